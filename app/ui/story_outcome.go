package ui

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"roundcheck/app/i18n"
	"roundcheck/app/model"
	"roundcheck/fair"
	"roundcheck/fair/games/dond"
	"roundcheck/fair/games/mines"
	"roundcheck/fair/games/roulette"
)

// outcomeScene shows what the draws came to, and how it compares with what the
// player saw.
func (p *page) outcomeScene(s model.Story, i int) []app.UI {
	var body []app.UI
	switch o := p.state.Report().Outcome.(type) {
	case mines.Outcome:
		tiles := slices.Sorted(slices.Values(s.Mined(i)))
		body = []app.UI{
			p.text("story-why", i18n.StoryMinesEnd),
			p.storyGrid(s.Mined(i), 0),
			p.text("story-result", i18n.MinesText, "tiles", p.lang.List(texts(tiles))),
		}
	case roulette.Outcome:
		colour := p.say(colourWord(roulette.Colour(o.Pocket)))
		body = []app.UI{
			p.text("story-why", i18n.StoryPocketEnd),
			pocketRow(o.Wheel.Pockets(), o.Pocket),
			p.text("story-result", i18n.WheelText, "number", o.Number, "colour", colour),
		}
	case dond.Outcome:
		body = []app.UI{
			p.text("story-why", i18n.StoryCasesEnd),
			prizeRow(s.Positions(i), dond.SwapStep{I: -1, J: -1}, 0),
			p.text("story-legend", i18n.StoryRowLegend),
		}
	}
	return append(body, p.outcomeCompared(p.state.Report().Outcome.OutcomeStatus()))
}

func (p *page) outcomeCompared(status fair.Status) app.UI {
	word, look := p.partWord(part{of: fair.FieldSeen, status: status})
	return app.Div().Class("story-compare", "compare-"+look).DataSet("status", string(status)).Body(
		app.H4().Text(p.say(i18n.StorySeen)),
		app.P().Class("story-verdict").Body(icon(look), app.Span().Text(word)),
	)
}
