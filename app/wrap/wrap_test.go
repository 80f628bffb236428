package wrap

import (
	"slices"
	"strings"
	"testing"
)

func TestLines(t *testing.T) {
	for _, test := range []struct {
		text string
		want []string
	}{
		{"", []string{""}},
		{"short", []string{"short"}},
		{"one two three", []string{"one two", "three"}},
		{"one two  three", []string{"one two", "three"}},
		{"12345678901 2", []string{"12345678901", "2"}},
		{"w\u00a0nim a\u00a0oto", []string{"w\u00a0nim", "a\u00a0oto"}},
		{"’’’’’’’’’’", []string{"’’’’’’’’’’"}},
		{"ああああい", []string{"ああああい"}},
		{"あああああい", []string{"あああああ", "い"}},
		{"あああああ。い", []string{"ああああ", "あ。い"}},
		{"ああああ「い", []string{"ああああ", "「い"}},
		{"あああアイイ。い", []string{"あああ", "アイイ。い"}},
		{"ああ words い", []string{"ああ words", "い"}},
	} {
		if got := Lines(test.text, 10); !slices.Equal(got, test.want) {
			t.Errorf("%q: got %q, want %q", test.text, got, test.want)
		}
	}
}

// TestLinesLoseNothing: only spaces go, and only where a line ends.
func TestLinesLoseNothing(t *testing.T) {
	text := "Der schnelle  braune Fuchs すばやい茶色の狐が（のろまな）犬を、飛び越える。 w\u00a0lesie 😀"
	bare := strings.ReplaceAll(text, " ", "")
	for columns := 1; columns < 80; columns++ {
		lines := Lines(text, columns)
		if got := strings.ReplaceAll(strings.Join(lines, ""), " ", ""); got != bare {
			t.Errorf("%d columns: got %q", columns, lines)
		}
		for _, line := range lines {
			if Width(line) > columns && columns > 20 {
				t.Errorf("%d columns: %q has %d", columns, line, Width(line))
			}
		}
	}
}
