// Package model is the page's state and what can happen to it. It knows
// neither go-app nor the browser.
package model

import (
	"maps"
	"slices"

	"roundcheck/fair"
	"roundcheck/fair/games"
	"roundcheck/fair/games/mines"
)

// State is everything that the page shows. Its report always belongs to its
// fields: every change goes through a method that checks anew, so a verdict
// never outlives the input that it was computed from.
type State struct {
	game      string // the game whose fields are shown
	named     string // the round's game field: game, or what else a link named
	texts     map[Slot]string
	blank     map[fair.Field]bool   // seeds that the player says were empty
	unread    map[Slot]fair.Finding // texts that could not be taken over
	strays    fair.Round            // what a link held that the game has no field for
	noted     []fair.Finding        // what else reading a link turned up
	changed   map[Slot]string       // what stood in fields that a hint changed
	report    fair.Report
	diagnosed bool // the report has its hints
	undo      *State

	// How the boards and fields for what the player saw got their texts.
	cells    map[int]string   // what was typed into a case, by its number
	tidyings map[Slot]Tidying // what stands in the contract's form since
	asked    map[Slot]List    // what the player has to say how to read
	kept     map[Slot]string  // texts to leave as they came
}

// Slot is where a field's text is kept. What belongs to a scheme is kept once,
// so that it stays when the player finds that they picked the wrong game. What
// belongs to a game is kept for each: tiles are no wheel numbers.
type Slot struct {
	game  string
	field fair.Field
}

// New returns the state of a page that was just opened: Mines, and no input.
func New() *State {
	s := &State{
		game:    mines.ID,
		named:   mines.ID,
		texts:   map[Slot]string{},
		blank:   map[fair.Field]bool{},
		unread:  map[Slot]fair.Finding{},
		strays:  fair.Round{},
		changed: map[Slot]string{},

		cells:    map[int]string{},
		tidyings: map[Slot]Tidying{},
		asked:    map[Slot]List{},
		kept:     map[Slot]string{},
	}
	s.check()
	return s
}

// Game returns the ID of the game whose fields are shown.
func (s *State) Game() string { return s.game }

// GameKnown reports whether that game was chosen, and not only assumed because a
// link named none, or none that is known.
func (s *State) GameKnown() bool { return s.named == s.game }

// Rules returns the game whose fields are shown.
func (s *State) Rules() fair.Game {
	all := games.All()
	i := slices.IndexFunc(all, func(g fair.Game) bool { return g.ID() == s.game })
	return all[i]
}

// Report returns the check of the input as it is now.
func (s *State) Report() fair.Report { return s.report }

// Fields lists the fields of the game, without the game itself.
func (s *State) Fields() []fair.Field {
	g := s.Rules()
	return append(g.Scheme().Fields(), g.Fields()...)
}

// Has reports whether the game has the field.
func (s *State) Has(f fair.Field) bool { return slices.Contains(s.Fields(), f) }

// Text returns a field's text, exactly as it came in.
func (s *State) Text(f fair.Field) string { return s.texts[s.Slot(f)] }

// Blank reports whether the player said that this seed was empty.
func (s *State) Blank(f fair.Field) bool { return s.blank[f] }

// Refused reports whether the field shows a text that could not be taken over.
func (s *State) Refused(f fair.Field) bool {
	_, refused := s.unread[s.Slot(f)]
	return refused
}

// Pristine reports whether nothing has been entered for this game yet.
func (s *State) Pristine() bool {
	round := s.round()
	delete(round, fair.FieldGame)
	refused := slices.ContainsFunc(s.Fields(), s.Refused)
	return len(round) == 0 && !refused && len(s.noted) == 0 && s.GameKnown()
}

// Empty reports whether nothing has been entered for any game.
func (s *State) Empty() bool {
	for _, text := range s.texts {
		if text != "" {
			return false
		}
	}
	return s.Pristine() && len(s.unread)+len(s.cells)+len(s.asked) == 0
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

// round gathers everything that is entered: the fields of the game that have a
// text, and what a link held beside them.
func (s *State) round() fair.Round {
	round := maps.Clone(s.strays)
	if s.named != "" {
		round[fair.FieldGame] = s.named
	}
	for _, f := range s.Fields() {
		if text := s.Text(f); text != "" || s.blank[f] {
			round[f] = text
		}
		if s.Refused(f) {
			delete(round, f)
		}
	}
	return round
}

// check makes the report anew. It ends every change.
func (s *State) check() {
	noted := slices.Clone(s.noted)
	for _, f := range s.Fields() {
		if s.Refused(f) {
			noted = append(noted, s.unread[s.Slot(f)])
		}
	}
	s.report, s.diagnosed = games.Verify(s.round(), noted...), false
}

func (s *State) Slot(f fair.Field) Slot {
	if slices.Contains(s.Rules().Fields(), f) {
		return Slot{s.game, f}
	}
	return Slot{"", f}
}

func seed(f fair.Field) bool { return f == fair.FieldServerSeed || f == fair.FieldClientSeed }
