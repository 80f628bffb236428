package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"roundcheck/app/i18n"
	"roundcheck/app/model"
	"roundcheck/app/script"
	"roundcheck/fair"
)

// page is the whole page. Its state is in the model; what it keeps itself is
// how the state is shown.
type page struct {
	app.Compo

	// ctx is the page's own. What is deferred through an element's context is
	// dropped when the element is gone by then.
	ctx app.Context

	state *model.State
	lang  i18n.Lang
	spoke string // the language that the player chose, by its code
	view  string // asked for by the link
	copy  copyState
	early early

	pasted pasted

	edits   int // so far, to tell whether the player has paused
	undrawn int // input events whose result is not on the screen yet
	// raw has the texts that were refused, as the browser has them: the model
	// does not, and an input that is drawn anew has to show them again.
	raw map[model.Slot]app.Value
	// blocked is the field that a paste was kept out of, until the next change.
	blocked fair.Field
	// typing is the field with the caret.
	typing fair.Field

	show    storyView       // how the evidence is looked at
	opened  *openedFile     // the file that was opened last, until the input changes
	opening int             // how often one was: an earlier one that comes in late is dropped
	program script.Language // of the script that is shown
	handed  handed          // how the last copying of script or summary went

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
	p.program = script.Node
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
	p.ctx = ctx
	listen(ctx, p)
	listenDrops(ctx, p)
	p.dress()
	p.state.Diagnose()
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
		p.dropTarget(),
	)
}

// say is short for the words of the page's language.
func (p *page) say(k i18n.Key, values ...string) string { return p.lang.Say(k, values...) }

// text is a paragraph of one message.
func (p *page) text(class string, k i18n.Key, values ...string) app.UI {
	return app.P().Class(class).Text(p.say(k, values...))
}
