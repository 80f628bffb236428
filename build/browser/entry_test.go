package browser

import (
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp/kb"
)

// entryRound is a vector's round as a link gives it, without what was seen, and
// the vector.
func entryRound(t *testing.T, game string) (map[string]string, vector) {
	t.Helper()
	all := vectors(t, game)
	v := all[len(all)-1]
	round := map[string]string{"commitment": v.Want.Commitment}
	for field, text := range v.Round {
		round[field] = text
	}
	return round, v
}

// pasteClipboard pastes as Ctrl+V does.
func (p *tab) pasteClipboard(id, text string) {
	p.t.Helper()
	allowClipboard(p)
	eval[bool](p, `navigator.clipboard.writeText(`+quote(text)+`).then(() => true)`)
	p.click("#" + id)
	command(p, input.DispatchKeyEvent, input.DispatchKeyEventParams{
		Type: input.DispatchKeyEventTypeRawKeyDown, Key: "v", Modifiers: int64(kb.ModifierCtrl), Commands: []string{"paste"},
	})
}

// A round of Mines is entered by tapping alone, and by keys alone; the field
// shows what the board shows.
func TestEntryMines(t *testing.T) {
	onBoth(t, func(t *testing.T, out output) {
		round, v := entryRound(t, "mines")
		p := open(t, out, fragment(link(round)))
		p.waitVerdict("incomplete")
		for _, tile := range v.Want.Mines {
			p.click("#tile-" + strconv.Itoa(tile))
		}
		p.waitVerdict("verified")
		p.waitFor(element("#f-seen") + ".value === " + quote(ints(v.Want.Mines)))
		first := "#tile-" + strconv.Itoa(v.Want.Mines[0])
		if got := eval[string](p, element(first)+`.getAttribute("aria-pressed")`); got != "true" {
			t.Errorf("a marked tile is pressed %q", got)
		}
		p.click(first) // taken back
		p.waitVerdict("incomplete")
		p.click("label:has(#mode-safe)")
		p.click(first) // a mine, but seen as safe
		p.waitVerdict("mismatch")
		if got, want := p.text("#differences"), "Tile "+strconv.Itoa(v.Want.Mines[0]); !strings.Contains(got, want) {
			t.Errorf("the differences are %q, want %s", got, want)
		}
		p.click("#clear-board")
		p.waitVerdict("incomplete")
		if got := p.value("f-seen") + p.value("f-safe"); got != "" {
			t.Errorf("an empty board leaves %q", got)
		}
		p.click("#undo")
		p.waitVerdict("mismatch")
	})
}

func TestEntryMinesByKeys(t *testing.T) {
	round, v := entryRound(t, "mines")
	p := open(t, hosted, fragment(link(round)))
	eval[bool](p, `(document.querySelector("#tile-1").focus(), true)`)
	want := map[int]bool{}
	for _, tile := range v.Want.Mines {
		want[tile] = true
	}
	for tile := 1; tile <= 25; tile++ { // in serpentines: right, down, left
		row := (tile - 1) / 5
		at := tile
		if row%2 == 1 {
			at = row*5 + 5 - (tile-1)%5
		}
		p.waitFor(`document.activeElement.id === ` + quote("tile-"+strconv.Itoa(at)))
		if want[at] {
			p.press(" ")
		}
		switch {
		case tile%5 == 0:
			p.press(kb.ArrowDown)
		case row%2 == 0:
			p.press(kb.ArrowRight)
		default:
			p.press(kb.ArrowLeft)
		}
	}
	p.waitVerdict("verified")
	if stops := eval[int](p, `document.querySelectorAll('.mark-grid button[tabindex="0"]').length`); stops != 1 {
		t.Errorf("the Tab key stops %d times in the board, want once", stops)
	}
}

// While the caret is behind a tile that may go on, nothing is called wrong.
func TestEntryTypingATileFlashesNothing(t *testing.T) {
	round, v := entryRound(t, "mines")
	p := open(t, hosted, fragment(link(round)))
	p.waitVerdict("incomplete")
	eval[bool](p, `(window.moods = [], new MutationObserver(() => moods.push(document.querySelector(".verdict").dataset.verdict))
		.observe(document.querySelector(".verdict"), { attributes: true }), true)`)
	p.typeInto("f-seen", ints(v.Want.Mines))
	eval[bool](p, `(document.activeElement.blur(), true)`)
	p.waitVerdict("verified")
	for _, mood := range eval[[]string](p, `window.moods`) {
		if mood == "mismatch" || mood == "invalid" {
			t.Errorf("typing %s key by key shows %q", ints(v.Want.Mines), mood)
		}
	}
}

func TestEntryRoulette(t *testing.T) {
	round, _ := entryRound(t, "roulette")
	round["wheel"] = "european"
	p := open(t, hosted, fragment(link(round)))
	p.waitVerdict("incomplete")
	if eval[bool](p, `document.querySelector("#pocket-00")?.checkVisibility() ?? false`) {
		t.Error("the European wheel offers 00")
	}
	number := p.receipt().Outcome.Number
	p.click("#pocket-" + number)
	p.waitVerdict("verified")
	if got := p.value("f-seen"); got != number {
		t.Errorf("the field has %q, want %s", got, number)
	}
	p.click("label:has(#wheel-american)")
	p.waitFor(`document.querySelector("#pocket-00")?.checkVisibility()`)
	p.click("#pocket-00")
	p.waitVerdict("mismatch")
	p.waitFor(element("#differences") + `.textContent.includes("You saw 00")`)
	p.click("#pocket-00")
	p.waitVerdict("incomplete")
}

// A whole list of amounts, as it is copied with currency and line breaks, fills
// the cases and says how it was read.
func TestEntryCases(t *testing.T) {
	ladder := "0.01,1,5,10,25,50,75,100,200,300,400,500,750,1000,2500,5000,10000,25000,50000,75000,100000,200000,300000,500000,1000000"
	money := strings.Split("$0.01,$1,$5,$10,$25,$50,$75,$100,$200,$300,$400,$500,$750,$1 000,$2 500,$5 000,$10 000,$25 000,$50 000,$75 000,$100 000,$200 000,$300 000,$500 000,$1 000 000", ",")
	round, v := entryRound(t, "dond")
	round["ladder"] = ladder
	for _, into := range []string{"case-1", "f-seen"} {
		p := open(t, hosted, fragment(link(round)))
		p.waitVerdict("incomplete")
		var lines []string
		for _, position := range v.Want.Positions {
			lines = append(lines, strings.ReplaceAll(money[position-1], " ", ","))
		}
		p.pasteClipboard(into, strings.Join(lines, "\n"))
		p.waitVerdict("verified")
		if got := p.text("#entry"); !strings.Contains(got, "25") {
			t.Errorf("%s: the board says %q, want 25 cases", into, got)
		}
		p.fill("case-7", "1.000")
		eval[bool](p, `(document.activeElement.blur(), true)`)
		p.waitFor(`document.querySelector("[id^=means-7-]")`)
		amount := strings.Split(ladder, ",")[v.Want.Positions[6]-1]
		p.fill("case-7", amount)
		p.waitVerdict("verified")
		p.fill("case-7", "12345")
		eval[bool](p, `(document.activeElement.blur(), true)`) // it might have gone on
		p.waitVerdict("mismatch")
		if got := p.text("#differences"); !strings.Contains(got, "Case 7") || !strings.Contains(got, "12345") || !strings.Contains(got, amount) {
			t.Errorf("%s: the differences are %q, want case 7 with both amounts", into, got)
		}
	}
}

// Some of the cases are consistent, with the odds of chance; the language and the
// game can be switched without losing them.
func TestEntrySomeCases(t *testing.T) {
	round, v := entryRound(t, "dond")
	round["ladder"] = "1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25"
	p := open(t, hosted, fragment(link(round)))
	p.waitVerdict("incomplete")
	p.fill("case-3", strconv.Itoa(v.Want.Positions[2]))
	p.fill("case-9", strconv.Itoa(v.Want.Positions[8]))
	seen := "3:" + strconv.Itoa(v.Want.Positions[2]) + ",9:" + strconv.Itoa(v.Want.Positions[8])
	round["seen"] = seen
	r := p.receiptFor(round)
	if r.Verdict != "incomplete" || r.Outcome.Status != "consistent" {
		t.Errorf("verdict %s, outcome %s", r.Verdict, r.Outcome.Status)
	}
	if got := p.text(".result"); !strings.Contains(got, "600") { // 25 * 24
		t.Errorf("the page does not give the odds of chance, 1 in 600")
	}
	p.click("#lang-pl")
	p.waitFor(`document.documentElement.lang === "pl"`)
	p.click("label:has(#game-cloudbet-mines)")
	p.waitFor(element("#tile-1") + ".checkVisibility()")
	p.click("label:has(#game-dond)")
	p.waitFor(element("#case-3") + ".checkVisibility() && " + element("#case-3") + ".value === " + quote(strconv.Itoa(v.Want.Positions[2])))
	if got := p.value("f-seen"); got != seen {
		t.Errorf("the field has %q, want %q", got, seen)
	}
}

// A hash that differs is shown beside the computed one, with the first digit that
// differs.
func TestEntryDifferentHash(t *testing.T) {
	round := minesRound(t)
	last := round["commitment"][63]
	round["commitment"] = round["commitment"][:63] + map[bool]string{true: "1", false: "0"}[last == '0']
	p := open(t, hosted, fragment(link(round)))
	p.waitVerdict("mismatch")
	if got := p.text("#part-commitment"); !strings.Contains(got, "64") {
		t.Errorf("the commitment says %q, want that digit 64 differs", got)
	}
}

// Boards and fields say the same after an undo, a clear, an example and a changed
// link, whichever of them the text came through.
func TestEntryBoardsKeepStep(t *testing.T) {
	round, v := entryRound(t, "mines")
	p := open(t, hosted, fragment(link(round)))
	p.waitVerdict("incomplete")
	marked := func(want string) {
		t.Helper()
		p.waitFor(`[...document.querySelectorAll(".mark.is-mine")].map((el) => el.id.slice(5)).join() === ` + quote(want) +
			` && ` + element("#f-seen") + `.value === ` + quote(want))
	}
	all := ints(v.Want.Mines)
	p.paste("f-seen", all)
	marked(all)
	p.click("#clear-board")
	marked("")
	p.click("#undo")
	marked(all)
	round["seen"] = "1,2,3"
	p.setFragment(link(round))
	marked("1,2,3")
	p.click("#undo")
	marked(all)
	p.click("#example")
	marked("4,21,25")
	p.click("#clear")
	marked("")

	p.click("label:has(#game-dond)")
	p.click("#example")
	p.waitFor(element("#case-20") + `.value === "0.01"`)
	p.click("#clear-board")
	p.waitFor(element("#case-20") + `.value === "" && ` + element("#f-seen") + `.value === ""`)
	p.click("#undo")
	p.waitFor(element("#case-20") + `.value === "0.01" && ` + element("#f-seen") + `.value.startsWith("1,50,750,")`)
}

// The largest prize is not cut off in the box of its case, on any screen.
func TestEntryAMillionFits(t *testing.T) {
	for _, width := range []int64{320, 360, 768, 1280, 1920} {
		p := openExample(t, hosted, "dond", viewport(width, 800))
		p.waitFor(element("#case-17") + `.value === "1000000"`)
		if cut := eval[[]string](p, `[...document.querySelectorAll(".box-input")].filter((el) => el.scrollWidth > el.clientWidth).map((el) => el.value)`); len(cut) > 0 {
			t.Errorf("cut off on a screen of %d: %q", width, cut)
		}
	}
}
