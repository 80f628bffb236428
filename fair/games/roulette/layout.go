package roulette

import "slices"

// kind is a type of bet, SPEC 1.7. It covers the pockets that the bet names
// (straight to six-line), or always the same ones (first four, top line), or
// those of 1 to 36 that hold (the outside bets; 0 and 00 lose them all).
type kind struct {
	name     string
	pays     int   // winnings for a stake of 1
	numbers  int   // how many numbers the bet names behind the colon
	wheel    Wheel // the only wheel that has the bet; empty for both
	lie      func(w Wheel, sorted []int) bool
	fixed    []int
	sections int // column and dozen: the number is that of a section, from 1
	holds    func(section, number int) bool
}

// kinds lists the bets in the order of SPEC 1.7.
var kinds = []kind{
	{name: "straight", pays: 35, numbers: 1, lie: func(Wheel, []int) bool { return true }},
	{name: "split", pays: 17, numbers: 2, lie: isSplit},
	{name: "street", pays: 11, numbers: 3, lie: isStreet},
	{name: "corner", pays: 8, numbers: 4, lie: isCorner},
	{name: "six-line", pays: 5, numbers: 6, lie: isSixLine},
	{name: "first-four", pays: 8, wheel: European, fixed: []int{0, 1, 2, 3}},
	{name: "top-line", pays: 6, wheel: American, fixed: []int{0, DoubleZero, 1, 2, 3}},
	{name: "column", pays: 2, numbers: 1, sections: 3, holds: func(s, n int) bool { return column(n) == s-1 }},
	{name: "dozen", pays: 2, numbers: 1, sections: 3, holds: func(s, n int) bool { return (n-1)/12 == s-1 }},
	{name: "red", pays: 1, holds: func(_, n int) bool { return Colour(n) == Red }},
	{name: "black", pays: 1, holds: func(_, n int) bool { return Colour(n) == Black }},
	{name: "odd", pays: 1, holds: func(_, n int) bool { return n%2 == 1 }},
	{name: "even", pays: 1, holds: func(_, n int) bool { return n%2 == 0 }},
	{name: "low", pays: 1, holds: func(_, n int) bool { return n <= 18 }},
	{name: "high", pays: 1, holds: func(_, n int) bool { return n > 18 }},
}

// The numbers 1 to 36 lie in 12 rows of three: 1, 2, 3 is the first row, and
// 1, 4, 7 ... the first column. Both count from 0 here.
func row(number int) int    { return (number - 1) / 3 }
func column(number int) int { return (number - 1) % 3 }

// zeroSplits are the splits beside a zero, SPEC 1.7.
var zeroSplits = map[Wheel][][]int{
	European: {{0, 1}, {0, 2}, {0, 3}},
	American: {{0, 1}, {0, 2}, {2, DoubleZero}, {3, DoubleZero}, {0, DoubleZero}},
}

// isSplit reports whether two sorted pockets lie side by side or one below the
// other.
func isSplit(w Wheel, pair []int) bool {
	a, b := pair[0], pair[1]
	if !onGrid(pair) {
		return slices.ContainsFunc(zeroSplits[w], func(s []int) bool { return slices.Equal(s, pair) })
	}
	return b == a+3 || b == a+1 && row(a) == row(b)
}

func isStreet(_ Wheel, three []int) bool {
	return onGrid(three) && column(three[0]) == 0 && steps(three, 1, 2)
}

// isCorner reports whether four sorted numbers meet in one point.
func isCorner(_ Wheel, four []int) bool {
	return onGrid(four) && column(four[0]) < 2 && steps(four, 1, 3, 4)
}

func isSixLine(_ Wheel, six []int) bool {
	return onGrid(six) && column(six[0]) == 0 && steps(six, 1, 2, 3, 4, 5)
}

// onGrid reports whether sorted pockets are all of 1 to 36.
func onGrid(sorted []int) bool {
	return sorted[0] >= 1 && sorted[len(sorted)-1] <= 36
}

// steps reports whether each number behind the first is so much above it.
func steps(numbers []int, above ...int) bool {
	for i, step := range above {
		if numbers[i+1] != numbers[0]+step {
			return false
		}
	}
	return true
}
