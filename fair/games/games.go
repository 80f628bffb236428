// Package games lists the games that can be checked. A new game is a folder
// beside this file and one line in All.
package games

import (
	"roundcheck/fair"
	"roundcheck/fair/games/dond"
	"roundcheck/fair/games/mines"
	"roundcheck/fair/games/roulette"
)

// All returns the games in the order in which the page offers them.
func All() []fair.Game {
	return []fair.Game{
		mines.Game{},
		roulette.Game{},
		dond.Game{},
	}
}

// Verify checks a round of any of the games; see [fair.Verify].
func Verify(round fair.Round, noted ...fair.Finding) fair.Report {
	return fair.Verify(All(), round, noted...)
}

// Check is Verify with the findings of a diagnosis; see [fair.Check].
func Check(round fair.Round, noted ...fair.Finding) fair.Report {
	return fair.Check(All(), round, noted...)
}
