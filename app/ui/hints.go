package ui

import (
	"slices"
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"roundcheck/app/i18n"
	"roundcheck/fair"
)

// pause is how long no key must be pressed before the page looks for what may
// have gone wrong: on a slow phone that takes longer than a key.
const pause = 250 * time.Millisecond

// diagnoseSoon looks for hints once the player pauses.
func (p *page) diagnoseSoon() {
	p.edits++
	edit := p.edits
	p.ctx.After(pause, func(app.Context) {
		if edit == p.edits {
			p.state.Diagnose()
		}
	})
}

// proven reports whether a recomputation shows what went wrong.
func (p *page) proven() bool {
	return slices.ContainsFunc(p.state.Hints(), func(f fair.Finding) bool { return len(f.Proof) > 0 })
}

// hints lists what may have gone wrong, each with the change that would mend it.
func (p *page) hints() app.UI {
	list := p.state.Hints()
	var items []app.UI
	for i, f := range list {
		items = append(items, p.hint(i, f))
	}
	return app.Section().Class("hints").Hidden(len(list) == 0).Aria("labelledby", "hints-head").Body(
		app.H3().ID("hints-head").Body(icon("hint"), app.Span().Text(p.say(i18n.HintsHead))),
		app.Ol().Body(items...),
	)
}

func (p *page) hint(i int, f fair.Finding) app.UI {
	n := strconv.Itoa(i)
	return app.Li().Class("hint").DataSet("code", string(f.Code)).Body(
		app.P().ID("hint-text-"+n).Text(p.lang.Finding(p.state.Game(), f)),
		p.fix(f.Fix),
		app.Button().Type("button").ID("hint-"+n).Class("button small").DataSet("hint", i).
			Hidden(f.Fix == nil).Aria("describedby", "hint-text-"+n).
			Text(p.say(i18n.ApplyDo)).OnClick(p.onApply, app.EventScope(n)),
	)
}

// fix shows what each field holds now and what it would hold.
func (p *page) fix(fix fair.Round) app.UI {
	var rows []app.UI
	for _, f := range fair.Fields() {
		to, ok := fix[f]
		if !ok {
			continue
		}
		now, then := p.values(f, p.now(f), to)
		rows = append(rows,
			app.Dt().Text(p.lang.Label(p.state.Game(), f)),
			app.Dd().Body(
				app.Span().Class("unseen").Text(p.say(i18n.FixFrom)),
				app.Del().Text(now),
				app.Span().Class("fix-arrow").Aria("hidden", true).Text(" → "),
				app.Span().Class("unseen").Text(p.say(i18n.FixTo)),
				app.Ins().Text(then),
			),
		)
	}
	return app.Dl().Class("fix").Hidden(len(rows) == 0).Body(rows...)
}

// now is what a field holds, the game among them.
func (p *page) now(f fair.Field) string {
	if f == fair.FieldGame {
		return p.state.Game()
	}
	return p.state.Text(f)
}

// values shows two texts of a field beside each other, each in one line.
func (p *page) values(f fair.Field, a, b string) (string, string) {
	a, b = i18n.Beside(a, b)
	return p.orEmpty(f, a), p.orEmpty(f, b)
}

// orEmpty is a value in words, also where there is none.
func (p *page) orEmpty(f fair.Field, text string) string {
	if text == "" {
		return p.say(i18n.FixNothing)
	}
	return p.inWords(f, text)
}

// onApply goes by the hint's place.
func (p *page) onApply(ctx app.Context, _ app.Event) {
	p.state.Diagnose()
	place, err := strconv.Atoi(ctx.JSSrc().Get("dataset").Get("hint").String())
	if hints := p.state.Hints(); err == nil && place < len(hints) && hints[place].Fix != nil {
		p.state.Apply(hints[place].Fix)
		p.changed()
		p.ctx.Defer(func(app.Context) { focus("changed") }) // hidden until it is drawn
	}
}

// changedNote says, right at the verdict, that it is about a changed input.
func (p *page) changedNote() app.UI {
	var labels []string
	for _, c := range p.state.Mended() {
		labels = append(labels, p.lang.Label(p.state.Game(), c.Field))
	}
	return app.P().ID("changed").Class("changed").TabIndex(-1).Hidden(len(labels) == 0).Body(
		icon("hint"),
		app.Span().Text(p.say(i18n.ChangedNote, "fields", p.lang.List(labels))),
	)
}

// changedField shows what the player had entered in a field that a hint changed.
func (p *page) changedField(f fair.Field) app.UI {
	was, changed := "", false
	for _, c := range p.state.Mended() {
		if c.Field == f {
			was, _ = p.values(f, c.Was, p.state.Text(f))
			changed = true
		}
	}
	return app.P().Class("odd").Hidden(!changed).Text(p.say(i18n.ChangedFrom, "text", was))
}
