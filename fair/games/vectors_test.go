package games_test

import (
	"os"
	"slices"
	"testing"

	"roundcheck/fair"
	"roundcheck/fair/games"
	"roundcheck/fair/games/dond"
	"roundcheck/fair/games/gametest"
	"roundcheck/fair/games/mines"
	"roundcheck/fair/games/roulette"
)

func TestQuick(t *testing.T) {
	for _, g := range []string{"mines", "roulette", "dond"} {
		b, err := os.ReadFile(g + "/testdata/vectors.json")
		if err != nil {
			t.Fatal(err)
		}
		for _, v := range gametest.Load(t, b) {
			rep := games.Verify(v.Round)
			if rep.Verdict != fair.Incomplete || rep.Commitment.Computed != v.Want.Commitment {
				t.Fatal(v.About, rep.Err())
			}
			switch o := rep.Outcome.(type) {
			case mines.Outcome:
				if !slices.Equal(o.Mines, v.Want.Mines) || !slices.Equal(o.Order, v.Want.Order) {
					t.Error(v.About, o)
				}
			case roulette.Outcome:
				if o.Number != v.Want.Number {
					t.Error(v.About, o)
				}
			case dond.Outcome:
				if !slices.Equal(o.Positions, v.Want.Positions) {
					t.Error(v.About, o)
				}
			}
			if _, err := rep.Receipt(); err != nil {
				t.Error(err)
			}
		}
	}
}
