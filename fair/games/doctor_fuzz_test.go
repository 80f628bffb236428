package games_test

import (
	"bytes"
	"slices"
	"testing"

	"roundcheck/fair"
	"roundcheck/fair/games"
)

// FuzzDiagnose makes slips of all kinds: nothing panics, a diagnosis is the same
// every time, changes no verdict, and every finding keeps its promise.
func FuzzDiagnose(f *testing.F) {
	for _, test := range slips() {
		absent := uint16(0)
		var v [12]string
		for i, field := range fair.Fields() {
			text, ok := test.round[field]
			if v[i] = text; !ok {
				absent |= 1 << i
			}
		}
		f.Add(absent, v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7], v[8], v[9], v[10], v[11])
	}
	f.Fuzz(func(t *testing.T, absent uint16, game, server, client, nonce, mines, wheel, ladder, commitment, signature, seen, safe, bets string) {
		round := fair.Round{}
		texts := [12]string{game, server, client, nonce, mines, wheel, ladder, commitment, signature, seen, safe, bets}
		for i, f := range fair.Fields() {
			if absent&(1<<i) == 0 {
				round[f] = texts[i]
			}
		}
		report, plain := games.Check(round), games.Verify(round)
		if report.Verdict != plain.Verdict || len(report.Findings) < len(plain.Findings) ||
			!slices.EqualFunc(report.Findings[:len(plain.Findings)], plain.Findings, func(a, b fair.Finding) bool { return a.Error() == b.Error() }) {
			t.Errorf("check: got %s with %v, want %s with %v and more", report.Verdict, report.Findings, plain.Verdict, plain.Findings)
		}
		for _, f := range report.Findings[len(plain.Findings):] {
			if f.Invalid() || f.Proof == nil || len(f.Proof) == 0 && f.OneIn != "" {
				t.Errorf("finding %s", show([]fair.Finding{f}))
			}
		}
		checkDiagnosis(t, report)
		first, err := report.Receipt()
		if err != nil {
			t.Fatal(err)
		}
		if second, _ := games.Check(round).Receipt(); !bytes.Equal(first, second) {
			t.Errorf("receipt of the same round: got %s, want %s", second, first)
		}
	})
}
