package ui

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"roundcheck/app/i18n"
	"roundcheck/app/model"
	"roundcheck/app/model/paste"
	"roundcheck/fair/games/dond"
)

type (
	amount  = paste.Amount
	reading = model.Reading
)

func caseID(n int) string { return "case-" + strconv.Itoa(n) }

// dondEntry has a box for the amount in each case, and asks about those that may
// mean more than one.
func (p *page) dondEntry() []app.UI {
	locked := p.state.Locked() != ""
	var boxes, asks []app.UI
	for n := 1; n <= dond.Cases; n++ {
		c := p.state.Cell(n)
		boxes = append(boxes, p.box25(n, c, locked))
		if len(c.Choices) > 1 && p.box != n {
			asks = append(asks, p.askCell(n, c))
		}
	}
	return []app.UI{
		app.Ol().Class("boxes").Body(boxes...),
		app.Ul().Class("box-asks").Attr("role", "status").Hidden(len(asks) == 0).Body(asks...),
	}
}

// box25 is the box of case n. As with every input, go-app does not get its text.
func (p *page) box25(n int, c model.Cell, locked bool) app.UI {
	note, look := p.boxNote(n, c)
	id := caseID(n)
	return app.Li().Class("box", "box-"+look).Body(
		app.Label().Class("box-number").For(id).Body(
			app.Span().Class("unseen").Text(p.sayOf(i18n.CaseUnknown, n)),
			app.Span().Aria("hidden", true).Text(n),
		),
		app.Input().Type("text").ID(id).Class("box-input").
			Attr("autocomplete", "off").
			Attr("inputmode", "decimal").
			Attr("enterkeyhint", "next").
			Disabled(locked).
			Aria("invalid", look == "bad").
			Aria("describedby", "box-note-"+strconv.Itoa(n)).
			OnInput(p.onCell, app.EventScope(n)).
			OnFocus(p.onCellFocus, app.EventScope(n)).
			OnBlur(p.onCellBlur, app.EventScope(n)),
		app.Span().ID("box-note-"+strconv.Itoa(n)).Class("box-note").Text(note),
	)
}

// boxNote says how the box was read where it does not say so itself. While the
// caret is in it nothing is wrong yet.
func (p *page) boxNote(n int, c model.Cell) (note, look string) {
	switch {
	case c.Text == "":
		return "", "empty"
	case c.Amount != "" && c.Amount != c.Text:
		return "→ " + c.Amount, "read"
	case c.Amount != "":
		return "", "read"
	case p.box == n:
		return "", "typing"
	case c.Bad():
		return p.say(i18n.BoxBad), "bad"
	}
	return p.say(i18n.BoxOpen), "open"
}

func (p *page) askCell(n int, c model.Cell) app.UI {
	var choices []app.UI
	for i, amount := range c.Choices {
		choices = append(choices, app.Button().Type("button").Class("button small").
			ID("means-"+strconv.Itoa(n)+"-"+strconv.Itoa(i)).
			Text(plain(amount)).OnClick(p.onMeans, app.EventScope(n, i, amount)))
	}
	return app.Li().Body(
		app.Span().Text(p.say(i18n.BoxAsk, "n", strconv.Itoa(n), "text", brief(c.Text))),
		app.Div().Class("actions").Body(choices...),
	)
}

// place reads "case-7" and "means-7-1".
func place(id string) (n, i int) {
	_, rest, _ := strings.Cut(id, "-")
	first, second, _ := strings.Cut(rest, "-")
	n, _ = strconv.Atoi(first)
	i, _ = strconv.Atoi(second)
	return n, i
}

func (p *page) onCell(ctx app.Context, _ app.Event) {
	el := ctx.JSSrc()
	n, _ := place(el.Get("id").String())
	if value := el.Get("value"); length(value) <= maxBox && malformed(value) < 0 {
		p.state.SetCell(n, value.String())
	} else {
		p.state.SetCell(n, "…") // no amount, whatever it is
	}
	p.edited()
	p.mirror()
}

// maxBox is far above the longest amount that counts.
const maxBox = 200

func (p *page) onCellFocus(ctx app.Context, _ app.Event) {
	p.box, _ = place(ctx.JSSrc().Get("id").String())
}

func (p *page) onCellBlur(app.Context, app.Event) { p.box = 0 }

func (p *page) onMeans(ctx app.Context, _ app.Event) {
	n, i := place(ctx.JSSrc().Get("id").String())
	if c := p.state.Cell(n); i < len(c.Choices) {
		p.state.ChooseCell(n, c.Choices[i])
	}
	p.startAnew()
	p.diagnoseSoon()
	p.mirror()
}
