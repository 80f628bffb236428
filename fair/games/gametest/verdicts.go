package gametest

import (
	"strings"
	"testing"

	"roundcheck/fair"
)

// verdicts is the whole table: for each status of commitment and signature, the
// verdict where the outcome is a match, a mismatch, consistent, or absent.
var verdicts = map[[2]fair.Status][4]fair.Verdict{
	{fair.StatusMatch, fair.StatusMatch}:       {fair.Verified, fair.Mismatch, fair.Incomplete, fair.Incomplete},
	{fair.StatusMatch, fair.StatusAbsent}:      {fair.Verified, fair.Mismatch, fair.Incomplete, fair.Incomplete},
	{fair.StatusMatch, fair.StatusMismatch}:    {fair.Mismatch, fair.Mismatch, fair.Mismatch, fair.Mismatch},
	{fair.StatusAbsent, fair.StatusMatch}:      {fair.Incomplete, fair.Mismatch, fair.Incomplete, fair.Incomplete},
	{fair.StatusAbsent, fair.StatusAbsent}:     {fair.Incomplete, fair.Mismatch, fair.Incomplete, fair.Incomplete},
	{fair.StatusAbsent, fair.StatusMismatch}:   {fair.Mismatch, fair.Mismatch, fair.Mismatch, fair.Mismatch},
	{fair.StatusMismatch, fair.StatusMatch}:    {fair.Mismatch, fair.Mismatch, fair.Mismatch, fair.Mismatch},
	{fair.StatusMismatch, fair.StatusAbsent}:   {fair.Mismatch, fair.Mismatch, fair.Mismatch, fair.Mismatch},
	{fair.StatusMismatch, fair.StatusMismatch}: {fair.Mismatch, fair.Mismatch, fair.Mismatch, fair.Mismatch},
}

// outcomeStatuses are the columns of verdicts.
var outcomeStatuses = [4]fair.Status{
	fair.StatusMatch, fair.StatusMismatch, fair.StatusConsistent, fair.StatusAbsent,
}

// testVerdicts goes through the table with real rounds, and through every way to
// arrive at each status. A scheme without a signature has it absent only.
func (s Suite) testVerdicts(t *testing.T, vectors []Vector) {
	met := map[fair.Verdict]int{}
	for i := 0; i < len(vectors); i += 8 {
		v := vectors[i]
		seen := s.Seen(v.Want)
		seen[fair.StatusAbsent] = append(seen[fair.StatusAbsent], fair.Round{}, fair.Round{fair.FieldSeen: ""})
		for statuses, row := range verdicts {
			if !s.Game.Scheme().Signed && statuses[1] != fair.StatusAbsent {
				continue
			}
			for column, outcome := range outcomeStatuses {
				for _, saw := range seen[outcome] {
					s.testVerdict(t, v, saw, statuses, outcome, row[column])
					met[row[column]]++
				}
			}
		}
	}
	for _, verdict := range []fair.Verdict{fair.Verified, fair.Mismatch, fair.Incomplete} {
		if met[verdict] == 0 {
			t.Errorf("verdict %s: got no round, want some", verdict)
		}
	}
}

// testVerdict checks one round whose commitment and signature are given as the
// statuses say.
func (s Suite) testVerdict(t *testing.T, v Vector, saw fair.Round, statuses [2]fair.Status, outcome fair.Status, want fair.Verdict) {
	for _, commitment := range hashTexts(v.Want.Commitment, statuses[0]) {
		for _, signature := range hashTexts(v.Want.Signature, statuses[1]) {
			round := with(v.Round, saw)
			if commitment != "" {
				round[fair.FieldCommitment] = commitment
			}
			if signature != "" {
				round[fair.FieldSignature] = signature
			}
			report := s.verify(round)
			if report.Verdict != want || report.Commitment == nil || report.Outcome == nil {
				t.Fatalf("%q: verdict: got %s (%v), want %s", round, report.Verdict, report.Err(), want)
			}
			wantGiven(t, "commitment", report.Commitment.Given, commitment)
			got := [3]fair.Status{report.Commitment.Status, fair.StatusAbsent, report.Outcome.OutcomeStatus()}
			if report.Signature != nil {
				got[1] = report.Signature.Status
				wantGiven(t, "signature", report.Signature.Given, signature)
			}
			if want := [3]fair.Status{statuses[0], statuses[1], outcome}; got != want {
				t.Errorf("%q: statuses: got %s, want %s", round, got, want)
			}
		}
	}
}

// hashTexts gives the ways to write a hash so that it has a status. Upper and
// lower case are the same hash.
func hashTexts(hex string, status fair.Status) []string {
	switch status {
	case fair.StatusMatch:
		return []string{hex, strings.ToUpper(hex), strings.ToUpper(hex[:32]) + hex[32:]}
	case fair.StatusMismatch:
		return []string{spoil(hex), strings.Repeat("0", 64)}
	}
	return []string{""}
}

// wantGiven checks that a report shows a hash as it was written, or as absent.
func wantGiven(t *testing.T, name string, given *string, want string) {
	t.Helper()
	got := ""
	if given != nil {
		got = *given
	}
	if got != want || (given == nil) != (want == "") {
		t.Errorf("%s given: got %q, want %q", name, got, want)
	}
}
