package paste

import (
	"slices"
	"strings"
	"unicode"

	"roundcheck/fair"
)

// role is what a comma, a point or a space means that stands between two digits.
type role byte

const (
	between role = iota // two amounts
	group               // thousands
	decimal             // the fraction of an amount
)

// style is one way to read a whole list of amounts. A no-break space and an
// apostrophe between digits are always thousands.
type style struct{ comma, point, space role }

// styles are all that make sense: one separator for the fraction, another for
// thousands.
var styles = []style{
	{between, decimal, between},
	{between, decimal, group},
	{between, group, between},
	{group, decimal, between},
	{decimal, group, between},
	{decimal, between, between},
	{decimal, between, group},
}

// What may stand before or behind an amount or a case's number.
var (
	moneySigns = map[rune]string{'$': "USD", '€': "EUR", '£': "GBP", '¥': "JPY", '₿': "BTC"}
	moneyWords = map[string]string{
		"usd": "USD", "eur": "EUR", "gbp": "GBP", "jpy": "JPY", "pln": "PLN", "zł": "PLN", "zl": "PLN", "円": "JPY",
		"chf": "CHF", "cad": "CAD", "aud": "AUD", "btc": "BTC", "eth": "ETH", "usdt": "USDT", "usdc": "USDC",
	}
	dollars = map[string]string{"us": "USD", "a": "AUD", "au": "AUD", "c": "CAD", "ca": "CAD", "nz": "NZD", "hk": "HKD"}
)

// listReader goes through a text once, in one style.
type listReader struct {
	style
	text []rune // as it was pasted
	flat []rune // the same, full-width characters as plain ones
	i    int

	line, start int // where the line is, by number and by its first character
	list
	cases  map[int]bool
	last   token // what was read last, spaces apart
	money  string
	named  int // the case that was named for the next amount
	moneys string
	first  bool // nothing was read on this line yet

	open BadAmount // what waits for an amount, for the case that none comes
}

// maxList is how many numbers of a list are read. More than 25 amounts with the
// numbers of their cases are no board of any game.
const maxList = 200

// token is a kind of thing in a list.
type token byte

const (
	nothing  token = iota
	amount         // the last of the list's amounts
	caseWord       // case, #
	caseNo
	sign // a currency before an amount
)

// readList reads a text in one style; flat is the text as flatten makes it.
func readList(text, flat []rune, s style) list {
	r := &listReader{style: s, text: text, flat: flat, line: 1, cases: map[int]bool{}, first: true}
	for r.i < len(r.flat) && len(r.amounts)+len(r.bad) < maxList {
		r.next()
	}
	if r.i < len(r.flat) && len(r.bad) == 0 && strings.TrimSpace(string(r.flat[r.i:])) != "" {
		r.fail(TooBig, r.i, r.i)
	}
	r.endLine()
	if r.named > 0 {
		r.bad = append(r.bad, r.open)
	}
	r.checkCases()
	return r.list
}

// flatten writes full-width characters, as a Japanese keyboard gives them, as
// plain ones, rune by rune.
func flatten(text []rune) []rune {
	flat := slices.Clone(text)
	for i, c := range flat {
		switch {
		case c >= '！' && c <= '～':
			flat[i] = c - '！' + '!'
		case c == '￥':
			flat[i] = '¥'
		case c == '　':
			flat[i] = ' '
		case c == '\r':
			flat[i] = '\n'
			if i+1 < len(flat) && flat[i+1] == '\n' {
				flat[i] = ' '
			}
		}
	}
	return flat
}

func (r *listReader) at(i int) rune {
	if i < 0 || i >= len(r.flat) {
		return 0
	}
	return r.flat[i]
}

func digit(c rune) bool { return c >= '0' && c <= '9' }

// next reads one thing.
func (r *listReader) next() {
	c, from := r.flat[r.i], r.i
	switch {
	case c == '\n':
		r.i++
		r.endLine()
		r.line, r.start, r.first = r.line+1, r.i, true
		return
	case c == ',', c == ';', c == '|', c == '\t', c == '、':
		if r.i++; r.last == amount {
			r.last = nothing
		}
		return
	case c == ' ', unicode.IsSpace(c):
		r.i++
		return
	case digit(c):
		r.number()
	case moneySigns[c] != "":
		r.i++
		r.currency(moneySigns[c], from)
	case c == '#', c == '№':
		r.i++
		r.waits(caseWord, from, r.i)
	case strings.ContainsRune("-−–—‒", c):
		r.dash()
	case strings.ContainsRune(":=→)", c):
		r.i++
		r.ends(from)
	case c == '.':
		r.i++
		if r.last != caseWord { // No. 7
			r.ends(from)
		}
	case unicode.IsLetter(c):
		r.word()
	case strings.ContainsRune("[]{}*•·\"", c):
		r.i++
	case ornament(c) && !(digit(r.at(r.i-1)) && digit(r.at(r.i+1))):
		r.i++
		return
	default:
		r.i++
		r.fail(NotUnderstood, from, r.i)
	}
	r.first = false
}

// ornament is an emoji, or what belongs to one, or a mark that has no ink.
func ornament(c rune) bool { return unicode.In(c, unicode.So, unicode.Sk, unicode.Mn, unicode.Cf) }

// endLine ends what cannot go on behind a line: a currency belongs to an amount
// beside it. A case may stand above its amount.
func (r *listReader) endLine() {
	if r.last == sign || r.last == caseWord {
		r.bad = append(r.bad, r.open)
	}
	r.money = ""
	r.last = nothing
}

// waits notes what now waits for a number.
func (r *listReader) waits(t token, from, to int) {
	r.last, r.open = t, r.place(NoAmount, from, to)
}

func (r *listReader) fail(f Fault, from, to int) {
	r.bad = append(r.bad, r.place(f, from, to))
	r.last = nothing
}

func (r *listReader) place(f Fault, from, to int) BadAmount {
	return BadAmount{f, strings.TrimRight(string(r.text[from:to]), " \t"), r.line, from - r.start + 1}
}

// number reads digits with what stands between them.
func (r *listReader) number() {
	from := r.i
	if r.last == caseWord {
		r.caseNumber()
		return
	}
	value, ok := r.digits()
	text := string(r.text[from:r.i])
	switch _, wrong := fair.ParseDecimal(value); {
	case !ok:
		r.fail(BadGroups, from, r.i)
	case wrong != nil:
		r.fail(BadDecimal, from, r.i)
	default:
		r.add(Amount{Value: value, Text: text, Case: r.named, Line: r.line, At: from - r.start + 1, currency: r.money})
	}
}

// caseNumber reads the number behind a word for a case.
func (r *listReader) caseNumber() {
	from := r.i
	n := caseNumber(string(r.run(nil)))
	if n == 0 || r.at(r.i) == '.' && digit(r.at(r.i+1)) {
		r.fail(BadCase, from, r.i)
		return
	}
	r.named = n
	r.waits(caseNo, from, r.i)
}

func (r *listReader) add(a Amount) {
	r.amounts = append(r.amounts, a)
	r.last, r.named, r.money = amount, 0, ""
}

// digits reads a number as a plain one, and whether its groups are sound.
func (r *listReader) digits() (plain string, ok bool) {
	out := r.run(nil)
	grouped, point := false, false
	for ok = true; digit(r.at(r.i + 1)); {
		switch r.role(r.at(r.i)) {
		case group:
			n := r.runLength(r.i + 1)
			sound := n == 3 && !point && (grouped || len(out) <= 3)
			if unicode.IsSpace(r.at(r.i)) && !sound {
				return string(out), ok // the space is one between amounts
			}
			ok = ok && sound && out[0] != '0'
			r.i++
			out = r.run(out)
			grouped = true
		case decimal:
			ok = ok && !point
			r.i++
			out = r.run(append(out, '.'))
			point = true
		default:
			return string(out), ok
		}
	}
	return string(out), ok
}

func (r *listReader) role(c rune) role {
	switch c {
	case ',':
		return r.comma
	case '.':
		return r.point
	case ' ':
		return r.space
	case '\u00a0', '\u202f', '\u2009', '\u2007', '\'', '’':
		return group
	}
	return between
}

// run appends the digits that come.
func (r *listReader) run(out []byte) []byte {
	for ; digit(r.at(r.i)); r.i++ {
		out = append(out, byte(r.at(r.i)))
	}
	return out
}

func (r *listReader) runLength(i int) int {
	from := i
	for digit(r.at(i)) {
		i++
	}
	return i - from
}

// currency takes a currency to the amount beside it: the one that it touches,
// else the one before it that has none yet, else the one to come.
func (r *listReader) currency(code string, from int) {
	if r.moneys == "" {
		r.moneys = code
	}
	if code != r.moneys {
		r.fail(ManyMoneys, from, r.i)
		return
	}
	if r.last == amount && !digit(r.at(r.i)) {
		if a := &r.amounts[len(r.amounts)-1]; a.currency == "" {
			a.currency = code
			r.last = nothing
			return
		}
	}
	r.money = code
	r.waits(sign, from, r.i)
}

// dash reads a dash between a case and its amount, or one that starts a line of
// a list. One that stands right before a number makes it negative.
func (r *listReader) dash() {
	c, from := r.flat[r.i], r.i
	r.i++
	next := r.at(r.i)
	tight := digit(next) || moneySigns[next] != ""
	switch {
	case tight && (c == '-' || c == '−') || c == '−':
		for r.i < len(r.flat) && (digit(r.at(r.i)) || moneySigns[r.at(r.i)] != "" || r.at(r.i) == '.' || r.at(r.i) == ',') {
			r.i++
		}
		r.fail(Negative, from, r.i)
	case !r.first:
		r.ends(from)
	}
}

// ends makes the number before a colon or a dash the one of a case.
func (r *listReader) ends(from int) {
	if r.last == caseNo {
		return
	}
	if r.last != amount {
		r.fail(NotUnderstood, from, r.i)
		return
	}
	a := r.amounts[len(r.amounts)-1]
	r.amounts = r.amounts[:len(r.amounts)-1]
	if r.named = caseNumber(a.Text); r.named == 0 || a.currency != "" || a.Case != 0 {
		r.fail(BadCase, r.start+a.At-1, from)
		r.named = 0
		return
	}
	r.waits(caseNo, r.start+a.At-1, from)
}

// word reads letters: a currency, a word for a case, or something else.
func (r *listReader) word() {
	from := r.i
	for unicode.IsLetter(r.at(r.i)) {
		r.i++
	}
	word := strings.ToLower(string(r.flat[from:r.i]))
	switch {
	case r.at(r.i) == '$' && dollars[word] != "":
		r.i++
		r.currency(dollars[word], from)
	case r.scale(string(r.flat[from:r.i]), from):
	case moneyWords[word] != "":
		r.currency(moneyWords[word], from)
	case caseWords[norm(word)] && r.last == amount && digit(r.at(from-1)): // 7番
		r.ends(from)
	case caseWords[norm(word)]:
		r.waits(caseWord, from, r.i)
	default:
		for digit(r.at(r.i)) || unicode.IsLetter(r.at(r.i)) {
			r.i++
		}
		if r.last == amount && digit(r.at(from-1)) { // 1e400
			a := r.amounts[len(r.amounts)-1]
			r.amounts = r.amounts[:len(r.amounts)-1]
			from = r.start + a.At - 1
		}
		r.fail(NotUnderstood, from, r.i)
	}
}

// checkCases looks whether each case is named once, and all amounts have one or
// none has.
func (r *listReader) checkCases() {
	named := slices.ContainsFunc(r.amounts, func(a Amount) bool { return a.Case > 0 })
	for _, a := range r.amounts {
		fault := CaseTwice
		if a.Case == 0 {
			fault = NoCase
		}
		if named && (a.Case == 0 || r.cases[a.Case]) {
			r.bad = append(r.bad, BadAmount{fault, a.Text, a.Line, a.At})
		}
		r.cases[a.Case] = true
	}
}
