package dond_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"roundcheck/fair"
	"roundcheck/fair/games/dond"
	"roundcheck/fair/games/gametest"
)

func TestGame(t *testing.T) {
	gametest.Suite{
		Game:      dond.Game{},
		Vectors:   134,
		Reference: reference,
		Result:    result,
		Options:   func(int, *rand.Rand) fair.Round { return nil },
		Seen:      seen,
		Golden:    golden,
	}.Run(t)
}

var golden = fair.Round{
	fair.FieldGame:       dond.ID,
	fair.FieldServerSeed: "a < b && b > c\n",
	fair.FieldClientSeed: "カジノ 👩🏽",
	fair.FieldLadder:     strings.Join(rising, ","),
	fair.FieldSeen:       "7:1000.00,12:0.01",
}

// rising is a ladder of prizes.
var rising = strings.Split("0.01,0.5,1,5,10,25,50,75,100,200,300,400,500,750,1000,"+
	"5000,10000,25000,50000,75000,100000,200000,300000,400000,500000", ",")

// result reads the board, and checks that the swaps of the trace lead to it.
func result(t testing.TB, report fair.Report) gametest.Want {
	t.Helper()
	var ladder [dond.Cases]int
	for i := range ladder {
		ladder[i] = i + 1
	}
	var swaps []int
	for n, step := range report.Steps {
		step, ok := step.(dond.SwapStep)
		if !ok {
			continue
		}
		want := dond.SwapStep{Code: "swap", I: 24 - len(swaps), J: int(*report.Steps[n-1].(fair.DrawStep).Result)}
		if step != want || step.StepCode() != "swap" {
			t.Errorf("%q: step %d: got %+v, want %+v", report.Input, n, step, want)
		}
		swaps = append(swaps, step.J)
		ladder[step.I], ladder[step.J] = ladder[step.J], ladder[step.I]
	}
	positions := report.Outcome.(dond.Outcome).Positions
	if !slices.Equal(positions, ladder[:]) {
		t.Errorf("%q: positions: got %v, want %v", report.Input, positions, ladder)
	}
	return gametest.Want{Swaps: swaps, Positions: positions}
}

// board deals a ladder's prizes into the cases.
func board(ladder []string, positions []int) []string {
	amounts := make([]string, len(positions))
	for k, position := range positions {
		amounts[k] = ladder[position-1]
	}
	return amounts
}

// pairs writes some cases, by number less one, with their amounts.
func pairs(amounts []string, cases ...int) string {
	var list []string
	for _, k := range cases {
		list = append(list, fmt.Sprintf("%d:%s", k+1, amounts[k]))
	}
	return strings.Join(list, ",")
}

// replaced returns a copy with one entry exchanged.
func replaced(list []string, i int, text string) []string {
	list = slices.Clone(list)
	list[i] = text
	return list
}

// seen gives what players of a board may have noted, with and without a ladder.
func seen(want gametest.Want) map[fair.Status][]fair.Round {
	status := map[fair.Status][]fair.Round{}
	saw := func(s fair.Status, ladder []string, seen string) {
		status[s] = append(status[s], fair.Round{fair.FieldLadder: strings.Join(ladder, ","), fair.FieldSeen: seen})
	}
	join := func(amounts []string) string { return strings.Join(amounts, ",") }
	falling := slices.Clone(rising)
	slices.Reverse(falling)
	mixed := append(slices.Clone(rising[12:]), rising[:12]...) // neither rises nor falls
	twice := replaced(rising, 8, rising[7])                    // two equal prizes
	full := board(rising, want.Positions)
	at := make([]int, dond.Cases) // the case of each ladder entry, from 0
	for k, position := range want.Positions {
		at[position-1] = k
	}
	backwards := slices.Clone(at)
	slices.Reverse(backwards)

	saw(fair.StatusMatch, nil, join(full))
	saw(fair.StatusMatch, nil, join(board(falling, want.Positions)))
	saw(fair.StatusMatch, nil, pairs(full, backwards...))
	saw(fair.StatusMatch, rising, join(full))
	saw(fair.StatusMatch, falling, join(board(falling, want.Positions)))
	saw(fair.StatusMatch, mixed, join(board(mixed, want.Positions)))
	saw(fair.StatusMatch, twice, join(board(twice, want.Positions)))
	saw(fair.StatusMatch, replaced(rising, 14, "1000.00"), join(full))
	saw(fair.StatusMatch, rising, join(replaced(full, at[1], "0.500")))

	turned := append(slices.Clone(full[1:]), full[0])
	swapped := replaced(replaced(full, at[3], rising[4]), at[4], rising[3])
	saw(fair.StatusMismatch, nil, join(swapped))
	saw(fair.StatusMismatch, nil, join(turned))
	saw(fair.StatusMismatch, nil, join(board(mixed, want.Positions)))
	saw(fair.StatusMismatch, nil, pairs(swapped, at[2], at[3], at[4]))
	saw(fair.StatusMismatch, rising, join(swapped))
	saw(fair.StatusMismatch, rising, join(board(falling, want.Positions)))
	saw(fair.StatusMismatch, rising, join(replaced(full, at[14], "1000.01")))
	saw(fair.StatusMismatch, rising, pairs(swapped, at[3]))
	saw(fair.StatusMismatch, rising, pairs(swapped, at[0], at[1], at[4]))

	saw(fair.StatusConsistent, nil, pairs(full, at[9]))
	saw(fair.StatusConsistent, nil, pairs(swapped, at[3], at[4])) // two amounts always fall or rise
	saw(fair.StatusConsistent, nil, pairs(full, at[20], at[3], at[11]))
	saw(fair.StatusConsistent, nil, pairs(full, at[:24]...))
	saw(fair.StatusConsistent, nil, join(board(twice, want.Positions)))
	saw(fair.StatusConsistent, rising, pairs(full, at[9]))
	saw(fair.StatusConsistent, rising, pairs(full, at[1:]...))
	saw(fair.StatusConsistent, mixed, pairs(board(mixed, want.Positions), at[3], at[20]))

	saw(fair.StatusAbsent, rising, "")
	return status
}

var sound = fair.Round{
	fair.FieldGame: dond.ID, fair.FieldServerSeed: "s", fair.FieldClientSeed: "c",
}

// outcome plays the sound round with a ladder and amounts seen.
func outcome(t *testing.T, ladder, seen string) dond.Outcome {
	t.Helper()
	round := fair.Round{fair.FieldLadder: ladder, fair.FieldSeen: seen}
	for f, text := range sound {
		round[f] = text
	}
	report := fair.Verify([]fair.Game{dond.Game{}}, round)
	if err := report.Err(); err != nil {
		t.Fatal(err)
	}
	return report.Outcome.(dond.Outcome)
}

// TestAmounts: amounts are shown, as they were written, where the ladder was
// given, or follows from a board that matches.
func TestAmounts(t *testing.T) {
	positions := reference(sound).Positions
	full := board(replaced(rising, 14, "1000.00"), positions)
	twice := replaced(rising, 8, rising[7])
	tests := []struct {
		name         string
		ladder, seen []string
		want         []string
	}{
		{"nothing given", nil, nil, nil},
		{"a board in order", nil, full, full},
		{"a board out of order", nil, board(append(slices.Clone(rising[1:]), "0"), positions), nil},
		{"a board whose order is not sure", nil, board(twice, positions), nil},
		{"one case", nil, []string{"3:" + full[2]}, nil},
		{"a ladder", rising, nil, board(rising, positions)},
		{"a ladder and a board", rising, full, board(rising, positions)},
		{"a ladder and another board", rising, rising, board(rising, positions)},
	}
	for _, test := range tests {
		got := outcome(t, strings.Join(test.ladder, ","), strings.Join(test.seen, ",")).Amounts
		if !slices.Equal(got, test.want) {
			t.Errorf("%s: amounts: got %q, want %q", test.name, got, test.want)
		}
	}
}

func TestRefusals(t *testing.T) {
	refusal := func(f fair.Field, code fair.Code, text string, finding fair.Finding, err string) gametest.Refusal {
		finding.Code, finding.Field = code, f
		return gametest.Refusal{Set: fair.Round{f: text}, Want: []fair.Finding{finding}, Err: err}
	}
	ladder := func(text string, finding fair.Finding, err string) gametest.Refusal {
		return refusal(fair.FieldLadder, fair.BadLadder, text, finding, "fair: ladder: "+err)
	}
	saw := func(text string, finding fair.Finding, err string) gametest.Refusal {
		return refusal(fair.FieldSeen, fair.BadSeen, text, finding, "fair: seen: "+err)
	}
	most := strings.Repeat("1,", 24)
	gametest.Refuse(t, []fair.Game{dond.Game{}}, sound, []gametest.Refusal{
		ladder("1", fair.Finding{Reason: fair.WrongCount, Count: 1, Want: "25"}, "wrong number of entries, got 1, want 25"),
		ladder(most+"1,1", fair.Finding{Reason: fair.WrongCount, Count: 26, Want: "25"}, "wrong number of entries, got 26, want 25"),
		ladder(most, fair.Finding{Reason: fair.NotAmount, At: 49}, "not a plain decimal at character 49"),
		ladder(most+"€1", fair.Finding{Reason: fair.NotAmount, Read: "€1", At: 49, Char: "U+20AC"}, `"€1": not a plain decimal U+20AC at character 49`),
		ladder("１,"+most[2:]+"x", fair.Finding{Reason: fair.NotAmount, Read: "１", At: 1, Char: "U+FF11"}, `"１": not a plain decimal U+FF11 at character 1`),
		ladder("1:1,"+most[2:]+"1", fair.Finding{Reason: fair.NotAmount, Read: "1:1", At: 2, Char: "U+003A"}, `"1:1": not a plain decimal U+003A at character 2`),
		ladder(most+"01", fair.Finding{Reason: fair.LeadingZero, Read: "01", At: 49}, `"01": leading zero at character 49`),
		saw("1,2", fair.Finding{Reason: fair.WrongCount, Count: 2, Want: "25"}, "wrong number of entries, got 2, want 25"),
		saw(most+"1e3", fair.Finding{Reason: fair.NotAmount, Read: "1e3", At: 50, Char: "U+0065"}, `"1e3": not a plain decimal U+0065 at character 50`),
		saw("7:1000,8", fair.Finding{Reason: fair.NotPair, Read: "8", At: 8}, `"8": not case:amount at character 8`),
		saw("7:1,000", fair.Finding{Reason: fair.NotPair, Read: "000", At: 5}, `"000": not case:amount at character 5`),
		saw("7:1,26:2", fair.Finding{Reason: fair.OutOfRange, Read: "26", At: 5, Want: "1 to 25"}, `"26": out of range at character 5, want 1 to 25`),
		saw("0:1", fair.Finding{Reason: fair.OutOfRange, Read: "0", At: 1, Want: "1 to 25"}, `"0": out of range at character 1, want 1 to 25`),
		saw(":1", fair.Finding{Reason: fair.NotDigit, At: 1}, `not a digit at character 1`),
		saw("1:5,１:5", fair.Finding{Reason: fair.NotDigit, Read: "１", At: 5, Char: "U+FF11"}, `"１": not a digit U+FF11 at character 5`),
		saw("7:", fair.Finding{Reason: fair.NotAmount, At: 3}, `not a plain decimal at character 3`),
		saw("12:3,7:-1", fair.Finding{Reason: fair.NotAmount, Read: "-1", At: 8, Char: "U+002D"}, `"-1": not a plain decimal U+002D at character 8`),
		saw("12:3:4", fair.Finding{Reason: fair.NotAmount, Read: "3:4", At: 5, Char: "U+003A"}, `"3:4": not a plain decimal U+003A at character 5`),
		saw("7:1,8:1,7:1", fair.Finding{Reason: fair.Repeated, Read: "7:1", At: 9}, `"7:1": repeated at character 9`),
		{
			Set: fair.Round{fair.FieldLadder: "1,2", fair.FieldSeen: "x:1", fair.FieldNonce: "1"},
			Want: []fair.Finding{
				{Code: fair.UnknownField, Field: fair.FieldNonce, Reason: fair.OtherGame, Read: "1"},
				{Code: fair.BadLadder, Field: fair.FieldLadder, Reason: fair.WrongCount, Count: 2, Want: "25"},
				{Code: fair.BadSeen, Field: fair.FieldSeen, Reason: fair.NotDigit, Read: "x", At: 1, Char: "U+0078"},
			},
			Err: `fair: nonce: "1": belongs to another game (and 2 more)`,
		},
	})
}

// Where all prizes are equal, every seed gives the board: it proves nothing.
func TestALevelLadderProvesNothing(t *testing.T) {
	fives := strings.Repeat("5,", 24) + "5.00"
	report := fair.Verify([]fair.Game{dond.Game{}}, fair.Round{
		fair.FieldGame: dond.ID, fair.FieldServerSeed: "a", fair.FieldClientSeed: "b", fair.FieldLadder: fives, fair.FieldSeen: fives,
		fair.FieldCommitment: "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb",
	})
	if report.Verdict != fair.Incomplete || report.Outcome.OutcomeStatus() != fair.StatusConsistent {
		t.Errorf("got %s, %s (%v), want %s, %s", report.Verdict, report.Outcome.OutcomeStatus(), report.Err(), fair.Incomplete, fair.StatusConsistent)
	}
}
