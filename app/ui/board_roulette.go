package ui

import (
	"math"
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"roundcheck/app/i18n"
	"roundcheck/fair"
	"roundcheck/fair/games/roulette"
)

// rouletteBoard draws the wheel with its pockets in their true order, the ball
// in the winning one, and the number in the middle.
func (p *page) rouletteBoard(o roulette.Outcome, drawn bool) app.UI {
	wheel := roulette.European
	if p.state.Text(fair.FieldWheel) == string(roulette.American) {
		wheel = roulette.American
	}
	winner, label, class := -1, p.say(i18n.BoardEmpty), "hub"
	seen, differs := p.state.Pocket(), len(p.differing().Items) > 0
	if drawn {
		winner = o.Pocket
		colour := p.say(colourWord(roulette.Colour(winner)))
		label = p.say(i18n.WheelText, "number", o.Number, "colour", colour)
		class += " " + string(roulette.Colour(winner))
	}
	return app.Div().Class("board-roulette").Body(
		svg("svg", "viewBox", "-100 -100 200 200", "id", "board", "class", "wheel", "role", "img", "aria-label", label).Body(
			svg("circle", "r", "97.5", "class", "wheel-rim"),
			svg("g").Body(pockets(wheel, winner, seen)...),
			svg("circle", "r", "50", "class", class),
			svg("text", "class", "hub-number", "y", "1").Text(o.Number),
		),
		app.P().Class("board-text").ID("number").DataSet("number", o.Number).Text(label),
		app.P().Class("legend").Hidden(!drawn || seen == "").Text(p.say(i18n.LegendRing)),
		p.bothNumbers(seen, o.Number, differs),
	)
}

// bothNumbers shows the number that the player saw beside the one that the seeds
// give, where they differ.
func (p *page) bothNumbers(seen, computed string, differs bool) app.UI {
	side := func(k i18n.Key, number string) app.UI {
		return app.Div().Class("both-side").Body(
			app.Span().Class("both-label").Text(p.say(k)),
			app.Span().Class("both-number", colourOf(number)).Text(number),
		)
	}
	return app.Div().Class("both").Hidden(!differs).Body(
		side(i18n.YouSaw, seen),
		app.Span().Class("both-sign").Text("≠"),
		side(i18n.SeedsGive, computed),
	)
}

// colourOf is the colour of a pocket by its name; empty where there is none.
func colourOf(name string) string {
	for pocket := range roulette.DoubleZero + 1 {
		if roulette.Name(pocket) == name {
			return string(roulette.Colour(pocket))
		}
	}
	return ""
}

// pockets draws the ring. Every pocket has the same elements, with or without
// the ball, so that go-app only changes attributes.
func pockets(wheel roulette.Wheel, winner int, seen string) []app.UI {
	order := roulette.Order(wheel)
	step := 2 * math.Pi / float64(len(order))
	var out []app.UI
	for i, pocket := range order {
		from := step*(float64(i)-0.5) - math.Pi/2
		mid := from + step/2
		class := "pocket " + string(roulette.Colour(pocket))
		if pocket == winner {
			class += " won"
		}
		if roulette.Name(pocket) == seen {
			class += " seen"
		}
		out = append(out, svg("g", "class", class).Body(
			svg("path", "d", ring(from, from+step, 58, 96)),
			svg("text", "x", coord(86*math.Cos(mid)), "y", coord(86*math.Sin(mid)),
				"transform", turn(mid)).Text(roulette.Name(pocket)),
			svg("path", "class", "seen-ring", "d", ring(from, from+step, 55, 99)),
			svg("circle", "class", "ball", "r", "4.6", "cx", coord(66*math.Cos(mid)), "cy", coord(66*math.Sin(mid))),
		))
	}
	return out
}

// ring is a sector of a ring between two angles and two radii.
func ring(from, to, inner, outer float64) string {
	point := func(angle, r float64) string { return coord(r*math.Cos(angle)) + " " + coord(r*math.Sin(angle)) }
	return "M" + point(from, inner) +
		"L" + point(from, outer) + "A" + coord(outer) + " " + coord(outer) + " 0 0 1 " + point(to, outer) +
		"L" + point(to, inner) + "A" + coord(inner) + " " + coord(inner) + " 0 0 0 " + point(from, inner) + "Z"
}

// turn stands a number upright on its pocket, its foot to the hub.
func turn(angle float64) string {
	return "rotate(" + coord(angle*180/math.Pi+90) + " " + coord(86*math.Cos(angle)) + " " + coord(86*math.Sin(angle)) + ")"
}

func coord(x float64) string { return strconv.FormatFloat(x, 'f', 2, 64) }

func colourWord(c roulette.PocketColour) i18n.Key {
	i := slices.Index([]roulette.PocketColour{roulette.Red, roulette.Black, roulette.Green}, c)
	return []i18n.Key{i18n.Red, i18n.Black, i18n.Green}[i]
}
