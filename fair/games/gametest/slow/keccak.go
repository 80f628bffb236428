package slow

// state is the Keccak state of FIPS 202: 5 by 5 lanes of 64 bits, A[x][y].
type state [5][5]uint64

// rounds is the number of rounds of Keccak-f[1600].
const rounds = 24

// roundConstants are those of Iota, made by the shift register of FIPS 202,
// algorithm 5.
var roundConstants = func() (constants [rounds]uint64) {
	rc := func(t int) uint64 {
		r := []byte{1, 0, 0, 0, 0, 0, 0, 0}
		for range t % 255 {
			r = append([]byte{0}, r...)
			r[0] ^= r[8]
			r[4] ^= r[8]
			r[5] ^= r[8]
			r[6] ^= r[8]
			r = r[:8]
		}
		return uint64(r[0])
	}
	for round := range constants {
		for j := 0; j <= 6; j++ {
			constants[round] |= rc(j+7*round) << (1<<j - 1)
		}
	}
	return constants
}()

// offsets are the rotations of Rho, FIPS 202, algorithm 2.
var offsets = func() (offsets [5][5]int) {
	x, y := 1, 0
	for t := range 24 {
		offsets[x][y] = (t + 1) * (t + 2) / 2 % 64
		x, y = y, (2*x+3*y)%5
	}
	return offsets
}()

func rotate(lane uint64, by int) uint64 {
	return lane<<by | lane>>(64-by)
}

// permute is Keccak-f[1600], FIPS 202, section 3.3: Theta, Rho, Pi, Chi and Iota
// in each round.
func permute(a state) state {
	for round := range rounds {
		var c [5]uint64
		for x := range 5 {
			c[x] = a[x][0] ^ a[x][1] ^ a[x][2] ^ a[x][3] ^ a[x][4]
		}
		for x := range 5 {
			for y := range 5 {
				a[x][y] ^= c[(x+4)%5] ^ rotate(c[(x+1)%5], 1)
			}
		}
		var moved state
		for x := range 5 {
			for y := range 5 {
				from := (x + 3*y) % 5
				moved[x][y] = rotate(a[from][x], offsets[from][x])
			}
		}
		for x := range 5 {
			for y := range 5 {
				a[x][y] = moved[x][y] ^ (^moved[(x+1)%5][y] & moved[(x+2)%5][y])
			}
		}
		a[0][0] ^= roundConstants[round]
	}
	return a
}

// sponge hashes a message to n bytes, FIPS 202, section 4, at a rate in bytes.
// The suffix holds the function's own bits and the first bit of the padding.
func sponge(message []byte, rate int, suffix byte, n int) []byte {
	padded := append([]byte(nil), message...)
	padded = append(padded, suffix)
	for len(padded)%rate != 0 {
		padded = append(padded, 0)
	}
	padded[len(padded)-1] |= 0x80

	var a state
	for ; len(padded) > 0; padded = padded[rate:] {
		for i, b := range padded[:rate] {
			lane := i / 8
			a[lane%5][lane/5] ^= uint64(b) << (i % 8 * 8)
		}
		a = permute(a)
	}
	var out []byte
	for {
		for i := range rate {
			if len(out) == n {
				return out
			}
			lane := i / 8
			out = append(out, byte(a[lane%5][lane/5]>>(i%8*8)))
		}
		a = permute(a)
	}
}

// SHA3_256 is FIPS 202's: 32 bytes, rate 136, suffix bits 01.
func SHA3_256(message []byte) []byte { return sponge(message, 136, 0b110, 32) }

// SHAKE256 is FIPS 202's: n bytes, rate 136, suffix bits 1111.
func SHAKE256(message []byte, n int) []byte { return sponge(message, 136, 0b11111, n) }
