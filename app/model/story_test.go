package model

import (
	"encoding/hex"
	"encoding/json"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"roundcheck/fair"
	"roundcheck/fair/games"
	"roundcheck/fair/games/dond"
	"roundcheck/fair/games/mines"
	"roundcheck/fair/games/roulette"
)

// reports checks every reference vector of every game.
func reports(t *testing.T) []fair.Report {
	t.Helper()
	var list []fair.Report
	for _, game := range []string{"mines", "roulette", "dond"} {
		file, err := os.ReadFile("../../fair/games/" + game + "/testdata/vectors.json")
		if err != nil {
			t.Fatal(err)
		}
		var vectors []struct{ Round fair.Round }
		if err := json.Unmarshal(file, &vectors); err != nil {
			t.Fatal(err)
		}
		if len(vectors) < 100 {
			t.Fatalf("vectors of %s: got %d, want at least 100", game, len(vectors))
		}
		for _, v := range vectors {
			list = append(list, games.Verify(v.Round))
		}
	}
	return list
}

// At its end a story has come to the board that the report states.
func TestStoryEndsAtTheOutcome(t *testing.T) {
	for _, r := range reports(t) {
		s := NewStory(r)
		end := len(s.Scenes) - 1
		if !s.Whole() || s.Scenes[end].Chapter != ChapterOutcome {
			t.Fatalf("%v: the story has no outcome", r.Input)
		}
		switch o := r.Outcome.(type) {
		case mines.Outcome:
			free := slices.DeleteFunc(upTo(mines.Tiles), func(n int) bool { return slices.Contains(o.Mines, n) })
			if got := s.Mined(end); !slices.Equal(got, o.Order) {
				t.Errorf("%v: mines at the end: got %v, want %v", r.Input, got, o.Order)
			}
			if got := s.Free(end); !slices.Equal(got, free) {
				t.Errorf("%v: free tiles at the end: got %v, want %v", r.Input, got, free)
			}
		case dond.Outcome:
			if got := s.Positions(end); !slices.Equal(got, o.Positions) {
				t.Errorf("%v: positions at the end: got %v, want %v", r.Input, got, o.Positions)
			}
		case roulette.Outcome:
			if step := s.Scenes[end-1].Means.(roulette.PocketStep); step.Pocket != o.Pocket {
				t.Errorf("%v: pocket at the end: got %d, want %d", r.Input, step.Pocket, o.Pocket)
			}
		}
	}
}

// Every scene agrees with the step that it shows, in whatever order one looks.
func TestScenesAgreeWithTheirSteps(t *testing.T) {
	rejected := 0
	for _, r := range reports(t) {
		s := NewStory(r)
		for i := len(s.Scenes) - 1; i >= 0; i-- {
			scene := s.Scenes[i]
			draw, ok := scene.Step.(fair.DrawStep)
			if !ok {
				continue
			}
			if got := scene.Block.Hex[8*scene.Group : 8*scene.Group+8]; got != draw.Bytes {
				t.Errorf("%v: draw %d: group %d of its block is %s, want %s", r.Input, draw.Index, scene.Group, got, draw.Bytes)
			}
			checkWorking(t, draw)
			if !draw.Accepted {
				rejected++
				if scene.Means != nil {
					t.Errorf("%v: draw %d was rejected but decided %v", r.Input, draw.Index, scene.Means)
				}
			}
			checkEffect(t, s, i, draw)
		}
	}
	if rejected < 20 {
		t.Errorf("rejected draws: got %d, want at least 20", rejected)
	}
}

// checkEffect holds the board before a draw and after it against what it decided.
func checkEffect(t *testing.T, s Story, i int, draw fair.DrawStep) {
	t.Helper()
	switch step := s.Scenes[i].Means.(type) {
	case nil:
		if !slices.Equal(s.Free(i), s.Free(i+1)) || !slices.Equal(s.Positions(i), s.Positions(i+1)) {
			t.Errorf("scene %d decided nothing but changed the board", i)
		}
	case mines.MineStep:
		free, after := s.Free(i), s.Free(i+1)
		if len(free) != int(draw.Pool) || free[*draw.Result] != step.Tile || slices.Contains(after, step.Tile) || len(after) != len(free)-1 {
			t.Errorf("scene %d: %v to %v by %+v", i, free, after, step)
		}
		if mined := s.Mined(i + 1); len(mined) != step.Mine || mined[step.Mine-1] != step.Tile {
			t.Errorf("scene %d: mines %v, want the last of %d to be %d", i, mined, step.Mine, step.Tile)
		}
	case dond.SwapStep:
		before, after := s.Positions(i), s.Positions(i+1)
		if before[step.I] != after[step.J] || before[step.J] != after[step.I] || step.J != int(*draw.Result) {
			t.Errorf("scene %d: %v to %v by %+v", i, before, after, step)
		}
	}
}

func checkWorking(t *testing.T, d fair.DrawStep) {
	t.Helper()
	w, value, pool := Work(d), uint64(d.Value), uint64(d.Pool)
	if hex.EncodeToString(w.Bytes[:]) != d.Bytes {
		t.Errorf("bytes of %d: got %v, want %s", value, w.Bytes, d.Bytes)
	}
	if value != pool*w.Quotient+w.Remainder || w.Remainder >= pool {
		t.Errorf("%d = %d * %d + %d", value, pool, w.Quotient, w.Remainder)
	}
	result := w.Whole
	if d.Limit != 0 {
		result = w.Remainder
		if pool*w.Times != d.Limit {
			t.Errorf("%d * %d: want %d", pool, w.Times, d.Limit)
		}
	}
	if d.Accepted && result != uint64(*d.Result) {
		t.Errorf("result of %d among %d: got %d, want %d", value, pool, result, *d.Result)
	}
	if w.Product != value*pool || w.Thousandths > 999 || w.Exact != (w.Product == w.Whole<<32) {
		t.Errorf("%d * %d: %+v", value, pool, w)
	}
}

// What the story calls the text that is hashed is that text: fed to fair as a
// seed of its own it has the hash of the step.
func TestHashedTextHasTheHash(t *testing.T) {
	for _, r := range reports(t) {
		s := NewStory(r)
		for _, scene := range s.Scenes {
			step, ok := scene.Step.(fair.HashStep)
			if !ok {
				continue
			}
			text, cut := "", false
			for _, p := range s.Hashed(step) {
				if p.From != len(text) && !cut {
					t.Errorf("%v: piece %q starts at %d, want %d", r.Input, p.Of, p.From, len(text))
				}
				text, cut = text+p.Text, cut || p.Rest > 0
			}
			if cut {
				continue
			}
			if size := Size(s.Hashed(step)); size != len(text) {
				t.Errorf("%v: size %d, want %d", r.Input, size, len(text))
			}
			again := games.Verify(fair.Round{"game": r.Input["game"], "serverSeed": text})
			if again.Commitment.Computed != step.Hex {
				t.Errorf("%v: %s of the shown text: got %s, want %s", r.Input, step.Algorithm, again.Commitment.Computed, step.Hex)
			}
		}
	}
}

func TestChapters(t *testing.T) {
	for _, c := range []struct {
		round fair.Round
		want  []Chapter
	}{
		{Example(mines.ID), []Chapter{ChapterCommitment, ChapterSignature, ChapterStream, ChapterDraws, ChapterOutcome}},
		{Example(dond.ID), []Chapter{ChapterCommitment, ChapterStream, ChapterDraws, ChapterOutcome}},
		{fair.Round{"game": mines.ID, "serverSeed": "a"}, []Chapter{ChapterCommitment}},
		{fair.Round{"game": mines.ID, "serverSeed": "a", "clientSeed": "b", "nonce": "1"}, []Chapter{ChapterCommitment, ChapterSignature}},
		{fair.Round{"game": mines.ID}, nil},
	} {
		s := NewStory(games.Verify(c.round))
		got := s.Chapters()
		if !slices.Equal(got, c.want) {
			t.Errorf("chapters of %v: got %v, want %v", c.round, got, c.want)
		}
		for _, chapter := range got {
			if i := s.First(chapter); s.Scenes[i].Chapter != chapter {
				t.Errorf("first scene of %s: got one of %s", chapter, s.Scenes[i].Chapter)
			}
		}
		if got := s.First("nowhere"); got != -1 {
			t.Errorf("first scene of a chapter that is not there: got %d, want -1", got)
		}
	}
}

// Deal or No Deal uses its three blocks up; Mines takes one group a draw.
func TestUsedGroups(t *testing.T) {
	s := NewStory(games.Verify(Example(dond.ID)))
	if got := []int{s.Used(0), s.Used(1), s.Used(2), s.Used(3)}; !slices.Equal(got, []int{8, 8, 8, 0}) {
		t.Errorf("groups of Deal or No Deal: got %v, want 8 of each block", got)
	}
	if got := NewStory(games.Verify(Example(mines.ID))).Used(0); got != 3 {
		t.Errorf("groups of Mines: got %d, want 3", got)
	}
}

func TestFed(t *testing.T) {
	of := func(list []Piece) (out []string) {
		for _, p := range list {
			out = append(out, string(p.Of)+"="+p.Text)
		}
		return out
	}
	round := fair.Round{"game": dond.ID, "serverSeed": "S", "clientSeed": "C"}
	s := NewStory(games.Verify(round))
	key, message := s.Fed(fair.BlockStep{Algorithm: fair.HMACSHA256, Index: 2})
	if got, want := of(key), []string{"serverSeed=S"}; !slices.Equal(got, want) {
		t.Errorf("key: got %q, want %q", got, want)
	}
	if got, want := of(message), []string{"clientSeed=C", "=:", "counter=2"}; !slices.Equal(got, want) {
		t.Errorf("message: got %q, want %q", got, want)
	}
	r := games.Verify(Example(roulette.ID))
	key, message = NewStory(r).Fed(fair.BlockStep{Algorithm: fair.SHAKE256})
	if got, want := of(message), []string{"signature=" + r.Signature.Computed}; key != nil || !slices.Equal(got, want) {
		t.Errorf("SHAKE256: got %q and %q, want no key and %q", of(key), got, want)
	}
}

func TestCursor(t *testing.T) {
	if got := (Cursor{}).In(31); got != 0 {
		t.Errorf("a new cursor: got %d, want 0", got)
	}
	for _, c := range []struct{ i, n, want int }{{7, 31, 7}, {-1, 31, 0}, {31, 31, 30}, {0, 0, 0}, {5, 1, 0}} {
		if got := CursorAt(c.i, c.n).In(c.n); got != c.want {
			t.Errorf("cursor at %d of %d: got %d, want %d", c.i, c.n, got, c.want)
		}
	}
	c := CursorAt(7, 31)
	if got := c.In(5); got != 0 {
		t.Errorf("in a shorter story: got %d, want 0", got)
	}
	if got := c.In(31); got != 7 {
		t.Errorf("back in a story of its length: got %d, want 7", got)
	}
}

func TestRuns(t *testing.T) {
	for _, c := range []struct {
		text string
		want []Run
	}{
		{"", nil},
		{"abc", []Run{{"abc", ""}}},
		{"a b", []Run{{"a", ""}, {" ", "␣"}, {"b", ""}}},
		{"\r\n", []Run{{"\r", "U+000D"}, {"\n", "↵"}}},
		{"\ufeffa\u200b", []Run{{"\ufeff", "U+FEFF"}, {"a", ""}, {"\u200b", "U+200B"}}},
		{"e\u0301é", []Run{{"e", ""}, {"\u0301", "U+0301"}, {"é", ""}}},
		{"名😀", []Run{{"名😀", ""}}},
		{"❤\ufe0f\u200d", []Run{{"❤", ""}, {"\ufe0f", "U+FE0F"}, {"\u200d", "U+200D"}}},
		{"\u202e\u3000\u3164\u2800", []Run{{"\u202e", "U+202E"}, {"\u3000", "U+3000"}, {"\u3164", "U+3164"}, {"\u2800", "U+2800"}}},
	} {
		if got := Runs(c.text); !reflect.DeepEqual(got, c.want) {
			t.Errorf("Runs(%q) = %q, want %q", c.text, got, c.want)
		}
	}
}

// Nothing is lost: runs and rows joined again are the text.
func FuzzTextIsWhole(f *testing.F) {
	f.Add("a b\u200b", "ż名😀")
	f.Add("", "")
	f.Add(strings.Repeat("é", 281), "x")
	f.Fuzz(func(t *testing.T, server, client string) {
		round := fair.Round{"game": dond.ID, "serverSeed": server, "clientSeed": client}
		r := games.Verify(round)
		if r.Outcome == nil {
			return
		}
		s := NewStory(r)
		_, message := s.Fed(fair.BlockStep{Algorithm: fair.HMACSHA256})
		for _, list := range [][]Piece{s.Hashed(r.Steps[0].(fair.HashStep)), message} {
			checkPieces(t, list)
		}
	})
}

func checkPieces(t *testing.T, list []Piece) {
	t.Helper()
	var bytes strings.Builder
	for _, row := range ByteRows(list) {
		if row.Rest > 0 {
			bytes.WriteString("…")
			continue
		}
		if len(row.Cells) == 0 || len(row.Cells) > rowBytes {
			t.Fatalf("a row has %d bytes", len(row.Cells))
		}
		for _, c := range row.Cells {
			b, err := hex.DecodeString(c.Hex)
			if err != nil {
				t.Fatal(err)
			}
			bytes.Write(b)
		}
	}
	want, at := "", 0
	for _, p := range list {
		text := ""
		for _, run := range Runs(p.Text) {
			text += run.Text
		}
		if text != p.Text {
			t.Fatalf("runs of %q make %q", p.Text, text)
		}
		if p.From != at {
			t.Fatalf("piece %q starts at %d, want %d", p.Of, p.From, at)
		}
		if len([]rune(p.Text)) > shown+slack || (p.More > 0) != (p.Rest > 0) || p.More > 0 && p.More <= slack {
			t.Fatalf("piece %q: %d characters shown, %d more of %d bytes", p.Of, len([]rune(p.Text)), p.More, p.Rest)
		}
		want += p.Text
		if p.Rest > 0 {
			want += "…"
		}
		at += len(p.Text) + p.Rest
	}
	if bytes.String() != want || Size(list) != at {
		t.Fatalf("rows make %q of %d bytes, want %q of %d", bytes.String(), Size(list), want, at)
	}
}

func TestLongTextIsCut(t *testing.T) {
	for _, c := range []struct{ chars, more int }{{280, 0}, {281, 41}, {1 << 20 / 2, 1<<20/2 - 240}} {
		text := strings.Repeat("ż", c.chars)
		p := join(nil, fair.FieldServerSeed, text)[0]
		if p.More != c.more || p.Rest != 2*c.more || p.Chars != c.chars || !strings.HasPrefix(text, p.Text) {
			t.Errorf("%d characters: %d more, %d bytes, of %d, want %d more", c.chars, p.More, p.Rest, p.Chars, c.more)
		}
	}
}
