package games_test

import (
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"roundcheck/fair"
	"roundcheck/fair/games"
)

// TestGamesReadEveryField: each game is named once, and no field is read by none
// or unknown to receipts.
func TestGamesReadEveryField(t *testing.T) {
	ids := map[string]bool{}
	read := map[fair.Field]bool{fair.FieldGame: true}
	for _, game := range games.All() {
		if ids[game.ID()] {
			t.Errorf("two games have the id %s", game.ID())
		}
		ids[game.ID()] = true
		for _, f := range append(game.Scheme().Fields(), game.Fields()...) {
			read[f] = true
			if !slices.Contains(fair.Fields(), f) {
				t.Errorf("%s reads %s, which is no field", game.ID(), f)
			}
		}
	}
	for _, f := range fair.Fields() {
		if !read[f] {
			t.Errorf("field %s: no game reads it", f)
		}
	}
	if len(ids) < 3 {
		t.Errorf("games: got %d, want at least 3", len(ids))
	}
}

// TestPureImports: the doc comment of fair promises no browser, no clock and no
// I/O. So nothing but these is imported, tests aside.
func TestPureImports(t *testing.T) {
	allowed := strings.Fields(`bytes cmp crypto/hmac crypto/sha256 crypto/sha512 encoding/binary encoding/hex encoding/json hash io iter maps
		math math/big slices strconv strings unicode unicode/utf8 golang.org/x/crypto/sha3
		roundcheck/fair roundcheck/fair/games/dond roundcheck/fair/games/mines roundcheck/fair/games/roulette`)
	seen := 0
	for _, pattern := range []string{"../*.go", "*.go", "*/*.go"} {
		files, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			if strings.HasSuffix(file, "_test.go") || strings.HasPrefix(filepath.ToSlash(file), "gametest/") {
				continue
			}
			parsed, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.ImportsOnly)
			if err != nil {
				t.Fatal(err)
			}
			seen++
			for _, spec := range parsed.Imports {
				if path := strings.Trim(spec.Path.Value, `"`); !slices.Contains(allowed, path) {
					t.Errorf("%s imports %s", file, path)
				}
			}
		}
	}
	if seen < 20 {
		t.Errorf("files: got %d, want at least 20", seen)
	}
}
