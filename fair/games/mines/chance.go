package mines

import (
	"math/big"
	"slices"
	"strconv"
	"strings"

	"roundcheck/fair"
)

// counts is how much of a grid with n mines the player saw.
type counts struct{ n, mined, safe int }

func (p play) counts() counts { return counts{p.n, len(p.seen), len(p.safe)} }

// Chance returns what [fair.Chancy] asks for.
func (o Outcome) Chance() *big.Int { return o.saw.chance() }

// chance counts grids, SPEC 6.1: all that n mines can make, by those that have
// each tile as it was seen. Only the tiles not seen are free in those.
func (c counts) chance() *big.Int {
	if c.mined+c.safe == 0 {
		return nil
	}
	agree := choose(Tiles-c.mined-c.safe, c.n-c.mined)
	if agree.Sign() == 0 {
		return nil
	}
	return agree.Div(choose(Tiles, c.n), agree)
}

// choose is the binomial coefficient, 0 where k of n cannot be chosen.
func choose(n, k int) *big.Int {
	if k < 0 || n < k {
		return new(big.Int)
	}
	return new(big.Int).Binomial(int64(n), int64(k))
}

// Variants lists the numbers of mines for which the tiles seen would be all
// mines, or all safe tiles.
func (Game) Variants(round fair.Round) []fair.Variant {
	var list []fair.Variant
	add := func(n int) {
		v := fair.Variant{Code: fair.OtherMines, Field: fair.FieldMines, Text: strconv.Itoa(n)}
		if n >= 1 && n < Tiles && v.Text != round[fair.FieldMines] && !slices.Contains(list, v) {
			list = append(list, v)
		}
	}
	if seen := round[fair.FieldSeen]; seen != "" {
		add(strings.Count(seen, ",") + 1)
	}
	if safe := round[fair.FieldSafe]; safe != "" {
		add(Tiles - strings.Count(safe, ",") - 1)
	}
	return list
}
