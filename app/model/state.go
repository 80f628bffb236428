// Package model is the page's state and what can happen to it. It knows
// neither go-app nor the browser.
package model

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"roundcheck/fair"
	"roundcheck/fair/games"
	"roundcheck/fair/games/mines"
)

// State is everything that the page shows. Its report always belongs to its
// fields: every change goes through a method that checks anew, so a verdict
// never outlives the input that it was computed from.
type State struct {
	game   string
	texts  map[slot]string
	blank  map[fair.Field]bool // seeds that the player says were empty
	unread map[fair.Field]fair.Finding
	strays fair.Round     // what a link held that the chosen game has no field for
	noted  []fair.Finding // what else reading a link turned up
	report fair.Report
	undo   *State
}

// slot is where a field's text is kept. What belongs to a scheme is kept once,
// so that it stays when the player finds that they picked the wrong game. What
// belongs to a game is kept for each: tiles are no wheel numbers.
type slot struct {
	game  string
	field fair.Field
}

// New returns the state of a page that was just opened: Mines, and no input.
func New() *State {
	s := &State{
		game:   mines.ID,
		texts:  map[slot]string{},
		blank:  map[fair.Field]bool{},
		unread: map[fair.Field]fair.Finding{},
		strays: fair.Round{},
	}
	s.check()
	return s
}

// Game returns the chosen game's ID.
func (s *State) Game() string { return s.game }

// Rules returns the chosen game.
func (s *State) Rules() fair.Game {
	all := games.All()
	i := slices.IndexFunc(all, func(g fair.Game) bool { return g.ID() == s.game })
	return all[i]
}

// Report returns the check of the input as it is now.
func (s *State) Report() fair.Report { return s.report }

// Fields lists the fields of the chosen game, without the game itself.
func (s *State) Fields() []fair.Field {
	g := s.Rules()
	return append(g.Scheme().Fields(), g.Fields()...)
}

// Has reports whether the chosen game has the field.
func (s *State) Has(f fair.Field) bool { return slices.Contains(s.Fields(), f) }

// Text returns a field's text, exactly as it came in.
func (s *State) Text(f fair.Field) string { return s.texts[s.slot(f)] }

// Blank reports whether the player said that this seed was empty.
func (s *State) Blank(f fair.Field) bool { return s.blank[f] }

// Pristine reports whether nothing has been entered yet.
func (s *State) Pristine() bool {
	if len(s.unread)+len(s.strays)+len(s.noted) > 0 {
		return false
	}
	for f := range s.round() {
		if f != fair.FieldGame {
			return false
		}
	}
	return true
}

// Waiting reports whether the only thing wrong with the input is that some of
// it is still missing.
func (s *State) Waiting() bool {
	for _, f := range s.report.Findings {
		if f.Invalid() && f.Code != fair.MissingField {
			return false
		}
	}
	return s.report.Verdict == fair.Invalid
}

// Findings returns what the report says about one field.
func (s *State) Findings(field fair.Field) []fair.Finding {
	var out []fair.Finding
	for _, f := range s.report.Findings {
		if f.Field == field {
			out = append(out, f)
		}
	}
	return out
}

// GameKnown reports whether the game was chosen, and not only assumed because a
// link did not name one that is known.
func (s *State) GameKnown() bool { return !names(s.noted, fair.FieldGame) }

// Choose switches to another game. Every text stays, and what a link held for
// this game comes to its field.
func (s *State) Choose(game string) {
	s.game = game
	for f, text := range s.strays {
		if s.Has(f) && s.Text(f) == "" {
			s.texts[s.slot(f)] = text
			s.Dismiss(f)
		}
	}
	s.forget(func(f fair.Finding) bool { return f.Field == fair.FieldGame })
	s.check()
}

// Set takes over what the player entered in a field.
func (s *State) Set(f fair.Field, text string) {
	s.texts[s.slot(f)] = text
	if text != "" {
		delete(s.blank, f)
	}
	delete(s.unread, f)
	s.forget(func(n fair.Finding) bool { return n.Field == f })
	s.check()
}

// Refuse notes that a field's text could not be taken over: it is too long, or
// no text. The page keeps it on show; no check is made without it.
func (s *State) Refuse(bad fair.Finding) {
	s.unread[bad.Field] = bad
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

// Dismiss leaves out of the check what a link held beyond a round's fields.
func (s *State) Dismiss(f fair.Field) {
	s.strays = maps.Clone(s.strays)
	delete(s.strays, f)
	s.forget(func(n fair.Finding) bool { return n.Field == f })
	s.check()
}

// Clear empties every field. Undo brings them back.
func (s *State) Clear() {
	s.replace(s.game, nil, nil)
}

// Fill replaces the input by a whole round with what reading it turned up. The
// game stays where the round does not name a known one. Undo brings back what
// was there.
func (s *State) Fill(round fair.Round, noted []fair.Finding) {
	game, noted := s.game, slices.Clone(noted)
	switch id := round[fair.FieldGame]; {
	case known(id):
		game = id
	case id != "":
		noted = append(noted, fair.Finding{Code: fair.BadGame, Field: fair.FieldGame, Reason: fair.NotChoice, Read: id})
	case !names(noted, fair.FieldGame):
		noted = append(noted, fair.Finding{Code: fair.MissingField, Field: fair.FieldGame})
	}
	s.replace(game, round, noted)
}

// CanUndo reports whether there is input that Fill or Clear replaced.
func (s *State) CanUndo() bool { return s.undo != nil }

// Undo brings back the input that the last Fill or Clear replaced.
func (s *State) Undo() {
	if s.undo != nil {
		*s = *s.undo
	}
}

func (s *State) replace(game string, round fair.Round, noted []fair.Finding) {
	before := *s
	before.undo = nil // one step back; a chain of them would only grow
	fresh := New()
	fresh.game = game
	for f, text := range round {
		switch {
		case f == fair.FieldGame:
		case fresh.Has(f):
			fresh.texts[fresh.slot(f)] = text
			if text == "" && seed(f) {
				fresh.blank[f] = true
			}
		default:
			fresh.strays[f] = text
		}
	}
	fresh.noted = noted
	if !before.Pristine() {
		fresh.undo = &before
	}
	*s = *fresh
	s.check()
}

// round gathers the fields of the chosen game that have a text.
func (s *State) round() fair.Round {
	round := fair.Round{fair.FieldGame: s.game}
	for _, f := range s.Fields() {
		if text := s.Text(f); text != "" || s.blank[f] {
			round[f] = text
		}
	}
	for f := range s.unread {
		delete(round, f)
	}
	return round
}

func (s *State) check() {
	noted := slices.Clone(s.noted)
	for _, f := range slices.Sorted(maps.Keys(s.strays)) {
		noted = append(noted, stray(f, s.strays[f]))
	}
	for _, f := range slices.Sorted(maps.Keys(s.unread)) {
		if s.Has(f) {
			noted = append(noted, s.unread[f])
		}
	}
	s.report = games.Verify(s.round(), noted...)
}

func (s *State) forget(drop func(fair.Finding) bool) {
	s.noted = slices.DeleteFunc(slices.Clone(s.noted), drop)
}

func (s *State) slot(f fair.Field) slot {
	if slices.Contains(s.Rules().Fields(), f) {
		return slot{s.game, f}
	}
	return slot{"", f}
}

func seed(f fair.Field) bool { return f == fair.FieldServerSeed || f == fair.FieldClientSeed }

func known(id string) bool {
	return slices.ContainsFunc(games.All(), func(g fair.Game) bool { return g.ID() == id })
}

func names(list []fair.Finding, f fair.Field) bool {
	return slices.ContainsFunc(list, func(n fair.Finding) bool { return n.Field == f })
}

// Prizes returns the amounts that the player saw, by case from 1, as far as they
// can be read: 25 in order, or pairs case:amount.
func (s *State) Prizes() map[string]string {
	out := map[string]string{}
	for i, item := range fair.List(s.Text(fair.FieldSeen), ',') {
		n, amount, pair := strings.Cut(item.Text, ":")
		if !pair {
			n, amount = strconv.Itoa(i+1), item.Text
		}
		out[n] = amount
	}
	return out
}

// Tiles returns the tiles that a field lists, as far as they can be read.
func (s *State) Tiles(f fair.Field) []int {
	var out []int
	if !s.Has(f) {
		return nil
	}
	for _, item := range fair.List(s.Text(f), ',') {
		if n, bad := fair.ParseUint(item.Text, 1, mines.Tiles); bad == nil {
			out = append(out, int(n))
		}
	}
	return out
}
