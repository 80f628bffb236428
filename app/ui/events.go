package ui

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"roundcheck/app/i18n"
	"roundcheck/app/model"
	"roundcheck/fair"
	"roundcheck/fair/games/dond"
	"roundcheck/fair/games/mines"
	"roundcheck/fair/games/roulette"
)

func (p *page) onInput(ctx app.Context, e app.Event) {
	el := ctx.JSSrc()
	f := fieldOf(el.Get("id").String())
	before := p.state.Text(f)
	p.take(f, el.Get("value"))
	if !replaces(e.Get("inputType").String()) && !p.state.Refused(f) {
		p.state.Set(f, keepReturns(before, p.state.Text(f)))
	}
	p.edited()
	if e.Get("inputType").String() == "insertFromPaste" {
		p.tidy(f)
	}
	if f == fair.FieldSeen {
		p.mirror()
	}
}

// replaces reports whether an input event brings a text from elsewhere, whose line
// breaks are its own.
func replaces(inputType string) bool {
	return slices.Contains([]string{"insertFromPaste", "insertFromDrop", "insertFromYank", "insertReplacementText"}, inputType)
}

func (p *page) onFocus(ctx app.Context, _ app.Event) {
	p.typing = fieldOf(ctx.JSSrc().Get("id").String())
}

func (p *page) onBlur(ctx app.Context, _ app.Event) {
	p.typing = ""
	p.tidy(fieldOf(ctx.JSSrc().Get("id").String()))
}

// take takes over a field's text. What is too long or no text is refused before
// it is copied into this program's memory.
func (p *page) take(f fair.Field, value app.Value) {
	bad := fair.Finding{Field: f}
	if n := length(value); n > fair.Limit(f) {
		bad = tooLong(f, n)
	} else if at := malformed(value); at >= 0 {
		bad.Code, bad.Reason, bad.At = fair.BadText, fair.NotText, at+1
	} else {
		p.state.Set(f, value.String())
		return
	}
	p.raw[p.state.Slot(f)] = value
	p.state.Refuse(bad)
}

// keepReturns gives an edited text its carriage returns back. They can only come
// from a link, a text area turns each line break into \n, and a player who
// changes a letter did not mean to change them.
func keepReturns(before, edited string) string {
	for _, style := range []string{"\r\n", "\r"} {
		plain := strings.ReplaceAll(before, style, "\n")
		if plain != before && !strings.Contains(plain, "\r") &&
			strings.Count(plain, "\n") == strings.Count(before, style) &&
			strings.Count(edited, "\n") == strings.Count(plain, "\n") {
			return strings.ReplaceAll(edited, "\n", style)
		}
	}
	return edited
}

// tooLong is the finding for a text that is not copied into this program. Its
// length is in UTF-16 units, at most as many as it has bytes.
func tooLong(f fair.Field, n int) fair.Finding {
	return fair.Finding{Code: fair.TooLong, Field: f, Count: n, Want: strconv.Itoa(fair.Limit(f))}
}

func (p *page) onGame(ctx app.Context, _ app.Event) {
	p.state.Choose(strings.TrimPrefix(ctx.JSSrc().Get("id").String(), "game-"))
	p.edited()
	p.changed()
}

func (p *page) onWheel(ctx app.Context, _ app.Event) {
	p.state.Set(fair.FieldWheel, strings.TrimPrefix(ctx.JSSrc().Get("id").String(), "wheel-"))
	p.edited()
}

func (p *page) onBlank(ctx app.Context, _ app.Event) {
	el := ctx.JSSrc()
	p.state.SetBlank(fieldOf(el.Get("id").String()), el.Get("checked").Bool())
	p.edited()
}

func (p *page) onExample(ctx app.Context, _ app.Event) {
	p.state.Fill(model.Example(p.state.Game()), nil)
	p.changed()
}

func (p *page) onClear(ctx app.Context, _ app.Event) {
	p.state.Clear()
	p.changed()
	focus(inputID(fair.FieldServerSeed))
}

func (p *page) onUndo(ctx app.Context, _ app.Event) {
	p.state.Undo()
	p.changed()
}

// onDismiss goes by the note's place: a name from a link may not survive the way
// to the browser and back.
func (p *page) onDismiss(ctx app.Context, _ app.Event) {
	place, err := strconv.Atoi(ctx.JSSrc().Get("dataset").Get("note").String())
	if notes := p.noted(); err == nil && place < len(notes) {
		p.state.Dismiss(notes[place].Field)
	}
	p.changed()
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

// onNext leads to the board where the player enters what they saw, or to the
// first field that is missing.
func (p *page) onNext(ctx app.Context, e app.Event) {
	if p.state.Report().Verdict != fair.Incomplete {
		p.onShow(ctx, e)
		return
	}
	scrollTo("entry")
	focus(map[string]string{mines.ID: "tile-1", roulette.ID: "pocket-0", dond.ID: caseID(1)}[p.state.Game()])
}

// onLink reads a changed fragment anew.
func (p *page) onLink(ctx app.Context) {
	p.readLink(false)
	p.dress()
	p.changed()
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
	p.state.Follow(link, fromQuery)
}

// edited follows every change that came from an input. Once it is drawn, the
// verdict may be seen again.
func (p *page) edited() {
	p.startAnew()
	p.diagnoseSoon()
	p.ctx.Defer(func(app.Context) {
		p.syncStory()
		if p.undrawn--; p.undrawn == 0 {
			setStale(false)
		}
	})
}

// changed follows every change that did not come from the inputs themselves.
func (p *page) changed() {
	p.startAnew()
	p.state.Diagnose()
	p.ctx.Defer(func(app.Context) {
		p.syncInputs()
		p.syncStory()
	})
}

// startAnew drops what the page said about the input as it was before.
func (p *page) startAnew() {
	p.copy, p.blocked = notCopied, ""
	p.opened, p.handed = nil, handed{}
	p.pasted.used = false
}

// dress gives the document the page's language.
func (p *page) dress() { setLanguage(p.lang.Code, p.say(i18n.Title)+" – "+p.say(i18n.Question)) }
