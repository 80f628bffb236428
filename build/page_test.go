package main

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// projectSources are the project's real files with stand-ins for what the
// compiler makes, which takes long and is tested in build/repro and
// build/browser.
func projectSources(t *testing.T) *sources {
	t.Helper()
	root, err := findRoot(".")
	if err != nil {
		t.Fatal(err)
	}
	read := func(name string) []byte {
		text, err := os.ReadFile(filepath.Join(root, name))
		if err != nil {
			t.Fatal(err)
		}
		return text
	}
	index := page(read("index.html"))
	styles, err := readStyles(root, index)
	if err != nil {
		t.Fatal(err)
	}
	return &sources{
		index:   index,
		bootJS:  read("web/boot.js"),
		styles:  styles,
		iconSVG: read("web/icon.svg"),
		iconPNG: read("web/icon-180.png"),
		wasm:    []byte("\x00asm\x01\x00\x00\x00 and more"), wasmExec: []byte("class Go {}\n"),
	}
}

func bothPages(t *testing.T, s *sources) map[string]string {
	t.Helper()
	hosted, err := s.hosted()
	if err != nil {
		t.Fatal(err)
	}
	single, err := s.single()
	if err != nil {
		t.Fatal(err)
	}
	return map[string]string{"hosted": string(hosted), "single": string(single)}
}

var (
	policyMeta   = regexp.MustCompile(`<meta http-equiv="Content-Security-Policy" content="([^"]*)">`)
	scriptBlocks = regexp.MustCompile(`(?s)<script( data-[^>]*)?>(.*?)</script>`)
	styleBlocks  = regexp.MustCompile(`(?s)<style>(.*?)</style>`)
)

// directives returns a page's policy by directive.
func directives(t *testing.T, html string) map[string]string {
	t.Helper()
	metas := policyMeta.FindAllStringSubmatch(html, -1)
	if len(metas) != 1 {
		t.Fatalf("%d policies, want 1", len(metas))
	}
	found := map[string]string{}
	for _, d := range strings.Split(metas[0][1], "; ") {
		name, value, _ := strings.Cut(d, " ")
		found[name] = value
	}
	return found
}

func quotedHash(text string) string {
	sum := sha256.Sum256([]byte(text))
	return "'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
}

func TestPolicyAllowsJustWhatIsInlined(t *testing.T) {
	source := projectSources(t)
	for name, html := range bothPages(t, source) {
		var scripts, styles []string
		for _, m := range scriptBlocks.FindAllStringSubmatch(html, -1) {
			scripts = append(scripts, quotedHash(m[2]))
		}
		for _, m := range styleBlocks.FindAllStringSubmatch(html, -1) {
			styles = append(styles, quotedHash(m[1]))
		}
		if len(scripts) != 2 || len(styles) != len(source.styles) || len(styles) < 2 {
			t.Errorf("%s: %d scripts and %d styles, want 2 and %d", name, len(scripts), len(styles), len(source.styles))
		}
		connect := "'none'"
		if name == "hosted" {
			connect = "'self'"
		}
		want := map[string]string{
			"default-src":               "'none'",
			"script-src":                strings.Join(scripts, " ") + " 'wasm-unsafe-eval'",
			"script-src-attr":           "'none'",
			"style-src":                 strings.Join(styles, " "),
			"style-src-attr":            "'none'",
			"img-src":                   "data:",
			"connect-src":               connect,
			"base-uri":                  "'none'",
			"form-action":               "'none'",
			"require-trusted-types-for": "'script'",
			"trusted-types":             "'none'",
		}
		if got := directives(t, html); fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("%s: the policy is\n%v\nwant\n%v", name, got, want)
		}
	}
}

// The policy counts from where it stands, so nothing may come before it but
// the encoding.
func TestPolicyComesFirst(t *testing.T) {
	for name, html := range bothPages(t, projectSources(t)) {
		before, _, _ := strings.Cut(html, "<meta http-equiv=")
		want := "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
		if before != want {
			t.Errorf("%s: before the policy stands %q, want %q", name, before, want)
		}
	}
}

func TestSingleHoldsTheWasm(t *testing.T) {
	s := projectSources(t)
	html := bothPages(t, s)["single"]
	_, after, _ := strings.Cut(html, `<script type="application/octet-stream" id="boot-wasm">`)
	data, _, _ := strings.Cut(after, "</script>")
	packed, err := base64.StdEncoding.DecodeString(data)
	if err != nil {
		t.Fatal(err)
	}
	z, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		t.Fatal(err)
	}
	if z.Name != "" || !z.ModTime.IsZero() {
		t.Errorf("the gzip header holds the name %q and the time %v", z.Name, z.ModTime)
	}
	wasm, err := io.ReadAll(z)
	if err != nil || !bytes.Equal(wasm, s.wasm) {
		t.Errorf("got %q, %v, want %q", wasm, err, s.wasm)
	}
	if want := fmt.Sprintf(` data-bytes="%d"`, len(s.wasm)); !strings.Contains(html, "<script"+want+">") {
		t.Errorf("the size %s is not with the script", want)
	}
}

// All that either page loads is the hosted one's wasm, and that is boot.js's.
func TestPagesLoadNothingByMarkup(t *testing.T) {
	for name, html := range bothPages(t, projectSources(t)) {
		found := regexp.MustCompile(`(?i)<(?:link|img|script|iframe)[^>]*\s(?:src|href)="([^"]*)"`).FindAllStringSubmatch(html, -1)
		if len(found) != 2 {
			t.Errorf("%s: %d addresses, want those of the two icons", name, len(found))
		}
		for _, m := range found {
			if !strings.HasPrefix(m[1], "data:image/") {
				t.Errorf("%s: it loads %q", name, m[1])
			}
		}
	}
}

func TestHostedNamesTheWasmByContent(t *testing.T) {
	s := projectSources(t)
	one := bothPages(t, s)["hosted"]
	if !strings.Contains(one, ` data-wasm="`+s.wasmName()+`"`) || !strings.Contains(one, ` data-integrity="`+hash(s.wasm)+`"`) {
		t.Errorf("the page does not name %s with its hash", s.wasmName())
	}
	before := s.wasmName()
	s.wasm = append(s.wasm, 0)
	if s.wasmName() == before {
		t.Error("other content, same name")
	}
}

// Every slot counts: a page without one must not be built.
func TestMissingSlotsStopTheBuild(t *testing.T) {
	for _, slot := range []string{
		slotPolicy, slotIcon, slotTouch, slotBoot, slotWasmExec, slotData,
	} {
		s := projectSources(t)
		if !strings.Contains(string(s.index), slot) {
			t.Errorf("index.html has no %s", slot)
		}
		s.index = page(strings.Replace(string(s.index), slot, "", 1))
		if _, err := s.hosted(); err == nil || !strings.Contains(err.Error(), slot) {
			t.Errorf("without %s: got %v", slot, err)
		}
	}
}

// A page that asks for a style sheet twice, for one that is not there, or for
// none must not be built.
func TestStyleSheets(t *testing.T) {
	root, err := findRoot(".")
	if err != nil {
		t.Fatal(err)
	}
	const sheet = `<link rel="stylesheet" href="web/style.css">`
	for name, html := range map[string]string{
		"none":      "<head></head>",
		"not there": strings.Replace(sheet, "style", "nosuch", 1),
	} {
		if got, err := readStyles(root, page(html)); err == nil {
			t.Errorf("%s: got %d style sheets, want an error", name, len(got))
		}
	}
	s := projectSources(t)
	s.index = page(strings.Replace(string(s.index), sheet, sheet+sheet, 1))
	if _, err := s.hosted(); err == nil {
		t.Error("a style sheet that is asked for twice was let through")
	}
}

func TestForeignScriptStopsTheBuild(t *testing.T) {
	s := projectSources(t)
	s.index = page(strings.Replace(string(s.index), "</body>", "<script>alert(1)</script></body>", 1))
	if _, err := s.hosted(); err == nil {
		t.Error("a script that the build does not know was let through")
	}
}

// index.html itself works from a plain server: what it loads is there, but
// for the two files that "wasm" makes.
func TestIndexWorksAsItIs(t *testing.T) {
	root, err := findRoot(".")
	if err != nil {
		t.Fatal(err)
	}
	made := []string{"web/app.wasm", "web/wasm_exec.js"}
	found := regexp.MustCompile(`(?:src|href|data-wasm)="(web/[^"]*)"`).FindAllStringSubmatch(string(projectSources(t).index), -1)
	if len(found) < 6 {
		t.Errorf("only %d files named: %q", len(found), found)
	}
	for _, m := range found {
		if _, err := os.Stat(filepath.Join(root, m[1])); err != nil && !slices.Contains(made, m[1]) {
			t.Errorf("index.html names %s: %v", m[1], err)
		}
	}
}
