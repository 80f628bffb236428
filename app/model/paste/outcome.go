package paste

import (
	"slices"
	"strings"
	"unicode"

	"roundcheck/fair"
	"roundcheck/fair/games/mines"
	"roundcheck/fair/games/roulette"
)

// Tiles reads a list of tiles as people and programs write it: 3, 7 9 or
// [ 3, 7, 9 ] or one a line. It comes back as the field has it, 3,7,9, in the
// order of the text. ok is false where anything but tiles, each once, stands
// there.
func Tiles(text string) (value string, ok bool) {
	inner := strings.TrimSpace(plain(text))
	if open := strings.IndexByte("[({", first(inner)); open >= 0 {
		if inner[len(inner)-1] != "])}"[open] {
			return "", false
		}
		inner = inner[1 : len(inner)-1]
	}
	list := strings.FieldsFunc(inner, func(c rune) bool {
		return unicode.IsSpace(c) || strings.ContainsRune(",;、・", c)
	})
	for i, tile := range list {
		if _, bad := fair.ParseUint(tile, 1, mines.Tiles); bad != nil || slices.Contains(list[:i], tile) {
			return "", false
		}
	}
	return strings.Join(list, ","), len(list) > 0
}

// Pocket reads the number of a wheel, alone or with its colour: 17, 00, Red 7,
// 7 (red).
func Pocket(text string) (value string, ok bool) {
	if strings.HasPrefix(strings.TrimSpace(plain(text)), "-") { // below zero, no dash of a list
		return "", false
	}
	list := strings.FieldsFunc(strings.ToLower(plain(text)), func(c rune) bool {
		return unicode.IsSpace(c) || strings.ContainsRune(",()[]-–—/🔴⚫🟢🟥⬛🟩\ufe0f", c)
	})
	for _, word := range list {
		number := strings.TrimFunc(word, func(c rune) bool { return !digit(c) })
		colour := strings.Trim(word, "0123456789")
		if colour != "" && !colours[norm(colour)] || number != "" && value != "" {
			return "", false
		}
		value += number
	}
	if value == roulette.Name(roulette.DoubleZero) {
		return value, true
	}
	_, bad := fair.ParseUint(value, 0, 36)
	return value, bad == nil
}

// plain writes full-width characters as plain ones.
func plain(text string) string { return string(flatten([]rune(text))) }

func first(text string) byte {
	if text == "" {
		return 0
	}
	return text[0]
}
