package browser

import (
	"compress/gzip"
	"fmt"
	"html"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
)

func TestStarts(t *testing.T) {
	onBoth(t, func(t *testing.T, out output) {
		p := open(t, out)
		if eval[bool](p, `document.querySelector("#boot-progress").checkVisibility()`) {
			t.Error("the progress is still shown")
		}
		if eval[bool](p, `document.querySelector("#boot-error").checkVisibility()`) {
			t.Error("an error is shown")
		}
		if got := eval[string](p, `document.body.firstElementChild.id`); got != "page" {
			t.Errorf("the first element of the body is %q, want the page", got)
		}
	})
}

// Everything the hosted page loads has to lie beside it. (What else it asks
// for is checked at the end of every test.)
func TestLoadsFromItsOwnFolder(t *testing.T) {
	p := open(t, hosted)
	p.watch.mu.Lock()
	defer p.watch.mu.Unlock()
	var wasm int
	for _, address := range p.watch.requests {
		if strings.HasPrefix(address, p.site.url+"app-") && strings.HasSuffix(address, ".wasm") {
			wasm++
		}
	}
	if wasm != 1 {
		t.Errorf("%d requests for the wasm under %s, want 1: %q", wasm, p.site.url, p.watch.requests)
	}
}

// Once it is there, the page can talk to nobody, its own host included.
func TestTalksToNobodyOnceReady(t *testing.T) {
	const try = `(async () => {
		const to = (how) => location.href.split("#")[0] + "?" + how;
		const element = (tag, attributes) => {
			const made = Object.assign(document.createElement(tag), attributes);
			document.body.append(made);
			return made;
		};
		const refused = [];
		const answers = { fetch: fetch(to("fetch")), keptAlive: fetch(to("kept-alive"), { keepalive: true, method: "POST" }),
			font: new FontFace("probe", "url(" + to("font") + ")").load() };
		for (const [name, answer] of Object.entries(answers)) await answer.catch(() => refused.push(name));
		await new Promise((done) => element("img", { src: to("image"), onload: done, onerror: () => { refused.push("image"); done(); } }));
		if (location.protocol !== "file:") navigator.sendBeacon(to("beacon"), "probe");
		new EventSource(to("events")).onerror = (e) => e.target.close();
		for (const rel of ["prefetch", "prerender", "icon", "stylesheet", "manifest", "modulepreload"])
			element("link", { rel, href: to(rel) });
		for (const as of ["fetch", "image", "script", "style", "font"])
			element("link", { rel: "preload", as, href: to("preload-" + as) });
		element("audio", { src: to("audio"), preload: "auto" });
		element("iframe", { src: to("frame") });
		element("form", { action: to("form"), method: "post" }).submit();
		await new Promise((done) => setTimeout(done, 500));
		return refused.sort();
	})()`
	onBoth(t, func(t *testing.T, out output) {
		var mu sync.Mutex
		var asked []string
		s := &site{}
		server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			mu.Lock()
			asked = append(asked, r.URL.String())
			mu.Unlock()
			s.ServeHTTP(w, r)
		}))
		t.Cleanup(server.Close)
		s.url = server.URL + subPath

		p := open(t, out, at(s))
		p.expectTrouble(`^policy: `)
		p.expectTrouble(`Content Security Policy|^policy issue: |ERR_BLOCKED_BY_CSP`)
		if got, want := eval[[]string](p, try), []string{"fetch", "font", "image", "keptAlive"}; !slices.Equal(got, want) {
			t.Errorf("refused were %q, want %q", got, want)
		}
		mu.Lock()
		defer mu.Unlock()
		if out == hosted && len(asked) != 2 {
			t.Errorf("the server was asked for %q, want the page and the wasm", asked)
		}
		for _, address := range asked {
			if strings.Contains(address, "?") {
				t.Errorf("the server was asked for %s", address)
			}
		}
	})
}

// holdHalf sends the wasm up to its half, compressed as a server may do, and
// the rest when finish is called; breakOff ends the transfer there.
func holdHalf(t *testing.T, s *site) (finish, breakOff func()) {
	t.Helper()
	rest := make(chan bool, 1)
	t.Cleanup(sync.OnceFunc(func() { close(rest) }))
	s.answerWasm(func(w http.ResponseWriter, r *http.Request) {
		wasm, err := os.ReadFile(filepath.Join(dist, strings.TrimPrefix(r.URL.Path, subPath)))
		if err != nil {
			t.Error(err)
			return
		}
		w.Header().Set("Content-Type", "application/wasm")
		w.Header().Set("Content-Encoding", "gzip")
		z, _ := gzip.NewWriterLevel(w, gzip.BestSpeed)
		z.Write(wasm[:len(wasm)/2])
		z.Flush()
		w.(http.Flusher).Flush()
		if !<-rest {
			panic(http.ErrAbortHandler)
		}
		z.Write(wasm[len(wasm)/2:])
		z.Close()
	})
	return func() { rest <- true }, func() { rest <- false }
}

const progressBar = `document.querySelector("#boot-progress")`

// A server may send the wasm compressed: the progress counts what comes out.
func TestProgressIsReal(t *testing.T) {
	for name, options := range map[string][]option{"loading": nil, "loading-dark": {dark()}} {
		s := newSite(t)
		finish, _ := holdHalf(t, s)
		p := open(t, hosted, append(options, at(s), atOnce())...)
		p.waitFor(progressBar + `.position > 0.4`)
		if got := eval[float64](p, progressBar+`.position`); got > 0.51 {
			t.Errorf("progress is %v with half of the wasm there", got)
		}
		if !eval[bool](p, progressBar+`.checkVisibility() && `+progressBar+`.getBoundingClientRect().width > 300`) {
			t.Error("the progress cannot be seen")
		}
		p.screenshot(name)
		finish()
		p.waitReady()
	}
}

// While it loads, the page says so in words, with the percentage, on any
// ground and in nobody's way.
func TestLoadingIsSaidInWords(t *testing.T) {
	const chip = `document.querySelector("#boot-chip")`
	// How far two colors are apart, as WCAG reckons it.
	const contrast = `((a, b) => {
		const light = (color) => {
			const [r, g, b] = color.match(/[\d.]+/g).map((n) => n / 255)
				.map((c) => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
			return 0.2126 * r + 0.7152 * g + 0.0722 * b;
		};
		const [x, y] = [light(a), light(b)].sort((p, q) => q - p);
		return (x + 0.05) / (y + 0.05);
	})`
	for _, c := range []struct {
		name    string
		options []option
		word    string
	}{
		{"light", nil, "Loading the checker: "},
		{"dark", []option{dark()}, "Loading the checker: "},
		{"dark by the link", []option{fragment("theme=dark&lang=pl")}, "Wczytywanie: "},
		{"light by the link", []option{dark(), fragment("theme=light&lang=ja"), viewport(320, 640)}, "読み込み中："},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := newSite(t)
			finish, _ := holdHalf(t, s)
			p := open(t, hosted, append(c.options, at(s), before(noteShifts), atOnce())...)
			p.waitFor(progressBar + `.position > 0.4`)
			if got := p.text("#boot-chip"); !regexp.MustCompile(`^` + c.word + `(4[0-9]|50)%`).MatchString(got) {
				t.Errorf("the page says %q with half of the wasm there", got)
			}
			if !eval[bool](p, chip+`.checkVisibility() && (({ top, left, right, bottom }) =>
				top > 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight)(`+chip+`.getBoundingClientRect())`) {
				t.Error("it cannot be seen")
			}
			if got := eval[float64](p, contrast+`(getComputedStyle(`+chip+`).color, getComputedStyle(`+chip+`).backgroundColor)`); got < 7 {
				t.Errorf("its words have a contrast of %.1f, want 7 at least", got)
			}
			if got := eval[float64](p, contrast+`(getComputedStyle(document.documentElement).backgroundColor, getComputedStyle(`+chip+`).backgroundColor)`); got < 3 {
				t.Errorf("it stands out from the page by %.1f, want 3 at least", got)
			}
			if eval[bool](p, `(({ x, y, width, height }) =>
				document.elementFromPoint(x + width / 2, y + height / 2).id === "boot-chip")(`+chip+`.getBoundingClientRect())`) {
				t.Error("it takes the clicks of what lies under it")
			}
			finish()
			p.waitReady()
			if eval[bool](p, chip+`.checkVisibility()`) {
				t.Error("it is still there when the page is ready")
			}
			wantNoShifts(p)
		})
	}
	t.Run("failed", func(t *testing.T) {
		s := newSite(t)
		_, breakOff := holdHalf(t, s)
		p := open(t, hosted, at(s), atOnce())
		p.waitFor(chip + `.checkVisibility()`)
		p.expectTrouble(`Failed to load resource`)
		breakOff()
		wantFailure(p, "network", "could not be loaded")
		if eval[bool](p, chip+`.checkVisibility()`) {
			t.Error("it is still there when loading has failed")
		}
	})
}

// Hosts that have never heard of .wasm send it as anything.
func TestContentTypeOfTheWasmDoesNotMatter(t *testing.T) {
	s := newSite(t)
	s.answerWasm(func(w http.ResponseWriter, r *http.Request) {
		wasm, err := os.ReadFile(filepath.Join(dist, strings.TrimPrefix(r.URL.Path, subPath)))
		if err != nil {
			t.Error(err)
		}
		w.Header().Set("Content-Type", "application/octet-stream")
		w.Write(wasm)
	})
	open(t, hosted, at(s))
}

// noteShifts takes down what moves on the page, with what moved.
const noteShifts = `
	window.shifts = [];
	new PerformanceObserver((list) => {
		for (const e of list.getEntries()) window.shifts.push(e.value + " " +
			e.sources.map((s) => (s.node?.id || s.node?.nodeName)).join(" "));
	}).observe({ type: "layout-shift", buffered: true });
	new PerformanceObserver(() => { window.painted = true; })
		.observe({ type: "paint", buffered: true });`

// wantNoShifts waits for two frames, after which everything that Go did has
// been laid out.
func wantNoShifts(p *tab) {
	p.t.Helper()
	eval[bool](p, `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(true), 100))))`)
	if shifts := eval[[]string](p, `window.shifts`); len(shifts) > 0 {
		p.t.Errorf("the layout shifted: %q", shifts)
	}
}

// What is painted first is what Go draws: nothing on the page moves when Go
// takes over.
func TestNothingShifts(t *testing.T) {
	for _, size := range [][2]int64{{320, 640}, {1280, 800}} {
		t.Run(fmt.Sprint(size[0], " px wide"), func(t *testing.T) {
			p, release := held(t, before(noteShifts), viewport(size[0], size[1]))
			p.waitFor(`window.painted`)
			release()
			p.waitReady()
			wantNoShifts(p)
		})
	}
}

// In a sandboxed frame storage throws when it is looked at. The page has to
// work there all the same.
func TestSandboxedFrame(t *testing.T) {
	const tell = `if (window !== top) new MutationObserver(() => {
		const state = document.documentElement.dataset.state;
		if (state !== "loading") parent.postMessage(state + " " + typeof localStorage.getItem, "*");
	}).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-state"] });`
	onBoth(t, func(t *testing.T, out output) {
		s := newSite(t)
		frame := `src="` + s.url + `#embed=1"`
		if out == single {
			page, err := os.ReadFile(filepath.Join(dist, "roundcheck.html"))
			if err != nil {
				t.Fatal(err)
			}
			frame = `srcdoc="` + html.EscapeString(string(page)) + `"`
		}
		host := s.hostPage(`<!doctype html><title>host</title><link rel="icon" href="data:image/png,">
<script>addEventListener("message", (e) => { window.said = e.data; });</script>
<iframe sandbox="allow-scripts" width="800" height="600" ` + frame + `></iframe>`)
		p := open(t, out, at(s), from(host), before(tell), atOnce())
		p.waitFor(`window.said`)
		if got := eval[string](p, `window.said`); got != "ready function" {
			t.Errorf("the framed page says %q", got)
		}
	})
}
