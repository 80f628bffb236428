package model

import (
	"maps"
	"slices"
	"strings"

	"roundcheck/app/model/paste"
	"roundcheck/fair"
	"roundcheck/fair/games/dond"
)

// Cell is one case of the board on which the player enters amounts.
type Cell struct {
	Text   string // as it is shown: what was typed, or else the field's amount
	Amount string // that counts for it: a plain decimal, or empty
	// Choices are the amounts that the text may mean, where it may mean more
	// than one. None counts before the player has chosen.
	Choices []string
}

// Bad reports whether there is a text that is no amount.
func (c Cell) Bad() bool { return c.Text != "" && c.Amount == "" && len(c.Choices) == 0 }

// Cell returns case n, from 1. What was typed into it is shown only as long as it
// goes with the field's text.
func (s *State) Cell(n int) Cell {
	cases, _ := readCases(s.Text(fair.FieldSeen))
	c := Cell{Text: cases[n], Amount: cases[n]}
	typed, ok := s.cells[n]
	if !ok {
		return c
	}
	choices := readAmount(typed)
	switch {
	case c.Amount == "":
		c.Text, c.Choices = typed, choices
	case slices.Contains(choices, c.Amount):
		c.Text = typed
	}
	return c
}

// SetCell takes over what was typed into case n. What can be read in one way
// only goes to the field at once; otherwise the field lacks the case.
func (s *State) SetCell(n int, text string) {
	amount := ""
	if choices := readAmount(text); len(choices) == 1 {
		amount = choices[0]
	}
	s.setCell(n, text, amount)
}

// ChooseCell settles what an amount means that can be read in several ways.
func (s *State) ChooseCell(n int, amount string) {
	if c := s.Cell(n); slices.Contains(c.Choices, amount) {
		s.setCell(n, c.Text, amount)
	}
}

func (s *State) setCell(n int, text, amount string) {
	if s.game != dond.ID || s.Locked() != "" || n < 1 || n > dond.Cases {
		return
	}
	cases, _ := readCases(s.Text(fair.FieldSeen))
	if cases == nil {
		cases = map[int]string{}
	}
	delete(cases, n)
	if amount != "" {
		cases[n] = amount
	}
	cells := maps.Clone(s.cells)
	cells[n] = text
	if text == "" {
		delete(cells, n)
	}
	s.Set(fair.FieldSeen, joinCases(cases))
	s.cells = cells
}

// readAmount returns the plain decimals that a text may mean: "$1,000" is 1000,
// but 1.000 is a thousand to one player and one to another.
func readAmount(text string) []string {
	if strings.TrimSpace(text) == "" {
		return nil
	}
	_, how, _ := paste.Amounts(text)
	var list []string
	for _, reading := range how.Readings {
		if len(reading) == 1 && reading[0].Case == 0 && !slices.Contains(list, reading[0].Value) {
			list = append(list, reading[0].Value)
		}
	}
	return list
}
