package main

import (
	"crypto/sha256"
	"encoding/base64"
	"strings"
)

// A policy collects what one output's Content-Security-Policy has to allow.
// Everything that is not listed is refused: nothing is loaded, sent, framed or
// written as markup that the build has not put there.
type policy struct {
	scripts, styles []string // hashes of the inlined texts
	connect         string   // where the page may connect to
}

// hash returns a text's hash as policies and integrity attributes name it.
func hash(text []byte) string {
	sum := sha256.Sum256(text)
	return "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
}

func (p *policy) allowScript(text []byte) { p.scripts = append(p.scripts, "'"+hash(text)+"'") }
func (p *policy) allowStyle(text []byte)  { p.styles = append(p.styles, "'"+hash(text)+"'") }

// String returns the policy as the content of a meta element.
func (p *policy) String() string {
	return strings.Join([]string{
		"default-src 'none'",
		"script-src " + strings.Join(p.scripts, " ") + " 'wasm-unsafe-eval'",
		"script-src-attr 'none'",
		"style-src " + strings.Join(p.styles, " "),
		"style-src-attr 'none'",
		"img-src data:",
		"connect-src " + p.connect,
		"base-uri 'none'",
		"form-action 'none'",
		"require-trusted-types-for 'script'",
		"trusted-types 'none'",
	}, "; ")
}

func (p *policy) meta() string {
	return `<meta http-equiv="Content-Security-Policy" content="` + p.String() + `">`
}
