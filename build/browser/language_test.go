package browser

import "testing"

// The first paint is in the player's language already, and Go, when it comes,
// is of the same opinion.
func TestFirstPaintIsInThePlayersLanguage(t *testing.T) {
	for _, c := range []struct{ languages, fragment, lang string }{
		{"en-US,en", "", "en"},
		{"ja-JP,ja,en", "", "ja"},
		{"pl", "", "pl"},
		{"fr,pl,en", "", "pl"},
		{"fr,de", "", "en"},
		{"ja", "lang=pl", "pl"},
		{"ja", "lang=en", "en"},
		{"ja", "lang=PL", "pl"},
		{"ja", "lang=xx", "ja"},
		{"fr", "lang=paint", "en"},
	} {
		t.Run(c.languages+" "+c.fragment, func(t *testing.T) {
			p, release := held(t, languages(c.languages), fragment(c.fragment))
			title := `document.querySelector("h1").textContent`
			want := eval[string](p, title)
			if c.lang != "en" {
				want = eval[string](p, `document.querySelector("#paint-`+c.lang+`").content.querySelector("h1").textContent`)
			}
			for _, when := range []string{"loading", "ready"} {
				if when == "ready" {
					release()
					p.waitReady()
				}
				if got := eval[string](p, `document.documentElement.lang`); got != c.lang {
					t.Errorf("%s: the page's language is %q, want %q", when, got, c.lang)
				}
				if got := eval[string](p, title); got != want {
					t.Errorf("%s: the title is %q, want %q", when, got, want)
				}
				if !eval[bool](p, `document.querySelector("h1").checkVisibility({ visibilityProperty: true })`) {
					t.Errorf("%s: the page is hidden", when)
				}
			}
		})
	}
}
