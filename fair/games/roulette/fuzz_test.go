package roulette

import (
	"strings"
	"testing"
	"unicode/utf8"

	"roundcheck/fair"
)

// FuzzParseBets: bets that are accepted stand in the text as written, and pay on
// every pocket; others have a reason and a place.
func FuzzParseBets(f *testing.F) {
	for _, text := range []string{
		"straight:17@5;red@10;split:0-00@2", "corner:5-4-2-1@0.5", "six-line:13-14-15-16-17-18@1", "top-line@1", "first-four@1",
		"column:3@1;dozen:1@1", "red", "@", ";", "split:1-2-3@1", "straight:00@0", "red:@1", "zażółć@1", "split:\xff-1@1",
	} {
		f.Add(text, true)
		f.Add(text, false)
	}
	f.Fuzz(func(t *testing.T, text string, american bool) {
		w := map[bool]Wheel{true: American, false: European}[american]
		bets, bad := parseBets(text, w)
		if bad != nil {
			if bad.Code != fair.BadBets || bad.Reason == "" || bad.At < 1 || bad.At > utf8.RuneCountInString(text)+1 {
				t.Errorf("bets %q: got %+v, want a reason and a place", text, bad)
			}
			if bets != nil {
				t.Errorf("bets %q: got %v beside %v, want none", text, bets, bad)
			}
			return
		}
		var written []string
		for _, b := range bets {
			won := 0
			for pocket := range w.Pockets() {
				if b.wins(pocket) {
					won++
				}
			}
			if want := map[int]int{35: 1, 17: 2, 11: 3, 8: 4, 6: 5, 5: 6, 2: 12, 1: 18}[b.kind.pays]; won != want {
				t.Errorf("bet %q: wins on %d pockets, want %d", b.text, won, want)
			}
			written = append(written, b.text)
		}
		parts := strings.Split(text, ";")
		for i, part := range parts {
			if len(written) != len(parts) || !strings.HasPrefix(part, written[i]+"@") {
				t.Fatalf("bets %q: got %q, want as written", text, written)
			}
		}
		settle(bets, 0)
	})
}
