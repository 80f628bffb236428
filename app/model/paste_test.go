package model

import (
	"reflect"
	"testing"

	"roundcheck/fair"
	"roundcheck/fair/games/mines"
	"roundcheck/fair/games/roulette"
)

func TestTake(t *testing.T) {
	old := fair.Round{"game": mines.ID, "serverSeed": "old", "clientSeed": "c", "nonce": "1", "mines": "3", "seen": "4,9,17", "commitment": "x"}
	for _, c := range []struct {
		name         string
		old, pasted  fair.Round
		want         fair.Round
		changes      []Change
		anotherRound bool
	}{
		{"into an empty page", fair.Round{}, fair.Round{"game": roulette.ID, "serverSeed": "a", "nonce": "7"},
			fair.Round{"game": roulette.ID, "serverSeed": "a", "nonce": "7"}, nil, false},
		{"another round", old, fair.Round{"serverSeed": "new", "nonce": "2"},
			fair.Round{"game": mines.ID, "serverSeed": "new", "nonce": "2", "mines": "3"},
			[]Change{{"serverSeed", "old", "new"}, {"clientSeed", "c", ""}, {"nonce", "1", "2"}, {"commitment", "x", ""}, {"seen", "4,9,17", ""}}, true},
		{"another round of another game", old, fair.Round{"game": roulette.ID, "serverSeed": "new"},
			fair.Round{"game": roulette.ID, "serverSeed": "new"},
			[]Change{{"game", mines.ID, roulette.ID}, {"serverSeed", "old", "new"}, {"clientSeed", "c", ""}, {"nonce", "1", ""}, {"mines", "3", ""}, {"commitment", "x", ""}, {"seen", "4,9,17", ""}}, true},
		{"more about the same round", old, fair.Round{"serverSeed": "old", "commitment": "y", "signature": "z"},
			fair.Round{"game": mines.ID, "serverSeed": "old", "clientSeed": "c", "nonce": "1", "mines": "3", "seen": "4,9,17", "commitment": "y", "signature": "z"},
			[]Change{{"commitment", "x", "y"}}, false},
		{"the seed of a round that waits for it", fair.Round{"game": mines.ID, "commitment": "x", "mines": "3"}, fair.Round{"serverSeed": "a", "clientSeed": ""},
			fair.Round{"game": mines.ID, "commitment": "x", "mines": "3", "serverSeed": "a", "clientSeed": ""}, nil, false},
		{"only the game", old, fair.Round{"game": roulette.ID},
			fair.Round{"game": roulette.ID, "serverSeed": "old", "clientSeed": "c", "nonce": "1", "commitment": "x"},
			[]Change{{"game", mines.ID, roulette.ID}, {"mines", "3", ""}, {"seen", "4,9,17", ""}}, false},
	} {
		s := New()
		if len(c.old) > 0 {
			s.Fill(c.old, nil)
		}
		before := s.round()
		if got := s.Changes(c.pasted); !reflect.DeepEqual(got, c.changes) {
			t.Errorf("%s: changes %v, want %v", c.name, got, c.changes)
		}
		if got := s.NewRound(c.pasted); got != c.anotherRound {
			t.Errorf("%s: another round %t", c.name, got)
		}
		if !reflect.DeepEqual(s.round(), before) {
			t.Errorf("%s: asking what changes has changed something", c.name)
		}
		s.Take(c.pasted)
		if got := s.round(); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: the round is %v, want %v", c.name, got, c.want)
		}
		s.Undo()
		if len(c.old) > 0 && !reflect.DeepEqual(s.round(), before) {
			t.Errorf("%s: undo brings back %v, want %v", c.name, s.round(), before)
		}
	}
}

// What could not be read before is told, and is gone with the paste.
func TestTakeTellsOfRefusedTexts(t *testing.T) {
	s := New()
	s.Refuse(fair.Finding{Code: fair.TooLong, Field: fair.FieldServerSeed})
	pasted := fair.Round{"serverSeed": "a"}
	if got := s.Changes(pasted); len(got) != 1 || got[0].Field != fair.FieldServerSeed || got[0].New != "a" {
		t.Errorf("changes %v", got)
	}
	s.Take(pasted)
	if s.Refused(fair.FieldServerSeed) || s.Text(fair.FieldServerSeed) != "a" {
		t.Error("the refused text is still there")
	}
}
