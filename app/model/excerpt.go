package model

import "unicode/utf8"

// An excerpt has this many characters before the first difference and from it on.
const (
	excerptBefore = 8
	excerptAfter  = 32
)

// Excerpts cuts two texts to the part where they first differ, with an ellipsis
// where something was left out. Short texts stay whole.
func Excerpts(a, b string) (string, string) {
	at := 0
	for at < len(a) && at < len(b) && a[at] == b[at] {
		at++
	}
	for at > 0 && (at < len(a) && !utf8.RuneStart(a[at]) || at < len(b) && !utf8.RuneStart(b[at])) {
		at--
	}
	return excerpt(a, at), excerpt(b, at)
}

func excerpt(text string, at int) string {
	if utf8.RuneCountInString(text) <= excerptBefore+excerptAfter {
		return text
	}
	start, end := at, at
	for range excerptBefore {
		_, size := utf8.DecodeLastRuneInString(text[:start])
		start -= size
	}
	for range excerptAfter {
		_, size := utf8.DecodeRuneInString(text[end:])
		end += size
	}
	out := text[start:end]
	if start > 0 {
		out = "…" + out
	}
	if end < len(text) {
		out += "…"
	}
	return out
}
