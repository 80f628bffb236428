package games_test

import (
	"encoding/json"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"roundcheck/fair"
	"roundcheck/fair/games"
	"roundcheck/fair/games/gametest"
)

// TestOneInIsShownOfAPart: a receipt has the chance of just those outcomes that
// are consistent.
func TestOneInIsShownOfAPart(t *testing.T) {
	shown := map[string]int{}
	eachVector(t, func(v gametest.Vector) {
		for _, saw := range sights(v) {
			report := games.Verify(also(v.Round, saw))
			text, err := json.Marshal(report.Outcome)
			if err != nil {
				t.Fatal(err)
			}
			var got struct{ OneIn *string }
			if err := json.Unmarshal(text, &got); err != nil {
				t.Fatal(err)
			}
			consistent := report.Outcome.OutcomeStatus() == fair.StatusConsistent
			if consistent != (got.OneIn != nil) {
				t.Errorf("%q: outcome %s", report.Input, text)
			}
			if consistent {
				shown[v.Round[fair.FieldGame]]++
				if chance := report.Outcome.(fair.Chancy).Chance(); chance == nil || chance.String() != *got.OneIn {
					t.Errorf("%q: one in %s, want %v", report.Input, *got.OneIn, chance)
				}
			}
		}
	})
	if shown["cloudbet-mines"] == 0 || shown["dond"] == 0 || shown["cloudbet-roulette"] != 0 {
		t.Errorf("chances shown: got %v", shown)
	}
}

// TestLuckIsRare: rounds whose outcome is made up are explained away no more
// often than their findings say.
func TestLuckIsRare(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 1))
	for _, count := range []int{1, 2, 3, 5} {
		const rounds = 400
		found := 0
		for range rounds {
			tiles := random.Perm(25)[:count]
			for i := range tiles {
				tiles[i]++
			}
			round := fair.Round{
				fair.FieldGame: "cloudbet-mines", s: strings.Repeat(string(rune('a'+random.IntN(26))), 1+random.IntN(40)), c: "client",
				n: []string{"7", "400", "90000"}[random.IntN(3)], fair.FieldMines: []string{"", "1", "2", "3", "4", "5"}[count],
				seen: strings.ReplaceAll(numbers(tiles), " ", ","),
			}
			report := games.Check(round)
			if slices.ContainsFunc(diagnosis(report), func(f fair.Finding) bool { return f.OneIn != "" }) {
				found++
			}
			checkDiagnosis(t, report)
		}
		// Some kinds of slip are tried, each with a chance of one in ten at most.
		if most := rounds * 3 / 10; found > most {
			t.Errorf("%d mines: %d of %d rounds explained by luck, want at most %d", count, found, rounds, most)
		}
	}
}
