package roulette

import (
	"slices"
	"testing"
)

// A real wheel has every pocket once and, the zeros aside, red and black in
// turn. Neighbours of a green pocket may share a colour.
func TestWheelsHaveEveryPocketInAlternatingColours(t *testing.T) {
	for _, w := range []Wheel{European, American} {
		order := Order(w)
		sorted := slices.Sorted(slices.Values(order))
		for i, pocket := range sorted {
			if pocket != i || len(sorted) != w.Pockets() {
				t.Fatalf("%s: pockets %v, want 0 to %d once each", w, sorted, w.Pockets()-1)
			}
		}
		count := map[PocketColour]int{}
		for i, pocket := range order {
			c, next := Colour(pocket), Colour(order[(i+1)%len(order)])
			count[c]++
			if c == next {
				t.Errorf("%s: %s and %s side by side are both %s", w, Name(pocket), Name(order[(i+1)%len(order)]), c)
			}
		}
		if count[Red] != 18 || count[Black] != 18 {
			t.Errorf("%s: %v, want 18 red and 18 black", w, count)
		}
	}
}

// On the American wheel opposite pockets are consecutive numbers, odd and even.
func TestAmericanOppositesAreConsecutive(t *testing.T) {
	order := Order(American)
	for i := range 19 {
		a, b := order[i], order[i+19]
		if a == 0 && b == DoubleZero {
			continue
		}
		if low, high := min(a, b), max(a, b); high != low+1 || low%2 != 1 {
			t.Errorf("%s is opposite %s, want consecutive numbers", Name(a), Name(b))
		}
	}
}
