package browser

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
)

// mines is a whole round of Mines for tests that spoil one field.
func minesRound(t *testing.T) map[string]string {
	v := vectors(t, "mines")[len(vectors(t, "mines"))-1]
	round := map[string]string{}
	for field, text := range v.Round {
		round[field] = text
	}
	round["commitment"], round["signature"], round["seen"] = v.Want.Commitment, v.Want.Signature, ints(v.Want.Mines)
	return round
}

// ready opens a page with a round that is verified.
func verified(t *testing.T, out output, options ...option) (*tab, map[string]string) {
	t.Helper()
	round := minesRound(t)
	p := open(t, out, append(options, fragment(link(round)))...)
	if got := p.receiptFor(round).Verdict; got != "verified" {
		t.Fatalf("the verdict is %q, want verified", got)
	}
	return p, round
}

// A complete round in the link is checked without a click; a changed fragment
// is read anew, and one that says nothing about a round leaves it alone.
func TestLink(t *testing.T) {
	onBoth(t, func(t *testing.T, out output) {
		p, round := verified(t, out)
		if got := p.value("f-serverSeed"); got != round["serverSeed"] {
			t.Errorf("the field shows %q", got)
		}
		p.setFragment("lang=pl&theme=dark")
		p.waitFor(`document.documentElement.lang === "pl"`)
		if got := p.receiptFor(round).Verdict; got != "verified" {
			t.Errorf("after a change of language the verdict is %q", got)
		}
		if got := eval[string](p, `document.documentElement.dataset.theme`); got != "dark" {
			t.Errorf("theme %q, want dark", got)
		}
		round["nonce"] = "7"
		p.setFragment(link(round))
		if got := p.receiptFor(round).Verdict; got != "mismatch" {
			t.Errorf("with another nonce the verdict is %q, want mismatch", got)
		}
		p.click("#undo")
		p.waitFor(`document.querySelector(".verdict").dataset.verdict === "verified"`)
		if got := p.value("f-nonce"); got == "7" {
			t.Error("undo brought back the verdict and not the text")
		}
	})
}

// A round from the query is checked, and the page says that the host saw it.
func TestQueryRoundIsReported(t *testing.T) {
	round := minesRound(t)
	p := open(t, hosted, query(link(round)))
	r := p.receiptFor(round)
	if r.Verdict != "verified" || len(r.Findings) != 1 || r.Findings[0].Code != "query-link" {
		t.Fatalf("verdict %s, findings %+v, want verified with a query-link", r.Verdict, r.Findings)
	}
	if !eval[bool](p, `document.querySelector(".notes").checkVisibility()`) {
		t.Error("the page does not say so")
	}
}

// What a link holds beyond a round is reported, and can be left out.
func TestLinkWithMoreThanARound(t *testing.T) {
	round := minesRound(t)
	round["utm"] = "<img src=x onerror=alert(1)>"
	p := open(t, hosted, fragment(link(round)))
	r := p.receiptFor(round)
	if r.Verdict != "invalid" || len(r.Findings) != 1 || r.Findings[0].Code != "unknown-field" || r.Findings[0].Field != "utm" {
		t.Fatalf("verdict %s, findings %+v, want invalid for utm", r.Verdict, r.Findings)
	}
	if text := p.text(".notes"); !strings.Contains(text, "<img src=x onerror=alert(1)>") {
		t.Errorf("the value is not shown as text: %q", text)
	}
	p.click(".notes button")
	p.waitFor(`document.querySelector(".verdict").dataset.verdict === "verified"`)
}

// Input that cannot be evaluated: the field says what is wrong and keeps its
// text, and there is no verdict on fairness.
func TestBadInput(t *testing.T) {
	for _, c := range []struct{ field, text, code, says string }{
		{"nonce", "07", "bad-nonce", "07"},
		{"nonce", "-1", "bad-nonce", "-"},
		{"nonce", "1e3", "bad-nonce", "e"},
		{"nonce", "1.0", "bad-nonce", "."},
		{"nonce", "18446744073709551616", "bad-nonce", "18446744073709551615"},
		{"nonce", "７", "bad-nonce", "７"},
		{"nonce", " 7", "bad-nonce", "1"},
		{"mines", "0", "bad-mines", "24"},
		{"mines", "25", "bad-mines", "24"},
		{"commitment", strings.Repeat("a", 63), "bad-commitment", "63"},
		{"commitment", strings.Repeat("a", 63) + "g", "bad-commitment", "g"},
		{"commitment", strings.Repeat("a", 64) + "\n", "bad-commitment", "65"},
		{"signature", "abc", "bad-signature", "64"},
		{"seen", "4,26", "bad-seen", "26"},
		{"seen", "4,4", "bad-seen", "4"},
		{"safe", "x", "bad-safe", "x"},
	} {
		t.Run(c.field+" "+c.text[:min(len(c.text), 12)], func(t *testing.T) {
			t.Parallel()
			p, round := verified(t, hosted)
			p.paste("f-"+c.field, c.text)
			eval[bool](p, `(document.activeElement.blur(), true)`)
			round[c.field] = c.text
			r := p.receiptFor(round)
			if r.Verdict != "invalid" || !slices.Equal(r.wrong(), []string{c.code}) {
				t.Fatalf("verdict %s, findings %+v, want invalid for %s", r.Verdict, r.Findings, c.code)
			}
			if got := p.value("f-" + c.field); got != c.text {
				t.Errorf("the field shows %q, want %q", got, c.text)
			}
			message := p.text("#m-" + c.field)
			if !eval[bool](p, element("#m-"+c.field)+`.matches(".error")`) || !strings.Contains(message, c.says) {
				t.Errorf("the field says %q, want an error with %q", message, c.says)
			}
			if got := eval[string](p, element("#f-"+c.field)+`.getAttribute("aria-invalid")`); got != "true" {
				t.Errorf("aria-invalid is %q", got)
			}
		})
	}
}

// Every text stays when games are switched, also one that is an error.
func TestSwitchingGamesKeepsTexts(t *testing.T) {
	p, round := verified(t, hosted)
	p.paste("f-nonce", "1e3")
	for _, game := range []string{"cloudbet-roulette", "dond", "cloudbet-mines"} {
		p.click("label:has(#game-" + game + ")")
		p.waitFor(`JSON.parse(document.querySelector("#receipt").textContent).input.game === ` + quote(game))
		for _, field := range []string{"serverSeed", "clientSeed", "commitment"} {
			if got := p.value("f-" + field); got != round[field] {
				t.Errorf("%s: %s is %q", game, field, got)
			}
		}
	}
	if p.value("f-nonce") != "1e3" || p.value("f-seen") != round["seen"] {
		t.Errorf("nonce %q and tiles %q are not kept", p.value("f-nonce"), p.value("f-seen"))
	}
}

// A seed of a megabyte is checked; one above the limit is refused, with the
// limit, and stays in the field.
func TestLongSeeds(t *testing.T) {
	p, round := verified(t, hosted)
	p.setSeed(1_000_000)
	round["serverSeed"] = strings.Repeat("a", 1_000_000)
	if got := p.receiptFor(round).Verdict; got != "mismatch" {
		t.Errorf("a megabyte: %s, want mismatch", got)
	}
	p.setSeed(5_000_000)
	p.wantTooLong()
	if got := eval[int](p, `document.querySelector("#f-serverSeed").value.length`); got != 5_000_000 {
		t.Errorf("%d characters are left in the field", got)
	}
	p.setSeed(3)
	round["serverSeed"] = "aaa"
	p.receiptFor(round)
	taken := eval[bool](p, `(() => {
		const clipboardData = new DataTransfer();
		clipboardData.setData("text/plain", "a".repeat(100_000_000));
		return document.querySelector("#f-serverSeed").dispatchEvent(
			new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
	})()`)
	if taken {
		t.Error("a paste of 100 MB is left to the browser, which it can take down")
	}
	p.waitFor(`document.querySelector("#m-serverSeed").matches(".error")`)
	if r := p.receiptFor(round); r.Commitment == nil {
		t.Error("a paste that was kept out spoils what stands in the field")
	}
	p.typeInto("f-serverSeed", "b")
	round["serverSeed"] = "aaab"
	p.receiptFor(round)
	p.waitFor(`!document.querySelector("#m-serverSeed").matches(".error")`)
}

// wantTooLong waits for the refusal of a seed, with its limit.
func (p *tab) wantTooLong() {
	p.t.Helper()
	p.waitFor(`document.querySelector(".verdict").dataset.verdict === "invalid"`)
	r := p.receipt()
	if len(r.Findings) != 1 || r.Findings[0].Code != "too-long" || r.Commitment != nil {
		p.t.Errorf("findings %+v, commitment %v, want too-long and none", r.Findings, r.Commitment)
	}
	if got := p.text("#m-serverSeed"); !strings.Contains(got, "4\u00a0MB") {
		p.t.Errorf("the field says %q, want the limit of 4 MB", got)
	}
}

func (p *tab) setSeed(length int) {
	p.t.Helper()
	n, _ := json.Marshal(length)
	eval[bool](p, `(() => {
		const el = document.querySelector("#f-serverSeed");
		el.value = "a".repeat(`+string(n)+`);
		return el.dispatchEvent(new InputEvent("input", { bubbles: true }));
	})()`)
}

// Half a surrogate pair is no text, and is not turned into U+FFFD in silence.
func TestHalfACharacterIsRefused(t *testing.T) {
	p, _ := verified(t, hosted)
	eval[bool](p, `(() => {
		const el = document.querySelector("#f-clientSeed");
		el.value = "ab\ud83d";
		return el.dispatchEvent(new InputEvent("input", { bubbles: true }));
	})()`)
	p.waitFor(`document.querySelector(".verdict").dataset.verdict === "invalid"`)
	r := p.receipt()
	if len(r.Findings) != 1 || r.Findings[0].Code != "bad-text" || r.Findings[0].At != 3 || r.Outcome != nil {
		t.Errorf("findings %+v, want bad-text at 3", r.Findings)
	}
}

// Enter in a seed adds no line break, which would change its hash unseen; a
// line break that is pasted stays, and is pointed out.
func TestLineBreaksInSeeds(t *testing.T) {
	p := open(t, hosted)
	p.typeInto("f-serverSeed", "ab\r")
	if got := p.value("f-serverSeed"); got != "ab" {
		t.Errorf("Enter made the seed %q", got)
	}
	p.paste("f-serverSeed", "ab\n")
	p.receiptFor(map[string]string{"game": "cloudbet-mines", "serverSeed": "ab\n"})
	if !eval[bool](p, `document.querySelector(".field-serverSeed .odd").checkVisibility()`) {
		t.Error("the line break is not pointed out")
	}
}

// An empty client seed is legal, but only counts once the player says so.
func TestEmptyClientSeed(t *testing.T) {
	p := open(t, hosted)
	p.typeInto("f-serverSeed", "ab")
	p.typeInto("f-nonce", "1")
	p.typeInto("f-mines", "3")
	p.waitFor(`document.querySelector(".verdict").dataset.verdict === "waiting"`)
	p.click("#blank-clientSeed")
	r := p.receiptFor(map[string]string{"game": "cloudbet-mines", "serverSeed": "ab", "clientSeed": "", "nonce": "1", "mines": "3"})
	if r.Outcome == nil {
		t.Error("no outcome with an empty client seed")
	}
	p.typeInto("f-clientSeed", "x")
	p.receiptFor(map[string]string{"game": "cloudbet-mines", "serverSeed": "ab", "clientSeed": "x", "nonce": "1", "mines": "3"})
}

// The example of every game is verified, and clearing can be undone.
func TestExamples(t *testing.T) {
	onBoth(t, func(t *testing.T, out output) {
		for _, id := range games {
			p := open(t, out)
			p.click("label:has(#game-" + id + ")")
			p.click("#example")
			p.waitFor(`document.querySelector(".verdict").dataset.verdict === "verified"`)
			if r := p.receipt(); r.Input["game"] != id || r.Commitment.Status != "match" || r.Outcome.Status != "match" {
				t.Errorf("%s: %+v", id, r)
			}
			p.click("#clear")
			p.waitFor(`document.querySelector(".verdict").dataset.verdict === "waiting"`)
			if got := p.value("f-serverSeed"); got != "" {
				t.Errorf("%s: cleared, but the seed is %q", id, got)
			}
			p.click("#undo")
			p.waitFor(`document.querySelector(".verdict").dataset.verdict === "verified"`)
		}
	})
}

// The receipt is copied whole, and saved as the file that is shown.
func TestReceiptCanBeCopied(t *testing.T) {
	p, _ := verified(t, hosted)
	allowClipboard(p)
	p.click(".receipt summary")
	p.click("#copy")
	p.waitFor(`document.querySelector(".copied").textContent !== ""`)
	if got, want := eval[string](p, `navigator.clipboard.readText()`), p.text("#receipt"); got != want {
		t.Errorf("copied %q, want the receipt", got)
	}
}

// Texts that could be taken for markup are shown as they are.
func TestHostileTextIsText(t *testing.T) {
	p, _ := verified(t, hosted)
	for _, text := range []string{"<img src=x onerror=alert(1)>", "</script><script>alert(1)</script>", "{field} {{n}}", "\u202eevil\u202c", "\x00\x01"} {
		p.paste("f-clientSeed", text)
		p.paste("f-mines", text)
		p.waitFor(`document.querySelector(".verdict").dataset.verdict === "invalid"`)
	}
	if got := eval[int](p, `document.querySelectorAll("#page img, #page script").length`); got != 0 {
		t.Errorf("%d elements came out of a text", got)
	}
}

// A list that is being typed is no error at every comma, but one that is left
// unfinished is.
func TestTypingAList(t *testing.T) {
	p, _ := verified(t, hosted)
	p.fill("f-seen", "4,")
	p.waitFor(`document.querySelector(".verdict").dataset.verdict === "waiting"`)
	if p.text("#m-seen") == "" || eval[bool](p, `document.querySelector("#m-seen").matches(".error")`) {
		t.Errorf("while typing the field says %q", p.text("#m-seen"))
	}
	p.click("#f-safe")
	p.waitFor(`document.querySelector(".verdict").dataset.verdict === "invalid" && document.querySelector("#m-seen").matches(".error")`)
}
