package model

import (
	"strconv"
	"strings"

	"roundcheck/fair"
	"roundcheck/fair/games/mines"
)

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
