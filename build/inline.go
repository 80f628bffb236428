package main

import (
	"bytes"
	"fmt"
	"regexp"
	"strings"
	"unicode/utf8"
)

// A page is the text of an HTML document on its way from index.html to an
// output.
type page string

// replace puts text in the place of slot, which must be there exactly once: a
// slot that somebody renamed or doubled has to stop the build, as the page
// would otherwise ship without its policy or its style.
func (p page) replace(slot, text string) (page, error) {
	switch n := strings.Count(string(p), slot); n {
	case 1:
		return page(strings.Replace(string(p), slot, text, 1)), nil
	default:
		return "", fmt.Errorf("index.html: want exactly one %s, found %d", slot, n)
	}
}

// leftover finds an address that only works in the source tree.
var leftover = regexp.MustCompile(`(?i)\b(?:src|href|srcset|poster|data)\s*=\s*["']?\.?/?web/[^"'\s>]*`)

// checkInlined makes sure that nothing in a finished page points into the
// source tree and that no script is in it but the build's own.
func (p page) checkInlined(scripts int) error {
	if found := leftover.FindString(string(p)); found != "" {
		return fmt.Errorf("index.html: %s is not shipped; the build knows no slot for it", found)
	}
	if n := strings.Count(strings.ToLower(string(p)), "</script"); n != scripts {
		return fmt.Errorf("index.html: %d scripts in the finished page, want the build's own %d", n, scripts)
	}
	if strings.Contains(string(p), "<!-- build:") {
		return fmt.Errorf("index.html: a <!-- build: marker that the build does not know")
	}
	return nil
}

// checkText refuses bytes that a browser would change while it reads the
// page, because the policy's hash is taken over the bytes as they are here.
func checkText(name string, text []byte) error {
	switch {
	case len(bytes.TrimSpace(text)) == 0:
		return fmt.Errorf("%s: empty", name)
	case !utf8.Valid(text):
		return fmt.Errorf("%s: not UTF-8", name)
	case bytes.ContainsAny(text, "\r\x00"):
		return fmt.Errorf("%s: holds a carriage return or a NUL, which browsers change", name)
	}
	return nil
}

// Inside a script element these end it or switch the parser to a state in
// which the closing tag no longer ends it.
var endsScript = regexp.MustCompile(`(?i)</script|<script|<!--`)

// inlineScript wraps a script's text, with attributes in the opening tag.
func inlineScript(name string, text []byte, attributes string) (string, error) {
	if err := checkText(name, text); err != nil {
		return "", err
	}
	if found := endsScript.Find(text); found != nil {
		return "", fmt.Errorf("%s: holds %q, which cannot stand inside a script element", name, found)
	}
	return "<script" + attributes + ">" + string(text) + "</script>", nil
}

var (
	endsStyle = regexp.MustCompile(`(?i)</style`)
	loads     = regexp.MustCompile(`(?i)@import|url\(\s*["']?([^"')]*)`)
)

// inlineStyle wraps a style sheet's text. The sheet may load nothing: its
// addresses would change their meaning with the place, and the policy would
// refuse them.
func inlineStyle(name string, text []byte) (string, error) {
	if err := checkText(name, text); err != nil {
		return "", err
	}
	if found := endsStyle.Find(text); found != nil {
		return "", fmt.Errorf("%s: holds %q, which cannot stand inside a style element", name, found)
	}
	for _, m := range loads.FindAllSubmatch(text, -1) {
		if !bytes.HasPrefix(m[1], []byte("data:image/")) {
			return "", fmt.Errorf("%s: %q loads something; only data: images can be inlined", name, m[0])
		}
	}
	return "<style>" + string(text) + "</style>", nil
}
