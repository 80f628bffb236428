package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"roundcheck/app/i18n"
	"roundcheck/app/model"
)

// fold is how many differences are in sight before the rest is folded away.
const fold = 5

// differing returns what differs, and nothing while the player is still typing
// the one entry that does.
func (p *page) differing() model.Differences {
	if p.state.Growing(p.typing, p.box) {
		return model.Differences{}
	}
	return p.state.Differences()
}

// differences lists in words where the outcome differs from what the player saw,
// place by place. Hashes stand with their parts.
func (p *page) differences() app.UI {
	d := p.differing()
	var list []app.UI
	for _, item := range d.Items {
		list = append(list, app.Li().Text(p.itemWords(item)))
	}
	for _, b := range d.Breaks {
		list = append(list, app.Li().Text(p.breakWords(b)))
	}
	more := list[min(fold, len(list)):]
	return app.Div().ID("differences").Class("differences").Hidden(len(list) == 0).Body(
		app.H3().Text(p.say(i18n.DiffHead)),
		app.P().Class("why").Hidden(len(d.Breaks) == 0).Text(p.say(i18n.DiffOrder)),
		app.Ul().Body(list[:min(fold, len(list))]...),
		app.Details().Hidden(len(more) == 0).Body(
			app.Summary().Text(p.say(i18n.DiffMore, "n", strconv.Itoa(len(more)))),
			app.Ul().Body(more...),
		),
	)
}

func (p *page) itemWords(d model.ItemDifference) string {
	n := strconv.Itoa(d.Item)
	switch {
	case d.Seen == string(model.Mine):
		return p.say(i18n.DiffMine, "n", n)
	case d.Seen == string(model.Safe):
		return p.say(i18n.DiffSafe, "n", n)
	case d.Computed == string(model.Mine):
		return p.say(i18n.DiffUnmarked, "n", n)
	case d.Item == 0:
		return p.say(i18n.DiffNumber, "seen", d.Seen, "computed", d.Computed)
	}
	return p.say(i18n.DiffCase, "n", n, "seen", d.Seen, "computed", d.Computed)
}

func (p *page) breakWords(b model.OrderBreak) string {
	return p.lang.Say(map[bool]i18n.Key{true: i18n.DiffFalls, false: i18n.DiffRises}[b.Rising],
		"p", strconv.Itoa(b.Lower.Position), "q", strconv.Itoa(b.Upper.Position),
		"a", strconv.Itoa(b.Lower.Case), "b", strconv.Itoa(b.Upper.Case),
		"x", b.Lower.Amount, "y", b.Upper.Amount)
}

// hashDifference returns where a part's hash differs, from 1; 0 if it does not.
func hashDifference(d model.Differences, of part) int {
	for _, h := range d.Hashes {
		if h.Field == of.of {
			return h.At
		}
	}
	return 0
}

// digitGroup is how many hex digits stand together.
const digitGroup = 4

// versus shows two hashes, one above the other, in groups, with the first digit
// that differs marked in both. What is copied from it is still the bare hash.
func (p *page) versus(it part, at int) app.UI {
	given := ""
	if it.given != nil {
		given = *it.given
	}
	show := at > 0
	return app.Div().Class("versus").Hidden(!show).Body(
		app.P().Class("versus-where").Text(p.say(i18n.DiffDigit, "at", strconv.Itoa(at))),
		app.Div().Class("versus-hashes").Body(
			app.Span().Class("versus-label computed").Text(p.say(i18n.Computed)),
			app.Code().Class("computed").Body(digits(it.computed, at, show)...),
			app.Span().Class("versus-label given").Text(p.say(i18n.Given)),
			app.Code().Class("given").Body(digits(given, at, show)...),
		),
	)
}

// digits cuts a hash into groups and marks the digit at a place from 1.
func digits(hex string, at int, show bool) []app.UI {
	var groups []app.UI
	for i := 0; show && i < len(hex); i += digitGroup {
		group := hex[i:min(i+digitGroup, len(hex))]
		before, marked, after := group, "", ""
		if k := at - 1 - i; k >= 0 && k < len(group) {
			before, marked, after = group[:k], group[k:k+1], group[k+1:]
		}
		groups = append(groups, app.Span().Class("digits").Body(
			app.Span().Text(before),
			app.Elem("mark").Class("differs").Hidden(marked == "").Text(marked),
			app.Span().Text(after),
		))
	}
	return groups
}
