package model

import (
	"maps"
	"slices"
	"strings"

	"roundcheck/app/model/paste"
	"roundcheck/fair"
	"roundcheck/fair/games/dond"
)

// List is a list of amounts in a form of its own, with the ways to read it.
type List struct {
	Text     string // as it came
	Readings []Reading
	Bad      []paste.BadAmount // then there is no reading
}

// Reading is one way to read a list.
type Reading struct {
	To      string // the contract's form
	Amounts []paste.Amount
}

// Asked returns a list that can be read in several ways, or not at all, and that
// waits for the player. It goes with the field's text as it is now.
func (s *State) Asked(f fair.Field) (List, bool) {
	l, ok := s.asked[s.Slot(f)]
	return l, ok && !s.Refused(f)
}

// Answer settles how the list that was asked about is to be read.
func (s *State) Answer(f fair.Field, reading int) {
	if l, ok := s.Asked(f); ok && reading >= 0 && reading < len(l.Readings) {
		s.takeList(f, l, l.Readings[reading])
	}
}

// PasteCells takes a list of amounts that was pasted into case n, from 1, and
// reports whether it is one: a single amount is for the case itself. Amounts
// that name no case count from case n on, or from the first if there are 25.
//
// Where some line of it cannot be read, each line goes to a case as it is: the
// rest stands.
func (s *State) PasteCells(n int, text string) bool {
	if s.game != dond.ID || s.Locked() != "" || len(readAmount(text)) > 0 {
		return false
	}
	l := s.readList(fair.FieldSeen, n, text)
	if len(l.Readings) == 0 {
		return s.pasteLines(n, text)
	}
	s.takeOrAsk(fair.FieldSeen, l)
	return true
}

func (s *State) pasteLines(n int, text string) bool {
	lines := strings.FieldsFunc(text, func(r rune) bool { return r == '\n' || r == '\r' || r == '\t' })
	if len(lines) == dond.Cases {
		n = 1
	}
	if len(lines) < 2 || n+len(lines)-1 > dond.Cases {
		return false
	}
	for i, line := range lines {
		s.SetCell(n+i, strings.TrimSpace(line))
	}
	return true
}

// takeOrAsk takes over a list that is clear, and asks about one that is not.
func (s *State) takeOrAsk(f fair.Field, l List) bool {
	if len(l.Readings) == 1 {
		s.takeList(f, l, l.Readings[0])
		return true
	}
	if len(l.Readings)+len(l.Bad) > 0 {
		s.asked[s.Slot(f)] = l
	}
	return false
}

// takeList puts a list into its field. What stands in the boxes of other cases,
// and may still wait to be read, stays.
func (s *State) takeList(f fair.Field, l List, r Reading) {
	t := Tidying{From: l.Text, To: r.To, Back: s.Text(f), Amounts: r.Amounts}
	if f == fair.FieldSeen {
		t.cells = s.cells
	}
	s.Set(f, r.To)
	s.tidyings[s.Slot(f)] = t
	maps.Copy(s.cells, t.cells)
	for n := range t.cells {
		if slices.ContainsFunc(r.Amounts, func(a paste.Amount) bool { return a.Case == n }) {
			delete(s.cells, n)
		}
	}
}

// readList reads a list for a field. For the board it is one that was pasted into
// case n; for a field as a whole n is 0.
func (s *State) readList(f fair.Field, n int, text string) List {
	_, how, bad := paste.Amounts(text)
	l := List{Text: text, Bad: bad}
	for _, amounts := range how.Readings {
		r := Reading{Amounts: slices.Clone(amounts)}
		if f == fair.FieldLadder {
			r.To = writeLadder(amounts)
		} else if number(r.Amounts, n) {
			r.To = s.writeCases(r.Amounts, n > 0)
		}
		same := func(other Reading) bool { return r.To == other.To }
		if r.To != "" && !slices.ContainsFunc(l.Readings, same) {
			l.Readings = append(l.Readings, r)
		}
	}
	return l
}

// number gives each amount its case, from case n on where none is named, and
// reports whether there is one for all. A whole list needs no n.
func number(amounts []paste.Amount, n int) bool {
	if len(amounts) == 0 || amounts[0].Case > 0 {
		return len(amounts) > 0
	}
	if len(amounts) == dond.Cases {
		n = 1
	}
	if n < 1 || n+len(amounts)-1 > dond.Cases {
		return false
	}
	for i := range amounts {
		amounts[i].Case = n + i
	}
	return true
}

// writeCases writes amounts as the field for the cases, joined with what stands
// there already or not.
func (s *State) writeCases(amounts []paste.Amount, join bool) string {
	cases := map[int]string{}
	if before, ok := readCases(s.Text(fair.FieldSeen)); join && ok {
		cases = before
	}
	for _, a := range amounts {
		cases[a.Case] = a.Value
	}
	return joinCases(cases)
}

func writeLadder(amounts []paste.Amount) string {
	if len(amounts) != dond.Cases {
		return ""
	}
	values := make([]string, len(amounts))
	for i, a := range amounts {
		values[i] = a.Value
	}
	return strings.Join(values, ",")
}

// strict reports whether a list of amounts is in the contract's form already.
func strict(f fair.Field, text string) bool {
	if f == fair.FieldSeen {
		_, ok := readCases(text)
		return ok && !strings.HasSuffix(text, ",")
	}
	items := fair.List(text, ',')
	return len(items) == dond.Cases && !slices.ContainsFunc(items, func(i fair.Item) bool {
		_, bad := fair.ParseDecimal(i.Text)
		return bad != nil
	})
}
