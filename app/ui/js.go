package ui

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"roundcheck/app/model/paste"
	"roundcheck/fair"
)

// What the page asks of the browser stands here. boot.js has the parts that
// must work before this program does, as window.roundcheck.

func boot() app.Value     { return app.Window().Get("roundcheck") }
func document() app.Value { return app.Window().Get("document") }

func byID(id string) app.Value { return document().Call("getElementById", id) }

// fragment is the address's fragment without its #. It is cut from the whole
// address, since some engines decode location.hash. One that go-app could not
// have parsed was mended by boot.js, which keeps how it came.
func fragment() string {
	if raw := boot().Get("fragment"); raw.Type() == app.TypeString {
		boot().Set("fragment", nil)
		return raw.String()
	}
	_, after, _ := strings.Cut(app.Window().Get("location").Get("href").String(), "#")
	return after
}

// cameFromQuery reports whether boot.js moved fields of a round from the query.
// A file on the disk has no host that could have seen them.
func cameFromQuery() bool {
	if app.Window().Get("location").Get("protocol").String() == "file:" {
		return false
	}
	moved := boot().Get("fromQuery")
	for i := range moved.Length() {
		if slices.Contains(fair.Fields(), fair.Field(moved.Index(i).String())) {
			return true
		}
	}
	return false
}

func browserLanguages() []string {
	list := app.Window().Get("navigator").Get("languages")
	if !list.Truthy() {
		return nil
	}
	tags := make([]string, list.Length())
	for i := range tags {
		tags[i] = list.Index(i).String()
	}
	return tags
}

func setLanguage(code, title string) {
	document().Get("documentElement").Set("lang", code)
	document().Set("title", title)
}

// setLook sets the theme, of which only the two known ones count, and the
// compact view for a frame.
func setLook(theme string, embed bool) {
	data := document().Get("documentElement").Get("dataset")
	if theme != "light" && theme != "dark" {
		theme = ""
	}
	data.Set("theme", theme)
	data.Set("embed", map[bool]string{true: "1"}[embed])
}

// setStale hides or shows a verdict that may belong to another input.
func setStale(stale bool) {
	data := document().Get("documentElement").Get("dataset")
	data.Set("stale", map[bool]string{true: "1"}[stale])
}

// length is the length of a JavaScript string in UTF-16 units, without copying
// it into this program.
func length(text app.Value) int {
	return app.Window().Get("Object").Invoke(text).Get("length").Int()
}

// malformed is the place, from 0 in characters, of half a surrogate pair, which
// no UTF-8 can hold, or -1.
func malformed(text app.Value) int { return boot().Call("malformed", text).Int() }

// focus reports whether there is such an element. The wheel is chosen by radio
// buttons, of which the first gets the focus.
func focus(id string) bool {
	if id == inputID(fair.FieldWheel) {
		id = "wheel-european"
	}
	el := byID(id)
	if el.Truthy() {
		el.Call("focus")
	}
	return el.Truthy()
}

func scrollTo(id string) {
	if el := byID(id); el.Truthy() {
		el.Call("scrollIntoView")
	}
}

// syncInputs makes the inputs show the model's texts after a change that did not
// come from them. An input that shows the text already is left alone, with its
// caret.
func (p *page) syncInputs() {
	s := p.state
	for _, f := range fair.Fields() {
		el := byID(inputID(f))
		if !el.Truthy() || !s.Has(f) {
			continue
		}
		if s.Refused(f) {
			el.Set("value", p.raw[s.Slot(f)])
			continue
		}
		if shown := el.Get("value"); length(shown) > fair.Limit(f) || !sameText(shown.String(), s.Text(f)) {
			boot().Call("put", el, "x"+s.Text(f)) // a BOM at the start would be lost on the way
		}
	}
	p.syncCells("")
	if p.moreFilled() {
		byID("more").Set("open", true)
	}
	for _, wheel := range []string{"european", "american"} {
		byID("wheel-"+wheel).Set("checked", s.Text(fair.FieldWheel) == wheel)
	}
	for _, f := range []fair.Field{fair.FieldServerSeed, fair.FieldClientSeed} {
		byID("blank-"+string(f)).Set("checked", s.Blank(f))
	}
	byID("game-"+s.Game()).Set("checked", s.GameKnown())
}

// sameText compares as an input would: it shows every line break as \n.
func sameText(shown, text string) bool {
	return shown == strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(text)
}

// listen reacts to what go-app has no events for.
func listen(ctx app.Context, p *page) {
	// go-app turns every click on a link into a navigation of its own; the page
	// wants plain links. On a changed address it looks for a new page, and fails
	// where it cannot parse it; there is only this one.
	app.Window().Set("onclick", nil)
	app.Window().Set("onpopstate", nil)
	app.Window().Call("addEventListener", "hashchange", app.FuncOf(func(app.Value, []app.Value) any {
		ctx.Dispatch(p.onLink)
		return nil
	}))
	// go-app draws up to a few frames after an input changed. Until then what a
	// verdict says is about another input: it must not be seen.
	document().Call("addEventListener", "input", app.FuncOf(func(_ app.Value, args []app.Value) any {
		if ours(args[0]) {
			p.undrawn++
			setStale(true)
		}
		return nil
	}), true)
	// A line break that is typed would change a seed's hash unseen, and a text
	// far above any limit can take the browser down. Both must be stopped before
	// the browser acts, hence not by a go-app handler.
	document().Call("addEventListener", "beforeinput", app.FuncOf(func(_ app.Value, args []app.Value) any {
		e := args[0]
		if e.Get("inputType").String() == "insertLineBreak" && e.Get("target").Get("id").String() != pasteID {
			e.Call("preventDefault")
		}
		return nil
	}))
	// Keys step through the story. The browser would scroll for some of them, hence
	// not by a go-app handler.
	document().Call("addEventListener", "keydown", app.FuncOf(func(_ app.Value, args []app.Value) any {
		if move := storyMove(args[0]); move != "" {
			args[0].Call("preventDefault")
			p.onStoryKey(move)
		}
		return nil
	}))
	listenStory()
	listenEntry(ctx, p)
	document().Call("addEventListener", "paste", app.FuncOf(func(_ app.Value, args []app.Value) any {
		if args[0].Get("target").Get("id").String() == pasteID {
			if _, n := pastedInto(args[0]); n > paste.MaxText {
				args[0].Call("preventDefault")
				ctx.Dispatch(func(app.Context) { p.pasted = pasted{reading: paste.Reading{Refused: paste.TooLong}} })
			}
			return nil
		}
		f, n := pastedInto(args[0])
		if !ours(args[0]) || n <= fair.Limit(f) {
			return nil
		}
		args[0].Call("preventDefault")
		ctx.Dispatch(func(app.Context) { p.blocked = f })
		return nil
	}))
}

// ours reports whether an event comes from one of the page's own inputs, and not
// from one that a browser's extension put there.
func ours(e app.Value) bool {
	id := e.Get("target").Get("id").String()
	switch kind, _, _ := strings.Cut(id, "-"); kind {
	case "f", "blank":
		return slices.Contains(fair.Fields(), fieldOf(id))
	case "game", "wheel", "case":
		return true
	}
	return false
}

// pastedInto gives the field that a paste goes to and its length.
func pastedInto(e app.Value) (fair.Field, int) {
	data := e.Get("clipboardData")
	if !data.Truthy() {
		return "", 0
	}
	return fieldOf(e.Get("target").Get("id").String()), length(data.Call("getData", "text"))
}

// save hands a text to the browser as a file. Safari only fetches it some time
// after the click.
func save(name, kind, text string) {
	w := app.Window()
	blob := w.Get("Blob").New([]any{text}, map[string]any{"type": kind})
	url := w.Get("URL").Call("createObjectURL", blob)
	a := document().Call("createElement", "a")
	a.Set("href", url)
	a.Set("download", name)
	a.Call("click")
	var revoke app.Func
	revoke = app.FuncOf(func(app.Value, []app.Value) any {
		w.Get("URL").Call("revokeObjectURL", url)
		revoke.Release()
		return nil
	})
	w.Call("setTimeout", revoke, 60_000)
}
