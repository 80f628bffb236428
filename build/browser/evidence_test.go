package browser

import (
	"bytes"
	"encoding/json"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/dom"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// allowSaving lets the page save files, and returns where they go.
func allowSaving(p *tab) string {
	p.t.Helper()
	dir := p.t.TempDir()
	_, err := chromedp.CallBrowser(p.ctx, browser.SetDownloadBehavior, browser.SetDownloadBehaviorParams{
		Behavior:         browser.SetDownloadBehaviorBehaviorAllow,
		BrowserContextID: chromedp.FromContext(p.ctx).BrowserContextID,
		DownloadPath:     dir,
	})
	if err != nil {
		p.t.Fatalf("allowing to save: %v", err)
	}
	return dir
}

// saved waits for a file that the page saves.
func saved(p *tab, dir, name string) string {
	p.t.Helper()
	path := filepath.Join(dir, name)
	for deadline := time.Now().Add(patience); time.Now().Before(deadline); time.Sleep(20 * time.Millisecond) {
		if text, err := os.ReadFile(path); err == nil && len(text) > 0 {
			return string(text)
		}
	}
	p.t.Fatalf("waited %v in vain for %s", patience, path)
	return ""
}

// choose gives files to the page as its file picker does.
func (p *tab) choose(paths ...string) {
	p.t.Helper()
	input := command(p, runtime.Evaluate, runtime.EvaluateParams{Expression: element("#open-file")})
	command(p, dom.SetFileInputFiles, dom.SetFileInputFilesParams{Files: paths, ObjectID: input.Result.ObjectID})
}

// file writes a file for the page to open.
func file(t *testing.T, name, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// opened waits for what the page says about a file, and returns it.
func (p *tab) opened(kind string) string {
	p.t.Helper()
	p.waitFor(element("#opened") + ".dataset.kind === " + quote(kind))
	return eval[string](p, element("#opened")+".innerText")
}

// wantWords checks that a text says something.
func wantWords(t *testing.T, text string, words ...string) {
	t.Helper()
	for _, word := range words {
		if !strings.Contains(text, word) {
			t.Errorf("%q does not say %q", text, word)
		}
	}
}

// openExample opens the page with the example of a game.
func openExample(t *testing.T, out output, game string, options ...option) *tab {
	t.Helper()
	p := open(t, out, append(options, fragment("game="+game))...)
	p.click("#example")
	p.waitFor(`document.querySelector(".verdict").dataset.verdict === "verified"`)
	return p
}

// unfold shows the parts of the evidence.
func (p *tab) unfold() {
	p.t.Helper()
	eval[bool](p, `(document.querySelectorAll("#evidence details").forEach((d) => { d.open = true; }), true)`)
}

// TestReceiptSavedAndOpened: what the page saves it knows again, in another tab,
// and shows the same verdict. A file that was changed it tells, with the place.
func TestReceiptSavedAndOpened(t *testing.T) {
	onBoth(t, func(t *testing.T, out output) {
		p := openExample(t, out, "cloudbet-mines")
		p.paste("f-nonce", "247") // the doctor has something to say about it
		p.waitFor(`JSON.parse(document.querySelector("#receipt").textContent).findings.some((f) => f.code === "nonce-off")`)
		dir := allowSaving(p)
		p.unfold()
		p.click("#save")
		text := saved(p, dir, "roundcheck-receipt.json")
		if shown := p.text("#receipt"); text != shown {
			t.Errorf("saved is not what is shown: %s", text)
		}

		q := open(t, out)
		q.choose(filepath.Join(dir, "roundcheck-receipt.json"))
		wantWords(t, q.opened("unaltered"), "The receipt is consistent.", "roundcheck-receipt.json", "does not prove who made it")
		if q.verdict() != "mismatch" || q.value("f-nonce") != "247" {
			t.Errorf("opened: %s, nonce %q", q.verdict(), q.value("f-nonce"))
		}
		if again := q.text("#receipt"); again != text {
			t.Errorf("opened, the receipt is another:\n%s", again)
		}
		if !eval[bool](q, `(() => { const r = document.querySelector("#opened").getBoundingClientRect(); return r.top >= 0 && r.bottom <= innerHeight; })()`) {
			t.Error("what the page says is out of sight")
		}

		q.choose(file(t, "forged.json", strings.Replace(text, `"verdict": "mismatch"`, `"verdict": "verified"`, 1)))
		wantWords(t, q.opened("altered"), "does not agree with itself", "forged.json", `verdict: the file has "verified", worked out anew it is "mismatch"`)
		if got := q.verdict(); got != "mismatch" {
			t.Errorf("the verdict of an altered receipt is taken over: %s", got)
		}

		// The sentence is about the file: it goes as soon as the input is another.
		q.typeInto("f-nonce", "1")
		q.waitFor(element("#opened") + `.innerText === ""`)
	})
}

// TestOpenBringsBackByUndo: a file that was opened by mistake costs nothing.
func TestOpenReceiptThenUndo(t *testing.T) {
	p := open(t, single)
	p.typeInto("f-serverSeed", "mine")
	p.typeInto("f-nonce", "5")
	p.choose(file(t, "round.json", `{"game": "dond", "serverSeed": "theirs", "clientSeed": ""}`))
	wantWords(t, p.opened("round"), "round.json", "without a receipt")
	if got := p.value("f-serverSeed"); got != "theirs" {
		t.Errorf("the seed is %q", got)
	}
	p.click("#undo")
	p.waitFor(element("#f-serverSeed") + `.value === "mine"`)
	if got := p.value("f-nonce"); got != "5" {
		t.Errorf("undo brings the nonce %q", got)
	}
	p.waitFor(element("#opened") + `.innerText === ""`)
}

// TestOpenReceiptOfNoUse: what is no receipt is told, and nothing is lost.
func TestOpenReceiptOfNoUse(t *testing.T) {
	p := open(t, hosted)
	p.typeInto("f-serverSeed", "mine")
	large := file(t, "large.json", "")
	if err := os.Truncate(large, 100<<20); err != nil {
		t.Fatal(err)
	}
	png := file(t, "picture.png", "\x89PNG\r\n\x1a\n\x00\xff")
	for _, c := range []struct {
		name  string
		paths []string
		words []string
	}{
		{"picture", []string{png}, []string{"picture.png", "no text file"}},
		{"100 MB", []string{large}, []string{"large.json", "too large"}},
		{"words", []string{file(t, "letter.txt", "Dear support,")}, []string{"letter.txt", "cannot be read as JSON"}},
		{"empty", []string{file(t, "empty.json", "")}, []string{"empty.json", "cannot be read as JSON"}},
		{"another", []string{file(t, "package.json", `{"name": "x"}`)}, []string{"package.json", "neither a receipt nor a round"}},
		{"later", []string{file(t, "later.json", `{"schema": "roundcheck-receipt/9"}`)}, []string{"later.json", "roundcheck-receipt/9"}},
		{"odd name", []string{file(t, "\u202egpj.exe\n", "x")}, []string{"[U+202E]gpj.exe[U+000A]"}},
	} {
		p.choose(c.paths...)
		p.waitFor(element("#opened") + `.innerText.includes(` + quote(c.words[0]) + `)`)
		wantWords(t, p.opened("fault"), append(c.words, "Nothing was changed here")...)
		if got := p.value("f-serverSeed"); got != "mine" {
			t.Errorf("%s: the seed is %q", c.name, got)
		}
	}
}

// drag plays a drag over the page with a transfer that a script prepares: the
// events that the browser sends, on the element with an id.
func (p *tab) drag(prepare, id string, events ...string) []bool {
	p.t.Helper()
	list, err := json.Marshal(events)
	if err != nil {
		p.t.Fatal(err)
	}
	return eval[[]bool](p, `(() => {
		const transfer = new DataTransfer();
		(`+prepare+`)(transfer);
		const target = document.getElementById(`+quote(id)+`);
		return `+string(list)+`.map((type) => !target.dispatchEvent(
			new DragEvent(type, { dataTransfer: transfer, bubbles: true, cancelable: true, composed: true })));
	})()`)
}

// files is a script that puts files into a transfer.
func files(texts map[string]string) string {
	all, _ := json.Marshal(texts)
	return `(t) => Object.entries(` + string(all) + `).forEach(([name, text]) => t.items.add(new File([text], name)))`
}

// dropTargetShown says whether the page shows that a file can be dropped.
const dropTargetShown = `document.querySelector(".drop-target").checkVisibility()`

// TestDropReceipt: a file can be dropped anywhere, and the page shows so.
func TestDropReceipt(t *testing.T) {
	onBoth(t, func(t *testing.T, out output) {
		p := openExample(t, out, "dond")
		text := p.text("#receipt")
		p.setFragment("game=cloudbet-roulette&serverSeed=a")
		p.waitFor(`document.querySelector("#receipt").textContent.includes("roulette")`)

		one := files(map[string]string{"receipt.json": text})
		if eval[bool](p, dropTargetShown) {
			t.Error("the drop target is shown without a drag")
		}
		for i, taken := range p.drag(one, "f-serverSeed", "dragenter", "dragover") {
			if !taken {
				t.Errorf("event %d is left to the browser, which would open the file instead of the page", i)
			}
		}
		if !eval[bool](p, dropTargetShown) {
			t.Error("the drop target is not shown while a file is dragged")
		}
		p.screenshot("evidence-drop-" + string(out))
		p.drag(one, "f-serverSeed", "dragleave")
		if eval[bool](p, dropTargetShown) {
			t.Error("the drop target stays after the file left")
		}
		if taken := p.drag(one, "f-serverSeed", "dragenter", "drop"); !taken[1] {
			t.Error("the drop is left to the browser")
		}
		wantWords(t, p.opened("unaltered"), "receipt.json")
		if eval[bool](p, dropTargetShown) {
			t.Error("the drop target stays after the drop")
		}
		if got := p.verdict(); got != "verified" {
			t.Errorf("the verdict is %s", got)
		}

		p.drag(files(map[string]string{"a.json": "{}", "b.json": "{}", "c.json": "{}"}), "page", "drop")
		wantWords(t, p.opened("fault"), "One file at a time", "3")
		if got := p.verdict(); got != "verified" {
			t.Errorf("several files: the verdict is %s", got)
		}
	})
}

// TestDropTextIsLeftAlone: dragged text belongs into a field, as the browser does it.
func TestDropReceiptTextIsLeftAlone(t *testing.T) {
	p := open(t, single)
	for i, taken := range p.drag(`(t) => t.setData("text/plain", "seed")`, "f-serverSeed", "dragenter", "dragover", "drop") {
		if taken {
			t.Errorf("event %d of a dragged text is taken from the browser", i)
		}
	}
	if eval[bool](p, dropTargetShown) {
		t.Error("the drop target is shown for a text")
	}
	if got := p.text("#opened"); got != "" {
		t.Errorf("the page says %q", got)
	}
}

// oddRounds are rounds of each game with seeds that are hard to quote.
var oddRounds = []map[string]string{
	{"game": "cloudbet-mines", "serverSeed": "a\"\\\n\u2028${x}</script>", "clientSeed": "żółw 名前 😀\u200b", "nonce": "18446744073709551615", "mines": "5", "seen": "1,2,3,4,5"},
	{"game": "cloudbet-roulette", "serverSeed": "'''\"\"\"", "clientSeed": "", "nonce": "0", "wheel": "american", "seen": "00"},
	{"game": "dond", "serverSeed": "\ufeff \t", "clientSeed": "\\u0041", "seen": "7:1000,12:0.01"},
}

// run runs a script as a player does, and returns what it prints.
func run(t *testing.T, name, text string) string {
	t.Helper()
	interpreter := map[string]string{".cjs": "node", ".py": "python3"}[filepath.Ext(name)]
	path := file(t, name, text)
	out, err := exec.Command(interpreter, filepath.Base(path)).Output()
	if err != nil && interpreter != "" {
		cmd := exec.Command(interpreter, path)
		out, err = cmd.CombinedOutput()
	}
	if err != nil {
		t.Fatalf("%s: %v\n%s\n%s", name, err, out, text)
	}
	return string(out)
}

// printed is what a script has to print for the page to be right.
func printed(r receipt) string {
	outcome := r.Outcome.Number
	if outcome == "" {
		outcome = ints(append(r.Outcome.Mines, r.Outcome.Positions...))
	}
	text := "commitment  " + r.Commitment.Computed + "  " + r.Commitment.Status + "\n"
	if r.Signature != nil {
		text += "signature  " + r.Signature.Computed + "  " + r.Signature.Status + "\n"
	}
	return text + "outcome  " + outcome + "  " + r.Outcome.Status + "\n"
}

// TestEvidenceScripts: the programs that the page shows, copies and saves are the
// same, run, and come to what the receipt says.
func TestEvidenceScripts(t *testing.T) {
	for _, round := range oddRounds {
		for _, l := range []string{"en", "ja"} {
			t.Run(round["game"]+" "+l, func(t *testing.T) {
				p := open(t, hosted, fragment("lang="+l+"&"+link(round)))
				allowClipboard(p)
				dir := allowSaving(p)
				want := printed(p.receiptFor(round))
				p.unfold()
				for language, name := range map[string]string{"node": "roundcheck.cjs", "python": "roundcheck.py", "go": "roundcheck.go"} {
					p.click("label:has(#script-" + language + ")")
					p.waitFor(element("#script") + `.textContent.includes(` + quote(name) + `)`)
					if got := p.text(".scripts .copied"); got != "" {
						t.Errorf("%s: %q is said before anything was copied", language, got)
					}
					shown := p.text("#script")
					p.click("#script-copy")
					p.waitFor(`document.querySelector(".scripts .copied").checkVisibility() && document.querySelector(".scripts .copied").textContent`)
					if copied := eval[string](p, `navigator.clipboard.readText()`); copied != shown {
						t.Errorf("%s: copied is not what is shown: %.300q", language, copied)
					}
					p.click("#script-save")
					text := saved(p, dir, name)
					if text != shown {
						t.Errorf("%s: saved is not what is shown: %.300q", language, text)
					}
					if language == "go" {
						continue // compiling takes long; app/script's tests do it
					}
					if got := run(t, name, text); got != want {
						t.Errorf("%s prints\n%s, want\n%s", language, got, want)
					}
				}
			})
		}
	}
}

// TestCopySummary: the text on the clipboard is the one that is shown, and the page
// says that it is there, until the input changes.
func TestCopySummary(t *testing.T) {
	p := openExample(t, single, "cloudbet-roulette")
	allowClipboard(p)
	p.unfold()
	p.click("#summary-copy")
	p.waitFor(`document.querySelector(".summary .copied").checkVisibility() && document.querySelector(".summary .copied").textContent === "Copied"`)
	shown := p.text("#summary")
	if got := eval[string](p, `navigator.clipboard.readText()`); got != shown {
		t.Errorf("copied is not what is shown:\n%s", got)
	}
	wantWords(t, shown, "Roundcheck: Verified", "Nonce: 136", "Outcome: Matches")
	p.typeInto("f-nonce", "1")
	p.waitFor(`document.querySelector(".summary .copied").textContent === ""`)
	wantWords(t, p.text("#summary"), "Roundcheck: Does not match", "Nonce: 1361")
}

// pages counts the pages of a PDF.
func pages(pdf []byte) int {
	return bytes.Count(pdf, []byte("/Type /Page\n"))
}

// TestPrint: a round is one sheet of A4, with the verdict on it, whatever is long.
func TestPrint(t *testing.T) {
	long := strings.Repeat("long seed ", 500)
	for _, game := range []string{"cloudbet-mines", "cloudbet-roulette", "dond"} {
		p := openExample(t, single, game)
		round := p.receipt().Input
		bets := "straight:17@5;red@10;split:0-1@2;dozen:1@3;column:2@4;even@1;low@1"
		for name, change := range map[string]map[string]string{
			"verified": {},
			"mismatch": {"serverSeed": round["serverSeed"] + "\n"},
			"long":     {"serverSeed": long, "clientSeed": long, "seen": ""},
			"invalid":  {"commitment": "xyz"},
			"bets":     {"bets": bets},
		} {
			if name == "bets" && game != "cloudbet-roulette" {
				continue
			}
			for _, l := range []string{"en", "ja", "pl"} {
				changed := maps.Clone(round)
				maps.Copy(changed, change)
				maps.DeleteFunc(changed, func(_, text string) bool { return text == "" })
				p.setFragment("lang=" + l + "&" + link(changed))
				p.receiptFor(changed)
				p.waitFor(`document.documentElement.lang === ` + quote(l))
				p.unfold() // what is open on the screen does not go on paper
				p.wantSheet(game + "-" + name + "-" + l)
			}
		}
	}
}

// wantSheet prints the page. What the sheet shows is asked of the page as paper has
// it: the verdict's word, seen and in black.
func (p *tab) wantSheet(name string) {
	p.t.Helper()
	command(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Media: "print"})
	word := eval[[]string](p, `((h) => [h.checkVisibility() ? h.textContent : "", getComputedStyle(h).color])(document.querySelector("#verdict"))`)
	if word[0] == "" || word[1] != "rgb(0, 0, 0)" {
		p.t.Errorf("%s: the verdict on paper is %q", name, word)
	}
	if shown := eval[int](p, `[...document.querySelectorAll(".form, .hints, .steps, #receipt, #script, #summary")].filter((el) => el.checkVisibility()).length`); shown > 0 {
		p.t.Errorf("%s: %d things are on paper that belong on the screen", name, shown)
	}
	command(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{})
	preferred := true
	printed := command(p, page.PrintToPDF, page.PrintToPDFParams{PreferCSSPageSize: &preferred})
	dir := filepath.Join(root, "artifacts")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		p.t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "paper-"+name+".pdf"), printed.Data, 0o644); err != nil {
		p.t.Fatal(err)
	}
	if n := pages(printed.Data); n != 1 {
		p.t.Errorf("%s: %d pages", name, n)
	}
	if !bytes.Contains(printed.Data, []byte("/MediaBox [0 0 595")) && !bytes.Contains(printed.Data, []byte("/MediaBox [0 0 594")) {
		p.t.Errorf("%s: the sheet is no A4", name)
	}
}

// TestSaveInFrame: a frame may be forbidden to save, and the browser does not say
// so. There the page says what to do instead, and nowhere else.
func TestSaveInFrame(t *testing.T) {
	const hints = `[...document.querySelectorAll(".frame-hint")].map((el) => el.checkVisibility() && el.textContent)`
	alone := openExample(t, hosted, "dond")
	alone.unfold()
	if got := eval[[]any](alone, hints); len(got) != 2 || got[0] != false || got[1] != false {
		t.Errorf("outside a frame the page says %q", got)
	}

	const tell = `if (window !== top) new MutationObserver((_, watch) => {
		if (!document.querySelector("#receipt")?.textContent || !document.querySelector("#evidence details")) return;
		document.querySelectorAll("#evidence details").forEach((d) => { d.open = true; });
		watch.disconnect();
		setTimeout(() => parent.postMessage(` + hints + `, "*"), 100);
	}).observe(document, { subtree: true, childList: true, attributes: true });`
	s := newSite(t)
	host := s.hostPage(`<!doctype html><title>host</title><link rel="icon" href="data:image/png,">
<script>addEventListener("message", (e) => { if (Array.isArray(e.data)) window.said = e.data; });</script>
<iframe sandbox="allow-scripts" width="800" height="600" src="` + s.url + `#game=dond&serverSeed=a&clientSeed=b"></iframe>`)
	p := open(t, hosted, at(s), from(host), before(tell), atOnce())
	p.waitFor(`window.said`)
	for _, said := range eval[[]any](p, `window.said`) {
		if text, ok := said.(string); !ok || !strings.Contains(text, "copy instead") {
			t.Errorf("in a frame the page says %v", said)
		}
	}
}
