package main

import (
	"crypto/sha256"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func TestDistFiles(t *testing.T) {
	s := projectSources(t)
	made, err := distFiles(s)
	if err != nil {
		t.Fatal(err)
	}
	want := []string{"SHA256SUMS", s.wasmName(), "index.html", "roundcheck.html"}
	if got := slices.Sorted(maps.Keys(made)); !slices.Equal(got, want) {
		t.Errorf("made %q, want %q", got, want)
	}
	lines := strings.Split(strings.TrimSuffix(string(made[sumsName]), "\n"), "\n")
	if len(lines) != len(made)-1 {
		t.Errorf("%d checksums for %d files", len(lines), len(made)-1)
	}
	for _, line := range lines {
		sum, name, _ := strings.Cut(line, "  ")
		if got := fmt.Sprintf("%x", sha256.Sum256(made[name])); got != sum {
			t.Errorf("%s: the checksum is %s, want %s", name, sum, got)
		}
	}
}

// made are files as a build makes them, with their checksums.
func made(names ...string) files {
	m := files{singleName: []byte("page")}
	for _, name := range names {
		m[name] = []byte(name)
	}
	m[sumsName] = sums(m)
	return m
}

func TestWriteDistReplacesAnOldOne(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "a", "dist")
	if err := writeDist(dir, made("app-1.wasm", "icon.svg")); err != nil {
		t.Fatal(err)
	}
	if err := writeDist(dir, made("app-2.wasm")); err != nil {
		t.Fatal(err)
	}
	if got, want := names(t, dir), []string{sumsName, "app-2.wasm", singleName}; !slices.Equal(got, want) {
		t.Errorf("the folder holds %q, want %q", got, want)
	}
}

// What no build made is neither removed nor mixed with what ships, and the
// message names it.
func TestWriteDistSparesOtherFiles(t *testing.T) {
	for name, c := range map[string]struct {
		built   bool   // an earlier build is there
		foreign string // path of a file of somebody's
		content string
		want    string // named by the error
	}{
		"another folder":         {false, "thesis.txt", "years of work", "thesis.txt"},
		"beside a build":         {true, "thesis.txt", "years of work", "thesis.txt"},
		"a folder in a build":    {true, "notes/a.txt", "years of work", "notes"},
		"checksums of others":    {false, sumsName, "00  big.iso\n", sumsName},
		"a folder like a file's": {false, singleName + "/a.txt", "years of work", singleName},
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			if c.built {
				if err := writeDist(dir, made("app-1.wasm")); err != nil {
					t.Fatal(err)
				}
			}
			path := filepath.Join(dir, c.foreign)
			if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(path, []byte(c.content), 0o644); err != nil {
				t.Fatal(err)
			}
			before := names(t, dir)
			err := writeDist(dir, made("app-2.wasm"))
			if err == nil || !strings.Contains(err.Error(), fmt.Sprintf("%q", c.want)) {
				t.Errorf("got %v, want an error that names %q", err, c.want)
			}
			if got := names(t, dir); !slices.Equal(got, before) {
				t.Errorf("the folder holds %q, want %q as before", got, before)
			}
			if got, err := os.ReadFile(path); string(got) != c.content {
				t.Errorf("%s holds %q, %v", c.foreign, got, err)
			}
		})
	}
}

func names(t *testing.T, dir string) []string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	var found []string
	for _, e := range entries {
		found = append(found, e.Name())
	}
	return found
}
