package script

import (
	"strings"
	"unicode/utf16"
	"unicode/utf8"
)

const hexDigits = "0123456789abcdef"

// quote writes a text as a string literal in double quotes, which JavaScript,
// Python and Go all read as that text. It is printable ASCII: all else is an
// escape, and so is <, in case the script is put into a web page.
func quote(text string, astral func(rune) string) string {
	var b strings.Builder
	b.Grow(len(text) + 2)
	b.WriteByte('"')
	for _, r := range text {
		switch {
		case r == '"', r == '\\':
			b.WriteByte('\\')
			b.WriteByte(byte(r))
		case r >= ' ' && r <= '~' && r != '<':
			b.WriteByte(byte(r))
		case r > 0xffff:
			b.WriteString(astral(r))
		default:
			b.WriteString(escape('u', r, 4))
		}
	}
	b.WriteByte('"')
	return b.String()
}

// escape writes a character as \u00e9, or with another letter and more digits.
func escape(letter byte, r rune, digits int) string {
	text := make([]byte, 2+digits)
	text[0], text[1] = '\\', letter
	for i := len(text) - 1; i > 1; i-- {
		text[i] = hexDigits[r&15]
		r >>= 4
	}
	return string(text)
}

// surrogates writes a character above U+FFFF as JavaScript has it.
func surrogates(r rune) string {
	high, low := utf16.EncodeRune(r)
	return escape('u', high, 4) + escape('u', low, 4)
}

// longEscape writes it as Python and Go have it.
func longEscape(r rune) string { return escape('U', r, 8) }

// lineWidth is how many columns a comment has.
const lineWidth = 88

// comments breaks words into lines of comments. Where a language has no spaces, a
// line may end behind any character that no closing mark follows.
func comments(prefix, text string) []string {
	var lines []string
	start, last, column := 0, 0, len(prefix) // last: where the line may end
	for i, r := range text {
		if column += width(r); column > lineWidth && last > start {
			lines = append(lines, prefix+strings.TrimSpace(text[start:last]))
			start = last
			column = len(prefix)
			for _, moved := range text[start : i+utf8.RuneLen(r)] {
				column += width(moved)
			}
		}
		next, _ := utf8.DecodeRuneInString(text[i+utf8.RuneLen(r):])
		if r == ' ' || width(r) == 2 && !strings.ContainsRune("、。）」：ー", next) && !strings.ContainsRune("（「", r) {
			last = i + utf8.RuneLen(r)
		}
	}
	return append(lines, prefix+strings.TrimSpace(text[start:]))
}

// width is how many columns a character takes: two for Japanese.
func width(r rune) int {
	if r >= 0x1100 {
		return 2
	}
	return 1
}
