package model

import (
	"maps"
	"reflect"
	"testing"

	"roundcheck/fair"
	"roundcheck/fair/games/dond"
	"roundcheck/fair/games/mines"
	"roundcheck/fair/games/roulette"
)

// swapped is the example with the seeds in each other's place.
func swapped(game string) fair.Round {
	round := maps.Clone(Example(game))
	round[fair.FieldServerSeed], round[fair.FieldClientSeed] = round[fair.FieldClientSeed], round[fair.FieldServerSeed]
	return round
}

func TestApplyAHint(t *testing.T) {
	for _, game := range []string{mines.ID, roulette.ID, dond.ID} {
		s := New()
		s.Fill(swapped(game), nil)
		if len(s.Hints()) != 0 {
			t.Errorf("%s: hints before the page looked for any: %+v", game, s.Hints())
		}
		s.Diagnose()
		hints := s.Hints()
		if len(hints) == 0 || hints[0].Code != fair.SeedsSwapped {
			t.Fatalf("%s: hints: got %+v, want %s first", game, hints, fair.SeedsSwapped)
		}
		if got := s.Report().Verdict; got != fair.Mismatch {
			t.Errorf("%s: verdict with a hint: got %s, want %s", game, got, fair.Mismatch)
		}
		s.Apply(hints[0].Fix)
		if got := s.Report().Verdict; got != fair.Verified {
			t.Errorf("%s: verdict of the changed input: got %s, want %s", game, got, fair.Verified)
		}
		want := []Mended{
			{fair.FieldServerSeed, swapped(game)[fair.FieldServerSeed]},
			{fair.FieldClientSeed, swapped(game)[fair.FieldClientSeed]},
		}
		if got := s.Mended(); !reflect.DeepEqual(got, want) {
			t.Errorf("%s: changes: got %q, want %q", game, got, want)
		}
		s.Set(fair.FieldClientSeed, "mine")
		if got := s.Mended(); !reflect.DeepEqual(got, want[:1]) {
			t.Errorf("%s: changes after an edit: got %q, want %q", game, got, want[:1])
		}
		s.Undo()
		if got := s.Report().Input; !reflect.DeepEqual(got, swapped(game)) || len(s.Mended()) != 0 {
			t.Errorf("%s: after undo: got %q and changes %q, want what was entered", game, got, s.Mended())
		}
	}
}

// A hint may lead to another game. What the other games hold stays.
func TestApplyAnotherGame(t *testing.T) {
	s := New()
	s.Fill(Example(roulette.ID), nil)
	s.Choose(mines.ID)
	s.Apply(fair.Round{fair.FieldGame: dond.ID, fair.FieldClientSeed: ""})
	if s.Game() != dond.ID || !s.GameKnown() || !s.Blank(fair.FieldClientSeed) {
		t.Errorf("game %s, known %t, blank %t; want %s, with an empty client seed",
			s.Game(), s.GameKnown(), s.Blank(fair.FieldClientSeed), dond.ID)
	}
	want := []Mended{{fair.FieldGame, mines.ID}, {fair.FieldClientSeed, Example(roulette.ID)[fair.FieldClientSeed]}}
	if got := s.Mended(); !reflect.DeepEqual(got, want) {
		t.Errorf("changes: got %q, want %q", got, want)
	}
	s.Choose(roulette.ID)
	if got := s.Text(fair.FieldSeen); got != Example(roulette.ID)[fair.FieldSeen] {
		t.Errorf("number seen: got %q", got)
	}
	s.Undo()
	if s.Game() != mines.ID || s.Blank(fair.FieldClientSeed) || len(s.Mended()) != 0 {
		t.Errorf("after undo: game %s, changes %q", s.Game(), s.Mended())
	}
}

// What the player entered first is what counts as changed, over several hints.
func TestApplyTwice(t *testing.T) {
	s := New()
	s.Set(fair.FieldNonce, "7 ")
	s.Apply(fair.Round{fair.FieldNonce: "7"})
	s.Apply(fair.Round{fair.FieldNonce: "8", fair.FieldLadder: "1"})
	if got, want := s.Mended(), []Mended{{fair.FieldNonce, "7 "}}; !reflect.DeepEqual(got, want) {
		t.Errorf("changes: got %q, want %q", got, want)
	}
	s.Clear()
	if got := s.Mended(); len(got) != 0 {
		t.Errorf("changes after clear: got %q", got)
	}
}

func TestDiagnoseIsDoneOnce(t *testing.T) {
	s := New()
	s.Fill(swapped(mines.ID), nil)
	s.Diagnose()
	before := len(s.Report().Findings)
	s.Diagnose()
	if got := len(s.Report().Findings); got != before || before == 0 {
		t.Errorf("findings: got %d, want %d, above 0", got, before)
	}
	s.Set(fair.FieldNonce, "1")
	if len(s.Hints()) != 0 {
		t.Error("hints outlive the input that they are about")
	}
}
