package roulette

import "slices"

// PocketColour is the colour of a pocket.
type PocketColour string

// The zeros are green; the other pockets are red and black in equal numbers.
const (
	Red   PocketColour = "red"
	Black PocketColour = "black"
	Green PocketColour = "green"
)

// Colour returns a pocket's colour, the same on both wheels.
func Colour(pocket int) PocketColour {
	reds := []int{1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}
	switch {
	case pocket == 0, pocket == DoubleZero:
		return Green
	case slices.Contains(reds, pocket):
		return Red
	}
	return Black
}

// Order returns the wheel's pockets clockwise from the zero. It is how the wheel
// is built, and has no part in how the number is drawn.
func Order(w Wheel) []int {
	if w == American {
		return []int{
			0, 28, 9, 26, 30, 11, 7, 20, 32, 17, 5, 22, 34, 15, 3, 24, 36, 13, 1,
			DoubleZero, 27, 10, 25, 29, 12, 8, 19, 31, 18, 6, 21, 33, 16, 4, 23, 35, 14, 2,
		}
	}
	return []int{
		0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10,
		5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
	}
}
