package dond

import (
	"slices"

	"roundcheck/fair"
)

// judge holds the shuffled positions against the board that the player saw.
func (p play) judge(positions []int) Outcome {
	o := p.hold(positions)
	o.saw = p
	if o.Status == fair.StatusConsistent {
		o.OneIn = p.chance().String()
	}
	return o
}

func (p play) hold(positions []int) Outcome {
	o := Outcome{Status: fair.StatusAbsent, Positions: positions}
	if p.ladder != nil {
		for _, position := range positions {
			o.Amounts = append(o.Amounts, p.ladder[position-1].text)
		}
		o.Status = p.againstLadder(positions)
		return o
	}
	if len(p.seen) == 0 {
		return o
	}
	o.Status = p.againstOrder(positions)
	if o.Status == fair.StatusMatch {
		for k := range positions {
			o.Amounts = append(o.Amounts, p.seen[k].text)
		}
	}
	return o
}

// againstLadder compares each amount seen with the one that the ladder puts
// into that case. Equal amounts of a ladder may stand for each other.
func (p play) againstLadder(positions []int) fair.Status {
	if len(p.seen) == 0 {
		return fair.StatusAbsent
	}
	for k, got := range p.seen {
		if got.value.Cmp(p.ladder[positions[k]-1].value) != 0 {
			return fair.StatusMismatch
		}
	}
	if len(p.seen) < Cases || p.level() {
		return fair.StatusConsistent
	}
	return fair.StatusMatch
}

// level reports whether all prizes of the ladder are equal: then every shuffle
// gives the same board, and a board shows nothing.
func (p play) level() bool {
	return !slices.ContainsFunc(p.ladder, func(a amount) bool { return a.value.Cmp(p.ladder[0].value) != 0 })
}

// againstOrder judges without a ladder, SPEC 2.6. The amounts seen, put back
// into ladder order, must rise or fall throughout, as a prize ladder does. For
// a full board chance alone brings that about once in 25!/2 boards, so it is a
// match; where neighbours are equal the order shows less, and for part of a
// board it is no more than consistent.
func (p play) againstOrder(positions []int) fair.Status {
	caseOf := make([]int, Cases)
	for k, position := range positions {
		caseOf[position-1] = k
	}
	var last *amount
	up, down, level := false, false, false
	for _, k := range caseOf {
		a, ok := p.seen[k]
		if !ok {
			continue
		}
		if last != nil {
			c := a.value.Cmp(last.value)
			up, down, level = up || c > 0, down || c < 0, level || c == 0
		}
		last = &a
	}
	switch {
	case up && down:
		return fair.StatusMismatch
	case level, len(p.seen) < Cases:
		return fair.StatusConsistent
	}
	return fair.StatusMatch
}
