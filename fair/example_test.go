package fair_test

import (
	"errors"
	"fmt"

	"roundcheck/fair"
	"roundcheck/fair/games"
)

// A finding gives the place of what is wrong, for a page to word and to mark.
func ExampleInvalidError() {
	report := games.Verify(fair.Round{
		fair.FieldGame:       "cloudbet-mines",
		fair.FieldServerSeed: "server",
		fair.FieldClientSeed: "client",
		fair.FieldNonce:      "1.0",
		fair.FieldMines:      "25",
	})
	var invalid *fair.InvalidError
	if errors.As(report.Err(), &invalid) {
		for _, f := range invalid.Findings {
			fmt.Println(f.Code, f.Reason, f.At)
			fmt.Println(f)
		}
	}
	// Output:
	// bad-nonce not-digit 2
	// fair: nonce: "1.0": not a digit U+002E at character 2
	// bad-mines out-of-range 0
	// fair: mines: "25": out of range, want 1 to 24
}

// The trace has every draw, and how each was used.
func ExampleReport_steps() {
	report := games.Verify(fair.Round{
		fair.FieldGame:       "cloudbet-roulette",
		fair.FieldServerSeed: "46cbc66875083f9a62fad951686854df6f85ae78b3d09b2b065d03868c69e32b",
		fair.FieldClientSeed: "rej002",
		fair.FieldNonce:      "18674122",
		fair.FieldWheel:      "american",
	})
	for _, step := range report.Steps {
		if draw, ok := step.(fair.DrawStep); ok {
			fmt.Println(draw.Index, draw.Bytes, draw.Value, draw.Limit, draw.Accepted)
		}
	}
	// Output:
	// 1 fffffffc 4294967292 4294967290 false
	// 2 9f0a1cdf 2668240095 4294967290 true
}

func ExampleParseDecimal() {
	a, _ := fair.ParseDecimal("0.1")
	b, _ := fair.ParseDecimal("0.20")
	fmt.Println(a.Add(b), a.Sub(b).Times(35))
	_, bad := fair.ParseDecimal("1,000")
	fmt.Println(bad.Reason, bad.At, bad.Char)
	// Output:
	// 0.3 -3.5
	// not-amount 2 U+002C
}
