package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"roundcheck/app/i18n"
	"roundcheck/fair"
	"roundcheck/fair/games/roulette"
)

// pocketEffect shows all pockets in the order of the index, and the one that it
// names.
func (p *page) pocketEffect(draw fair.DrawStep, step roulette.PocketStep) []app.UI {
	words := p.text("story-note", i18n.StoryPocketWhy, "number", step.Number)
	if step.Pocket == roulette.DoubleZero {
		words = p.text("story-note", i18n.StoryDoubleZero, "index", strconv.Itoa(step.Pocket))
	}
	return []app.UI{words, pocketRow(int(draw.Pool), step.Pocket)}
}

func pocketRow(pockets, chosen int) app.UI {
	var cells []app.UI
	for n := range pockets {
		class := "story-cell pocket-" + string(roulette.Colour(n))
		if n == chosen {
			class += " chosen"
		}
		cells = append(cells, cell(class, "", roulette.Name(n)))
	}
	return app.Ol().Class("story-row row-pockets").Body(cells...)
}
