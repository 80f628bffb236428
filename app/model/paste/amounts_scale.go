package paste

import (
	"strings"
	"unicode/utf8"

	"roundcheck/fair"
)

// scales are what may follow a number and make it larger, as powers of ten. A
// small m is not one: it may be a thousandth.
var scales = map[string]int{"tys": 3, "k": 3, "K": 3, "mln": 6, "M": 6, "千": 3, "万": 4, "萬": 4}

// scale takes a word that makes the amount before it larger, a currency stuck to
// it included: 1 tys., 5k, 1万円. It reports whether the word is one.
func (r *listReader) scale(word string, from int) bool {
	power, money := cutScale(word)
	if power == 0 || r.last != amount || digit(r.at(r.i)) {
		return false // 1万2000 is one number, and 5k2 is none
	}
	a := &r.amounts[len(r.amounts)-1]
	start := r.start + a.At - 1
	gap := r.flat[start+utf8.RuneCountInString(a.Text) : from]
	if a.scaled || strings.Trim(string(gap), " \u00a0\u202f\u2009") != "" {
		return false
	}
	end := r.i - utf8.RuneCountInString(money)
	if r.at(r.i) == '.' && money == "" && strings.ContainsAny(word, "tm") && !digit(r.at(r.i+1)) {
		r.i++ // tys.
		end = r.i
	}
	value := larger(a.Value, power)
	if _, wrong := fair.ParseDecimal(value); wrong != nil {
		r.amounts = r.amounts[:len(r.amounts)-1]
		r.fail(BadDecimal, start, r.i)
		return true
	}
	a.Value, a.Text, a.scaled = value, string(r.text[start:end]), true
	if money != "" {
		r.currency(moneyWords[money], end)
	}
	return true
}

// cutScale cuts a word into its power of ten, 0 if it has none, and the currency
// behind that.
func cutScale(word string) (power int, money string) {
	for _, w := range []string{word, strings.ToLower(word)} {
		for s, power := range scales {
			money, ok := strings.CutPrefix(w, s)
			if ok && (money == "" || moneyWords[strings.ToLower(money)] != "") {
				return power, strings.ToLower(money)
			}
		}
	}
	return 0, ""
}

// larger moves the point of a plain decimal to the right: 1.5 by 3 is 1500.
func larger(value string, power int) string {
	whole, fraction, _ := strings.Cut(value, ".")
	fraction += strings.Repeat("0", max(0, power-len(fraction)))
	whole = strings.TrimLeft(whole+fraction[:power], "0")
	if whole == "" {
		whole = "0"
	}
	if fraction = strings.TrimRight(fraction[power:], "0"); fraction != "" {
		whole += "." + fraction
	}
	return whole
}
