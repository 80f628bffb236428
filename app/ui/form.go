package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"roundcheck/app/i18n"
	"roundcheck/fair"
	"roundcheck/fair/games"
)

// The fields in the order in which the form asks for them. Every field of every
// game is always in the page, those of other games hidden: go-app tells
// elements apart by their place, and an input that moves loses its caret.
var (
	roundFields = [...]fair.Field{
		fair.FieldServerSeed, fair.FieldClientSeed, fair.FieldNonce, fair.FieldMines, fair.FieldWheel,
	}
	shownFields = [...]fair.Field{fair.FieldCommitment, fair.FieldSeen}
	moreFields  = [...]fair.Field{fair.FieldSignature, fair.FieldSafe, fair.FieldLadder, fair.FieldBets}
)

func (p *page) form() app.UI {
	return app.Section().Class("card form").Aria("label", p.say(i18n.RoundHead)).Body(
		p.pasteBox(),
		p.gamePicker(),
		p.actions(),
		app.H2().Text(p.say(i18n.RoundHead)),
		p.text("why", i18n.RoundWhy),
		p.fields(roundFields[:]),
		app.H2().Text(p.say(i18n.ShownHead)),
		p.fields(shownFields[:]),
		app.Details().ID("more").Class("more").Body(
			app.Summary().Text(p.say(i18n.MoreHead)),
			p.fields(moreFields[:]),
		),
		p.pill(),
	)
}

func (p *page) fields(list []fair.Field) app.UI {
	var views []app.UI
	for _, f := range list {
		if f == fair.FieldWheel {
			views = append(views, p.wheelPicker())
			continue
		}
		if f == fair.FieldSeen {
			views = append(views, p.entry())
		}
		views = append(views, p.field(f))
	}
	return app.Div().Class("fields").Body(views...)
}

// moreFilled reports whether the part of the form that is folded away has text:
// what counts in the verdict must be in sight.
func (p *page) moreFilled() bool {
	for _, f := range moreFields {
		if p.state.Has(f) && p.state.Text(f) != "" {
			return true
		}
	}
	return false
}

func (p *page) gamePicker() app.UI {
	var choices []app.UI
	for _, g := range games.All() {
		id := g.ID()
		choices = append(choices, app.Label().Class("game").Body(
			app.Input().
				Type("radio").
				Name("game").
				ID("game-"+id).
				Checked(p.state.Game() == id && p.state.GameKnown()).
				OnInput(p.onGame, app.EventScope(id)),
			icon(id),
			app.Span().Class("game-name").Text(p.say(i18n.GameName(id))),
			app.Span().Class("game-by").Text(p.say(i18n.GameBy(id))),
		))
	}
	return app.FieldSet().Class("games").Body(
		app.Legend().Class("unseen").Text(p.say(i18n.GameLabel)),
		app.Div().Class("game-row").Body(choices...),
		p.message(fair.FieldGame, ""),
	)
}

func (p *page) wheelPicker() app.UI {
	label := p.lang.Label(p.state.Game(), fair.FieldWheel)
	help := p.lang.Help(p.state.Game(), fair.FieldWheel)
	choice := func(wheel string, k i18n.Key) app.UI {
		return app.Label().Class("segment").Body(
			app.Input().
				Type("radio").
				Name("wheel").
				ID("wheel-"+wheel).
				Checked(p.state.Text(fair.FieldWheel) == wheel).
				OnInput(p.onWheel, app.EventScope(wheel)),
			app.Span().Text(p.say(k)),
		)
	}
	return app.FieldSet().Class("field").Hidden(!p.state.Has(fair.FieldWheel)).Body(
		app.Legend().Class("label").Text(label),
		app.Div().Class("segments").Body(
			choice("european", i18n.WheelEuropean),
			choice("american", i18n.WheelAmerican),
		),
		p.message(fair.FieldWheel, help),
	)
}

func (p *page) actions() app.UI {
	return app.Div().Class("actions").Body(
		app.Button().Type("button").ID("example").Class("button small").DataSet("early", "1").
			Text(p.say(i18n.ExampleDo)).OnClick(p.onExample),
		app.Button().Type("button").ID("clear").Class("button small").DataSet("early", "1").
			Disabled(p.state.Empty()).Text(p.say(i18n.ClearDo)).OnClick(p.onClear),
		app.Button().Type("button").ID("undo").Class("button small").
			Hidden(!p.state.CanUndo()).Text(p.say(i18n.UndoDo)).OnClick(p.onUndo),
		app.P().Class("why").Hidden(!p.state.MadeUp()).Text(p.say(i18n.ExampleNote)),
	)
}
