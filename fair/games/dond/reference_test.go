package dond_test

import (
	"roundcheck/fair"
	"roundcheck/fair/games/gametest"
	"roundcheck/fair/games/gametest/slow"
)

// reference plays a round as SPEC 2 tells it. The shuffle is followed backwards,
// for each case on its own: where did the entry that ended up there come from?
func reference(round fair.Round) gametest.Want {
	server := round[fair.FieldServerSeed]
	want := gametest.Want{
		Commitment: slow.Hex(slow.SHA256([]byte(server))),
		Draws:      slow.DondDraws(server, round[fair.FieldClientSeed], 24),
	}
	for n, draw := range want.Draws {
		want.Swaps = append(want.Swaps, slow.Floor(draw, 25-n))
	}
	for k := 0; k < 25; k++ {
		place := k
		for i := 1; i <= 24; i++ { // the last swap first
			j := want.Swaps[24-i]
			if place == i {
				place = j
			} else if place == j {
				place = i
			}
		}
		want.Positions = append(want.Positions, place+1)
	}
	return want
}
