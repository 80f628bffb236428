package script

import (
	"strings"
	"unicode/utf16"

	"roundcheck/app/wrap"
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

// comments breaks words into lines of comments.
func comments(prefix, text string) []string {
	lines := wrap.Lines(text, lineWidth-len(prefix))
	for i, line := range lines {
		lines[i] = prefix + line
	}
	return lines
}
