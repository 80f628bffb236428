package model

import (
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"roundcheck/fair"
	"roundcheck/fair/games/dond"
	"roundcheck/fair/games/mines"
	"roundcheck/fair/games/roulette"
)

// oddSeeds are two that any tidying would change.
var oddSeeds = fair.Round{fair.FieldServerSeed: " [4, 9, 17] \r\n", fair.FieldClientSeed: "\ufeff$1,000 A"}

// blankBoard is a game without anything on its board, beside odd seeds.
func blankBoard(t *testing.T, game string) *State {
	t.Helper()
	round := maps.Clone(oddSeeds)
	round[fair.FieldGame] = game
	return fill(t, round)
}

// wantSeeds checks that nothing has touched the seeds.
func wantSeeds(t *testing.T, s *State) {
	t.Helper()
	for f, text := range oddSeeds {
		if got := s.Text(f); got != text {
			t.Fatalf("%s is %q, want it left at %q", f, got, text)
		}
	}
}

// again opens what the fields say on a new page, as a link does.
func again(t *testing.T, s *State) *State {
	t.Helper()
	return fill(t, s.round())
}

// Whatever is marked, the fields list just the marks, in order; a page that is
// opened with them shows the same board.
func TestMarksAndTheirFields(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 25))
	for range 40 {
		s, board := blankBoard(t, mines.ID), map[int]Mark{}
		for range 60 {
			n, mark := random.IntN(27), []Mark{Unmarked, Mine, Safe}[random.IntN(3)]
			s.MarkTile(n, mark)
			if n >= 1 && n <= mines.Tiles {
				board[n] = mark
			}
			for f, of := range map[fair.Field]Mark{fair.FieldSeen: Mine, fair.FieldSafe: Safe} {
				var tiles []string
				for n := 1; n <= mines.Tiles; n++ {
					if board[n] == of {
						tiles = append(tiles, strconv.Itoa(n))
					}
				}
				if got, want := s.Text(f), strings.Join(tiles, ","); got != want {
					t.Fatalf("%s is %q, want %q", f, got, want)
				}
			}
			for _, s := range []*State{s, again(t, s)} {
				for n := 1; n <= mines.Tiles; n++ {
					if got := s.Marks()[n]; got != board[n] || s.Locked() != "" {
						t.Fatalf("tile %d is %q, want %q; locked %q", n, got, board[n], s.Locked())
					}
				}
			}
		}
		wantSeeds(t, s)
	}
}

// A mark keeps what the player typed of the others, however they wrote it.
func TestMarksJoinWhatWasTyped(t *testing.T) {
	for text, want := range map[string]string{
		"9,4": "4,7,9", "4, 9": "4,7,9", "[ 4,9 ]": "4,7,9", "4,": "4,7", "4 9 ": "4,7,9", "7": "7", "": "7", "４、９": "4,7,9",
	} {
		s := blankBoard(t, mines.ID)
		s.Set(fair.FieldSeen, text)
		if s.MarkTile(7, Mine); s.Text(fair.FieldSeen) != want {
			t.Errorf("%q with tile 7: %q, want %q", text, s.Text(fair.FieldSeen), want)
		}
	}
}

// Every number of the wheel can be picked, changed and given back.
func TestPockets(t *testing.T) {
	for from := -1; from <= roulette.DoubleZero; from++ {
		for to := range roulette.DoubleZero + 1 {
			s := blankBoard(t, roulette.ID)
			if from >= 0 {
				s.PickPocket(roulette.Name(from))
			}
			s.PickPocket(roulette.Name(to))
			want := roulette.Name(to)
			if from == to {
				want = ""
			}
			if s.Text(fair.FieldSeen) != want || s.Pocket() != want || again(t, s).Pocket() != want {
				t.Errorf("%d, then %d: field %q, board %q, want %q", from, to, s.Text(fair.FieldSeen), s.Pocket(), want)
			}
			wantSeeds(t, s)
		}
	}
	s := blankBoard(t, roulette.ID)
	for _, name := range []string{"37", "-1", "000", "x", ""} {
		if s.PickPocket(name); s.Text(fair.FieldSeen) != "" {
			t.Errorf("%q can be picked", name)
		}
		if s.Set(fair.FieldSeen, name); s.Locked() != "" && s.Pocket() != "" {
			t.Errorf("%q shows as %q on a board that cannot show it", name, s.Pocket())
		}
		s.Set(fair.FieldSeen, "")
	}
}

// casesOf returns the amounts on the board, by case.
func casesOf(s *State) map[int]string {
	list := map[int]string{}
	for n := 1; n <= dond.Cases; n++ {
		if amount := s.Cell(n).Amount; amount != "" {
			list[n] = amount
		}
	}
	return list
}

// typed are texts for a case with what they may mean.
var typed = map[string][]string{
	"": nil, "5": {"5"}, "0.01": {"0.01"}, "$1,000.50": {"1000.50"}, "250000": {"250000"}, " 75 ": {"75"}, "€ 12,50": {"12.50"},
	"1.000": {"1000", "1.000"}, "1,000": {"1000", "1.000"}, "abc": nil, "1 2 3 x": nil, "-5": nil, "7:100": nil,
}

// Cases that are typed into, answered about and pasted over, in any order, hold
// what they should; the field says the same, and so does a page opened with it.
func TestCasesAndTheirField(t *testing.T) {
	random := rand.New(rand.NewPCG(25, 1))
	texts := slices.Sorted(maps.Keys(typed))
	for range 40 {
		s, board := blankBoard(t, dond.ID), map[int]string{}
		for range 40 {
			n := 1 + random.IntN(dond.Cases)
			switch random.IntN(6) {
			case 0:
				pasteSome(t, random, s, board, n)
			case 1:
				if list := s.Cell(n).Choices; len(list) > 1 {
					board[n] = list[random.IntN(len(list))]
					s.ChooseCell(n, board[n])
				}
			default:
				text := texts[random.IntN(len(texts))]
				s.SetCell(n, text)
				delete(board, n)
				if means := typed[text]; len(means) == 1 {
					board[n] = means[0]
				}
				if got := s.Cell(n); got.Text != text || got.Bad() != (len(typed[text]) == 0 && text != "") ||
					len(typed[text]) > 1 && !reflect.DeepEqual(slices.Sorted(slices.Values(got.Choices)), slices.Sorted(slices.Values(typed[text]))) {
					t.Fatalf("case %d with %q: %+v, want the text to mean %v", n, text, got, typed[text])
				}
			}
			for _, s := range []*State{s, again(t, s)} {
				if got := casesOf(s); !maps.Equal(got, board) || s.Locked() != "" {
					t.Fatalf("the board is %v, want %v (%q), locked %q", got, board, s.Text(fair.FieldSeen), s.Locked())
				}
			}
			if bad := s.Findings(fair.FieldSeen); len(bad) > 0 {
				t.Fatalf("the board wrote %q, which is %+v", s.Text(fair.FieldSeen), bad)
			}
		}
		wantSeeds(t, s)
	}
}

// pasteSome pastes a list into case n, and answers how it was meant where that
// is asked.
func pasteSome(t *testing.T, random *rand.Rand, s *State, board map[int]string, n int) {
	t.Helper()
	values := make([]string, 2+random.IntN(dond.Cases-1))
	for i := range values {
		values[i] = strconv.Itoa(1+random.IntN(999)) + []string{"", "000", ".50"}[random.IntN(3)]
	}
	text := strings.Join(values, []string{"\n", "\r\n", "\t"}[random.IntN(3)])
	if len(values) == dond.Cases {
		n = 1
	}
	fits := n+len(values)-1 <= dond.Cases
	meant := maps.Clone(board)
	for i, value := range values {
		meant[n+i] = value
	}
	taken := s.PasteCells(n, text)
	asked, open := s.Asked(fair.FieldSeen)
	if !taken && fits {
		t.Fatalf("%q into case %d is not taken", text, n)
	}
	right := slices.IndexFunc(asked.Readings, func(r Reading) bool { return r.To == joinCases(meant) })
	if open && right >= 0 {
		s.Answer(fair.FieldSeen, right)
	}
	if fits {
		maps.Copy(board, meant)
		return
	}
	// What does not fit may only be pairs, if anything: take what is there now.
	clear(board)
	maps.Copy(board, casesOf(s))
}

// A field that the board cannot show is never written over by it.
func TestLockedBoards(t *testing.T) {
	for _, c := range []struct {
		game  string
		field fair.Field
		texts []string
	}{
		{mines.ID, fair.FieldSeen, []string{"x", "4,26", "4,4", "4,,9", "0", "04", ",", "4;9x", "[4,9", "4,9 and 17"}},
		{mines.ID, fair.FieldSafe, []string{"x", "0", "5,5", " "}},
		{roulette.ID, fair.FieldSeen, []string{"37", "000", "x", "07", "1 2", " "}},
		{dond.ID, fair.FieldSeen, []string{"1,2", "7:", "26:5", "7:5,7:6", "1:-5", "x", "1:1e3", "1:5;2:6", "$5", " "}},
	} {
		for _, text := range c.texts {
			s := blankBoard(t, c.game)
			s.Set(c.field, text)
			if got := s.Locked(); got != c.field {
				t.Errorf("%s %q: locked is %q", c.game, text, got)
			}
			touch(s)
			if got := s.Text(c.field); got != text || s.Locked() != c.field {
				t.Errorf("%s %q: the board made it %q", c.game, text, got)
			}
			s.ClearBoard()
			if s.Text(c.field) != "" || s.Locked() != "" {
				t.Errorf("%s %q: not cleared", c.game, text)
			}
			if s.Undo(); s.Text(c.field) != text {
				t.Errorf("%s %q: undo brought back %q", c.game, text, s.Text(c.field))
			}
			wantSeeds(t, s)
		}
	}
	s := blankBoard(t, mines.ID)
	s.Set(fair.FieldSeen, "4")
	s.Refuse(fair.Finding{Code: fair.TooLong, Field: fair.FieldSeen})
	if touch(s); s.Locked() != fair.FieldSeen || s.Text(fair.FieldSeen) != "4" {
		t.Errorf("a refused text is written over: %q", s.Text(fair.FieldSeen))
	}
	s = blankBoard(t, mines.ID)
	s.Set(fair.FieldSeen, "4,5")
	s.Set(fair.FieldSafe, "5")
	if touch(s); s.Locked() != fair.FieldSafe || s.Text(fair.FieldSeen) != "4,5" || s.Text(fair.FieldSafe) != "5" {
		t.Errorf("a tile that is both: locked %q, %q and %q", s.Locked(), s.Text(fair.FieldSeen), s.Text(fair.FieldSafe))
	}
}

// touch does to the board what a player can.
func touch(s *State) {
	for n := 1; n <= 25; n++ {
		s.MarkTile(n, Mine)
		s.MarkTile(n, Safe)
		s.PickPocket(roulette.Name(n))
		s.SetCell(n, "77")
		s.PasteCells(n, "7.50\n8.50")
	}
}

// The boards of the other games cannot be touched.
func TestOtherBoardsStay(t *testing.T) {
	for game, keep := range map[string]string{mines.ID: "4", roulette.ID: "17", dond.ID: "7:5"} {
		s := blankBoard(t, game)
		s.Set(fair.FieldSeen, keep)
		if game != mines.ID {
			s.MarkTile(3, Mine)
		}
		if game != roulette.ID {
			s.PickPocket("3")
		}
		if game != dond.ID {
			s.SetCell(3, "5")
			s.PasteCells(3, "5.50\n6.50")
		}
		if got := s.Text(fair.FieldSeen); got != keep {
			t.Errorf("%s: another game's board made it %q", game, got)
		}
	}
}

// Clearing a board takes what is on it, and nothing else; undo brings back also
// what was not read yet.
func TestClearBoard(t *testing.T) {
	for game, enter := range map[string]func(*State){
		mines.ID:    func(s *State) { s.MarkTile(4, Mine); s.MarkTile(5, Safe) },
		roulette.ID: func(s *State) { s.PickPocket("00") },
		dond.ID:     func(s *State) { s.SetCell(3, "1.000") },
	} {
		for _, seeds := range []bool{true, false} {
			s := New()
			if s.Choose(game); seeds {
				s = blankBoard(t, game)
			}
			if s.CanClearBoard() {
				t.Errorf("%s: there is something to clear on an empty board", game)
			}
			enter(s)
			texts, cell := maps.Clone(s.texts), s.Cell(3)
			if !s.CanClearBoard() || s.Empty() {
				t.Errorf("%s: what is on the board is not seen", game)
			}
			s.ClearBoard()
			if s.CanClearBoard() || s.Cell(3).Text != "" || len(s.Marks()) > 0 || s.Pocket() != "" {
				t.Errorf("%s: the board is not clear", game)
			}
			if s.Text(fair.FieldServerSeed) != texts[Slot{"", fair.FieldServerSeed}] {
				t.Errorf("%s: the seed is cleared too", game)
			}
			s.Undo()
			if !maps.Equal(s.texts, texts) || !reflect.DeepEqual(s.Cell(3), cell) {
				t.Errorf("%s: undo brought back %v and %+v, want %v and %+v", game, s.texts, s.Cell(3), texts, cell)
			}
		}
	}
}
