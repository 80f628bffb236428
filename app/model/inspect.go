package model

import (
	"unicode"

	"roundcheck/fair"
)

// Oddity is something about a text that is legal but easily overlooked, and
// that changes its hash.
type Oddity struct {
	Kind OddityKind
	At   int    // the first such character, from 1
	Char string // its name, U+200B
	Many int    // how many there are
}

// OddityKind tells the oddities apart.
type OddityKind string

// The oddities, in the order in which Inspect lists them.
const (
	SpaceAtStart OddityKind = "space-start"
	SpaceAtEnd   OddityKind = "space-end"
	LineBreak    OddityKind = "line-break"
	Invisible    OddityKind = "invisible"
)

// Oddities lists them for a seed. In any other field they are errors.
func (s *State) Oddities(f fair.Field) []Oddity {
	if !seed(f) {
		return nil
	}
	return Inspect(s.Text(f))
}

// Inspect lists what a reader of the text would not see: white space at its
// ends, line breaks inside, invisible characters. It changes nothing and
// proves nothing.
func Inspect(text string) []Oddity {
	runes := []rune(text)
	start, end := 0, len(runes)
	for start < end && blank(runes[start]) {
		start++
	}
	for end > start && blank(runes[end-1]) {
		end--
	}
	var list []Oddity
	if start > 0 {
		list = append(list, Oddity{SpaceAtStart, 1, fair.CharName(runes[0]), start})
	}
	if end < len(runes) {
		list = append(list, Oddity{SpaceAtEnd, end + 1, fair.CharName(runes[end]), len(runes) - end})
	}
	list = appendFirst(list, LineBreak, runes, start, end, func(r rune) bool { return r == '\n' || r == '\r' })
	return appendFirst(list, Invisible, runes, start, end, invisible)
}

func appendFirst(list []Oddity, kind OddityKind, runes []rune, start, end int, is func(rune) bool) []Oddity {
	odd := Oddity{Kind: kind}
	for i := start; i < end; i++ {
		if !is(runes[i]) {
			continue
		}
		if odd.Many == 0 {
			odd.At, odd.Char = i+1, fair.CharName(runes[i])
		}
		odd.Many++
	}
	if odd.Many == 0 {
		return list
	}
	return append(list, odd)
}

// blank is white space and whatever else has no ink at a text's end.
func blank(r rune) bool { return unicode.IsSpace(r) || invisible(r) }

// invisible covers controls other than line breaks, formats such as U+200B,
// U+FEFF and the marks for writing direction, and spaces that are not U+0020.
func invisible(r rune) bool {
	switch {
	case r > ' ' && r < 0x7f: // almost all of any seed
		return false
	case r == '\n', r == '\r', r == ' ', r == '\u3000':
		return false
	}
	return unicode.In(r, unicode.Cc, unicode.Cf, unicode.Zs, unicode.Zl, unicode.Zp)
}
