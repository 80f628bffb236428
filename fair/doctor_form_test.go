package fair

import (
	"testing"
	"unicode"
)

// TestLettersInTwoForms has letters in one piece beside what they are made of,
// written by hand.
func TestLettersInTwoForms(t *testing.T) {
	for whole, apart := range map[string]string{
		"ąćęńóśźż":        "a\u0328c\u0301e\u0328n\u0301o\u0301s\u0301z\u0301z\u0307",
		"ĄĆĘŃÓŚŹŻ":        "A\u0328C\u0301E\u0328N\u0301O\u0301S\u0301Z\u0301Z\u0307",
		"łŁøđßæŒħı":       "łŁøđßæŒħı", // of one piece only
		"äöüÄÖÜÿ":         "a\u0308o\u0308u\u0308A\u0308O\u0308U\u0308y\u0308",
		"éèêëçñåőůřŠžİ":   "e\u0301e\u0300e\u0302e\u0308c\u0327n\u0303a\u030ao\u030bu\u030ar\u030cS\u030cz\u030cI\u0307",
		"ガぎグヅど":           "カ\u3099き\u3099ク\u3099ツ\u3099と\u3099",
		"ぱピぷペぽヴヷ":         "は\u309aヒ\u309aふ\u309aヘ\u309aほ\u309aウ\u3099ワ\u3099",
		"":                "",
		"\u0301a":         "\u0301a",
		"x\u0301ア\u3099か": "x\u0301ア\u3099か", // no such letter in one piece
		"ąa\U0001f600":    "a\u0328a\U0001f600",
	} {
		if got := decompose(whole); got != apart {
			t.Errorf("apart %q: got %+q, want %+q", whole, got, apart)
		}
		if got := compose(apart); got != whole {
			t.Errorf("in one piece %+q: got %q, want %q", apart, got, whole)
		}
	}
}

// TestComposedTable: each entry is a letter and another one that lies where the
// table says, and no letter is in it twice.
func TestComposedTable(t *testing.T) {
	latin, kana := 0, 0
	seen := map[rune]bool{}
	for mark, text := range composed {
		list := []rune(text)
		if !unicode.Is(unicode.Mn, mark) || len(list)%2 != 0 {
			t.Fatalf("%U: %q", mark, text)
		}
		for i := 1; i < len(list); i += 2 {
			whole := list[i]
			switch {
			case seen[whole]:
				t.Errorf("%q is there twice", whole)
			case whole >= 0xc0 && whole < 0x180 && unicode.IsLetter(list[i-1]) && list[i-1] < 0x80:
				latin++
			case unicode.In(whole, unicode.Hiragana, unicode.Katakana) && whole-list[i-1] <= 23 || whole == 'ヴ' || whole == 'ゔ':
				kana++
			default:
				t.Errorf("%q of %q is neither Latin nor kana", whole, list[i-1])
			}
			seen[whole] = true
		}
	}
	// What Unicode takes apart: 53 of Latin-1 and 108 of Latin Extended-A, 27
	// hiragana and 31 katakana.
	if latin != 53+108 || kana != 27+31 {
		t.Errorf("letters: got %d Latin and %d kana, want 161 and 58", latin, kana)
	}
}
