package games_test

import (
	"crypto/hmac"
	"crypto/sha256"
	"io"
	"testing"

	"golang.org/x/crypto/sha3"

	"roundcheck/fair"
	"roundcheck/fair/games"
)

// The two benchmarks of a game belong together: verify is a whole check with its
// trace, hashing the bare hashes that no check can do without. Read them as a
// ratio, from one run.

func BenchmarkMines(b *testing.B) {
	benchmark(b, hashCloudbet, fair.Round{
		fair.FieldGame: "cloudbet-mines", fair.FieldMines: "24", fair.FieldNonce: "20204218",
	})
}

func BenchmarkRoulette(b *testing.B) {
	benchmark(b, hashCloudbet, fair.Round{
		fair.FieldGame: "cloudbet-roulette", fair.FieldWheel: "european", fair.FieldNonce: "20204218",
	})
}

func BenchmarkDond(b *testing.B) {
	benchmark(b, hashDond, fair.Round{fair.FieldGame: "dond"})
}

func benchmark(b *testing.B, hash func(server, client, nonce string), round fair.Round) {
	round[fair.FieldServerSeed] = "46cbc66875083f9a62fad951686854df6f85ae78b3d09b2b065d03868c69e32b"
	round[fair.FieldClientSeed] = "rej002"
	b.Run("verify", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			if err := games.Verify(round).Err(); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("hashing", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			hash(round[fair.FieldServerSeed], round[fair.FieldClientSeed], round[fair.FieldNonce])
		}
	})
}

// hashCloudbet is SPEC 1.1 to 1.3 up to one block of the stream.
func hashCloudbet(server, client, nonce string) {
	h := sha3.New256()
	io.WriteString(h, server)
	h.Sum(nil)
	h.Reset()
	io.WriteString(h, server+":"+client+":"+nonce)
	signature := h.Sum(nil)
	var block [136]byte
	stream := sha3.NewShake256()
	stream.Write(signature)
	stream.Write(signature) // as long as the signature's hex digits
	stream.Read(block[:])
}

// hashDond is SPEC 2.1 and the three blocks of 2.2.
func hashDond(server, client, _ string) {
	sha256.Sum256([]byte(server))
	mac := hmac.New(sha256.New, []byte(server))
	for _, i := range []string{":0", ":1", ":2"} {
		mac.Reset()
		io.WriteString(mac, client)
		io.WriteString(mac, i)
		mac.Sum(nil)
	}
}
