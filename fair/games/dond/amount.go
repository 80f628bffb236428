package dond

import (
	"cmp"
	"strings"

	"roundcheck/fair"
)

// Longest amount, in digits before and behind the point.
const (
	maxWhole    = 30
	maxFraction = 18
)

// amount is an exact, non-negative decimal. The text is as it was written;
// whole and fraction hold its digits without the zeros that say nothing, so
// that 1000 and 1000.00 are equal.
type amount struct{ text, whole, fraction string }

// parseAmount reads a plain decimal such as 1000 or 0.01: digits, and a point
// with digits on both sides at most once.
func parseAmount(text string) (amount, *fair.Finding) {
	fail := func(at int, char string) *fair.Finding {
		return &fair.Finding{Reason: fair.NotAmount, Read: text, At: at, Char: char}
	}
	whole, fraction, point := strings.Cut(text, ".")
	at := 0
	for _, c := range text {
		at++
		if (c < '0' || c > '9') && (c != '.' || at-1 != len(whole)) {
			return amount{}, fail(at, fair.CharName(c))
		}
	}
	switch {
	case whole == "":
		return amount{}, fail(1, "")
	case len(whole) > 1 && whole[0] == '0', len(whole) > maxWhole:
		return amount{}, fail(1, "")
	case point && fraction == "", len(fraction) > maxFraction:
		return amount{}, fail(len(whole)+1, "")
	}
	return amount{text, whole, strings.TrimRight(fraction, "0")}, nil
}

// compare orders amounts by value.
func (a amount) compare(b amount) int {
	return cmp.Or(
		cmp.Compare(len(a.whole), len(b.whole)),
		strings.Compare(a.whole, b.whole),
		strings.Compare(a.fraction, b.fraction),
	)
}
