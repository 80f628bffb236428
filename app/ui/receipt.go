package ui

import (
	"bytes"
	"encoding/json"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"roundcheck/app/i18n"
)

// copyState says how the last copying went, until the input changes.
type copyState int

const (
	notCopied copyState = iota
	copied
	copyFailed
)

// receipt shows the check as JSON, whole, to copy and to save. There is none
// before the player has entered anything.
func (p *page) receipt() app.UI {
	none := p.state.Pristine()
	return app.Details().Class("receipt").Hidden(none).Body(
		app.Summary().Text(p.say(i18n.ReceiptHead)),
		p.text("why", i18n.ReceiptWhy),
		p.frameHint(),
		app.Div().Class("actions").Body(
			app.Button().Type("button").ID("copy").Class("button small").Text(p.say(i18n.CopyDo)).OnClick(p.onCopy),
			app.Button().Type("button").ID("save").Class("button small").Text(p.say(i18n.SaveDo)).OnClick(p.onSave),
			app.Span().Class("copied").Attr("role", "status").Text(p.copyWord()),
		),
		app.Pre().ID("receipt").TabIndex(0).Text(p.receiptText(none)),
	)
}

func (p *page) receiptText(none bool) string {
	if none {
		return ""
	}
	compact, err := p.state.Report().Receipt()
	if err != nil {
		return err.Error()
	}
	var b bytes.Buffer
	if err := json.Indent(&b, compact, "", "  "); err != nil {
		return err.Error()
	}
	return b.String()
}

func (p *page) copyWord() string {
	switch p.copy {
	case copied:
		return p.say(i18n.Copied)
	case copyFailed:
		return p.say(i18n.CopyFailed)
	}
	return ""
}

func (p *page) onCopy(ctx app.Context, _ app.Event) {
	p.state.Diagnose()
	boot().Call("copy", p.receiptText(false)).Then(func(ok app.Value) {
		ctx.Dispatch(func(app.Context) {
			p.copy = copyFailed
			if ok.Truthy() {
				p.copy = copied
			}
		})
	})
}

func (p *page) onSave(app.Context, app.Event) {
	p.state.Diagnose()
	save("roundcheck-receipt.json", "application/json", p.receiptText(false))
}
