package i18n

import (
	"strings"

	"roundcheck/fair"
)

// lead is how much of what two texts have in common is shown before the place
// where they differ.
const lead = 12

// Beside makes two texts of the player's fit to be read beside each other: cut so
// that the first difference is in sight, and with white space at their ends and
// whatever else one would not see made visible.
func Beside(a, b string) (string, string) {
	ra, rb := head(a), head(b)
	same := 0
	for same < len(ra) && same < len(rb) && ra[same] == rb[same] {
		same++
	}
	if same == 2*fair.MaxField { // too far away to matter
		same = 0
	}
	return fromHere(ra, same), fromHere(rb, same)
}

// head is the part of a text that is looked at.
func head(text string) []rune {
	if len(text) > 8*fair.MaxField {
		text = text[:8*fair.MaxField]
	}
	runes := []rune(text)
	return runes[:min(len(runes), 2*fair.MaxField)]
}

func fromHere(runes []rune, same int) string {
	before := ""
	if same > fair.MaxRead/2 {
		runes, before = runes[same-lead:], "…"
	}
	text := string(runes)
	inner := strings.Trim(text, " ")
	if inner == "" {
		return before + visible(strings.Repeat("␣", len(text)))
	}
	at := strings.Index(text, inner)
	return before + visible(strings.Repeat("␣", at)+inner+strings.Repeat("␣", len(text)-at-len(inner)))
}
