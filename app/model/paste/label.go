package paste

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"roundcheck/fair"
)

// label is the one that a line starts with.
type label struct {
	meaning
	end    int    // where it ends
	value  int    // where the value starts, behind the separator; len(line) if none does
	spaced bool   // only a space stands between them
	wheel  string // the wheel that its brackets name
	quoted bool   // it stands in quotes, as a key of JSON does
}

// Bounds on the search for a label, so that it takes no longer on long lines.
const (
	maxLabel      = 160 // bytes
	maxSeparators = 4
)

// findLabel finds the label at the start of a line: what stands before a
// separator, else the whole line, else the longest that a space ends.
func findLabel(line string) (label, bool) {
	var spaced label
	depth, tried := 0, 0
	for i, c := range line {
		if i > maxLabel || tried == maxSeparators {
			break
		}
		depth += bracket(c)
		if depth > 0 {
			continue
		}
		if size := separator(line, i, c); size > 0 {
			tried++
			if l, ok := parseLabel(line[:i]); ok {
				l.value = behind(line, i+size+len(stars(line, i, i+size)), c)
				return l, true
			}
		}
		if unicode.IsSpace(c) && i > 0 {
			if l, ok := parseLabel(line[:i]); ok {
				l.value, l.spaced = i+utf8.RuneLen(c), true
				spaced = l
			}
		}
	}
	if len(line) <= maxLabel {
		if l, ok := parseLabel(line); ok {
			l.value = len(line)
			return l, true
		}
	}
	return spaced, spaced.spaced
}

func bracket(c rune) int {
	switch c {
	case '(', '（':
		return 1
	case ')', '）':
		return -1
	}
	return 0
}

// stars are what ends bold type behind a label's separator, **Label:** value.
func stars(line string, end, at int) string {
	for _, mark := range []string{"**", "__"} {
		if strings.Count(line[:end], mark)%2 == 1 && strings.HasPrefix(line[at:], mark) {
			return mark
		}
	}
	return ""
}

// separator gives the length of the separator that starts at byte i; 0 if none
// does. A dash is one only between spaces.
func separator(line string, i int, c rune) int {
	switch c {
	case ':', '：', '=', '＝', '\t', '→', '|':
		return utf8.RuneLen(c)
	case '】', '」':
		if rest := strings.TrimLeft(line[i+utf8.RuneLen(c):], " "); rest != "" && !strings.HasPrefix(rest, ":") && !strings.HasPrefix(rest, "：") {
			return utf8.RuneLen(c)
		}
	case '-', '–', '—':
		end := i + utf8.RuneLen(c)
		if strings.HasPrefix(line[end:], " ") && strings.HasSuffix(line[:i], " ") {
			return end - i
		}
	}
	return 0
}

// behind gives the start of the value: one space or tab behind a separator still
// belongs to that, a full-width one behind a full-width separator too. A tab is
// all the separator there is.
func behind(line string, at int, c rune) int {
	switch rest := line[at:]; {
	case c == '\t':
		return at
	case strings.HasPrefix(rest, " "), strings.HasPrefix(rest, "\t"):
		return at + 1
	case (c == '：' || c == '＝') && strings.HasPrefix(rest, "　"):
		return at + len("　")
	}
	return at
}

// parseLabel reads all of text as a label. What stands in brackets counts only
// where it decides what is meant.
func parseLabel(text string) (label, bool) {
	outer, inner := cutBrackets(text)
	m, ok := labels[norm(outer)]
	if !ok {
		return label{}, false
	}
	l := label{meaning: m, end: len(text), quoted: strings.Contains(text, "\"")}
	hash, plain := sayHash(inner)
	switch {
	case seed(m.field) && hash && (plain || m.field == fair.FieldClientSeed):
		return label{}, false
	case m == isServer && hash:
		l.meaning = isCommitment
	case m == isPrevious && hash:
		l.meaning = isPrevHash
	case m == isPocket:
		l.wheel = wheelIn(inner)
	case m == isTiles && fromZero(inner), m == isSafe && fromZero(inner):
		return label{}, false // tiles that are counted from 0 are not ours
	}
	return l, true
}

// sayHash reports whether words behind the label of a server seed say that its
// hash is meant, and whether they say that the seed itself is.
func sayHash(inner string) (hash, plain bool) {
	text := norm(inner)
	for word := range revealed {
		if strings.Contains(text, word) {
			plain = true
			text = strings.ReplaceAll(text, word, " ")
		}
	}
	for word := range hashed {
		hash = hash || strings.Contains(text, word)
	}
	return hash, plain
}

// fromZero reports whether the words behind a label say that tiles are counted
// from 0.
func fromZero(inner string) bool {
	for number := range strings.FieldsFuncSeq(inner, func(c rune) bool { return !digit(c) }) {
		if number == "0" {
			return true
		}
	}
	return strings.Contains(norm(inner), "zerobased") || strings.Contains(norm(inner), "zeroindexed")
}

// cutBrackets takes the parts in brackets out of a label.
func cutBrackets(text string) (outer, inner string) {
	var out, in strings.Builder
	depth := 0
	for _, c := range text {
		switch d := bracket(c); {
		case d != 0:
			depth = max(0, depth+d)
			in.WriteByte(' ')
		case depth > 0:
			in.WriteRune(c)
		default:
			out.WriteRune(c)
		}
	}
	return out.String(), in.String()
}

// wheelIn finds the one wheel that a text names.
func wheelIn(text string) string {
	if wheel := byWheel[norm(text)]; wheel != "" {
		return wheel
	}
	found := ""
	for word := range strings.FieldsSeq(text) {
		if wheel := byWheel[norm(word)]; wheel != "" && len(word) > 2 { // not "us"
			if found != "" && found != wheel {
				return ""
			}
			found = wheel
		}
	}
	return found
}

// gameIn finds the game that a text names, and the wheel where it names that
// too: Roulette (European).
func gameIn(text string) (game, wheel string) {
	if len(text) > maxLabel {
		return "", ""
	}
	outer, inner := cutBrackets(text)
	wheel = wheelIn(text)
	if wheel == "" {
		wheel = wheelIn(inner)
	}
	for _, name := range []string{text, outer, withoutWheel(text)} {
		if game = byGame[norm(name)]; game != "" {
			return game, wheel
		}
	}
	return "", ""
}

// withoutWheel leaves out the words that name a wheel.
func withoutWheel(text string) string {
	words := strings.Fields(text)
	return strings.Join(slices.DeleteFunc(words, func(word string) bool { return byWheel[norm(word)] != "" }), " ")
}
