package i18n

import (
	"strings"
	"testing"
)

func TestBeside(t *testing.T) {
	long := strings.Repeat("0123456789", 7)
	for _, test := range []struct{ a, b, wantA, wantB string }{
		{"7", "8", "7", "8"},
		{"", "x", "", "x"},
		{" a b ", "a b", "␣a b␣", "a b"},
		{"  ", "", "␣␣", ""},
		{long + " ", long, "…890123456789␣", "…890123456789"},
		{long + "\n", long, "…890123456789[U+000A]", "…890123456789"},
		{"\u200b" + long, long, "[U+200B]" + long[:39] + "…", long[:40] + "…"},
		{strings.Repeat("a", 1<<20) + "b", strings.Repeat("a", 1<<20), strings.Repeat("a", 40) + "…", strings.Repeat("a", 40) + "…"},
		{"\xffa", "a", "\uFFFDa", "a"},
	} {
		a, b := Beside(test.a, test.b)
		if a != test.wantA || b != test.wantB {
			t.Errorf("Beside(%.80q, %.80q): got %q and %q, want %q and %q", test.a, test.b, a, b, test.wantA, test.wantB)
		}
	}
}
