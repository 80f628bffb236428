package model

import (
	"reflect"
	"testing"
)

func TestInspect(t *testing.T) {
	for _, c := range []struct {
		text string
		want []Oddity
	}{
		{"", nil},
		{"abc", nil},
		{"two words", nil},
		{"全角　空白", nil},
		{"é e\u0301 😀", nil},
		{" ab", []Oddity{{SpaceAtStart, 1, "U+0020", 1}}},
		{"ab \n", []Oddity{{SpaceAtEnd, 3, "U+0020", 2}}},
		{"ab\r\n", []Oddity{{SpaceAtEnd, 3, "U+000D", 2}}},
		{"　ab\u200b", []Oddity{{SpaceAtStart, 1, "U+3000", 1}, {SpaceAtEnd, 4, "U+200B", 1}}},
		{"\ufeffab", []Oddity{{SpaceAtStart, 1, "U+FEFF", 1}}},
		{"a\nb\nc", []Oddity{{LineBreak, 2, "U+000A", 2}}},
		{"a\u00a0b\u200bc\u202ed", []Oddity{{Invisible, 2, "U+00A0", 3}}},
		{"a\tb", []Oddity{{Invisible, 2, "U+0009", 1}}},
		{"  ", []Oddity{{SpaceAtStart, 1, "U+0020", 2}}},
	} {
		if got := Inspect(c.text); !reflect.DeepEqual(got, c.want) {
			t.Errorf("Inspect(%q) = %v, want %v", c.text, got, c.want)
		}
	}
}
