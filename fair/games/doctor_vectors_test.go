package games_test

import (
	"encoding/json"
	"maps"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"roundcheck/fair"
	"roundcheck/fair/games"
	"roundcheck/fair/games/gametest"
)

// ladder is a prize ladder for boards of the reference rounds.
var ladder = strings.Split("0.01,0.5,1,5,10,25,50,75,100,200,300,400,500,750,1000,"+
	"5000,10000,25000,50000,75000,100000,200000,300000,400000,500000", ",")

// eachVector calls f with every reference round of every game.
func eachVector(t testing.TB, f func(gametest.Vector)) {
	t.Helper()
	n := 0
	for _, game := range []string{"mines", "roulette", "dond"} {
		file, err := os.ReadFile(game + "/testdata/vectors.json")
		if err != nil {
			t.Fatal(err)
		}
		for _, v := range gametest.Load(t, file) {
			f(v)
			n++
		}
	}
	if n < 500 {
		t.Fatalf("vectors: got %d, want at least 500", n)
	}
}

// sights gives what a player of the round may have noted, rightly, as fields.
func sights(v gametest.Vector) []fair.Round {
	list := []fair.Round{{}}
	add := func(r fair.Round) { list = append(list, r) }
	switch v.Round[fair.FieldGame] {
	case "cloudbet-mines":
		var safe []int
		for tile := 1; tile <= 25; tile++ {
			if !slices.Contains(v.Want.Mines, tile) {
				safe = append(safe, tile)
			}
		}
		join := func(tiles []int) string { return strings.ReplaceAll(numbers(tiles), " ", ",") }
		add(fair.Round{fair.FieldSeen: join(v.Want.Mines)})
		add(fair.Round{fair.FieldSeen: join(v.Want.Order[:1])})
		add(fair.Round{fair.FieldSafe: join(safe)})
		add(fair.Round{fair.FieldSafe: join(safe[:1])})
		add(fair.Round{fair.FieldSeen: join(v.Want.Mines), fair.FieldSafe: join(safe[:1])})
	case "cloudbet-roulette":
		add(fair.Round{fair.FieldSeen: v.Want.Number})
		add(fair.Round{fair.FieldBets: "red@1;straight:7@0.5"})
		add(fair.Round{fair.FieldSeen: v.Want.Number, fair.FieldBets: "low@3"})
	case "dond":
		board := make([]string, len(v.Want.Positions))
		for k, position := range v.Want.Positions {
			board[k] = ladder[position-1]
		}
		full, some := strings.Join(board, ","), "7:"+board[6]+",12:"+board[11]
		add(fair.Round{fair.FieldSeen: full})
		add(fair.Round{fair.FieldSeen: some})
		add(fair.Round{fair.FieldSeen: full, fair.FieldLadder: strings.Join(ladder, ",")})
		add(fair.Round{fair.FieldSeen: some, fair.FieldLadder: strings.Join(ladder, ",")})
		add(fair.Round{fair.FieldLadder: strings.Join(ladder, ",")})
	}
	return list
}

func also(round, set fair.Round) fair.Round {
	changed := maps.Clone(round)
	maps.Copy(changed, set)
	return changed
}

// TestRightInputHasNoFinding: whatever part of a right round is given, there is
// nothing to find, and Check is Verify.
func TestRightInputHasNoFinding(t *testing.T) {
	eachVector(t, func(v gametest.Vector) {
		for _, saw := range sights(v) {
			for _, commitment := range []string{"", v.Want.Commitment, strings.ToUpper(v.Want.Commitment)} {
				for _, signature := range []string{"", v.Want.Signature} {
					round := also(v.Round, saw)
					set := func(f fair.Field, text string) {
						if text != "" {
							round[f] = text
						}
					}
					set(fair.FieldCommitment, commitment)
					set(fair.FieldSignature, signature)
					report := games.Check(round)
					if len(report.Findings) != 0 || report.Verdict == fair.Mismatch || report.Verdict == fair.Invalid {
						found, _ := json.Marshal(report.Findings)
						t.Errorf("%q: %s with %s, want no finding", round, report.Verdict, found)
					}
				}
			}
		}
	})
}

// TestWhatIsLeftOutHasNoFinding: a round that only lacks what is needed has
// nothing else to find, but for white space in a seed.
func TestWhatIsLeftOutHasNoFinding(t *testing.T) {
	eachVector(t, func(v gametest.Vector) {
		for f := range v.Round {
			for _, saw := range sights(v) {
				round := also(v.Round, saw)
				delete(round, f)
				for _, finding := range games.Check(round).Findings {
					if !finding.Invalid() && len(finding.Proof) > 0 {
						t.Errorf("%q: without %s: got %s of %s, fix %q, one in %s", round, f, finding.Code, finding.Field, finding.Fix, strconv.Quote(finding.OneIn))
					}
				}
			}
		}
	})
}
