package fair_test

import (
	"math/big"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"roundcheck/fair"
)

func decimal(t testing.TB, text string) fair.Decimal {
	t.Helper()
	d, bad := fair.ParseDecimal(text)
	if bad != nil {
		t.Fatalf("ParseDecimal(%q): %v", text, bad)
	}
	return d
}

func TestParseDecimal(t *testing.T) {
	tests := []struct{ text, want string }{
		{"0", "0"},
		{"0.0", "0"},
		{"7", "7"},
		{"1000.00", "1000"},
		{"0.01", "0.01"},
		{"100.010", "100.01"},
		{"0.000000000000000001", "0.000000000000000001"},
		{strings.Repeat("9", 30) + "." + strings.Repeat("9", 18), strings.Repeat("9", 30) + "." + strings.Repeat("9", 18)},
	}
	for _, test := range tests {
		if got := decimal(t, test.text).String(); got != test.want {
			t.Errorf("ParseDecimal(%q): got %s, want %s", test.text, got, test.want)
		}
	}
}

func TestParseDecimalRefuses(t *testing.T) {
	tests := []struct {
		text   string
		reason fair.Reason
		at     int
		char   string
	}{
		{"", fair.NotAmount, 1, ""},
		{".", fair.NotAmount, 1, ""},
		{".5", fair.NotAmount, 1, ""},
		{"5.", fair.NotAmount, 2, ""},
		{"1.2.3", fair.NotAmount, 4, "U+002E"},
		{"1..2", fair.NotAmount, 3, "U+002E"},
		{"-1", fair.NotAmount, 1, "U+002D"},
		{"+1", fair.NotAmount, 1, "U+002B"},
		{"1e3", fair.NotAmount, 2, "U+0065"},
		{" 1", fair.NotAmount, 1, "U+0020"},
		{"1 ", fair.NotAmount, 2, "U+0020"},
		{"1_000", fair.NotAmount, 2, "U+005F"},
		{"€5", fair.NotAmount, 1, "U+20AC"},
		{"1.５", fair.NotAmount, 3, "U+FF15"},
		{"00", fair.LeadingZero, 1, ""},
		{"007.5", fair.LeadingZero, 1, ""},
		{strings.Repeat("1", 31), fair.NotAmount, 31, ""},
		{"12." + strings.Repeat("0", 19), fair.NotAmount, 22, ""},
	}
	for _, test := range tests {
		_, got := fair.ParseDecimal(test.text)
		want := &fair.Finding{Reason: test.reason, Read: test.text, At: test.at, Char: test.char}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("ParseDecimal(%q): got %+v, want %+v", test.text, got, want)
		}
	}
}

// TestDecimalAgainstRationals holds the arithmetic against math/big's fractions.
func TestDecimalAgainstRationals(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	digits := func(n int) string {
		text := make([]byte, n)
		for i := range text {
			text[i] = '0' + byte(random.IntN(10))
		}
		return string(text)
	}
	draw := func() (fair.Decimal, *big.Rat) {
		text := strings.TrimLeft(digits(random.IntN(fair.MaxWhole+1)), "0")
		if text == "" {
			text = "0"
		}
		if n := random.IntN(fair.MaxFraction + 1); n > 0 {
			text += "." + digits(n)
		}
		r, ok := new(big.Rat).SetString(text)
		if !ok {
			t.Fatalf("no fraction: %q", text)
		}
		return decimal(t, text), r
	}
	for range 2000 {
		a, ra := draw()
		b, rb := draw()
		n := random.IntN(40)
		checks := []struct {
			name string
			got  fair.Decimal
			want *big.Rat
		}{
			{"add", a.Add(b), new(big.Rat).Add(ra, rb)},
			{"sub", a.Sub(b), new(big.Rat).Sub(ra, rb)},
			{"times", a.Times(n), new(big.Rat).Mul(ra, big.NewRat(int64(n), 1))},
		}
		for _, c := range checks {
			want := strings.TrimSuffix(strings.TrimRight(c.want.FloatString(fair.MaxFraction), "0"), ".")
			if got := c.got.String(); got != want {
				t.Fatalf("%s of %s and %s, %d: got %s, want %s", c.name, a, b, n, got, want)
			}
			if got := c.got.Sign(); got != c.want.Sign() {
				t.Fatalf("sign of %s: got %d, want %d", c.got, got, c.want.Sign())
			}
		}
		if got := a.Cmp(b); got != ra.Cmp(rb) {
			t.Fatalf("compare %s and %s: got %d, want %d", a, b, got, ra.Cmp(rb))
		}
	}
}

func TestDecimalZeroValue(t *testing.T) {
	var zero fair.Decimal
	one := decimal(t, "1")
	if got := zero.Sub(one).String(); got != "-1" {
		t.Errorf("0 - 1: got %s, want -1", got)
	}
	if zero.Sign() != 0 || zero.String() != "0" || zero.Cmp(decimal(t, "0.00")) != 0 {
		t.Errorf("zero value: got %s, want 0", zero)
	}
}
