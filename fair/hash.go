package fair

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"hash"
	"io"
	"strconv"

	"golang.org/x/crypto/sha3"
)

// Algorithm names a function of the trace, as its standard spells it.
type Algorithm string

// SHA3_256 and SHAKE256 are those of FIPS 202, not the older Keccak-256 that
// some tools call "SHA3"; SHA256 and HMAC are those of FIPS 180-4 and 198-1.
const (
	SHA3_256   Algorithm = "SHA3-256"
	SHAKE256   Algorithm = "SHAKE256"
	SHA256     Algorithm = "SHA-256"
	HMACSHA256 Algorithm = "HMAC-SHA256"
)

// digest returns the hash of the parts, one behind the other, as 64 lower-case
// hex digits.
func digest(a Algorithm, parts ...string) string {
	var h hash.Hash
	switch a {
	case SHA3_256:
		h = sha3.New256()
	case SHA256:
		h = sha256.New()
	default:
		panic("fair: no hash " + string(a))
	}
	for _, part := range parts {
		io.WriteString(h, part)
	}
	return hex.EncodeToString(h.Sum(nil))
}

// shakeRate is the number of bytes that one permutation of SHAKE256 yields.
const shakeRate = 136

// shake is the source of SPEC 1.3: SHAKE256 of the signature's hex digits, read
// a block of 136 bytes at a time. It never ends.
type shake struct {
	xof   sha3.ShakeHash
	block [shakeRate]byte
}

func newShake(signature string) *shake {
	s := &shake{xof: sha3.NewShake256()}
	io.WriteString(s.xof, signature)
	return s
}

// restart begins the stream of another signature.
func (s *shake) restart(signature []byte) {
	s.xof.Reset()
	s.xof.Write(signature)
}

func (s *shake) Next() []byte {
	s.xof.Read(s.block[:])
	return s.block[:]
}

// hmacBlocks is the source of SPEC 2.2: block i is the HMAC-SHA256 of
// "clientSeed:i" under the server seed's text. It never ends.
type hmacBlocks struct {
	mac    hash.Hash
	client string
	i      uint64
	block  [sha256.Size]byte
}

func newHMACBlocks(server, client string) *hmacBlocks {
	return &hmacBlocks{mac: hmac.New(sha256.New, []byte(server)), client: client}
}

func (b *hmacBlocks) Next() []byte {
	b.mac.Reset()
	io.WriteString(b.mac, b.client)
	io.WriteString(b.mac, ":"+strconv.FormatUint(b.i, 10))
	b.i++
	return b.mac.Sum(b.block[:0])
}
