package main

import (
	"encoding/json"
	"errors"
	"io"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// A rule says what the packages under a path may depend on, directly or not.
// The standard library is always allowed.
type rule struct {
	under   string
	allowed []string // paths, each with everything under it; nil for anything
	banned  []string
}

// The imports run one way: games to fair, the model to both, the page's
// drawing to the model. What builds the page knows nothing of it.
var rules = []rule{
	{under: "roundcheck/fair", allowed: []string{"roundcheck/fair", "golang.org/x/crypto", "golang.org/x/sys"}},
	{under: "roundcheck/app/model", banned: []string{"github.com/maxence-charriere/go-app", "roundcheck/app/ui"}},
	{under: "roundcheck/app/i18n", banned: []string{"github.com/maxence-charriere/go-app", "roundcheck/app/ui"}},
	{under: "roundcheck/app/script", banned: []string{"github.com/maxence-charriere/go-app", "roundcheck/app/ui"}},
	{under: "roundcheck/app/wrap", allowed: []string{"roundcheck/app/wrap"}},
	{under: "roundcheck/app/summary", banned: []string{"github.com/maxence-charriere/go-app", "roundcheck/app/ui"}},
	{under: "roundcheck/app", banned: []string{"roundcheck/build"}},
	{under: "roundcheck/build", banned: []string{"roundcheck/app", "roundcheck/fair"}},
}

// A listed package, as go list describes it.
type listed struct {
	ImportPath string
	Standard   bool
	Deps       []string
}

func within(path, under string) bool {
	return path == under || strings.HasPrefix(path, under+"/")
}

// violations names each dependency that a rule forbids. A rule that fits no
// package is one too: it would check nothing.
func violations(rules []rule, packages []listed) []string {
	standard := map[string]bool{}
	for _, p := range packages {
		standard[p.ImportPath] = p.Standard
	}
	var found []string
	for _, r := range rules {
		used := false
		for _, p := range packages {
			if !within(p.ImportPath, r.under) {
				continue
			}
			used = true
			for _, dep := range p.Deps {
				in := func(path string) bool { return within(dep, path) }
				forbidden := r.allowed != nil && !slices.ContainsFunc(r.allowed, in)
				if !standard[dep] && (forbidden || slices.ContainsFunc(r.banned, in)) {
					found = append(found, p.ImportPath+" depends on "+dep)
				}
			}
		}
		if !used {
			found = append(found, "no package is under "+r.under)
		}
	}
	return found
}

func TestImports(t *testing.T) {
	root, err := findRoot(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, platform := range [][]string{nil, {"GOOS=js", "GOARCH=wasm"}} {
		cmd := exec.Command("go", "list", "-deps", "-json=ImportPath,Standard,Deps", "./...")
		cmd.Dir = root
		cmd.Env = append(cmd.Environ(), platform...)
		out, err := cmd.Output()
		if err != nil {
			t.Fatalf("go list: %v", err)
		}
		var packages []listed
		for d := json.NewDecoder(strings.NewReader(string(out))); ; {
			var p listed
			if err := d.Decode(&p); errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				t.Fatal(err)
			}
			packages = append(packages, p)
		}
		for _, v := range violations(rules, packages) {
			t.Errorf("%q: %s", platform, v)
		}
	}
}

func TestViolations(t *testing.T) {
	packages := []listed{
		{ImportPath: "fmt", Standard: true},
		{ImportPath: "m/core", Deps: []string{"fmt", "m/core/part", "x/lib"}},
		{ImportPath: "m/core/part", Deps: []string{"fmt"}},
		{ImportPath: "m/corelike", Deps: []string{"y"}},
		{ImportPath: "m/ui", Deps: []string{"m/core", "m/core/part", "y"}},
	}
	for _, c := range []struct {
		rule rule
		want []string
	}{
		{rule{under: "m/core", allowed: []string{"m/core", "x/lib"}}, nil},
		{rule{under: "m/core", allowed: []string{"m/core"}}, []string{"m/core depends on x/lib"}},
		{rule{under: "m/ui", banned: []string{"m/core"}}, []string{"m/ui depends on m/core", "m/ui depends on m/core/part"}},
		{rule{under: "m/ui", banned: []string{"m/cor"}}, nil},
		{rule{under: "m/gone"}, []string{"no package is under m/gone"}},
	} {
		if got := violations([]rule{c.rule}, packages); !slices.Equal(got, c.want) {
			t.Errorf("%+v: got %q, want %q", c.rule, got, c.want)
		}
	}
}
