package browser

import (
	"strings"
	"testing"
)

// What a seed holds must be the same in the link, the field and the receipt, and
// stay so when it is edited.

func dondRound(serverSeed string) map[string]string {
	return map[string]string{"game": "dond", "serverSeed": serverSeed, "clientSeed": "x"}
}

// edit types a letter at the end of a field and takes it away again.
func (p *tab) edit(id string) {
	p.t.Helper()
	p.typeInto(id, "q")
	p.press("\b")
}

// A BOM at the start of a seed is part of it, in the field too.
func TestBOMReachesTheField(t *testing.T) {
	round := dondRound("\ufeffab")
	p := open(t, hosted, fragment(link(round)))
	before := p.receiptFor(round).Commitment.Computed
	if got := p.value("f-serverSeed"); got != "\ufeffab" {
		t.Errorf("the field has %q", got)
	}
	p.edit("f-serverSeed")
	if got := p.receiptFor(round).Commitment.Computed; got != before {
		t.Errorf("the commitment is %s after an edit that was taken back, want %s", got, before)
	}
}

// Carriage returns can only come from a link. An edit elsewhere in the seed does
// not turn them into something else.
func TestCarriageReturnsSurviveAnEdit(t *testing.T) {
	for _, seed := range []string{"a\r\nb\r\nc", "a\rb"} {
		round := dondRound(seed)
		p := open(t, hosted, fragment(link(round)))
		before := p.receiptFor(round).Commitment.Computed
		p.edit("f-serverSeed")
		if got := p.receiptFor(round).Commitment.Computed; got != before {
			t.Errorf("%q: the commitment changed with an edit that was taken back", seed)
		}
		// What is pasted over it is taken as it is.
		eval[bool](p, `(() => {
			const el = document.querySelector("#f-serverSeed");
			return el.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }));
		})()`)
		p.waitFor(`JSON.parse(document.querySelector("#receipt").textContent).commitment.computed !== ` + quote(before))
	}
}

// A text that was refused stays on show with its error, in its own game.
func TestRefusedTextStays(t *testing.T) {
	p, _ := verified(t, hosted)
	p.setSeed(5_000_000)
	p.wantTooLong()
	p.click("label:has(#game-dond)")
	p.waitFor(`JSON.parse(document.querySelector("#receipt").textContent).input.game === "dond"`)
	if got := eval[int](p, `document.querySelector("#f-serverSeed").value.length`); got != 5_000_000 {
		t.Errorf("%d characters are left after a switch of games", got)
	}
	p.wantTooLong()
	p.click("#clear")
	p.waitFor(`document.querySelector("#f-serverSeed").value === ""`)
	if got := p.verdict(); got != "waiting" {
		t.Errorf("cleared, the verdict is %q", got)
	}
	p.click("#undo")
	p.waitFor(`document.querySelector("#f-serverSeed").value.length === 5_000_000`)
}

// An input that is not the page's own, from an extension for instance, does not
// hide the verdict.
func TestForeignInputsAreNobodysBusiness(t *testing.T) {
	p, round := verified(t, hosted)
	eval[bool](p, `(() => {
		const el = document.body.appendChild(document.createElement("input"));
		return el.dispatchEvent(new InputEvent("input", { bubbles: true }));
	})()`)
	p.paste("f-nonce", "1")
	round["nonce"] = "1"
	p.receiptFor(round)
	if got := eval[string](p, `document.documentElement.dataset.stale`); got != "" {
		t.Errorf("the verdict stays hidden: stale is %q", got)
	}
}

// The part of the form that is folded away does not close under the caret.
func TestMoreStaysOpen(t *testing.T) {
	p := open(t, hosted)
	p.click("#more summary")
	p.typeInto("f-signature", "a")
	p.press("\b")
	p.press("b")
	if got := p.value("f-signature"); got != "b" || p.focus() != "f-signature" {
		t.Errorf("the field has %q, the focus is on %q", got, p.focus())
	}
}

// A fragment that has nothing to do with a round, such as an anchor, is reported
// and leaves the round alone.
func TestForeignFragmentLeavesTheRound(t *testing.T) {
	p, round := verified(t, hosted)
	p.setFragment("top&%FFkey=1")
	p.waitFor(`document.querySelectorAll(".notes li").length === 2`)
	p.click(".notes button")
	p.waitFor(`document.querySelectorAll(".notes li").length === 1`) // the other has moved
	p.click(".notes button")
	p.waitFor(`document.querySelector(".verdict").dataset.verdict === "verified"`)
	p.receiptFor(round)
}

// A link whose game is unknown names it in the receipt, and keeps its values for
// the game that is chosen then.
func TestUnknownGameInALink(t *testing.T) {
	round := map[string]string{"game": "poker", "serverSeed": "a", "clientSeed": "x", "nonce": "1", "wheel": "european", "seen": "7"}
	p := open(t, hosted, fragment(link(round)))
	if r := p.receiptFor(round); r.Verdict != "invalid" || len(r.Findings) != 1 || r.Findings[0].Code != "bad-game" {
		t.Errorf("%s, %+v, want bad-game", r.Verdict, r.Findings)
	}
	p.click("label:has(#game-cloudbet-roulette)")
	round["game"] = "cloudbet-roulette"
	if r := p.receiptFor(round); r.Outcome == nil {
		t.Errorf("no outcome once the game is chosen: %+v", r.Findings)
	}
	if got := p.value("f-seen"); got != "7" {
		t.Errorf("seen is %q", got)
	}
}

// A number with a line break behind it, as pasted or linked, is shown as it is.
func TestNumberWithLineBreak(t *testing.T) {
	p := open(t, hosted, fragment("game=cloudbet-mines&nonce=7%0A"))
	if got := p.value("f-nonce"); got != "7\n" {
		t.Errorf("the field has %q", got)
	}
	if !eval[bool](p, `document.querySelector("#m-nonce").matches(".error")`) {
		t.Error("the line break is no error")
	}
}

// A link with a great many keys does not take the page down.
func TestLinkWithManyKeys(t *testing.T) {
	var b strings.Builder
	for i := range 20_000 {
		b.WriteString("&k")
		b.WriteString(strings.Repeat("x", i%7))
		b.WriteString(quote(string(rune('a' + i%26)))[1:2])
		b.WriteString(ints([]int{i}))
	}
	p := open(t, hosted, fragment("game=dond&serverSeed=a&clientSeed=x"+b.String()))
	if got := eval[int](p, `document.querySelectorAll(".notes li").length`); got == 0 || got > 50 {
		t.Errorf("%d notes", got)
	}
}
