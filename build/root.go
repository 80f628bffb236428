package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
)

const moduleName = "roundcheck"

var (
	moduleLine = regexp.MustCompile(`(?m)^module\s+(\S+)\s*$`)
	goLine     = regexp.MustCompile(`(?m)^go\s+(\S+)\s*$`)
)

// findRoot returns the project's folder: the nearest one, from dir upwards,
// whose go.mod is Roundcheck's.
func findRoot(dir string) (string, error) {
	start, err := filepath.Abs(dir)
	if err != nil {
		return "", err
	}
	for at := start; ; at = filepath.Dir(at) {
		mod, err := os.ReadFile(filepath.Join(at, "go.mod"))
		if err == nil {
			if m := moduleLine.FindSubmatch(mod); m != nil && string(m[1]) == moduleName {
				return at, nil
			}
		} else if !errors.Is(err, fs.ErrNotExist) {
			return "", err
		}
		if at == filepath.Dir(at) {
			return "", fmt.Errorf("no go.mod of module %s in %s or above", moduleName, start)
		}
	}
}

// pinnedGo returns the Go version that go.mod asks for, in the form that
// runtime.Version has: "go1.26.8".
func pinnedGo(root string) (string, error) {
	mod, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		return "", err
	}
	m := goLine.FindSubmatch(mod)
	if m == nil {
		return "", fmt.Errorf("%s: no go line", filepath.Join(root, "go.mod"))
	}
	return "go" + string(m[1]), nil
}
