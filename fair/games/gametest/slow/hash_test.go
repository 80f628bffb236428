package slow

import (
	"bytes"
	"crypto/hmac"
	"crypto/sha256"
	"crypto/sha3"
	"encoding/hex"
	"math/rand/v2"
	"testing"
)

// TestKnownAnswers has the standards' own examples: the messages "" and "abc" of
// FIPS 202 and FIPS 180-4, and test case 2 of RFC 4231.
func TestKnownAnswers(t *testing.T) {
	tests := []struct {
		name string
		got  []byte
		want string
	}{
		{"SHA3-256 of nothing", SHA3_256(nil), "a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a"},
		{"SHA3-256 of abc", SHA3_256([]byte("abc")), "3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532"},
		{"SHAKE256 of nothing", SHAKE256(nil, 32), "46b9dd2b0ba88d13233b3feb743eeb243fcd52ea62b81b82b50c27646ed5762f"},
		{"SHA-256 of nothing", SHA256(nil), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"},
		{"SHA-256 of abc", SHA256([]byte("abc")), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"},
		{"HMAC, RFC 4231, case 2", HMACSHA256([]byte("Jefe"), []byte("what do ya want for nothing?")),
			"5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"},
	}
	for _, test := range tests {
		if got := hex.EncodeToString(test.got); got != test.want {
			t.Errorf("%s: got %s, want %s", test.name, got, test.want)
		}
	}
}

// TestAgainstStandardLibrary covers every length around the blocks' ends.
func TestAgainstStandardLibrary(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	for length := range 420 {
		message, key := make([]byte, length), make([]byte, random.IntN(200))
		for _, b := range [][]byte{message, key} {
			for i := range b {
				b[i] = byte(random.Uint32())
			}
		}
		sum3 := sha3.Sum256(message)
		sum2 := sha256.Sum256(message)
		mac := hmac.New(sha256.New, key)
		mac.Write(message)
		n := random.IntN(500)
		for name, pair := range map[string][2][]byte{
			"SHA3-256":    {SHA3_256(message), sum3[:]},
			"SHAKE256":    {SHAKE256(message, n), sha3.SumSHAKE256(message, n)},
			"SHA-256":     {SHA256(message), sum2[:]},
			"HMAC-SHA256": {HMACSHA256(key, message), mac.Sum(nil)},
		} {
			if !bytes.Equal(pair[0], pair[1]) {
				t.Errorf("%s of %d bytes: got %x, want %x", name, length, pair[0], pair[1])
			}
		}
	}
}

func BenchmarkSHA3_256(b *testing.B) {
	for b.Loop() {
		SHA3_256([]byte("abc"))
	}
}
