package i18n

import (
	"strconv"

	"roundcheck/fair"
)

// Finding words what the check noticed about the input: what is wrong, where,
// and what to do.
func (l Lang) Finding(game string, f fair.Finding) string {
	k := findingKey(f)
	if !l.Has(k) {
		k = Key("finding." + string(f.Code))
	}
	return l.Say(k,
		"field", l.Label(game, f.Field),
		"read", f.Read,
		"at", strconv.Itoa(f.At),
		"char", l.char(f.Char),
		"count", strconv.Itoa(f.Count),
		"want", f.Want,
	)
}

// findingKey prefers a reason's own words: most reasons say the same whatever
// the field is.
func findingKey(f fair.Finding) Key {
	switch f.Code {
	case fair.MissingField, fair.DuplicateField, fair.TooLong, fair.QueryLink:
		return Key("finding." + string(f.Code))
	}
	return Key("reason." + string(f.Reason))
}

// char shows a character with its name, where it is one that can be seen.
func (l Lang) char(name string) string {
	if name == "" {
		return ""
	}
	n, err := strconv.ParseInt(name[len("U+"):], 16, 32)
	if err != nil {
		return name
	}
	if k := Key("char." + name); l.Has(k) {
		return l.Say(k) + " (" + name + ")"
	}
	if strconv.IsGraphic(rune(n)) && n > ' ' {
		return l.Say("quote", "text", string(rune(n))) + " (" + name + ")"
	}
	return name
}

// Oddity words what one does not see in a text, such as a space at its end.
func (l Lang) Oddity(kind string, many, at int, char string) string {
	return l.Say(OddityText(kind), "many", strconv.Itoa(many), "at", strconv.Itoa(at), "char", l.char(char))
}
