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
	want := []string{"SHA256SUMS", s.wasmName(), "icon-180.png", "icon.svg", "index.html", "roundcheck.html"}
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

func TestWriteDistReplacesAnOldOne(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "a", "dist")
	if err := writeDist(dir, files{sumsName: []byte("1"), "app-1.wasm": []byte("1")}); err != nil {
		t.Fatal(err)
	}
	if err := writeDist(dir, files{sumsName: []byte("2"), "app-2.wasm": []byte("2")}); err != nil {
		t.Fatal(err)
	}
	if got, want := names(t, dir), []string{sumsName, "app-2.wasm"}; !slices.Equal(got, want) {
		t.Errorf("the folder holds %q, want %q", got, want)
	}
}

func TestWriteDistSparesOtherFolders(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "thesis.txt"), []byte("years of work"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := writeDist(dir, files{sumsName: []byte("1")}); err == nil {
		t.Error("a folder with somebody's work was taken for an output")
	}
	if got, want := names(t, dir), []string{"thesis.txt"}; !slices.Equal(got, want) {
		t.Errorf("the folder holds %q, want %q", got, want)
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
