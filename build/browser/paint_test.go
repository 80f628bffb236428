package browser

import (
	_ "embed"
	"encoding/json"
	"flag"
	"os"
	"strings"
	"testing"
)

// The first paint is static HTML in index.html. It has to equal what go-app
// draws first; after a change of the page, "make paint" writes it anew.

var writePaint = flag.Bool("paint", false, "write the first paint into index.html")

//go:embed paint.js
var paintScript string

const indexFile = "../../index.html"

// paintLanguages are those that index.html has a first paint for; the first is in
// the page itself, the others in templates.
var paintLanguages = []string{"en", "ja", "pl"}

// canonical returns an element of the page in the form that index.html has.
func (p *tab) canonical(selector string) string {
	p.t.Helper()
	name, err := json.Marshal(selector)
	if err != nil {
		p.t.Fatal(err)
	}
	script := strings.TrimSpace(paintScript[strings.Index(paintScript, "(selector)"):])
	return eval[string](p, "("+script+")("+string(name)+")")
}

func TestStaticPaintEqualsFirstRender(t *testing.T) {
	for i, lang := range paintLanguages {
		t.Run(lang, func(t *testing.T) {
			drawn := open(t, hosted, languages(lang)).canonical("#page")
			selector := "#page"
			if i > 0 {
				selector = "#paint-" + lang
			}
			if *writePaint {
				putPaint(t, selector, lang, drawn)
				return
			}
			p, release := held(t)
			static := p.canonical(selector)
			release()
			p.waitReady()
			if static != drawn {
				t.Errorf("the first paint differs from what go-app draws (make paint writes it anew):\n%s", firstDifference(static, drawn))
			}
		})
	}
}

// putPaint writes a first paint between its markers in index.html.
func putPaint(t *testing.T, selector, lang, html string) {
	t.Helper()
	file, err := os.ReadFile(indexFile)
	if err != nil {
		t.Fatal(err)
	}
	if selector != "#page" {
		html = `<template id="paint-` + lang + `">` + html + "</template>"
	}
	start, end := "<!-- paint:"+lang+" -->\n", "<!-- /paint:"+lang+" -->"
	before, rest, ok := strings.Cut(string(file), start)
	_, after, ok2 := strings.Cut(rest, end)
	if !ok || !ok2 {
		t.Fatalf("index.html lacks %q or %q", start, end)
	}
	if err := os.WriteFile(indexFile, []byte(before+start+html+"\n"+end+after), 0o644); err != nil {
		t.Fatal(err)
	}
}

// firstDifference shows two texts around the place where they part.
func firstDifference(a, b string) string {
	i := 0
	for i < len(a) && i < len(b) && a[i] == b[i] {
		i++
	}
	around := func(s string) string { return s[max(0, i-120):min(len(s), i+120)] }
	return "static: …" + around(a) + "…\ndrawn:  …" + around(b) + "…"
}
