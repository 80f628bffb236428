// Package wrap breaks words into lines, for comments and for plain text.
package wrap

import (
	"strings"
	"unicode/utf8"
)

// Lines breaks a text of words into lines of so many columns. Where a language has
// no spaces, a line may end between most characters. A word that is longer than a
// line stays whole.
func Lines(text string, columns int) []string {
	var lines []string
	start, last, column := 0, 0, 0 // last: where the line may end
	for i, r := range text {
		size := utf8.RuneLen(r)
		if column += width(r); column > columns && last > start && r != ' ' {
			lines = append(lines, strings.TrimSpace(text[start:last]))
			start = last
			column = Width(text[start : i+size])
		}
		next, _ := utf8.DecodeRuneInString(text[i+size:])
		if r == ' ' || width(r) == 2 && mayEnd(r, next) {
			last = i + size
		}
	}
	return append(lines, strings.TrimSpace(text[start:]))
}

// mayEnd reports whether a line may end between two characters. Words in katakana
// stay whole, as they are long and foreign.
func mayEnd(r, next rune) bool {
	return !strings.ContainsRune("（「", r) && !strings.ContainsRune("、。）」：", next) && !(katakana(r) && katakana(next))
}

func katakana(r rune) bool { return r >= 0x30a1 && r <= 0x30fe }

// Width is how many columns a text takes.
func Width(text string) int {
	columns := 0
	for _, r := range text {
		columns += width(r)
	}
	return columns
}

// width is how many columns a character takes: two for Japanese.
func width(r rune) int {
	if r >= 0x2e80 {
		return 2
	}
	return 1
}
