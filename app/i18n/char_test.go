package i18n

import (
	"strings"
	"testing"
	"unicode/utf8"
)

func TestChar(t *testing.T) {
	tests := []struct{ name, en, ja, pl string }{
		{"", "", "", ""},
		{"U+0020", "a space", "スペース", "spacja"},
		{"U+0009", "a tab", "タブ", "tabulator"},
		{"U+000D", "a line break", "改行", "koniec wiersza"},
		{"U+2028", "a line break (U+2028)", "改行（U+2028）", "koniec wiersza (U+2028)"},
		{"U+00A0", "a no-break space (U+00A0)", "改行されないスペース（U+00A0）", "twarda spacja (U+00A0)"},
		{"U+2003", "a special space (U+2003)", "特殊なスペース（U+2003）", "nietypowa spacja (U+2003)"},
		{"U+3000", "a full-width space (U+3000)", "全角スペース（U+3000）", "spacja pełnej szerokości (U+3000)"},
		{"U+200B", "an invisible character (U+200B)", "見えない文字（U+200B）", "niewidoczny znak (U+200B)"},
		{"U+202E", "an invisible character (U+202E)", "見えない文字（U+202E）", "niewidoczny znak (U+202E)"},
		{"U+0000", "an invisible character (U+0000)", "見えない文字（U+0000）", "niewidoczny znak (U+0000)"},
		{"U+002D", "“-”", "「-」", "„-”"},
		{"U+007B", "“{”", "「{」", "„{”"},
		{"U+FF17", "“７” (U+FF17)", "「７」（U+FF17）", "„７” (U+FF17)"},
		{"U+0301", "“◌\u0301” (U+0301)", "「◌\u0301」（U+0301）", "„◌\u0301” (U+0301)"},
		{"U+1F600", "“😀” (U+1F600)", "「😀」（U+1F600）", "„😀” (U+1F600)"},
		{"no name", "no name", "no name", "no name"},
	}
	for _, test := range tests {
		for code, want := range map[string]string{"en": test.en, "ja": test.ja, "pl": test.pl} {
			if got := Pick(code).char(test.name); got != want {
				t.Errorf("%s, %s: got %q, want %q", code, test.name, got, want)
			}
		}
	}
}

func TestVisible(t *testing.T) {
	long := strings.Repeat("ż", 40)
	tests := []struct{ text, want string }{
		{"", ""},
		{"4, {at}", "4, {at}"},
		{"7\u200b", "7[U+200B]"},
		{"a\nb\u202ec", "a[U+000A]b[U+202E]c"},
		{"\u3000７", "[U+3000]７"},
		{long, long},
		{long + "x", long + "…"},
		{long + "…", long + "…"},
		{strings.Repeat("…", 100), strings.Repeat("…", 41)},
	}
	for _, test := range tests {
		if got := visible(test.text); got != test.want {
			t.Errorf("%q: got %q, want %q", test.text, got, test.want)
		}
	}
	if got := visible("\xff" + strings.Repeat("\x00", 1<<20)); !utf8.ValidString(got) || len(got) > 400 {
		t.Errorf("a megabyte of rubbish: got %d bytes, want few, and sound", len(got))
	}
}

func TestOddity(t *testing.T) {
	got := english().Oddity("invisible", 3, 12, "U+200B")
	if want := "Invisible characters inside: 3. The first is character 12: an invisible character (U+200B). They count too: delete them if they do not belong there."; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
