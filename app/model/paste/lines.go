package paste

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"roundcheck/fair"
)

// line is one line of the text, without what ends it.
type line struct {
	text     string
	from, to int // its bytes
	n        int // its number, from 1
}

func (l line) blank() bool { return strings.TrimSpace(l.text) == "" }

// lines cuts the text at \n, \r\n and \r.
func (r *reader) lines() []line {
	var out []line
	for from := 0; from <= len(r.text); {
		n := strings.IndexAny(r.text[from:], "\r\n")
		to := from + n
		if n < 0 {
			to = len(r.text)
		}
		out = append(out, line{r.text[from:to], from, to, len(out) + 1})
		if from = to + 1; strings.HasPrefix(r.text[to:], "\r\n") {
			from++
		}
	}
	return out
}

// labelled reads lines that say what they are. It is none of those where not one
// label is known.
func (r *reader) labelled() bool {
	lines := r.lines()
	for i := 0; i < len(lines); {
		i += r.labelledLine(lines[i:])
	}
	known := func(rest Rest) bool { return rest.Field != "" }
	return len(r.items) > 0 || slices.ContainsFunc(r.out.Rest, known)
}

// labelledLine reads the first of the lines, with those that belong to it, and
// returns how many these are.
func (r *reader) labelledLine(lines []line) int {
	l := lines[0]
	if l.blank() {
		return 1
	}
	if caseLine(l.text) {
		return r.caseLines(lines)
	}
	if parts := cutInline(l); len(parts) > 1 {
		for _, part := range parts {
			r.labelledLine([]line{part})
		}
		return 1
	}
	found, ok := findLabel(l.text)
	value := l.text[found.value:]
	switch {
	case !ok:
		r.other(l)
		return 1
	case strings.TrimSpace(value) == "":
		return r.below(found, lines)
	case found.spaced && !plausible(found.meaning, value):
		r.other(l)
		return 1
	}
	if found.quoted {
		value = memberValue(value)
	}
	n := 1
	if open(found.meaning, value) {
		n = closing(lines)
		value = r.text[l.from+found.value : lines[n-1].to]
	} else if found.field == fair.FieldSeen || found.field == fair.FieldLadder {
		if more := listBelow(found.meaning, lines[1:]); more > 0 {
			n += more
			value = r.text[l.from+found.value : lines[n-1].to]
		}
	}
	m := found.meaning
	if m == isMines {
		if tiles, ok := Tiles(value); ok && strings.ContainsAny(tiles+value, ",[") { // Mines: [ 3, 7 ]
			m = isTiles
		}
	}
	r.value(m, found, l, value, l.from, lines[n-1].to)
	return n
}

// value takes a label with its value, and the wheel that the label names.
func (r *reader) value(m meaning, found label, l line, value string, from, to int) {
	name := strings.TrimSpace(l.text[:found.end])
	r.take(item{meaning: m, raw: value, label: name, line: l.n, from: from, to: to})
	if found.wheel != "" {
		r.take(item{meaning: isWheel, raw: found.wheel, label: name, line: l.n, from: to, to: to})
	}
}

// below reads the value of a label that stands alone on its line. Buttons may
// stand between them.
func (r *reader) below(found label, lines []line) int {
	l := lines[0]
	for i, next := range lines[1:] {
		switch {
		case next.blank():
			continue
		case buttons[norm(next.text)]:
			continue
		}
		if _, is := findLabelWithValue(next.text); is || caseLine(next.text) && found.field != fair.FieldSeen || !fits(found.meaning, next.text) {
			break
		}
		for _, between := range lines[1 : i+1] {
			if !between.blank() {
				r.rest(Furniture, "", between.n, between.from, between.to)
			}
		}
		n := i + 2
		if open(found.meaning, next.text) {
			n += closing(lines[i+1:]) - 1
		} else {
			n += listBelow(found.meaning, lines[n:])
		}
		r.name(l.from, l.to)
		r.value(found.meaning, found, l, r.text[next.from:lines[n-1].to], next.from, lines[n-1].to)
		return n
	}
	if game := byGame[norm(l.text)]; game != "" { // Mines, as a heading
		r.take(item{meaning: isGame, raw: l.text, line: l.n, from: l.from, to: l.to})
		return 1
	}
	r.rest(NoValue, found.field, l.n, l.from, l.to)
	return 1
}

// findLabelWithValue reports whether a line is labelled itself. A word that is a
// label and also a value, such as a game's name, is one only with a separator.
func findLabelWithValue(text string) (label, bool) {
	l, ok := findLabel(text)
	return l, ok && !l.spaced && byGame[norm(text)] == "" && byWheel[norm(text)] == ""
}

// fits reports whether a line can be the value of the label above it: of a seed,
// prose is none.
func fits(m meaning, text string) bool {
	if seed(m.field) {
		return len(strings.Fields(text)) <= 5 || placeholder(m.field, text)
	}
	if m.field == fair.FieldSeen || m.field == fair.FieldLadder || m.field == fair.FieldSafe {
		return true
	}
	_, _, why := convert(m, text)
	return why == ""
}

// plausible reports whether what only a space parts from its label is a value.
// "Server seed is revealed later" has none.
func plausible(m meaning, value string) bool {
	if placeholder(m.field, value) {
		return true
	}
	if seed(m.field) || m.field == fair.FieldCommitment || m.field == fair.FieldSignature {
		return !strings.ContainsFunc(value, unicode.IsSpace) && (len(value) >= 16 || strings.ContainsAny(value, "0123456789"))
	}
	_, _, why := convert(m, value)
	return why == "" && m.field != fair.FieldBets && m.field != fair.FieldGame
}

// open reports whether a list in brackets goes on below. A seed may start with
// a bracket and is no list.
func open(m meaning, value string) bool {
	text := strings.TrimSpace(value)
	lists := []fair.Field{fair.FieldSeen, fair.FieldSafe, fair.FieldMines, fair.FieldLadder}
	return slices.Contains(lists, m.field) && strings.HasPrefix(text, "[") && !strings.Contains(text, "]")
}

// maxListLines is how many lines a list is looked for in.
const maxListLines = 60

// closing returns the number of lines up to the one that closes the bracket of
// the first; 1 where none does.
func closing(lines []line) int {
	for i, l := range lines[:min(len(lines), maxListLines)] {
		if strings.Contains(l.text, "]") {
			return i + 1
		}
	}
	return 1
}

// listBelow counts the lines that go on with a list of tiles or amounts.
func listBelow(m meaning, lines []line) int {
	for n, l := range lines {
		if n == maxListLines || l.blank() {
			return n
		}
		ok := false
		switch m {
		case isTiles, isSafe:
			_, ok = Tiles(l.text)
		case isPrizes, isLadder:
			_, how, bad := Amounts(l.text)
			ok = len(bad) == 0 && len(how.Readings) > 0 || caseLine(l.text)
		}
		if _, labelled := findLabelWithValue(l.text); !ok || labelled {
			return n
		}
	}
	return len(lines)
}

// caseLine reports whether a line tells about a case of Deal or No Deal.
func caseLine(text string) bool {
	rest := strings.TrimLeftFunc(text, func(c rune) bool { return !unicode.IsLetter(c) && !unicode.IsDigit(c) })
	end := strings.IndexFunc(rest, func(c rune) bool { return !unicode.IsLetter(c) })
	if end < 0 || !caseNames[norm(rest[:end])] {
		return false
	}
	after := strings.TrimLeft(rest[end:], " #\u00a0")
	if end := strings.IndexFunc(after, func(c rune) bool { return !unicode.IsLetter(c) }); end > 0 && caseWords[norm(after[:end])] {
		after = strings.TrimLeft(after[end:], ". ") // Case No. 7
	}
	return after != "" && digit([]rune(plain(after))[0])
}

// caseLines reads the amounts in the cases, each on its line or below it.
func (r *reader) caseLines(lines []line) int {
	n := 1
	for i, l := range lines[1:] {
		if l.blank() {
			continue
		}
		_, how, bad := Amounts(l.text)
		if !caseLine(l.text) && (len(bad) > 0 || len(how.Readings) == 0) {
			break
		}
		n = i + 2
	}
	first, last := lines[0], lines[n-1]
	r.take(item{meaning: isPrizes, raw: r.text[first.from:last.to], line: first.n, from: first.from, to: last.to})
	return n
}

// other reads a line without a label: the name of a game, or nothing known.
func (r *reader) other(l line) {
	switch game, _ := gameIn(l.text); {
	case game != "":
		r.take(item{meaning: isGame, raw: l.text, line: l.n, from: l.from, to: l.to})
	case windows[norm(l.text)]:
		r.rest(Furniture, "", l.n, l.from, l.to)
	default:
		r.rest(Unknown, "", l.n, l.from, l.to)
	}
}

// cutInline cuts a line that has more than one labelled value, such as
// "Client seed: a, nonce: 7", before each label.
func cutInline(l line) []line {
	first, ok := findLabel(l.text)
	if !ok || first.spaced || first.quoted || first.value >= len(l.text) {
		return nil
	}
	var parts []line
	start, tried := 0, 0
	for i, c := range l.text {
		if i < first.value || separator(l.text, i, c) == 0 || c == '|' || c == '\t' {
			continue
		}
		if tried++; tried > 20 {
			break
		}
		if at := labelBefore(l.text, max(start, first.value), i); at > start {
			end := at - len(glue(l.text[:at]))
			parts = append(parts, line{l.text[start:end], l.from + start, l.from + end, l.n})
			start = at
		}
	}
	return append(parts, line{l.text[start:], l.from + start, l.to, l.n})
}

// glue is what stands between a value and the label behind it on one line.
func glue(text string) string {
	for _, g := range []string{", ", "; ", " | ", " / ", "、", ",", ";", " ", "　"} {
		if strings.HasSuffix(text, g) {
			return g
		}
	}
	return ""
}

// labelBefore finds the label of up to four words that ends at byte end and does
// not start before byte low; -1 if there is none.
func labelBefore(text string, low, end int) int {
	found, words := -1, 0
	for at := end; at > low && end-at < maxLabel && words <= 4; {
		_, size := utf8.DecodeLastRuneInString(text[:at])
		start, _ := utf8.DecodeRuneInString(text[at:])
		if glue(text[:at]) != "" && at < end && !unicode.IsDigit(start) && !strings.ContainsRune(" |/,;、　", start) {
			if l, ok := parseLabel(text[at:end]); ok && l.meaning != isSeen {
				found = at
			}
			words++
		}
		at -= size
	}
	return found
}
