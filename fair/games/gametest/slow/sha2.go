package slow

import (
	"encoding/binary"
	"math/big"
)

// rootBits returns the first 32 bits behind the point of a prime's square
// (degree 2) or cube (degree 3) root, FIPS 180-4, sections 4.2.2 and 5.3.3.
func rootBits(prime int64, degree int64) uint32 {
	power := new(big.Int).Exp(big.NewInt(2), big.NewInt(32*degree), nil)
	target := power.Mul(power, big.NewInt(prime))
	// The largest root with root^degree <= target, bit by bit from the top.
	root := new(big.Int)
	for bit := 40; bit >= 0; bit-- {
		next := new(big.Int).SetBit(root, bit, 1)
		if new(big.Int).Exp(next, big.NewInt(degree), nil).Cmp(target) <= 0 {
			root = next
		}
	}
	return uint32(root.Uint64())
}

// primes returns the first n primes.
func primes(n int) []int64 {
	var list []int64
	for p := int64(2); len(list) < n; p++ {
		if big.NewInt(p).ProbablyPrime(0) {
			list = append(list, p)
		}
	}
	return list
}

var (
	sha256Constants, sha256Start = func() (k [64]uint32, h [8]uint32) {
		for i, p := range primes(64) {
			k[i] = rootBits(p, 3)
		}
		for i, p := range primes(8) {
			h[i] = rootBits(p, 2)
		}
		return k, h
	}()
)

func rotateRight(x uint32, by int) uint32 { return x>>by | x<<(32-by) }

// SHA256 is FIPS 180-4's, section 6.2.
func SHA256(message []byte) []byte {
	padded := append([]byte(nil), message...)
	padded = append(padded, 0x80)
	for len(padded)%64 != 56 {
		padded = append(padded, 0)
	}
	padded = binary.BigEndian.AppendUint64(padded, uint64(len(message))*8)

	h := sha256Start
	for ; len(padded) > 0; padded = padded[64:] {
		h = compress(h, padded[:64])
	}
	var out []byte
	for _, word := range h {
		out = binary.BigEndian.AppendUint32(out, word)
	}
	return out
}

func compress(h [8]uint32, block []byte) [8]uint32 {
	var w [64]uint32
	for t := range w {
		if t < 16 {
			w[t] = binary.BigEndian.Uint32(block[4*t:])
			continue
		}
		s0 := rotateRight(w[t-15], 7) ^ rotateRight(w[t-15], 18) ^ w[t-15]>>3
		s1 := rotateRight(w[t-2], 17) ^ rotateRight(w[t-2], 19) ^ w[t-2]>>10
		w[t] = s1 + w[t-7] + s0 + w[t-16]
	}
	v := h // the variables a to h
	for t := range w {
		a, b, c, e, f, g := v[0], v[1], v[2], v[4], v[5], v[6]
		s1 := rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25)
		t1 := v[7] + s1 + (e&f ^ ^e&g) + sha256Constants[t] + w[t]
		s0 := rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22)
		t2 := s0 + (a&b ^ a&c ^ b&c)
		v = [8]uint32{t1 + t2, a, b, c, v[3] + t1, e, f, g}
	}
	for i := range h {
		h[i] += v[i]
	}
	return h
}

// HMACSHA256 is FIPS 198-1's, with SHA-256 and its block of 64 bytes.
func HMACSHA256(key, message []byte) []byte {
	if len(key) > 64 {
		key = SHA256(key)
	}
	var inner, outer [64]byte
	copy(inner[:], key)
	copy(outer[:], key)
	for i := range 64 {
		inner[i] ^= 0x36
		outer[i] ^= 0x5c
	}
	return SHA256(append(outer[:], SHA256(append(inner[:], message...))...))
}
