package gametest

import (
	"bytes"
	"encoding/json"
	"flag"
	"os"
	"testing"
)

var update = flag.Bool("update", false, "write the golden receipts instead of comparing with them")

// testGolden compares the receipt of one round with the one on file, byte by
// byte. Whoever updates the file answers for the change to what players saved.
func (s Suite) testGolden(t *testing.T) {
	const name = "testdata/receipt.json"
	got := receipt(t, s.verify(s.Golden))
	if !json.Valid(got) {
		t.Errorf("receipt is no JSON: %s", got)
	}
	if *update {
		if err := os.WriteFile(name, append(got, '\n'), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got, bytes.TrimSuffix(want, []byte("\n"))) {
		t.Errorf("receipt: got %s, want %s", got, want)
	}
}
