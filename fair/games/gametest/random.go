package gametest

import (
	"fmt"
	"math"
	"math/rand/v2"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"roundcheck/fair"
)

// randomRounds is the number of rounds on which a game must agree with its slow
// reference.
const randomRounds = 10_000

// testReference holds random rounds with odd seeds against the slow reference.
func (s Suite) testReference(t *testing.T) {
	random := rand.New(rand.NewPCG(2026, 1))
	for i := range randomRounds {
		round := s.random(i, random)
		if got, want := s.got(t, s.verify(round)), s.Reference(round); !reflect.DeepEqual(got, want) {
			t.Fatalf("round %d, %q: got %+v, want %+v", i, round, got, want)
		}
	}
}

// random makes a round of the game.
func (s Suite) random(i int, random *rand.Rand) fair.Round {
	round := with(fair.Round{
		fair.FieldGame:       s.Game.ID(),
		fair.FieldServerSeed: oddSeed(random),
		fair.FieldClientSeed: oddSeed(random),
	}, s.Options(i, random))
	if s.Game.Scheme().Signed {
		round[fair.FieldNonce] = oddNonce(random)
	}
	return round
}

// alphabets are what odd seeds are made of. Each holds what once broke a
// verifier: separators, white space, invisible and combining characters,
// characters of two to four bytes, look-alikes.
var alphabets = [][]rune{
	[]rune("0123456789abcdef"),
	[]rune("0123456789ABCDEFabcdef"),
	[]rune(":"),
	[]rune("a:0 \t\r\n"),
	[]rune("\u00a0\u2003\u2028\u2029\u3000\u200b\u200c\u200d\u2060\ufeff\u202e\u2066"),
	[]rune("e\u0301éo\u0308öå\u030a"),
	[]rune("żółćęß½€カジノ７Ａ"),
	[]rune("😀👨\u200d👩🏽\U0010fffd𝟘"),
	[]rune("\x00\x01\x1f\x7f\u0080\ufffd\ufffe"),
	[]rune(`{"a":'<&>'},;=%+\`),
}

// oddSeed makes a seed: mostly hex digits as casinos use, else text of one odd
// alphabet, sometimes empty, sometimes around the length of a hash's block or
// far above.
func oddSeed(random *rand.Rand) string {
	length := random.IntN(70)
	switch random.IntN(40) {
	case 0:
		return ""
	case 1:
		length = 1000 + random.IntN(4000)
	case 2, 3, 4:
		length = 130 + random.IntN(12)
	}
	alphabet := alphabets[0]
	if random.IntN(3) > 0 {
		alphabet = alphabets[random.IntN(len(alphabets))]
	}
	var seed strings.Builder
	for range length {
		seed.WriteRune(alphabet[random.IntN(len(alphabet))])
	}
	return seed.String()
}

// oddNonce makes a nonce of any size up to 2^64 - 1.
func oddNonce(random *rand.Rand) string {
	switch random.IntN(20) {
	case 0:
		return "0"
	case 1:
		return fmt.Sprint(uint64(math.MaxUint64))
	case 2:
		return fmt.Sprint(1<<53 - 1 + random.IntN(3))
	}
	return strconv.FormatUint(random.Uint64()>>random.IntN(64), 10)
}
