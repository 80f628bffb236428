package slow

import (
	"encoding/hex"
	"math/big"
	"strconv"
)

// Hex writes bytes as lower-case hex.
func Hex(b []byte) string { return hex.EncodeToString(b) }

// Cloudbet is the stream of a round under SPEC 1: SHAKE256 of the signature's
// hex digits, in numbers of 4 bytes.
type Cloudbet struct {
	Signature string
	Draws     []uint32 // drawn so far, rejected ones included
	bytes     []byte
}

// NewCloudbet makes the signature, SPEC 1.2, and the stream, SPEC 1.3.
func NewCloudbet(server, client, nonce string) *Cloudbet {
	return &Cloudbet{Signature: Hex(SHA3_256([]byte(server + ":" + client + ":" + nonce)))}
}

// draw reads the stream's next number. It is not resumed where it stopped but
// made anew from its start, a little longer each time.
func (c *Cloudbet) draw() *big.Int {
	from := 4 * len(c.Draws)
	if from+4 > len(c.bytes) {
		c.bytes = SHAKE256([]byte(c.Signature), from+40)
	}
	n := new(big.Int).SetBytes(c.bytes[from : from+4])
	c.Draws = append(c.Draws, uint32(n.Uint64()))
	return n
}

// span is 2^32, the number of values that a draw can take.
var span = new(big.Int).Exp(big.NewInt(2), big.NewInt(32), nil)

// Sample is SPEC 1.4, word for word, in whole numbers without a bound.
func (c *Cloudbet) Sample(pool int) int {
	p := big.NewInt(int64(pool))
	limit := new(big.Int).Div(span, p)
	limit.Mul(limit, p)
	draw := c.draw()
	for draw.Cmp(limit) >= 0 {
		draw = c.draw()
	}
	return int(new(big.Int).Mod(draw, p).Int64())
}

// DondDraws returns the first n draws of SPEC 2.3: 8 from each HMAC block of
// SPEC 2.2.
func DondDraws(server, client string, n int) []uint32 {
	var stream []byte
	for i := 0; len(stream) < 4*n; i++ {
		stream = append(stream, HMACSHA256([]byte(server), []byte(client+":"+strconv.Itoa(i)))...)
	}
	draws := make([]uint32, n)
	for k := range draws {
		draws[k] = uint32(new(big.Int).SetBytes(stream[4*k : 4*k+4]).Uint64())
	}
	return draws
}

// Floor returns floor(draw / 2^32 * pool), SPEC 2.3 and 2.4, as a fraction
// without rounding.
func Floor(draw uint32, pool int) int {
	r := new(big.Rat).SetFrac(new(big.Int).SetUint64(uint64(draw)), span)
	r.Mul(r, big.NewRat(int64(pool), 1))
	return int(new(big.Int).Quo(r.Num(), r.Denom()).Int64())
}
