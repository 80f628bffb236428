package ui

import (
	"slices"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"roundcheck/app/i18n"
	"roundcheck/fair"
	"roundcheck/fair/games/dond"
	"roundcheck/fair/games/mines"
	"roundcheck/fair/games/roulette"
)

// entry is the board on which the player enters what they saw. It shows what
// stands in the text fields and writes to them. Only the board of the chosen game
// is drawn, each in a place of its own.
func (p *page) entry() app.UI {
	head, help := p.entryWords()
	locked := p.state.Locked()
	if locked != "" {
		help = p.say(i18n.EntryLocked, "field", p.lang.Label(p.state.Game(), locked))
	}
	return app.FieldSet().ID("entry").Class("field entry").Aria("describedby", "entry-help").Body(
		app.Legend().Class("label").Text(head),
		app.P().ID("entry-help").Class("entry-help").DataSet("locked", string(locked)).Text(help),
		app.Div().Class("entry-mines").Body(p.entryOf(mines.ID, p.minesEntry)...),
		app.Div().Class("entry-roulette").Body(p.entryOf(roulette.ID, p.rouletteEntry)...),
		app.Div().Class("entry-dond").Body(p.entryOf(dond.ID, p.dondEntry)...),
		app.Div().Class("entry-foot").Body(
			app.Span().ID("entry-count").Text(p.entryCount()),
			app.Button().Type("button").ID("clear-board").Class("button small").
				Disabled(!p.state.CanClearBoard()).Text(p.say(i18n.ClearBoardDo)).OnClick(p.onClearBoard),
		),
	)
}

func (p *page) entryOf(game string, draw func() []app.UI) []app.UI {
	if p.state.Game() != game {
		return nil
	}
	return draw()
}

func (p *page) entryWords() (head, help string) {
	switch p.state.Game() {
	case mines.ID:
		return p.say(i18n.EntryMines), p.say(i18n.EntryMinesHelp)
	case roulette.ID:
		return p.say(i18n.EntryWheel), p.say(i18n.EntryWheelHelp)
	}
	return p.say(i18n.EntryCases), p.say(i18n.EntryCasesHelp)
}

// entryCount says how far the board is filled in.
func (p *page) entryCount() string {
	switch p.state.Game() {
	case mines.ID:
		return p.minesCount()
	case roulette.ID:
		if number := p.state.Pocket(); number != "" {
			return p.say(i18n.CountNumber, "number", number)
		}
		return p.say(i18n.CountNoNumber)
	}
	n := 0
	for k := 1; k <= dond.Cases; k++ {
		if p.state.Cell(k).Amount != "" {
			n++
		}
	}
	return p.say(i18n.CountCases, "n", strconv.Itoa(n))
}

func (p *page) onClearBoard(ctx app.Context, _ app.Event) {
	p.state.ClearBoard()
	p.changed()
}

// tabStop is 0 for the one key of a board that the Tab key stops at, and -1 for
// those that the arrows lead to.
func tabStop(at bool) int {
	if at {
		return 0
	}
	return -1
}

// onKeyFocus keeps the Tab key's stop where the player was last.
func (p *page) onKeyFocus(ctx app.Context, _ app.Event) {
	p.at = ctx.JSSrc().Get("id").String()
}

// listenEntry reacts to keys and pastes that must be dealt with before the
// browser acts on them.
func listenEntry(ctx app.Context, p *page) {
	document().Call("addEventListener", "keydown", app.FuncOf(func(_ app.Value, args []app.Value) any {
		e := args[0]
		id := e.Get("target").Get("id").String()
		kind, name, _ := strings.Cut(id, "-")
		key := e.Get("key").String()
		switch {
		case e.Get("ctrlKey").Bool(), e.Get("altKey").Bool(), e.Get("metaKey").Bool(), e.Get("isComposing").Bool():
		case kind == "tile" || kind == "pocket":
			if to := neighbour(id, kind, key); to.Truthy() {
				e.Call("preventDefault")
				to.Call("focus")
			}
		case kind == "case" && key == "Enter":
			if n, err := strconv.Atoi(name); err == nil && !focus(caseID(n+1)) {
				e.Get("target").Call("blur")
			}
		case kind == "f" && key == "Enter" && slices.Contains(p.state.BoardFields(), fieldOf(id)):
			ctx.Dispatch(p.onEnter)
		}
		return nil
	}))
	document().Call("addEventListener", "paste", app.FuncOf(func(_ app.Value, args []app.Value) any {
		e := args[0]
		kind, name, _ := strings.Cut(e.Get("target").Get("id").String(), "-")
		n, err := strconv.Atoi(name)
		data := e.Get("clipboardData")
		if kind != "case" || err != nil || !data.Truthy() {
			return nil
		}
		text := data.Call("getData", "text")
		if length(text) > fair.MaxField {
			e.Call("preventDefault")
			ctx.Dispatch(func(app.Context) { p.blocked = fair.FieldSeen })
			return nil
		}
		if malformed(text) < 0 && p.state.PasteCells(n, text.String()) {
			e.Call("preventDefault")
			ctx.Dispatch(func(app.Context) { p.changed() })
		}
		return nil
	}))
}

// neighbour finds the key of a board that an arrow leads to from another, by
// where they stand on the screen: a board may be laid out in more than one way.
func neighbour(id, kind, key string) app.Value {
	direction := map[string][2]float64{
		"ArrowLeft": {-1, 0}, "ArrowRight": {1, 0}, "ArrowUp": {0, -1}, "ArrowDown": {0, 1},
	}
	way, ok := direction[key]
	if !ok {
		return app.Null()
	}
	x, y := middle(byID(id))
	best, least := app.Null(), 0.0
	all := document().Call("querySelectorAll", "#entry [id^="+kind+"-]")
	for i := range all.Length() {
		el := all.Index(i)
		ex, ey := middle(el)
		ahead := (ex-x)*way[0] + (ey-y)*way[1]
		aside := (ex-x)*way[1] + (ey-y)*way[0]
		// What is a little aside may still be meant: the zeros are larger.
		if far := ahead + 4*max(aside, -aside); ahead > 4 && el.Get("offsetWidth").Int() > 0 && (!best.Truthy() || far < least) {
			best, least = el, far
		}
	}
	return best
}

func middle(el app.Value) (x, y float64) {
	box := el.Call("getBoundingClientRect")
	return box.Get("left").Float() + box.Get("width").Float()/2, box.Get("top").Float() + box.Get("height").Float()/2
}

// onEnter counts what is typed as finished, with the caret still in the field.
func (p *page) onEnter(ctx app.Context) {
	f := p.typing
	p.typing = ""
	if p.state.Tidy(f) {
		p.changed()
	}
}

// tidy follows a paste into a field, or its end: what reads clearly takes the
// contract's form.
func (p *page) tidy(f fair.Field) {
	if p.state.Tidy(f) {
		p.changed()
	}
}

// howRead says, under a field, what a text was read as, or asks.
func (p *page) howRead(f fair.Field) app.UI {
	if f != fair.FieldSeen && f != fair.FieldSafe && f != fair.FieldLadder {
		return app.Div().Class("how-read").Hidden(true)
	}
	t, tidied := p.state.Tidied(f)
	asked, open := p.state.Asked(f)
	read := ""
	if tidied {
		read = p.say(i18n.ReadAs, "from", brief(t.From), "to", t.To)
	}
	var list []app.UI
	for i, a := range t.Amounts {
		n := a.Case
		if f == fair.FieldLadder {
			n = i + 1
		}
		list = append(list, app.Li().Text(p.say(i18n.ReadAmount, "n", strconv.Itoa(n), "text", a.Text, "amount", a.Value)))
	}
	var choices []app.UI
	for i := range asked.Readings {
		choices = append(choices, app.Button().Type("button").ID("read-"+string(f)+"-"+strconv.Itoa(i)).
			Class("button small").Text(p.reading(asked.Readings[i].Amounts, asked.Readings)).
			OnClick(p.onAnswer, app.EventScope(f, i)))
	}
	var bad []app.UI
	for _, b := range asked.Bad {
		bad = append(bad, app.Li().Text(p.say(i18n.ReadBad, "text", brief(b.Text), "line", strconv.Itoa(b.Line))))
	}
	return app.Div().ID("read-"+string(f)).Class("how-read").Attr("role", "status").Hidden(!tidied && !open).Body(
		app.Div().Class("read-as").Hidden(!tidied).Body(
			app.Span().Text(read),
			app.Button().Type("button").ID("unread-"+string(f)).Class("button small").
				Text(p.say(i18n.ReadUndo)).OnClick(p.onUntidy, app.EventScope(f)),
		),
		app.Details().Hidden(len(list) == 0).Body(
			app.Summary().Text(p.say(i18n.ReadEach, "n", strconv.Itoa(len(list)))),
			app.Ol().Body(list...),
		),
		app.Div().Class("read-ask").Hidden(len(choices) == 0).Body(
			app.Span().Text(p.say(i18n.ReadAsk)),
			app.Div().Class("actions").Body(choices...),
		),
		app.Ul().Class("read-bad").Hidden(len(bad) == 0).Body(bad...),
	)
}

// reading words one way to read a list by the first amount that the ways differ
// in, or by how many amounts there are.
func (p *page) reading(amounts []amount, all []reading) string {
	for i, a := range amounts {
		for _, other := range all {
			if len(other.Amounts) != len(amounts) {
				return p.say(i18n.ReadMany, "n", strconv.Itoa(len(amounts)), "list", p.some(amounts))
			}
			if other.Amounts[i].Value != a.Value || other.Amounts[i].Case != a.Case {
				return p.say(i18n.ReadThis, "text", a.Text, "amount", plain(a.Value))
			}
		}
	}
	return p.some(amounts)
}

// some lists the first few amounts.
func (p *page) some(amounts []amount) string {
	var words []string
	for _, a := range amounts[:min(3, len(amounts))] {
		words = append(words, plain(a.Value))
	}
	if len(amounts) > 3 {
		words = append(words, "…")
	}
	return p.lang.List(words)
}

// plain writes an amount without zeros that say nothing: 1.000 is 1.
func plain(amount string) string {
	d, bad := fair.ParseDecimal(amount)
	if bad != nil {
		return amount
	}
	return d.String()
}

// brief is the beginning of a text, on one line.
func brief(text string) string {
	runes := []rune(strings.Join(strings.Fields(text), " "))
	if len(runes) > fair.MaxRead {
		return string(runes[:fair.MaxRead]) + "…"
	}
	return string(runes)
}

func (p *page) onUntidy(ctx app.Context, _ app.Event) {
	f := fieldOf(ctx.JSSrc().Get("id").String())
	p.state.Untidy(f)
	p.changed()
}

func (p *page) onAnswer(ctx app.Context, _ app.Event) {
	name, number, _ := strings.Cut(string(fieldOf(ctx.JSSrc().Get("id").String())), "-")
	if n, err := strconv.Atoi(number); err == nil {
		p.state.Answer(fair.Field(name), n)
	}
	p.changed()
}

// mirror makes the other inputs show what was typed into one: the board what
// stands in the field, and the field what stands on the board. The one with the
// caret is left alone; it may be ahead of what is drawn.
func (p *page) mirror() {
	p.ctx.Defer(func(app.Context) {
		at := document().Get("activeElement").Get("id").String()
		for _, f := range p.state.BoardFields() {
			if at != inputID(f) && !p.state.Refused(f) {
				put(inputID(f), p.state.Text(f))
			}
		}
		p.syncCells(at)
		if p.moreFilled() {
			byID("more").Set("open", true)
		}
	})
}

// syncCells makes the boxes of the cases show the model's texts, all but one.
func (p *page) syncCells(but string) {
	if p.state.Game() != dond.ID {
		return
	}
	for n := 1; n <= dond.Cases; n++ {
		if id := caseID(n); id != but {
			put(id, p.state.Cell(n).Text)
		}
	}
}

// put shows a text in an input that does not show it yet.
func put(id, text string) {
	if el := byID(id); el.Truthy() && !sameText(el.Get("value").String(), text) {
		boot().Call("put", el, "x"+text)
	}
}
