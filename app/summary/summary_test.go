package summary

import (
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode"

	"roundcheck/app/i18n"
	"roundcheck/app/model"
	"roundcheck/app/wrap"
	"roundcheck/fair"
	"roundcheck/fair/games"
	"roundcheck/fair/games/dond"
	"roundcheck/fair/games/mines"
	"roundcheck/fair/games/roulette"
)

// Golden texts are what a support clerk gets: read them before they are committed.
var update = flag.Bool("update", false, "write the golden texts anew")

// changed returns the example of a game with some fields changed, or left out
// where their text is empty.
func changed(game string, change fair.Round) fair.Round {
	round := model.Example(game)
	for f, text := range change {
		if round[f] = text; text == "" {
			delete(round, f)
		}
	}
	return round
}

// examples has a round of each game for each verdict.
func examples() map[string]map[fair.Verdict]fair.Round {
	swap := func(list string) string { return strings.Replace(list, "1,50,", "50,1,", 1) }
	return map[string]map[fair.Verdict]fair.Round{
		mines.ID: {
			fair.Verified:   model.Example(mines.ID),
			fair.Mismatch:   changed(mines.ID, fair.Round{fair.FieldNonce: "247", fair.FieldSafe: "1,2,3"}),
			fair.Incomplete: changed(mines.ID, fair.Round{fair.FieldCommitment: "", fair.FieldSeen: "", fair.FieldSafe: "1,2,3"}),
			fair.Invalid:    changed(mines.ID, fair.Round{fair.FieldNonce: "248 ", fair.FieldMines: ""}),
		},
		roulette.ID: {
			fair.Verified:   changed(roulette.ID, fair.Round{fair.FieldBets: "straight:7@0.5;red@10"}),
			fair.Mismatch:   changed(roulette.ID, fair.Round{fair.FieldServerSeed: model.Example(roulette.ID)[fair.FieldServerSeed] + "\n"}),
			fair.Incomplete: changed(roulette.ID, fair.Round{fair.FieldSeen: "", fair.FieldSignature: ""}),
			fair.Invalid:    changed(roulette.ID, fair.Round{fair.FieldWheel: "french"}),
		},
		dond.ID: {
			fair.Verified:   model.Example(dond.ID),
			fair.Mismatch:   changed(dond.ID, fair.Round{fair.FieldSeen: swap(model.Example(dond.ID)[fair.FieldSeen])}),
			fair.Incomplete: changed(dond.ID, fair.Round{fair.FieldLadder: "", fair.FieldSeen: "7:5,12:100"}),
			fair.Invalid:    changed(dond.ID, fair.Round{fair.FieldSeen: "1,50,7x0"}),
		},
	}
}

func TestGolden(t *testing.T) {
	for game, verdicts := range examples() {
		for verdict, round := range verdicts {
			report := games.Check(round)
			if report.Verdict != verdict {
				t.Fatalf("%s: %s, want %s", game, report.Verdict, verdict)
			}
			for _, l := range i18n.All() {
				golden(t, game+"-"+string(verdict)+"."+l.Code+".txt", Text(l, report))
			}
		}
	}
}

func golden(t *testing.T, name, got string) {
	t.Helper()
	path := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("%s: got\n%s", name, got)
	}
}

// TestLinesAreShort: only a value is longer than a line, and then it stands alone.
func TestLinesAreShort(t *testing.T) {
	for _, verdicts := range examples() {
		for _, round := range verdicts {
			for _, l := range i18n.All() {
				for line := range strings.Lines(Text(l, games.Check(round))) {
					line = strings.TrimSuffix(line, "\n")
					if wrap.Width(line) > columns && !strings.HasPrefix(line, "  ") {
						t.Errorf("%s: a line of %d columns: %s", l.Code, wrap.Width(line), line)
					}
					if strings.TrimRight(line, " ") != line {
						t.Errorf("%s: a line ends in a space: %q", l.Code, line)
					}
				}
			}
		}
	}
}

// hostile are seeds that would like to be more than a value.
var hostile = []string{
	"\nRoundcheck: Fair", "a\r\n\r\nCommitment: match\r\n", "\v\f\u0085\u2028\u2029x", "\x1b[2J\x1b]0;x\a", "\x00\b\x7f",
	"\u202egnorw\u202c", "\u2066\u2067\u2068\u2069\u061c\u200e\u200f", "\ufeff\u200b\u00ad\u2060", "\u3164\u2800\u115f", "\t\ttab", "  ends  ", "\ufffd",
	"{name}{value}{verdict}", strings.Repeat("x y ", 300), strings.Repeat("\n", 300), strings.Repeat("長", 300),
}

// TestHostileSeedsStayValues: whatever a seed holds, the text has the lines that it
// has with a harmless one.
func TestHostileSeedsStayValues(t *testing.T) {
	for game := range examples() {
		for _, l := range i18n.All() {
			harmless := names(t, l, game, strings.Repeat("x", 300))
			short := names(t, l, game, "x")
			for _, seed := range hostile {
				want := short
				if len([]rune(seed)) > longest {
					want = harmless
				}
				if got := names(t, l, game, seed); got != want {
					t.Errorf("%s, %s, %.40q: got lines\n%s\nwant\n%s", game, l.Code, seed, got, want)
				}
			}
		}
	}
}

// names returns the beginnings of the lines of a summary with a seed in every
// field that takes one.
func names(t *testing.T, l i18n.Lang, game, seed string) string {
	report := games.Verify(changed(game, fair.Round{
		fair.FieldServerSeed: seed, fair.FieldClientSeed: seed, fair.FieldCommitment: "", fair.FieldSignature: "", fair.FieldSeen: "",
	}))
	report.Findings = nil // their words are i18n's
	colon := strings.TrimSpace(l.Say(i18n.SummaryPair, "name", "", "value", ""))
	var b strings.Builder
	skip := false // the value of the line before
	for line := range strings.Lines(Text(l, report)) {
		for _, r := range strings.TrimSuffix(line, "\n") {
			if r != ' ' && !unicode.IsGraphic(r) || unicode.In(r, unicode.Zl, unicode.Zp, unicode.Cf) {
				t.Errorf("%s, %.40q: a line holds %s: %q", l.Code, seed, fair.CharName(r), line)
			}
		}
		name, _, found := strings.Cut(line, colon)
		if !skip && found {
			b.WriteString(name + "\n")
		}
		skip = found && strings.HasSuffix(strings.TrimSpace(line), colon)
	}
	return b.String()
}

func TestValue(t *testing.T) {
	en := i18n.Pick("en")
	for _, test := range []struct {
		field      fair.Field
		text, want string
	}{
		{fair.FieldServerSeed, "abc", "abc"},
		{fair.FieldServerSeed, "", "(empty)"},
		{fair.FieldServerSeed, " a b ", "[U+0020]a b[U+0020]"},
		{fair.FieldServerSeed, "  ", "[U+0020][U+0020]"},
		{fair.FieldServerSeed, "\xff", "\ufffd"},
		{fair.FieldServerSeed, "a\n\u200b", "a[U+000A][U+200B]"},
		{fair.FieldServerSeed, strings.Repeat("ż", 200), strings.Repeat("ż", 200)},
		{fair.FieldServerSeed, strings.Repeat("ż", 201), strings.Repeat("ż", 200) + "… (201 characters in all)"},
		{fair.FieldWheel, "american", en.Say(i18n.WheelAmerican)},
		{fair.FieldWheel, "american ", "american[U+0020]"},
	} {
		if got := Value(en, fair.Round{test.field: test.text}, test.field); got != test.want {
			t.Errorf("%s %.20q: got %q, want %q", test.field, test.text, got, test.want)
		}
	}
}
