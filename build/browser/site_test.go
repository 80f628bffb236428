package browser

import (
	"bytes"
	"cmp"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"
)

// subPath is where the hosted site stands: not at the root of a server,
// because operators put it beside their own pages.
const (
	subPath  = "/casino/help/"
	hostPath = "/casino/play.html" // a page of the operator's
)

// A site serves the hosted output to one test.
type site struct {
	url  string                           // of the folder, with a slash at the end
	wasm atomic.Pointer[http.HandlerFunc] // answers for the wasm instead of the file
	host atomic.Pointer[string]           // a page of the host's own
}

// newSite starts a server of its own for a test, so that a test which holds
// back or spoils a file is alone with that.
func newSite(t *testing.T) *site {
	t.Helper()
	s := &site{}
	server := httptest.NewServer(s)
	t.Cleanup(server.Close)
	s.url = server.URL + subPath
	return s
}

func (s *site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if host := s.host.Load(); host != nil && r.URL.Path == hostPath {
		io.WriteString(w, *host)
		return
	}
	name, ok := strings.CutPrefix(r.URL.Path, subPath)
	if !ok {
		http.NotFound(w, r)
		return
	}
	w.Header().Set("Cache-Control", "no-store")
	w.Header().Set("Access-Control-Allow-Origin", "*") // for sandboxed frames, as the README tells hosts to
	if h := s.wasm.Load(); h != nil && strings.HasSuffix(name, ".wasm") {
		(*h)(w, r)
		return
	}
	serveFile(w, r, name)
}

func serveFile(w http.ResponseWriter, r *http.Request, name string) {
	name = cmp.Or(name, "index.html")
	content, err := os.ReadFile(filepath.Join(dist, filepath.FromSlash(name)))
	if err != nil {
		http.NotFound(w, r)
		return
	}
	http.ServeContent(w, r, name, time.Time{}, bytes.NewReader(content))
}

// hostPage puts a page of the host's own onto the server, one that the hosted
// site is not part of, and returns its address.
func (s *site) hostPage(html string) string {
	s.host.Store(&html)
	return strings.TrimSuffix(s.url, subPath) + hostPath
}

// answerWasm has h answer the request for the wasm.
func (s *site) answerWasm(h http.HandlerFunc) { s.wasm.Store(&h) }

// holdWasm keeps the wasm back until release is called, and at the latest
// until the test ends.
func (s *site) holdWasm(t *testing.T) (release func()) {
	t.Helper()
	gate := make(chan struct{})
	var open atomic.Bool
	release = func() {
		if open.CompareAndSwap(false, true) {
			close(gate)
		}
	}
	t.Cleanup(release)
	s.answerWasm(func(w http.ResponseWriter, r *http.Request) {
		select {
		case <-gate:
			serveFile(w, r, strings.TrimPrefix(r.URL.Path, subPath))
		case <-r.Context().Done():
		}
	})
	return release
}

// owns reports whether an address, without query and fragment, is one of the
// site's own files.
func (s *site) owns(address string) bool {
	name, ok := strings.CutPrefix(address, s.url)
	if !ok {
		return false
	}
	if name == "" {
		return true
	}
	_, err := os.Stat(filepath.Join(dist, filepath.FromSlash(name)))
	return err == nil
}
