package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestRunExplainsItself(t *testing.T) {
	for _, args := range [][]string{nil, {"distt"}} {
		err := run(args, &bytes.Buffer{})
		for _, c := range commands() {
			if err == nil || !strings.Contains(err.Error(), "go run ./build "+c.name) {
				t.Errorf("%q: got %v, want all commands named", args, err)
			}
		}
	}
	for _, c := range commands() {
		if err := run([]string{c.name, "stray"}, &bytes.Buffer{}); err == nil || !strings.Contains(err.Error(), `"stray"`) {
			t.Errorf("%s stray: got %v, want an error", c.name, err)
		}
	}
}

func TestFindRoot(t *testing.T) {
	top := t.TempDir()
	ours, other := filepath.Join(top, "ours"), filepath.Join(top, "ours", "vendor", "other")
	for dir, mod := range map[string]string{ours: "module roundcheck\n\ngo 1.2.3\n", other: "module other\n"} {
		if err := os.MkdirAll(dir, 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, "go.mod"), []byte(mod), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, from := range []string{ours, other} {
		if got, err := findRoot(from); got != ours || err != nil {
			t.Errorf("from %s: got %s, %v, want %s", from, got, err, ours)
		}
	}
	if got, err := findRoot(top); err == nil {
		t.Errorf("found %s above the project", got)
	}
	if got, err := pinnedGo(ours); got != "go1.2.3" || err != nil {
		t.Errorf("the pinned version is %q, %v", got, err)
	}
}

// Settings that change what the compiler makes do not reach it; those that
// say where modules come from do.
func TestCleanEnv(t *testing.T) {
	got := strings.Join(cleanEnv([]string{
		"PATH=/bin", "GOFLAGS=-race", "GOWASM=x", "GOEXPERIMENT=y", "CGO_ENABLED=1", "GOOS=plan9", "GODEBUG=z", "GOPROXY=old",
	}, map[string]string{"GOPROXY": "here", "GOPRIVATE": ""}), "\n")
	want := "CGO_ENABLED=0\nGOARCH=wasm\nGOENV=off\nGOOS=js\nGOPROXY=here\nGOWORK=off\nPATH=/bin"
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestSize(t *testing.T) {
	root := t.TempDir()
	if err := sizeCommand(root, nil, &bytes.Buffer{}); err == nil || !strings.Contains(err.Error(), "go run ./build dist") {
		t.Errorf("got %v, want an error that says how to make the folder", err)
	}
	if err := os.Mkdir(filepath.Join(root, "dist"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(root, "dist", "a.txt"), bytes.Repeat([]byte("round"), 1000), 0o644); err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	if err := sizeCommand(root, nil, &out); err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(out.String()), "\n")
	if fields := strings.Fields(lines[len(lines)-1]); len(lines) != 2 || len(fields) != 4 || fields[0] != "5000" || fields[3] != "a.txt" {
		t.Errorf("got %q, want one row for a.txt with 5000 bytes", out.String())
	}
}
