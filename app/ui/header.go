package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"roundcheck/app/i18n"
)

func (p *page) header() app.UI {
	return app.Header().Class("top").Body(
		app.Div().Class("bar").Body(
			app.Div().Class("brand").Body(logo(), app.Span().Text(p.say(i18n.Title))),
			p.languages(),
		),
		app.Div().Class("intro").Body(
			app.H1().Text(p.say(i18n.Question)),
			p.text("lead", i18n.Lead),
			app.P().Class("private").Body(icon("lock"), app.Span().Text(p.say(i18n.Private))),
		),
	)
}

// languages is the choice of language, each under its own name.
func (p *page) languages() app.UI {
	var buttons []app.UI
	for _, l := range i18n.All() {
		buttons = append(buttons, app.Button().
			Type("button").
			ID("lang-"+l.Code).
			Class("lang").
			Lang(l.Code).
			DataSet("early", "1").
			Aria("pressed", l.Code == p.lang.Code).
			Text(l.Name).
			OnClick(p.onLanguage, app.EventScope(l.Code)))
	}
	return app.Div().Class("langs").Attr("role", "group").Aria("label", p.say(i18n.Languages)).Body(buttons...)
}

func (p *page) footer() app.UI {
	return app.Footer().Class("proof").Body(
		app.H2().Text(p.say(i18n.ProofHead)),
		app.Ul().Body(
			app.Li().Text(p.say(i18n.ProofCommit)),
			app.Li().Text(p.say(i18n.ProofOutcome)),
			app.Li().Text(p.say(i18n.ProofLimit)),
			app.Li().Text(p.say(i18n.ProofBoth)),
		),
	)
}
