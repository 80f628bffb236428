package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"roundcheck/app/i18n"
	"roundcheck/app/model"
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
	wrong := wrongCases(p.differing())
	var cases []app.UI
	for k := range dond.Cases {
		cases = append(cases, p.briefcase(o, k, seen[strconv.Itoa(k+1)], wrong[k+1]))
	}
	return app.Div().Class("board-dond").Body(
		app.Ol().ID("board").Class("cases").Body(cases...),
		app.P().Class("board-text").Hidden(o.Positions != nil).Text(p.say(i18n.BoardEmpty)),
		app.P().Class("legend").Hidden(o.Positions == nil).Text(p.say(legend)),
		app.P().Class("legend").Hidden(len(wrong) == 0).Text(p.say(i18n.LegendCases)),
	)
}

// briefcase draws case k, from 0, with the prize that the player saw in it where
// the outcome itself has none, and the one that differs from it beside it.
func (p *page) briefcase(o dond.Outcome, k int, seen, wrong string) app.UI {
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
	class := "case open rank-" + rank
	if wrong != "" {
		class += " wrong"
	}
	return app.Li().Class(class).DataSet("position", position).Body(
		app.Span().Class("unseen").Text(label),
		app.Span().Class("case-number").Aria("hidden", true).Text(n),
		app.Span().Class(prize).Aria("hidden", true).Text(main),
		app.Span().Class("case-position").Aria("hidden", true).Text(small),
		app.Span().Class("case-seen").Aria("hidden", true).Text(wrong),
	)
}

// wrongCases gives the amount that the player saw in each case that differs, or
// that goes against the others.
func wrongCases(d model.Differences) map[int]string {
	list := map[int]string{}
	for _, item := range d.Items {
		list[item.Item] = item.Seen
	}
	for _, b := range d.Breaks {
		list[b.Lower.Case], list[b.Upper.Case] = b.Lower.Amount, b.Upper.Amount
	}
	return list
}

func (p *page) closedCase(n string) app.UI {
	return app.Li().Class("case").Body(
		app.Span().Class("unseen").Text(p.say(i18n.CaseUnknown, "n", n)),
		app.Span().Class("case-number").Aria("hidden", true).Text(n),
		app.Span().Class("case-prize").Aria("hidden", true),
		app.Span().Class("case-position").Aria("hidden", true),
		app.Span().Class("case-seen").Aria("hidden", true),
	)
}
