package browser

import (
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"testing"
	"time"
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

// A path that starts with two slashes would name a host if it stood alone.
func TestQueryMovesBehindAnyPath(t *testing.T) {
	const path = "//help/"
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		serveFile(w, r, strings.TrimPrefix(r.URL.Path, path))
	}))
	t.Cleanup(server.Close)
	p := open(t, hosted, at(&site{url: server.URL + path}), query("utm=1&serverSeed=a+%c5%bc"), fragment("game=dond"))
	if got, want := eval[string](p, `location.href`), server.URL+path+"?utm=1#game=dond&serverSeed=a+%c5%bc"; got != want {
		t.Errorf("the address is %s, want %s", got, want)
	}
	if got := p.value("f-serverSeed"); got != "a ż" {
		t.Errorf("the server seed is %q", got)
	}
}

// wantBadServerSeed checks that the page runs and says that the server seed in
// the link is no text.
func wantBadServerSeed(p *tab) {
	p.t.Helper()
	p.waitFor(`document.querySelector("#receipt").textContent.startsWith("{")`)
	p.waitFor(`JSON.parse(document.querySelector("#receipt").textContent).findings
		.some((f) => f.code === "bad-text" && f.field === "serverSeed")`)
	if got := p.state(); got != "ready" {
		p.t.Errorf("the page is %s", got)
	}
}

// A stray % makes go-app's address parser give up. The page has to start all
// the same, read the link as it is, and leave it so for the next reload.
func TestStrayPercent(t *testing.T) {
	const bad = "game=dond&serverSeed=%zz&clientSeed=x"
	want := func(p *tab, hash string) {
		p.t.Helper()
		if got := eval[string](p, `location.hash`); got != hash {
			p.t.Errorf("the fragment is %q, want %q", got, hash)
		}
	}
	t.Run("in the fragment", func(t *testing.T) {
		onBoth(t, func(t *testing.T, out output) {
			p := open(t, out, fragment(bad))
			wantBadServerSeed(p)
			want(p, "#"+bad)
			if got := p.value("f-clientSeed"); got != "x" {
				t.Errorf("the client seed is %q", got)
			}
			eval[bool](p, `(location.reload(), true)`)
			p.rest(100 * time.Millisecond)
			p.waitReady()
			wantBadServerSeed(p)
		})
	})
	t.Run("at the end", func(t *testing.T) {
		p := open(t, hosted, fragment("game=dond&clientSeed=x&serverSeed=%2"))
		wantBadServerSeed(p)
		want(p, "#game=dond&clientSeed=x&serverSeed=%2")
	})
	t.Run("in the query", func(t *testing.T) {
		p := open(t, hosted, query(bad))
		wantBadServerSeed(p)
		want(p, "#"+bad)
	})
	t.Run("later", func(t *testing.T) {
		onBoth(t, func(t *testing.T, out output) {
			p := open(t, out)
			p.setFragment(bad)
			wantBadServerSeed(p)
			want(p, "#"+bad)
		})
	})
	t.Run("while loading", func(t *testing.T) {
		p, release := held(t)
		p.setFragment(bad)
		release()
		p.waitReady()
		wantBadServerSeed(p)
		want(p, "#"+bad)
	})
	t.Run("mended while loading", func(t *testing.T) {
		p, release := held(t, fragment(bad))
		p.setFragment("game=dond&serverSeed=sound")
		release()
		p.waitReady()
		want(p, "#game=dond&serverSeed=sound")
		if got := p.value("f-serverSeed"); got != "sound" {
			t.Errorf("the server seed is %q", got)
		}
	})
	t.Run("an escaped one is sound", func(t *testing.T) {
		p := open(t, hosted, fragment("game=dond&serverSeed=%25zz"))
		if got := p.value("f-serverSeed"); got != "%zz" {
			t.Errorf("the server seed is %q", got)
		}
	})
}

// A U+FEFF at the start of a seed is part of it.
func TestByteOrderMarkIsKept(t *testing.T) {
	p := open(t, hosted, fragment("game=dond&serverSeed=%EF%BB%BFa&clientSeed=x"))
	if got, want := p.value("f-serverSeed"), "\ufeffa"; got != want {
		t.Errorf("the server seed is %q, want %q", got, want)
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
