package dond

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"roundcheck/fair"
)

func amounts(t *testing.T, texts ...string) []amount {
	t.Helper()
	var list []amount
	for _, text := range texts {
		a, bad := parseAmount(text)
		if bad != nil {
			t.Fatal(bad)
		}
		list = append(list, a)
	}
	return list
}

// seenAs puts amounts into the first cases.
func seenAs(list []amount) board {
	seen := board{}
	for k, a := range list {
		seen[k] = a
	}
	return seen
}

// eachOrder calls f with every way to take k of n things, one behind the other.
func eachOrder(n, k int, f func([]int)) {
	var taken []int
	var next func()
	next = func() {
		if len(taken) == k {
			f(taken)
			return
		}
		for i := range n {
			if !slices.Contains(taken, i) {
				taken = append(taken, i)
				next()
				taken = taken[:len(taken)-1]
			}
		}
	}
	next()
}

func check(t *testing.T, p play, all, agree int) {
	t.Helper()
	got := p.chance()
	if (got == nil) != (agree == 0) || got != nil && got.Int64() != int64(all/agree) {
		t.Errorf("%v of %v: one in %v, want %d/%d", p.seen, p.ladder, got, all, agree)
	}
}

// TestChanceWithALadder lays every prize into every case that was seen.
func TestChanceWithALadder(t *testing.T) {
	var rising, twos, few []string
	for i := range Cases {
		rising = append(rising, strconv.Itoa(i+1))
		twos = append(twos, strconv.Itoa(i/2+1))
		few = append(few, strconv.Itoa(i%3+1))
	}
	for _, ladder := range [][]string{rising, twos, few} {
		ladder := amounts(t, ladder...)
		for _, saw := range [][]string{{"1"}, {"13"}, {"26"}, {"1", "1.0"}, {"1", "2"}, {"1", "26"}, {"1", "2", "3"}, {"1", "1", "2"}, {"3", "3", "3"}} {
			seen := amounts(t, saw...)
			all, agree := 0, 0
			eachOrder(Cases, len(seen), func(taken []int) {
				all++
				for k, i := range taken {
					if ladder[i].value.Cmp(seen[k].value) != 0 {
						return
					}
				}
				agree++
			})
			check(t, play{ladder, seenAs(seen)}, all, agree)
		}
	}
}

// TestChanceWithoutALadder puts the amounts seen into every order.
func TestChanceWithoutALadder(t *testing.T) {
	for saw, want := range map[string]string{
		"5": "1", "5,6": "1", "5,5": "1", "1,2,3": "3", "1,1,2": "1", "1,1,1": "1", "1,2,3,4": "12", "1,1,2,2": "3", "1,2,2,2": "2",
		"1,2,3,4,5": "60", "1,1,2,2,3": "15", "1,2,3,4,5,6": "360", "1,1.00,1,2,3,3": "30",
	} {
		seen := amounts(t, strings.Split(saw, ",")...)
		all, agree := 0, 0
		eachOrder(len(seen), len(seen), func(taken []int) {
			all++
			up, down := true, true
			for i := 1; i < len(taken); i++ {
				c := seen[taken[i]].value.Cmp(seen[taken[i-1]].value)
				up, down = up && c >= 0, down && c <= 0
			}
			if up || down {
				agree++
			}
		})
		p := play{nil, seenAs(seen)}
		check(t, p, all, agree)
		if got := p.chance().String(); got != want {
			t.Errorf("%s: one in %s, want %s", saw, got, want)
		}
	}
	if got := (play{}).chance(); got != nil {
		t.Errorf("nothing seen: got %v", got)
	}
	var full []string
	for i := range Cases {
		full = append(full, strconv.Itoa(i))
	}
	if got := (Outcome{saw: play{nil, seenAs(amounts(t, full...))}}).Chance().String(); got != "7755605021665492992000000" {
		t.Errorf("a full board: one in %s, want 25!/2", got)
	}
	var _ fair.Chancy = Outcome{}
}
