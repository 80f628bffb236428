package browser

import (
	"encoding/json"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// A vector is a reference round, as fair's own tests have it.
type vector struct {
	About string            `json:"about"`
	Round map[string]string `json:"round"`
	Want  struct {
		Commitment string   `json:"commitment"`
		Signature  string   `json:"signature"`
		Draws      []uint32 `json:"draws"`
		Order      []int    `json:"order"`
		Mines      []int    `json:"mines"`
		Number     string   `json:"number"`
		Swaps      []int    `json:"swaps"`
		Positions  []int    `json:"positions"`
	} `json:"want"`
}

// A receipt is what the page says about a round, as far as these tests look.
type receipt struct {
	Schema     string            `json:"schema"`
	Input      map[string]string `json:"input"`
	Verdict    string            `json:"verdict"`
	Commitment *struct {
		Computed, Status string
		Given            *string
	} `json:"commitment"`
	Signature *struct {
		Computed, Status string
		Given            *string
	} `json:"signature"`
	Outcome *struct {
		Status    string
		Mines     []int
		Number    string
		Positions []int
		Amounts   []string
		Net       string
	} `json:"outcome"`
	Findings []struct {
		Code, Field, Reason string
		At                  int
	} `json:"findings"`
	Steps []struct {
		Code  string
		Value uint32
		Tile  int
		J     int
	} `json:"steps"`
}

// wrong lists the codes of what cannot be evaluated, without the hints.
func (r receipt) wrong() []string {
	var codes []string
	for _, f := range r.Findings {
		if strings.HasPrefix(f.Code, "bad-") || slices.Contains([]string{"missing-field", "unknown-field", "duplicate-field", "too-long"}, f.Code) {
			codes = append(codes, f.Code)
		}
	}
	return codes
}

var games = map[string]string{"mines": "cloudbet-mines", "roulette": "cloudbet-roulette", "dond": "dond"}

func vectors(t *testing.T, game string) []vector {
	t.Helper()
	file, err := os.ReadFile(filepath.Join(root, "fair", "games", game, "testdata", "vectors.json"))
	if err != nil {
		t.Fatal(err)
	}
	var all []vector
	if err := json.Unmarshal(file, &all); err != nil {
		t.Fatal(err)
	}
	if len(all) < 20 {
		t.Fatalf("%d vectors for %s, want at least 20", len(all), game)
	}
	return all
}

func (p *tab) receipt() receipt {
	p.t.Helper()
	var r receipt
	text := p.text("#receipt")
	if err := json.Unmarshal([]byte(text), &r); err != nil {
		p.t.Fatalf("the receipt is no JSON: %v\n%s", err, text)
	}
	return r
}

// receiptFor waits for the receipt whose input has these fields.
func (p *tab) receiptFor(round map[string]string) receipt {
	p.t.Helper()
	want, _ := json.Marshal(round)
	p.waitFor(`((want) => {
		const text = document.querySelector("#receipt").textContent;
		const got = text ? JSON.parse(text).input : {};
		return Object.keys(want).length === Object.keys(got).length && Object.entries(want).every(([k, v]) => got[k] === v);
	})(` + string(want) + `)`)
	return p.receipt()
}

// link encodes a round as a form does.
func link(round map[string]string) string {
	values := url.Values{}
	for field, text := range round {
		values.Set(field, text)
	}
	return values.Encode()
}

// compare holds a receipt against a vector: every value, in order.
func (v vector) compare(t *testing.T, r receipt) {
	t.Helper()
	var draws []uint32
	var order, swaps []int
	for _, s := range r.Steps {
		switch s.Code {
		case "draw":
			draws = append(draws, s.Value)
		case "mine":
			order = append(order, s.Tile)
		case "swap":
			swaps = append(swaps, s.J)
		}
	}
	if r.Commitment == nil || r.Outcome == nil {
		t.Fatalf("%s: no commitment or outcome: %+v", v.About, r.Findings)
	}
	if r.Commitment.Computed != v.Want.Commitment {
		t.Errorf("%s: commitment %s, want %s", v.About, r.Commitment.Computed, v.Want.Commitment)
	}
	if v.Want.Signature != "" && r.Signature.Computed != v.Want.Signature {
		t.Errorf("%s: signature %s, want %s", v.About, r.Signature.Computed, v.Want.Signature)
	}
	if !slices.Equal(draws, v.Want.Draws) || !slices.Equal(order, v.Want.Order) || !slices.Equal(swaps, v.Want.Swaps) {
		t.Errorf("%s: draws, order or swaps differ", v.About)
	}
	if !slices.Equal(r.Outcome.Mines, v.Want.Mines) || r.Outcome.Number != v.Want.Number || !slices.Equal(r.Outcome.Positions, v.Want.Positions) {
		t.Errorf("%s: outcome %+v, want %v %q %v", v.About, r.Outcome, v.Want.Mines, v.Want.Number, v.Want.Positions)
	}
}

// Every vector of every game comes out of both pages as it should, from a link
// and without a click.
func TestVectorsByLink(t *testing.T) {
	onBoth(t, func(t *testing.T, out output) {
		for game := range games {
			t.Run(game, func(t *testing.T) {
				p := open(t, out)
				for _, v := range vectors(t, game) {
					p.setFragment(link(v.Round))
					v.compare(t, p.receiptFor(v.Round))
				}
			})
		}
	})
}

// Vectors put into the fields themselves, as by pasting, with the commitment
// beside: the board that is drawn is the vector's.
func TestVectorsByHand(t *testing.T) {
	onBoth(t, func(t *testing.T, out output) {
		for game, id := range games {
			t.Run(game, func(t *testing.T) {
				p := open(t, out)
				p.click("label:has(#game-" + id + ")")
				done := 0
				for _, v := range vectors(t, game) {
					if !typable(v) {
						continue
					}
					if done++; done > 25 && v.About == "ordinary" {
						break
					}
					p.enter(v.Round)
					v.compare(t, p.receiptFor(v.Round))
					p.wantBoard(v)
				}
				if done < 20 {
					t.Errorf("%d vectors, want at least 20", done)
				}
			})
		}
	})
}

// typable says whether a text area can hold the vector's seeds as they are: it
// has no carriage returns, and an empty seed needs its box ticked.
func typable(v vector) bool {
	s, c := v.Round["serverSeed"], v.Round["clientSeed"]
	return s != "" && c != "" && !strings.Contains(s+c, "\r") && len(s+c) < 5000
}

// enter puts a round into the fields, each as one paste.
func (p *tab) enter(round map[string]string) {
	p.t.Helper()
	for field, text := range round {
		switch field {
		case "game":
		case "wheel":
			p.click("label:has(#wheel-" + text + ")")
		default:
			p.paste("f-"+field, text)
		}
	}
}

// paste replaces a field's text as a paste does: at once, with an input event.
func (p *tab) paste(id, text string) {
	p.t.Helper()
	eval[bool](p, `(() => {
		const el = `+element("#"+id)+`;
		el.focus();
		el.select();
		return document.execCommand("insertText", false, `+quote(text)+`);
	})()`)
}

// wantBoard looks at what is drawn.
func (p *tab) wantBoard(v vector) {
	p.t.Helper()
	switch v.Round["game"] {
	case "cloudbet-mines":
		got := eval[[]int](p, `[...document.querySelectorAll("#board .mine")].map((el) => Number(el.dataset.tile))`)
		if !slices.Equal(got, v.Want.Mines) {
			p.t.Errorf("%s: mines drawn on %v, want %v", v.About, got, v.Want.Mines)
		}
	case "cloudbet-roulette":
		got := eval[[]string](p, `[document.querySelector("#board .hub-number").textContent, ...[...document.querySelectorAll("#board .won text")].map((el) => el.textContent)]`)
		if !slices.Equal(got, []string{v.Want.Number, v.Want.Number}) {
			p.t.Errorf("%s: the wheel shows %v, want %s twice", v.About, got, v.Want.Number)
		}
	case "dond":
		got := eval[[]int](p, `[...document.querySelectorAll("#board .case")].map((el) => Number(el.dataset.position))`)
		if !slices.Equal(got, v.Want.Positions) {
			p.t.Errorf("%s: cases %v, want %v", v.About, got, v.Want.Positions)
		}
	}
}

// A player who types a round key by key sees it checked as they type; and
// after every single key the receipt is that of what stands in the field.
func TestTypingKeyByKey(t *testing.T) {
	onBoth(t, func(t *testing.T, out output) {
		p := open(t, out)
		p.typeInto("f-serverSeed", "seed")
		p.typeInto("f-clientSeed", "mine: ż 名")
		p.typeInto("f-nonce", "12")
		p.typeInto("f-mines", "3")
		round := map[string]string{"game": "cloudbet-mines", "serverSeed": "seed", "clientSeed": "mine: ż 名", "nonce": "12", "mines": "3"}
		r := p.receiptFor(round)
		if r.Verdict != "incomplete" || r.Commitment.Status != "absent" || r.Outcome.Status != "absent" {
			t.Fatalf("%s, commitment %s, outcome %s", r.Verdict, r.Commitment.Status, r.Outcome.Status)
		}
		p.typeInto("f-commitment", r.Commitment.Computed)
		p.typeInto("f-seen", ints(r.Outcome.Mines))
		p.waitFor(`document.querySelector(".verdict").dataset.verdict === "verified"`)
		p.click("#f-serverSeed")
		for _, key := range "xyz" {
			p.press(string(key))
			p.waitFor(`JSON.parse(document.querySelector("#receipt").textContent).input.serverSeed === document.querySelector("#f-serverSeed").value`)
			if got := p.verdict(); got != "mismatch" {
				t.Fatalf("the verdict is %q after the seed was changed", got)
			}
		}
	})
}

func (p *tab) verdict() string {
	p.t.Helper()
	return eval[string](p, `document.querySelector(".verdict").dataset.verdict`)
}

func ints(list []int) string {
	text, _ := json.Marshal(list)
	return strings.Trim(string(text), "[]")
}

// No frame is painted in which a verdict can be seen that belongs to another
// input: a script in the page looks at every frame while keys go in and out.
func TestNoStaleVerdictInAnyFrame(t *testing.T) {
	const spy = `window.frames_ = { seen: 0, stale: [] }; (function look() {
		requestAnimationFrame(look);
		const el = document.querySelector("#f-serverSeed"), out = document.querySelector("#receipt");
		if (!el || !out || !out.textContent || !window.editing) return;
		const verdict = document.querySelector(".verdict");
		const input = JSON.parse(out.textContent).input.serverSeed ?? "";
		const claims = verdict.matches(".is-verified, .is-mismatch") && getComputedStyle(verdict.querySelector("h2")).opacity !== "0";
		if (claims) window.frames_.seen++;
		if (claims && input !== el.value) window.frames_.stale.push([input, el.value]);
	})()`
	p := open(t, hosted, before(spy))
	p.click("#example")
	p.waitFor(`document.querySelector(".verdict").dataset.verdict === "verified"`)
	p.click("#f-serverSeed")
	eval[bool](p, `window.editing = true`)
	for range 20 {
		p.press("a")
		p.press("\b")
	}
	p.waitFor(`document.documentElement.dataset.stale === ""`)
	if got := p.verdict(); got != "verified" {
		t.Errorf("the verdict is %q with the seed as it was", got)
	}
	if got := eval[[][]string](p, `window.frames_.stale`); len(got) > 0 {
		t.Errorf("%d frames show the verdict of another seed, such as %q", len(got), got[0])
	}
	if eval[int](p, `window.frames_.seen`) == 0 {
		t.Error("no frame showed a verdict: the test saw nothing")
	}
}
