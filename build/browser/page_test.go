package browser

import (
	"context"
	"encoding/json"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/audits"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// patience is how long a page may take for one step before the test fails.
const patience = 30 * time.Second

// A tab is one page in a tab and a profile of its own.
type tab struct {
	t     *testing.T
	ctx   context.Context
	watch *watch
	out   output
	site  *site  // of the hosted page
	start string // the address that was opened, without query and fragment
}

// open opens what ships in a new tab and, unless the test says otherwise,
// waits until the page is ready.
func open(t *testing.T, out output, options ...option) *tab {
	t.Helper()
	o := newOptions(options)
	p := &tab{t: t, watch: &watch{}, out: out, site: o.site, start: o.start}
	if out == hosted && p.site == nil {
		p.site = newSite(t)
	}
	switch {
	case p.start != "":
	case out == hosted:
		p.start = p.site.url
	case out == single:
		p.start = fileURL(filepath.Join(dist, "roundcheck.html"))
	}
	ctx, cancel := chromedp.NewContext(tabs,
		chromedp.WithNewBrowserContext(), chromedp.WithListener(p.watch.see))
	p.ctx = ctx
	t.Cleanup(func() {
		if t.Failed() {
			p.explain()
		}
		p.settle()
		cancel()
		p.watch.check(t, p.allowed)
	})
	if err := chromedp.Do(ctx); err != nil { // the tab lives as long as this context
		t.Fatalf("opening a tab: %v", err)
	}
	command(p, audits.Enable, cdp.Empty{})
	command(p, runtime.AddBinding, runtime.AddBindingParams{Name: violationBinding})
	for _, script := range append([]string{reportViolations}, o.scripts...) {
		command(p, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: script})
	}
	o.emulate(p)
	command(p, page.Navigate, page.NavigateParams{URL: p.address(o)})
	p.waitFor(`document.readyState !== "loading"`)
	if o.wait {
		p.waitReady()
	}
	return p
}

// command sends one command of the browser's protocol.
func command[P, R any](p *tab, c cdp.Command[P, R], params P) R {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	result, err := chromedp.Call(ctx, c, params)
	if err != nil {
		p.t.Fatalf("%s: %v", c.Method, err)
	}
	return result
}

// do runs actions of chromedp.
func (p *tab) do(what string, actions ...chromedp.Action[chromedp.Void]) {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	if err := chromedp.Do(ctx, actions...); err != nil {
		p.t.Fatalf("%s: %v", what, err)
	}
}

func fileURL(path string) string {
	return (&url.URL{Scheme: "file", Path: filepath.ToSlash(path)}).String()
}

// address is the whole address to open.
func (p *tab) address(o *options) string {
	address := p.start
	if o.query != "" {
		address += "?" + o.query
	}
	if o.fragment != "" {
		address += "#" + o.fragment
	}
	return address
}

// allowed reports whether the page may ask for an address.
func (p *tab) allowed(address string) bool {
	bare, _, _ := strings.Cut(address, "#")
	bare, _, _ = strings.Cut(bare, "?")
	switch {
	case bare == "about:blank" || bare == "about:srcdoc" || strings.HasPrefix(bare, "data:image/"):
		return true // no request, or none that leaves the page
	case p.out == hosted && strings.HasPrefix(p.start, "file:"):
		return bare == p.start
	default:
		return bare == p.start || p.site != nil && p.site.owns(bare)
	}
}

// expectTrouble says that the page will report something that matches the
// pattern, and that this is what the test is about. It has to come, too.
func (p *tab) expectTrouble(pattern string) {
	p.watch.mu.Lock()
	defer p.watch.mu.Unlock()
	p.watch.expected = append(p.watch.expected, regexp.MustCompile(pattern))
}

// eval returns the value of a JavaScript expression; a promise is awaited.
func eval[T any](p *tab, expression string) T {
	p.t.Helper()
	value, err := tryEval[T](p, expression)
	if err != nil {
		p.t.Fatalf("evaluating %s: %v", expression, err)
	}
	return value
}

func tryEval[T any](p *tab, expression string) (T, error) {
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	return chromedp.Run(ctx, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
}

// waitFor waits until a JavaScript expression is true. It asks from outside,
// because the page's policy allows no code made from text.
func (p *tab) waitFor(expression string) {
	p.t.Helper()
	var last error
	for deadline := time.Now().Add(patience); time.Now().Before(deadline); time.Sleep(10 * time.Millisecond) {
		ok, err := tryEval[bool](p, "Boolean("+expression+")")
		if ok {
			return
		}
		last = err
	}
	p.t.Fatalf("waited %v in vain for %s (last error: %v)", patience, expression, last)
}

// waitReady waits until the page takes input.
func (p *tab) waitReady() {
	p.t.Helper()
	p.waitFor(`["ready", "failed"].includes(document.documentElement.dataset.state)`)
	if state := p.state(); state != "ready" {
		p.t.Fatalf("the page is %q: %s", state, p.text("#boot-error"))
	}
}

func (p *tab) state() string {
	p.t.Helper()
	return eval[string](p, `document.documentElement.dataset.state ?? ""`)
}

// element returns the JavaScript expression for the first element that a
// selector finds.
func element(selector string) string {
	return "document.querySelector(" + quote(selector) + ")"
}

// quote returns text as a JavaScript string literal.
func quote(text string) string {
	quoted, err := json.Marshal(text)
	if err != nil {
		panic(err) // text always has a JSON form
	}
	return string(quoted)
}

// text returns an element's text as the document holds it.
func (p *tab) text(selector string) string {
	p.t.Helper()
	return eval[string](p, element(selector)+".textContent")
}

// value returns what stands in the field with an id.
func (p *tab) value(id string) string {
	p.t.Helper()
	return eval[string](p, element("#"+id)+".value")
}

// focus says which element has the focus, by its id.
func (p *tab) focus() string {
	p.t.Helper()
	return eval[string](p, `document.activeElement?.id ?? ""`)
}

// click clicks the middle of an element with the mouse.
func (p *tab) click(selector string) {
	p.t.Helper()
	p.do("clicking "+selector, chromedp.Click(chromedp.CSS(selector)))
}

// typeInto clicks into the field with an id and types text behind what is
// there, key by key.
func (p *tab) typeInto(id, text string) {
	p.t.Helper()
	p.do("typing into "+id, chromedp.SendKeys(chromedp.CSS("#"+id), ""), keys(text))
}

// keys types text key by key. Characters beyond ASCII are sent as themselves:
// chromedp has some of them, Polish ones too, stand for named keys.
func keys(text string) chromedp.Action[chromedp.Void] {
	return chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		for _, r := range text {
			if r < 0x80 {
				if _, err := chromedp.KeyEvent(string(r))(ctx, t); err != nil {
					return err
				}
				continue
			}
			down := input.DispatchKeyEventParams{Type: input.DispatchKeyEventTypeKeyDown, Key: string(r), Text: string(r)}
			up := input.DispatchKeyEventParams{Type: input.DispatchKeyEventTypeKeyUp, Key: string(r)}
			for _, event := range []input.DispatchKeyEventParams{down, up} {
				if _, err := cdp.Call(ctx, t, input.DispatchKeyEvent, event); err != nil {
					return err
				}
			}
		}
		return nil
	})
}

// press types keys into whatever has the focus (kb.Enter, kb.Tab ...).
func (p *tab) press(keys string) {
	p.t.Helper()
	p.do("pressing keys", chromedp.KeyEvent(keys))
}

// fill replaces what stands in the field with an id, by selecting all of it
// and typing.
func (p *tab) fill(id, text string) {
	p.t.Helper()
	eval[bool](p, "("+element("#"+id)+".select(), true)")
	if text == "" {
		p.typeInto(id, "\b")
		return
	}
	p.typeInto(id, text)
}

// setFragment changes the fragment as a changed link does.
func (p *tab) setFragment(fragment string) {
	p.t.Helper()
	eval[string](p, "location.hash = "+quote(fragment))
}

// screenshot writes a picture of the whole page into artifacts/.
func (p *tab) screenshot(name string) []byte {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	picture, err := chromedp.Run(ctx, chromedp.FullScreenshot(100))
	if err != nil {
		p.t.Fatalf("screenshot %s: %v", name, err)
	}
	dir := filepath.Join(root, "artifacts")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		p.t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, name+".png"), picture, 0o644); err != nil {
		p.t.Fatal(err)
	}
	return picture
}

// rest leaves the page alone for a while, and then makes sure that it still
// answers.
func (p *tab) rest(d time.Duration) {
	p.t.Helper()
	time.Sleep(d)
	eval[bool](p, "true")
}

// settle gives reports that are under way the time to come in. A page that
// is gone has nothing more to say.
func (p *tab) settle() {
	time.Sleep(50 * time.Millisecond)
	tryEval[bool](p, "true")
}

// explain logs what the page shows when its test has failed.
func (p *tab) explain() {
	shown, err := tryEval[string](p, `location.href + " is " + document.documentElement.dataset.state + "\n" + document.body.innerText`)
	if err == nil {
		p.t.Logf("the page at the end: %s", shown)
	}
}
