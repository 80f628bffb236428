package main

import (
	"bytes"
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestListenTakesAnotherPort(t *testing.T) {
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	port := taken.Addr().(*net.TCPAddr).Port

	var said bytes.Buffer
	l, err := listen(port, &said)
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	got := l.Addr().(*net.TCPAddr)
	if got.Port == port || !got.IP.IsLoopback() {
		t.Errorf("listens on %v, want another port than %d of this machine", got, port)
	}
	if want := fmt.Sprintf("port %d is in use", port); !strings.Contains(said.String(), want) {
		t.Errorf("said %q, want %q in it", said.String(), want)
	}
}

func TestListenTakesTheGivenPort(t *testing.T) {
	free, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	port := free.Addr().(*net.TCPAddr).Port
	free.Close()

	var said bytes.Buffer
	l, err := listen(port, &said)
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	if got := l.Addr().String(); got != fmt.Sprintf("127.0.0.1:%d", port) || said.Len() > 0 {
		t.Errorf("listens on %s and said %q, want port %d in silence", got, said.String(), port)
	}
}

func TestListenReportsOtherErrors(t *testing.T) {
	var said bytes.Buffer
	if l, err := listen(70000, &said); err == nil {
		l.Close()
		t.Error("port 70000 was opened")
	}
}

func TestSite(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"index.html", "app-1.wasm", "a.js", "a.css", "icon.svg", "icon.png", sumsName} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte("content of "+name), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct {
		path, content, contentType string
		code                       int
	}{
		{"/", "content of index.html", "text/html; charset=utf-8", 200},
		{"/app-1.wasm", "content of app-1.wasm", "application/wasm", 200},
		{"/a.js", "content of a.js", "text/javascript; charset=utf-8", 200},
		{"/a.css", "content of a.css", "text/css; charset=utf-8", 200},
		{"/icon.svg", "content of icon.svg", "image/svg+xml", 200},
		{"/icon.png", "content of icon.png", "image/png", 200},
		{"/" + sumsName, "content of " + sumsName, "text/plain; charset=utf-8", 200},
		{"/none.wasm", "404 page not found\n", "text/plain; charset=utf-8", 404},
		{"/../dist_test.go", "404 page not found\n", "text/plain; charset=utf-8", 404},
	} {
		w := httptest.NewRecorder()
		r := httptest.NewRequest(http.MethodGet, "http://localhost/", nil)
		r.URL.Path = c.path
		site(dir).ServeHTTP(w, r)
		if w.Code != c.code || w.Body.String() != c.content {
			t.Errorf("%s: got %d %q, want %d %q", c.path, w.Code, w.Body, c.code, c.content)
		}
		if got := w.Header().Get("Content-Type"); got != c.contentType {
			t.Errorf("%s: the type is %q, want %q", c.path, got, c.contentType)
		}
	}
}

func TestServeNeedsAFolder(t *testing.T) {
	err := serveCommand(t.TempDir(), []string{"-port", "0"}, &bytes.Buffer{})
	if err == nil || !strings.Contains(err.Error(), "go run ./build dist") {
		t.Errorf("got %v, want an error that says how to make the folder", err)
	}
}
