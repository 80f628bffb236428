package model

import (
	"maps"
	"net/url"
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

// Another game is checked with what the hint was computed from, and with nothing
// that stood in its own places.
func TestApplyTakesTheRoundAlong(t *testing.T) {
	for _, test := range []struct{ from, as string }{{mines.ID, roulette.ID}, {dond.ID, mines.ID}} {
		s := New()
		s.Choose(test.from)
		s.Set(fair.FieldSeen, "7") // of a board long ago
		round := maps.Clone(Example(test.from))
		round[fair.FieldGame] = test.as
		if test.as == roulette.ID {
			round[fair.FieldWheel] = "european"
		}
		s.Follow(ParseLink(encode(round)), false)
		s.Diagnose()
		hints := s.Hints()
		if len(hints) == 0 || hints[0].Code != fair.AnotherGame {
			t.Fatalf("%s as %s: hints: got %+v, want %s", test.from, test.as, hints, fair.AnotherGame)
		}
		s.Apply(hints[0].Fix)
		if got := s.Report().Verdict; got != fair.Verified {
			t.Errorf("%s as %s: got %s (%v), want %s", test.from, test.as, got, s.Report().Err(), fair.Verified)
		}
		for f, text := range Example(test.from) {
			if f != fair.FieldGame && s.Text(f) != text {
				t.Errorf("%s as %s: the field %s shows %q, want %q", test.from, test.as, f, s.Text(f), text)
			}
		}
	}
}

// What a hint changed in one game is no change in another, and stays one.
func TestChangesBelongToTheirGame(t *testing.T) {
	s := New()
	s.Fill(Example(mines.ID), nil)
	s.Apply(fair.Round{fair.FieldSeen: "4,21"})
	want := s.Mended()
	s.Choose(roulette.ID)
	if got := s.Mended(); len(got) != 0 {
		t.Errorf("in another game: got %q, want no change", got)
	}
	s.Set(fair.FieldSeen, "7")
	s.Choose(mines.ID)
	if got := s.Mended(); len(got) != 1 || got[0] != want[0] {
		t.Errorf("back again: got %q, want %q", got, want)
	}
}

func encode(round fair.Round) string {
	values := url.Values{}
	for f, text := range round {
		values.Set(string(f), text)
	}
	return values.Encode()
}
