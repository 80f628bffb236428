package ui

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"roundcheck/app/i18n"
	"roundcheck/app/model"
	"roundcheck/fair"
	"roundcheck/fair/games/mines"
)

// minesEntry is the grid to mark mines and safe tiles on, and the switch that
// says which of the two a tap means.
func (p *page) minesEntry() []app.UI {
	marks, locked := p.state.Marks(), p.state.Locked() != ""
	var tiles []app.UI
	for n := 1; n <= mines.Tiles; n++ {
		tiles = append(tiles, p.markTile(n, marks[n], locked))
	}
	return []app.UI{
		app.Div().Class("segments modes").Attr("role", "radiogroup").Aria("label", p.say(i18n.ModeLabel)).Body(
			p.mode(model.Mine, i18n.ModeMine, mineIcon()),
			p.mode(model.Safe, i18n.ModeSafe, icon("match")),
		),
		app.Div().Class("mark-grid").Attr("role", "group").Aria("labelledby", "entry-count").Body(tiles...),
	}
}

func (p *page) mode(m model.Mark, k i18n.Key, sign app.UI) app.UI {
	return app.Label().Class("segment mode").Body(
		app.Input().Type("radio").Name("mode").ID("mode-"+string(m)).
			Checked(p.tapMark() == m).OnInput(p.onMode, app.EventScope(m)),
		app.Span().Body(sign, app.Span().Text(p.say(k))),
	)
}

// tapMark is what a tap marks a tile as.
func (p *page) tapMark() model.Mark {
	if p.safely {
		return model.Safe
	}
	return model.Mine
}

func (p *page) markTile(n int, m model.Mark, locked bool) app.UI {
	id := "tile-" + strconv.Itoa(n)
	label := map[model.Mark]i18n.Key{
		model.Unmarked: i18n.TileUnmarked, model.Mine: i18n.TileMine, model.Safe: i18n.TileSafe,
	}[m]
	stop := p.at == id || n == 1 && !strings.HasPrefix(p.at, "tile-")
	return app.Button().Type("button").ID(id).Class("mark", "is-"+map[bool]string{true: "none", false: string(m)}[m == model.Unmarked]).
		DataSet("early", "1").
		Disabled(locked).
		TabIndex(tabStop(stop)).
		Aria("label", p.sayOf(label, n)).
		Aria("pressed", m != model.Unmarked).
		OnClick(p.onTile, app.EventScope(n)).
		OnFocus(p.onKeyFocus, app.EventScope(n)).Body(
		app.Span().Class("mark-number").Aria("hidden", true).Text(n),
		mineIcon(),
		icon("match"),
	)
}

// sayOf says a message about tile or case n.
func (p *page) sayOf(k i18n.Key, n int) string { return p.say(k, "n", strconv.Itoa(n)) }

// minesCount says how many mines and safe tiles are marked.
func (p *page) minesCount() string {
	counts := map[model.Mark]int{}
	for _, m := range p.state.Marks() {
		counts[m]++
	}
	of := p.state.Text(fair.FieldMines)
	if _, bad := fair.ParseUint(of, 1, mines.Tiles-1); bad != nil {
		of = "?"
	}
	return p.say(i18n.CountMines, "n", strconv.Itoa(counts[model.Mine]), "of", of, "safe", strconv.Itoa(counts[model.Safe]))
}

func (p *page) onMode(ctx app.Context, _ app.Event) {
	p.safely = ctx.JSSrc().Get("id").String() == "mode-"+string(model.Safe)
}

func (p *page) onTile(ctx app.Context, _ app.Event) {
	p.tap(strings.TrimPrefix(ctx.JSSrc().Get("id").String(), "tile-"))
	p.startAnew()
	p.diagnoseSoon()
	p.mirror()
}

// tap marks a tile, or takes back the same mark.
func (p *page) tap(number string) {
	n, err := strconv.Atoi(number)
	if err != nil {
		return
	}
	mark := p.tapMark()
	if p.state.Marks()[n] == mark {
		mark = model.Unmarked
	}
	p.state.MarkTile(n, mark)
}
