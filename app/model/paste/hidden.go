package paste

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"roundcheck/fair"
)

// maxHidden is the longest text, in bytes, that is looked at as a placeholder.
const maxHidden = 400

// maxPhrase is how many words a phrase of them has at most.
const maxPhrase = 5

// placeholder reports whether a value is what a casino shows in the place of a
// seed: a mask for either seed, or words that say that the server seed is not
// revealed yet. A seed that only has such a word in it, hidden123, is a seed.
func placeholder(f fair.Field, value string) bool {
	text := strings.TrimSpace(value)
	if !seed(f) || text == "" || len(text) > maxHidden {
		return false
	}
	return masked(text) || f == fair.FieldServerSeed && unrevealed(text)
}

// masked reports whether a text is of dots, stars, dashes or the like alone, or
// of at least four x.
func masked(text string) bool {
	if strings.Trim(text, "xX") == "" {
		return len(text) >= 4
	}
	if strings.Trim(text, ".") == "" {
		return len(text) >= 3
	}
	return strings.Trim(text, "•*●∗·-–—…?？＊・○ \u00a0\u3000") == ""
}

// unrevealed reports whether a text starts with words that say that a seed is
// not shown, as a whole or as the start of a sentence. Japanese has no spaces: a
// phrase of it may stand anywhere in a first word that is nothing but Japanese.
func unrevealed(text string) bool {
	words := plainWords(text)
	for n := range words[:min(len(words), maxPhrase)] {
		if hidden[strings.Join(words[:n+1], " ")] {
			return true
		}
	}
	if len(words) == 0 || !japaneseOnly(words[0]) {
		return false
	}
	for phrase := range hidden {
		if utf8.RuneCountInString(phrase) > 2 && japaneseOnly(phrase) && strings.Contains(words[0], phrase) {
			return true
		}
	}
	return false
}

// plainWords cuts a text at spaces and brackets, into small letters without
// accents and without punctuation at the words' ends.
func plainWords(text string) []string {
	var words []string
	for word := range strings.FieldsFuncSeq(text, func(c rune) bool {
		return unicode.IsSpace(c) || strings.ContainsRune("()[]{}<>（）［］【】「」〈〉＜＞", c)
	}) {
		word = strings.TrimFunc(word, func(c rune) bool { return !unicode.IsLetter(c) && !unicode.IsDigit(c) })
		if word != "" {
			words = append(words, strings.Map(func(c rune) rune { return base(unicode.ToLower(c)) }, word))
		}
	}
	return words
}

// japaneseOnly reports whether a word has nothing but kanji, kana and their
// signs.
func japaneseOnly(word string) bool {
	return !strings.ContainsFunc(word, func(c rune) bool {
		return !unicode.In(c, unicode.Han, unicode.Hiragana, unicode.Katakana) && !strings.ContainsRune("ー、。・", c)
	})
}
