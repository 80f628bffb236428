package roulette

import (
	"math/big"

	"roundcheck/fair"
)

// Chance returns what [fair.Chancy] asks for: one in the number of pockets, SPEC
// 6.1.
func (o Outcome) Chance() *big.Int {
	if o.seen == notSeen || o.seen >= o.Wheel.Pockets() {
		return nil
	}
	return big.NewInt(int64(o.Wheel.Pockets()))
}

// Variants lists the wheels that were not chosen.
func (Game) Variants(round fair.Round) []fair.Variant {
	var list []fair.Variant
	for _, w := range []Wheel{European, American} {
		if string(w) != round[fair.FieldWheel] {
			list = append(list, fair.Variant{Code: fair.OtherWheel, Field: fair.FieldWheel, Text: string(w)})
		}
	}
	return list
}
