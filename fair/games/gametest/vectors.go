// Package gametest is the conformance suite that every game runs in its own
// tests: reference vectors, agreement with a slow reference, and properties
// that hold for any game.
package gametest

import (
	"encoding/json"
	"testing"

	"roundcheck/fair"
)

// Vector is one reference round: what it exercises, its fields, and every
// intermediate value as computed by programs that are not ours.
type Vector struct {
	About string     `json:"about"`
	Round fair.Round `json:"round"`
	Want  Want       `json:"want"`
}

// Want holds a vector's values; each game has those that it needs.
type Want struct {
	Commitment string   `json:"commitment"`
	Signature  string   `json:"signature"`
	Draws      []uint32 `json:"draws"`
	// Mines.
	Order []int `json:"order"`
	Mines []int `json:"mines"`
	// Roulette.
	Number string `json:"number"`
	// Deal or No Deal.
	Swaps     []int `json:"swaps"`
	Positions []int `json:"positions"`
}

// Load decodes a file of vectors. A file with none fails the test: a suite that
// checked nothing must not pass.
func Load(t testing.TB, file []byte) []Vector {
	t.Helper()
	var vectors []Vector
	if err := json.Unmarshal(file, &vectors); err != nil {
		t.Fatalf("reading vectors: %v", err)
	}
	if len(vectors) == 0 {
		t.Fatal("reading vectors: the file has none")
	}
	return vectors
}
