package browser

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp/kb"
)

// pasteAll puts a text into the box for everything, as a paste does.
func (p *tab) pasteAll(text string) {
	p.t.Helper()
	p.paste("paste-box", text)
}

// wantPreview waits for what the text in the box is read as, a field a line.
func (p *tab) wantPreview(want map[string]string) {
	p.t.Helper()
	p.waitFor(`document.querySelector("#paste-preview").checkVisibility()`)
	got := eval[map[string]string](p, `Object.fromEntries([...document.querySelectorAll(".paste-parts > li")].map(
		(li) => [li.dataset.field, li.querySelector(".paste-value").textContent]))`)
	for field, text := range want {
		if got[field] != text {
			p.t.Errorf("%s is read as %q, want %q", field, got[field], text)
		}
	}
	if len(got) != len(want) {
		p.t.Errorf("%d fields are read, want %d: %q", len(got), len(want), got)
	}
}

// use takes the preview over and waits until the box is empty again.
func (p *tab) use() {
	p.t.Helper()
	p.click("#paste-use")
	p.waitFor(`document.querySelector("#paste-box").value === "" && !document.querySelector("#paste-preview").checkVisibility()`)
}

// A text in each form and language is read, used, and checked at once.
func TestPasteEverything(t *testing.T) {
	mines, roulette, dond := example(t, "cloudbet-mines"), example(t, "cloudbet-roulette"), example(t, "dond")
	object, err := json.MarshalIndent(mines, "", "  ")
	if err != nil {
		t.Fatal(err)
	}
	cases := []string{}
	for i, amount := range strings.Split(dond["seen"], ",") {
		cases = append(cases, "Case "+strconv.Itoa(i+1)+": $"+amount)
	}
	names, values := []string{}, []string{}
	for name, value := range mines {
		names, values = append(names, name), append(values, `"`+value+`"`)
	}
	without := func(round map[string]string, fields ...string) map[string]string {
		out := map[string]string{}
		for f, text := range round {
			out[f] = text
		}
		for _, f := range fields {
			delete(out, f)
		}
		return out
	}
	for _, c := range []struct {
		name, text string
		want       map[string]string
	}{
		{"English", "🔐 Fairness\nServer Seed (Hashed): " + mines["commitment"] + "\r\nServer Seed: " + mines["serverSeed"] + "\nClient seed\n" + mines["clientSeed"] +
			"\nCopy\nNonce\t" + mines["nonce"] + "\nMines: 3\nMine positions: 4, 21 25\n", without(mines, "signature")},
		{"Japanese", "マインズ\nサーバーシード：" + mines["serverSeed"] + "\n公開ハッシュ：" + mines["commitment"] + "\nクライアントシード：" + mines["clientSeed"] +
			"\nノンス：２４８\n地雷数：3個\n地雷の位置：4、21、25\n", without(mines, "signature")},
		{"Polish", "Ruletka europejska\nSeed serwera: " + roulette["serverSeed"] + "\nZobowiązanie: " + roulette["commitment"] + "\nSeed klienta: " + roulette["clientSeed"] +
			"\nNumer rundy: 136\nWygrywający numer: 7 (czerwone)\n", without(roulette, "signature")},
		{"console", "Server Seed (revealed after the game): " + mines["serverSeed"] + "\nServer Seed Hash: " + mines["commitment"] + "\nClient Seed: " + mines["clientSeed"] +
			"\nNonce: 248\nRound Signature: " + mines["signature"] + "\nMines Count: 3\nMine Positions (from the top left): [\n  4,\n  21, 25\n]\n", mines},
		{"cases", "Deal or No Deal\nServer seed: " + dond["serverSeed"] + "\nClient seed: " + dond["clientSeed"] + "\nCommitment: " + dond["commitment"] + "\n" +
			strings.Join(cases, "\n"), without(dond, "ladder")},
		{"JSON", string(object), mines},
		{"link", "https://example.org/old/verifier.html?x=1#" + link(mines), mines},
		{"CSV", strings.Join(names, ",") + "\n" + strings.Join(values, ",") + "\n", mines},
	} {
		t.Run(c.name, func(t *testing.T) {
			p := open(t, single)
			p.pasteAll(c.text)
			words := map[string]string{}
			for f, text := range c.want {
				words[f] = map[string]string{
					"cloudbet-mines": "Mines", "cloudbet-roulette": "Roulette", "dond": "Deal or No Deal", "european": "European",
				}[text]
				if words[f] == "" {
					words[f] = text
				}
			}
			p.wantPreview(words)
			if got := p.value("f-serverSeed"); got != "" {
				t.Errorf("the field has %q before the player was asked", got)
			}
			p.use()
			if got := p.receiptFor(c.want).Verdict; got != "verified" {
				t.Errorf("the verdict is %q, want verified", got)
			}
			if got := p.value("f-serverSeed"); got != c.want["serverSeed"] {
				t.Errorf("the field has %q", got)
			}
			if got := p.focus(); got != "result" {
				t.Errorf("the focus is on %q, want the result", got)
			}
		})
	}
}

// example reads a whole round from the page's own example.
func example(t *testing.T, game string) map[string]string {
	t.Helper()
	p := open(t, single, fragment("game="+game))
	p.click("#example")
	p.waitFor(`document.querySelector(".verdict").dataset.verdict === "verified"`)
	return eval[map[string]string](p, `JSON.parse(document.querySelector("#receipt").textContent).input`)
}

// A receipt of ours is read as its input, and computed anew.
func TestPasteReceipt(t *testing.T) {
	p, round := verified(t, single)
	receipt := p.text("#receipt")
	p.click("#clear")
	p.waitFor(`document.querySelector("#f-serverSeed").value === ""`)
	p.pasteAll(receipt)
	p.waitFor(`document.querySelectorAll(".paste-rest li").length > 3`)
	p.use()
	if got := p.receiptFor(round).Verdict; got != "verified" {
		t.Errorf("the verdict is %q", got)
	}
}

// Before anything is replaced the page says what, and undo brings it back.
func TestPasteAsksBeforeItReplaces(t *testing.T) {
	p, round := verified(t, single)
	p.pasteAll("Server seed: other\nNonce: 8\n")
	p.waitFor(`document.querySelector("#paste-preview").checkVisibility()`)
	old := p.text(`.paste-parts [data-field="serverSeed"] .paste-old code`)
	if old != round["serverSeed"] {
		t.Errorf("it says that %q is replaced", old)
	}
	gone := eval[[]string](p, `[...document.querySelectorAll(".paste-gone li")].map((li) => li.dataset.field)`)
	if want := "clientSeed commitment signature seen"; strings.Join(gone, " ") != want {
		t.Errorf("emptied are %q, want %s", gone, want)
	}
	if got := p.receiptFor(round).Verdict; got != "verified" {
		t.Errorf("the verdict is %q before the player said yes", got)
	}
	p.click("#paste-drop")
	p.waitFor(`document.querySelector("#paste-box").value === ""`)
	if got := p.focus(); got != "paste-box" {
		t.Errorf("the focus is on %q", got)
	}
	p.receiptFor(round)

	p.pasteAll("Server seed: other\nNonce: 8\n")
	p.waitFor(`document.querySelector("#paste-preview").checkVisibility()`)
	p.ctrlEnter()
	p.waitFor(`document.querySelector("#f-serverSeed").value === "other"`)
	if got := p.value("f-clientSeed") + p.value("f-seen"); got != "" {
		t.Errorf("of the old round %q is left", got)
	}
	if got := p.value("f-mines"); got != round["mines"] {
		t.Errorf("the number of mines is %q, want it kept", got)
	}
	p.click("#undo")
	if got := p.receiptFor(round).Verdict; got != "verified" {
		t.Errorf("after undo the verdict is %q", got)
	}
}

// ctrlEnter presses Ctrl+Enter.
func (p *tab) ctrlEnter() {
	p.t.Helper()
	command(p, input.DispatchKeyEvent, input.DispatchKeyEventParams{
		Type: input.DispatchKeyEventTypeRawKeyDown, Key: "Enter", Code: "Enter", Modifiers: int64(kb.ModifierCtrl), WindowsVirtualKeyCode: 13,
	})
	command(p, input.DispatchKeyEvent, input.DispatchKeyEventParams{
		Type: input.DispatchKeyEventTypeKeyUp, Key: "Enter", Code: "Enter", Modifiers: int64(kb.ModifierCtrl), WindowsVirtualKeyCode: 13,
	})
}

// White space at a seed's ends is kept and shown, unless the player says no.
func TestPasteKeepsWhiteSpace(t *testing.T) {
	p := open(t, single)
	const text = "Server seed:  a\u200bb \nClient seed: c\t\nNonce: 1\nMines: 3\n"
	p.pasteAll(text)
	p.wantPreview(map[string]string{"serverSeed": "␣a[U+200B]b␣", "clientSeed": "c⇥", "nonce": "1", "mines": "3", "game": "Mines"})
	p.click("#paste-trim-clientSeed")
	p.waitFor(element(`[data-field="clientSeed"] .paste-value`) + `.textContent === "c"`)
	// Another paste is another choice.
	p.pasteAll("client seed: d \nclient seed: d ")
	p.wantPreview(map[string]string{"clientSeed": "d␣"})
	if eval[bool](p, `document.querySelector("#paste-trim-clientSeed").checked`) {
		t.Error("the box is still ticked")
	}
	if n := eval[int](p, `[...document.querySelectorAll(".paste-parts .blank")].filter((el) => el.checkVisibility()).length`); n != 1 {
		t.Errorf("%d boxes for one seed", n)
	}
	p.pasteAll(text)
	p.waitFor(`document.querySelectorAll(".paste-parts > li").length === 5`)
	p.click("#paste-trim-clientSeed")
	p.waitFor(element(`[data-field="clientSeed"] .paste-value`) + `.textContent === "c"`)
	p.use()
	p.receiptFor(map[string]string{"game": "cloudbet-mines", "serverSeed": " a\u200bb ", "clientSeed": "c", "nonce": "1", "mines": "3"})
}

// Nothing is dropped: what is not understood, and what is given in two ways.
func TestPasteShowsWhatItDoesNotTake(t *testing.T) {
	p := open(t, single)
	const script = `<img src=x onerror="document.title='owned'"><script>document.title="owned"</script>`
	p.pasteAll("Server seed: " + script + "\n" + script + "\nNonce: 7\nnonce: 8\n" + script + ": 1\n")
	p.wantPreview(map[string]string{"serverSeed": script, "nonce": "8"})
	rest := eval[[]string](p, `[...document.querySelectorAll(".paste-rest code")].map((el) => el.textContent)`)
	if len(rest) != 2 || rest[0] != script || rest[1] != script+": 1" {
		t.Errorf("not understood are %q", rest)
	}
	if n := eval[int](p, `document.querySelectorAll(".paste-parts .clash").length`); n != 2 {
		t.Errorf("%d nonces are shown as given in two ways, want 2", n)
	}
	if eval[bool](p, `document.title === "owned" || document.querySelector(".paste img, .paste script") !== null`) {
		t.Error("a pasted text became markup")
	}
	p.use()
	if got := p.value("f-nonce"); got != "" {
		t.Errorf("the nonce %q is taken", got)
	}
	if got := p.value("f-serverSeed"); got != script {
		t.Errorf("the server seed is %q", got)
	}
	// What cannot be a round cannot be used.
	p.pasteAll("hello\nworld")
	p.waitFor(`document.querySelectorAll(".paste-rest li").length === 2 && document.querySelector("#paste-use").disabled`)
}

// A text that is too long, or none, is refused in words and harms nothing.
func TestPasteRefuses(t *testing.T) {
	p, round := verified(t, single)
	eval[bool](p, `(() => {
		const el = document.querySelector("#paste-box");
		el.value = "server seed: " + "x".repeat(70_000);
		return el.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }));
	})()`)
	p.waitFor(`document.querySelector("#paste-status").textContent.includes("too long")`)
	eval[bool](p, `(() => {
		const el = document.querySelector("#paste-box");
		el.value = "server seed: a\ud83d";
		return el.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }));
	})()`)
	p.waitFor(`document.querySelector("#paste-status").textContent.includes("Character 15 is damaged")`)
	if eval[bool](p, `document.querySelector("#paste-preview").checkVisibility()`) {
		t.Error("there is a preview of what cannot be read")
	}
	p.receiptFor(round)
}

// The button reads the clipboard where the browser lets it, and says so where
// not.
func TestPasteButton(t *testing.T) {
	p := open(t, hosted)
	allowClipboard(p)
	eval[bool](p, `navigator.clipboard.writeText("Server seed: abc").then(() => true)`)
	p.click("#paste-read")
	p.wantPreview(map[string]string{"serverSeed": "abc"})

	p = open(t, hosted, before(`navigator.clipboard.readText = () => Promise.reject(new Error("no"))`))
	p.click("#paste-read")
	p.waitFor(`document.querySelector("#paste-status").textContent !== "" && document.activeElement.id === "paste-box"`)

	p = open(t, hosted, before(`Object.defineProperty(navigator, "clipboard", { value: undefined })`))
	if eval[bool](p, `document.querySelector("#paste-read").checkVisibility()`) {
		t.Error("there is a button to paste where the browser has no clipboard")
	}
}

// What is typed into the box before Go is there is kept and read.
func TestEarlyPasteIsKept(t *testing.T) {
	p, release := held(t)
	p.paste("paste-box", "Server seed: abc\nNonce: 7")
	if p.state() != "loading" {
		t.Fatal("the page is not loading any more: nothing was pasted early")
	}
	release()
	p.waitReady()
	p.wantPreview(map[string]string{"serverSeed": "abc", "nonce": "7"})
	if got := p.value("paste-box"); got != "Server seed: abc\nNonce: 7" {
		t.Errorf("the box has %q", got)
	}
	if got := p.focus(); got != "paste-box" {
		t.Errorf("the focus is on %q", got)
	}
	p.press(kb.Enter) // a line break belongs here
	p.press("x")
	p.waitFor(`document.querySelector("#paste-box").value.endsWith("7\nx")`)
}

// Every paste of the reader's own tests fits on a phone.
func TestPasteFitsOnAPhone(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(root, "app", "model", "paste", "testdata", "*.txt"))
	if err != nil || len(files) < 40 {
		t.Fatalf("%d pastes (%v)", len(files), err)
	}
	p := open(t, single, viewport(320, 640), languages("pl"))
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		text, _, _ := strings.Cut(string(data), "\n=====")
		p.pasteAll(text)
		p.waitFor(`document.querySelector("#paste-preview").checkVisibility()`)
		p.wantNoOverflow(filepath.Base(file))
	}
}

// A text of thousands of lines that mean nothing does not make the page stand
// still, and says how many they are.
func TestPasteOfManyLines(t *testing.T) {
	p := open(t, single)
	eval[bool](p, `(() => {
		const el = document.querySelector("#paste-box");
		el.value = "hello\n".repeat(10_000);
		return el.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }));
	})()`)
	p.waitFor(`document.querySelector("#paste-preview").checkVisibility()`)
	if n := eval[int](p, `document.querySelectorAll(".paste-rest li").length`); n > 100 {
		t.Errorf("%d lines are drawn", n)
	}
	if got := p.text(".paste-rest li:last-child"); !strings.Contains(got, "9940") {
		t.Errorf("the last line says %q, want how many more there are", got)
	}
}
