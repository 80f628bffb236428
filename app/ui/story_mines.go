package ui

import (
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"roundcheck/app/i18n"
	"roundcheck/app/model"
	"roundcheck/fair"
	"roundcheck/fair/games/mines"
)

// mineEffect shows the row of free tiles in which the index counts, and the grid
// with the mine that it puts there. The step is zero where the draw was rejected.
func (p *page) mineEffect(s model.Story, i int, draw fair.DrawStep, step mines.MineStep) []app.UI {
	body := []app.UI{
		app.Div().Class("story-pair").Body(
			app.Div().Body(
				app.H5().Text(p.say(i18n.StoryFree)),
				freeRow(s.Free(i), step.Tile),
				app.P().Class("story-legend").Text(p.say(i18n.StoryFreeLegend)),
			),
			app.Div().Body(
				app.H5().Text(p.say(i18n.StoryGrid)),
				p.storyGrid(s.Mined(i+1), step.Tile),
			),
		),
	}
	if draw.Accepted {
		words := p.text("story-note", i18n.StoryMineWhy, "index", strconv.Itoa(step.Index), "tile", strconv.Itoa(step.Tile))
		body = append([]app.UI{words}, body...)
	}
	return body
}

// freeRow is the flattened grid: the tiles that are left, behind each other, and
// the places that have become empty at its end.
func freeRow(free []int, chosen int) app.UI {
	var cells []app.UI
	for i := range mines.Tiles {
		if i >= len(free) {
			cells = append(cells, app.Li().Class("story-cell gone").Aria("hidden", true).Body(
				app.Span().Class("cell-index"), app.Span().Class("cell-main")))
			continue
		}
		class := "story-cell"
		if free[i] == chosen {
			class += " chosen"
		}
		cells = append(cells, cell(class, strconv.Itoa(i), strconv.Itoa(free[i])))
	}
	return app.Ol().Class("story-row row-free").Body(cells...)
}

// cell is one place of a row: its index, small, above what stands there.
func cell(class, index, main string) app.UI {
	return app.Li().Class(class).Body(
		app.Span().Class("cell-index").Aria("hidden", true).Text(index),
		app.Span().Class("cell-main").Text(main),
	)
}

// storyGrid is the 5x5 grid with the mines so far, the newest marked.
func (p *page) storyGrid(mined []int, newest int) app.UI {
	var tiles []app.UI
	for n := 1; n <= mines.Tiles; n++ {
		class := "story-tile"
		if order := slices.Index(mined, n) + 1; order > 0 {
			class += " mined"
		}
		if n == newest {
			class += " newest"
		}
		tiles = append(tiles, app.Span().Class(class).DataSet("tile", n).Body(
			app.Span().Text(n), mineIcon(),
		))
	}
	label := p.say(i18n.MinesText, "tiles", p.lang.List(texts(slices.Sorted(slices.Values(mined)))))
	return app.Div().Class("story-grid").Attr("role", "img").Aria("label", label).Body(tiles...)
}
