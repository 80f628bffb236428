package model

import (
	"maps"
	"slices"

	"roundcheck/fair"
	"roundcheck/fair/games"
)

// Choose switches to another game. Every text stays, and what a link held for
// this game comes to its field.
func (s *State) Choose(game string) {
	s.game, s.named = game, game
	delete(s.changed, s.Slot(fair.FieldGame))
	s.strays = maps.Clone(s.strays)
	for f, text := range s.strays {
		if s.Has(f) {
			if s.Text(f) == "" {
				s.texts[s.Slot(f)] = text
			}
			delete(s.strays, f)
		}
	}
	s.forget(fair.FieldGame)
	s.check()
}

// Set takes over what the player entered in a field.
func (s *State) Set(f fair.Field, text string) {
	s.texts[s.Slot(f)] = text
	s.settle(f)
	if text != "" {
		delete(s.blank, f)
	}
	delete(s.unread, s.Slot(f))
	delete(s.changed, s.Slot(f))
	s.Dismiss(f)
}

// Refuse notes that the text which the field shows could not be taken over: it
// is too long, or no text. No check is made with the field until it is Set.
func (s *State) Refuse(bad fair.Finding) {
	s.unread[s.Slot(bad.Field)] = bad
	s.settle(bad.Field)
	s.check()
}

// SetBlank says whether a seed that has no text was really empty, which is
// legal, or is just not filled in yet.
func (s *State) SetBlank(f fair.Field, blank bool) {
	delete(s.blank, f)
	if blank {
		s.blank[f] = true
	}
	s.check()
}

// Dismiss leaves out of the check what a link said about a key, but for the text
// in its field.
func (s *State) Dismiss(f fair.Field) {
	// A finding names a key as it can be shown: bytes that are no text are not.
	shown := func(f fair.Field) string { return string([]rune(string(f))) }
	s.strays = maps.Clone(s.strays)
	maps.DeleteFunc(s.strays, func(key fair.Field, _ string) bool { return shown(key) == shown(f) })
	s.forget(f)
	s.check()
}

// Follow takes over what a link says about a round, and whether it first stood in
// the query. A link without a round leaves the input alone.
func (s *State) Follow(l Link, fromQuery bool) {
	if !l.HasRound() {
		s.Note(l.Strays, l.Findings)
		return
	}
	round, noted := maps.Clone(l.Round), l.Findings
	maps.Copy(round, l.Strays)
	if fromQuery {
		noted = append(slices.Clone(noted), fair.Finding{Code: fair.QueryLink})
	}
	s.Fill(round, noted)
}

// Note tells what a link held that has nothing to do with a round, in place of
// what the last one did. The input stays.
func (s *State) Note(strays fair.Round, noted []fair.Finding) {
	foreign := func(f fair.Field) bool { return f != "" && !slices.Contains(fair.Fields(), f) }
	s.strays = maps.Clone(s.strays)
	maps.DeleteFunc(s.strays, func(f fair.Field, _ string) bool { return foreign(f) })
	maps.Copy(s.strays, strays)
	s.noted = slices.DeleteFunc(slices.Clone(s.noted), func(n fair.Finding) bool { return foreign(n.Field) })
	s.noted = append(s.noted, noted...)
	s.check()
}

// Clear empties every field. Undo brings them back.
func (s *State) Clear() {
	fresh := New()
	fresh.game, fresh.named = s.game, s.game
	s.replace(fresh)
}

// Fill replaces the input by a whole round with what reading it turned up. Undo
// brings back what was there.
//
// Where the round names no game that is known, the fields that are shown stay
// those of the last game, and what only some game has is kept until one is
// chosen: tiles are not to be taken for a wheel's number.
func (s *State) Fill(round fair.Round, noted []fair.Finding) {
	fresh := New()
	fresh.game, fresh.named = s.game, round[fair.FieldGame]
	if known(fresh.named) {
		fresh.game = fresh.named
	}
	fresh.noted = noted
	for f, text := range round {
		switch {
		case f == fair.FieldGame, text == "" && !seed(f) && slices.Contains(fair.Fields(), f):
			// An empty field that is no seed is as good as none.
		case fresh.Has(f) && (fresh.GameKnown() || fresh.Slot(f).game == ""):
			fresh.texts[fresh.Slot(f)] = text
			if text == "" {
				fresh.blank[f] = true
			}
		default:
			fresh.strays[f] = text
		}
	}
	s.replace(fresh)
}

// CanUndo reports whether there is input that Fill, Clear or Undo replaced.
func (s *State) CanUndo() bool { return s.undo != nil }

// Undo brings back the input that the last Fill, Clear or Undo replaced.
func (s *State) Undo() {
	if by := s.undo; by != nil {
		s.undo = nil
		s.replace(by)
	}
}

// replace makes the state another one, and remembers for Undo what was entered
// last: one step back, since a chain of them would only grow.
func (s *State) replace(by *State) {
	before, last := *s, s.undo
	before.undo = nil
	*s = *by
	s.undo = last
	if !before.Empty() {
		s.undo = &before
	}
	s.check()
}

func (s *State) forget(f fair.Field) {
	s.noted = slices.DeleteFunc(slices.Clone(s.noted), func(n fair.Finding) bool { return n.Field == f })
}

func known(id string) bool {
	return slices.ContainsFunc(games.All(), func(g fair.Game) bool { return g.ID() == id })
}
