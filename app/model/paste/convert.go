package paste

import (
	"slices"
	"strings"
	"unicode"

	"roundcheck/fair"
	"roundcheck/fair/games/dond"
	"roundcheck/fair/games/mines"
	"roundcheck/fair/games/roulette"
)

// convert makes of a pasted value what its field can have. A seed stays as it
// is. The game is the one that the value shows to be meant.
func convert(m meaning, raw string) (value, game string, why Why) {
	text := strings.TrimSpace(raw)
	ok := true
	switch m.field {
	case fair.FieldServerSeed, fair.FieldClientSeed:
		if placeholder(m.field, raw) {
			return "", "", NotRevealed
		}
		return raw, m.game, ""
	case fair.FieldGame:
		value, _ = gameIn(text)
		return value, value, unless(value != "")
	case fair.FieldWheel:
		value, ok = byWheel[norm(text)]
	case fair.FieldNonce:
		value, ok = number(text)
	case fair.FieldMines:
		if value, ok = number(text); !ok {
			value, ok = number(strings.TrimRightFunc(text, func(c rune) bool { return !unicode.IsDigit(c) }))
			ok = ok && units[norm(text)]
		}
	case fair.FieldSafe:
		if value, ok = Tiles(text); ok && value == text && !strings.Contains(value, ",") {
			return "", "", WhichIsWhat // one tile, or how many were opened?
		}
	case fair.FieldSeen:
		return convertSeen(m.game, text)
	case fair.FieldLadder:
		return convertAmounts(text)
	case fair.FieldCommitment, fair.FieldSignature, fair.FieldBets:
		value = text
	}
	return value, m.game, unless(ok)
}

func unless(ok bool) Why {
	if ok {
		return ""
	}
	return Unreadable
}

// convertSeen reads an outcome. Where no label says of which game, only what
// just one game can have is taken.
func convertSeen(game, text string) (string, string, Why) {
	switch game {
	case mines.ID:
		value, ok := Tiles(text)
		return value, game, unless(ok)
	case roulette.ID:
		value, ok := Pocket(text)
		return value, game, unless(ok)
	case dond.ID:
		return convertAmounts(text)
	}
	if value, ok := Pocket(text); ok && (value == "00" || value != strings.TrimSpace(plain(text))) {
		return value, roulette.ID, "" // 00, or with a colour
	}
	if value, ok := Tiles(text); ok && strings.Contains(value, ",") {
		return value, mines.ID, ""
	}
	if value, _, why := convertAmounts(text); why == "" {
		return value, dond.ID, ""
	}
	return "", "", WhichIsWhat
}

// convertAmounts reads amounts that a field can have: all 25, or those of cases
// that are named.
func convertAmounts(text string) (string, string, Why) {
	_, how, _ := Amounts(text)
	readings := slices.DeleteFunc(how.Readings, func(r []Amount) bool {
		return r[0].Case == 0 && len(r) != dond.Cases
	})
	switch len(readings) {
	case 0:
		return "", "", Unreadable
	case 1:
		return Seen(readings[0]), dond.ID, ""
	}
	return "", "", Ambiguous
}

// number reads a whole number, also with #, with full-width digits, or with
// thousands separators.
func number(text string) (string, bool) {
	digits := strings.TrimPrefix(plain(text), "#")
	if strings.Contains(digits, ",") {
		r := &listReader{style: style{group, decimal, between}, flat: []rune(digits)}
		plain, ok := "", digit(r.at(0))
		if ok {
			plain, ok = r.digits()
		}
		if !ok || r.i < len(r.flat) {
			return "", false
		}
		digits = plain
	}
	if digits == "" || strings.Trim(digits, "0123456789") != "" {
		return "", false
	}
	return digits, true
}
