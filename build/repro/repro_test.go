// Package repro checks that the same sources give the same bytes wherever
// and whenever they are built.
package repro

import (
	"bytes"
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// With -scratch nothing is taken from the compiler's cache. Without, what
// does not depend on the folder is; a build that lets its folder into the
// bytes differs either way.
var scratch = flag.Bool("scratch", false, "compile everything anew for each of the two builds")

func TestTwoBuildsAreEqual(t *testing.T) {
	one := build(t, "one", "TZ=UTC", "LC_ALL=C", "GOFLAGS=-buildvcs=false", "USER=anna", "GOWASM=satconv")
	two := build(t, "a longer name/ż ó", "TZ=Asia/Tokyo", "LC_ALL=pl_PL.UTF-8", "GOFLAGS=-buildvcs=auto", "USER=bob", "GOWASM=")
	if len(one) < 4 {
		t.Errorf("only %d files were built", len(one))
	}
	for name, content := range one {
		if other, ok := two[name]; !ok {
			t.Errorf("%s is in one build only", name)
		} else if !bytes.Equal(content, other) {
			t.Errorf("%s differs, first at byte %d", name, firstDifference(content, other))
		}
	}
	if len(two) != len(one) {
		t.Errorf("%d files in one build, %d in the other", len(one), len(two))
	}
}

// build copies the sources into a folder of that name, builds what ships
// there under the given settings and returns the files.
func build(t *testing.T, name string, env ...string) map[string][]byte {
	t.Helper()
	project := filepath.Join(t.TempDir(), name)
	copySources(t, filepath.Join("..", ".."), project)
	cmd := exec.Command("go", "run", "./build", "dist")
	cmd.Dir = project
	cmd.Env = append(os.Environ(), env...)
	if *scratch {
		cmd.Env = append(cmd.Env, "GOCACHE="+t.TempDir())
	}
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("building in %s: %v\n%s", project, err, out)
	}
	return read(t, filepath.Join(project, "dist"))
}

// copySources copies what git would hold: no outputs, no history.
func copySources(t *testing.T, from, to string) {
	t.Helper()
	skip := map[string]bool{".git": true, "dist": true, "artifacts": true}
	err := filepath.WalkDir(from, func(path string, d os.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rel, err := filepath.Rel(from, path)
		if err != nil {
			return err
		}
		if skip[rel] {
			return filepath.SkipDir
		}
		target := filepath.Join(to, rel)
		if d.IsDir() {
			return os.MkdirAll(target, 0o755)
		}
		if strings.HasSuffix(rel, ".wasm") {
			return nil
		}
		content, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		return os.WriteFile(target, content, 0o644)
	})
	if err != nil {
		t.Fatal(err)
	}
}

func read(t *testing.T, dir string) map[string][]byte {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	found := map[string][]byte{}
	for _, e := range entries {
		if found[e.Name()], err = os.ReadFile(filepath.Join(dir, e.Name())); err != nil {
			t.Fatal(err)
		}
	}
	return found
}

func firstDifference(a, b []byte) int {
	i := 0
	for i < len(a) && i < len(b) && a[i] == b[i] {
		i++
	}
	return i
}
