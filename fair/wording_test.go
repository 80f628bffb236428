package fair_test

import (
	"testing"

	"roundcheck/fair"
)

func TestFindingWording(t *testing.T) {
	tests := []struct {
		finding fair.Finding
		want    string
	}{
		{fair.Finding{Code: fair.MissingField, Field: "nonce"}, "fair: nonce: missing field"},
		{fair.Finding{Code: fair.QueryLink}, "fair: query link"},
		{fair.Finding{Code: fair.BadMines, Field: "mines", Reason: fair.OutOfRange, Read: "25", Want: "1 to 24"},
			`fair: mines: "25": out of range, want 1 to 24`},
		{fair.Finding{Code: fair.BadNonce, Field: "nonce", Reason: fair.NotDigit, Read: "７", At: 1, Char: "U+FF17"},
			`fair: nonce: "７": not a digit U+FF17 at character 1`},
		{fair.Finding{Code: fair.TooLong, Field: "clientSeed", Count: 5000000, Want: "4194304"},
			"fair: clientSeed: too long, got 5000000, want 4194304"},
		{fair.Finding{Code: fair.UnknownField, Field: "nonce", Reason: fair.OtherGame, Read: "a\nb"},
			`fair: nonce: "a\nb": belongs to another game`},
	}
	for _, test := range tests {
		if got := test.finding.Error(); got != test.want {
			t.Errorf("error: got %s, want %s", got, test.want)
		}
	}
}
