package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"roundcheck/app/i18n"
	"roundcheck/fair"
	"roundcheck/fair/games/dond"
)

// dondBoard draws the 25 cases, opened: the prize's amount where it is known,
// and its place on the ladder.
func (p *page) dondBoard(o dond.Outcome) app.UI {
	// Without a ladder the amounts are those that the player saw, as long as
	// nothing speaks against them.
	seen := map[string]string{}
	if o.Status == fair.StatusConsistent && len(p.state.Findings(fair.FieldSeen)) == 0 {
		seen = p.state.Prizes()
	}
	legend := i18n.LegendLadder
	if o.Amounts == nil && len(seen) == 0 {
		legend = i18n.LegendPlaces
	}
	var cases []app.UI
	for k := range dond.Cases {
		cases = append(cases, p.briefcase(o, k, seen[strconv.Itoa(k+1)]))
	}
	return app.Div().Class("board-dond").Body(
		app.Ol().ID("board").Class("cases").Body(cases...),
		app.P().Class("board-text").Hidden(o.Positions != nil).Text(p.say(i18n.BoardEmpty)),
		app.P().Class("legend").Hidden(o.Positions == nil).Text(p.say(legend)),
	)
}

// briefcase draws case k, from 0, with the prize that the player saw in it where
// the outcome itself has none.
func (p *page) briefcase(o dond.Outcome, k int, seen string) app.UI {
	n := strconv.Itoa(k + 1)
	if o.Positions == nil {
		return p.closedCase(n)
	}
	position := strconv.Itoa(o.Positions[k])
	main, small := "#"+position, ""
	label := p.say(i18n.CaseText, "n", n, "position", position)
	if o.Amounts != nil {
		seen = o.Amounts[k]
	}
	if seen != "" {
		main, small = seen, position
		label = p.say(i18n.CaseAmount, "n", n, "position", position, "amount", main)
	}
	prize := "case-prize"
	if len(main) > 6 {
		prize += " long"
	}
	rank := strconv.Itoa((o.Positions[k]-1)/5 + 1)
	return app.Li().Class("case open rank-"+rank).DataSet("position", position).Body(
		app.Span().Class("unseen").Text(label),
		app.Span().Class("case-number").Aria("hidden", true).Text(n),
		app.Span().Class(prize).Aria("hidden", true).Text(main),
		app.Span().Class("case-position").Aria("hidden", true).Text(small),
	)
}

func (p *page) closedCase(n string) app.UI {
	return app.Li().Class("case").Body(
		app.Span().Class("unseen").Text(p.say(i18n.CaseUnknown, "n", n)),
		app.Span().Class("case-number").Aria("hidden", true).Text(n),
		app.Span().Class("case-prize").Aria("hidden", true),
		app.Span().Class("case-position").Aria("hidden", true),
	)
}
