package games_test

import (
	"strings"
	"testing"

	"roundcheck/fair"
	"roundcheck/fair/games"
)

// The worst cases of a diagnosis: nothing fits, so that everything is tried, on
// seeds as casinos use them. In the browser it takes about four times as long.

func BenchmarkDiagnoseMines(b *testing.B) {
	diagnose(b, fair.Round{
		fair.FieldGame: "cloudbet-mines", fair.FieldMines: "6", fair.FieldNonce: "5000",
		fair.FieldSeen: "1,2,3,4,5,6", fair.FieldCommitment: strings.Repeat("ab", 32),
	})
}

func BenchmarkDiagnoseMinesSigned(b *testing.B) {
	diagnose(b, fair.Round{
		fair.FieldGame: "cloudbet-mines", fair.FieldMines: "24", fair.FieldNonce: "5000",
		fair.FieldSeen: "1,2,3,4,5", fair.FieldSignature: strings.Repeat("ab", 32),
	})
}

func BenchmarkDiagnoseRoulette(b *testing.B) {
	diagnose(b, fair.Round{
		fair.FieldGame: "cloudbet-roulette", fair.FieldWheel: "european", fair.FieldNonce: "5000",
		fair.FieldSeen: "00", fair.FieldCommitment: strings.Repeat("ab", 32), fair.FieldSignature: strings.Repeat("ab", 32),
	})
}

func BenchmarkDiagnoseDond(b *testing.B) {
	diagnose(b, fair.Round{
		fair.FieldGame: "dond", fair.FieldCommitment: strings.Repeat("ab", 32),
		fair.FieldSeen: strings.Join(ladder, ","), fair.FieldLadder: strings.Join(ladder, ","),
	})
}

// BenchmarkDiagnoseLong has seeds that are nothing like a casino's.
func BenchmarkDiagnoseLong(b *testing.B) {
	for name, length := range map[string]int{"1kB": 1 << 10, "3kB": 3 << 10, "1MB": 1 << 20} {
		b.Run(name, func(b *testing.B) {
			run(b, fair.Round{
				fair.FieldGame: "cloudbet-mines", fair.FieldMines: "6", fair.FieldNonce: "5000",
				fair.FieldSeen: "1,2,3,4,5,6", fair.FieldCommitment: strings.Repeat("ab", 32),
				fair.FieldServerSeed: strings.Repeat("ż ", length/3) + "\n", fair.FieldClientSeed: "c",
			})
		})
	}
}

// diagnose measures a round with seeds as they are, and with white space around
// both, which has everything tried twice.
func diagnose(b *testing.B, round fair.Round) {
	const server, client = "46cbc66875083f9a62fad951686854df6f85ae78b3d09b2b065d03868c69e32b", "Zażółć-Gęślą-Jaźń"
	b.Run("plain", func(b *testing.B) {
		run(b, also(round, fair.Round{fair.FieldServerSeed: server, fair.FieldClientSeed: client}))
	})
	b.Run("spaced", func(b *testing.B) {
		run(b, also(round, fair.Round{fair.FieldServerSeed: " " + server + "\n", fair.FieldClientSeed: client + "\n"}))
	})
}

func run(b *testing.B, round fair.Round) {
	b.ReportAllocs()
	report := games.Verify(round)
	for b.Loop() {
		for _, f := range fair.Diagnose(games.All(), report) {
			if len(f.Proof) > 0 {
				b.Fatalf("%+v, want no proof", f)
			}
		}
	}
}
