package browser

import (
	"testing"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

func TestMalformed(t *testing.T) {
	p := open(t, single)
	for _, way := range []string{"with", "without"} {
		if way == "without" {
			eval[bool](p, `delete String.prototype.isWellFormed`)
		}
		for _, c := range []struct {
			text string // a JavaScript string literal
			want int
		}{
			{`""`, -1},
			{`"abc"`, -1},
			{`"名前😀"`, -1},
			{`"\ud800"`, 0},
			{`"\udc00"`, 0},
			{`"a😀\ud83d"`, 2},
			{`"a😀\ude00b\ud83d"`, 2},
			{`"\ude00\ud83d"`, 0},
		} {
			if got := eval[int](p, `window.roundcheck.malformed(`+c.text+`)`); got != c.want {
				t.Errorf("%s isWellFormed: malformed(%s) = %d, want %d", way, c.text, got, c.want)
			}
		}
	}
}

// Copying keeps every character, the line ends too, and the focus.
func TestCopy(t *testing.T) {
	const refuse = `Object.defineProperty(navigator, "clipboard", { value: undefined })`
	const noCommand = `document.execCommand = () => false`
	for _, c := range []struct{ name, script string }{
		{"old way", refuse},
		{"new way", noCommand},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := open(t, hosted, before(c.script))
			allowClipboard(p)
			p.click("#f-serverSeed")
			const text = `"a\r\nb\rc\n\t😀 "`
			if !eval[bool](p, `window.roundcheck.copy(`+text+`)`) {
				t.Fatal("copy says that it did not work")
			}
			if got := paste(p); !eval[bool](p, text+" === "+quote(got)) {
				t.Errorf("%q is on the clipboard, want %s", got, text)
			}
			if got := eval[int](p, `document.querySelectorAll(".boot-copy").length`); got != 0 {
				t.Errorf("%d helpers are left on the page", got)
			}
			if got := p.focus(); got != "f-serverSeed" {
				t.Errorf("the focus is on %q", got)
			}
		})
	}
	t.Run("neither", func(t *testing.T) {
		p := open(t, hosted, before(refuse), before(noCommand))
		if eval[bool](p, `window.roundcheck.copy("a")`) {
			t.Error("copy says that it worked")
		}
	})
}

// paste presses Ctrl+V and returns what the clipboard gives, before a field
// makes anything of it.
func paste(p *tab) string {
	p.t.Helper()
	eval[bool](p, `(document.addEventListener("paste", (e) => { window.pasted = e.clipboardData.getData("text/plain"); }), true)`)
	command(p, input.DispatchKeyEvent, input.DispatchKeyEventParams{
		Type: input.DispatchKeyEventTypeRawKeyDown, Key: "v", Modifiers: int64(kb.ModifierCtrl), Commands: []string{"paste"},
	})
	p.waitFor(`typeof window.pasted === "string"`)
	return eval[string](p, `window.pasted`)
}

// allowClipboard lets the page use the clipboard, as a player's click does.
func allowClipboard(p *tab) {
	p.t.Helper()
	for _, permission := range []string{"clipboard-read", "clipboard-write"} {
		_, err := chromedp.CallBrowser(p.ctx, browser.SetPermission, browser.SetPermissionParams{
			Permission:       &browser.PermissionDescriptor{Name: permission},
			Setting:          browser.PermissionSettingGranted,
			BrowserContextID: chromedp.FromContext(p.ctx).BrowserContextID,
		})
		if err != nil {
			p.t.Fatalf("allowing %s: %v", permission, err)
		}
	}
}
