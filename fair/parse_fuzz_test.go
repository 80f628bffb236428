package fair_test

import (
	"math/big"
	"strings"
	"testing"
	"unicode/utf8"

	"roundcheck/fair"
)

// FuzzParseUint: what is accepted is the one way to write a number in range.
func FuzzParseUint(f *testing.F) {
	for _, text := range []string{"0", "07", "-1", "1e3", "18446744073709551615", "18446744073709551616", "", "７", "1\xff"} {
		f.Add(text, uint64(0), uint64(1<<64-1))
	}
	f.Fuzz(func(t *testing.T, text string, low, high uint64) {
		n, bad := fair.ParseUint(text, low, high)
		want, ok := new(big.Int).SetString(text, 10)
		ok = ok && want.String() == text && want.Sign() >= 0 && want.IsUint64() && want.Uint64() >= low && want.Uint64() <= high
		if ok != (bad == nil) {
			t.Fatalf("ParseUint(%q, %d, %d): got %v, want accepted: %t", text, low, high, bad, ok)
		}
		if ok && n != want.Uint64() {
			t.Errorf("ParseUint(%q): got %d, want %s", text, n, want)
		}
		if !ok && (bad.Reason == "" || n != 0) {
			t.Errorf("ParseUint(%q): got %d, %+v, want 0 and a reason", text, n, bad)
		}
	})
}

// FuzzParseDecimal: what is accepted has the value that math/big gives it, and
// comes back the same from its shortest form.
func FuzzParseDecimal(f *testing.F) {
	for _, text := range []string{"0", "1000.00", "0.01", "1.", ".1", "00", "-1", "1e3", "1.2.3", "€", "1_0", "0x1p-2", "1/2"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		d, bad := fair.ParseDecimal(text)
		if bad != nil {
			if bad.At < 1 || bad.At > utf8.RuneCountInString(text)+1 || bad.Reason == "" {
				t.Errorf("ParseDecimal(%q): got %+v, want a reason and a place", text, bad)
			}
			return
		}
		if strings.Trim(text, "0123456789.") != "" {
			t.Fatalf("ParseDecimal(%q): accepted", text)
		}
		want, _ := new(big.Rat).SetString(text)
		if got, _ := new(big.Rat).SetString(d.String()); got.Cmp(want) != 0 {
			t.Errorf("ParseDecimal(%q): got %s, want %s", text, d, want)
		}
		short, bad := fair.ParseDecimal(d.String())
		if bad != nil || short.Cmp(d) != 0 || short.String() != d.String() {
			t.Errorf("ParseDecimal(%q) again: got %s, %v, want %s", text, short, bad, d)
		}
	})
}

// FuzzList: the entries joined again are the text, and each lies where it says.
func FuzzList(f *testing.F) {
	for _, text := range []string{"", ",", "1,2", "ż,,😀", "a;b,", "\xff,\xfe"} {
		f.Add(text, byte(','))
	}
	f.Fuzz(func(t *testing.T, text string, separator byte) {
		if separator >= utf8.RuneSelf {
			return // no character of its own
		}
		items := fair.List(text, separator)
		var texts []string
		chars := []rune(text)
		for _, item := range items {
			texts = append(texts, item.Text)
			n := utf8.RuneCountInString(item.Text)
			if got := string(chars[item.At-1 : item.At-1+n]); got != string([]rune(item.Text)) {
				t.Errorf("entry at %d of %q: got %q, want %q", item.At, text, item.Text, got)
			}
		}
		if got := strings.Join(texts, string(rune(separator))); got != text || len(items) == 0 {
			t.Errorf("entries of %q: joined: got %q", text, got)
		}
	})
}
