package games_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"roundcheck/fair"
	"roundcheck/fair/games"
	"roundcheck/fair/games/gametest"
)

// remade fails unless the receipt of a report, and the report that is made of it,
// are the same again.
func remade(t *testing.T, name string, report fair.Report) {
	t.Helper()
	receipt, err := report.Receipt()
	if err != nil {
		t.Fatal(err)
	}
	got, err := fair.Replay(games.All(), receipt)
	if err != nil || len(got.Differences) > 0 {
		t.Errorf("%s: got %v, %.600q, want no difference in %.1500s", name, err, got.Differences, receipt)
		return
	}
	if again, _ := got.Report.Receipt(); string(again) != string(receipt) {
		t.Errorf("%s: the receipt that was made anew is another", name)
	}
}

// TestReplayOfDiagnosedRounds: receipts with what the doctor found, in odd rounds
// of every game with every slip, give the same again; also two slips at once.
func TestReplayOfDiagnosedRounds(t *testing.T) {
	names := []string{}
	for name := range mistakes {
		names = append(names, name)
	}
	random := rand.New(rand.NewPCG(3, 3))
	codes, chances, algorithms, rounds := map[fair.Code]int{}, 0, 0, 0
	check := func(name string, round fair.Round) {
		report := games.Check(round)
		remade(t, name, report)
		rounds++
		for _, f := range report.Findings {
			codes[f.Code]++
			if f.OneIn != "" {
				chances++
			}
			if f.Algorithm != "" {
				algorithms++
			}
		}
	}
	i := 0
	eachVector(t, func(v gametest.Vector) {
		if i++; i%20 != 0 {
			return
		}
		right := seenBy(v.Round)
		check("right", right)
		for name, mistake := range mistakes {
			wrong := also(right, mistake(right))
			check(name, wrong)
			second := names[random.IntN(len(names))]
			check(name+", "+second, also(wrong, mistakes[second](wrong)))
			// With less to go by, chance has a say.
			check(name+", no hashes", without(wrong, commitment, signature))
		}
		check("another hash", also(right, fair.Round{commitment: keccak(right[s])}))
	})
	for _, slip := range slips() {
		check(slip.name, slip.round)
	}
	t.Logf("%d rounds: %v, %d by chance, %d of another hash", rounds, codes, chances, algorithms)
	for _, code := range []fair.Code{
		fair.SeedsSwapped, fair.OuterSpace, fair.InvisibleCharacter, fair.HexCase, fair.HexPrefix, fair.Quoted, fair.LookAlike,
		fair.NonceOff, fair.OtherHash, fair.WholeRound, fair.CommitmentIsSeed, fair.SeedIsCommitment,
	} {
		if codes[code] == 0 {
			t.Errorf("no receipt with %s was made: the test is blind", code)
		}
	}
	if chances == 0 || algorithms == 0 {
		t.Errorf("%d findings by chance, %d of another hash: the test is blind", chances, algorithms)
	}
}

// TestReplayOfNotedRounds: what a link, a file or a field turned up stands before
// what the doctor finds, and is carried over with it.
func TestReplayOfNotedRounds(t *testing.T) {
	long := strings.Repeat("x", fair.MaxSeed+1)
	found := 0
	for game, round := range map[string]fair.Round{"mines": mined, "roulette": spun, "dond": dealt} {
		for name, mistake := range mistakes {
			change := mistake(round)
			if change == nil {
				continue
			}
			wrong := also(round, change)
			for how, report := range map[string]fair.Report{
				"query":     games.Check(wrong, fair.Finding{Code: fair.QueryLink}),
				"twice":     games.Check(without(wrong, seen), fair.Finding{Code: fair.DuplicateField, Field: seen}, fair.Finding{Code: fair.QueryLink}),
				"foreign":   games.Check(also(wrong, fair.Round{"utm": "1", "…": "+7"})),
				"escape":    games.Check(without(wrong, c), fair.Finding{Code: fair.BadText, Field: c, Reason: fair.BadEscape, Read: "a%zz", At: 2}),
				"too long":  games.Check(without(wrong, s), fair.Finding{Code: fair.TooLong, Field: s, Count: len(long), Want: "4194304"}),
				"half pair": games.Check(without(wrong, commitment), fair.Finding{Code: fair.BadText, Field: commitment, Reason: fair.NotText, At: 3}),
				// As the library is called, nothing is left out of the round.
				"long seed": games.Check(also(wrong, fair.Round{s: long})),
				"long list": games.Check(also(wrong, fair.Round{seen: strings.Repeat("1,", fair.MaxField)})),
				"no text":   games.Check(also(wrong, fair.Round{c: wrong[c] + "\xff "})),
				"no hash":   games.Check(also(wrong, fair.Round{commitment: "\xc5" + wrong[commitment]})),
			} {
				remade(t, game+", "+name+", "+how, report)
				found += len(diagnosis(report))
			}
		}
	}
	if found < 100 {
		t.Errorf("%d hints in all of them: the test is blind", found)
	}
}
