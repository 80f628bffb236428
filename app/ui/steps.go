package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"roundcheck/app/i18n"
	"roundcheck/fair"
	"roundcheck/fair/games/dond"
	"roundcheck/fair/games/mines"
	"roundcheck/fair/games/roulette"
)

// steps is the evidence: a story to step through, and for sceptics and for print
// the whole of it at once.
func (p *page) steps() app.UI {
	p.show.drawn++
	return app.Details().Class("steps").Hidden(len(p.state.Report().Steps) == 0).
		On("toggle", p.onToggleStory).Body(
		app.Summary().Text(p.say(i18n.StepsHead)),
		&storyPart{Page: p, Drawn: p.show.drawn},
		app.Details().Class("trace").On("toggle", p.onToggleTable).Body(
			app.Summary().Text(p.say(i18n.StoryTable)),
			p.trace(),
		),
	)
}

// trace lists the hashes and the stream, and each draw with what it decided. It is
// only made while it is open: it can be long.
func (p *page) trace() app.UI {
	if !p.show.open || !p.show.table {
		return app.Div().Class("all-steps")
	}
	steps := p.state.Report().Steps
	var hashes, rows []app.UI
	for i, step := range steps {
		switch s := step.(type) {
		case fair.HashStep:
			hashes = append(hashes, p.hashLine(p.hashWords(s), s.Hex))
		case fair.BlockStep:
			hashes = append(hashes, p.hashLine(p.blockWords(s), s.Hex))
		case fair.DrawStep:
			var next fair.Step
			if s.Accepted && i+1 < len(steps) {
				next = steps[i+1]
			}
			rows = append(rows, p.drawRow(s, next))
		}
	}
	return app.Div().Class("all-steps").Body(
		app.Ol().Class("hashes").Body(hashes...),
		app.Div().Class("draws").Hidden(len(rows) == 0).TabIndex(0).
			Attr("role", "region").Aria("label", p.say(i18n.StepsHead)).Body(
			p.text("why", i18n.StepDraws),
			app.Table().Body(p.drawHead(), app.TBody().Body(rows...)),
		),
	)
}

func (p *page) hashWords(s fair.HashStep) string {
	if s.Code == "signature" {
		return p.say(i18n.StepSign, "algorithm", string(s.Algorithm))
	}
	return p.say(i18n.StepCommit, "algorithm", string(s.Algorithm))
}

func (p *page) blockWords(s fair.BlockStep) string {
	if s.Algorithm == fair.HMACSHA256 {
		return p.say(i18n.StepBlockMac, "n", strconv.Itoa(s.Index))
	}
	return p.say(i18n.StepBlockSeed, "n", strconv.Itoa(s.Index+1))
}

func (p *page) hashLine(words, hex string) app.UI {
	return app.Li().Body(app.Span().Text(words), app.Code().Text(hex))
}

func (p *page) drawHead() app.UI {
	var cells []app.UI
	for _, k := range []i18n.Key{
		i18n.ColDraw, i18n.ColBytes, i18n.ColValue, i18n.ColPool, i18n.ColLimit, i18n.ColResult, i18n.ColMeans,
	} {
		cells = append(cells, app.Th().Scope("col").Text(p.say(k)))
	}
	return app.THead().Body(app.Tr().Body(cells...))
}

func (p *page) drawRow(s fair.DrawStep, next fair.Step) app.UI {
	limit, result, class := "–", p.say(i18n.Rejected), "rejected"
	if s.Limit != 0 {
		limit = strconv.FormatUint(s.Limit, 10)
	}
	if s.Result != nil {
		result, class = strconv.FormatUint(uint64(*s.Result), 10), "accepted"
	}
	var cells []app.UI
	for _, text := range []string{
		strconv.Itoa(s.Index), s.Bytes, strconv.FormatUint(uint64(s.Value), 10),
		strconv.FormatUint(uint64(s.Pool), 10), limit, result, p.meaning(next),
	} {
		cells = append(cells, app.Td().Text(text))
	}
	return app.Tr().Class(class).Body(cells...)
}

// meaning words what an accepted draw decided.
func (p *page) meaning(step fair.Step) string {
	switch s := step.(type) {
	case mines.MineStep:
		return p.say(i18n.MeansTile, "tile", strconv.Itoa(s.Tile))
	case roulette.PocketStep:
		return p.say(i18n.MeansPocket, "number", s.Number)
	case dond.SwapStep:
		return p.say(i18n.MeansSwap, "i", strconv.Itoa(s.I+1), "j", strconv.Itoa(s.J+1))
	}
	return ""
}
