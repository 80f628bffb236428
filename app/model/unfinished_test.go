package model

import (
	"strings"
	"testing"

	"roundcheck/fair"
	"roundcheck/fair/games/dond"
	"roundcheck/fair/games/mines"
	"roundcheck/fair/games/roulette"
)

// A list that is typed key by key never has a finding that is not unfinished; a
// list that is wrong has one as soon as typing cannot mend it.
func TestUnfinished(t *testing.T) {
	for _, c := range []struct {
		game  string
		field fair.Field
		text  string
		wrong int // the length from which it is wrong, 0 for never
	}{
		{mines.ID, fair.FieldSeen, "1,3,10,12", 0},
		{mines.ID, fair.FieldSeen, "4,4,5", 4},
		{mines.ID, fair.FieldSeen, "4, 9", 0}, // read as 4,9 once the field is left
		{mines.ID, fair.FieldSeen, "4,9 x", 5},
		{mines.ID, fair.FieldSeen, "4,,9", 3},
		{mines.ID, fair.FieldSeen, "4,26", 4},
		{mines.ID, fair.FieldSafe, "x", 1},
		{dond.ID, fair.FieldSeen, "7:1000,12:0.01", 0},
		{dond.ID, fair.FieldSeen, "7:1000,7:5", 0}, // told once the field is left
		{dond.ID, fair.FieldSeen, "1,2", 0},
		{dond.ID, fair.FieldLadder, strings.Repeat("1,", 25) + "1", 50},
		{roulette.ID, fair.FieldBets, "red@10;straight:17@5", 0},
	} {
		s := New()
		s.Choose(c.game)
		s.Set(fair.FieldWheel, "european")
		for n := 1; n <= len(c.text); n++ {
			s.Set(c.field, c.text[:n])
			unfinished := true
			for _, f := range s.Findings(c.field) {
				unfinished = unfinished && s.Unfinished(f, c.field)
			}
			if want := c.wrong == 0 || n < c.wrong; unfinished != want {
				t.Errorf("%s %q: unfinished or right %t, want %t: %v", c.field, c.text[:n], unfinished, want, s.Findings(c.field))
			}
		}
	}
}
