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

// A button that is pressed early is pressed for good once Go is there: once,
// however often it was.
func TestEarlyClicksAreRepeated(t *testing.T) {
	const count = `window.repeated = [];
		document.addEventListener("click", (e) => { if (!e.isTrusted) window.repeated.push(e.target.id); }, true);`
	p, release := held(t, before(count))
	id := eval[string](p, `document.querySelector("[data-early]").id`)
	p.click("#" + id)
	p.click("#" + id)
	release()
	p.waitReady()
	if got, want := eval[[]string](p, `window.repeated`), []string{id}; !slices.Equal(got, want) {
		t.Errorf("repeated %q, want %q", got, want)
	}
	p.click("#" + id) // later clicks are nobody's business but Go's
	if got := eval[int](p, `window.repeated.length`); got != 1 {
		t.Errorf("%d clicks repeated in the end, want 1", got)
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
	p.typeInto("f-serverSeed", "ab")
	type captured struct {
		Values  map[string]string `json:"values"`
		Checked []string          `json:"checked"`
		Typed   []string          `json:"typed"`
		Clicks  []string          `json:"clicks"`
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
	if got.Values["f-serverSeed"] != "ab" || got.Values["f-clientSeed"] != "" {
		t.Errorf("values are %q", got.Values)
	}
	if !slices.Contains(got.Checked, "box") {
		t.Errorf("checked are %q", got.Checked)
	}
	if !slices.Equal(got.Typed, []string{"f-serverSeed"}) {
		t.Errorf("typed are %q", got.Typed)
	}
	if got.Focus.ID != "f-serverSeed" || got.Focus.Start != 2 || got.Focus.End != 2 {
		t.Errorf("focus is %+v", got.Focus)
	}
	if eval[bool](p, `(document.activeElement.blur(), window.roundcheck.capture().focus !== null)`) {
		t.Error("a focus is captured where none is")
	}
}
