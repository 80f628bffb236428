// Package link reads what a link to the page says about a round.
package link

import (
	"cmp"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"roundcheck/fair"
)

// Link is what a page's address says in its fragment: fields of a round, keys
// that no round has, and how the page should look.
type Link struct {
	Round    fair.Round
	Strays   fair.Round
	Settings Settings
	// Findings say what could not be read: a key given twice, a broken escape.
	Findings []fair.Finding
}

// Settings are the keys of a link that are no fields of a round. Where one is
// given twice, the last counts.
type Settings struct {
	Lang, Theme, View string
	Embed             bool
}

// MaxStrays is how many keys without a meaning are kept of a link, so that a
// hostile one cannot fill the page with them.
const MaxStrays = 40

// HasRound reports whether the link says anything about a round.
func (l Link) HasRound() bool {
	return len(l.Round) > 0 || slices.ContainsFunc(l.Findings, func(f fair.Finding) bool {
		return slices.Contains(fair.Fields(), f.Field)
	})
}

// Parse reads a fragment, without its #, that is encoded as a form is. It
// keeps every value's exact text. A key that appears twice, or that cannot be
// decoded, is a finding and no part of the round: which of two seeds was meant
// is not for the page to guess.
func Parse(fragment string) Link {
	l := Link{Round: fair.Round{}, Strays: fair.Round{}}
	times := map[fair.Field]int{}
	more := 0
	for pair := range strings.SplitSeq(fragment, "&") {
		if pair == "" {
			continue
		}
		rawKey, rawValue, _ := strings.Cut(pair, "=")
		key, keyErr := url.QueryUnescape(rawKey)
		if keyErr != nil {
			key = rawKey
		}
		value, err := url.QueryUnescape(rawValue)
		f := Name(key)
		times[f]++
		switch field := slices.Contains(fair.Fields(), f); {
		case keyErr == nil && err == nil && l.Settings.take(key, value):
		case !field && len(times) > MaxStrays:
			more++
		case times[f] > 1:
			delete(l.Round, f)
			delete(l.Strays, f)
			if times[f] == 2 {
				l.Findings = append(l.Findings, fair.Finding{Code: fair.DuplicateField, Field: f})
			}
		case cmp.Or(keyErr, err) != nil:
			l.Findings = append(l.Findings, badEscape(f, rawValue))
		case field:
			l.Round[f] = value
		default:
			l.Strays[f] = value
		}
	}
	if more > 0 {
		l.Strays["…"] = "+" + strconv.Itoa(more)
	}
	return l
}

// take stores a setting and reports whether the key is one.
func (s *Settings) take(key, value string) bool {
	switch key {
	case "lang":
		s.Lang = value
	case "theme":
		s.Theme = value
	case "view":
		s.View = value
	case "embed":
		s.Embed = value == "1"
	default:
		return false
	}
	return true
}

// badEscape finds the first % that two hex digits do not follow.
func badEscape(f fair.Field, raw string) fair.Finding {
	at := 0
	for i := 0; i < len(raw); i++ {
		if raw[i] != '%' {
			continue
		}
		if _, err := url.QueryUnescape(raw[i:min(i+3, len(raw))]); err != nil {
			at = utf8.RuneCountInString(raw[:i]) + 1
			break
		}
	}
	return fair.Finding{Code: fair.BadText, Field: f, Reason: fair.BadEscape, Read: raw, At: at}
}

// Name shortens a key. None that means anything is as long.
func Name(key string) fair.Field {
	if runes := []rune(key); len(runes) > fair.MaxRead {
		key = string(runes[:fair.MaxRead]) + "…"
	}
	return fair.Field(key)
}
