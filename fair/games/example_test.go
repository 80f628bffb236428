package games_test

import (
	"fmt"

	"roundcheck/fair"
	"roundcheck/fair/games"
	"roundcheck/fair/games/roulette"
)

// A round of Mines, checked with all that the player noted.
func ExampleVerify() {
	report := games.Verify(fair.Round{
		fair.FieldGame:       "cloudbet-mines",
		fair.FieldServerSeed: "46cbc66875083f9a62fad951686854df6f85ae78b3d09b2b065d03868c69e32b",
		fair.FieldClientSeed: "rej002",
		fair.FieldNonce:      "20204218",
		fair.FieldMines:      "16",
		fair.FieldCommitment: "fc046c5b892b5eaef26370c2ded454bc55cdf587f6583b47486e300cc5f0d44e",
		fair.FieldSeen:       "2,4,6,7,8,10,11,12,14,16,17,19,21,22,23,25",
	})
	fmt.Println(report.Verdict)
	fmt.Println(report.Commitment.Status, report.Signature.Status, report.Outcome.OutcomeStatus())
	// Output:
	// verified
	// match absent match
}

// A round of Roulette pays its bets in exact decimals.
func ExampleVerify_bets() {
	report := games.Verify(fair.Round{
		fair.FieldGame:       "cloudbet-roulette",
		fair.FieldServerSeed: "46cbc66875083f9a62fad951686854df6f85ae78b3d09b2b065d03868c69e32b",
		fair.FieldClientSeed: "rej002",
		fair.FieldNonce:      "18674122",
		fair.FieldWheel:      "american",
		fair.FieldBets:       "straight:23@0.5;split:20-23@1;red@10;low@2.50",
	})
	outcome := report.Outcome.(roulette.Outcome)
	fmt.Println(outcome.Number, roulette.Colour(outcome.Pocket))
	for _, b := range outcome.Bets {
		fmt.Println(b.Bet, b.Won, b.Returned)
	}
	fmt.Println(outcome.Staked, outcome.Returned, outcome.Net)
	// Output:
	// 23 red
	// straight:23 true 18
	// split:20-23 true 18
	// red true 20
	// low false 0
	// 14 56 42
}

// A check that does not come out may say why: here the nonce of the round before
// was copied. The hint changes no verdict.
func ExampleCheck() {
	report := games.Check(fair.Round{
		fair.FieldGame:       "cloudbet-mines",
		fair.FieldServerSeed: "46cbc66875083f9a62fad951686854df6f85ae78b3d09b2b065d03868c69e32b",
		fair.FieldClientSeed: "rej008",
		fair.FieldNonce:      "81124001",
		fair.FieldMines:      "3",
		fair.FieldCommitment: "fc046c5b892b5eaef26370c2ded454bc55cdf587f6583b47486e300cc5f0d44e",
		fair.FieldSeen:       "1,13,20",
	})
	fmt.Println(report.Verdict)
	for _, f := range report.Findings {
		fmt.Println(f.Code, f.Fix, f.Proof, "one in", f.OneIn)
	}
	// Output:
	// mismatch
	// nonce-off map[nonce:81124002] [commitment outcome] one in 460
}
