package fair

import (
	"strings"
	"testing"
	"unicode/utf8"
)

// TestLookAlikes: no character looks like two digits, and none is a hex digit of
// its own.
func TestLookAlikes(t *testing.T) {
	seen := map[rune]rune{}
	for digit, like := range hexLike {
		if !isHex(digit) {
			t.Errorf("%q is no hex digit", digit)
		}
		for _, r := range like {
			if other, twice := seen[r]; twice || isHex(r) {
				t.Errorf("%q (%s) looks like %q and %q", r, CharName(r), digit, other)
			}
			seen[r] = digit
			if got := hexed(string(r)); got != string(digit) {
				t.Errorf("%q: got %q, want %q", r, got, digit)
			}
		}
	}
	if got := hexed("OlаＡ９f"); got != "01aA9f" {
		t.Errorf("got %q", got)
	}
	for _, text := range []string{"", "abc", "xyz", "Ol-"} {
		if got := hexed(text); got != text {
			t.Errorf("%q: got %q, want no change", text, got)
		}
	}
}

// TestOperations has texts with what each way of cleaning makes of them.
func TestOperations(t *testing.T) {
	for name, test := range map[string]struct {
		apply func(string) string
		texts map[string]string
	}{
		"trim":        {trim, map[string]string{"\ufeff a b\u200b\r\n": "a b", "\u3000": "", "a": "a"}},
		"tighten":     {tighten, map[string]string{" 4, 9 ,17\n": "4,9,17", "1 2": "1 2", "4\u200b,\u00a09": "4,9", "7: 5 , 8 :6": "7:5,8:6", ",": ","}},
		"dropBlanks":  {dropBlanks, map[string]string{"a b\tc\n\u200bd": "abcd"}},
		"plainSpaces": {plainSpaces, map[string]string{"a\u00a0b\u3000c\td": "a b c\td"}},
		"unquote":     {unquote, map[string]string{` "a" `: "a", "„a”": "a", "«a»": "a", `"a`: `"a`, `"`: `"`, "'": "'", `""`: "", "a,": "a,"}},
		"uncopy":      {uncopy, map[string]string{`"a",`: "a", "a;": "a", " a ": " a ", "'a' ,\n": "a", ",": ""}},
		"unprefix":    {unprefix, map[string]string{"0xab": "ab", " 0XAB\n": "AB", "0x": "0x", "x": "x"}},
		"narrow":      {narrow, map[string]string{"４，９、17": "4,9,17", "１．５": "1.5", "ａＺ～": "aZ~", "あ": "あ"}},
		"capitals":    {func(s string) string { return recase(s, strings.ToUpper) }, map[string]string{"ab-1": "AB-1", "abx": "abx", "": ""}},
	} {
		for text, want := range test.texts {
			if got := test.apply(text); got != want {
				t.Errorf("%s of %q: got %q, want %q", name, text, got, want)
			}
		}
	}
}

// TestBlankCodes says where a character without ink stands.
func TestBlankCodes(t *testing.T) {
	for text, want := range map[string]struct {
		code Code
		at   int
	}{
		" a":       {OuterSpace, 1},
		"ż b\n":    {InnerSpace, 2},
		"ab\t":     {OuterSpace, 3},
		"a\u200bb": {InvisibleCharacter, 2},
		"a\u2028":  {OuterSpace, 2},
		"\x00a":    {InvisibleCharacter, 1},
	} {
		e := newEdit(FieldClientSeed, "", text, dropBlanks(text))
		if e.Code != want.code || e.At != want.at || e.Char != CharName([]rune(text)[want.at-1]) {
			t.Errorf("%q: got %s at %d, %s; want %s at %d", text, e.Code, e.At, e.Char, want.code, want.at)
		}
	}
}

// FuzzOperations: none panics, and none makes a text of what is none.
func FuzzOperations(f *testing.F) {
	for _, text := range []string{"", " a\u200b", `"0xOl",`, "Zaz\u0307ółć", "ガ、９", "\xff\u0301", "4, 9 ,17"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, op := range append(append([]operation{}, seedOperations...), hashGuesses...) {
			got := op.apply(text)
			if utf8.ValidString(text) && !utf8.ValidString(got) {
				t.Errorf("%q: got %q, which is no text", text, got)
			}
		}
		if utf8.ValidString(text) && compose(decompose(text)) != compose(text) {
			t.Errorf("%+q: composed %+q, by way of %+q %+q", text, compose(text), decompose(text), compose(decompose(text)))
		}
		for _, e := range edits(FieldClientSeed, text, seedOperations) {
			if e.text == text || e.Code == "" {
				t.Errorf("%q: edit %+v", text, e)
			}
		}
	})
}
