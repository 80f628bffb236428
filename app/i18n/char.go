package i18n

import (
	"strconv"
	"strings"
	"unicode"

	"roundcheck/fair"
)

// char words a character that fair names as U+200B: itself, or what it is where
// it cannot be seen. The name follows where that leaves it open which one it is.
func (l Lang) char(name string) string {
	n, err := strconv.ParseInt(strings.TrimPrefix(name, "U+"), 16, 32)
	if err != nil {
		return name
	}
	r := rune(n)
	words := l.Say(charKind(r))
	if strconv.IsPrint(r) && r != ' ' {
		words = l.Say(quote, "text", onBase(r))
	}
	if r == '\t' || r == '\n' || r == '\r' || r >= ' ' && r <= '~' {
		return words
	}
	return l.Say(charCoded, "what", words, "code", name)
}

// charKind is the message that says what one does not see.
func charKind(r rune) Key {
	switch r {
	case ' ':
		return "char.space"
	case '\t':
		return "char.tab"
	case '\n', '\r', '\u2028', '\u2029':
		return "char.line-break"
	case '\u00a0', '\u202f':
		return "char.no-break-space"
	case '\u3000':
		return "char.wide-space"
	}
	if unicode.IsSpace(r) {
		return "char.other-space"
	}
	return "char.invisible"
}

// onBase gives a combining mark something to combine with other than the
// sentence around it.
func onBase(r rune) string {
	if unicode.IsMark(r) {
		return "◌" + string(r)
	}
	return string(r)
}

// Visible makes a text of the player's fit to stand in a sentence: it names what
// one would not see or what would turn the writing around, and cuts the text
// where fair has not.
func visible(text string) string { return Visible(text, fair.MaxRead) }

// Visible does the same for a text of up to so many characters.
func Visible(text string, most int) string {
	var b strings.Builder
	many := 0
	for _, r := range text {
		if many++; many > most {
			b.WriteString("…")
			break
		}
		if strconv.IsPrint(r) {
			b.WriteRune(r)
		} else {
			b.WriteString("[" + fair.CharName(r) + "]")
		}
	}
	return b.String()
}

// Oddity words what one does not see in a text, such as a space at its end.
func (l Lang) Oddity(kind string, many, at int, char string) string {
	return l.Say(OddityText(kind), "many", strconv.Itoa(many), "at", strconv.Itoa(at), "char", l.char(char))
}
