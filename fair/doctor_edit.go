package fair

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// edit is a way to clean a text: what it then is, and what was noticed.
type edit struct {
	Finding
	text    string
	guessed bool // there are other ways to read it, so it has to be proven
}

// operation cleans a text. Its code is what it corrects; "" leaves that to the
// character that it takes out.
type operation struct {
	code  Code
	apply func(string) string
}

// seedOperations are tried on a seed. Any text may be one, so each of them has
// to be proven.
var seedOperations = []operation{
	{"", trim},
	{"", func(s string) string { return strings.TrimRight(s, "\r\n") }},
	{"", func(s string) string { return drop(s, isBreak) }},
	{"", dropHidden},
	{"", dropBlanks},
	{"", plainSpaces},
	{"", func(s string) string { return strings.ReplaceAll(s, "\r\n", "\n") }},
	{Quoted, uncopy},
	{HexPrefix, unprefix},
	{HexCase, func(s string) string { return recase(s, strings.ToLower) }},
	{HexCase, func(s string) string { return recase(s, strings.ToUpper) }},
	{LookAlike, hexed},
	{LookAlike, func(s string) string { return strings.ToLower(hexed(s)) }},
	{UnicodeForm, compose},
	{UnicodeForm, decompose},
}

// What is tried on a field that has to be written in one way. A comma behind a
// list is no slip: it is still being typed. Guesses come after: "1 2" could be 12
// or two numbers, and an O a zero or an eight, so they have to be proven.
var (
	listOperations   = []operation{{"", trim}, {"", tighten}, {Quoted, unquote}, {LookAlike, narrow}}
	strictOperations = []operation{{"", trim}, {"", tighten}, {Quoted, uncopy}, {LookAlike, narrow}}
	strictGuesses    = append(slices.Clone(strictOperations), operation{"", dropBlanks})
	hashOperations   = append(slices.Clone(strictGuesses), operation{HexPrefix, unprefix})
	hashGuesses      = append(slices.Clone(hashOperations), operation{LookAlike, hexed})
)

// edits applies each operation to a field's text, and leaves out those that
// change nothing or come to the same as one before. Only of a seed nothing may be
// left.
func edits(f Field, text string, operations []operation) []edit {
	var list []edit
	for _, op := range operations {
		changed := op.apply(text)
		if changed == text || changed == "" && f != FieldServerSeed && f != FieldClientSeed || slices.ContainsFunc(list, func(e edit) bool { return e.text == changed }) {
			continue
		}
		list = append(list, newEdit(f, op.code, text, changed))
	}
	return list
}

// inTurn applies the operations one behind the other; what was noticed is what
// the first one found that changed something.
func inTurn(f Field, text string, operations []operation) []edit {
	changed, code, found := text, Code(""), false
	for _, op := range operations {
		next := op.apply(changed)
		if next != changed && !found {
			code, found = op.code, true
		}
		changed = next
	}
	if !found || changed == "" {
		return nil
	}
	return []edit{newEdit(f, code, text, changed)}
}

// newEdit says where a text was changed first. A change of all letters has no
// place, and neither has a prefix or a pair of quotes.
func newEdit(f Field, code Code, text, changed string) edit {
	finding := Finding{Code: code, Field: f}
	switch code {
	case HexCase, HexPrefix, Quoted:
		return edit{Finding: finding, text: changed}
	}
	at, r := difference(text, changed)
	finding.At, finding.Char = at, CharName(r)
	if code == "" {
		finding.Code = blankCode(text, at, r)
	}
	return edit{Finding: finding, text: changed}
}

// difference gives the first character of a text, from 1, that is another in the
// changed one, or is gone.
func difference(text, changed string) (int, rune) {
	other := []rune(changed)
	n := 0
	for _, r := range text {
		if n >= len(other) || other[n] != r {
			return n + 1, r
		}
		n++
	}
	return n, utf8.RuneError
}

// blankCode names white space, by where it stands, and other characters that
// have no ink.
func blankCode(text string, at int, r rune) Code {
	switch start, end := inked(text); {
	case !unicode.IsSpace(r):
		return InvisibleCharacter
	case at <= start || at > end:
		return OuterSpace
	}
	return InnerSpace
}

// inked returns how many characters stand before the first that is seen, and up
// to the last.
func inked(text string) (start, end int) {
	return utf8.RuneCountInString(text) - utf8.RuneCountInString(strings.TrimLeftFunc(text, isBlank)),
		utf8.RuneCountInString(strings.TrimRightFunc(text, isBlank))
}

// isBlank is whatever has no ink: white space, controls, formats such as U+200B.
func isBlank(r rune) bool {
	if r > ' ' && r < 0x7f || r > 0xad && r < 0x600 { // almost all of any seed
		return false
	}
	return unicode.In(r, unicode.Cc, unicode.Cf, unicode.Zs, unicode.Zl, unicode.Zp)
}

func isBreak(r rune) bool  { return r == '\n' || r == '\r' }
func isHidden(r rune) bool { return isBlank(r) && !unicode.IsSpace(r) }

func trim(s string) string { return strings.TrimFunc(s, isBlank) }

func dropBlanks(s string) string { return drop(s, isBlank) }
func dropHidden(s string) string { return drop(s, isHidden) }

// tighten takes out what has no ink at the ends and beside a separator, and what
// is no white space anywhere.
func tighten(s string) string {
	const separators = ",;:@-、，；：＠"
	var out strings.Builder
	last, waiting := ',', ""
	for _, r := range trim(s) {
		switch {
		case isHidden(r):
		case isBlank(r):
			waiting += string(r)
		default:
			if !strings.ContainsRune(separators, last) && !strings.ContainsRune(separators, r) {
				out.WriteString(waiting)
			}
			out.WriteRune(r)
			last, waiting = r, ""
		}
	}
	return out.String()
}

func drop(s string, what func(rune) bool) string {
	if !strings.ContainsFunc(s, what) {
		return s
	}
	return strings.Map(func(r rune) rune {
		if what(r) {
			return -1
		}
		return r
	}, s)
}

// plainSpaces puts U+0020 in place of the spaces that a web page may have put
// for it.
func plainSpaces(s string) string {
	return strings.Map(func(r rune) rune {
		if unicode.Is(unicode.Zs, r) {
			return ' '
		}
		return r
	}, s)
}

// quotes are pairs that a copied text may stand in.
var quotes = []string{`""`, "''", "``", "“”", "„”", "„“", "‘’", "«»", "「」", "『』", "＂＂"}

// uncopy takes off what a text stands in where it was copied from a program or a
// file: quotes, and the comma or semicolon behind it.
func uncopy(s string) string {
	inner := trim(s)
	if cut := trim(strings.TrimRight(inner, ",;")); cut != inner {
		return unquote(cut)
	}
	return unquote(s)
}

// unquote takes off a pair of quotes, and white space around it.
func unquote(s string) string {
	inner := trim(s)
	for _, pair := range quotes {
		open, size := utf8.DecodeRuneInString(pair)
		end := pair[size:]
		if len(inner) >= len(pair) && strings.HasPrefix(inner, string(open)) && strings.HasSuffix(inner, end) {
			return inner[size : len(inner)-len(end)]
		}
	}
	return s
}

// unprefix takes off the 0x in front of hex digits, and white space with it.
func unprefix(s string) string {
	t := trim(s)
	if len(t) > 2 && (t[:2] == "0x" || t[:2] == "0X") {
		return t[2:]
	}
	return s
}

// recase changes the letters of hex digits, also where dashes group them.
func recase(s string, to func(string) string) string {
	if s == "" || strings.ContainsFunc(s, func(r rune) bool { return !isHex(r) && r != '-' }) {
		return s
	}
	return to(s)
}

// hexLike are characters that look like a hex digit, each behind the digit.
var hexLike = map[rune]string{
	'0': "OoОоΟο〇", '1': "lI|іІӀΙι", '3': "Зз", '4': "Ч",
	'a': "аɑα", 'A': "АΑ", 'b': "Ьь", 'B': "ВΒ", 'c': "сϲ", 'C': "СϹ", 'd': "ԁ", 'e': "еҽ", 'E': "ЕΕ",
}

// hexed puts hex digits in place of what looks like them. A text that is then no
// hex stays as it is.
func hexed(s string) string {
	changed := strings.Map(func(r rune) rune {
		if r < 0x80 && isHex(r) {
			return r
		}
		for digit, like := range hexLike {
			if strings.ContainsRune(like, r) {
				return digit
			}
		}
		return narrowed(r)
	}, s)
	if strings.ContainsFunc(changed, func(r rune) bool { return !isHex(r) }) {
		return s
	}
	return changed
}

// narrow puts ASCII in place of full-width characters and of the commas that
// Japanese keyboards write.
func narrow(s string) string { return strings.Map(narrowed, s) }

func narrowed(r rune) rune {
	switch {
	case r == '、', r == '､':
		return ','
	case r == '．', r == '｡':
		return '.'
	case r > '！'-1 && r <= '～':
		return r - '！' + '!'
	}
	return r
}
