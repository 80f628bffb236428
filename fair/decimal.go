package fair

import (
	"math/big"
	"strings"
)

// The longest decimal that ParseDecimal reads, in digits before and behind the
// point: room for any currency, and a bound on what arithmetic costs.
const (
	MaxWhole    = 30
	MaxFraction = 18
)

// Decimal is an exact amount with up to [MaxFraction] digits behind the point.
// Its zero value is 0.
type Decimal struct {
	units *big.Int // of 10^-18; nil is 0, and no method changes it
}

// ParseDecimal reads a plain decimal such as 1000 or 0.01: digits without a
// sign or a leading zero, and a point at most once, with digits on both sides.
// What is wrong comes back as a finding that lacks its code and field.
func ParseDecimal(text string) (Decimal, *Finding) {
	whole, fraction, point := strings.Cut(text, ".")
	bad := func(reason Reason, at int) *Finding { return &Finding{Reason: reason, Read: text, At: at} }
	for i, c := range text {
		if (c < '0' || c > '9') && (c != '.' || i != len(whole)) {
			f := bad(NotAmount, charAt(text, i))
			f.Char = CharName(c)
			return Decimal{}, f
		}
	}
	switch {
	case whole == "":
		return Decimal{}, bad(NotAmount, 1)
	case len(whole) > 1 && whole[0] == '0':
		return Decimal{}, bad(LeadingZero, 1)
	case len(whole) > MaxWhole:
		return Decimal{}, bad(NotAmount, MaxWhole+1)
	case point && fraction == "":
		return Decimal{}, bad(NotAmount, len(whole)+1)
	case len(fraction) > MaxFraction:
		return Decimal{}, bad(NotAmount, len(whole)+1+MaxFraction+1)
	}
	digits := whole + fraction + strings.Repeat("0", MaxFraction-len(fraction))
	units, _ := new(big.Int).SetString(digits, 10)
	return Decimal{units}, nil
}

// int returns the units, which the caller must not change.
func (d Decimal) int() *big.Int {
	if d.units == nil {
		return new(big.Int)
	}
	return d.units
}

// Cmp compares by value, so that 1000 equals 1000.00: -1, 0 or +1.
func (d Decimal) Cmp(other Decimal) int { return d.int().Cmp(other.int()) }

// Sign returns -1, 0 or +1.
func (d Decimal) Sign() int { return d.int().Sign() }

// Add returns d + other.
func (d Decimal) Add(other Decimal) Decimal {
	return Decimal{new(big.Int).Add(d.int(), other.int())}
}

// Sub returns d - other.
func (d Decimal) Sub(other Decimal) Decimal {
	return Decimal{new(big.Int).Sub(d.int(), other.int())}
}

// Times returns d * n.
func (d Decimal) Times(n int) Decimal {
	return Decimal{new(big.Int).Mul(d.int(), big.NewInt(int64(n)))}
}

// String writes the decimal exactly and without trailing zeros: "0", "-12.5".
func (d Decimal) String() string {
	digits := new(big.Int).Abs(d.int()).String()
	if missing := MaxFraction + 1 - len(digits); missing > 0 {
		digits = strings.Repeat("0", missing) + digits
	}
	point := len(digits) - MaxFraction
	text := digits[:point]
	if fraction := strings.TrimRight(digits[point:], "0"); fraction != "" {
		text += "." + fraction
	}
	if d.Sign() < 0 {
		return "-" + text
	}
	return text
}
