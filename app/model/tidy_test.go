package model

import (
	"testing"

	"roundcheck/fair"
	"roundcheck/fair/games/dond"
	"roundcheck/fair/games/mines"
	"roundcheck/fair/games/roulette"
)

// What means the same beyond doubt takes the contract's form, once the field is
// left; there is a way back, and what was taken back is left alone.
func TestTidy(t *testing.T) {
	for _, c := range []struct {
		game     string
		field    fair.Field
		from, to string
	}{
		{mines.ID, fair.FieldSeen, "4, 9, 17", "4,9,17"},
		{mines.ID, fair.FieldSeen, "[4, 9, 17]", "4,9,17"},
		{mines.ID, fair.FieldSeen, "[ 17, 4 ]", "17,4"},
		{mines.ID, fair.FieldSeen, "4\n9\r\n17\n", "4,9,17"},
		{mines.ID, fair.FieldSeen, "4 9 17", "4,9,17"},
		{mines.ID, fair.FieldSeen, "４、９、１７", "4,9,17"},
		{mines.ID, fair.FieldSafe, "1; 2; 3", "1,2,3"},
		{roulette.ID, fair.FieldSeen, "Red 7", "7"},
		{roulette.ID, fair.FieldSeen, " 00 ", "00"},
		{roulette.ID, fair.FieldSeen, "17\n", "17"},
		{dond.ID, fair.FieldSeen, "1: $1,000.50\n2: $5.00", "1:1000.50,2:5.00"},
	} {
		s := blankBoard(t, c.game)
		s.Set(c.field, c.from)
		if !s.Readable(c.field) {
			t.Errorf("%q is not readable", c.from)
		}
		if !s.Tidy(c.field) || s.Text(c.field) != c.to {
			t.Errorf("%q became %q, want %q", c.from, s.Text(c.field), c.to)
			continue
		}
		how, ok := s.Tidied(c.field)
		if !ok || how.From != c.from || how.To != c.to || how.Back != c.from {
			t.Errorf("%q: the page says %t %+v", c.from, ok, how)
		}
		if s.Tidy(c.field) {
			t.Errorf("%q is tidied twice", c.to)
		}
		s.Untidy(c.field)
		if _, ok := s.Tidied(c.field); ok || s.Text(c.field) != c.from || s.Tidy(c.field) || s.Readable(c.field) {
			t.Errorf("%q taken back is %q", c.from, s.Text(c.field))
		}
		s.Set(c.field, c.from+" ")
		if s.Tidy(c.field); s.Text(c.field) != c.to {
			t.Errorf("%q, changed after it was taken back, stays %q", c.from, s.Text(c.field))
		}
		s.Set(c.field, c.to)
		if _, ok := s.Tidied(c.field); ok {
			t.Errorf("%q that was typed is said to have been read", c.to)
		}
		wantSeeds(t, s)
	}
}

// What is in the contract's form already, or may mean something else, stays.
func TestTidyLeaves(t *testing.T) {
	for _, c := range []struct{ game, text string }{
		{mines.ID, ""}, {mines.ID, "4,9,17"}, {mines.ID, "4,,9"}, {mines.ID, "4,"}, {mines.ID, "4, 9, 26"}, {mines.ID, "4, 4"},
		{mines.ID, "4.9"}, {mines.ID, "[4, 9"}, {mines.ID, "tiles 4 and 9"}, {mines.ID, " "}, {mines.ID, "-4"},
		{roulette.ID, "17"}, {roulette.ID, "00"}, {roulette.ID, "37"}, {roulette.ID, "1 7"}, {roulette.ID, "x7"}, {roulette.ID, "1.7"},
		{dond.ID, "7:1000"}, {dond.ID, "7:1000,12:0.01"}, {dond.ID, "1.000\n2.000"}, {dond.ID, "hello"}, {dond.ID, "7: -5"},
	} {
		s := blankBoard(t, c.game)
		s.Set(fair.FieldSeen, c.text)
		if s.Tidy(fair.FieldSeen) || s.Text(fair.FieldSeen) != c.text {
			t.Errorf("%s: %q became %q", c.game, c.text, s.Text(fair.FieldSeen))
		}
	}
}

// Seeds, hashes and numbers are exact text, whatever they look like, and so is a
// text that was refused.
func TestTidyNeverTouchesSeeds(t *testing.T) {
	for _, game := range []string{mines.ID, roulette.ID, dond.ID} {
		s := blankBoard(t, game)
		for _, f := range fair.Fields() {
			boards := f == fair.FieldSeen || f == fair.FieldSafe && game == mines.ID || f == fair.FieldLadder && game == dond.ID
			if f == fair.FieldGame || boards {
				continue
			}
			for _, text := range []string{"4, 9, 17", "[4, 9, 17]", " 7\n", "$1,000.50\n$2.50", "Red 7", "\u200b"} {
				if s.Set(f, text); s.Tidy(f) || s.Readable(f) || s.Text(f) != text {
					t.Errorf("%s: %s %q became %q", game, f, text, s.Text(f))
				}
			}
			s.Set(f, "")
		}
	}
	s := blankBoard(t, mines.ID)
	s.Set(fair.FieldSeen, "4, 9")
	s.Refuse(fair.Finding{Code: fair.TooLong, Field: fair.FieldSeen})
	if s.Tidy(fair.FieldSeen) {
		t.Error("a refused text is read")
	}
}
