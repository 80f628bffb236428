package roulette

import "roundcheck/fair"

// Payout is what the bets of a round come to. Amounts are exact decimals
// without trailing zeros, such as "0" or "-12.5".
type Payout struct {
	Bets     []BetResult `json:"bets"`     // in the order given
	Staked   string      `json:"staked"`   // all stakes
	Returned string      `json:"returned"` // what comes back in all
	Net      string      `json:"net"`      // returned less staked
}

// BetResult is one bet and what it came to. A bet that wins returns the stake
// beside the winnings, one that loses nothing.
type BetResult struct {
	Bet      string `json:"bet"` // as written, without the stake
	Stake    string `json:"stake"`
	Won      bool   `json:"won"`
	Winnings string `json:"winnings"`
	Returned string `json:"returned"`
}

// settle pays the bets for the winning pocket, SPEC 1.7. No bets have no payout.
func settle(bets []bet, pocket int) *Payout {
	if len(bets) == 0 {
		return nil
	}
	var p Payout
	var staked, returned fair.Decimal
	for _, b := range bets {
		result, back := b.settle(pocket)
		p.Bets = append(p.Bets, result)
		staked, returned = staked.Add(b.stake), returned.Add(back)
	}
	p.Staked, p.Returned, p.Net = staked.String(), returned.String(), returned.Sub(staked).String()
	return &p
}

// settle pays one bet and also gives what comes back.
func (b bet) settle(pocket int) (BetResult, fair.Decimal) {
	var winnings, back fair.Decimal
	won := b.wins(pocket)
	if won {
		winnings = b.stake.Times(b.kind.pays)
		back = winnings.Add(b.stake)
	}
	return BetResult{b.text, b.stake.String(), won, winnings.String(), back.String()}, back
}
