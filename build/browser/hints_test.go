package browser

import (
	"strconv"
	"strings"
	"testing"
)

// verdict waits for the page to show a verdict.
func (p *tab) waitVerdict(want string) {
	p.t.Helper()
	p.waitFor(`document.querySelector(".verdict").dataset.verdict === ` + quote(want))
}

// A hint says what would match, changes nothing by itself, and is taken over by
// its button: the page then shows what it changed, and undo takes it back.
func TestHint(t *testing.T) {
	onBoth(t, func(t *testing.T, out output) {
		round := minesRound(t)
		server, client := round["serverSeed"], round["clientSeed"]
		round["serverSeed"], round["clientSeed"] = client, server
		p := open(t, out, fragment(link(round)))
		r := p.receiptFor(round)
		if r.Verdict != "mismatch" || len(r.Findings) == 0 || r.Findings[0].Code != "seeds-swapped" {
			t.Fatalf("verdict %s, findings %+v, want mismatch with seeds-swapped", r.Verdict, r.Findings)
		}
		if got := p.text("#hint-text-0"); !strings.Contains(got, "these would match: commitment, round signature, outcome.") {
			t.Errorf("the hint does not say what would match: %q", got)
		}
		p.screenshot("hint-" + string(out))
		p.click("#hint-0")
		p.waitVerdict("verified")
		p.waitFor(element("#f-serverSeed") + ".value === " + quote(server))
		p.waitFor(`document.activeElement.id === "changed"`)
		if !strings.Contains(p.text("#changed"), "Server seed, Client seed") {
			t.Errorf("the verdict does not say what was changed: %q", p.text("#changed"))
		}
		if got := p.text(".field-clientSeed"); !strings.Contains(got, "Changed. You had entered: "+server[:40]) {
			t.Errorf("the field does not say what was entered: %q", got)
		}
		p.screenshot("hint-applied-" + string(out))
		p.click("#undo")
		p.waitVerdict("mismatch")
		p.waitFor(element("#f-serverSeed") + ".value === " + quote(client))
		if shown := eval[bool](p, `document.querySelector("#changed").checkVisibility()`); shown {
			t.Error("after undo the page still says that something was changed")
		}
	})
}

// While one types, hints come once no key was pressed for a moment, and they go
// with the input that they are about.
func TestHintsWhileTyping(t *testing.T) {
	p, round := verified(t, hosted)
	p.fill("f-serverSeed", round["serverSeed"]+" ")
	p.waitFor(`document.querySelector(".hint[data-code=outer-space]")`)
	round["serverSeed"] += " "
	if got := p.receiptFor(round).Verdict; got != "mismatch" {
		t.Errorf("verdict %s, want mismatch: a hint changes nothing by itself", got)
	}
	p.press("\b")
	p.waitVerdict("verified")
	if eval[bool](p, `document.querySelector(".hints").checkVisibility()`) {
		t.Error("a verified round has hints")
	}
}

// Whatever a hint shows of the input is text, and what cannot be seen has a name.
func TestHintShowsTheInputAsText(t *testing.T) {
	round := minesRound(t)
	round["commitment"] = "\u200b" + round["commitment"]
	p := open(t, hosted, fragment(link(round)))
	p.waitVerdict("invalid")
	if got := p.text(".hints .fix"); !strings.Contains(got, "[U+200B]") {
		t.Errorf("the fix does not show what it takes away: %q", got)
	}
	p.click("#hint-0")
	p.waitVerdict("verified")
}

// A tap on a board is an edit as any other: hints follow it.
func TestHintsAfterATap(t *testing.T) {
	round, v := entryRound(t, "mines")
	n, err := strconv.Atoi(round["nonce"])
	if err != nil {
		t.Fatal(err)
	}
	round["nonce"] = strconv.Itoa(n + 1)
	p := open(t, hosted, fragment(link(round)))
	p.waitVerdict("incomplete")
	for _, tile := range v.Want.Mines {
		p.click("#tile-" + strconv.Itoa(tile))
	}
	p.waitVerdict("mismatch")
	p.waitFor(`document.querySelector(".hint[data-code=nonce-off]")`)
}
