package model

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"roundcheck/app/model/paste"
	"roundcheck/fair"
	"roundcheck/fair/games/dond"
	"roundcheck/fair/games/mines"
	"roundcheck/fair/games/roulette"
)

// The boards on which the player enters what they saw. The fields' texts are the
// truth: a board is read from them, and an edit writes them anew, in order.

// Mark is what a Mines board says of a tile.
type Mark string

// The marks.
const (
	Unmarked Mark = ""
	Mine     Mark = "mine"
	Safe     Mark = "safe"
)

// BoardFields are those that the game's board writes to.
func (s *State) BoardFields() []fair.Field {
	if s.game == mines.ID {
		return []fair.Field{fair.FieldSeen, fair.FieldSafe}
	}
	return []fair.Field{fair.FieldSeen}
}

// Locked returns the first field that holds something which the board cannot
// show, and so must not write over; empty if there is none.
func (s *State) Locked() fair.Field {
	marks := map[int]bool{}
	for _, f := range s.BoardFields() {
		text := s.Text(f)
		if s.Refused(f) {
			return f
		}
		if text == "" {
			continue
		}
		switch s.game {
		case mines.ID:
			tiles, ok := readTiles(text)
			for _, n := range tiles {
				ok, marks[n] = ok && !marks[n], true
			}
			if !ok {
				return f
			}
		case roulette.ID:
			if _, ok := paste.Pocket(text); !ok {
				return f
			}
		case dond.ID:
			if _, ok := readCases(text); !ok {
				return f
			}
		}
	}
	return ""
}

// Marks returns the Mines board, by tile from 1.
func (s *State) Marks() map[int]Mark {
	marks := map[int]Mark{}
	for _, f := range s.BoardFields() {
		tiles, _ := readTiles(s.Text(f))
		for _, n := range tiles {
			marks[n] = map[fair.Field]Mark{fair.FieldSeen: Mine, fair.FieldSafe: Safe}[f]
		}
	}
	return marks
}

// MarkTile marks a tile, or takes its mark away. A locked board stays as it is.
func (s *State) MarkTile(n int, m Mark) {
	if s.game != mines.ID || s.Locked() != "" || n < 1 || n > mines.Tiles {
		return
	}
	marks := s.Marks()
	marks[n] = m
	for f, mark := range map[fair.Field]Mark{fair.FieldSeen: Mine, fair.FieldSafe: Safe} {
		var tiles []int
		for n := 1; n <= mines.Tiles; n++ {
			if marks[n] == mark {
				tiles = append(tiles, n)
			}
		}
		if text := joinTiles(tiles); text != s.Text(f) {
			s.Set(f, text)
		}
	}
}

// Pocket returns the number that is picked on the Roulette board, empty if none.
func (s *State) Pocket() string {
	if pocket, ok := paste.Pocket(s.Text(fair.FieldSeen)); ok {
		return pocket
	}
	return ""
}

// PickPocket picks a number; the one that is picked already is given back.
func (s *State) PickPocket(name string) {
	if number, ok := paste.Pocket(name); !ok || number != name || s.game != roulette.ID || s.Locked() != "" {
		return
	}
	if name == s.Pocket() {
		name = ""
	}
	s.Set(fair.FieldSeen, name)
}

// CanClearBoard reports whether there is anything on the board.
func (s *State) CanClearBoard() bool {
	filled := func(f fair.Field) bool { return s.Text(f) != "" || s.Refused(f) }
	_, asked := s.Asked(fair.FieldSeen)
	return slices.ContainsFunc(s.BoardFields(), filled) || asked || s.game == dond.ID && len(s.cells) > 0
}

// ClearBoard empties the board and its fields. Undo brings them back.
func (s *State) ClearBoard() { s.change(func(n *State) { n.empty() }) }

func (s *State) empty() {
	s.cells = map[int]string{}
	for _, f := range s.BoardFields() {
		delete(s.unread, s.Slot(f))
		s.Set(f, "")
	}
}

// change makes one change that Undo takes back as a whole.
func (s *State) change(do func(*State)) {
	next := s.clone()
	do(next)
	s.replace(next)
}

// readCases reads the amounts in the cases, by case from 1, as the contract has
// them: 25 amounts, or pairs. A comma at the end is a list that goes on.
func readCases(text string) (map[int]string, bool) {
	items := fair.List(strings.TrimSuffix(text, ","), ',')
	pairs := strings.Contains(text, ":")
	cases := map[int]string{}
	for i, item := range items {
		number, amount, _ := strings.Cut(item.Text, ":")
		if !pairs {
			number, amount = strconv.Itoa(i+1), item.Text
		}
		n, badCase := fair.ParseUint(number, 1, dond.Cases)
		_, badAmount := fair.ParseDecimal(amount)
		if badCase != nil || badAmount != nil || cases[int(n)] != "" {
			return nil, false
		}
		cases[int(n)] = amount
	}
	return cases, pairs || len(items) == dond.Cases
}

// joinCases is the inverse of readCases.
func joinCases(cases map[int]string) string {
	var list []string
	for n := 1; n <= dond.Cases; n++ {
		amount := cases[n]
		switch {
		case amount == "":
		case len(cases) == dond.Cases:
			list = append(list, amount)
		default:
			list = append(list, strconv.Itoa(n)+":"+amount)
		}
	}
	return strings.Join(list, ",")
}

// settle forgets what belongs to the text that a field had before.
func (s *State) settle(f fair.Field) {
	delete(s.tidyings, s.Slot(f))
	delete(s.asked, s.Slot(f))
	if f == fair.FieldSeen && s.game == dond.ID {
		// What never went to the field is not in it, and would be lost.
		s.cells = maps.Clone(s.cells)
		maps.DeleteFunc(s.cells, func(_ int, text string) bool { return len(readAmount(text)) == 1 })
	}
}
