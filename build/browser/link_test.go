package browser

import (
	"slices"
	"testing"
)

// Fields in the query move into the fragment before anything is loaded, byte
// for byte, and the page knows which ones the host has seen.
func TestQueryMovesIntoTheFragment(t *testing.T) {
	for _, c := range []struct {
		name, query, fragment string
		wantQuery, wantHash   string
		wantNames             []string
	}{
		{name: "nothing"},
		{name: "fragment only", fragment: "lang=en", wantHash: "#lang=en", wantNames: nil},
		{name: "round", query: "game=dond&serverSeed=a", wantHash: "#game=dond&serverSeed=a",
			wantNames: []string{"game", "serverSeed"}},
		{name: "bytes as they are", query: "serverSeed=a+b%20c%2bd%C5%bc%ff=e&clientSeed=",
			wantHash:  "#serverSeed=a+b%20c%2bd%C5%bc%ff=e&clientSeed=",
			wantNames: []string{"serverSeed", "clientSeed"}},
		{name: "behind what is there", query: "nonce=7", fragment: "game=dond",
			wantHash: "#game=dond&nonce=7", wantNames: []string{"nonce"}},
		{name: "the host's own stay", query: "utm=1&nonce=7&%6Cang=en&x", wantQuery: "?utm=1&x",
			wantHash: "#nonce=7&%6Cang=en", wantNames: []string{"nonce", "lang"}},
		{name: "twice", query: "nonce=7&nonce=8", wantHash: "#nonce=7&nonce=8", wantNames: []string{"nonce"}},
		{name: "malformed name", query: "%ff=1&%zz=2", wantQuery: "?%ff=1&%zz=2"},
	} {
		t.Run(c.name, func(t *testing.T) {
			onBoth(t, func(t *testing.T, out output) {
				p := open(t, out, query(c.query), fragment(c.fragment))
				if got := eval[string](p, `location.search`); got != c.wantQuery {
					t.Errorf("the query is %q, want %q", got, c.wantQuery)
				}
				if got := eval[string](p, `location.hash`); got != c.wantHash {
					t.Errorf("the fragment is %q, want %q", got, c.wantHash)
				}
				if got := eval[[]string](p, `window.roundcheck.fromQuery`); !slices.Equal(got, c.wantNames) {
					t.Errorf("moved %q, want %q", got, c.wantNames)
				}
			})
		})
	}
}

// The fields of the query go over the wire once, with the page, and not again.
func TestQueryIsNotSentAgain(t *testing.T) {
	p := open(t, hosted, query("serverSeed=secret"))
	p.watch.mu.Lock()
	for _, address := range p.watch.requests[1:] {
		if address != "about:blank" && slices.Contains([]byte(address), '?') {
			t.Errorf("sent again: %s", address)
		}
	}
	p.watch.mu.Unlock()
}

// Theme and frame are known before the first paint, so that nothing flashes.
func TestLookIsKnownBeforeTheFirstPaint(t *testing.T) {
	const note = `new MutationObserver(() => {
			if (!document.body || window.first) return;
			const { theme, embed } = document.documentElement.dataset;
			window.first = [theme ?? "", embed ?? ""];
		}).observe(document, { childList: true, subtree: true });`
	for _, c := range []struct {
		fragment     string
		theme, embed string
	}{
		{"", "", ""},
		{"theme=dark", "dark", ""},
		{"game=dond&theme=light&embed=1", "light", "1"},
		{"theme=red&embed=2", "", ""},
	} {
		p := open(t, hosted, fragment(c.fragment), before(note), atOnce())
		p.waitFor(`window.first`)
		if got, want := eval[[]string](p, `window.first`), []string{c.theme, c.embed}; !slices.Equal(got, want) {
			t.Errorf("%q: theme and embed are %q at first, want %q", c.fragment, got, want)
		}
		p.waitReady()
	}
}
