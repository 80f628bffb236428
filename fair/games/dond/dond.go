// Package dond has the rules of Deal or No Deal with 25 cases, SPEC 2.
package dond

import (
	"strings"

	"roundcheck/fair"
)

// ID is the value of the game field.
const ID = "dond"

// Cases is the number of cases, and of prizes on the ladder.
const Cases = 25

// Game is the game as fair.Verify plays it.
type Game struct{}

// ID returns [ID].
func (Game) ID() string { return ID }

// Scheme returns dond.win's.
func (Game) Scheme() fair.Scheme { return fair.Dond() }

// Fields lists the prize ladder and the amounts seen.
func (Game) Fields() []fair.Field { return []fair.Field{fair.FieldLadder, fair.FieldSeen} }

// Read parses the ladder and the amounts seen. Neither is needed to play: the
// shuffle works on positions of the ladder.
func (Game) Read(r *fair.Reader) fair.Play {
	return play{readLadder(r), readSeen(r)}
}

// amount is a prize: the text as it was written, and its value.
type amount struct {
	text  string
	value fair.Decimal
}

func parseAmount(text string) (amount, *fair.Finding) {
	value, bad := fair.ParseDecimal(text)
	return amount{text, value}, bad
}

// readLadder parses an optional list of exactly 25 amounts.
func readLadder(r *fair.Reader) []amount {
	text, ok := r.Optional(fair.FieldLadder)
	if !ok {
		return nil
	}
	items := fair.List(text, ',')
	if len(items) != Cases {
		r.Fail(fair.Finding{Code: fair.BadLadder, Field: fair.FieldLadder, Reason: fair.WrongCount, Count: len(items), Want: "25"})
		return nil
	}
	list := make([]amount, Cases)
	for i, item := range items {
		a, bad := parseAmount(item.Text)
		if bad != nil {
			r.Fail(bad.In(fair.FieldLadder, fair.BadLadder, item))
			return nil
		}
		list[i] = a
	}
	return list
}

// board is what the player saw: the amount in a case, by case number less one.
type board map[int]amount

// readSeen parses either 25 amounts for the cases 1 to 25, or pairs
// case:amount for some of them.
func readSeen(r *fair.Reader) board {
	text, ok := r.Optional(fair.FieldSeen)
	if !ok {
		return nil
	}
	items := fair.List(text, ',')
	pairs := strings.Contains(text, ":")
	if !pairs && len(items) != Cases {
		r.Fail(fair.Finding{Code: fair.BadSeen, Field: fair.FieldSeen, Reason: fair.WrongCount, Count: len(items), Want: "25"})
		return nil
	}
	seen := board{}
	for i, item := range items {
		k, bad := i, (*fair.Finding)(nil)
		value := item
		if pairs {
			k, value, bad = cutPair(item)
		}
		if _, twice := seen[k]; bad == nil && twice {
			bad = &fair.Finding{Reason: fair.Repeated, Read: item.Text}
		}
		var a amount
		if bad == nil {
			a, bad = parseAmount(value.Text)
			item = value
		}
		if bad != nil {
			r.Fail(bad.In(fair.FieldSeen, fair.BadSeen, item))
			return nil
		}
		seen[k] = a
	}
	return seen
}

// cutPair cuts "7:1000" into the case, from 0, and the item of its amount.
func cutPair(item fair.Item) (int, fair.Item, *fair.Finding) {
	number, value, ok := strings.Cut(item.Text, ":")
	if !ok {
		return 0, item, &fair.Finding{Reason: fair.NotPair, Read: item.Text}
	}
	n, bad := fair.ParseUint(number, 1, Cases)
	return int(n) - 1, fair.Item{Text: value, At: item.At + len(number) + 1}, bad
}

type play struct {
	ladder []amount
	seen   board
}

// Run shuffles the ladder, SPEC 2.4, and holds it against what the player saw.
func (p play) Run(d *fair.Draws, t *fair.Trace) fair.Outcome {
	positions := make([]int, Cases)
	for i := range positions {
		positions[i] = i + 1
	}
	for i := Cases - 1; i >= 1; i-- {
		j := int(d.Scale(uint32(i + 1)))
		positions[i], positions[j] = positions[j], positions[i]
		t.Add(SwapStep{"swap", i, j})
	}
	return p.judge(positions)
}

// Outcome is the board, SPEC 2.5: the ladder position, 1 to 25, in each of the cases 1 to
// 25, and the amounts where a ladder was given or follows from the full board.
type Outcome struct {
	Status    fair.Status `json:"status"`
	Positions []int       `json:"positions"`
	Amounts   []string    `json:"amounts,omitempty"`
	// OneIn says of a board seen in part how often chance alone agrees with it:
	// once in so many boards.
	OneIn string `json:"oneIn,omitempty"`

	saw play
}

// OutcomeStatus returns the status.
func (o Outcome) OutcomeStatus() fair.Status { return o.Status }

// SwapStep swaps the ladder's entries I and J, from 0; J is the draw's result.
type SwapStep struct {
	Code string `json:"code"` // "swap"
	I    int    `json:"i"`
	J    int    `json:"j"`
}

// StepCode returns "swap".
func (s SwapStep) StepCode() string { return s.Code }
