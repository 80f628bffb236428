package main

import (
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"syscall"
	"time"
)

// serveCommand serves a folder to this machine only, until it is stopped.
func serveCommand(root string, args []string, out io.Writer) error {
	fs := flagSet("serve", out)
	port := fs.Int("port", 8080, "the port; another one is taken if it is in use")
	dir := fs.String("dir", filepath.Join(root, "dist"), "the folder to serve")
	if err := parseFlags(fs, args); err != nil {
		return err
	}
	if _, err := os.Stat(filepath.Join(*dir, "index.html")); err != nil {
		return fmt.Errorf("nothing to serve: %w (make it with: go run ./build dist)", err)
	}
	l, err := listen(*port, out)
	if err != nil {
		return err
	}
	fmt.Fprintf(out, "serving %s on http://%s/ (stop with Ctrl+C)\n", *dir, l.Addr())
	server := &http.Server{Handler: site(*dir), ReadHeaderTimeout: 10 * time.Second}
	return server.Serve(l)
}

// listen opens the port on this machine's own address. If somebody else has
// the port, it says so and takes any free one.
func listen(port int, out io.Writer) (net.Listener, error) {
	l, err := net.Listen("tcp", net.JoinHostPort("127.0.0.1", strconv.Itoa(port)))
	if !errors.Is(err, syscall.EADDRINUSE) {
		return l, err
	}
	fmt.Fprintf(out, "port %d is in use by another program; taking a free one instead\n", port)
	return net.Listen("tcp", "127.0.0.1:0")
}

// types are set here and not left to the machine's own tables, which differ
// and on some machines are wrong.
var types = map[string]string{
	".css":  "text/css; charset=utf-8",
	".html": "text/html; charset=utf-8",
	".js":   "text/javascript; charset=utf-8",
	".png":  "image/png",
	".svg":  "image/svg+xml",
	".wasm": "application/wasm",
	"":      "text/plain; charset=utf-8", // SHA256SUMS
}

// site serves the files of a folder. Nothing is cached, because what is
// served here is being worked on.
func site(dir string) http.Handler {
	fs := http.FileServer(http.Dir(dir))
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name := r.URL.Path
		if name == "" || name[len(name)-1] == '/' {
			name += "index.html"
		}
		if t, ok := types[filepath.Ext(name)]; ok {
			w.Header().Set("Content-Type", t)
		}
		w.Header().Set("Cache-Control", "no-store")
		w.Header().Set("X-Content-Type-Options", "nosniff")
		fs.ServeHTTP(w, r)
	})
}
