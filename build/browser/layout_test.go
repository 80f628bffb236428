package browser

import (
	"fmt"
	"testing"
)

// Nothing is wider than the screen, in any game and language, from the
// narrowest phone to a wide screen; pictures of all are left in artifacts/.
func TestNothingIsWiderThanTheScreen(t *testing.T) {
	for _, lang := range paintLanguages {
		for _, id := range games {
			t.Run(lang+" "+id, func(t *testing.T) {
				t.Parallel()
				for _, width := range []int64{320, 360, 768, 1280, 1920} {
					look := []option{languages(lang), viewport(width, 800)}
					if width == 360 || width == 1920 {
						look = append(look, dark())
					}
					p := open(t, hosted, look...)
					p.click("label:has(#game-" + id + ")")
					p.click("#example")
					p.waitFor(`document.querySelector(".verdict").dataset.verdict === "verified"`)
					p.click(".steps summary")
					p.waitFor(`document.querySelector("#story-next").checkVisibility()`) // what is below has moved
					p.click(".receipt summary")
					p.waitFor(`document.querySelector("#receipt").checkVisibility()`)
					p.wantNoOverflow(fmt.Sprintf("%s %s %d", lang, id, width))
					p.screenshot(fmt.Sprintf("%s-%s-%d", id, lang, width))
				}
			})
		}
	}
}

// wantNoOverflow looks for a page that scrolls sideways, and for text that is
// cut off inside a control.
func (p *tab) wantNoOverflow(where string) {
	p.t.Helper()
	if got := eval[[]int](p, `[document.documentElement.scrollWidth, innerWidth]`); got[0] > got[1] {
		p.t.Errorf("%s: the page is %d wide on a screen of %d", where, got[0], got[1])
	}
	cut := eval[[]string](p, `[...document.querySelectorAll("button, label, .segment, h1, h2, .part-word, .case-prize, th, td")]
		.filter((el) => el.checkVisibility() && el.scrollWidth > el.clientWidth + 1 && el.clientWidth > 0)
		.map((el) => el.className + ": " + el.textContent.trim())`)
	for _, text := range cut {
		p.t.Errorf("%s: cut off: %s", where, text)
	}
}
