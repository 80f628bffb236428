package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"roundcheck/app/i18n"
	"roundcheck/app/summary"
	"roundcheck/fair"
)

// evidence is what a player can take along: the receipt, a program that checks the
// round without us, a summary, and paper. A receipt can be opened at any time.
func (p *page) evidence() app.UI {
	none := p.state.Pristine()
	return app.Section().ID("evidence").Class("evidence").Aria("label", p.say(i18n.EvidenceHead)).Body(
		app.H3().Text(p.say(i18n.EvidenceHead)),
		p.receipt(),
		p.scripts(none),
		p.summary(none),
		app.Div().Class("opener-row").Body(
			p.opener(),
			app.Button().Type("button").ID("print").Class("button small").Hidden(none).
				Text(p.say(i18n.PrintDo)).OnClick(p.onPrint),
		),
		p.printedRound(),
		p.printedDraws(),
	)
}

// frameHint says what to do where a frame may not save files: the browser does not
// tell whether it may.
func (p *page) frameHint() app.UI {
	return app.P().Class("why frame-hint").Hidden(!app.IsClient || !framed()).Text(p.say(i18n.SaveFrame))
}

func framed() bool { return !app.Window().Get("parent").Equal(app.Window().JSValue()) }

func (p *page) onPrint(app.Context, app.Event) { app.Window().Call("print") }

// handed says how the last copying of a text went, until the input changes.
type handed struct {
	what  string // "script" or "summary"
	state copyState
}

func (p *page) handedWord(what string) string {
	if p.handed.what != what {
		return ""
	}
	return p.say(map[copyState]i18n.Key{copied: i18n.Copied, copyFailed: i18n.CopyFailed}[p.handed.state])
}

// hand copies a text, and says so beside the button.
func (p *page) hand(ctx app.Context, what, text string) {
	boot().Call("copy", text).Then(func(ok app.Value) {
		ctx.Dispatch(func(app.Context) {
			p.handed = handed{what, copyFailed}
			if ok.Truthy() {
				p.handed.state = copied
			}
		})
	})
}

// summary is the check as plain text, to paste into a message.
func (p *page) summary(none bool) app.UI {
	text := ""
	if !none {
		text = summary.Text(p.lang, p.state.Report())
	}
	return app.Details().Class("take summary").Hidden(none).Body(
		app.Summary().Text(p.say(i18n.SummaryHead)),
		p.text("why", i18n.SummaryWhy),
		app.Div().Class("actions").Body(
			app.Button().Type("button").ID("summary-copy").Class("button small").Text(p.say(i18n.CopyDo)).OnClick(p.onSummaryCopy),
			app.Span().Class("copied").Attr("role", "status").Text(p.handedWord("summary")),
		),
		app.Pre().ID("summary").Class("taken").TabIndex(0).Text(text),
	)
}

func (p *page) onSummaryCopy(ctx app.Context, _ app.Event) {
	p.state.Diagnose()
	p.hand(ctx, "summary", summary.Text(p.lang, p.state.Report()))
}

// printedRound is on paper what the form is on the screen.
func (p *page) printedRound() app.UI {
	round, game := p.state.Report().Input, p.state.Game()
	var rows []app.UI
	for _, f := range summary.RoundFields(round) {
		rows = append(rows, app.Div().Class("paper-row").Body(
			app.Dt().Text(p.lang.Label(game, f)),
			app.Dd().Text(summary.Value(p.lang, round, f)),
		))
	}
	return app.Dl().Class("paper paper-round").Body(append([]app.UI{
		app.Div().Class("paper-row").Body(
			app.Dt().Text(p.say(i18n.GameLabel)),
			app.Dd().Text(p.say(i18n.SummaryGame, "game", p.say(i18n.GameName(game)), "by", p.say(i18n.GameBy(game)))),
		),
	}, rows...)...)
}

// printedDraws lists the draws in a few columns: bytes, and what came of them.
func (p *page) printedDraws() app.UI {
	var items []app.UI
	steps := p.state.Report().Steps
	for i, step := range steps {
		draw, ok := step.(fair.DrawStep)
		if !ok {
			continue
		}
		means := p.say(i18n.Rejected)
		if draw.Accepted && i+1 < len(steps) {
			means = p.meaning(steps[i+1])
		}
		items = append(items, app.Li().Body(
			app.Span().Text(strconv.Itoa(draw.Index)), app.Code().Text(draw.Bytes), app.Span().Text(means),
		))
	}
	return app.Div().Class("paper paper-draws").Hidden(len(items) == 0).Body(
		app.H3().Text(p.say(i18n.PrintDraws)),
		app.Ol().Body(items...),
	)
}
