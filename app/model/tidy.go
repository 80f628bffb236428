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

// Tidying is a text that came in a form of its own, such as "[4, 9, 17]", and
// the contract's form that took its place.
type Tidying struct {
	From, To string
	Back     string         // what the field held before
	Amounts  []paste.Amount // how a list of amounts was read, one by one

	cells map[int]string // what stood in the boxes of the cases before
}

// Tidy puts the contract's form in place of a text that means the same beyond
// doubt, and reports whether it did. What is in that form already, what is not
// clear, and what the player took back before stays as it is; of amounts that
// are not clear the player is [State.Asked]. Seeds and hashes are never touched.
func (s *State) Tidy(f fair.Field) bool {
	text := s.Text(f)
	if !slices.Contains(s.tidy(), f) || text == "" || s.Refused(f) || s.kept[s.Slot(f)] == text {
		return false
	}
	if s.game == dond.ID {
		return !strict(f, text) && s.takeOrAsk(f, s.readList(f, 0, text))
	}
	to, ok := s.tidied(text)
	if !ok || plainSigns(text) {
		return false
	}
	s.Set(f, to)
	s.tidyings[s.Slot(f)] = Tidying{From: text, To: to, Back: text}
	return true
}

// tidy lists the fields whose text may be brought into another form.
func (s *State) tidy() []fair.Field {
	if s.game == dond.ID {
		return []fair.Field{fair.FieldSeen, fair.FieldLadder}
	}
	return s.BoardFields()
}

// Tidied returns what Tidy did to a field, as long as its text is the same.
func (s *State) Tidied(f fair.Field) (Tidying, bool) {
	t, ok := s.tidyings[s.Slot(f)]
	return t, ok && !s.Refused(f)
}

// Untidy brings back what the field held before, and leaves it alone from then
// on.
func (s *State) Untidy(f fair.Field) {
	if t, ok := s.Tidied(f); ok {
		s.Set(f, t.Back)
		maps.Copy(s.cells, t.cells)
		s.kept[s.Slot(f)] = t.Back
	}
}

// tidied returns the contract's form of tiles or of a wheel's number, and whether
// there is one beyond doubt.
func (s *State) tidied(text string) (string, bool) {
	if s.game == roulette.ID {
		return paste.Pocket(text)
	}
	return paste.Tiles(text)
}

// Readable reports whether a text that is not in the contract's form will be
// once the player leaves the field.
func (s *State) Readable(f fair.Field) bool {
	text := s.Text(f)
	switch {
	case !slices.Contains(s.tidy(), f), s.kept[s.Slot(f)] == text, plainSigns(text):
		return false
	case s.game == mines.ID:
		_, ok := readTiles(text)
		return ok
	case s.game == roulette.ID:
		_, ok := paste.Pocket(text)
		return ok
	}
	_, how, bad := paste.Amounts(text)
	return len(bad) == 0 && slices.ContainsFunc(how.Readings, func(r []paste.Amount) bool { return len(r) <= dond.Cases })
}

// readTiles reads a list of different tiles, which may end in a comma, with more
// to come.
func readTiles(text string) ([]int, bool) {
	text = strings.TrimSuffix(strings.TrimRight(text, " "), ",")
	value, ok := paste.Tiles(text)
	if !ok || strings.Contains(text, ",,") {
		return nil, false
	}
	var list []int
	for _, item := range fair.List(value, ',') {
		n, _ := fair.ParseUint(item.Text, 1, mines.Tiles)
		list = append(list, int(n))
	}
	return list, true
}

func joinTiles(tiles []int) string {
	words := make([]string, len(tiles))
	for i, n := range tiles {
		words[i] = strconv.Itoa(n)
	}
	return strings.Join(words, ",")
}

// plainSigns reports whether a text has none but the signs of the contract's
// form. Then it means what the contract says, or is wrong: "4,,9" lacks a tile.
func plainSigns(text string) bool { return strings.Trim(text, "0123456789.,:") == "" }
