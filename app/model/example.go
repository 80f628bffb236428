package model

import (
	"roundcheck/fair"
	"roundcheck/fair/games/dond"
	"roundcheck/fair/games/mines"
	"roundcheck/fair/games/roulette"
)

// Example returns a whole round of the game, with everything that a player
// would have been shown. Seeds and results are those of reference vectors; the
// amounts of Deal or No Deal are made up, since the operator's explanation does
// not give them.
func Example(game string) fair.Round {
	switch game {
	case mines.ID:
		return fair.Round{
			fair.FieldGame:       mines.ID,
			fair.FieldServerSeed: "fd4259ed3713244f6c7e4b186205650752a657dc528520663ccc8e6d659e87bb",
			fair.FieldClientSeed: "e17086dbe8ff44737f27af3d645c8b37d8059e1ad8a66c7b6ffe52056396229b",
			fair.FieldNonce:      "248",
			fair.FieldMines:      "3",
			fair.FieldCommitment: "efa5fd9f392e1ac6d237fb8cc12fa3a854d37c95a909895a8f2272ae30db1355",
			fair.FieldSignature:  "8de4438f46180c30532e0fe8818b4f97c6f90a02ab29ee174ff35b4543a01178",
			fair.FieldSeen:       "4,21,25",
		}
	case roulette.ID:
		return fair.Round{
			fair.FieldGame:       roulette.ID,
			fair.FieldServerSeed: "d19d8e33b6307fe6019cbb4522d401bc5449a563b6ef56fe66f93149ef6d9b44",
			fair.FieldClientSeed: "dd2abc5de7a2911948726fa785af3976004430db5240cdce3eb82e6b84187429",
			fair.FieldNonce:      "136",
			fair.FieldWheel:      "european",
			fair.FieldCommitment: "6973b4c1da8b6a1c44d8e48b962c5d8b89a78e80460b3e85fdba48b8c0de0f81",
			fair.FieldSignature:  "8f05e15696a7ee87b1eec33df3ff698a8934a4cac28da22527ccd743a6b39a6b",
			fair.FieldSeen:       "7",
		}
	case dond.ID:
		return fair.Round{
			fair.FieldGame:       dond.ID,
			fair.FieldServerSeed: "fc4c63686bf3ccfb9305a82c4a864751ab9659c6d093076496bce7d1b1800ad2",
			fair.FieldClientSeed: "8b4adc34ed539319883282cf8d60a6e95bb90a94488ac7f200275e62ffbfe9fd",
			fair.FieldLadder:     "0.01,1,5,10,25,50,75,100,200,300,400,500,750,1000,2500,5000,10000,25000,50000,75000,100000,200000,300000,500000,1000000",
			fair.FieldCommitment: "e00d3020e694a93cee3dc33586d01be62b703e349ae4ff84c8c78b0c89954809",
			fair.FieldSeen:       "1,50,750,75000,10,50000,5,1000,75,500,25,100,5000,2500,25000,100000,1000000,300,200,0.01,10000,200000,400,500000,300000",
		}
	}
	return nil
}

// MadeUp reports whether the board shows the example's prizes, which are ours.
func (s *State) MadeUp() bool {
	example := Example(s.game)
	ladder := example[fair.FieldLadder]
	return ladder != "" && s.Text(fair.FieldLadder) == ladder &&
		s.Text(fair.FieldServerSeed) == example[fair.FieldServerSeed]
}
