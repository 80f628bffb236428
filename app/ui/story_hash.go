package ui

import (
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"roundcheck/app/i18n"
	"roundcheck/app/model"
	"roundcheck/fair"
)

// hashScene shows the commitment or the signature: the text, the function, the
// result, and how it compares.
func (p *page) hashScene(s model.Story, step fair.HashStep) []app.UI {
	r := p.state.Report()
	why, of := i18n.StoryCommitWhy, part{of: fair.FieldCommitment}
	if step.Code == "signature" {
		why, of = i18n.StorySignWhy, part{of: fair.FieldSignature}
		of.status, of.computed, of.given = r.Signature.Status, r.Signature.Computed, r.Signature.Given
	} else {
		of.status, of.computed, of.given = r.Commitment.Status, r.Commitment.Computed, r.Commitment.Given
	}
	return []app.UI{
		p.text("story-why", why, "algorithm", string(step.Algorithm)),
		p.textBox(i18n.StoryHashed, s.Hashed(step)),
		app.P().Class("story-function").Text(string(step.Algorithm)),
		p.compared(of),
	}
}

// compared shows a computed hash above the one that the player was shown.
func (p *page) compared(it part) app.UI {
	word, look := p.partWord(it)
	given := ""
	if it.given != nil {
		given = *it.given
	}
	// Both are 64 digits where a hash was given at all; the letter case means
	// nothing.
	differs := func(from, to int) bool {
		return given != "" && !strings.EqualFold(given[from:to], it.computed[from:to])
	}
	return app.Div().Class("story-compare", "compare-"+look).DataSet("status", string(it.status)).Body(
		app.H4().Text(p.say(i18n.Computed)),
		groups(it.computed, differs),
		app.H4().Hidden(given == "").Text(p.say(i18n.Given)),
		groups(given, differs),
		app.P().Class("story-verdict").Body(icon(look), app.Span().Text(word)),
	)
}
