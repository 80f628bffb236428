package ui

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"roundcheck/app/i18n"
	"roundcheck/fair"
)

// longText is the length, in bytes, from which a text area no longer grows with
// its text: it is at its full height by then, and measuring a megabyte takes the
// browser over a second.
const longText = 2000

// inputID is the id of a field's input, and fieldOf its inverse.
func inputID(f fair.Field) string { return "f-" + string(f) }

func fieldOf(id string) fair.Field {
	_, name, _ := strings.Cut(id, "-")
	return fair.Field(name)
}

// field is one labelled input with its help or error.
func (p *page) field(f fair.Field) app.UI {
	game := p.state.Game()
	return app.Div().Class("field", "field-"+string(f)).Hidden(!p.state.Has(f)).Body(
		app.Label().Class("label").For(inputID(f)).Body(
			app.Span().Text(p.lang.Label(game, f)),
			app.Span().Class("optional").Text(p.need(f)),
		),
		p.input(f),
		p.blank(f),
		p.message(f, p.lang.Help(game, f)),
		p.oddities(f),
		p.changedField(f),
		p.howRead(f),
	)
}

// need says what a field is for beyond the result: a verdict, or more detail.
func (p *page) need(f fair.Field) string {
	switch f {
	case fair.FieldServerSeed, fair.FieldClientSeed, fair.FieldNonce, fair.FieldMines:
		return ""
	case fair.FieldCommitment, fair.FieldSeen:
		return p.say(i18n.Needed)
	}
	return p.say(i18n.Optional)
}

// input is a text area, also for a number: a plain input would drop a line break
// from a pasted text in silence.
//
// go-app does not get the text: it draws some milliseconds after a key was
// pressed, and would put back the text from before the next one. The input is
// the one that holds what was typed; syncInputs changes it when it has to.
func (p *page) input(f fair.Field) app.UI {
	class, mode := "seed", "text"
	if f == fair.FieldNonce || f == fair.FieldMines {
		class, mode = "number", "numeric"
	}
	if len(p.state.Text(f)) > longText {
		class += " long"
	}
	return app.Textarea().ID(inputID(f)).Class(class).Rows(1).
		Attr("autocomplete", "off").
		Attr("autocapitalize", "none").
		Attr("autocorrect", "off").
		Attr("spellcheck", "false").
		Attr("inputmode", mode).
		Aria("invalid", strconv.FormatBool(p.error(f) != "")).
		Aria("describedby", "m-"+string(f)).
		OnInput(p.onInput, app.EventScope(f)).
		OnFocus(p.onFocus, app.EventScope(f)).
		OnBlur(p.onBlur, app.EventScope(f))
}

// message is the line under a field: its error, else its help.
func (p *page) message(f fair.Field, help string) app.UI {
	text, class := p.error(f), "error"
	if text == "" {
		text, class = help, "help"
	}
	return app.P().ID("m-"+string(f)).Class("message", class).Text(text)
}

// error words what is wrong with a field. A field that is only missing is not
// called wrong; the result says what is still needed.
func (p *page) error(f fair.Field) string {
	if f != "" && f == p.blocked {
		return p.lang.Finding(p.state.Game(), tooLong(f, 0))
	}
	for _, finding := range p.state.Findings(f) {
		if finding.Invalid() && finding.Code != fair.MissingField && !p.state.Unfinished(finding, p.typing) {
			return p.lang.Finding(p.state.Game(), finding)
		}
	}
	return ""
}

// blank lets the player say that a seed was empty. An empty client seed is
// legal, but one that was just not filled in yet must not be hashed.
func (p *page) blank(f fair.Field) app.UI {
	words := map[fair.Field]i18n.Key{
		fair.FieldServerSeed: i18n.BlankServer,
		fair.FieldClientSeed: i18n.BlankClient,
	}[f]
	class, empty := "blank", p.state.Text(f) == ""
	if !empty {
		class = "blank off" // keeps its room, so that nothing jumps
	}
	show := f == fair.FieldClientSeed || p.state.Blank(f)
	return app.Label().Class(class).Hidden(words == "" || !show).Body(
		app.Input().Type("checkbox").ID("blank-"+string(f)).
			Checked(p.state.Blank(f)).
			Disabled(!empty).
			OnInput(p.onBlank, app.EventScope(f)),
		app.Span().Text(p.say(words)),
	)
}

// oddities points out what one does not see in a seed. In every other field it
// is an error already.
func (p *page) oddities(f fair.Field) app.UI {
	var notes []string
	for _, odd := range p.state.Oddities(f) {
		notes = append(notes, p.lang.Oddity(string(odd.Kind), odd.Many, odd.At, odd.Char))
	}
	return app.P().Class("odd").Hidden(len(notes) == 0).Text(p.lang.Sentences(notes))
}
