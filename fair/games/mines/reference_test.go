package mines_test

import (
	"sort"
	"strconv"

	"roundcheck/fair"
	"roundcheck/fair/games/gametest"
	"roundcheck/fair/games/gametest/slow"
)

// reference plays a round as SPEC 1.5 tells it, with a field of 25 flags in
// place of a list.
func reference(round fair.Round) gametest.Want {
	server := round[fair.FieldServerSeed]
	n, _ := strconv.Atoi(round[fair.FieldMines])
	stream := slow.NewCloudbet(server, round[fair.FieldClientSeed], round[fair.FieldNonce])

	var mined [26]bool
	var order []int
	for free := 25; len(order) < n; free-- {
		index := stream.Sample(free)
		for tile := 1; tile <= 25; tile++ {
			if mined[tile] {
				continue
			}
			if index == 0 {
				mined[tile] = true
				order = append(order, tile)
				break
			}
			index--
		}
	}
	sorted := append([]int(nil), order...)
	sort.Ints(sorted)
	return gametest.Want{
		Commitment: slow.Hex(slow.SHA3_256([]byte(server))),
		Signature:  stream.Signature,
		Draws:      stream.Draws,
		Order:      order,
		Mines:      sorted,
	}
}
