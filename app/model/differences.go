package model

import (
	"strconv"
	"strings"

	"roundcheck/fair"
	"roundcheck/fair/games/dond"
	"roundcheck/fair/games/mines"
	"roundcheck/fair/games/roulette"
)

// Differences are the two sides of a mismatch, place by place: what the player
// gave, and what the seeds give.
type Differences struct {
	Hashes []HashDifference
	Items  []ItemDifference
	// Breaks are what contradicts itself where there is no ladder to hold the
	// amounts against.
	Breaks []OrderBreak
}

// HashDifference is a hash that was given and differs from the computed one. At
// is the first digit that does, from 1. The case of letters is none.
type HashDifference struct {
	Field           fair.Field
	Computed, Given string
	At              int
}

// ItemDifference is a tile or a case, from 1, or the wheel's number as item 0. Of
// a tile it says [Mine] or [Safe], or nothing for one that the player has not marked;
// of the others the number or the amount.
type ItemDifference struct {
	Item           int
	Seen, Computed string
}

// OrderBreak is a pair of cases, neighbours on the ladder among those that the
// player saw, whose amounts go against all others: they fall where a ladder
// rises, or the reverse.
type OrderBreak struct {
	Lower, Upper Prize
	Rising       bool // whether the ladder rises
}

// Prize is an amount that the player saw, with its case and its place on the
// ladder, both from 1.
type Prize struct {
	Case, Position int
	Amount         string
}

// Differences compares the input with what it gives. There are none in a round
// that is verified, and none that the report does not count as a mismatch.
func (s *State) Differences() Differences {
	var d Differences
	if c := s.report.Commitment; c != nil && c.Status == fair.StatusMismatch {
		d.Hashes = append(d.Hashes, hashDifference(fair.FieldCommitment, c.Computed, *c.Given))
	}
	if g := s.report.Signature; g != nil && g.Status == fair.StatusMismatch {
		d.Hashes = append(d.Hashes, hashDifference(fair.FieldSignature, g.Computed, *g.Given))
	}
	if o := s.report.Outcome; o != nil && o.OutcomeStatus() == fair.StatusMismatch {
		d.Items, d.Breaks = s.differ(o, s.entered())
	}
	return d
}

func hashDifference(f fair.Field, computed, given string) HashDifference {
	at := 0
	for lower := strings.ToLower(given); at < len(lower) && at < len(computed) && lower[at] == computed[at]; {
		at++
	}
	return HashDifference{f, computed, given, at + 1}
}

// entered is what the player saw, as far as the fields can be read.
type entered struct {
	mines, safe []int
	number      string
	amounts     map[int]string
}

func (s *State) entered() entered {
	e := entered{amounts: map[int]string{}}
	switch s.game {
	case mines.ID:
		e.mines, e.safe = s.Tiles(fair.FieldSeen), s.Tiles(fair.FieldSafe)
	case roulette.ID:
		e.number = s.Text(fair.FieldSeen)
	case dond.ID:
		for number, amount := range s.Prizes() {
			if n, bad := fair.ParseUint(number, 1, dond.Cases); bad == nil {
				e.amounts[int(n)] = amount
			}
		}
	}
	return e
}

func (s *State) differ(o fair.Outcome, e entered) ([]ItemDifference, []OrderBreak) {
	switch o := o.(type) {
	case mines.Outcome:
		return differTiles(o.Mines, e), nil
	case roulette.Outcome:
		if e.number != "" && e.number != o.Number {
			return []ItemDifference{{0, e.number, o.Number}}, nil
		}
	case dond.Outcome:
		if s.Text(fair.FieldLadder) != "" {
			return differCases(o.Amounts, e), nil
		}
		return nil, breaks(prizes(o.Positions, e))
	}
	return nil, nil
}

// differTiles goes through the grid. Where as many mines were seen as there are,
// the player has seen them all, and a tile without a mark as one without a mine.
func differTiles(computed []int, e entered) []ItemDifference {
	var list []ItemDifference
	mined := set(computed)
	saw, opened := set(e.mines), set(e.safe)
	all := len(saw) == len(mined)
	for n := 1; n <= mines.Tiles; n++ {
		switch {
		case saw[n] && !mined[n]:
			list = append(list, ItemDifference{n, string(Mine), string(Safe)})
		case opened[n] && mined[n]:
			list = append(list, ItemDifference{n, string(Safe), string(Mine)})
		case all && mined[n] && !saw[n]:
			list = append(list, ItemDifference{n, string(Unmarked), string(Mine)})
		}
	}
	return list
}

func set(list []int) map[int]bool {
	out := map[int]bool{}
	for _, n := range list {
		out[n] = true
	}
	return out
}

func differCases(computed []string, e entered) []ItemDifference {
	var list []ItemDifference
	for k, amount := range computed {
		if seen, ok := e.amounts[k+1]; ok && compare(seen, amount) != 0 {
			list = append(list, ItemDifference{k + 1, seen, amount})
		}
	}
	return list
}

// prizes puts the amounts seen into the order of the ladder.
func prizes(positions []int, e entered) []Prize {
	byPlace := make([]Prize, dond.Cases+1)
	for k, position := range positions {
		if amount, ok := e.amounts[k+1]; ok {
			byPlace[position] = Prize{k + 1, position, amount}
		}
	}
	var list []Prize
	for _, p := range byPlace {
		if p.Case > 0 {
			list = append(list, p)
		}
	}
	return list
}

// breaks lists the neighbours that go against the rest. Whether a ladder rises
// or falls is what most of them say; where they are even, it rises.
func breaks(list []Prize) []OrderBreak {
	var falls, rises []OrderBreak
	for i := 1; i < len(list); i++ {
		switch c := compare(list[i].Amount, list[i-1].Amount); {
		case c < 0:
			falls = append(falls, OrderBreak{list[i-1], list[i], true})
		case c > 0:
			rises = append(rises, OrderBreak{list[i-1], list[i], false})
		}
	}
	switch {
	case len(falls) == 0 || len(rises) == 0:
		return nil
	case len(falls) <= len(rises):
		return falls
	}
	return rises
}

// compare compares two amounts by value. Texts that are no amounts are equal: the
// report says so of them, and nothing else.
func compare(a, b string) int {
	x, badX := fair.ParseDecimal(a)
	y, badY := fair.ParseDecimal(b)
	if badX != nil || badY != nil {
		return 0
	}
	return x.Cmp(y)
}

// Growing reports whether a contradiction rests on nothing but the entry that
// the player is typing just now, and that may go on: a 2 that becomes 25. The
// caret is at the end of a field, or in the box of one case, from 1.
func (s *State) Growing(typing fair.Field, box int) bool {
	o := s.report.Outcome
	if s.report.Verdict != fair.Mismatch || o.OutcomeStatus() != fair.StatusMismatch || s.otherMismatch() {
		return false
	}
	e := s.entered()
	if box == 0 && !s.cutLast(typing, &e) {
		return false
	}
	delete(e.amounts, box)
	items, breaks := s.differ(o, e)
	return len(items)+len(breaks) == 0
}

// otherMismatch reports whether anything but the outcome does not match.
func (s *State) otherMismatch() bool {
	r := s.report
	return r.Commitment.Status == fair.StatusMismatch ||
		r.Signature != nil && r.Signature.Status == fair.StatusMismatch
}

// cutLast takes the last entry of a field away, and reports whether that one may
// go on.
func (s *State) cutLast(f fair.Field, e *entered) bool {
	text := s.Text(f)
	start := strings.LastIndexByte(text, ',') + 1
	last := text[start:]
	switch {
	case f == fair.FieldSeen && s.game == roulette.ID:
		e.number = ""
		return len(text) == 1 && text <= "3" // 0 may become 00
	case f == fair.FieldSeen && s.game == mines.ID:
		e.mines = e.mines[:max(0, len(e.mines)-1)]
		return last == "1" || last == "2"
	case f == fair.FieldSafe && s.game == mines.ID:
		e.safe = e.safe[:max(0, len(e.safe)-1)]
		return last == "1" || last == "2"
	case f == fair.FieldSeen && s.game == dond.ID:
		number, _, pair := strings.Cut(last, ":")
		if !pair {
			number = strconv.Itoa(strings.Count(text, ",") + 1)
		}
		n, _ := strconv.Atoi(number)
		delete(e.amounts, n)
		return last != ""
	}
	return false
}
