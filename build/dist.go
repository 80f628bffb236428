package main

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"runtime"
	"slices"
)

const sumsName = "SHA256SUMS"

// files are an output folder's files: names and contents.
type files map[string][]byte

// distCommand makes everything that ships into one folder.
func distCommand(root string, args []string, out io.Writer) error {
	fs := flagSet("dist", out)
	dir := fs.String("out", filepath.Join(root, "dist"), "the folder to make; one made before is replaced")
	if err := parseFlags(fs, args); err != nil {
		return err
	}
	pinned, err := pinnedGo(root)
	if err != nil {
		return err
	}
	if v := runtime.Version(); v != pinned {
		fmt.Fprintf(out, "note: this is %s, go.mod asks for %s: the files will differ from those of a release\n", v, pinned)
	}
	s, err := readSources(root)
	if err != nil {
		return err
	}
	made, err := distFiles(s)
	if err != nil {
		return err
	}
	if err := writeDist(*dir, made); err != nil {
		return err
	}
	for _, name := range slices.Sorted(maps.Keys(made)) {
		fmt.Fprintf(out, "%9d  %s\n", len(made[name]), name)
	}
	fmt.Fprintln(out, "made", *dir)
	return nil
}

// distFiles returns all files that ship, the checksums among them.
func distFiles(s *sources) (files, error) {
	hosted, err := s.hosted()
	if err != nil {
		return nil, err
	}
	single, err := s.single()
	if err != nil {
		return nil, err
	}
	made := files{
		"index.html":   []byte(hosted),
		s.wasmName():   s.wasm,
		"icon.svg":     s.iconSVG,
		"icon-180.png": s.iconPNG,
		singleName:     []byte(single),
	}
	made[sumsName] = sums(made)
	return made, nil
}

// sums returns the files' checksums in the form that sha256sum -c reads.
func sums(made files) []byte {
	var b bytes.Buffer
	for _, name := range slices.Sorted(maps.Keys(made)) {
		fmt.Fprintf(&b, "%x  %s\n", sha256.Sum256(made[name]), name)
	}
	return b.Bytes()
}

// writeDist writes the files into dir and nothing else stays in it. It only
// empties a folder that an earlier build made: a mistyped -out must not
// delete anybody's work.
func writeDist(dir string, made files) error {
	old, err := os.ReadDir(dir)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	ours := slices.ContainsFunc(old, func(e fs.DirEntry) bool { return e.Name() == sumsName })
	if len(old) > 0 && !ours {
		return fmt.Errorf("%s has files in it that no build made (there is no %s); name another folder", dir, sumsName)
	}
	for _, e := range old {
		if err := os.RemoveAll(filepath.Join(dir, e.Name())); err != nil {
			return err
		}
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	for name, content := range made {
		if err := os.WriteFile(filepath.Join(dir, name), content, 0o644); err != nil {
			return err
		}
	}
	return nil
}
