package paste

import (
	"net/url"
	"slices"
	"strings"

	"roundcheck/app/model/link"
	"roundcheck/fair"
)

// link reads a link to the page, with its round in the fragment or, as older
// ones have it, in the query.
func (r *reader) link() bool {
	text := strings.TrimSpace(r.text)
	if text == "" || strings.ContainsAny(text, " \t\r\n") {
		return false
	}
	from := strings.Index(r.text, text)
	at := strings.IndexAny(text, "#?")
	if at < 0 || at > 0 && !strings.Contains(text[:at], "://") {
		return false
	}
	read := link.Parse(pairs(text[at:]))
	if len(read.Round) == 0 {
		return false
	}
	line := r.lineOf(from)
	if at > 0 {
		r.rest(Settings, "", line, from, from+at)
	}
	for start := from + at + 1; start <= from+len(text); {
		n := strings.IndexAny(r.text[start:from+len(text)], "&#")
		end := start + n
		if n < 0 {
			end = from + len(text)
		}
		if end > start {
			r.pair(read, line, start, end)
		}
		start = end + 1
	}
	return true
}

// pairs are the query and the fragment as one form.
func pairs(text string) string { return strings.ReplaceAll(text[1:], "#", "&") }

// pair takes one key of the link with its value.
func (r *reader) pair(read link.Link, line, from, to int) {
	rawKey, _, _ := strings.Cut(r.text[from:to], "=")
	key, err := url.QueryUnescape(rawKey)
	field := fair.Field(key)
	value, taken := read.Round[field]
	switch {
	case err == nil && taken && value == "" && !seed(field):
		r.name(from, to) // as good as absent
	case err == nil && taken:
		r.take(item{meaning: meaning{field, gameOf(field), false}, raw: value, label: rawKey, line: line, from: from, to: to, exact: true})
	case slices.Contains([]string{"lang", "theme", "embed", "view"}, key):
		r.rest(Settings, "", line, from, to)
	case err == nil && slices.Contains(fair.Fields(), field):
		r.rest(Unreadable, field, line, from, to) // given twice, or damaged
	default:
		r.rest(Unknown, "", line, from, to)
	}
}

// gameOf is the only game that has a field, if there is only one.
func gameOf(f fair.Field) string {
	for _, m := range []meaning{isMines, isWheel, isLadder, isSafe, isBets} {
		if m.field == f {
			return m.game
		}
	}
	return ""
}
