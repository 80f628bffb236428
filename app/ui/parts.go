package ui

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"roundcheck/app/i18n"
	"roundcheck/fair"
)

// parts lists what was compared: commitment, signature, outcome.
func (p *page) parts() app.UI {
	r := p.state.Report()
	return app.Div().Class("parts").Body(
		p.commitmentPart(r.Commitment),
		p.signaturePart(r.Signature),
		p.outcomePart(r.Outcome),
	)
}

func (p *page) commitmentPart(c *fair.Commitment) app.UI {
	if c == nil {
		return p.part("commitment", i18n.PartCommit, "", "", nil, true)
	}
	return p.part("commitment", i18n.PartCommit, c.Status, c.Computed, c.Given, true)
}

func (p *page) signaturePart(s *fair.Signature) app.UI {
	signed := p.state.Has(fair.FieldSignature)
	if s == nil {
		return p.part("signature", i18n.PartSignature, "", "", nil, signed)
	}
	return p.part("signature", i18n.PartSignature, s.Status, s.Computed, s.Given, signed)
}

func (p *page) outcomePart(o fair.Outcome) app.UI {
	var status fair.Status
	if o != nil {
		status = o.OutcomeStatus()
	}
	return p.part("outcome", i18n.PartOutcome, status, "", nil, true)
}

// part is one comparison. An empty status means that it is not computed yet.
// The hash that was given is repeated only where it differs.
func (p *page) part(id string, name i18n.Key, status fair.Status, computed string, given *string, show bool) app.UI {
	word, look := p.say(i18n.NotComputed), "none"
	if status != "" {
		word, look = p.say(i18n.StatusWord(status)), string(status)
	}
	differs := status == fair.StatusMismatch && given != nil
	shown := ""
	if differs {
		shown = *given
	}
	return app.Div().ID("part-"+id).Class("part", "part-"+look).DataSet("status", string(status)).Hidden(!show).Body(
		icon(look),
		app.Span().Class("part-name").Text(p.say(name)),
		app.Span().Class("part-word").Text(word),
		app.Div().Class("hash").Hidden(computed == "").Body(
			app.Span().Class("hash-label").Text(p.say(i18n.Computed)),
			app.Code().Text(computed),
		),
		app.Div().Class("hash").Hidden(!differs).Body(
			app.Span().Class("hash-label").Text(p.say(i18n.Given)),
			app.Code().Text(shown),
		),
	)
}
