package roulette

import (
	"slices"
	"strconv"
	"strings"

	"roundcheck/fair"
)

// bet is one bet of the field bets, "type[:numbers]@stake".
type bet struct {
	text    string // without the stake, as written
	kind    kind
	numbers []int // pockets, or the section; as written
	stake   fair.Decimal
}

// readBets parses the optional bets, SPEC 1.7. Where the wheel is not known it
// still reads what each bet says, but not whether the wheel has it.
func readBets(r *fair.Reader, w Wheel) []bet {
	text, ok := r.Optional(fair.FieldBets)
	if !ok {
		return nil
	}
	bets, bad := parseBets(text, w)
	if bad != nil {
		r.Fail(*bad)
	}
	return bets
}

// parseBets reads bets separated by ";". The same bet twice is two bets. It
// stops at the first that is wrong. An empty wheel is one that is not known.
func parseBets(text string, w Wheel) ([]bet, *fair.Finding) {
	var bets []bet
	for _, item := range fair.List(text, ';') {
		b, bad := parseBet(item.Text)
		if bad == nil && w != "" {
			bad = b.place(w)
		}
		if bad != nil {
			in := bad.In(fair.FieldBets, fair.BadBets, item)
			return nil, &in
		}
		bets = append(bets, b)
	}
	return bets, nil
}

// parseBet reads one bet. The finding's place counts from the bet's start.
func parseBet(text string) (bet, *fair.Finding) {
	what, stake, staked := strings.Cut(text, "@")
	name, list, colon := strings.Cut(what, ":")
	i := slices.IndexFunc(kinds, func(k kind) bool { return k.name == name })
	if i < 0 {
		return bet{}, &fair.Finding{Reason: fair.NotBet, Read: name, At: 1, Want: kindNames()}
	}
	b := bet{text: what, kind: kinds[i]}
	var numbers []fair.Item
	if colon {
		numbers = fair.List(list, '-')
	}
	if len(numbers) != b.kind.numbers {
		want := strconv.Itoa(b.kind.numbers)
		return bet{}, &fair.Finding{Reason: fair.WrongCount, Read: what, At: 1, Count: len(numbers), Want: want}
	}
	for _, item := range numbers {
		item.At += len(name) + 1
		if bad := b.addNumber(item); bad != nil {
			return bet{}, bad
		}
	}
	if !staked {
		return bet{}, &fair.Finding{Reason: fair.NotStake, At: len(text) + 1}
	}
	bad := b.setStake(fair.Item{Text: stake, At: len(what) + 2})
	return b, bad
}

func kindNames() string {
	var names []string
	for _, k := range kinds {
		names = append(names, k.name)
	}
	return strings.Join(names, ", ")
}

// addNumber reads one number behind the colon: a pocket, or a section.
func (b *bet) addNumber(item fair.Item) *fair.Finding {
	n, bad := b.kind.number(item.Text)
	if bad == nil && slices.Contains(b.numbers, n) {
		bad = &fair.Finding{Reason: fair.Repeated, Read: item.Text}
	}
	if bad != nil {
		in := bad.In("", "", item)
		return &in
	}
	b.numbers = append(b.numbers, n)
	return nil
}

func (k kind) number(text string) (int, *fair.Finding) {
	if k.sections == 0 {
		return parsePocket(text)
	}
	n, bad := fair.ParseUint(text, 1, uint64(k.sections))
	return int(n), bad
}

func (b *bet) setStake(item fair.Item) *fair.Finding {
	stake, bad := fair.ParseDecimal(item.Text)
	if bad == nil && stake.Sign() == 0 {
		bad = &fair.Finding{Reason: fair.NotStake, Read: item.Text}
	}
	if bad != nil {
		if bad.Reason == fair.NotAmount {
			bad.Reason = fair.NotStake
		}
		in := bad.In("", "", item)
		return &in
	}
	b.stake = stake
	return nil
}

// place reports what keeps the bet from lying on the wheel's layout.
func (b bet) place(w Wheel) *fair.Finding {
	if b.kind.wheel != "" && b.kind.wheel != w {
		return &fair.Finding{Reason: fair.NotOnWheel, Read: b.text, At: 1, Want: string(b.kind.wheel)}
	}
	if b.kind.lie == nil {
		return nil
	}
	if w == European && slices.Contains(b.numbers, DoubleZero) {
		return &fair.Finding{Reason: fair.NotOnWheel, Read: b.text, At: 1, Want: string(American)}
	}
	if !b.kind.lie(w, slices.Sorted(slices.Values(b.numbers))) {
		return &fair.Finding{Reason: fair.NotAdjacent, Read: b.text, At: len(b.kind.name) + 2}
	}
	return nil
}

// wins reports whether the bet covers the pocket.
func (b bet) wins(pocket int) bool {
	switch {
	case b.kind.fixed != nil:
		return slices.Contains(b.kind.fixed, pocket)
	case b.kind.holds == nil:
		return slices.Contains(b.numbers, pocket)
	case pocket == 0 || pocket == DoubleZero:
		return false
	case b.kind.sections > 0:
		return b.kind.holds(b.numbers[0], pocket)
	}
	return b.kind.holds(0, pocket)
}
