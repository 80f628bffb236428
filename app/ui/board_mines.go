package ui

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"roundcheck/app/i18n"
	"roundcheck/fair"
	"roundcheck/fair/games/mines"
)

// minesBoard draws the 5x5 grid with the mines in it, each with its place in
// the order of placement. Tiles that the player marked are ringed.
func (p *page) minesBoard(o mines.Outcome) app.UI {
	label := p.say(i18n.BoardEmpty)
	if o.Mines != nil {
		label = p.say(i18n.MinesText, "tiles", p.lang.List(texts(o.Mines)))
	}
	seen := p.state.Tiles(fair.FieldSeen)
	safe := p.state.Tiles(fair.FieldSafe)
	var tiles []app.UI
	for n := 1; n <= mines.Tiles; n++ {
		tiles = append(tiles, p.tile(o, n, slices.Contains(seen, n), slices.Contains(safe, n)))
	}
	return app.Div().Class("board-mines").Body(
		app.Div().ID("board").Class("grid").Attr("role", "img").Aria("label", label).Body(tiles...),
		app.P().Class("board-text").Text(label),
		app.P().Class("legend").Hidden(o.Mines == nil).Text(p.say(i18n.LegendOrder)),
		app.P().Class("legend").Hidden(len(seen)+len(safe) == 0).Text(p.say(i18n.LegendMarks)),
	)
}

func (p *page) tile(o mines.Outcome, n int, seen, safe bool) app.UI {
	order := slices.Index(o.Order, n) + 1
	class, mark := "tile", ""
	switch {
	case o.Mines == nil:
	case order > 0:
		class, mark = class+" mine", strconv.Itoa(order)
	default:
		class += " free"
	}
	entered := ""
	switch {
	case seen:
		class, entered = class+" marked", "mine"
	case safe:
		class, entered = class+" marked", "match"
	}
	if o.Mines != nil && (seen && order == 0 || safe && order > 0) {
		class += " wrong"
	}
	return app.Div().Class(class).DataSet("tile", n).Body(
		app.Span().Class("tile-number").Text(n),
		mineIcon(),
		app.Span().Class("tile-order").Text(mark),
		app.Span().Class("tile-entered").Body(icon(entered)),
	)
}

// mineIcon is in every tile; the style shows it where there is a mine.
func mineIcon() app.UI {
	return svg("svg", "viewBox", "0 0 24 24", "class", "mine-icon", "aria-hidden", "true", "focusable", "false").Body(
		svg("path", "d", "M12 2.5v19M2.5 12h19M5.3 5.3l13.4 13.4M18.7 5.3 5.3 18.7", "class", "mine-spikes"),
		svg("circle", "cx", "12", "cy", "12", "r", "6.5", "class", "mine-body"),
		svg("circle", "cx", "9.8", "cy", "9.6", "r", "1.6", "class", "mine-glint"),
	)
}

func texts(list []int) []string {
	out := make([]string, len(list))
	for i, n := range list {
		out[i] = strconv.Itoa(n)
	}
	return out
}
