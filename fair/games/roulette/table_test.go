package roulette

import (
	"fmt"
	"os"
	"regexp"
	"strconv"
	"testing"
)

// legal is one legal bet of the slow table: how it is written, the pockets that
// win it, and what it pays.
type legal struct {
	text string
	wins []string
	pays int
}

// grid is the layout as it lies on the table, zeros aside.
var grid = [12][3]int{
	{1, 2, 3}, {4, 5, 6}, {7, 8, 9}, {10, 11, 12},
	{13, 14, 15}, {16, 17, 18}, {19, 20, 21}, {22, 23, 24},
	{25, 26, 27}, {28, 29, 30}, {31, 32, 33}, {34, 35, 36},
}

// legalBets lists every bet of a wheel, read off the layout cell by cell.
func legalBets(w Wheel) []legal {
	var bets []legal
	add := func(name string, pays int, numbers ...any) {
		b := legal{name, nil, pays}
		for i, n := range numbers {
			b.wins = append(b.wins, fmt.Sprint(n))
			b.text += []string{":", "-"}[min(i, 1)] + b.wins[i]
		}
		bets = append(bets, b)
	}
	if w == European {
		add("split", 17, 0, 1)
		add("split", 17, 0, 2)
		add("split", 17, 0, 3)
		bets = append(bets, legal{"first-four", []string{"0", "1", "2", "3"}, 8})
	} else {
		add("straight", 35, "00")
		add("split", 17, 0, 1)
		add("split", 17, 0, 2)
		add("split", 17, "00", 2)
		add("split", 17, "00", 3)
		add("split", 17, 0, "00")
		bets = append(bets, legal{"top-line", []string{"0", "00", "1", "2", "3"}, 6})
	}
	add("straight", 35, 0)
	for y, row := range grid {
		add("street", 11, row[0], row[1], row[2])
		for x, n := range row {
			add("straight", 35, n)
			if x < 2 {
				add("split", 17, n, row[x+1])
			}
			if y < 11 {
				add("split", 17, n, grid[y+1][x])
			}
			if x < 2 && y < 11 {
				add("corner", 8, n, row[x+1], grid[y+1][x], grid[y+1][x+1])
			}
		}
		if y < 11 {
			next := grid[y+1]
			add("six-line", 5, row[0], row[1], row[2], next[0], next[1], next[2])
		}
	}
	return append(bets, outside()...)
}

// outside lists the bets that no zero wins.
func outside() []legal {
	table := map[string]*legal{}
	win := func(name string, pays, n int) {
		if table[name] == nil {
			table[name] = &legal{text: name, pays: pays}
		}
		table[name].wins = append(table[name].wins, fmt.Sprint(n))
	}
	for y, row := range grid {
		for x, n := range row {
			win(fmt.Sprintf("column:%d", x+1), 2, n)
			win(fmt.Sprintf("dozen:%d", y/4+1), 2, n)
			win([]string{"even", "odd"}[n&1], 1, n)
			win([]string{"low", "high"}[y/6], 1, n)
			win(slowColour(n), 1, n)
		}
	}
	var bets []legal
	for _, b := range table {
		bets = append(bets, *b)
	}
	return bets
}

// slowColour knows the colours by the rule that dealers learn: from 1 to 10 and
// from 19 to 28 odd is red, elsewhere even is.
func slowColour(n int) string {
	oddIsRed := n <= 10 || n >= 19 && n <= 28
	if oddIsRed == (n%2 == 1) {
		return "red"
	}
	return "black"
}

// TestSpecPayTable reads the table of SPEC 1.7: the same bets in the same order,
// with the same payouts.
func TestSpecPayTable(t *testing.T) {
	spec, err := os.ReadFile("../../SPEC.md")
	if err != nil {
		t.Fatal(err)
	}
	rows := regexp.MustCompile("(?m)^\\| `([a-z-]+)` \\|.*\\| (\\d+):1 \\|$").FindAllStringSubmatch(string(spec), -1)
	if len(rows) != len(kinds) {
		t.Fatalf("rows of the pay table: got %d, want %d", len(rows), len(kinds))
	}
	for i, k := range kinds {
		if got := rows[i][1:]; got[0] != k.name || got[1] != strconv.Itoa(k.pays) {
			t.Errorf("row %d: got %s, want %s %d", i+1, got, k.name, k.pays)
		}
	}
}
