package browser

import (
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
)

// wantFailure checks that the page says what went wrong, in an alert that can
// be seen, and that it no longer looks sound.
func wantFailure(p *tab, kind, word string) {
	p.t.Helper()
	p.waitFor(`document.querySelector("#boot-error").checkVisibility()`)
	if got := p.state(); got != "failed" {
		p.t.Errorf("state is %q, want failed", got)
	}
	if got := eval[string](p, `document.querySelector("#boot-error").dataset.kind`); got != kind {
		p.t.Errorf("the message is of the kind %q, want %q", got, kind)
	}
	if got := eval[string](p, `document.querySelector("#boot-error").getAttribute("role")`); got != "alert" {
		p.t.Errorf("the message's role is %q, want alert", got)
	}
	if got := p.text("#boot-error"); !strings.Contains(got, word) {
		p.t.Errorf("the message %q does not say %q", got, word)
	}
	if eval[bool](p, `document.querySelector("#boot-progress").checkVisibility()`) {
		p.t.Error("the progress is still shown")
	}
}

func TestWithoutWebAssembly(t *testing.T) {
	onBoth(t, func(t *testing.T, out output) {
		p := open(t, out, before(`delete window.WebAssembly`), atOnce())
		wantFailure(p, "noWasm", "current Firefox, Chrome, Edge or Safari")
		p.screenshot("failed-no-wasm-" + string(out))
	})
}

func TestMessagesAreInThePlayersLanguage(t *testing.T) {
	for _, c := range []struct{ languages, fragment, lang, word string }{
		{"ja,en", "", "ja", "最新の Firefox"},
		{"fr,pl", "", "pl", "aktualnej wersji"},
		{"fr", "", "en", "current Firefox"},
		{"en", "lang=ja", "ja", "最新の Firefox"},
		{"ja", "lang=en", "en", "current Firefox"},
		{"pl", "lang=toString", "pl", "aktualnej wersji"},
	} {
		t.Run(c.languages+" "+c.fragment, func(t *testing.T) {
			p := open(t, hosted, languages(c.languages), fragment(c.fragment), before(`delete window.WebAssembly`), atOnce())
			wantFailure(p, "noWasm", c.word)
			if got := eval[string](p, `document.querySelector("#boot-error").lang`); got != c.lang {
				t.Errorf("the message's language is marked %q, want %q", got, c.lang)
			}
		})
	}
}

func TestSingleWithoutDecompression(t *testing.T) {
	p := open(t, single, before(`delete window.DecompressionStream`), atOnce())
	wantFailure(p, "noUnpack", "too old for the single file")
}

func TestSingleWithoutNewBase64(t *testing.T) {
	open(t, single, before(`delete Uint8Array.fromBase64`))
}

func TestWithoutStreamingCompilation(t *testing.T) {
	onBoth(t, func(t *testing.T, out output) {
		open(t, out, before(`delete WebAssembly.compileStreaming`))
	})
}

func TestWasmMissing(t *testing.T) {
	s := newSite(t)
	s.answerWasm(http.NotFound)
	p := open(t, hosted, at(s), atOnce())
	p.expectTrouble(`Failed to load resource.*404`)
	wantFailure(p, "network", "could not be loaded")
	if got := p.text("#boot-error .boot-detail"); !strings.Contains(got, "HTTP 404") {
		t.Errorf("the detail %q does not name the status", got)
	}
	if got := eval[string](p, `document.querySelector("#boot-error a").href`); got != s.url+"roundcheck.html" {
		t.Errorf("the single file is offered at %q", got)
	}
	p.screenshot("failed-missing")
}

// Hosts made for web apps answer 200 with their start page for any file.
func TestWasmIsAnotherFile(t *testing.T) {
	s := newSite(t)
	s.answerWasm(func(w http.ResponseWriter, r *http.Request) { serveFile(w, r, "index.html") })
	p := open(t, hosted, at(s), atOnce())
	wantFailure(p, "wrongFile", "damaged or belongs to another version")
}

// A sound module that is not the one this page was built with is not run.
func TestWasmIsAnotherVersion(t *testing.T) {
	empty := []byte("\x00asm\x01\x00\x00\x00")
	s := newSite(t)
	s.answerWasm(func(w http.ResponseWriter, r *http.Request) { w.Write(empty) })
	p := open(t, hosted, at(s), atOnce())
	wantFailure(p, "wrongFile", "damaged or belongs to another version")
	if got := p.text("#boot-error .boot-detail"); !strings.Contains(got, "not sha256-") {
		t.Errorf("the detail is %q, want the two hashes", got)
	}
}

// On plain http a browser has no digest for scripts; it still must not run
// another file.
func TestWasmIsAnotherVersionWithoutDigest(t *testing.T) {
	const without = `Object.defineProperty(Crypto.prototype, "subtle", { get: () => undefined })`
	t.Run("right", func(t *testing.T) { open(t, hosted, before(without)) })
	t.Run("wrong", func(t *testing.T) {
		s := newSite(t)
		s.answerWasm(func(w http.ResponseWriter, r *http.Request) { w.Write([]byte("\x00asm\x01\x00\x00\x00")) })
		p := open(t, hosted, at(s), before(without), atOnce())
		p.expectTrouble(`integrity`)
		wantFailure(p, "network", "could not be loaded")
	})
}

func TestTransferBreaksOff(t *testing.T) {
	s := newSite(t)
	s.answerWasm(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Length", "100000")
		w.Write([]byte("\x00asm\x01\x00\x00\x00"))
		w.(http.Flusher).Flush()
		panic(http.ErrAbortHandler)
	})
	p := open(t, hosted, at(s), atOnce())
	p.expectTrouble(`Failed to load resource`)
	wantFailure(p, "network", "could not be loaded")
}

func TestHostedOpenedFromTheDisk(t *testing.T) {
	p := open(t, hosted, fromDisk(filepath.Join(dist, "index.html")), atOnce())
	wantFailure(p, "fromDisk", "roundcheck.html")
	if got := eval[bool](p, `document.querySelector("#boot-error .boot-detail") === null`); !got {
		t.Errorf("a technical detail is shown: %q", p.text("#boot-error .boot-detail"))
	}
	p.screenshot("failed-from-disk")
	// The single file lies beside it, to be opened and not downloaded.
	link := eval[[]string](p, `(({ href, download }) => [href, download])(document.querySelector("#boot-error a"))`)
	if want := []string{fileURL(filepath.Join(dist, "roundcheck.html")), ""}; !slices.Equal(link, want) {
		t.Errorf("the link is %q, want %q", link, want)
	}
}

// A sandboxed frame is a stranger to its own site, so the host has to permit
// the wasm to strangers. If it does not, its owner is told how.
func TestSandboxedFrameWithoutPermission(t *testing.T) {
	const tell = `if (window !== top) {
		const timer = setInterval(() => {
			const box = document.querySelector("#boot-error");
			if (!box?.checkVisibility()) return;
			clearInterval(timer);
			parent.postMessage([box.dataset.kind, box.textContent, box.querySelector("a")?.href], "*");
		}, 10);
	}`
	for lang, word := range map[string]string{
		"en": "the server has to send the header Access-Control-Allow-Origin: * with the .wasm file",
		"ja": "Access-Control-Allow-Origin: * ヘッダーを付けて",
		"pl": "nagłówek Access-Control-Allow-Origin: *",
	} {
		t.Run(lang, func(t *testing.T) {
			s := newSite(t)
			s.answerWasm(func(w http.ResponseWriter, r *http.Request) {
				w.Header().Del("Access-Control-Allow-Origin")
				serveFile(w, r, strings.TrimPrefix(r.URL.Path, subPath))
			})
			host := s.hostPage(`<!doctype html><title>host</title><link rel="icon" href="data:image/png,">
<script>addEventListener("message", (e) => { window.said = e.data; });</script>
<iframe sandbox="allow-scripts" width="800" height="600" src="` + s.url + `#embed=1&lang=` + lang + `"></iframe>`)
			p := open(t, hosted, at(s), from(host), before(tell), atOnce())
			p.expectTrouble(`CORS|Failed to load resource`)
			p.waitFor(`window.said`)
			said := eval[[]string](p, `window.said`)
			if said[0] != "sandboxed" || !strings.Contains(said[1], word) {
				t.Errorf("the message is %q, want %q in it", said[:2], word)
			}
			if want := s.url + "roundcheck.html"; said[2] != want {
				t.Errorf("the single file is offered at %q, want %q", said[2], want)
			}
		})
	}
}

func TestSingleIsDamaged(t *testing.T) {
	whole, err := os.ReadFile(filepath.Join(dist, "roundcheck.html"))
	if err != nil {
		t.Fatal(err)
	}
	const start = `id="boot-wasm">`
	at := strings.Index(string(whole), start) + len(start)
	for name, change := range map[string]string{
		"not base64":    string(whole[:at]) + "*" + string(whole[at+1:]),
		"not gzip":      string(whole[:at]) + "AAAA" + string(whole[at+4:]),
		"a part is cut": string(whole[:at+100000]),
	} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "roundcheck.html")
			if err := os.WriteFile(path, []byte(change), 0o644); err != nil {
				t.Fatal(err)
			}
			p := open(t, single, fromDisk(path), atOnce())
			wantFailure(p, "wrongFile", "damaged or belongs to another version")
		})
	}
}

// stumble ends Go in two ways: a panic in Go, and an exception that tears
// through Go without its knowledge.
var stumble = map[string]string{
	"panic": `Reflect.apply = () => { throw new Error("broken on purpose"); }`,
	"torn":  `Reflect.get = () => { throw new Error("broken on purpose"); }`,
}

// hurry lets no timer take longer than an eye blink. Go always has one that
// is an hour away.
const hurry = `const slow = window.setTimeout;
	window.setTimeout = (f, ms, ...rest) => slow(f, Math.min(ms, 200), ...rest)`

func TestGoCannotStart(t *testing.T) {
	for name, script := range stumble {
		t.Run(name, func(t *testing.T) {
			p := open(t, single, before(script), atOnce())
			wantFailure(p, "noStart", "could not start")
		})
	}
}

// When Go stops later, a result may be on the page that no longer fits what
// is typed. The page must say so and be marked for the style sheet.
func TestGoStopsLater(t *testing.T) {
	for name, script := range stumble {
		t.Run(name, func(t *testing.T) {
			p := open(t, single, before(hurry))
			if name == "torn" {
				p.expectTrouble(`exception: .*broken on purpose`)
			}
			p.typeInto("f-serverSeed", "a")
			p.rest(300 * time.Millisecond) // Go has drawn it and has nothing left to do
			eval[bool](p, `(() => { `+script+`; return true; })()`)
			p.typeInto("f-serverSeed", "b")
			wantFailure(p, "stopped", "Do not rely on the result")
			// Events and timers still come. They must be ignored, not fill the
			// console or hang the page.
			p.rest(500 * time.Millisecond)
			p.typeInto("f-serverSeed", "c")
			if got, want := p.value("f-serverSeed"), "abc"; got != want {
				t.Errorf("the field holds %q, want %q, what was typed", got, want)
			}
			p.screenshot("failed-stopped-" + name)
		})
	}
}

func TestWithoutJavaScript(t *testing.T) {
	for _, name := range []string{"index.html", "roundcheck.html"} {
		page, err := os.ReadFile(filepath.Join(dist, name))
		if err != nil {
			t.Fatal(err)
		}
		_, after, found := strings.Cut(string(page), "<noscript>")
		note, _, closed := strings.Cut(after, "</noscript>")
		for _, word := range []string{"needs JavaScript", "JavaScript が必要", "potrzebuje do tego JavaScriptu"} {
			if !found || !closed || !strings.Contains(note, word) {
				t.Errorf("%s: the note for browsers without JavaScript does not say %q", name, word)
			}
		}
	}
}
