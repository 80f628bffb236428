package gametest

import (
	"maps"
	"math/rand/v2"
	"os"
	"reflect"
	"testing"

	"roundcheck/fair"
)

// Suite is what a game brings to be tested. Its folder holds the reference
// rounds in testdata/vectors.json and the expected receipt of Golden in
// testdata/receipt.json.
type Suite struct {
	Game fair.Game
	// Vectors is the number of reference rounds that there must be at least.
	Vectors int
	// Reference recomputes a round in the slow way, without package fair.
	Reference func(fair.Round) Want
	// Result reads the game's own values from a report, and fails where outcome
	// and steps contradict each other.
	Result func(testing.TB, fair.Report) Want
	// Options makes the fields that only this game needs, for the i-th random
	// round; over i every option must come up.
	Options func(i int, random *rand.Rand) fair.Round
	// Seen gives, for each status that the game can have, all ways in which a
	// player may have seen the result so. That nothing was seen goes without
	// saying.
	Seen func(Want) map[fair.Status][]fair.Round
	// Golden is a round with a known receipt.
	Golden fair.Round
}

// Run tests the game.
func (s Suite) Run(t *testing.T) {
	file, err := os.ReadFile("testdata/vectors.json")
	if err != nil {
		t.Fatal(err)
	}
	vectors := Load(t, file)
	if len(vectors) < s.Vectors {
		t.Fatalf("vectors: got %d, want at least %d", len(vectors), s.Vectors)
	}
	t.Run("vectors", func(t *testing.T) { s.testVectors(t, vectors) })
	t.Run("reference", s.testReference)
	t.Run("verdicts", func(t *testing.T) { s.testVerdicts(t, vectors) })
	t.Run("trace", func(t *testing.T) { s.testTrace(t, vectors) })
	t.Run("pure", func(t *testing.T) { s.testPure(t, vectors) })
	t.Run("golden", s.testGolden)
}

// verify checks a round of the suite's game.
func (s Suite) verify(round fair.Round) fair.Report {
	return fair.Verify([]fair.Game{s.Game}, round)
}

// got reads a report in the form of a vector.
func (s Suite) got(t testing.TB, report fair.Report) Want {
	t.Helper()
	if err := report.Err(); err != nil {
		t.Fatalf("verify %q: %v", report.Input, err)
	}
	got := s.Result(t, report)
	got.Commitment = report.Commitment.Computed
	if report.Signature != nil {
		got.Signature = report.Signature.Computed
	}
	for _, step := range report.Steps {
		if draw, ok := step.(fair.DrawStep); ok {
			got.Draws = append(got.Draws, draw.Value)
		}
	}
	return got
}

// testVectors holds every reference round, down to its draws, against ours;
// then it fills in what the vector says that the player saw, and spoils that.
func (s Suite) testVectors(t *testing.T, vectors []Vector) {
	for _, v := range vectors {
		if got := s.got(t, s.verify(v.Round)); !reflect.DeepEqual(got, v.Want) {
			t.Errorf("%s: got %+v, want %+v", v.About, got, v.Want)
		}
		seen := s.Seen(v.Want)
		full := with(v.Round, seen[fair.StatusMatch][0])
		full[fair.FieldCommitment] = v.Want.Commitment
		if v.Want.Signature != "" {
			full[fair.FieldSignature] = v.Want.Signature
		}
		s.wantVerdict(t, v.About, full, fair.Verified)
		s.wantVerdict(t, v.About+", another outcome", with(full, seen[fair.StatusMismatch][0]), fair.Mismatch)
		for _, f := range []fair.Field{fair.FieldCommitment, fair.FieldSignature} {
			if full[f] != "" {
				s.wantVerdict(t, v.About+", another "+string(f), with(full, fair.Round{f: spoil(full[f])}), fair.Mismatch)
			}
		}
		for _, f := range []fair.Field{fair.FieldServerSeed, fair.FieldClientSeed} {
			s.wantVerdict(t, v.About+", another "+string(f), with(full, fair.Round{f: full[f] + "\n"}), fair.Mismatch)
		}
	}
}

func (s Suite) wantVerdict(t *testing.T, about string, round fair.Round, want fair.Verdict) {
	t.Helper()
	if report := s.verify(round); report.Verdict != want {
		t.Errorf("%s: verdict of %q: got %s (%v), want %s", about, round, report.Verdict, report.Err(), want)
	}
}

// with returns the round with some fields set.
func with(round, set fair.Round) fair.Round {
	changed := maps.Clone(round)
	maps.Copy(changed, set)
	return changed
}

// spoil changes the last digit of a hash.
func spoil(hex string) string {
	last := len(hex) - 1
	if hex[last] == '0' {
		return hex[:last] + "1"
	}
	return hex[:last] + "0"
}
