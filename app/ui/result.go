package ui

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"roundcheck/app/i18n"
	"roundcheck/fair"
	"roundcheck/fair/games/roulette"
)

func (p *page) result() app.UI {
	return app.Section().ID("result").Class("card result").Aria("label", p.say(i18n.ResultHead)).Body(
		p.openedNote(),
		p.verdict(),
		p.hints(),
		p.linkNotes(),
		p.board(),
		p.differences(),
		p.parts(),
		p.bets(),
		p.steps(),
		p.evidence(),
	)
}

// mood is the verdict as the page shows it: beside the four verdicts, a round
// that only lacks fields is being waited for.
func (p *page) mood() string {
	if p.state.Waiting(p.typing, p.box) {
		return "waiting"
	}
	return string(p.state.Report().Verdict)
}

func (p *page) moodTitle() string {
	switch {
	case p.state.Pristine():
		return p.say(i18n.ReadyTitle)
	case p.state.Waiting(p.typing, p.box):
		return p.say(i18n.WaitingTitle)
	}
	return p.say(i18n.VerdictTitle(p.state.Report().Verdict))
}

// verdict answers the player's question in a word, a sentence, and what to do
// next. Screen readers hear it as it changes.
func (p *page) verdict() app.UI {
	return app.Div().Class("verdict", "is-"+p.mood()).DataSet("verdict", p.mood()).
		Attr("role", "status").Body(
		app.Span().Class("badge").Body(icon(p.mood())),
		app.H2().ID("verdict").Text(p.moodTitle()),
		app.P().Text(p.verdictText()),
		app.P().Class("advice").Text(p.advice()),
		p.changedNote(),
		p.next(),
	)
}

func (p *page) verdictText() string {
	report := p.state.Report()
	switch {
	case p.state.Pristine():
		return p.say(i18n.ReadyText)
	case p.state.Waiting(p.typing, p.box):
		if p.state.Growing(p.typing, p.box) {
			return p.say(i18n.GrowingText)
		}
		return p.say(i18n.WaitingText, "fields", p.missing())
	case report.Verdict == fair.Mismatch:
		return p.wrongParts(report)
	case report.Verdict == fair.Incomplete && nothingGiven(report):
		return p.say(i18n.NothingYet)
	}
	return p.say(i18n.VerdictText(report.Verdict))
}

// missing lists the fields that are still needed.
func (p *page) missing() string {
	var labels []string
	for _, f := range p.state.Report().Findings {
		if f.Code == fair.MissingField || p.state.Unfinished(f, p.typing) {
			labels = append(labels, p.lang.Label(p.state.Game(), f.Field))
		}
	}
	return p.lang.List(labels)
}

// wrongParts says which parts do not match.
func (p *page) wrongParts(r fair.Report) string {
	var say []string
	if r.Commitment.Status == fair.StatusMismatch {
		say = append(say, p.say(i18n.CommitWrong))
	}
	if r.Signature != nil && r.Signature.Status == fair.StatusMismatch {
		say = append(say, p.say(i18n.SignWrong))
	}
	if r.Outcome.OutcomeStatus() == fair.StatusMismatch {
		say = append(say, p.say(i18n.OutcomeWrong))
	}
	say = append(say, p.say(i18n.MismatchProves))
	return p.lang.Sentences(say)
}

// nothingGiven reports whether there was nothing to compare with, so that not
// even "nothing contradicts" can be said.
func nothingGiven(r fair.Report) bool {
	return r.Commitment.Status == fair.StatusAbsent && r.Outcome.OutcomeStatus() == fair.StatusAbsent &&
		(r.Signature == nil || r.Signature.Status == fair.StatusAbsent)
}

// slips names what most likely went wrong, from the part that differs: a seed
// that fits the commitment is right.
func (p *page) slips(r fair.Report) i18n.Key {
	switch {
	case r.Commitment.Status == fair.StatusMismatch:
		return i18n.MismatchSeed
	case r.Commitment.Status == fair.StatusAbsent:
		return i18n.MismatchHelp
	case p.state.Has(fair.FieldWheel) && r.Input[fair.FieldWheel] == string(roulette.European) && r.Input[fair.FieldSeen] == "00":
		return i18n.MismatchDoubleZero
	case p.state.Has(fair.FieldWheel):
		return i18n.MismatchRestWheel
	case p.state.Has(fair.FieldMines):
		return i18n.MismatchRestMines
	}
	return i18n.MismatchCases
}

// advice says what the player can do about a verdict that is not verified.
func (p *page) advice() string {
	r := p.state.Report()
	switch r.Verdict {
	case fair.Mismatch:
		if p.proven() {
			return p.say(i18n.MismatchHint)
		}
		return p.say(p.slips(r))
	case fair.Incomplete:
		return p.lacking(r)
	}
	return ""
}

func (p *page) lacking(r fair.Report) string {
	var say []string
	if r.Commitment.Status == fair.StatusAbsent {
		say = append(say, p.say(i18n.LackCommit))
	}
	switch r.Outcome.OutcomeStatus() {
	case fair.StatusAbsent:
		say = append(say, p.say(i18n.LackOutcome))
	case fair.StatusConsistent:
		say = append(say, p.say(i18n.LackRest))
		if odds := p.odds(r.Outcome); odds != "" {
			say = append(say, odds)
		}
	}
	return p.lang.Sentences(say)
}

// odds says what a part of an outcome that fits is worth.
func (p *page) odds(o fair.Outcome) string {
	if o, ok := o.(fair.Chancy); ok {
		if oneIn := o.Chance(); oneIn != nil {
			return p.lang.Chance(oneIn.String())
		}
	}
	return ""
}

// next leads to what the player has to enter now, which may be out of sight.
func (p *page) next() app.UI {
	r, words := p.state.Report(), i18n.NextField
	lacks := r.Verdict == fair.Incomplete && r.Outcome.OutcomeStatus() != fair.StatusMatch
	if lacks {
		words = i18n.NextSeen
	}
	show := lacks || p.state.Waiting(p.typing, p.box) && !p.state.Pristine()
	return app.Button().Type("button").ID("next").Class("button small next").Hidden(!show).
		Text(p.say(words)).OnClick(p.onNext)
}

// noted lists the findings that are about no field of the form.
func (p *page) noted() []fair.Finding {
	return slices.DeleteFunc(slices.Clone(p.state.Report().Findings), func(f fair.Finding) bool {
		hint := !f.Invalid() && f.Code != fair.QueryLink
		return hint || f.Field == fair.FieldGame || p.state.Has(f.Field)
	})
}

// linkNotes shows what the link held that no field of the form can show.
func (p *page) linkNotes() app.UI {
	var notes []app.UI
	if slices.Contains([]string{"batch", "note", "about"}, p.view) {
		notes = append(notes, app.Li().Body(app.Span().Text(p.say(i18n.ViewMissing, "view", p.view))))
	}
	for i, f := range p.noted() {
		notes = append(notes, app.Li().Body(
			app.Span().Text(p.lang.Finding(p.state.Game(), f)),
			app.Button().Type("button").Class("button small").DataSet("note", i).
				Text(p.say(i18n.DismissDo)).OnClick(p.onDismiss),
		))
	}
	return app.Div().Class("notes").Hidden(len(notes) == 0).Body(
		app.H3().Text(p.say(i18n.LinkHead)),
		app.Ul().Body(notes...),
	)
}

// pill keeps the verdict in view on a phone, where the result is below the form.
// Its room is kept while there is nothing to say, so that nothing jumps.
func (p *page) pill() app.UI {
	class := "is-" + p.mood()
	if p.state.Pristine() {
		class = "is-idle"
	}
	return app.Button().Type("button").ID("pill").Class("pill", class).Disabled(p.state.Pristine()).Body(
		icon(p.mood()),
		app.Span().Text(p.moodTitle()),
	).OnClick(p.onShow)
}
