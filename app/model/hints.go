package model

import (
	"maps"
	"slices"

	"roundcheck/fair"
	"roundcheck/fair/games"
)

// Settle looks for what may have gone wrong, unless that was done already. A
// check as one types does without it, since it takes longer than a check. It
// changes no verdict.
func (s *State) Settle() {
	if s.settled {
		return
	}
	s.settled = true
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
		if was, ok := s.changed[f]; ok {
			list = append(list, Mended{f, was})
		}
	}
	return list
}

// Apply changes the fields as a hint proposes. They count as changed until the
// player edits them. Undo brings back what was entered.
func (s *State) Apply(fix fair.Round) {
	by := s.clone()
	if game := fix[fair.FieldGame]; known(game) {
		by.change(fair.FieldGame, s.named)
		by.game, by.named = game, game
		by.forget(fair.FieldGame)
	}
	for f, text := range fix {
		if !by.Has(f) {
			continue
		}
		by.change(f, s.Text(f))
		by.texts[by.Slot(f)] = text
		delete(by.unread, by.Slot(f))
		delete(by.blank, f)
		if text == "" && seed(f) {
			by.blank[f] = true
		}
		by.forget(f)
	}
	s.replace(by)
}

// change remembers what stood in a field first.
func (s *State) change(f fair.Field, was string) {
	if _, ok := s.changed[f]; !ok {
		s.changed[f] = was
	}
}

// clone returns a copy that can be changed on its own.
func (s *State) clone() *State {
	c := *s
	c.texts, c.blank = maps.Clone(s.texts), maps.Clone(s.blank)
	c.unread, c.strays = maps.Clone(s.unread), maps.Clone(s.strays)
	c.changed = maps.Clone(s.changed)
	return &c
}
