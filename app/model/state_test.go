package model

import (
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"roundcheck/fair"
	"roundcheck/fair/games"
	"roundcheck/fair/games/dond"
	"roundcheck/fair/games/mines"
	"roundcheck/fair/games/roulette"
)

func fill(t *testing.T, round fair.Round) *State {
	t.Helper()
	s := New()
	s.Fill(round, nil)
	return s
}

func wantVerdict(t *testing.T, s *State, want fair.Verdict) {
	t.Helper()
	if got := s.Report().Verdict; got != want {
		t.Errorf("verdict %s, want %s (%v)", got, want, s.Report().Err())
	}
}

func TestNewIsPristineAndWaits(t *testing.T) {
	s := New()
	if !s.Pristine() || !s.Waiting("", 0) || s.CanUndo() {
		t.Errorf("pristine %v, waiting %v, can undo %v, want true, true, false", s.Pristine(), s.Waiting("", 0), s.CanUndo())
	}
}

func TestExamplesAreVerified(t *testing.T) {
	for _, g := range games.All() {
		s := fill(t, Example(g.ID()))
		wantVerdict(t, s, fair.Verified)
		if s.Game() != g.ID() || s.Pristine() || s.Waiting("", 0) {
			t.Errorf("%s: game %s, pristine %v, waiting %v", g.ID(), s.Game(), s.Pristine(), s.Waiting("", 0))
		}
		if s.MadeUp() != (g.ID() == dond.ID) {
			t.Errorf("%s: made up %v", g.ID(), s.MadeUp())
		}
	}
}

// A verdict never stands beside input that it was not computed from: whatever
// is done, the report is that of the round as it is now.
func TestNoVerdictOutlivesItsInput(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	s := New()
	for i := range 3000 {
		step(random, s)
		noted := append([]fair.Finding{}, s.noted...)
		for _, f := range s.Fields() {
			if s.Refused(f) {
				noted = append(noted, s.unread[s.Slot(f)])
			}
		}
		want, got := games.Verify(s.round(), noted...), s.Report()
		if got.Verdict != want.Verdict || !reflect.DeepEqual(got.Outcome, want.Outcome) ||
			!reflect.DeepEqual(got.Commitment, want.Commitment) || !reflect.DeepEqual(got.Signature, want.Signature) {
			t.Fatalf("after step %d: the report is not that of the input", i)
		}
		for _, f := range s.Fields() {
			if s.Refused(f) && got.Verdict != fair.Invalid {
				t.Fatalf("after step %d: %s although %s could not be read", i, got.Verdict, f)
			}
		}
		// Whoever opens the receipt again gets the same verdict from what it holds.
		again := games.Verify(got.Input)
		if len(noted) == 0 && again.Verdict != got.Verdict {
			t.Fatalf("after step %d: the receipt's input is %s, the report %s", i, again.Verdict, got.Verdict)
		}
	}
}

func step(random *rand.Rand, s *State) {
	texts := []string{"", "7", "4,9", "european", "american", "x", " a", "3", strings.Repeat("ab", 32)}
	fields := fair.Fields()[1:]
	f := fields[random.IntN(len(fields))]
	all := games.All()
	game := all[random.IntN(len(all))].ID()
	switch random.IntN(10) {
	case 0:
		s.Choose(game)
	case 1:
		s.Fill(Example(game), nil)
	case 2:
		s.Clear()
	case 3:
		s.Undo()
	case 4:
		s.SetBlank(fair.FieldClientSeed, random.IntN(2) == 0)
	case 5:
		s.Refuse(fair.Finding{Code: fair.TooLong, Field: f})
	case 6:
		s.Fill(fair.Round{"game": "no-such", f: "7", "strange": "1"}, []fair.Finding{{Code: fair.QueryLink}})
	case 7:
		s.Dismiss("strange")
	default:
		s.Set(f, texts[random.IntN(len(texts))])
	}
}

func TestSwitchingGamesKeepsEveryText(t *testing.T) {
	s := fill(t, Example(mines.ID))
	s.Choose(roulette.ID)
	if got := s.Text(fair.FieldServerSeed); got != Example(mines.ID)[fair.FieldServerSeed] {
		t.Errorf("server seed %q is not kept", got)
	}
	if got := s.Text(fair.FieldSeen); got != "" {
		t.Errorf("tiles %q show up as the number of the wheel", got)
	}
	s.Set(fair.FieldSeen, "17")
	s.Choose(dond.ID)
	s.Choose(mines.ID)
	wantVerdict(t, s, fair.Verified)
	s.Choose(roulette.ID)
	if got := s.Text(fair.FieldSeen); got != "17" {
		t.Errorf("number seen %q, want 17", got)
	}
}

// A client seed that is not filled in yet must not be hashed as an empty one.
func TestAnEmptyClientSeedIsOnlyHashedWhenSaidSo(t *testing.T) {
	s := New()
	s.Set(fair.FieldServerSeed, "abc")
	s.Set(fair.FieldNonce, "1")
	s.Set(fair.FieldMines, "3")
	if !s.Waiting("", 0) || s.Report().Outcome != nil {
		t.Fatalf("an outcome without a client seed: %v", s.Report().Outcome)
	}
	s.SetBlank(fair.FieldClientSeed, true)
	wantVerdict(t, s, fair.Incomplete)
	s.Set(fair.FieldClientSeed, "x")
	s.Set(fair.FieldClientSeed, "")
	if !s.Waiting("", 0) {
		t.Error("a client seed that was typed and deleted counts as empty on purpose")
	}
	linked := fill(t, fair.Round{"game": mines.ID, "serverSeed": "abc", "clientSeed": "", "nonce": "1", "mines": "3"})
	wantVerdict(t, linked, fair.Incomplete)
	if !linked.Blank(fair.FieldClientSeed) {
		t.Error("a link's empty client seed is not shown as such")
	}
}

func TestUndoBringsBackWhatWasReplaced(t *testing.T) {
	s := New()
	s.Set(fair.FieldServerSeed, " typed ")
	s.Fill(Example(dond.ID), nil)
	s.Undo()
	if s.Game() != mines.ID || s.Text(fair.FieldServerSeed) != " typed " {
		t.Errorf("after undo: %s, %q, can undo %v", s.Game(), s.Text(fair.FieldServerSeed), s.CanUndo())
	}
	s.Undo() // and back again
	wantVerdict(t, s, fair.Verified)
	s.Undo()
	s.Clear()
	if !s.Empty() {
		t.Error("cleared, but not empty")
	}
	s.Undo()
	if s.Text(fair.FieldServerSeed) != " typed " {
		t.Error("undo after clear lost the text")
	}
}

// Replacing loses nothing of another game either.
func TestUndoBringsBackOtherGamesToo(t *testing.T) {
	s := New()
	s.Set(fair.FieldSeen, "4,9")
	s.Choose(dond.ID)
	if s.Empty() || !s.Pristine() {
		t.Errorf("empty %t, pristine %t, want false, true", s.Empty(), s.Pristine())
	}
	s.Fill(Example(dond.ID), nil)
	s.Undo()
	s.Choose(mines.ID)
	if got := s.Text(fair.FieldSeen); got != "4,9" {
		t.Errorf("tiles %q, want 4,9", got)
	}
}

// What was cleared is not lost when an example comes into the empty form.
func TestUndoAfterClearAndExample(t *testing.T) {
	s := New()
	s.Set(fair.FieldServerSeed, "mine")
	s.Clear()
	s.Fill(Example(mines.ID), nil)
	s.Fill(Example(dond.ID), nil) // two things were entered since: the last one comes back
	s.Undo()
	if s.Text(fair.FieldServerSeed) != Example(mines.ID)[fair.FieldServerSeed] {
		t.Errorf("undo brings back %q", s.Text(fair.FieldServerSeed))
	}
	s = New()
	s.Set(fair.FieldServerSeed, "mine")
	s.Clear()
	s.Clear()
	s.Fill(Example(mines.ID), nil)
	s.Undo()
	if got := s.Text(fair.FieldServerSeed); got != "mine" {
		t.Errorf("undo brings back %q, want what was cleared", got)
	}
}

// An honest receipt of a wrong link says the same when it is checked again.
func TestReceiptsHoldWhatMadeThemInvalid(t *testing.T) {
	for _, round := range []fair.Round{
		{"game": "poker", "serverSeed": "a"},
		{"serverSeed": "a", "clientSeed": "b", "nonce": "1", "mines": "3"},
		{"game": mines.ID, "serverSeed": "a", "clientSeed": "b", "nonce": "1", "mines": "3", "utm": "x"},
		{"game": mines.ID, "serverSeed": "a", "clientSeed": "b", "nonce": "1", "mines": "3", "wheel": "european"},
	} {
		s := fill(t, round)
		if !reflect.DeepEqual(s.Report().Input, round) {
			t.Errorf("the receipt's input is %v, want %v", s.Report().Input, round)
		}
		wantVerdict(t, s, fair.Invalid)
	}
}

// A form that was filled in with empty fields of every game is one of its game.
func TestEmptyFieldsOfALinkAreNone(t *testing.T) {
	s := fill(t, fair.Round{"game": dond.ID, "serverSeed": "a", "clientSeed": "x", "nonce": "", "mines": "", "wheel": ""})
	wantVerdict(t, s, fair.Incomplete)
}

// Without a game it is open what "seen" means; it is kept until one is chosen.
func TestFieldsOfAnUnknownGameWait(t *testing.T) {
	s := fill(t, fair.Round{"serverSeed": "a", "clientSeed": "x", "nonce": "1", "wheel": "european", "seen": "7"})
	if got := s.Text(fair.FieldSeen); got != "" {
		t.Errorf("%q is taken for tiles", got)
	}
	s.Choose(roulette.ID)
	if s.Text(fair.FieldSeen) != "7" || s.Text(fair.FieldWheel) != "european" {
		t.Errorf("seen %q, wheel %q, want 7 and european", s.Text(fair.FieldSeen), s.Text(fair.FieldWheel))
	}
}

func TestNoteLeavesTheInput(t *testing.T) {
	s := fill(t, Example(mines.ID))
	s.Note(fair.Round{"foo": "1"}, nil)
	s.Note(fair.Round{"bar": "1"}, nil)
	wantVerdict(t, s, fair.Invalid)
	if len(s.Findings("foo")) != 0 || len(s.Findings("bar")) != 1 {
		t.Errorf("findings %v, want one about bar", s.Report().Findings)
	}
	s.Dismiss("bar")
	wantVerdict(t, s, fair.Verified)
}

func TestFillNamesWhatItCannotPlace(t *testing.T) {
	for _, c := range []struct {
		name  string
		round fair.Round
		code  fair.Code
		field fair.Field
	}{
		{"unknown game", fair.Round{"game": "slots", "serverSeed": "a"}, fair.BadGame, "game"},
		{"no game", fair.Round{"serverSeed": "a"}, fair.MissingField, "game"},
		{"unknown key", fair.Round{"game": mines.ID, "utm": "x"}, fair.UnknownField, "utm"},
		{"another game's key", fair.Round{"game": mines.ID, "wheel": "european"}, fair.UnknownField, "wheel"},
	} {
		s := fill(t, c.round)
		found := s.Findings(c.field)
		if len(found) != 1 || found[0].Code != c.code {
			t.Errorf("%s: findings %v, want one %s", c.name, found, c.code)
		}
		wantVerdict(t, s, fair.Invalid)
	}
}

func TestWhatALinkHeldBeyondTheRoundCanBeLeftOut(t *testing.T) {
	round := Example(mines.ID)
	round["utm"] = "x"
	s := fill(t, round)
	wantVerdict(t, s, fair.Invalid)
	s.Dismiss("utm")
	wantVerdict(t, s, fair.Verified)

	s = fill(t, fair.Round{"game": "slots"})
	if s.GameKnown() {
		t.Error("an unknown game counts as chosen")
	}
	s.Choose(mines.ID)
	if len(s.Findings("game")) != 0 {
		t.Error("the unknown game is still complained about after one was chosen")
	}
}

// A link whose game was wrong: its values come to their fields with the choice.
func TestStraysComeToTheirFields(t *testing.T) {
	round := Example(roulette.ID)
	round["game"] = mines.ID
	s := fill(t, round)
	wantVerdict(t, s, fair.Invalid)
	s.Choose(roulette.ID)
	if got := s.Text(fair.FieldWheel); got != "european" {
		t.Errorf("the wheel is %q, want european", got)
	}
	if found := s.Findings(fair.FieldWheel); len(found) != 0 {
		t.Errorf("findings %v about a field that the game has", found)
	}
}

func TestRefusedTextBlocksTheVerdict(t *testing.T) {
	s := fill(t, Example(mines.ID))
	s.Refuse(fair.Finding{Code: fair.TooLong, Field: fair.FieldClientSeed, Count: 5 << 20, Want: "4194304"})
	wantVerdict(t, s, fair.Invalid)
	if s.Report().Outcome != nil {
		t.Error("an outcome although the client seed could not be read")
	}
	s.Set(fair.FieldClientSeed, Example(mines.ID)[fair.FieldClientSeed])
	wantVerdict(t, s, fair.Verified)
}

func TestTiles(t *testing.T) {
	s := New()
	s.Set(fair.FieldSeen, "4,x,26,17")
	if got := s.Tiles(fair.FieldSeen); !reflect.DeepEqual(got, []int{4, 17}) {
		t.Errorf("tiles %v, want 4 and 17", got)
	}
	s.Choose(dond.ID)
	if got := s.Tiles(fair.FieldSafe); got != nil {
		t.Errorf("tiles %v in a game without tiles", got)
	}
}

// What a link held beside a round can be left out, whatever its name.
func TestDismissAnyKey(t *testing.T) {
	for _, key := range []string{"top", "%FFkey", "%ff%fe", strings.Repeat("k", 100), "", "%E2%80%AE"} {
		s := fill(t, Example(mines.ID))
		s.Follow(ParseLink(key+"=1"), false)
		wantVerdict(t, s, fair.Invalid)
		for _, f := range s.Report().Findings {
			s.Dismiss(f.Field)
		}
		wantVerdict(t, s, fair.Verified)
	}
}
