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
	part := part{id: "commitment", name: i18n.PartCommit, of: fair.FieldCommitment}
	if c != nil {
		part.status, part.computed, part.given = c.Status, c.Computed, c.Given
	}
	return p.part(part)
}

func (p *page) signaturePart(s *fair.Signature) app.UI {
	part := part{id: "signature", name: i18n.PartSignature, of: fair.FieldSignature}
	if s != nil {
		part.status, part.computed, part.given = s.Status, s.Computed, s.Given
	}
	return p.part(part)
}

func (p *page) outcomePart(o fair.Outcome) app.UI {
	part := part{id: "outcome", name: i18n.PartOutcome, of: fair.FieldSeen}
	if o != nil {
		part.status = o.OutcomeStatus()
	}
	if p.state.Growing(p.typing, p.box) {
		part.status = fair.StatusAbsent // until it is typed to its end
	}
	return p.part(part)
}

// part is one comparison: a computed value with what the player gave for it.
type part struct {
	id       string
	name     i18n.Key
	of       fair.Field  // where the player gives it
	status   fair.Status // empty: not computed yet
	computed string      // a hash, in hex
	given    *string
}

// part draws one comparison. The hash that was given is repeated only where it
// differs, digit by digit.
func (p *page) part(it part) app.UI {
	word, look := p.partWord(it)
	at, computed := hashDifference(p.differing(), it), it.computed
	if at > 0 {
		computed = ""
	}
	return app.Div().ID("part-"+it.id).Class("part", "part-"+look).
		DataSet("status", string(it.status)).
		Hidden(!p.state.Has(it.of)).Body(
		icon(look),
		app.Span().Class("part-name").Text(p.say(it.name)),
		app.Span().Class("part-word").Text(word),
		p.hash(i18n.Computed, computed),
		p.versus(it, at),
	)
}

// partWord says how a comparison came out, with the name of its look. What was
// given but cannot be read is not called absent.
func (p *page) partWord(it part) (word, look string) {
	switch {
	case p.error(it.of) != "":
		return p.say(i18n.Unreadable), "unreadable"
	case it.status == "":
		return p.say(i18n.NotComputed), "none"
	}
	return p.say(i18n.StatusWord(it.status)), string(it.status)
}

func (p *page) hash(label i18n.Key, hex string) app.UI {
	return app.Div().Class("hash").Hidden(hex == "").Body(
		app.Span().Class("hash-label").Text(p.say(label)),
		app.Code().Text(hex),
	)
}
