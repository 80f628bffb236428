package ui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"roundcheck/app/model"
	"roundcheck/fair"
)

// early is what the player did in the static page before this program was up.
type early struct{ captured app.Value }

func captureEarly() early { return early{boot().Call("capture")} }

// fill takes over what was typed and chosen. It stands above what a link says,
// since it came later.
func (e early) fill(s *model.State) {
	typed := e.captured.Get("typed")
	for i := range typed.Length() {
		id := typed.Index(i).String()
		kind, name, _ := strings.Cut(id, "-")
		switch kind {
		case "game":
			s.Choose(name)
		case "wheel":
			s.Set(fair.FieldWheel, name)
		case "blank":
			s.SetBlank(fair.Field(name), true)
		case "f":
			take(s, fair.Field(name), e.captured.Get("values").Get(id))
		}
	}
}

// restore gives back focus and caret, and carries out clicks that came too
// early. From then on the page counts as ready.
func (e early) restore() {
	boot().Call("restore", e.captured)
	boot().Call("ready")
}
