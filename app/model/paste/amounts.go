package paste

import (
	"slices"
	"strconv"
	"strings"

	"roundcheck/fair/games/dond"
)

// Amount is one amount of a pasted list.
type Amount struct {
	Value string // plain decimal as the contract has it: 1000, 0.01
	Text  string // the number as it stands in the paste: 1,000 or 1 tys.
	Case  int    // the case that the paste names for it, from 1; 0 where it names none
	Line  int    // from 1
	At    int    // the number's first character in its line, from 1

	currency string
	scaled   bool // a word such as "tys." behind it is counted in
}

// BadAmount is a place in a list of amounts that cannot be read.
type BadAmount struct {
	Fault Fault
	Text  string
	Line  int // from 1
	At    int // character in its line, from 1
}

// Fault tells the ways in which a list of amounts can be wrong.
type Fault string

// The faults.
const (
	NotUnderstood Fault = "not-understood" // a word or sign that has no meaning here: NaN, 1e400, 5x
	Negative      Fault = "negative"       // a prize below zero
	BadGroups     Fault = "bad-groups"     // 1,00,000: digits that no way of writing groups so
	BadDecimal    Fault = "bad-decimal"    // 007, or more digits than any amount has
	BadCase       Fault = "bad-case"       // no case 1 to 25
	CaseTwice     Fault = "case-twice"     // a case that was named before
	NoAmount      Fault = "no-amount"      // a case or a currency without an amount
	NoCase        Fault = "no-case"        // an amount without a case where others have one
	ManyMoneys    Fault = "many-moneys"    // a second currency
	TooBig        Fault = "too-big"        // a text above [MaxText], or far more numbers than a board has
)

// MaxText is the longest text, in bytes, that this package reads.
const MaxText = 64 << 10

// HowAmounts says how a list of amounts was read.
type HowAmounts struct {
	// Readings are the ways to read the list, each in the order of the text:
	// one where it is clear, more where the text leaves open what its commas,
	// points and spaces mean.
	Readings [][]Amount
}

// Ambiguous reports whether the player has to choose.
func (h HowAmounts) Ambiguous() bool { return len(h.Readings) > 1 }

// Amounts reads a list of amounts as players copy it: with currencies, with
// separators of thousands, with decimal commas, with or without the cases'
// numbers, on one line or on many. The whole text decides what a comma, a point
// and a space between two digits mean; a list of 25 amounts, or of one amount
// for each case that is named, is what it should come out as.
//
// The values are those of the only reading, in the order of the text. They are
// nil where there is none, more than one, or anything bad.
func Amounts(text string) (values []string, how HowAmounts, bad []BadAmount) {
	if len(text) > MaxText {
		return nil, how, []BadAmount{{Fault: TooBig, Line: 1, At: 1}}
	}
	best := chooseLists(allLists([]rune(text)))
	if len(best) == 0 {
		return nil, how, nil
	}
	if bad = best[0].bad; len(bad) > 0 {
		return nil, how, bad
	}
	for _, l := range best {
		how.Readings = append(how.Readings, l.amounts)
	}
	if len(best) == 1 {
		for _, a := range best[0].amounts {
			values = append(values, a.Value)
		}
	}
	return values, how, nil
}

// Seen writes a reading as a field of a round: 25 amounts in the order of the
// cases where all of them are known, else pairs such as 7:1000,12:0.01, or just
// the amounts where no case is named.
func Seen(amounts []Amount) string {
	sorted := slices.Clone(amounts)
	slices.SortStableFunc(sorted, func(a, b Amount) int { return a.Case - b.Case })
	var out []string
	for _, a := range sorted {
		if a.Case == 0 || len(sorted) == dond.Cases {
			out = append(out, a.Value)
		} else {
			out = append(out, strconv.Itoa(a.Case)+":"+a.Value)
		}
	}
	return strings.Join(out, ",")
}

// list is a text as it reads in one style.
type list struct {
	amounts []Amount
	bad     []BadAmount
}

// allLists reads the text in every style, and where two numbers may be a case
// and its amount, so too.
func allLists(text []rune) []list {
	var out []list
	flat := flatten(text)
	for _, s := range styles {
		l := readList(text, flat, s)
		if pairs, sure := l.pairs(); pairs != nil {
			out = append(out, list{amounts: pairs})
			if sure {
				continue
			}
		}
		if len(l.amounts)+len(l.bad) > 0 {
			out = append(out, l)
		}
	}
	return out
}

// chooseLists keeps the readings that fit the text best, each once. One with
// something bad is kept only where every reading has that, and then alone.
func chooseLists(all []list) []list {
	if len(all) == 0 {
		return nil
	}
	least := slices.MinFunc(all, func(a, b list) int { return len(a.bad) - len(b.bad) })
	if len(least.bad) > 0 {
		return []list{least}
	}
	all = slices.DeleteFunc(all, func(l list) bool { return len(l.bad) > 0 })
	for _, better := range []func(list) bool{list.even, list.fits, list.whole, list.level} {
		if slices.ContainsFunc(all, better) {
			all = slices.DeleteFunc(all, func(l list) bool { return !better(l) })
		}
	}
	var once []list
	for _, l := range all {
		if !slices.ContainsFunc(once, l.same) {
			once = append(once, l)
		}
	}
	return once
}

// even reports whether every amount has a currency, or none.
func (l list) even() bool {
	with := 0
	for _, a := range l.amounts {
		if a.currency != "" {
			with++
		}
	}
	return with == 0 || with == len(l.amounts)
}

func (l list) fits() bool { return len(l.amounts) <= dond.Cases }

// whole reports whether there is an amount for each case, on lines that look
// alike: a comma on just one of many lines does not make the 25th.
func (l list) whole() bool {
	return len(l.amounts) == dond.Cases && l.steady()
}

// steady reports whether every line has as many amounts as the first; the last
// may have fewer.
func (l list) steady() bool {
	counts := l.perLine()
	for i, n := range counts {
		if n != counts[0] && (i < len(counts)-1 || n > counts[0]) {
			return false
		}
	}
	return true
}

// level reports whether every line has as many amounts.
func (l list) level() bool {
	counts := l.perLine()
	return !slices.ContainsFunc(counts, func(n int) bool { return n != counts[0] })
}

func (l list) perLine() []int {
	var counts []int
	line := 0
	for _, a := range l.amounts {
		if a.Line != line {
			counts, line = append(counts, 0), a.Line
		}
		counts[len(counts)-1]++
	}
	return counts
}

func (l list) same(other list) bool {
	return slices.EqualFunc(l.amounts, other.amounts, func(a, b Amount) bool {
		return a.Value == b.Value && a.Case == b.Case
	})
}

// pairs takes every other number for a case, where all of them can be one. That
// is sure where each of several lines has just the two.
func (l list) pairs() (pairs []Amount, sure bool) {
	if len(l.bad) > 0 || len(l.amounts) == 0 || len(l.amounts)%2 == 1 {
		return nil, false
	}
	seen := map[int]bool{}
	for i := 0; i < len(l.amounts); i += 2 {
		at, amount := l.amounts[i], l.amounts[i+1]
		n := caseNumber(at.Text)
		if n == 0 || seen[n] || at.currency != "" || at.Case+amount.Case > 0 {
			return nil, false
		}
		seen[n] = true
		amount.Case = n
		pairs = append(pairs, amount)
	}
	counts := l.perLine()
	return pairs, len(counts) > 1 && counts[0] == 2 && l.level()
}

// caseNumber reads digits as the number of a case; 0 if they are none.
func caseNumber(digits string) int {
	n, err := strconv.Atoi(digits)
	if err != nil || n < 1 || n > dond.Cases || digits[0] == '0' || digits[0] == '+' {
		return 0
	}
	return n
}
