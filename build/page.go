package main

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
)

// The slots of index.html: what the build replaces. All but two are the very
// elements that make the page work from the source tree.
const (
	slotPolicy   = `<!-- build:policy -->`
	slotIcon     = `<link rel="icon" type="image/svg+xml" href="web/icon.svg">`
	slotTouch    = `<link rel="apple-touch-icon" href="web/icon-180.png">`
	slotBoot     = `<script src="web/boot.js" data-wasm="web/app.wasm"></script>`
	slotWasmExec = `<script src="web/wasm_exec.js"></script>`
	slotData     = `<!-- build:data -->`
)

// slotStyle is a style sheet: index.html lists those that it wants, in order.
var slotStyle = regexp.MustCompile(`<link rel="stylesheet" href="(web/[a-z]+\.css)">`)

// singleName is the single file's name. The hosted page offers it to
// download when loading fails.
const singleName = "roundcheck.html"

// sources are the files that the outputs are made of.
type sources struct {
	index                    page
	bootJS, iconSVG, iconPNG []byte
	styles                   []style
	wasmExec, wasm           []byte
}

// A style is a style sheet, and the slot where it belongs.
type style struct {
	slot, name string
	text       []byte
}

// readSources reads the files of the project in root and compiles its wasm.
func readSources(root string) (*sources, error) {
	s := &sources{}
	var index []byte
	for name, into := range map[string]*[]byte{
		"index.html":       &index,
		"web/boot.js":      &s.bootJS,
		"web/icon.svg":     &s.iconSVG,
		"web/icon-180.png": &s.iconPNG,
	} {
		text, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(name)))
		if err != nil {
			return nil, err
		}
		*into = text
	}
	if err := checkText("index.html", index); err != nil {
		return nil, err
	}
	s.index = page(index)
	var err error
	if s.styles, err = readStyles(root, s.index); err != nil {
		return nil, err
	}
	if s.wasmExec, err = wasmExec(root); err != nil {
		return nil, err
	}
	dir, err := os.MkdirTemp("", "roundcheck-wasm-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	path := filepath.Join(dir, "app.wasm")
	if err := compileWasm(root, path); err != nil {
		return nil, err
	}
	s.wasm, err = os.ReadFile(path)
	return s, err
}

// readStyles reads the style sheets that a page asks for.
func readStyles(root string, p page) ([]style, error) {
	var styles []style
	for _, m := range slotStyle.FindAllStringSubmatch(string(p), -1) {
		text, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(m[1])))
		if err != nil {
			return nil, err
		}
		styles = append(styles, style{m[0], m[1], text})
	}
	if len(styles) == 0 {
		return nil, errors.New("index.html: no style sheet")
	}
	return styles, nil
}

// An output says how one of the two pages differs from the other.
type output struct {
	connect    string // where the page may connect to
	attributes string // of the script element of boot.js
	data       string // what stands in the slot of the data
	scripts    int    // script elements in the finished page
}

// wasmName is the hosted wasm's name. It holds the content's hash, so that a
// browser's or a proxy's cache never pairs an old file with a new page.
func (s *sources) wasmName() string {
	sum := sha256.Sum256(s.wasm)
	return "app-" + hex.EncodeToString(sum[:8]) + ".wasm"
}

// hosted returns the page of the hosted site. All it may load is the wasm, from
// its own site; boot.js takes even that away once the wasm is there.
func (s *sources) hosted() (page, error) {
	return s.build(output{
		connect: "'self'",
		attributes: fmt.Sprintf(` data-wasm="%s" data-bytes="%d" data-integrity="%s" data-single="%s"`,
			s.wasmName(), len(s.wasm), hash(s.wasm), singleName),
		scripts: 2,
	})
}

// single returns the page that is one file: the wasm is in it, gzipped, in a
// script element that no browser runs.
func (s *sources) single() (page, error) {
	packed, err := gzipped(s.wasm)
	if err != nil {
		return "", err
	}
	return s.build(output{
		connect:    "'none'",
		attributes: fmt.Sprintf(` data-bytes="%d"`, len(s.wasm)),
		data: `<script type="application/octet-stream" id="boot-wasm">` +
			base64.StdEncoding.EncodeToString(packed) + `</script>`,
		scripts: 3,
	})
}

func (s *sources) build(o output) (page, error) {
	boot, err := inlineScript("web/boot.js", s.bootJS, o.attributes)
	if err != nil {
		return "", err
	}
	wasmExec, err := inlineScript("wasm_exec.js", s.wasmExec, "")
	if err != nil {
		return "", err
	}
	allow := policy{connect: o.connect}
	allow.allowScript(s.bootJS)
	allow.allowScript(s.wasmExec)

	type filled struct{ slot, text string }
	slots := []filled{
		{slotIcon, `<link rel="icon" type="image/svg+xml" href="` + dataURL("image/svg+xml", s.iconSVG) + `">`},
		{slotTouch, `<link rel="apple-touch-icon" href="` + dataURL("image/png", s.iconPNG) + `">`},
		{slotBoot, boot},
		{slotWasmExec, wasmExec},
		{slotData, o.data},
	}
	for _, st := range s.styles {
		text, err := inlineStyle(st.name, st.text)
		if err != nil {
			return "", err
		}
		allow.allowStyle(st.text)
		slots = append(slots, filled{st.slot, text})
	}
	slots = append(slots, filled{slotPolicy, allow.meta()})
	p := s.index
	for _, r := range slots {
		if p, err = p.replace(r.slot, r.text); err != nil {
			return "", err
		}
	}
	return p, p.checkInlined(o.scripts)
}

// dataURL holds a file in an address, so that the page needs no request for it.
func dataURL(kind string, content []byte) string {
	return "data:" + kind + ";base64," + base64.StdEncoding.EncodeToString(content)
}

// gzipped packs data as small as gzip can. The header holds no name and no
// time, so equal data gives equal bytes.
func gzipped(data []byte) ([]byte, error) {
	var b bytes.Buffer
	w, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(data); err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}
