package fair_test

import (
	"slices"
	"testing"

	"roundcheck/fair"
	"roundcheck/fair/games"
	"roundcheck/fair/games/gametest/slow"
)

func TestReportKeepsItsInput(t *testing.T) {
	round := fair.Round{
		fair.FieldGame: "dond", fair.FieldServerSeed: "s", fair.FieldClientSeed: "c",
	}
	report := games.Verify(round)
	before, err := report.Receipt()
	if err != nil {
		t.Fatal(err)
	}
	round[fair.FieldServerSeed] = "another"
	delete(round, fair.FieldClientSeed)
	if got := report.Input[fair.FieldServerSeed]; got != "s" {
		t.Errorf("server seed of the report after an edit: got %q, want %q", got, "s")
	}
	if after, _ := report.Receipt(); string(after) != string(before) {
		t.Errorf("receipt after an edit: got %s, want %s", after, before)
	}
}

// slowSignature is SPEC 1.2 without package fair.
func slowSignature(text string) string { return slow.Hex(slow.SHA3_256([]byte(text))) }

// TestNoted: what reading the input turned up comes first. An observation
// changes no verdict; a field that was called wrong is not looked at again.
func TestNoted(t *testing.T) {
	report := games.Verify(signedRound, fair.Finding{Code: fair.QueryLink})
	if report.Verdict != fair.Incomplete || report.Err() != nil || len(report.Findings) != 1 {
		t.Errorf("with an observation: got %s and %v, want %s", report.Verdict, report.Findings, fair.Incomplete)
	}
	duplicate := fair.Finding{Code: fair.DuplicateField, Field: fair.FieldNonce}
	report = games.Verify(with(signedRound, "x", "y"), duplicate)
	want := []string{"nonce duplicate-field", "x unknown-field"}
	if got := codes(report); !slices.Equal(got, want) || report.Verdict != fair.Invalid {
		t.Errorf("with a duplicate nonce: got %q, %s, want %q, %s", got, report.Verdict, want, fair.Invalid)
	}
	if report.Commitment == nil || report.Signature != nil || report.Outcome != nil {
		t.Errorf("with a duplicate nonce: got %+v, want a commitment and nothing that needs the nonce", report)
	}
}

// TestPartsStandAlone: each part is computed as soon as its own fields are sound.
func TestPartsStandAlone(t *testing.T) {
	tests := []struct {
		name                           string
		round                          fair.Round
		commitment, signature, outcome bool
	}{
		{"no server seed", fair.Round{fair.FieldGame: "dond", fair.FieldClientSeed: "c"}, false, false, false},
		{"no client seed", fair.Round{fair.FieldGame: "dond", fair.FieldServerSeed: "s"}, true, false, false},
		{"bad nonce", with(signedRound, fair.FieldNonce, "x"), true, false, false},
		{"bad mines", with(signedRound, fair.FieldMines, "0"), true, true, false},
		{"bad seen", with(signedRound, fair.FieldSeen, "0"), true, true, true},
		{"bad commitment", with(signedRound, fair.FieldCommitment, "0"), true, true, true},
		{"bad signature", with(signedRound, fair.FieldSignature, "0"), true, true, true},
		{"unknown field", with(unsignedRound, "x", "0"), true, false, true},
	}
	for _, test := range tests {
		report := games.Verify(test.round)
		got := [3]bool{report.Commitment != nil, report.Signature != nil, report.Outcome != nil}
		if want := [3]bool{test.commitment, test.signature, test.outcome}; got != want || report.Verdict != fair.Invalid {
			t.Errorf("%s: commitment, signature, outcome: got %t, %s, want %t, %s", test.name, got, report.Verdict, want, fair.Invalid)
		}
	}
}

// TestAmbiguousJoin: seeds that are cut elsewhere share a signature, and only
// the commitment tells them apart.
func TestAmbiguousJoin(t *testing.T) {
	a := games.Verify(with(with(signedRound, fair.FieldServerSeed, "a:b"), fair.FieldClientSeed, "c"))
	b := games.Verify(with(with(signedRound, fair.FieldServerSeed, "a"), fair.FieldClientSeed, "b:c"))
	if a.Signature.Computed != b.Signature.Computed || a.Commitment.Computed == b.Commitment.Computed {
		t.Errorf("got %+v and %+v, want one signature and two commitments", a, b)
	}
}
