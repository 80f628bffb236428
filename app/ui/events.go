package ui

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"roundcheck/app/i18n"
	"roundcheck/app/model"
	"roundcheck/fair"
)

// onInput takes over a field's text. What is too long or no text is refused
// before it is copied into this program's memory.
func (p *page) onInput(ctx app.Context, _ app.Event) {
	el := ctx.JSSrc()
	f := fieldOf(el.Get("id").String())
	take(p.state, f, el.Get("value"))
	p.edited(ctx)
}

func take(s *model.State, f fair.Field, value app.Value) {
	if n := length(value); n > fair.Limit(f) {
		s.Refuse(tooLong(f, n))
		return
	}
	if at := malformed(value); at >= 0 {
		s.Refuse(fair.Finding{Code: fair.BadText, Field: f, Reason: fair.NotText, At: at + 1})
		return
	}
	s.Set(f, value.String())
}

// tooLong is the finding for a text that is not copied into this program. Its
// length is in UTF-16 units, at most as many as it has bytes.
func tooLong(f fair.Field, n int) fair.Finding {
	return fair.Finding{Code: fair.TooLong, Field: f, Count: n, Want: strconv.Itoa(fair.Limit(f))}
}

func (p *page) onGame(ctx app.Context, _ app.Event) {
	p.state.Choose(strings.TrimPrefix(ctx.JSSrc().Get("id").String(), "game-"))
	p.edited(ctx)
	p.changed(ctx)
}

func (p *page) onWheel(ctx app.Context, _ app.Event) {
	p.state.Set(fair.FieldWheel, strings.TrimPrefix(ctx.JSSrc().Get("id").String(), "wheel-"))
	p.edited(ctx)
}

func (p *page) onBlank(ctx app.Context, _ app.Event) {
	el := ctx.JSSrc()
	p.state.SetBlank(fieldOf(el.Get("id").String()), el.Get("checked").Bool())
	p.edited(ctx)
}

func (p *page) onExample(ctx app.Context, _ app.Event) {
	p.state.Fill(model.Example(p.state.Game()), nil)
	p.changed(ctx)
}

func (p *page) onClear(ctx app.Context, _ app.Event) {
	p.state.Clear()
	p.changed(ctx)
	focus(inputID(fair.FieldServerSeed))
}

func (p *page) onUndo(ctx app.Context, _ app.Event) {
	p.state.Undo()
	p.changed(ctx)
}

func (p *page) onDismiss(ctx app.Context, _ app.Event) {
	p.state.Dismiss(fair.Field(ctx.JSSrc().Call("getAttribute", "data-field").String()))
	p.changed(ctx)
}

func (p *page) onLanguage(ctx app.Context, _ app.Event) {
	p.spoke = strings.TrimPrefix(ctx.JSSrc().Get("id").String(), "lang-")
	p.lang = i18n.Pick(p.spoke)
	p.dress()
}

// onShow leads from the small verdict to what it is about: the field that has to
// be filled in or corrected first, else the result.
func (p *page) onShow(app.Context, app.Event) {
	for _, f := range p.state.Report().Findings {
		if f.Invalid() && p.state.Has(f.Field) && focus(inputID(f.Field)) {
			return
		}
	}
	scrollTo("result")
}

// onLink reads a changed fragment anew.
func (p *page) onLink(ctx app.Context) {
	p.readLink(false)
	p.dress()
	p.changed(ctx)
}

// readLink takes over what the address says, and whether that first stood in
// the query. A link without a round changes how the page looks, and leaves the
// input alone.
func (p *page) readLink(fromQuery bool) {
	link := model.ParseLink(fragment())
	set := link.Settings
	p.lang = i18n.Pick(append([]string{set.Lang, p.spoke}, browserLanguages()...)...)
	p.view = set.View
	setLook(set.Theme, set.Embed)
	if !link.HasRound() {
		return
	}
	if fromQuery {
		link.Findings = append(link.Findings, fair.Finding{Code: fair.QueryLink})
	}
	p.state.Fill(link.Round, link.Findings)
}

// edited follows every change that came from an input. Once it is drawn, the
// verdict may be seen again.
func (p *page) edited(ctx app.Context) {
	p.copy = notCopied
	ctx.Defer(func(app.Context) {
		if p.undrawn--; p.undrawn == 0 {
			setStale(false)
		}
	})
}

// changed follows every change that did not come from the inputs themselves.
func (p *page) changed(ctx app.Context) {
	p.copy = notCopied
	ctx.Defer(func(app.Context) { syncInputs(p.state) })
}

// dress gives the document the page's language.
func (p *page) dress() { setLanguage(p.lang.Code, p.say(i18n.Title)+" – "+p.say(i18n.Question)) }
