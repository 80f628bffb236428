package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"roundcheck/app/i18n"
	"roundcheck/app/model"
	"roundcheck/fair"
)

// page is the whole page. Its state is in the model; what it keeps itself is
// how the state is shown.
type page struct {
	app.Compo

	state *model.State
	lang  i18n.Lang
	spoke string // the language that the player chose, by its code
	view  string // asked for by the link
	copy  copyState
	early early

	undrawn int // input events whose result is not on the screen yet
	// raw has the texts that were refused, as the browser has them: the model
	// does not, and an input that is drawn anew has to show them again.
	raw map[model.Slot]app.Value
	// blocked is the field that a paste was kept out of, until the next change.
	blocked fair.Field
	// typing is the field with the caret.
	typing fair.Field

	// On the boards: the case whose box has the caret, from 1; the key that the
	// Tab key stops at; whether a tap marks a tile as safe.
	box    int
	at     string
	safely bool
}

// OnInit reads the address, and what the player typed into the static page
// while this program was loading.
func (p *page) OnInit() {
	p.state = model.New()
	p.raw = map[model.Slot]app.Value{}
	p.lang = i18n.All()[0]
	if !app.IsClient {
		return
	}
	p.early = captureEarly()
	p.readLink(cameFromQuery())
	p.early.replay(p)
}

// OnMount gives texts, focus and caret back, and starts to listen. It still runs
// in the task in which the static page was replaced, so no key falls between.
func (p *page) OnMount(ctx app.Context) {
	listen(ctx, p)
	p.dress()
	p.syncInputs()
	p.early.restore()
}

// Render puts the page together.
func (p *page) Render() app.UI {
	return app.Div().ID("page").Body(
		p.header(),
		app.Main().Class("columns").Body(
			p.form(),
			p.result(),
		),
		p.footer(),
	)
}

// say is short for the words of the page's language.
func (p *page) say(k i18n.Key, values ...string) string { return p.lang.Say(k, values...) }

// text is a paragraph of one message.
func (p *page) text(class string, k i18n.Key, values ...string) app.UI {
	return app.P().Class(class).Text(p.say(k, values...))
}
