package model

import (
	"cmp"
	"net/url"
	"slices"
	"strings"
	"unicode/utf8"

	"roundcheck/fair"
)

// Link is what a page's address says in its fragment: fields of a round, and
// how the page should look.
type Link struct {
	Round    fair.Round
	Settings Settings
	// Findings say what could not be read: a key given twice, a broken escape.
	Findings []fair.Finding
}

// Settings are the keys of a link that are no fields of a round.
type Settings struct {
	Lang, Theme, View string
	Embed             bool
}

// HasRound reports whether the link says anything about a round.
func (l Link) HasRound() bool { return len(l.Round)+len(l.Findings) > 0 }

// ParseLink reads a fragment, without its #, that is encoded as a form is. It
// keeps every value's exact text. A key that appears twice, or that cannot be
// decoded, is a finding and no part of the round: which of two seeds was meant
// is not for the page to guess.
func ParseLink(fragment string) Link {
	l := Link{Round: fair.Round{}}
	seen := map[fair.Field]bool{}
	for pair := range strings.SplitSeq(fragment, "&") {
		if pair == "" {
			continue
		}
		rawKey, rawValue, _ := strings.Cut(pair, "=")
		key, keyErr := url.QueryUnescape(rawKey)
		if keyErr != nil {
			key = rawKey
		}
		f := name(key)
		value, err := url.QueryUnescape(rawValue)
		switch {
		case seen[f]:
			delete(l.Round, f)
			if !names(l.Findings, f) {
				l.Findings = append(l.Findings, fair.Finding{Code: fair.DuplicateField, Field: f})
			}
		case cmp.Or(keyErr, err) != nil:
			l.Findings = append(l.Findings, badEscape(f, rawValue))
		case l.Settings.take(key, value):
		default:
			l.Round[f] = value
		}
		seen[f] = true
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

// stray is the finding for a key that the chosen game does not have.
func stray(f fair.Field, text string) fair.Finding {
	finding := fair.Finding{Code: fair.UnknownField, Field: f, Read: text}
	if slices.Contains(fair.Fields(), f) {
		finding.Reason = fair.OtherGame
	}
	return finding
}

// name shortens a key. None that means anything is as long.
func name(key string) fair.Field {
	if runes := []rune(key); len(runes) > fair.MaxRead {
		key = string(runes[:fair.MaxRead]) + "…"
	}
	return fair.Field(key)
}
