package i18n

import (
	"slices"
	"strconv"
	"strings"

	"roundcheck/fair"
	"roundcheck/fair/games"
	"roundcheck/fair/games/dond"
	"roundcheck/fair/games/mines"
)

// Finding words what the check noticed about the input: what is wrong, where,
// and what to do.
func (l Lang) Finding(game string, f fair.Finding) string {
	text := l.Say(l.findingKey(game, f), l.findingValues(game, f)...)
	return l.Sentences(append([]string{text}, l.proof(f)...))
}

func (l Lang) findingValues(game string, f fair.Finding) []string {
	return []string{
		"field", l.Label(game, f.Field),
		"read", visible(f.Read),
		"at", strconv.Itoa(f.At),
		"char", l.char(f.Char),
		"count", strconv.Itoa(f.Count),
		"want", l.want(f),
		"fix", l.fixed(f),
		"algorithm", string(f.Algorithm),
	}
}

// findingKey takes the reason's words, or the code's where it needs no reason.
// Where they do not suit every field, there are others that go before them.
func (l Lang) findingKey(game string, f fair.Finding) Key {
	k := Key("reason." + string(f.Reason))
	if f.Reason == "" || !l.Has(k) {
		k = Key("finding." + string(f.Code))
	}
	for _, variant := range variants(game, f) {
		if own := k + "." + variant; l.Has(own) {
			return own
		}
	}
	return k
}

// variants says what words of its own a finding may need, the most special
// first.
func variants(game string, f fair.Finding) []Key {
	var list []Key
	if f.Read == "" {
		list = append(list, "none") // nothing stands where something should
	}
	switch {
	case f.Code == fair.SeedIsCommitment && len(f.Proof) > 0:
		list = append(list, "shifted") // it stands in another field
	case f.Code == fair.SeedIsCommitment:
		list = append(list, Key(game)) // each operator reveals it elsewhere
	case f.Code == fair.OuterSpace:
		list = append(list, side(f))
	case !onForm(game, f.Field):
		list = append(list, "stray") // the player cannot enter it
	case f.Field == fair.FieldGame, f.Field == fair.FieldWheel:
		list = append(list, "choice")
	case f.Field == fair.FieldBets:
		list = append(list, "bets")
	case f.Field == fair.FieldSafe, f.Field == fair.FieldSeen && game == mines.ID:
		list = append(list, "tiles")
	case f.Field == fair.FieldSeen && game == dond.ID:
		list = append(list, "cases")
	}
	return list
}

// side says at which end of its field white space stands. The text up to there is
// still the same once it is fixed: if that is blank too, it is the start.
func side(f fair.Finding) Key {
	fixed, known := f.Fix[f.Field]
	runes := []rune(fixed)
	inked := func(r rune) bool { return strconv.IsPrint(r) && r != ' ' }
	if f.At <= 1 || known && !slices.ContainsFunc(runes[:min(f.At-1, len(runes))], inked) {
		return "start"
	}
	return "end"
}

// onForm reports whether the game has the field.
func onForm(game string, f fair.Field) bool {
	for _, g := range games.All() {
		if g.ID() == game {
			return f == fair.FieldGame || slices.Contains(append(g.Scheme().Fields(), g.Fields()...), f)
		}
	}
	return false
}

// want words a range and a size. What else a finding wants is the same in every
// language: a number, or the names of bets.
func (l Lang) want(f fair.Finding) string {
	switch {
	case f.Code == fair.TooLong:
		return size(f.Want)
	case f.Reason == fair.OutOfRange:
		return l.between(f.Want)
	}
	return f.Want
}

// between words what fair writes as "1 to 24" or "0 to 36, or 00".
func (l Lang) between(want string) string {
	low, rest, ok := strings.Cut(want, " to ")
	if !ok {
		return want
	}
	if high, other, ok := strings.Cut(rest, ", or "); ok {
		return l.Say(rangeOrWords, "low", low, "high", high, "other", other)
	}
	return l.Say(rangeWords, "low", low, "high", rest)
}

// size writes a number of bytes in the unit in which it is short.
func size(bytes string) string {
	n, err := strconv.Atoi(bytes)
	switch {
	case err != nil:
		return bytes
	case n >= 1<<20:
		return strconv.Itoa(n>>20) + "\u00a0MB"
	}
	return strconv.Itoa(n>>10) + "\u00a0KB"
}
