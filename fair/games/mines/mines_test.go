package mines_test

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"roundcheck/fair"
	"roundcheck/fair/games/gametest"
	"roundcheck/fair/games/mines"
)

func TestGame(t *testing.T) {
	gametest.Suite{
		Game:      mines.Game{},
		Vectors:   200,
		Reference: reference,
		Result:    result,
		Options: func(i int, _ *rand.Rand) fair.Round {
			return fair.Round{fair.FieldMines: strconv.Itoa(i%24 + 1)}
		},
		Seen:   seen,
		Golden: golden,
	}.Run(t)
}

var golden = fair.Round{
	fair.FieldGame:       mines.ID,
	fair.FieldServerSeed: "46cbc66875083f9a62fad951686854df6f85ae78b3d09b2b065d03868c69e32b",
	fair.FieldClientSeed: `<script>&"ż` + "\u2028",
	fair.FieldNonce:      "18446744073709551615",
	fair.FieldMines:      "3",
	fair.FieldCommitment: "FC046C5B892B5EAEF26370C2DED454BC55CDF587F6583B47486E300CC5F0D44E",
	fair.FieldSafe:       "1,25",
}

// result reads the grid, and checks that the steps of the game lead to it.
func result(t testing.TB, report fair.Report) gametest.Want {
	t.Helper()
	outcome := report.Outcome.(mines.Outcome)
	var order []int
	for i, step := range report.Steps {
		step, ok := step.(mines.MineStep)
		if !ok {
			continue
		}
		order = append(order, step.Tile)
		draw := report.Steps[i-1].(fair.DrawStep)
		if step.Code != "mine" || step.StepCode() != "mine" || step.Mine != len(order) || step.Index != int(*draw.Result) {
			t.Errorf("%q: step %d: got %+v, want mine %d of draw %+v", report.Input, i, step, len(order), draw)
		}
	}
	if !slices.Equal(order, outcome.Order) {
		t.Errorf("%q: order of the steps: got %v, want %v", report.Input, order, outcome.Order)
	}
	return gametest.Want{Order: order, Mines: outcome.Mines}
}

func list(tiles ...int) string {
	var text []string
	for _, tile := range tiles {
		text = append(text, strconv.Itoa(tile))
	}
	return strings.Join(text, ",")
}

// seen gives what players of a grid may have noted. A single mine or a single
// safe tile cannot be seen in part.
func seen(want gametest.Want) map[fair.Status][]fair.Round {
	mined := want.Mines
	var safe, all []int
	for tile := 1; tile <= mines.Tiles; tile++ {
		all = append(all, tile)
		if !slices.Contains(mined, tile) {
			safe = append(safe, tile)
		}
	}
	status := map[fair.Status][]fair.Round{}
	saw := func(s fair.Status, seen, safe []int) {
		status[s] = append(status[s], fair.Round{fair.FieldSeen: list(seen...), fair.FieldSafe: list(safe...)})
	}
	saw(fair.StatusMatch, mined, nil)
	saw(fair.StatusMatch, want.Order, nil)
	saw(fair.StatusMatch, nil, safe)
	saw(fair.StatusMatch, mined, safe)
	saw(fair.StatusMatch, mined, safe[:1])
	saw(fair.StatusMatch, mined[:1], safe)

	moved := append([]int{safe[0]}, mined[1:]...)
	saw(fair.StatusMismatch, moved, nil)
	saw(fair.StatusMismatch, safe[:1], nil)
	saw(fair.StatusMismatch, append(slices.Clone(mined), safe[0]), nil) // one too many
	saw(fair.StatusMismatch, all, nil)
	saw(fair.StatusMismatch, nil, mined[:1])
	saw(fair.StatusMismatch, nil, append(slices.Clone(safe), mined[0]))
	saw(fair.StatusMismatch, nil, all)

	if len(mined) > 1 {
		saw(fair.StatusMismatch, mined[:1], mined[1:2])
		saw(fair.StatusConsistent, mined[1:], nil)
		saw(fair.StatusConsistent, mined[:1], safe[:len(safe)-1])
	}
	if len(safe) > 1 {
		saw(fair.StatusConsistent, nil, safe[1:])
		saw(fair.StatusConsistent, mined[1:], safe[:1])
	}
	return status
}

func TestRefusals(t *testing.T) {
	sound := fair.Round{
		fair.FieldGame: mines.ID, fair.FieldServerSeed: "s", fair.FieldClientSeed: "c",
		fair.FieldNonce: "1", fair.FieldMines: "3",
	}
	bad := func(code fair.Code, f fair.Field, finding fair.Finding) []fair.Finding {
		finding.Code, finding.Field = code, f
		return []fair.Finding{finding}
	}
	count := func(text string, finding fair.Finding, err string) gametest.Refusal {
		finding.Read = text
		return gametest.Refusal{
			Set:  fair.Round{fair.FieldMines: text},
			Want: bad(fair.BadMines, fair.FieldMines, finding),
			Err:  err,
		}
	}
	tiles := func(f fair.Field, text string, finding fair.Finding, err string) gametest.Refusal {
		code := map[fair.Field]fair.Code{fair.FieldSeen: fair.BadSeen, fair.FieldSafe: fair.BadSafe}[f]
		return gametest.Refusal{Set: fair.Round{f: text}, Want: bad(code, f, finding), Err: err}
	}
	gametest.Refuse(t, []fair.Game{mines.Game{}}, sound, []gametest.Refusal{
		count("0", fair.Finding{Reason: fair.OutOfRange, Want: "1 to 24"}, `fair: mines: "0": out of range, want 1 to 24`),
		count("25", fair.Finding{Reason: fair.OutOfRange, Want: "1 to 24"}, `fair: mines: "25": out of range, want 1 to 24`),
		count("03", fair.Finding{Reason: fair.LeadingZero, At: 1}, `fair: mines: "03": leading zero at character 1`),
		count("3 ", fair.Finding{Reason: fair.NotDigit, At: 2, Char: "U+0020"}, `fair: mines: "3 ": not a digit U+0020 at character 2`),
		count("３", fair.Finding{Reason: fair.NotDigit, At: 1, Char: "U+FF13"}, `fair: mines: "３": not a digit U+FF13 at character 1`),
		{
			Without: []fair.Field{fair.FieldMines},
			Want:    bad(fair.MissingField, fair.FieldMines, fair.Finding{}),
			Err:     "fair: mines: missing field",
		},
		tiles(fair.FieldSeen, "4,26", fair.Finding{Reason: fair.OutOfRange, Read: "26", At: 3, Want: "1 to 25"},
			`fair: seen: "26": out of range at character 3, want 1 to 25`),
		tiles(fair.FieldSeen, "0", fair.Finding{Reason: fair.OutOfRange, Read: "0", At: 1, Want: "1 to 25"},
			`fair: seen: "0": out of range at character 1, want 1 to 25`),
		tiles(fair.FieldSeen, "4, 9", fair.Finding{Reason: fair.NotDigit, Read: " 9", At: 3, Char: "U+0020"},
			`fair: seen: " 9": not a digit U+0020 at character 3`),
		tiles(fair.FieldSeen, "4,9,", fair.Finding{Reason: fair.NotDigit, At: 5}, `fair: seen: not a digit at character 5`),
		tiles(fair.FieldSeen, ",", fair.Finding{Reason: fair.NotDigit, At: 1}, `fair: seen: not a digit at character 1`),
		tiles(fair.FieldSeen, "4;9", fair.Finding{Reason: fair.NotDigit, Read: "4;9", At: 2, Char: "U+003B"},
			`fair: seen: "4;9": not a digit U+003B at character 2`),
		tiles(fair.FieldSeen, "4,9,4", fair.Finding{Reason: fair.Repeated, Read: "4", At: 5}, `fair: seen: "4": repeated at character 5`),
		tiles(fair.FieldSafe, "1,07", fair.Finding{Reason: fair.LeadingZero, Read: "07", At: 3}, `fair: safe: "07": leading zero at character 3`),
		{ // every tile that is in both is named
			Set: fair.Round{fair.FieldSeen: "4,9,17", fair.FieldSafe: "1,17,10,4"},
			Want: []fair.Finding{
				{Code: fair.BadSafe, Field: fair.FieldSafe, Reason: fair.BothWays, Read: "17", At: 3},
				{Code: fair.BadSafe, Field: fair.FieldSafe, Reason: fair.BothWays, Read: "4", At: 9},
			},
			Err: `fair: safe: "17": given as mine and as safe at character 3 (and 1 more)`,
		},
		{ // each field's first problem, all at once
			Set: fair.Round{fair.FieldMines: "x", fair.FieldSeen: "1,1,1", fair.FieldSafe: "99"},
			Want: []fair.Finding{
				{Code: fair.BadSeen, Field: fair.FieldSeen, Reason: fair.Repeated, Read: "1", At: 3},
				{Code: fair.BadSafe, Field: fair.FieldSafe, Reason: fair.OutOfRange, Read: "99", At: 1, Want: "1 to 25"},
				{Code: fair.BadMines, Field: fair.FieldMines, Reason: fair.NotDigit, Read: "x", At: 1, Char: "U+0078"},
			},
			Err: `fair: seen: "1": repeated at character 3 (and 2 more)`,
		},
	})
}

// TestEveryCountIsAPrefix: the same seeds with more mines add to the order.
func TestEveryCountIsAPrefix(t *testing.T) {
	var last []int
	for n := 1; n <= mines.Tiles-1; n++ {
		report := fair.Verify([]fair.Game{mines.Game{}}, fair.Round{
			fair.FieldGame: mines.ID, fair.FieldServerSeed: "s", fair.FieldClientSeed: "c",
			fair.FieldNonce: "1", fair.FieldMines: strconv.Itoa(n),
		})
		order := report.Outcome.(mines.Outcome).Order
		if len(order) != n || !slices.Equal(order[:n-1], last) {
			t.Fatalf("%d mines: order: got %v, want %v and one more", n, order, last)
		}
		last = order
	}
}
