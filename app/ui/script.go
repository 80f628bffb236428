package ui

import (
	"strings"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"roundcheck/app/i18n"
	"roundcheck/app/script"
	"roundcheck/fair"
)

// shownScript is how many bytes of a script are shown. One with ordinary seeds has
// no more than half of it; one with a seed of a megabyte is to be saved, not read.
const shownScript = 16 << 10

// scripts is the round as a program, in the language that is picked.
func (p *page) scripts(none bool) app.UI {
	text := ""
	if !none {
		text = p.script()
	}
	shown, long := head(text, shownScript)
	return app.Details().Class("take scripts").Hidden(none).Body(
		app.Summary().Text(p.say(i18n.ScriptHead)),
		p.text("why", i18n.ScriptWhy),
		p.scriptPicker(),
		app.P().Class("why").Hidden(text != "").Text(p.say(i18n.ScriptNone)),
		app.Div().Class("actions").Hidden(text == "").Body(
			app.Button().Type("button").ID("script-copy").Class("button small").Text(p.say(i18n.CopyDo)).OnClick(p.onScriptCopy),
			app.Button().Type("button").ID("script-save").Class("button small").Text(p.say(i18n.SaveDo)).OnClick(p.onScriptSave),
			app.Span().Class("copied").Attr("role", "status").Text(p.handedWord("script")),
		),
		p.frameHint(),
		app.P().ID("script-cut").Class("why").Hidden(!long).Text(p.say(i18n.ScriptCut)),
		app.Pre().ID("script").Class("taken").TabIndex(0).Hidden(text == "").Attr("translate", "no").Text(shown),
	)
}

func (p *page) scriptPicker() app.UI {
	names := map[script.Language]string{script.Node: "Node.js", script.Python: "Python", script.Go: "Go"}
	var choices []app.UI
	for _, l := range script.Languages() {
		choices = append(choices, app.Label().Class("segment").Body(
			app.Input().Type("radio").Name("script").ID("script-"+string(l)).
				Checked(p.program == l).OnInput(p.onProgram, app.EventScope(l)),
			app.Span().Text(names[l]),
		))
	}
	return app.FieldSet().Class("programs").Body(
		app.Legend().Class("unseen").Text(p.say(i18n.ScriptPick)),
		app.Div().Class("segments").Body(choices...),
	)
}

// script is the whole program, or nothing while the round cannot be worked out.
func (p *page) script() string {
	r := p.state.Report()
	if r.Verdict == fair.Invalid {
		return ""
	}
	return script.Make(p.program, r.Input, p.scriptWords())
}

func (p *page) scriptWords() script.Words {
	return script.Words{
		Head:       p.say(i18n.ScriptTop),
		Input:      p.say(i18n.ScriptInput),
		Status:     p.say(i18n.ScriptStatus),
		Commitment: p.say(i18n.ScriptCommit),
		Signature:  p.say(i18n.ScriptSign),
		Stream:     p.say(i18n.ScriptStream),
		Sample:     p.say(i18n.ScriptSample),
		Mines:      p.say(i18n.ScriptMines),
		Roulette:   p.say(i18n.ScriptRoulette),
		Blocks:     p.say(i18n.ScriptBlocks),
		Shuffle:    p.say(i18n.ScriptShuffle),
		Seen:       p.say(i18n.ScriptSeen),
		Amounts:    p.say(i18n.ScriptAmounts),
		Judge:      p.say(i18n.ScriptJudge),
	}
}

// head cuts a text to a length in bytes, at the end of a line or of a character.
func head(text string, most int) (string, bool) {
	if len(text) <= most {
		return text, false
	}
	end := strings.LastIndexByte(text[:most], '\n') + 1
	if end < most/2 { // within a very long line
		for end = most; !utf8.RuneStart(text[end]); end-- {
		}
	}
	return text[:end] + "…", true
}

func (p *page) onProgram(ctx app.Context, _ app.Event) {
	p.program = script.Language(strings.TrimPrefix(ctx.JSSrc().Get("id").String(), "script-"))
	p.handed = handed{}
}

func (p *page) onScriptCopy(ctx app.Context, _ app.Event) { p.hand(ctx, "script", p.script()) }

func (p *page) onScriptSave(app.Context, app.Event) {
	save(p.program.File(), "text/plain", p.script())
}
