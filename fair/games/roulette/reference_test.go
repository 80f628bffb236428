package roulette

import (
	"fmt"

	"roundcheck/fair"
	"roundcheck/fair/games/gametest"
	"roundcheck/fair/games/gametest/slow"
)

// reference plays a round as SPEC 1.6 tells it.
func reference(round fair.Round) gametest.Want {
	server := round[fair.FieldServerSeed]
	stream := slow.NewCloudbet(server, round[fair.FieldClientSeed], round[fair.FieldNonce])
	pockets := map[string]int{"european": 37, "american": 38}[round[fair.FieldWheel]]
	number := fmt.Sprint(stream.Sample(pockets))
	if number == "37" {
		number = "00"
	}
	return gametest.Want{
		Commitment: slow.Hex(slow.SHA3_256([]byte(server))),
		Signature:  stream.Signature,
		Draws:      stream.Draws,
		Number:     number,
	}
}
