package model

import (
	"strings"
	"testing"
)

func TestExcerpts(t *testing.T) {
	long := strings.Repeat("0123456789", 10)
	for _, c := range []struct{ name, a, b, wantA, wantB string }{
		{"short", `"match"`, `"mismatch"`, `"match"`, `"mismatch"`},
		{"nothing", "", "1", "", "1"},
		{"at the limit", long[:40], "x" + long[:39], long[:40], "x" + long[:39]},
		{"the beginning", "x" + long, "y" + long, "x" + long[:31] + "…", "y" + long[:31] + "…"},
		{"the middle", long[:50] + "x" + long, long[:50] + "y" + long, "…" + long[42:50] + "x" + long[:31] + "…", "…" + long[42:50] + "y" + long[:31] + "…"},
		{"the end", long + "x", long + "y", "…" + long[92:] + "x", "…" + long[92:] + "y"},
		{"one goes on", long, long + "y", "…" + long[92:], "…" + long[92:] + "y"},
		{"long and short", long, "01x", long[:2+32] + "…", "01x"},
		{"two bytes", strings.Repeat("ż", 50), strings.Repeat("ż", 49) + "ź", "…" + strings.Repeat("ż", 9), "…" + strings.Repeat("ż", 8) + "ź"},
		{"four bytes", strings.Repeat("😀", 50), strings.Repeat("😀", 20) + "😁", "…" + strings.Repeat("😀", 38), strings.Repeat("😀", 20) + "😁"},
	} {
		a, b := Excerpts(c.a, c.b)
		if a != c.wantA || b != c.wantB {
			t.Errorf("%s: got %q and %q, want %q and %q", c.name, a, b, c.wantA, c.wantB)
		}
	}
}
