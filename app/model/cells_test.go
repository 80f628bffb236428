package model

import (
	"slices"
	"testing"

	"roundcheck/fair"
	"roundcheck/fair/games/dond"
)

// An amount that may mean two things counts as neither until the player has
// said which, and then as just that one; what they typed stays in the box.
func TestAmbiguousAmounts(t *testing.T) {
	for _, text := range []string{"1.000", "1,000", "$1.000", "25,000 €"} {
		for i := range 2 {
			s := blankBoard(t, dond.ID)
			s.SetCell(7, "500")
			s.SetCell(8, text)
			c := s.Cell(8)
			if len(c.Choices) != 2 || c.Amount != "" || c.Bad() || s.Text(fair.FieldSeen) != "7:500" {
				t.Fatalf("%q: %+v, field %q, want two choices and nothing in the field", text, c, s.Text(fair.FieldSeen))
			}
			if compare(c.Choices[0], c.Choices[1]) == 0 {
				t.Errorf("%q may mean %v: that is the same", text, c.Choices)
			}
			s.ChooseCell(8, c.Choices[i])
			if got := s.Cell(8); got.Amount != c.Choices[i] || got.Text != text || s.Text(fair.FieldSeen) != "7:500,8:"+c.Choices[i] {
				t.Errorf("%q as %s: %+v, field %q", text, c.Choices[i], got, s.Text(fair.FieldSeen))
			}
		}
	}
	s := blankBoard(t, dond.ID)
	s.SetCell(8, "1.000")
	if s.ChooseCell(8, "7"); s.Text(fair.FieldSeen) != "" {
		t.Error("an amount that was not on offer was taken")
	}
}

// What was typed into a box goes with the field's text: one that comes from
// elsewhere is shown as it is.
func TestTypedAmountsGoWithTheField(t *testing.T) {
	s := blankBoard(t, dond.ID)
	s.SetCell(7, "$1,000.00")
	if got := s.Cell(7); got.Text != "$1,000.00" || got.Amount != "1000.00" {
		t.Fatalf("%+v", got)
	}
	for text, want := range map[string]string{"7:1000.00": "1000.00", "7:6": "6", "7:": "", "": ""} {
		s.SetCell(7, "$1,000.00")
		s.Set(fair.FieldSeen, text)
		if got := s.Cell(7); got.Text != want || got.Amount != want {
			t.Errorf("field %q: the box shows %+v, want %q", text, got, want)
		}
		s.Set(fair.FieldSeen, "")
	}
}

// A box whose text is no amount takes nothing away from the other cases.
func TestBadCells(t *testing.T) {
	s := blankBoard(t, dond.ID)
	s.SetCell(1, "5")
	for _, text := range []string{"abc", "5x", "-5", "1..0", "7:5", "NaN", "1e400", "…"} {
		s.SetCell(2, text)
		if got := s.Cell(2); !got.Bad() || got.Text != text || s.Text(fair.FieldSeen) != "1:5" {
			t.Errorf("%q: %+v, field %q", text, got, s.Text(fair.FieldSeen))
		}
	}
	for _, n := range []int{0, -1, 26} {
		if s.SetCell(n, "5"); s.Text(fair.FieldSeen) != "1:5" {
			t.Errorf("case %d: field %q", n, s.Text(fair.FieldSeen))
		}
	}
	if s.SetCell(2, ""); s.Cell(2).Text != "" || s.CanClearBoard() != true {
		t.Errorf("emptied: %+v", s.Cell(2))
	}
}

// A full board is written without the cases' numbers, and with them again once
// one is taken out.
func TestFullBoard(t *testing.T) {
	s := blankBoard(t, dond.ID)
	for n := 1; n <= dond.Cases; n++ {
		s.SetCell(n, "7.50")
	}
	full := fair.List(s.Text(fair.FieldSeen), ',')
	if len(full) != dond.Cases || slices.ContainsFunc(full, func(i fair.Item) bool { return i.Text != "7.50" }) {
		t.Errorf("full: %q", s.Text(fair.FieldSeen))
	}
	s.SetCell(13, "")
	if part := fair.List(s.Text(fair.FieldSeen), ','); len(part) != 24 || part[12].Text != "14:7.50" {
		t.Errorf("with a gap: %q", s.Text(fair.FieldSeen))
	}
}

// An edit of the field leaves alone what stands in the boxes and could not be read:
// it is nowhere else.
func TestTheFieldLeavesUnreadBoxes(t *testing.T) {
	s := New()
	s.Choose(dond.ID)
	s.SetCell(1, "1,500")
	s.SetCell(2, "abc")
	s.SetCell(3, "12")
	s.Set(fair.FieldSeen, "3:13")
	for n, want := range map[int]string{1: "1,500", 2: "abc", 3: "13"} {
		if got := s.Cell(n).Text; got != want {
			t.Errorf("case %d shows %q, want %q", n, got, want)
		}
	}
	s.Clear()
	if got := s.Cell(2).Text; got != "" {
		t.Errorf("cleared, case 2 shows %q", got)
	}
	s.Undo()
	if got := s.Cell(2).Text; got != "abc" {
		t.Errorf("after undo, case 2 shows %q", got)
	}
}
