package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"roundcheck/fair/games/dond"
	"roundcheck/fair/games/mines"
	"roundcheck/fair/games/roulette"
)

// board draws the chosen game's outcome, or the empty board while there is none.
func (p *page) board() app.UI {
	outcome := p.state.Report().Outcome
	var drawing app.UI
	switch p.state.Game() {
	case mines.ID:
		o, _ := outcome.(mines.Outcome)
		drawing = p.minesBoard(o)
	case roulette.ID:
		o, ok := outcome.(roulette.Outcome)
		drawing = p.rouletteBoard(o, ok)
	case dond.ID:
		o, _ := outcome.(dond.Outcome)
		drawing = p.dondBoard(o)
	}
	return app.Div().Class("board").Body(drawing)
}
