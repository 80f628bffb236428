package dond

import (
	"math/big"

	"roundcheck/fair"
)

// Chance returns what [fair.Chancy] asks for.
func (o Outcome) Chance() *big.Int { return o.saw.chance() }

// chance counts the ways in which prizes can come to lie in the cases that were
// seen, SPEC 6.1: all of them, by those that agree.
func (p play) chance() *big.Int {
	if len(p.seen) == 0 {
		return nil
	}
	all, agree := big.NewInt(1), big.NewInt(1)
	kinds := p.kinds()
	for _, k := range kinds {
		agree.Mul(agree, falling(k.laid, k.seen))
	}
	if p.ladder != nil {
		all = falling(Cases, len(p.seen))
	} else {
		all = falling(len(p.seen), len(p.seen))
		if len(kinds) > 1 {
			agree.Lsh(agree, 1) // rising or falling
		}
	}
	if agree.Sign() == 0 {
		return nil
	}
	return all.Div(all, agree)
}

// kind is an amount that was seen: in how many cases, and how often it is there
// to be laid.
type kind struct {
	value      fair.Decimal
	laid, seen int
}

// kinds groups the amounts seen by value. Without a ladder just those that were
// seen are laid.
func (p play) kinds() []kind {
	var list []kind
	for _, a := range p.seen {
		i := 0
		for i < len(list) && list[i].value.Cmp(a.value) != 0 {
			i++
		}
		if i == len(list) {
			list = append(list, kind{value: a.value})
		}
		list[i].seen++
	}
	for i := range list {
		list[i].laid = list[i].seen
		if p.ladder != nil {
			list[i].laid = p.laid(list[i].value)
		}
	}
	return list
}

// laid counts how often the ladder has an amount.
func (p play) laid(value fair.Decimal) int {
	n := 0
	for _, a := range p.ladder {
		if a.value.Cmp(value) == 0 {
			n++
		}
	}
	return n
}

// falling is n * (n-1) * ... with k factors, 0 where k passes n.
func falling(n, k int) *big.Int {
	if k > n {
		return new(big.Int)
	}
	return new(big.Int).MulRange(int64(n-k+1), int64(n))
}
