package model

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"roundcheck/fair"
	"roundcheck/fair/games/dond"
)

// ladder has 25 amounts of many lengths.
var ladder = strings.Split("0.01,0.5,1,5,10,25,50,75,100,200,300,400,500,750,1000,"+
	"5000,10000,25000,50000,75000,100000,200000,300000,400000,1000000", ",")

// money writes an amount as an English page does.
func money(amount string) string {
	whole, cents, _ := strings.Cut(amount, ".")
	for i := len(whole) - 3; i > 0; i -= 3 {
		whole = whole[:i] + "," + whole[i:]
	}
	return "$" + whole + "." + (cents + "00")[:2]
}

func written(sep string) string {
	var list []string
	for _, amount := range ladder {
		list = append(list, money(amount))
	}
	return strings.Join(list, sep)
}

// wantLadder checks that the board holds the ladder's values from case 1 on.
func wantLadder(t *testing.T, s *State) {
	t.Helper()
	for n, amount := range ladder {
		if got := s.Cell(n + 1).Amount; got == "" || compare(got, amount) != 0 {
			t.Errorf("case %d holds %q, want %s", n+1, got, amount)
		}
	}
}

// A whole list fills the board from whatever box it is pasted into, and the
// field; both say how it was read, and there is a way back.
func TestWholeLists(t *testing.T) {
	for _, sep := range []string{"\n", "\r\n", "\t", "; ", " | "} {
		text := written(sep)
		for _, n := range []int{1, 7, 25} {
			s := blankBoard(t, dond.ID)
			s.SetCell(3, "77")
			if !s.PasteCells(n, text) {
				t.Fatalf("%q into case %d is no list", text, n)
			}
			wantLadder(t, s)
			how, ok := s.Tidied(fair.FieldSeen)
			if !ok || how.From != text || len(how.Amounts) != dond.Cases || how.Amounts[14].Text != "1,000.00" {
				t.Errorf("how it was read: %t %+v", ok, how)
			}
			if s.Untidy(fair.FieldSeen); s.Text(fair.FieldSeen) != "3:77" || s.Cell(3).Text != "77" {
				t.Errorf("the way back leads to %q", s.Text(fair.FieldSeen))
			}
			wantSeeds(t, s)
		}
		for _, f := range []fair.Field{fair.FieldSeen, fair.FieldLadder} {
			s := blankBoard(t, dond.ID)
			s.Set(f, text)
			if !s.Tidy(f) {
				t.Fatalf("%q in %s stays", text, f)
			}
			how, _ := s.Tidied(f)
			if how.From != text || how.To != s.Text(f) || len(fair.List(s.Text(f), ',')) != dond.Cases || len(s.Findings(f)) > 0 {
				t.Errorf("%s: %+v", f, how)
			}
			if s.Untidy(f); s.Text(f) != text || s.Tidy(f) {
				t.Errorf("%s: the way back leads to %q", f, s.Text(f))
			}
		}
	}
}

// A list goes to the cases from the one that it is pasted into on; what the
// others hold stays, also what still waits for an answer.
func TestPartOfAList(t *testing.T) {
	s := blankBoard(t, dond.ID)
	s.SetCell(1, "1.000")
	s.SetCell(2, "$2")
	s.SetCell(8, "abc")
	if !s.PasteCells(7, "$7.50\n$8.50\n$9.50") {
		t.Fatal("not taken")
	}
	if got, want := s.Text(fair.FieldSeen), "2:2,7:7.50,8:8.50,9:9.50"; got != want {
		t.Errorf("field %q, want %q", got, want)
	}
	for n, want := range map[int]string{1: "1.000", 2: "$2", 7: "7.50", 8: "8.50"} {
		if got := s.Cell(n).Text; got != want {
			t.Errorf("case %d shows %q, want %q", n, got, want)
		}
	}
	if len(s.Cell(1).Choices) != 2 {
		t.Errorf("case 1 waits no more: %+v", s.Cell(1))
	}
	s.Untidy(fair.FieldSeen)
	for n, want := range map[int]string{1: "1.000", 2: "$2", 7: "", 8: "abc"} {
		if got := s.Cell(n).Text; got != want {
			t.Errorf("back again, case %d shows %q, want %q", n, got, want)
		}
	}
	s.Set(fair.FieldLadder, written("\n"))
	s.Tidy(fair.FieldLadder)
	s.SetCell(8, "8")
	s.Untidy(fair.FieldLadder)
	if got := s.Cell(8).Text; got != "8" {
		t.Errorf("the ladder's way back made case 8 %q", got)
	}
}

// A list that may mean two things is asked about, with both ways to read it.
func TestAmbiguousLists(t *testing.T) {
	for _, into := range []int{0, 1} {
		for i := range 2 {
			s := blankBoard(t, dond.ID)
			text := strings.TrimSuffix(strings.Repeat("1.000\n", dond.Cases), "\n")
			if into > 0 {
				s.PasteCells(into, text)
			} else {
				s.Set(fair.FieldSeen, text)
				s.Tidy(fair.FieldSeen)
			}
			asked, open := s.Asked(fair.FieldSeen)
			if !open || len(asked.Readings) != 2 || !s.CanClearBoard() || s.Empty() {
				t.Fatalf("into %d: asked %t, %+v", into, open, asked)
			}
			s.Answer(fair.FieldSeen, i)
			want := asked.Readings[i].To
			if s.Text(fair.FieldSeen) != want || compare(s.Cell(25).Amount, []string{"1000", "1"}[(i+order(asked))%2]) != 0 {
				t.Errorf("into %d, answer %d: field %q, case 25 %+v", into, i, s.Text(fair.FieldSeen), s.Cell(25))
			}
			if _, open := s.Asked(fair.FieldSeen); open {
				t.Error("it is still asked")
			}
		}
	}
	s := blankBoard(t, dond.ID)
	s.PasteCells(1, strings.Repeat("1.000\n", dond.Cases))
	s.SetCell(1, "5")
	if _, open := s.Asked(fair.FieldSeen); open {
		t.Error("after an edit it is still asked about the list before")
	}
	s.Answer(fair.FieldSeen, 0)
	if got := s.Text(fair.FieldSeen); got != "1:5" {
		t.Errorf("an answer without a question made the field %q", got)
	}
}

// order is 0 where the first way to read the list is the one in thousands.
func order(l List) int {
	if compare(l.Readings[0].Amounts[0].Value, "1000") == 0 {
		return 0
	}
	return 1
}

// A list in which something is no amount goes to the boxes line by line, and the
// one that is wrong says so.
func TestListsWithABadLine(t *testing.T) {
	s := blankBoard(t, dond.ID)
	var lines []string
	for n := 1; n <= dond.Cases; n++ {
		lines = append(lines, "$"+strconv.Itoa(n)+".50")
	}
	lines[4] = "(empty)"
	if !s.PasteCells(9, strings.Join(lines, "\n")) {
		t.Fatal("not taken")
	}
	for n := 1; n <= dond.Cases; n++ {
		if c := s.Cell(n); c.Text != lines[n-1] || c.Bad() != (n == 5) {
			t.Errorf("case %d: %+v", n, c)
		}
	}
	for _, text := range []string{"", "5", "hello", "$1,000.50"} {
		before := s.Text(fair.FieldSeen)
		if s.PasteCells(2, text) || s.Text(fair.FieldSeen) != before {
			t.Errorf("%q is taken for a list", text)
		}
	}
	s = blankBoard(t, dond.ID)
	if s.PasteCells(24, "1.50\n2.50\n3.50\nx") || s.Text(fair.FieldSeen) != "" || slices.ContainsFunc([]int{24, 25}, func(n int) bool { return s.Cell(n).Text != "" }) {
		t.Error("a list beyond the last case was cut")
	}
}
