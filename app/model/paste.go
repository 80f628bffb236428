package model

import (
	"maps"

	"roundcheck/fair"
)

// Change is a field that Take changes.
type Change struct {
	Field    fair.Field
	Old, New string // New is empty where the field is emptied
}

// Take takes over what was pasted. Undo brings back what was there.
//
// A server seed other than the one that is entered makes it another round: of
// the old one only the game and its settings stay, where the paste says nothing
// about them. Anything else is more about the round that is there, and every
// field that the paste does not mention stays.
func (s *State) Take(pasted fair.Round) { s.Fill(s.taking(pasted), nil) }

// Changes lists what Take would change of what is entered, in the order of the
// fields. What is only added is not in the list.
func (s *State) Changes(pasted fair.Round) []Change {
	var list []Change
	before, after := s.round(), s.taking(pasted)
	for _, f := range fair.Fields() {
		old, was := before[f]
		if f == fair.FieldGame && s.Pristine() {
			continue // nothing was entered that the game belongs to
		}
		if was && old != after[f] && (old != "" || seed(f)) {
			list = append(list, Change{f, old, after[f]})
		}
	}
	for f, bad := range s.unread { // it is shown, but the model has no text of it
		if s.Has(f.field) && f == s.Slot(f.field) {
			list = append(list, Change{f.field, bad.Read, after[f.field]})
		}
	}
	return list
}

// NewRound reports whether Take would start another round.
func (s *State) NewRound(pasted fair.Round) bool {
	server, given := pasted[fair.FieldServerSeed]
	old, was := s.round()[fair.FieldServerSeed]
	return given && was && old != server
}

// taking is the round that Take makes.
func (s *State) taking(pasted fair.Round) fair.Round {
	old := s.round()
	game, names := pasted[fair.FieldGame]
	other := names && game != old[fair.FieldGame]
	fresh := s.NewRound(pasted)
	round := fair.Round{}
	for f, text := range old {
		setting := f == fair.FieldGame || f == fair.FieldMines || f == fair.FieldWheel
		shared := s.Slot(f).game == "" // belongs to more games than one
		if (setting || !fresh) && (shared || !other) {
			round[f] = text
		}
	}
	maps.Copy(round, pasted)
	return round
}
