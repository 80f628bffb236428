package browser

import (
	"slices"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp/kb"
)

// held opens the page with its wasm held back.
func held(t *testing.T, options ...option) (p *tab, release func()) {
	t.Helper()
	s := newSite(t)
	release = s.holdWasm(t)
	return open(t, hosted, append(options, at(s), atOnce())...), release
}

// What is typed before Go is there stays, with the focus and the caret.
func TestEarlyTypingIsKept(t *testing.T) {
	p, release := held(t)
	p.typeInto("f-clientSeed", " zażółć 名前 ")
	p.typeInto("f-serverSeed", "abcdef")
	p.press(kb.ArrowLeft)
	p.press(kb.ArrowLeft)
	if p.state() != "loading" {
		t.Fatal("the page is not loading any more: nothing was typed early")
	}
	release()
	p.waitReady()
	if got, want := p.value("f-clientSeed"), " zażółć 名前 "; got != want {
		t.Errorf("the client seed is %q, want %q", got, want)
	}
	if got := p.focus(); got != "f-serverSeed" {
		t.Errorf("the focus is on %q", got)
	}
	p.press("X") // goes to where the caret is, and reaches Go
	if got, want := p.value("f-serverSeed"), "abcdXef"; got != want {
		t.Errorf("the server seed is %q, want %q: the caret moved", got, want)
	}
}

// A selection is kept too, so that the next key replaces it.
func TestEarlySelectionIsKept(t *testing.T) {
	p, release := held(t)
	p.typeInto("f-serverSeed", "abcdef")
	eval[bool](p, `(document.querySelector("#f-serverSeed").setSelectionRange(1, 3), true)`)
	release()
	p.waitReady()
	p.press("X")
	if got, want := p.value("f-serverSeed"), "aXdef"; got != want {
		t.Errorf("the server seed is %q, want %q", got, want)
	}
}

// What is done early counts in the order in which it was done.
func TestEarlyDoingsKeepTheirOrder(t *testing.T) {
	typed := func(p *tab) { p.typeInto("f-serverSeed", "mine") }
	clicked := func(selectors ...string) func(p *tab) {
		return func(p *tab) {
			for _, s := range selectors {
				p.click(s)
			}
		}
	}
	const (
		mines    = `label:has(#game-cloudbet-mines)`
		roulette = `label:has(#game-cloudbet-roulette)`
		blank    = `#blank-clientSeed`
	)
	seed := element("#f-serverSeed") + ".value"
	for _, c := range []struct {
		name string
		do   []func(p *tab)
		want string // is true in the end
	}{
		{"a game", []func(p *tab){clicked(roulette)}, `document.querySelector("#game-cloudbet-roulette").checked`},
		{"a game, another, and back", []func(p *tab){clicked(roulette, mines, roulette)},
			`document.querySelector("#game-cloudbet-roulette").checked
				&& document.querySelector("#wheel-european").checkVisibility()`},
		{"and back to the first", []func(p *tab){clicked(roulette, mines)},
			`document.querySelector("#game-cloudbet-mines").checked && document.querySelector("#f-mines").checkVisibility()`},
		{"a tick", []func(p *tab){clicked(blank)}, `document.querySelector("#blank-clientSeed").checked`},
		{"a tick taken back", []func(p *tab){clicked(blank, blank)}, `!document.querySelector("#blank-clientSeed").checked`},
		{"the example", []func(p *tab){clicked("#example")}, seed + `.length > 10`},
		{"the example, then a seed", []func(p *tab){clicked("#example"), typed},
			seed + ` === "mine" && document.querySelector("#f-clientSeed").value !== ""`},
		{"a seed, then the example", []func(p *tab){typed, clicked("#example")}, seed + `.length > 10`},
		{"a game, then its example", []func(p *tab){clicked(roulette, "#example")},
			`document.querySelector("#game-cloudbet-roulette").checked && ` + seed + `.length > 10`},
		{"a language", []func(p *tab){clicked("#lang-pl", "#lang-ja")},
			`document.documentElement.lang === "ja" && document.querySelector("#lang-ja").ariaPressed === "true"`},
	} {
		t.Run(c.name, func(t *testing.T) {
			p, release := held(t)
			for _, do := range c.do {
				do(p)
			}
			if p.state() != "loading" {
				t.Fatal("the page is not loading any more: nothing was done early")
			}
			release()
			p.waitReady()
			p.rest(200 * time.Millisecond) // whatever Go has to say to it, it has said
			if !eval[bool](p, c.want) {
				t.Errorf("it is not so that %s", c.want)
			}
		})
	}
}

// While an input method is in the middle of a word, Go does not take the
// field away.
func TestGoWaitsForTheInputMethod(t *testing.T) {
	s := newSite(t)
	release := s.holdWasm(t)
	p := open(t, hosted, at(s), atOnce())
	p.click("#f-serverSeed")
	command(p, input.ImeSetComposition, input.ImeSetCompositionParams{Text: "なま", SelectionStart: 2, SelectionEnd: 2})
	release()
	p.waitFor(`document.querySelector("#boot-progress").position === 1`)
	p.rest(500 * time.Millisecond) // ample for Go to start
	if got := p.state(); got != "loading" {
		t.Fatalf("the page is %s in the middle of a word", got)
	}
	command(p, input.InsertText, input.InsertTextParams{Text: "名前"})
	p.waitReady()
	if got, want := p.value("f-serverSeed"), "名前"; got != want {
		t.Errorf("the server seed is %q, want %q", got, want)
	}
}

// capture is what Go reads; its form is fixed here.
func TestCapture(t *testing.T) {
	p, _ := held(t)
	p.typeInto("f-serverSeed", "a")
	p.typeInto("f-clientSeed", "c")
	p.click("#example")
	p.click("#f-nonce") // is not edited
	p.typeInto("f-serverSeed", "b")
	type captured struct {
		Values  map[string]string `json:"values"`
		Checked []string          `json:"checked"`
		Log     []string          `json:"log"`
		Focus   struct {
			ID         string `json:"id"`
			Start, End int
		} `json:"focus"`
	}
	got := eval[captured](p, `(() => {
		const box = document.createElement("input");
		box.type = "checkbox"; box.id = "box"; box.checked = true;
		document.body.append(box);
		return window.roundcheck.capture();
	})()`)
	if got.Values["f-serverSeed"] != "ab" || got.Values["f-clientSeed"] != "c" {
		t.Errorf("values are %q", got.Values)
	}
	if !slices.Contains(got.Checked, "box") {
		t.Errorf("checked are %q", got.Checked)
	}
	if want := []string{"f-clientSeed", "example", "f-serverSeed"}; !slices.Equal(got.Log, want) {
		t.Errorf("the log is %q, want %q", got.Log, want)
	}
	if got.Focus.ID != "f-serverSeed" || got.Focus.Start != 2 || got.Focus.End != 2 {
		t.Errorf("focus is %+v", got.Focus)
	}
	if eval[bool](p, `(document.activeElement.blur(), window.roundcheck.capture().focus !== null)`) {
		t.Error("a focus is captured where none is")
	}
}
