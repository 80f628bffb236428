// Package roulette has the rules of Roulette on the European and the American
// wheel, SPEC 1.6.
package roulette

import (
	"strconv"

	"roundcheck/fair"
)

// ID is the value of the game field.
const ID = "cloudbet-roulette"

// Wheel is the wheel that the round was played on.
type Wheel string

// The European wheel has 0 to 36; the American one has the double zero beside.
const (
	European Wheel = "european"
	American Wheel = "american"
)

// DoubleZero is the pocket 00. Every other pocket is its own number.
const DoubleZero = 37

// Pockets is the number of pockets: 37 or 38.
func (w Wheel) Pockets() int {
	if w == American {
		return 38
	}
	return 37
}

// Name writes a pocket as it stands on the wheel: "0" to "36", or "00".
func Name(pocket int) string {
	if pocket == DoubleZero {
		return "00"
	}
	return strconv.Itoa(pocket)
}

// Game is the game as fair.Verify plays it.
type Game struct{}

// ID returns [ID].
func (Game) ID() string { return ID }

// Scheme returns Cloudbet's.
func (Game) Scheme() fair.Scheme { return fair.Cloudbet() }

// Fields lists the wheel, the number seen and the bets.
func (Game) Fields() []fair.Field {
	return []fair.Field{fair.FieldWheel, fair.FieldSeen, fair.FieldBets}
}

// Read parses the wheel, the number that the player saw, and the bets.
func (Game) Read(r *fair.Reader) fair.Play {
	seen := readSeen(r)
	wheel, ok := r.Choice(fair.FieldWheel, fair.BadWheel, string(European), string(American))
	bets := readBets(r, Wheel(wheel))
	if !ok {
		return nil
	}
	return play{Wheel(wheel), seen, bets}
}

const notSeen = -1

// readSeen parses the number seen. A 00 is accepted for either wheel: on the
// European one it is a mismatch, not a slip of the pen.
func readSeen(r *fair.Reader) int {
	text, ok := r.Optional(fair.FieldSeen)
	if !ok {
		return notSeen
	}
	pocket, bad := parsePocket(text)
	if bad != nil {
		bad.Code, bad.Field = fair.BadSeen, fair.FieldSeen
		r.Fail(*bad)
		return notSeen
	}
	return pocket
}

// parsePocket reads a pocket of either wheel: "0" to "36", or "00".
func parsePocket(text string) (int, *fair.Finding) {
	if text == Name(DoubleZero) {
		return DoubleZero, nil
	}
	n, bad := fair.ParseUint(text, 0, 36)
	if bad != nil && bad.Reason == fair.OutOfRange {
		bad.Want = "0 to 36, or 00"
	}
	return int(n), bad
}

type play struct {
	wheel Wheel
	seen  int
	bets  []bet
}

// Run draws the pocket, SPEC 1.6, and pays the bets, SPEC 1.7.
func (p play) Run(d *fair.Draws, t *fair.Trace) fair.Outcome {
	pocket := int(d.Sample(uint32(p.wheel.Pockets())))
	t.Add(PocketStep{"pocket", pocket, Name(pocket)})
	o := Outcome{Status: fair.StatusMismatch, Number: Name(pocket), Pocket: pocket, Wheel: p.wheel, seen: p.seen}
	o.Payout = settle(p.bets, pocket)
	switch p.seen {
	case notSeen:
		o.Status = fair.StatusAbsent
	case pocket:
		o.Status = fair.StatusMatch
	}
	return o
}

// Outcome is the winning number, and what the bets came to. Payout is nil where
// none were given: ask before reading Bets.
type Outcome struct {
	Status fair.Status `json:"status"`
	Number string      `json:"number"` // as on the wheel
	Pocket int         `json:"-"`      // 0 to 37
	Wheel  Wheel       `json:"-"`
	*Payout

	seen int
}

// OutcomeStatus returns the status.
func (o Outcome) OutcomeStatus() fair.Status { return o.Status }

// PocketStep names the pocket of the draw's result.
type PocketStep struct {
	Code   string `json:"code"` // "pocket"
	Pocket int    `json:"pocket"`
	Number string `json:"number"`
}

// StepCode returns "pocket".
func (s PocketStep) StepCode() string { return s.Code }
