package ui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"roundcheck/app/i18n"
	"roundcheck/app/model"
	"roundcheck/fair"
)

// early is what the player did in the static page before this program was up.
type early struct{ captured app.Value }

func captureEarly() early { return early{boot().Call("capture")} }

// replay does it again, in order. It comes after the link, since the player came
// after it too.
func (e early) replay(p *page) {
	log := e.captured.Get("log")
	for i := range log.Length() {
		id := log.Index(i).String()
		kind, name, _ := strings.Cut(id, "-")
		switch kind {
		case "game":
			if e.checked(id) {
				p.state.Choose(name)
			}
		case "wheel":
			if e.checked(id) {
				p.state.Set(fair.FieldWheel, name)
			}
		case "blank":
			p.state.SetBlank(fair.Field(name), e.checked(id))
		case "paste":
			if name == "box" {
				p.readPaste(e.captured.Get("values").Get(id))
			}
		case "mode":
			p.safely = e.checked("mode-safe")
		case "tile":
			p.tap(name)
		case "f":
			p.take(fair.Field(name), e.captured.Get("values").Get(id))
		case "lang":
			p.spoke = name
			p.lang = i18n.Pick(name)
		case "example":
			p.state.Fill(model.Example(p.state.Game()), nil)
		case "clear":
			p.state.Clear()
		}
	}
}

// checked reports whether a box or radio button was checked in the end.
func (e early) checked(id string) bool {
	list := e.captured.Get("checked")
	for i := range list.Length() {
		if list.Index(i).String() == id {
			return true
		}
	}
	return false
}

// restore gives back focus and caret. From then on the page counts as ready.
func (e early) restore() {
	if text := e.captured.Get("values").Get(pasteID); text.Type() == app.TypeString {
		byID(pasteID).Set("value", text)
	}
	boot().Call("restore", e.captured)
	boot().Call("ready")
}
