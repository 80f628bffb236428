package ui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"roundcheck/app/model/paste"
	"roundcheck/fair"
)

func (p *page) onPasteInput(ctx app.Context, e app.Event) {
	before := p.pasted.reading.Empty()
	p.readPaste(ctx.JSSrc().Get("value"))
	if kind := e.Get("inputType"); kind.Type() == app.TypeString && strings.HasPrefix(kind.String(), "insertFrom") || before && len(p.pasted.reading.Parts) > 1 {
		p.showPreview()
	}
}

// showPreview brings into view how a paste was read, once that is drawn. On a
// touch screen the keyboard, which would hide it, goes.
func (p *page) showPreview() {
	p.ctx.Defer(func(app.Context) {
		out := byID(pasteOut)
		if !out.Truthy() || p.pasted.reading.Empty() {
			return
		}
		if app.Window().Call("matchMedia", "(pointer: coarse)").Get("matches").Bool() {
			byID(pasteID).Call("blur")
		}
		out.Call("scrollIntoView", map[string]any{"block": "nearest"})
	})
}

// readPaste reads what stands in the box. What is too long or no text is refused
// before it is copied into this program's memory.
func (p *page) readPaste(value app.Value) {
	p.resetPaste()
	if length(value) > paste.MaxText {
		p.pasted.reading.Refused = paste.TooLong
	} else if at := malformed(value); at >= 0 {
		p.pasted.damaged = at + 1
	} else {
		p.pasted.reading = paste.Read(value.String())
	}
}

// onPasteKey lets Ctrl+Enter, or Cmd+Enter, do what the button does.
func (p *page) onPasteKey(ctx app.Context, e app.Event) {
	if e.Get("key").String() == "Enter" && (e.Get("ctrlKey").Bool() || e.Get("metaKey").Bool()) {
		e.PreventDefault()
		p.usePaste(ctx)
	}
}

// onPasteRead reads the clipboard, which the browser may ask the player about,
// or refuse.
func (p *page) onPasteRead(ctx app.Context, _ app.Event) {
	box := byID(pasteID)
	boot().Call("readClipboard").Then(func(text app.Value) {
		ctx.Dispatch(func(app.Context) {
			box.Call("focus")
			if text.Type() != app.TypeString {
				p.pasted = pasted{failed: true}
				return
			}
			if length(text) <= paste.MaxText {
				box.Set("value", text)
			}
			p.readPaste(text)
			p.showPreview()
		})
	})
}

func (p *page) onPasteTrim(ctx app.Context, _ app.Event) {
	box := ctx.JSSrc()
	for _, f := range []fair.Field{fair.FieldServerSeed, fair.FieldClientSeed} {
		if box.Get("id").String() == trimID(f) {
			p.pasted.trim[f] = box.Get("checked").Bool()
		}
	}
}

func (p *page) onPasteUse(ctx app.Context, _ app.Event) { p.usePaste(ctx) }

// usePaste takes over what was read, empties the box, and leads to the result.
func (p *page) usePaste(ctx app.Context) {
	round := p.pastedRound()
	if len(round) == 0 {
		return
	}
	p.state.Take(round)
	p.emptyPaste()
	p.changed()
	p.pasted.used = true
	p.ctx.Defer(func(app.Context) { arrive("result") })
}

func (p *page) onPasteDrop(app.Context, app.Event) {
	p.emptyPaste()
	focus(pasteID)
}

func (p *page) emptyPaste() {
	p.resetPaste()
	byID(pasteID).Set("value", "")
}

// resetPaste forgets the last paste, and what the player chose for it.
func (p *page) resetPaste() {
	p.pasted = pasted{trim: map[fair.Field]bool{}}
	for _, f := range []fair.Field{fair.FieldServerSeed, fair.FieldClientSeed} {
		if box := byID(trimID(f)); box.Truthy() {
			box.Set("checked", false)
		}
	}
}

// arrive brings an element into view and gives it the focus, so that the next
// Tab goes on from there and a screen reader reads it.
func arrive(id string) {
	if el := byID(id); el.Truthy() {
		el.Set("tabIndex", -1)
		el.Call("focus", map[string]any{"preventScroll": true})
		el.Call("scrollIntoView", map[string]any{"block": "start"})
	}
}
