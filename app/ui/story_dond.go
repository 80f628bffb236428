package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"roundcheck/app/i18n"
	"roundcheck/app/model"
	"roundcheck/fair/games/dond"
)

// swapEffect shows the row of prizes before and after the swap.
func (p *page) swapEffect(s model.Story, i int, step dond.SwapStep) []app.UI {
	from, to := strconv.Itoa(step.I+1), strconv.Itoa(step.J+1)
	words := p.text("story-note", i18n.StorySwapWhy, "index", strconv.Itoa(step.J), "i", from, "j", to)
	if step.I == step.J {
		words = p.text("story-note", i18n.StoryStayWhy, "index", strconv.Itoa(step.J), "i", from)
	}
	return []app.UI{
		words,
		app.H5().Text(p.say(i18n.StoryBefore)),
		prizeRow(s.Positions(i), step, step.I+1),
		app.H5().Text(p.say(i18n.StoryAfter)),
		prizeRow(s.Positions(i+1), step, step.I),
		p.text("story-legend", i18n.StoryRowLegend),
	}
}

// prizeRow draws the 25 places, with the two that swap marked. From place final,
// from 0, on nothing changes any more.
func prizeRow(positions []int, step dond.SwapStep, final int) app.UI {
	var cells []app.UI
	for k, position := range positions {
		class := "story-cell"
		if k >= final {
			class += " final"
		}
		switch k {
		case step.I:
			class += " chosen swap-i"
		case step.J:
			class += " chosen swap-j"
		}
		cells = append(cells, cell(class, strconv.Itoa(k+1), "#"+strconv.Itoa(position)))
	}
	return app.Ol().Class("story-row row-prizes").Body(cells...)
}
