// Package i18n has every word that the page says. A language is one file and
// one line in All.
package i18n

import (
	"slices"
	"strings"
)

// Key names one message.
type Key string

// Lang is a language: its code as in <html lang>, its own name, its messages.
type Lang struct {
	Code, Name string
	messages   map[Key]string
}

// languages are made once: the page asks for them with every key press.
var languages = []Lang{english(), japanese(), polish()}

// All returns the languages in the order in which the page offers them. Each has
// every message. The first is the one for players whose own is not there.
func All() []Lang { return slices.Clone(languages) }

// Pick returns the first language that one of the wishes names. A wish is a
// language tag; its region does not count. English is picked where none fits.
func Pick(wishes ...string) Lang {
	for _, wish := range wishes {
		code, _, _ := strings.Cut(strings.ToLower(wish), "-")
		for _, l := range languages {
			if l.Code == code {
				return l
			}
		}
	}
	return languages[0]
}

// Say returns a message. The values are pairs of a name and what stands for it:
// Say(k, "n", "3") puts 3 in place of {n}. Values are put in as they are; braces
// in them mean nothing.
func (l Lang) Say(k Key, values ...string) string {
	text, ok := l.messages[k]
	if !ok {
		return string(k)
	}
	if len(values) == 0 {
		return text
	}
	pairs := make([]string, len(values))
	for i := 0; i+1 < len(values); i += 2 {
		pairs[i], pairs[i+1] = "{"+values[i]+"}", values[i+1]
	}
	return strings.NewReplacer(pairs...).Replace(text)
}

// Has reports whether the language has the message.
func (l Lang) Has(k Key) bool {
	_, ok := l.messages[k]
	return ok
}

// List joins words to a list, as the language does: "a, b", 「a、b」.
func (l Lang) List(words []string) string { return strings.Join(words, l.Say(listComma)) }

// Sentences joins whole sentences to a paragraph, as the language does: Japanese
// has no space between them.
func (l Lang) Sentences(list []string) string {
	text := ""
	for i, sentence := range list {
		if i == 0 {
			text = sentence
			continue
		}
		text = l.Say(twoSentences, "one", text, "two", sentence)
	}
	return text
}
