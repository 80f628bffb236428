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

// The definitions here are slow and plain: every tile, every case, every digit
// is looked at on its own.

// outcomeOnly is a game's example without what was seen.
func outcomeOnly(t *testing.T, game string) *State {
	t.Helper()
	round := maps.Clone(Example(game))
	for _, f := range []fair.Field{fair.FieldSeen, fair.FieldSafe, fair.FieldLadder} {
		delete(round, f)
	}
	return fill(t, round)
}

// wantDiffer checks a comparison: it is a mismatch just where there is a
// difference.
func wantDiffer(t *testing.T, s *State, want []ItemDifference) {
	t.Helper()
	d := s.Differences()
	if !slices.Equal(d.Items, want) || len(d.Hashes)+len(d.Breaks) > 0 {
		t.Fatalf("%q: %+v, want %+v", s.round(), d, want)
	}
	if wrong := s.Report().Verdict == fair.Mismatch; wrong != (len(want) > 0) {
		t.Fatalf("%q: %s with %d differences", s.round(), s.Report().Verdict, len(want))
	}
}

// Every pair of tiles, marked in every way.
func TestDifferencesOfTiles(t *testing.T) {
	s := outcomeOnly(t, mines.ID)
	mined := s.Report().Outcome.(mines.Outcome).Mines
	marks := []Mark{Unmarked, Mine, Safe}
	for a := 1; a <= mines.Tiles; a++ {
		for b := a + 1; b <= mines.Tiles; b++ {
			for i := range 9 {
				s.ClearBoard()
				board := map[int]Mark{a: marks[i%3], b: marks[i/3]}
				s.MarkTile(a, board[a])
				s.MarkTile(b, board[b])
				var want []ItemDifference
				for n := 1; n <= mines.Tiles; n++ {
					truth := Safe
					if slices.Contains(mined, n) {
						truth = Mine
					}
					if board[n] != Unmarked && board[n] != truth {
						want = append(want, ItemDifference{n, string(board[n]), string(truth)})
					}
				}
				if len(mined) < 2 {
					t.Fatal("the example has too few mines for this test")
				}
				wantDiffer(t, s, want)
			}
		}
	}
}

// Whole grids: every tile whose mark is not the truth differs, the mines that were
// not marked among them; with one mark less, only the marks.
func TestDifferencesOfWholeGrids(t *testing.T) {
	s := outcomeOnly(t, mines.ID)
	mined := s.Report().Outcome.(mines.Outcome).Mines
	random := rand.New(rand.NewPCG(3, 25))
	for range 300 {
		grid := random.Perm(mines.Tiles)[:len(mined)]
		for short := range 2 {
			s.ClearBoard()
			marked := map[int]bool{}
			for _, i := range grid[short:] {
				marked[i+1] = true
				s.MarkTile(i+1, Mine)
			}
			var want []ItemDifference
			for n := 1; n <= mines.Tiles; n++ {
				mine := slices.Contains(mined, n)
				if marked[n] && !mine {
					want = append(want, ItemDifference{n, "mine", "safe"})
				}
				if mine && !marked[n] && short == 0 {
					want = append(want, ItemDifference{n, "", "mine"})
				}
			}
			wantDiffer(t, s, want)
		}
	}
}

// Every number against every number that comes up, on both wheels.
func TestDifferencesOfNumbers(t *testing.T) {
	for wheel, top := range map[string]int{"european": 36, "american": roulette.DoubleZero} {
		s := outcomeOnly(t, roulette.ID)
		s.Set(fair.FieldCommitment, "")
		s.Set(fair.FieldSignature, "")
		s.Set(fair.FieldBets, "")
		s.Set(fair.FieldWheel, wheel)
		came := map[string]bool{}
		for nonce := range 60 {
			s.Set(fair.FieldNonce, strconv.Itoa(nonce))
			number := s.Report().Outcome.(roulette.Outcome).Number
			if came[number] {
				continue
			}
			came[number] = true
			for pocket := range top + 1 {
				seen := roulette.Name(pocket)
				s.Set(fair.FieldSeen, seen)
				var want []ItemDifference
				if seen != number {
					want = []ItemDifference{{0, seen, number}}
				}
				wantDiffer(t, s, want)
			}
		}
		if len(came) < 20 {
			t.Errorf("only %d numbers came up", len(came))
		}
	}
}

// Every amount of a ladder in every case, with equal amounts on the ladder, and
// written in another way.
func TestDifferencesOfCases(t *testing.T) {
	twice := slices.Clone(ladder)
	twice[3], twice[20], twice[21] = twice[2]+".00", twice[19], twice[19]+".0"
	for _, ladder := range [][]string{ladder, twice} {
		s := outcomeOnly(t, dond.ID)
		s.Set(fair.FieldLadder, strings.Join(ladder, ","))
		positions := s.Report().Outcome.(dond.Outcome).Positions
		for n := 1; n <= dond.Cases; n++ {
			laid := ladder[positions[n-1]-1]
			for _, seen := range append(slices.Clone(ladder), "0", "1.0", "1000.00", "1000000.000", "7") {
				s.Set(fair.FieldSeen, strconv.Itoa(n)+":"+seen)
				var want []ItemDifference
				if plainly(laid) != plainly(seen) {
					want = []ItemDifference{{n, seen, laid}}
				}
				wantDiffer(t, s, want)
			}
		}
		// All cases at once, each with the amount of the next place.
		var seen []string
		var want []ItemDifference
		for k, position := range positions {
			laid, other := ladder[position-1], ladder[position%dond.Cases]
			seen = append(seen, other)
			if plainly(laid) != plainly(other) {
				want = append(want, ItemDifference{k + 1, other, laid})
			}
		}
		s.Set(fair.FieldSeen, strings.Join(seen, ","))
		wantDiffer(t, s, want)
	}
}

// plainly writes an amount in just one way, by its text.
func plainly(amount string) string {
	whole, fraction, _ := strings.Cut(amount, ".")
	return whole + "." + strings.TrimRight(fraction, "0")
}

// Without a ladder, boards of few and of many cases, with equal amounts, in
// every order of a few and in many of more: each break that is listed is between
// neighbours, and really goes against most of the others.
func TestBreaksOfTheOrder(t *testing.T) {
	s := outcomeOnly(t, dond.ID)
	positions := s.Report().Outcome.(dond.Outcome).Positions
	for _, cases := range [][]int{{1, 2}, {3, 17, 9}, {25, 1, 12, 13}, {2, 4, 6, 8, 10}} {
		for code := range power(4, len(cases)) {
			board := map[int]string{}
			for i, n := range cases {
				board[n] = []string{"1", "1.00", "2", "30"}[code/power(4, i)%4]
			}
			wantBreaks(t, s, positions, board)
		}
	}
	random := rand.New(rand.NewPCG(9, 9))
	for range 400 {
		board, falling := map[int]string{}, random.IntN(2) == 0
		for n := 1; n <= dond.Cases; n++ {
			p := positions[n-1]
			if falling {
				p = dond.Cases + 1 - p
			}
			if random.IntN(4) > 0 {
				board[n] = strconv.Itoa(p / (1 + random.IntN(2)))
			}
		}
		for range random.IntN(3) {
			a, b := 1+random.IntN(25), 1+random.IntN(25)
			if board[a] != "" && board[b] != "" {
				board[a], board[b] = board[b], board[a]
			}
		}
		wantBreaks(t, s, positions, board)
	}
}

func power(base, n int) int {
	p := 1
	for range n {
		p *= base
	}
	return p
}

func wantBreaks(t *testing.T, s *State, positions []int, board map[int]string) {
	t.Helper()
	s.Set(fair.FieldSeen, joinCases(board))
	var places []Prize // by place on the ladder
	for place := 1; place <= dond.Cases; place++ {
		if n := slices.Index(positions, place) + 1; board[n] != "" {
			places = append(places, Prize{n, place, board[n]})
		}
	}
	var down, up []OrderBreak
	for i := range places[:max(0, len(places)-1)] {
		x, _ := strconv.ParseFloat(places[i].Amount, 64)
		y, _ := strconv.ParseFloat(places[i+1].Amount, 64)
		if y < x {
			down = append(down, OrderBreak{places[i], places[i+1], true})
		}
		if y > x {
			up = append(up, OrderBreak{places[i], places[i+1], false})
		}
	}
	var want []OrderBreak
	if len(down) > 0 && len(up) > 0 {
		if want = down; len(up) < len(down) {
			want = up
		}
	}
	d := s.Differences()
	if !slices.Equal(d.Breaks, want) || len(d.Items)+len(d.Hashes) > 0 {
		t.Fatalf("%v: %+v, want %+v", board, d, want)
	}
	if wrong := s.Report().Verdict == fair.Mismatch; wrong != (len(want) > 0) {
		t.Fatalf("%v: %s with breaks %+v", board, s.Report().Verdict, want)
	}
}

// Every digit of both hashes, changed alone or with all that follow; the case of
// letters is no difference.
func TestDifferencesOfHashes(t *testing.T) {
	for _, game := range []string{mines.ID, dond.ID} {
		s := fill(t, Example(game))
		for _, f := range []fair.Field{fair.FieldCommitment, fair.FieldSignature} {
			if !s.Has(f) {
				continue
			}
			right := s.Report().Commitment.Computed
			if f == fair.FieldSignature {
				right = s.Report().Signature.Computed
			}
			for at := range right {
				other := "0"
				if right[at] == '0' {
					other = "f"
				}
				for _, given := range []string{
					right[:at] + other + right[at+1:],
					strings.ToUpper(right[:at]) + other + right[at+1:],
					right[:at] + other + strings.Repeat("7", len(right)-at-1),
				} {
					s.Set(f, given)
					d := s.Differences()
					if want := []HashDifference{{f, right, given, at + 1}}; !reflect.DeepEqual(d.Hashes, want) || len(d.Items)+len(d.Breaks) > 0 {
						t.Fatalf("%s: %+v, want %+v", f, d, want)
					}
				}
			}
			s.Set(f, strings.ToUpper(right))
			if d := s.Differences(); len(d.Hashes) > 0 || s.Report().Verdict != fair.Verified {
				t.Errorf("%s in capitals: %s, %+v", f, s.Report().Verdict, d)
			}
		}
	}
	s := fill(t, Example(mines.ID))
	s.Set(fair.FieldCommitment, strings.Repeat("0", 64))
	s.Set(fair.FieldSignature, strings.Repeat("0", 64))
	if d := s.Differences(); len(d.Hashes) != 2 || d.Hashes[0].Field != fair.FieldCommitment {
		t.Errorf("both hashes wrong: %+v", d)
	}
}

// What the player saw is typed key by key: as long as the caret is in the field,
// an entry that may become the right one is no mismatch.
func TestGrowing(t *testing.T) {
	type field struct {
		game  string
		field fair.Field
		text  string
	}
	var typed []field
	for _, tiles := range []int{1, 3} {
		s := outcomeOnly(t, mines.ID)
		s.Set(fair.FieldMines, strconv.Itoa(tiles))
		all := s.Report().Outcome.(mines.Outcome).Mines
		typed = append(typed, field{mines.ID, fair.FieldSeen, joinTiles(all)})
		slices.Reverse(all)
		typed = append(typed, field{mines.ID, fair.FieldSeen, joinTiles(all)})
	}
	typed = append(typed, field{dond.ID, fair.FieldSeen, Example(dond.ID)[fair.FieldSeen]})
	for _, c := range typed {
		s := outcomeOnly(t, c.game)
		if c.game == mines.ID {
			s.Set(fair.FieldMines, strconv.Itoa(strings.Count(c.text, ",")+1))
			s.Set(fair.FieldCommitment, "")
			s.Set(fair.FieldSignature, "")
		}
		for n := 1; n <= len(c.text); n++ {
			s.Set(c.field, c.text[:n])
			if s.Report().Verdict == fair.Mismatch && !s.Growing(c.field, 0) {
				t.Errorf("%s %q of %q: a mismatch", c.game, c.text[:n], c.text)
			}
		}
		if s.Report().Verdict == fair.Mismatch {
			t.Errorf("%s %q is a mismatch", c.game, c.text)
		}
	}
}

// Every tile alone: growing is only what a further digit can mend.
func TestGrowingTiles(t *testing.T) {
	for nonce := range 80 {
		s := outcomeOnly(t, mines.ID)
		s.Set(fair.FieldCommitment, "")
		s.Set(fair.FieldSignature, "")
		s.Set(fair.FieldMines, "1")
		s.Set(fair.FieldNonce, strconv.Itoa(nonce))
		mine := s.Report().Outcome.(mines.Outcome).Mines[0]
		for n := 1; n <= mines.Tiles; n++ {
			s.Set(fair.FieldSeen, strconv.Itoa(n))
			want := n != mine && (n == 1 || n == 2)
			if got := s.Growing(fair.FieldSeen, 0); got != want || s.Waiting(fair.FieldSeen, 0) != want {
				t.Errorf("tile %d, mine on %d: growing %t, want %t", n, mine, got, want)
			}
			if s.Growing("", 0) || s.Growing(fair.FieldClientSeed, 0) {
				t.Errorf("tile %d is growing with the caret elsewhere", n)
			}
		}
	}
}

// A box of the board, too, but no other box, and nothing else that is wrong.
func TestGrowingBoxes(t *testing.T) {
	s := outcomeOnly(t, dond.ID)
	s.Set(fair.FieldLadder, strings.Join(ladder, ","))
	s.SetCell(7, "3")
	if s.Report().Verdict != fair.Mismatch || !s.Growing("", 7) || s.Growing("", 8) || s.Growing("", 0) {
		t.Errorf("%s; growing in its own box %t, in another %t, in none %t", s.Report().Verdict, s.Growing("", 7), s.Growing("", 8), s.Growing("", 0))
	}
	s.SetCell(9, "3")
	if s.Growing("", 7) {
		t.Error("another case is wrong, too")
	}
	s.SetCell(9, "")
	s.Set(fair.FieldCommitment, strings.Repeat("0", 64))
	if s.Growing("", 7) {
		t.Error("the commitment is wrong, too")
	}
}
