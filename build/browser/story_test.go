package browser

import (
	"encoding/hex"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp/kb"
)

// A traceStep is a step of a receipt, with all that any kind of step has.
type traceStep struct {
	Code, Algorithm, Hex, Bytes, Number string

	Index, Mine, Tile, Pocket, I, J int

	Value, Limit uint64
	Pool         uint64
	Accepted     bool
	Result       *int
}

// A stop is a scene as the receipt has it: a step, and what it decided.
type stop struct {
	step  traceStep
	means *traceStep
}

// stops arranges the steps of the receipt: a mine, a pocket or a swap belongs to
// the draw before it, and the outcome comes last.
func (p *tab) stops() []stop {
	p.t.Helper()
	steps := eval[[]traceStep](p, `JSON.parse(document.querySelector("#receipt").textContent).steps`)
	var list []stop
	for i, s := range steps {
		switch s.Code {
		case "mine", "pocket", "swap":
			list[len(list)-1].means = &steps[i]
		default:
			list = append(list, stop{step: s})
		}
	}
	return append(list, stop{step: traceStep{Code: "outcome"}})
}

// openStory unfolds the story and waits for its first scene.
func (p *tab) openStory() {
	p.t.Helper()
	p.click(".steps > summary")
	p.waitFor(element("#story-title"))
}

// waitStop waits until the story is at scene i of n, from 0, with the slider.
func (p *tab) waitStop(i, n int) {
	p.t.Helper()
	p.waitFor(element(".story-place") + ".textContent === " + quote(fmt.Sprintf("Step %d of %d", i+1, n)) +
		" && " + element("#story-range") + ".value === " + quote(strconv.Itoa(i+1)))
}

// A scene is what the story shows, read from what is drawn.
type scene struct {
	Title, Hash, Current, Value, Sign, Limit, Judged, Index, Chosen, Function string

	Groups, Free, Before, After []string

	Mined  []int
	Newest int
}

func (p *tab) scene() scene {
	p.t.Helper()
	return eval[scene](p, `(() => {
		const all = (s) => [...document.querySelectorAll("#story " + s)];
		const text = (s) => all(s)[0]?.textContent ?? "";
		const rows = all(".row-prizes").map((row) => [...row.querySelectorAll(".cell-main")].map((el) => el.textContent.slice(1)));
		return {
			Title: text("#story-title"), Hash: text(".story-compare .story-groups"), Function: text(".story-function"),
			Current: text(".story-group.current"), Value: text(".is-value"), Sign: text(".story-judged .sign"),
			Limit: text(".is-limit"), Judged: text(".story-judged"), Index: text(".is-index"),
			Chosen: text(".row-free .chosen .cell-main, #story .row-pockets .chosen .cell-main"),
			Groups: all(".story-group").map((el) => el.textContent),
			Free: all(".row-free .cell-main").map((el) => el.textContent).filter(Boolean),
			Before: rows[0] ?? [], After: rows[1] ?? [],
			Mined: all(".story-tile.mined").map((el) => Number(el.dataset.tile)),
			Newest: Number(all(".story-tile.newest")[0]?.dataset.tile ?? 0),
		};
	})()`)
}

// A board is what the steps so far have made of it.
type board struct {
	free, mined []int
	places      []int
	pocket      string
}

func newBoard() *board {
	b := &board{}
	for n := 1; n <= 25; n++ {
		b.free, b.places = append(b.free, n), append(b.places, n)
	}
	return b
}

func (b *board) after(means *traceStep) {
	switch {
	case means == nil:
	case means.Code == "mine":
		b.free = slices.DeleteFunc(b.free, func(n int) bool { return n == means.Tile })
		b.mined = append(b.mined, means.Tile)
		slices.Sort(b.mined)
	case means.Code == "pocket":
		b.pocket = means.Number
	case means.Code == "swap":
		b.places[means.I], b.places[means.J] = b.places[means.J], b.places[means.I]
	}
}

// wantScenes holds what is shown against the receipt at every stop, going there
// with a function.
func (p *tab) wantScenes(stops []stop, game string, goTo func(i int)) {
	p.t.Helper()
	b := newBoard()
	for i, at := range stops {
		goTo(i)
		p.waitStop(i, len(stops))
		before := board{free: slices.Clone(b.free), places: slices.Clone(b.places)}
		b.after(at.means)
		p.wantScene(at, game, before, *b)
	}
	// What the steps came to, which the last scene shows, is the outcome.
	o := p.receipt().Outcome
	switch game {
	case "mines":
		if !slices.Equal(b.mined, o.Mines) {
			p.t.Errorf("the story ends with mines on %v, want %v", b.mined, o.Mines)
		}
	case "roulette":
		if b.pocket != o.Number {
			p.t.Errorf("the story ends with %s, want %s", b.pocket, o.Number)
		}
	case "dond":
		if !slices.Equal(b.places, o.Positions) {
			p.t.Errorf("the story ends with %v, want %v", b.places, o.Positions)
		}
	}
}

func (p *tab) wantScene(at stop, game string, before, after board) {
	p.t.Helper()
	got, step := p.scene(), at.step
	check := func(what string, got, want any) {
		p.t.Helper()
		if g, w := fmt.Sprint(got), fmt.Sprint(want); g != w {
			p.t.Errorf("%s %d: %s is %s, want %s", step.Code, step.Index, what, g, w)
		}
	}
	switch step.Code {
	case "commitment", "signature":
		check("the hash", got.Hash, step.Hex)
		check("the function", got.Function, step.Algorithm)
	case "block":
		check("the stream", strings.Join(got.Groups, ""), step.Hex)
		check("the function", got.Function, step.Algorithm)
	case "draw":
		check("the group", got.Current, step.Bytes)
		check("the number", got.Value, step.Value)
		if step.Limit > 0 {
			check("the limit", got.Limit, step.Limit)
			check("the sign", got.Sign, map[bool]string{true: "<", false: "≥"}[step.Accepted])
		}
		check("rejected in the title", strings.Contains(got.Title, "rejected"), !step.Accepted)
		if step.Accepted {
			check("the index", got.Index, *step.Result)
		} else {
			check("the index", got.Index, "")
			check("the judgement in words", strings.Contains(got.Judged, "Not below the limit: rejected."), true)
		}
	case "outcome":
		if game == "mines" {
			check("the grid", got.Mined, after.mined)
		}
		if game == "roulette" {
			check("the pocket", got.Chosen, after.pocket)
		}
		if game == "dond" {
			check("the row", got.Before, after.places)
		}
		return
	}
	switch m := at.means; {
	case game == "mines" && step.Code == "draw":
		check("the row of free tiles", got.Free, before.free)
		check("the grid", got.Mined, after.mined)
		if m != nil {
			check("the chosen tile", got.Chosen, m.Tile)
			check("the newest mine", got.Newest, m.Tile)
			check("the title", got.Title, fmt.Sprintf("Draw %d: mine %d goes on tile %d", step.Index, m.Mine, m.Tile))
		}
	case m == nil:
	case m.Code == "pocket":
		check("the pocket", got.Chosen, m.Number)
	case m.Code == "swap":
		check("the row before", got.Before, before.places)
		check("the row after", got.After, after.places)
		want := fmt.Sprintf("Draw %d: places %d and %d swap", step.Index, m.I+1, m.J+1)
		if m.I == m.J {
			want = fmt.Sprintf("Draw %d: place %d stays as it is", step.Index, m.I+1)
		}
		check("the title", got.Title, want)
	}
}

// storyRound is a vector with everything that was to be seen.
func storyRound(t *testing.T, game, about string) map[string]string {
	t.Helper()
	for _, v := range vectors(t, game) {
		if strings.HasPrefix(v.About, about) {
			round := maps.Clone(v.Round)
			round["commitment"] = v.Want.Commitment
			return round
		}
	}
	t.Fatalf("no vector of %s is about %q", game, about)
	return nil
}

// Stepping with the buttons, the keys and the slider to the end and back, what is
// shown at each stop is what the receipt says.
func TestStoryTellsTheReceipt(t *testing.T) {
	for _, c := range []struct{ game, about string }{
		{"mines", "draw 16 rejected"},
		{"mines", "draw 1 rejected"},
		{"roulette", "ordinary"},
		{"roulette", "first draw r=2^32-4: rejected for P=38"},
		{"dond", "ordinary"},
	} {
		t.Run(c.game+" "+c.about, func(t *testing.T) {
			round := storyRound(t, c.game, c.about)
			p := open(t, hosted, fragment(link(round)))
			p.receiptFor(round)
			stops := p.stops()
			rejected := slices.ContainsFunc(stops, func(s stop) bool { return s.step.Code == "draw" && !s.step.Accepted })
			if want := strings.Contains(c.about, "rejected"); rejected != want {
				t.Fatalf("a draw was rejected: %v, want %v", rejected, want)
			}
			p.openStory()
			end := len(stops) - 1
			p.wantScenes(stops, c.game, func(i int) {
				if i > 0 {
					p.click("#story-next")
				}
			})
			p.click("#story-next") // there is no more
			p.waitStop(end, len(stops))
			for i := end - 1; i >= 0; i-- {
				p.click("#story-prev")
				p.waitStop(i, len(stops))
			}
			p.wantScenes(stops, c.game, func(i int) {
				if i > 0 {
					p.press(kb.ArrowRight)
				}
			})
			for i := end - 1; i >= 0; i-- {
				p.press(kb.ArrowLeft)
				p.waitStop(i, len(stops))
			}
			p.press(kb.End)
			p.waitStop(end, len(stops))
			p.press(kb.Home)
			p.waitStop(0, len(stops))
			p.wantScenes(stops, c.game, p.slide)
			p.click("#story-first")
			p.waitStop(0, len(stops))
			p.click("#story-last")
			p.waitStop(end, len(stops))
			for _, chapter := range []string{"commitment", "stream", "draws", "outcome"} {
				p.click("#story-to-" + chapter)
				i := slices.IndexFunc(stops, func(s stop) bool {
					return s.step.Code == map[string]string{"stream": "block", "draws": "draw"}[chapter] || s.step.Code == chapter
				})
				p.waitStop(i, len(stops))
			}
		})
	}
}

// slide puts the slider to scene i, as a finger does.
func (p *tab) slide(i int) {
	p.t.Helper()
	eval[bool](p, `(() => {
		const el = document.querySelector("#story-range");
		el.value = `+strconv.Itoa(i+1)+`;
		return el.dispatchEvent(new InputEvent("input", { bubbles: true }));
	})()`)
}

// The keys work on the line that opened the story, and nowhere else: in a text
// they move the caret.
func TestStoryKeysStayInTheStory(t *testing.T) {
	p, _ := verified(t, hosted)
	n := len(p.stops())
	eval[bool](p, `(document.querySelector(".steps > summary").focus(), true)`)
	p.press(kb.Enter)
	p.waitFor(element("#story-title"))
	p.press(kb.ArrowRight)
	p.waitStop(1, n)
	p.click("#f-serverSeed")
	eval[bool](p, `(document.activeElement.setSelectionRange(3, 3), true)`)
	caret := func() int { return eval[int](p, `document.activeElement.selectionStart`) }
	for _, c := range []struct {
		key  string
		want int
	}{{kb.ArrowRight, 4}, {kb.ArrowLeft, 3}, {kb.Home, 0}} {
		p.press(c.key)
		if got := caret(); got != c.want || p.focus() != "f-serverSeed" {
			t.Errorf("the caret is at %d of %s, want %d", got, p.focus(), c.want)
		}
	}
	p.rest(100 * time.Millisecond)
	p.waitStop(1, n)
	// A key held down is one step each time, and ends at the end.
	p.click("#story-next")
	for range n + 5 {
		p.press(kb.ArrowRight)
	}
	p.waitStop(n-1, n)
	if got := p.focus(); got != "story-next" {
		t.Errorf("the focus is on %q, want it where it was", got)
	}
}

// oddSeed holds what one would not see, or would take for something else.
const oddSeed = "e\u0301👨\u200d👩\u200d👧 a\u200bb\u202eabc\u202c \u200f\x00\r\nx\ny\tz\ufeff"

// The bytes on demand are those of the text; each character that cannot be seen
// has its mark; and what is copied is the true text.
func TestStoryShowsTheExactText(t *testing.T) {
	for _, c := range []struct{ server, client string }{
		{oddSeed, "Zaz\u0307o\u0301 名"},
		{"\ufeffab", "\u3000x\u3000"},
		{"<b>&amp;</b>", "a:b"},
	} {
		round := map[string]string{"game": "cloudbet-mines", "serverSeed": c.server, "clientSeed": c.client, "nonce": "7", "mines": "3"}
		p := open(t, hosted, fragment(link(round)))
		p.receiptFor(round)
		allowClipboard(p)
		p.openStory()
		for _, s := range []struct{ chapter, text string }{
			{"commitment", c.server},
			{"signature", c.server + ":" + c.client + ":7"},
		} {
			p.click("#story-to-" + s.chapter)
			p.waitFor(element("#story-to-"+s.chapter) + `.getAttribute("aria-current") === "step"`)
			if got := p.text(".story-exact"); got != s.text {
				t.Errorf("the text is %q, want %q", got, s.text)
			}
			if got := p.shownBytes(); got != hex.EncodeToString([]byte(s.text)) {
				t.Errorf("the bytes are %s, want %x", got, s.text)
			}
			if got := p.copyOf(".story-exact"); got != s.text {
				t.Errorf("copied: %q, want %q", got, s.text)
			}
			wantMarks(p, s.text)
		}
		p.screenshot("story-odd-" + strconv.Itoa(len(c.server)))
	}
}

// shownBytes opens the bytes where they are not open yet.
func (p *tab) shownBytes() string {
	p.t.Helper()
	if eval[bool](p, `document.querySelector(".story-toggle").getAttribute("aria-expanded") !== "true"`) {
		p.click(".story-toggle")
		p.waitFor(`document.querySelector(".story-hex").checkVisibility()`)
	}
	return eval[string](p, `[...document.querySelectorAll(".hex-bytes")].map((el) => el.textContent.replaceAll(" ", "")).join("")`)
}

// copyOf selects an element and presses Ctrl+C.
func (p *tab) copyOf(selector string) string {
	p.t.Helper()
	eval[bool](p, `(getSelection().selectAllChildren(`+element(selector)+`), window.pasted = undefined, true)`)
	command(p, input.DispatchKeyEvent, input.DispatchKeyEventParams{
		Type: input.DispatchKeyEventTypeRawKeyDown, Key: "c", Modifiers: int64(kb.ModifierCtrl), Commands: []string{"copy"},
	})
	return paste(p)
}

func wantMarks(p *tab, text string) {
	p.t.Helper()
	marks := eval[map[string]string](p, `Object.fromEntries([...document.querySelectorAll(".story-mark")].map((el) => [el.textContent, el.dataset.mark]))`)
	for char, mark := range map[string]string{
		"\u0301": "U+0301", "\u200d": "U+200D", "\u200b": "U+200B", "\u202e": "U+202E", "\u200f": "U+200F",
		"\x00": "U+0000", "\r": "U+000D", "\n": "↵", "\t": "U+0009", "\ufeff": "U+FEFF", " ": "␣", "\u3000": "U+3000",
	} {
		if strings.Contains(text, char) && marks[char] != mark {
			p.t.Errorf("%U is marked %q, want %q", []rune(char)[0], marks[char], mark)
		}
	}
}

// Another language keeps the place, and another round too where it has as many
// steps; the numbers are then those of the new round.
func TestStoryKeepsItsPlace(t *testing.T) {
	p, round := verified(t, hosted)
	n := len(p.stops())
	p.openStory()
	for range 5 {
		p.press(kb.ArrowRight)
	}
	p.waitStop(5, n)
	for lang, words := range map[string]string{"ja": "ステップ 6 / ", "pl": "Krok 6 z\u00a0", "en": "Step 6 of "} {
		p.click("#lang-" + lang)
		p.waitFor(`document.documentElement.lang === ` + quote(lang))
		p.waitFor(element(".story-place") + ".textContent === " + quote(words+strconv.Itoa(n)))
		if got := p.value("story-range"); got != "6" {
			t.Errorf("%s: the slider is at %s, want 6", lang, got)
		}
	}
	p.click("#lang-en")
	p.waitFor(`document.documentElement.lang === "en"`)
	old := p.scene()
	for _, nonce := range []string{"1", "12", "123"} {
		p.fill("f-nonce", nonce)
		round["nonce"] = nonce
		p.receiptFor(round)
		stops := p.stops()
		if len(stops) != n {
			t.Fatalf("nonce %s has %d steps, want %d as the round before", nonce, len(stops), n)
		}
		p.waitStop(5, n)
		if got, want := p.scene(), stops[5].step; got.Value != strconv.FormatUint(want.Value, 10) || got.Value == old.Value {
			t.Errorf("nonce %s: the number is %s, want %d", nonce, got.Value, want.Value)
		}
	}
	// With other many steps it starts anew.
	p.fill("f-mines", "1")
	round["mines"] = "1"
	p.receiptFor(round)
	p.waitStop(0, len(p.stops()))
}

// In no frame does the story claim something about another input: while an edit
// is not drawn yet, its numbers cannot be read as the new round's.
func TestStoryIsNotStale(t *testing.T) {
	const spy = `window.frames_ = { seen: 0, stale: [] }; (function look() {
		requestAnimationFrame(look);
		const el = document.querySelector("#f-nonce"), out = document.querySelector("#receipt"), story = document.querySelector("#story-scene");
		if (!window.editing || !el || !out || !out.textContent || !story) return;
		if (getComputedStyle(story).opacity === "0") return;
		window.frames_.seen++;
		const input = JSON.parse(out.textContent).input.nonce ?? "";
		if (input !== el.value) window.frames_.stale.push([input, el.value]);
	})()`
	p := open(t, hosted, before(spy))
	p.click("#example")
	p.waitVerdict("verified")
	p.openStory()
	p.click("#story-to-draws")
	p.waitFor(element(".story-judged"))
	p.click("#f-nonce")
	eval[bool](p, `window.editing = true`)
	for range 10 {
		p.press("1")
		p.press("\b")
	}
	p.waitFor(`document.documentElement.dataset.stale === ""`)
	p.rest(100 * time.Millisecond)
	if got := eval[[][]string](p, `window.frames_.stale`); len(got) > 0 {
		t.Errorf("%d frames show the numbers of another nonce, such as %q", len(got), got[0])
	}
	if eval[int](p, `window.frames_.seen`) == 0 {
		t.Error("no frame showed the story: the test saw nothing")
	}
}

// A seed of a megabyte is cut in the story, with its bytes, and a step
// draws nothing else.
func TestStoryOfALongSeed(t *testing.T) {
	p, round := verified(t, hosted)
	p.setSeed(1_000_000)
	round["serverSeed"] = strings.Repeat("a", 1_000_000)
	p.receiptFor(round)
	stops := p.stops()
	p.openStory()
	p.shownBytes()
	if got := eval[int](p, `document.querySelector("#story").textContent.length`); got > 10_000 {
		t.Errorf("the story has %d characters", got)
	}
	if got := eval[string](p, `document.querySelector(".story-cut").dataset.cut`); got != "… 999760 more characters" {
		t.Errorf("the cut says %q", got)
	}
	p.wantScenes(stops, "mines", func(i int) {
		if i > 0 {
			p.press(kb.ArrowRight)
		}
	})
	p.wantOwnSteps(len(stops))
}

// A step draws the story and nothing else of the page, in the longest ordinary
// story and beside a seed of a megabyte: that is what keeps it quick.
func TestStoryStepsDrawOnlyTheStory(t *testing.T) {
	for _, v := range vectors(t, "mines") {
		if v.Round["mines"] != "24" {
			continue
		}
		p := open(t, hosted, fragment(link(v.Round)))
		p.receiptFor(v.Round)
		p.openStory()
		p.wantOwnSteps(len(p.stops()))
		return
	}
	t.Fatal("no vector has 24 mines")
}

// wantOwnSteps goes from the first step to the last and watches what changes.
func (p *tab) wantOwnSteps(n int) {
	p.t.Helper()
	p.click("#story-first")
	p.waitStop(0, n)
	changed := eval[[]int](p, `(async () => {
		const story = document.querySelector("#story"), place = () => document.querySelector(".story-place").textContent;
		let within = 0, beyond = 0;
		const watch = new MutationObserver((list) => {
			for (const m of list) story.contains(m.target) ? within++ : beyond++;
		});
		watch.observe(document.documentElement, { subtree: true, childList: true, characterData: true, attributes: true });
		for (let i = 1; i < `+strconv.Itoa(n)+`; i++) {
			const before = place();
			document.querySelector("#story-next").click();
			while (place() === before) await new Promise(requestAnimationFrame);
		}
		await new Promise(requestAnimationFrame);
		watch.disconnect();
		return [within, beyond];
	})()`)
	if changed[0] == 0 || changed[1] != 0 {
		p.t.Errorf("%d changes in the story and %d beyond it, want some and none", changed[0], changed[1])
	}
}

// Nothing of the story is wider than the narrowest phone, in any language and
// at any stop, with the bytes open.
func TestStoryIsNotWiderThanTheScreen(t *testing.T) {
	for _, lang := range paintLanguages {
		for _, game := range []string{"mines", "roulette", "dond"} {
			round := storyRound(t, game, "ordinary")
			p := open(t, single, languages(lang), viewport(320, 640), fragment(link(round)))
			p.receiptFor(round)
			p.openStory()
			p.shownBytes()
			for i := range p.stops() {
				p.slide(i)
				p.waitFor(element(".story-place") + ".textContent.includes(" + quote(strconv.Itoa(i+1)) + ")")
				p.wantNoOverflow(fmt.Sprintf("%s %s, stop %d", lang, game, i))
			}
		}
	}
}

// With only a part of the round the story tells that part, and says that it goes
// on.
func TestStoryOfAnUnfinishedRound(t *testing.T) {
	for _, c := range []struct {
		round map[string]string
		stops int
	}{
		{map[string]string{"game": "cloudbet-mines", "serverSeed": "a"}, 1},
		{map[string]string{"game": "cloudbet-mines", "serverSeed": "a", "clientSeed": "b", "nonce": "1"}, 2},
		{map[string]string{"game": "dond", "serverSeed": "a"}, 1},
	} {
		p := open(t, hosted, fragment(link(c.round)))
		p.receiptFor(c.round)
		p.openStory()
		p.waitStop(0, c.stops)
		if got := p.scene(); got.Hash != p.receipt().Commitment.Computed {
			t.Errorf("the hash is %q", got.Hash)
		}
		if !eval[bool](p, `document.querySelector(".story-more").checkVisibility()`) {
			t.Error("the story does not say that it goes on")
		}
	}
	p := open(t, hosted)
	if eval[bool](p, `document.querySelector(".steps").checkVisibility()`) {
		t.Error("there is a story before there is a round")
	}
}

// While the story is read, the verdict does not stay in front of it.
func TestStoryIsNotCovered(t *testing.T) {
	p, _ := verified(t, hosted, viewport(1280, 800))
	p.openStory()
	p.click("#story-to-draws")
	p.waitFor(element(".story-judged"))
	eval[bool](p, `(document.querySelector("#story-scene").scrollIntoView(), scrollBy(0, 300), true)`)
	if bottom := eval[float64](p, `document.querySelector(".verdict").getBoundingClientRect().bottom`); bottom > 0 {
		t.Errorf("the verdict covers the story down to %.0f", bottom)
	}
	if top := eval[float64](p, `document.querySelector(".story-player").getBoundingClientRect().top`); top != 0 {
		t.Errorf("the controls are at %.0f, want them at the top", top)
	}
}
