package browser

import (
	"compress/gzip"
	"html"
	"net/http"
	"os"
	"path/filepath"
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
func TestConnectsNowhereOnceReady(t *testing.T) {
	onBoth(t, func(t *testing.T, out output) {
		p := open(t, out)
		p.expectTrouble(`^policy: connect-src blocked`)
		p.expectTrouble(`Content Security Policy|policy issue: connect-src|ERR_BLOCKED_BY_CSP`)
		p.expectTrouble(`Fetch API cannot load|Content Security Policy`)
		got := eval[string](p, `fetch(location.href.split("#")[0]).then(() => "answered", () => "refused")`)
		if got != "refused" {
			t.Errorf("a request of the finished page was %s", got)
		}
	})
}

// A server may send the wasm compressed: the progress counts what comes out.
func TestProgressIsReal(t *testing.T) {
	s := newSite(t)
	rest := make(chan struct{})
	release := sync.OnceFunc(func() { close(rest) })
	t.Cleanup(release)
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
		<-rest
		z.Write(wasm[len(wasm)/2:])
		z.Close()
	})
	p := open(t, hosted, at(s), atOnce())
	const bar = `document.querySelector("#boot-progress")`
	p.waitFor(bar + `.position > 0.4`)
	if got := eval[float64](p, bar+`.position`); got > 0.51 {
		t.Errorf("progress is %v with half of the wasm there", got)
	}
	if !eval[bool](p, bar+`.checkVisibility() && `+bar+`.getBoundingClientRect().width > 300`) {
		t.Error("the progress cannot be seen")
	}
	p.screenshot("loading")
	release()
	p.waitReady()
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

// What is painted first is what Go draws: nothing on the page moves when Go
// takes over.
func TestNothingShifts(t *testing.T) {
	const observe = `
		window.shifts = [];
		new PerformanceObserver((list) => {
			for (const e of list.getEntries()) window.shifts.push(e.value + " " +
				e.sources.map((s) => (s.node?.id || s.node?.nodeName)).join(" "));
		}).observe({ type: "layout-shift", buffered: true });
		new PerformanceObserver(() => { window.painted = true; })
			.observe({ type: "paint", buffered: true });`
	for _, size := range [][2]int64{{320, 640}, {1280, 800}} {
		s := newSite(t)
		release := s.holdWasm(t)
		p := open(t, hosted, at(s), before(observe), viewport(size[0], size[1]), atOnce())
		p.waitFor(`window.painted`)
		release()
		p.waitReady()
		// Two frames later everything that Go did has been laid out.
		eval[bool](p, `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => done(true), 100))))`)
		if shifts := eval[[]string](p, `window.shifts`); len(shifts) > 0 {
			t.Errorf("%d px wide: the layout shifted: %q", size[0], shifts)
		}
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
