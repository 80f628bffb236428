package gametest

import (
	"bytes"
	"maps"
	"reflect"
	"sync"
	"testing"

	"roundcheck/fair"
)

// testPure checks that a report depends on the round alone: it is the same every
// time, also from many goroutines at once, and nothing is written to the round.
func (s Suite) testPure(t *testing.T, vectors []Vector) {
	for _, v := range vectors {
		round := with(v.Round, s.Seen(v.Want)[fair.StatusMatch][0])
		before := maps.Clone(round)
		reports := make([]fair.Report, 4)
		var group sync.WaitGroup
		for i := range reports {
			group.Go(func() { reports[i] = s.verify(round) })
		}
		group.Wait()
		if !maps.Equal(round, before) {
			t.Fatalf("%s: round after the check: got %q, want %q", v.About, round, before)
		}
		first := receipt(t, reports[0])
		for _, report := range reports[1:] {
			if !reflect.DeepEqual(report, reports[0]) {
				t.Errorf("%s: report: got %+v, want %+v", v.About, report, reports[0])
			}
			if got := receipt(t, report); !bytes.Equal(got, first) {
				t.Errorf("%s: receipt: got %s, want %s", v.About, got, first)
			}
		}
	}
}

func receipt(t testing.TB, report fair.Report) []byte {
	t.Helper()
	text, err := report.Receipt()
	if err != nil {
		t.Fatal(err)
	}
	return text
}
