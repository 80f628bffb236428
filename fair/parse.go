package fair

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// ParseUint reads text as a whole number from low to high. What is wrong comes
// back as a finding that lacks its code and field. An empty text, such as the
// entry between two commas, has no digit at its first character.
func ParseUint(text string, low, high uint64) (uint64, *Finding) {
	if text == "" {
		return 0, &Finding{Reason: NotDigit, At: 1}
	}
	for i, c := range text {
		if c < '0' || c > '9' {
			return 0, &Finding{Reason: NotDigit, Read: text, At: charAt(text, i), Char: CharName(c)}
		}
	}
	if len(text) > 1 && text[0] == '0' {
		return 0, &Finding{Reason: LeadingZero, Read: text, At: 1}
	}
	n, err := strconv.ParseUint(text, 10, 64)
	if err != nil || n < low || n > high {
		want := strconv.FormatUint(low, 10) + " to " + strconv.FormatUint(high, 10)
		return 0, &Finding{Reason: OutOfRange, Read: text, Want: want}
	}
	return n, nil
}

// Item is one entry of a list field and where it starts.
type Item struct {
	Text string
	At   int // in characters, from 1
}

// List cuts a list field at the separator. It never returns an empty list.
func List(text string, separator byte) []Item {
	var items []Item
	at := 1
	for part := range strings.SplitSeq(text, string(separator)) {
		items = append(items, Item{part, at})
		at += utf8.RuneCountInString(part) + 1
	}
	return items
}
