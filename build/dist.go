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
	"strings"
)

const sumsName = "SHA256SUMS"

// files are an output folder's files: names and contents.
type files map[string][]byte

// distCommand makes everything that ships into one folder.
func distCommand(root string, args []string, out io.Writer) error {
	fs := flagSet("dist", out)
	dir := fs.String("out", filepath.Join(root, "dist"), "the folder to make; the files of an earlier build in it are replaced")
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
		"index.html": []byte(hosted),
		s.wasmName(): s.wasm,
		singleName:   []byte(single),
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

// writeDist writes the files into dir, in the place of those that an earlier
// build made. It removes nothing else: if there is anything else, it stops
// before it has changed anything, as a mistyped -out must not cost anybody's
// work, and a folder with more in it is not what ships.
func writeDist(dir string, made files) error {
	old, err := os.ReadDir(dir)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	ours, err := madeEarlier(dir)
	if err != nil {
		return err
	}
	for _, e := range old {
		if !ours[e.Name()] || !e.Type().IsRegular() {
			return fmt.Errorf("%s holds %q, which no build made: move it away or name another folder with -out",
				dir, e.Name())
		}
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	// The checksums are there all the time, so that a build which was cut off
	// halfway can be replaced as well.
	for _, e := range old {
		if e.Name() == sumsName {
			continue
		}
		if err := os.Remove(filepath.Join(dir, e.Name())); err != nil {
			return err
		}
	}
	for _, name := range slices.Sorted(maps.Keys(made)) { // SHA256SUMS comes first
		if err := os.WriteFile(filepath.Join(dir, name), made[name], 0o644); err != nil {
			return err
		}
	}
	return nil
}

// madeEarlier returns the names of what an earlier build made in dir, by the
// checksums that it left there. Checksums without the single file among them
// are those of another program.
func madeEarlier(dir string) (map[string]bool, error) {
	text, err := os.ReadFile(filepath.Join(dir, sumsName))
	if err != nil {
		if errors.Is(err, fs.ErrNotExist) {
			err = nil
		}
		return nil, err
	}
	names := map[string]bool{sumsName: true}
	for line := range strings.Lines(string(text)) {
		if _, name, ok := strings.Cut(strings.TrimSuffix(line, "\n"), "  "); ok {
			names[name] = true
		}
	}
	if !names[singleName] {
		return nil, nil
	}
	return names, nil
}
