package ui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"roundcheck/app/i18n"
	"roundcheck/fair"
	"roundcheck/fair/games/roulette"
)

// rouletteEntry is a pad with the wheel's numbers, laid out as on the table.
func (p *page) rouletteEntry() []app.UI {
	picked, locked := p.state.Pocket(), p.state.Locked() != ""
	american := p.state.Text(fair.FieldWheel) == string(roulette.American) || picked == roulette.Name(roulette.DoubleZero)
	zeros := []app.UI{
		p.pocketKey(0, picked, locked),
		p.pocketKey(roulette.DoubleZero, picked, locked).Hidden(!american),
	}
	var numbers []app.UI
	for n := 1; n <= 36; n++ {
		numbers = append(numbers, p.pocketKey(n, picked, locked))
	}
	return []app.UI{
		app.Div().Class("pad").Attr("role", "group").Aria("labelledby", "entry-count").Body(
			app.Div().Class("pad-zeros").Body(zeros...),
			app.Div().Class("pad-numbers").Body(numbers...),
		),
	}
}

func (p *page) pocketKey(pocket int, picked string, locked bool) app.HTMLButton {
	name, colour := roulette.Name(pocket), roulette.Colour(pocket)
	id := "pocket-" + name
	stop := p.at == id || pocket == 0 && !strings.HasPrefix(p.at, "pocket-")
	return app.Button().Type("button").ID(id).Class("pad-key", string(colour)).
		Disabled(locked).
		TabIndex(tabStop(stop)).
		Aria("label", p.say(i18n.PocketName, "number", name, "colour", p.say(colourWord(colour)))).
		Aria("pressed", name == picked).
		OnClick(p.onPocket, app.EventScope(name)).
		OnFocus(p.onKeyFocus, app.EventScope(name)).Body(
		app.Span().Aria("hidden", true).Text(name),
	)
}

func (p *page) onPocket(ctx app.Context, _ app.Event) {
	p.state.PickPocket(strings.TrimPrefix(ctx.JSSrc().Get("id").String(), "pocket-"))
	p.startAnew()
	p.diagnoseSoon()
	p.mirror()
}
