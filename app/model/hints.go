package model

import (
	"maps"
	"slices"

	"roundcheck/fair"
	"roundcheck/fair/games"
)

// Diagnose looks for what may have gone wrong, unless that was done already. A
// check as one types does without it, since it takes longer than a check. It
// changes no verdict.
func (s *State) Diagnose() {
	if s.diagnosed {
		return
	}
	s.diagnosed = true
	s.report.Findings = append(slices.Clip(s.report.Findings), fair.Diagnose(games.All(), s.report)...)
}

// Hints returns what was found out about why the round does not match, or cannot
// be read. What a link held besides is no hint.
func (s *State) Hints() []fair.Finding {
	return slices.DeleteFunc(slices.Clone(s.report.Findings), func(f fair.Finding) bool {
		return f.Invalid() || f.Code == fair.QueryLink
	})
}

// Mended is a field that holds something else than what was entered, because the
// player took over what a hint proposed.
type Mended struct {
	Field fair.Field
	Was   string
}

// Mended lists them, in the order of the fields.
func (s *State) Mended() []Mended {
	var list []Mended
	for _, f := range fair.Fields() {
		if was, ok := s.changed[s.Slot(f)]; ok {
			list = append(list, Mended{f, was})
		}
	}
	return list
}

// Apply changes the fields as a hint proposes. They count as changed until the
// player edits them. Undo brings back what was entered.
func (s *State) Apply(fix fair.Round) {
	round := s.round()
	maps.Copy(round, fix)
	s.change(func(by *State) {
		if game := fix[fair.FieldGame]; known(game) {
			by.mend(fair.FieldGame, s.named)
			by.game, by.named = game, game
			by.forget(fair.FieldGame)
		}
		for _, f := range by.Fields() {
			text, given := round[f]
			switch _, changes := fix[f]; {
			case changes:
				by.mend(f, s.Text(f))
				by.put(f, text, given)
			case by.Slot(f) != s.Slot(f) || !s.Has(f):
				// Another game has places of its own. It is to be checked with
				// what this one was, and not with what stood there.
				by.put(f, text, given)
			}
		}
		maps.DeleteFunc(by.strays, func(f fair.Field, _ string) bool {
			_, changes := fix[f]
			return changes || by.Has(f)
		})
	})
}

// put writes a field's text, where one is given, in place of what is known about
// the field.
func (s *State) put(f fair.Field, text string, given bool) {
	if s.Text(f) != text {
		s.texts[s.Slot(f)] = text
		s.settle(f)
	}
	delete(s.unread, s.Slot(f))
	delete(s.blank, f)
	if given && text == "" && seed(f) {
		s.blank[f] = true
	}
	s.forget(f)
}

// mend remembers what stood in a field first.
func (s *State) mend(f fair.Field, was string) {
	if _, ok := s.changed[s.Slot(f)]; !ok {
		s.changed[s.Slot(f)] = was
	}
}

// clone returns a copy that can be changed on its own.
func (s *State) clone() *State {
	c := *s
	c.texts, c.blank = maps.Clone(s.texts), maps.Clone(s.blank)
	c.unread, c.strays = maps.Clone(s.unread), maps.Clone(s.strays)
	c.changed = maps.Clone(s.changed)
	c.cells, c.tidyings = maps.Clone(s.cells), maps.Clone(s.tidyings)
	c.asked, c.kept = maps.Clone(s.asked), maps.Clone(s.kept)
	return &c
}
