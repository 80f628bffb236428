package gametest

import (
	"reflect"
	"testing"

	"roundcheck/fair"
)

// Refusal is a round that cannot be evaluated: one that is sound but for a few
// fields.
type Refusal struct {
	Set     fair.Round     // changed fields
	Without []fair.Field   // fields left out
	Want    []fair.Finding // all of them, in order; Proof need not be set
	Err     string         // exact
}

// Refuse checks that each round is invalid for just the reasons given. The round
// they start from must itself be sound, so that none is refused for another.
func Refuse(t *testing.T, games []fair.Game, sound fair.Round, refusals []Refusal) {
	t.Helper()
	if err := fair.Verify(games, sound).Err(); err != nil {
		t.Fatalf("the sound round: %v", err)
	}
	for _, r := range refusals {
		round := with(sound, r.Set)
		for _, f := range r.Without {
			delete(round, f)
		}
		report := fair.Verify(games, round)
		if report.Verdict != fair.Invalid || report.Err() == nil {
			t.Errorf("%.300q: verdict: got %s, want %s", round, report.Verdict, fair.Invalid)
			continue
		}
		want := make([]fair.Finding, len(r.Want))
		for i, f := range r.Want {
			f.Proof = []string{}
			want[i] = f
		}
		if !reflect.DeepEqual(report.Findings, want) {
			t.Errorf("%.300q: findings:\n got %+v\nwant %+v", round, plain(report.Findings), plain(want))
		}
		if got := report.Err().Error(); got != r.Err {
			t.Errorf("%.300q: error:\n got %s\nwant %s", round, got, r.Err)
		}
	}
}

// plain findings print their members instead of their wording as errors.
func plain(findings []fair.Finding) any {
	type finding fair.Finding
	var list []finding
	for _, f := range findings {
		list = append(list, finding(f))
	}
	return list
}
