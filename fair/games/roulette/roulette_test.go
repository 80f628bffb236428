package roulette

import (
	"math/rand/v2"
	"testing"

	"roundcheck/fair"
	"roundcheck/fair/games/gametest"
)

func TestGame(t *testing.T) {
	gametest.Suite{
		Game:      Game{},
		Vectors:   200,
		Reference: reference,
		Result:    result,
		Options: func(i int, _ *rand.Rand) fair.Round {
			return fair.Round{fair.FieldWheel: []string{"european", "american"}[i%2]}
		},
		Seen:   seen,
		Golden: golden,
	}.Run(t)
}

// golden wins two of its three bets.
var golden = fair.Round{
	fair.FieldGame:       ID,
	fair.FieldServerSeed: "46cbc66875083f9a62fad951686854df6f85ae78b3d09b2b065d03868c69e32b",
	fair.FieldClientSeed: "",
	fair.FieldNonce:      "24",
	fair.FieldWheel:      "american",
	fair.FieldCommitment: "fc046c5b892b5eaef26370c2ded454bc55cdf587f6583b47486e300cc5f0d44e",
	fair.FieldSeen:       "00",
	fair.FieldBets:       "straight:00@0.50;split:00-0@1.25;red@10",
}

// result reads the number, and checks that the step of the game names it.
func result(t testing.TB, report fair.Report) gametest.Want {
	t.Helper()
	outcome := report.Outcome.(Outcome)
	last := len(report.Steps) - 1
	draw := report.Steps[last-1].(fair.DrawStep)
	want := PocketStep{"pocket", int(*draw.Result), outcome.Number}
	if step := report.Steps[last]; step != want || step.StepCode() != "pocket" {
		t.Errorf("%q: last step: got %+v, want %+v", report.Input, step, want)
	}
	if Name(outcome.Pocket) != outcome.Number || string(outcome.Wheel) != report.Input[fair.FieldWheel] {
		t.Errorf("%q: outcome: got %+v, want one pocket of one wheel", report.Input, outcome)
	}
	return gametest.Want{Number: outcome.Number}
}

// seen gives every number that a player may have noted. The double zero is none
// of the European wheel's, but may be noted all the same.
func seen(want gametest.Want) map[fair.Status][]fair.Round {
	status := map[fair.Status][]fair.Round{
		fair.StatusMatch: {{fair.FieldSeen: want.Number}},
	}
	for pocket := range 38 {
		if name := Name(pocket); name != want.Number {
			status[fair.StatusMismatch] = append(status[fair.StatusMismatch], fair.Round{fair.FieldSeen: name})
		}
	}
	return status
}

var sound = fair.Round{
	fair.FieldGame: ID, fair.FieldServerSeed: "s", fair.FieldClientSeed: "c", fair.FieldNonce: "1",
	fair.FieldWheel: "european",
}

func TestRefusals(t *testing.T) {
	number := func(text string, finding fair.Finding, err string) gametest.Refusal {
		finding.Code, finding.Field, finding.Read = fair.BadSeen, fair.FieldSeen, text
		return gametest.Refusal{Set: fair.Round{fair.FieldSeen: text}, Want: []fair.Finding{finding}, Err: err}
	}
	wheel := func(text, err string) gametest.Refusal {
		finding := fair.Finding{Code: fair.BadWheel, Field: fair.FieldWheel, Reason: fair.NotChoice, Read: text, Want: "european, american"}
		return gametest.Refusal{Set: fair.Round{fair.FieldWheel: text}, Want: []fair.Finding{finding}, Err: err}
	}
	gametest.Refuse(t, []fair.Game{Game{}}, sound, []gametest.Refusal{
		number("37", fair.Finding{Reason: fair.OutOfRange, Want: "0 to 36, or 00"}, `fair: seen: "37": out of range, want 0 to 36, or 00`),
		number("000", fair.Finding{Reason: fair.LeadingZero, At: 1}, `fair: seen: "000": leading zero at character 1`),
		number("07", fair.Finding{Reason: fair.LeadingZero, At: 1}, `fair: seen: "07": leading zero at character 1`),
		number("-1", fair.Finding{Reason: fair.NotDigit, At: 1, Char: "U+002D"}, `fair: seen: "-1": not a digit U+002D at character 1`),
		number("1,2", fair.Finding{Reason: fair.NotDigit, At: 2, Char: "U+002C"}, `fair: seen: "1,2": not a digit U+002C at character 2`),
		wheel("European", `fair: wheel: "European": not one of the choices, want european, american`),
		wheel("french", `fair: wheel: "french": not one of the choices, want european, american`),
		wheel(" american", `fair: wheel: " american": not one of the choices, want european, american`),
		{
			Without: []fair.Field{fair.FieldWheel},
			Want:    []fair.Finding{{Code: fair.MissingField, Field: fair.FieldWheel}},
			Err:     "fair: wheel: missing field",
		},
	})
}
