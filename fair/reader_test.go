package fair_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"roundcheck/fair"
	"roundcheck/fair/games"
	"roundcheck/fair/games/gametest"
)

var (
	signedRound = fair.Round{
		fair.FieldGame: "cloudbet-mines", fair.FieldServerSeed: "s", fair.FieldClientSeed: "c",
		fair.FieldNonce: "1", fair.FieldMines: "3",
	}
	unsignedRound = fair.Round{
		fair.FieldGame: "dond", fair.FieldServerSeed: "s", fair.FieldClientSeed: "c",
	}
)

// with returns the round with one field set.
func with(round fair.Round, f fair.Field, text string) fair.Round {
	changed := fair.Round{f: text}
	for other, text := range round {
		if other != f {
			changed[other] = text
		}
	}
	return changed
}

// refusal is a round with one field set, refused for one reason.
func refusal(text string, finding fair.Finding, err string) gametest.Refusal {
	return gametest.Refusal{
		Set: fair.Round{finding.Field: text}, Want: []fair.Finding{finding}, Err: err,
	}
}

func TestNonce(t *testing.T) {
	for _, nonce := range []string{
		"0", "1", "9", "10", "4294967296",
		"9007199254740991", "9007199254740992", "9007199254740993", // around 2^53, each exact
		"18446744073709551615",
	} {
		report := games.Verify(with(signedRound, fair.FieldNonce, nonce))
		if err := report.Err(); err != nil {
			t.Errorf("nonce %s: %v", nonce, err)
			continue
		}
		if got := report.Signature.Computed; got != slowSignature("s:c:"+nonce) {
			t.Errorf("nonce %s: signature: got %s, want the hash of the nonce as written", nonce, got)
		}
	}
	bad := func(text string, finding fair.Finding, err string) gametest.Refusal {
		finding.Code, finding.Field, finding.Read = fair.BadNonce, fair.FieldNonce, text
		return refusal(text, finding, "fair: nonce: "+err)
	}
	digit := func(text string, at int, char, err string) gametest.Refusal {
		return bad(text, fair.Finding{Reason: fair.NotDigit, At: at, Char: char}, err)
	}
	const most = "0 to 18446744073709551615"
	missing := []fair.Finding{{Code: fair.MissingField, Field: fair.FieldNonce}}
	gametest.Refuse(t, games.All(), signedRound, []gametest.Refusal{
		bad("07", fair.Finding{Reason: fair.LeadingZero, At: 1}, `"07": leading zero at character 1`),
		bad("00", fair.Finding{Reason: fair.LeadingZero, At: 1}, `"00": leading zero at character 1`),
		digit("-1", 1, "U+002D", `"-1": not a digit U+002D at character 1`),
		digit("+1", 1, "U+002B", `"+1": not a digit U+002B at character 1`),
		digit("1e3", 2, "U+0065", `"1e3": not a digit U+0065 at character 2`),
		digit("1.0", 2, "U+002E", `"1.0": not a digit U+002E at character 2`),
		digit(" 1", 1, "U+0020", `" 1": not a digit U+0020 at character 1`),
		digit("1\n", 2, "U+000A", `"1\n": not a digit U+000A at character 2`),
		digit("1_000", 2, "U+005F", `"1_000": not a digit U+005F at character 2`),
		digit("0x1f", 2, "U+0078", `"0x1f": not a digit U+0078 at character 2`),
		digit("1/", 2, "U+002F", `"1/": not a digit U+002F at character 2`),
		digit("1:", 2, "U+003A", `"1:": not a digit U+003A at character 2`),
		digit("７", 1, "U+FF17", `"７": not a digit U+FF17 at character 1`),
		digit("1\u200b", 2, "U+200B", `"1\u200b": not a digit U+200B at character 2`),
		bad("18446744073709551616", fair.Finding{Reason: fair.OutOfRange, Want: most}, `"18446744073709551616": out of range, want `+most),
		bad(strings.Repeat("9", 40), fair.Finding{Reason: fair.OutOfRange, Want: most}, `"`+strings.Repeat("9", 40)+`": out of range, want `+most),
		{Set: fair.Round{fair.FieldNonce: ""}, Want: missing, Err: "fair: nonce: missing field"},
		{Without: []fair.Field{fair.FieldNonce}, Want: missing, Err: "fair: nonce: missing field"},
	})
}

func TestGameField(t *testing.T) {
	const ids = "cloudbet-mines, cloudbet-roulette, dond"
	bad := func(text string) gametest.Refusal {
		return refusal(text, fair.Finding{Code: fair.BadGame, Field: fair.FieldGame, Reason: fair.NotChoice, Read: text, Want: ids},
			`fair: game: "`+text+`": not one of the choices, want `+ids)
	}
	missing := []fair.Finding{{Code: fair.MissingField, Field: fair.FieldGame}}
	gametest.Refuse(t, games.All(), unsignedRound, []gametest.Refusal{
		bad("Dond"), bad("dond "), bad("mines"), bad("cloudbet"),
		{Set: fair.Round{fair.FieldGame: ""}, Want: missing, Err: "fair: game: missing field"},
		{Without: []fair.Field{fair.FieldGame}, Want: missing, Err: "fair: game: missing field"},
		refusal("dond\xff", fair.Finding{Code: fair.BadText, Field: fair.FieldGame, Reason: fair.NotText, At: 5}, "fair: game: not UTF-8 at character 5"),
		refusal(strings.Repeat("g", fair.MaxField+1), fair.Finding{Code: fair.TooLong, Field: fair.FieldGame, Count: fair.MaxField + 1, Want: "16384"},
			"fair: game: too long, got 16385, want 16384"),
	})
}

func TestHashFields(t *testing.T) {
	const hash = "972bf2db6c82e54362bdf6c6f2f4415d35893ed7fef76805b984ef97de4ce21f"
	for f, code := range map[fair.Field]fair.Code{
		fair.FieldCommitment: fair.BadCommitment, fair.FieldSignature: fair.BadSignature,
	} {
		for _, text := range []string{hash, strings.ToUpper(hash), hash[:32] + strings.ToUpper(hash[32:])} {
			if err := games.Verify(with(signedRound, f, text)).Err(); err != nil {
				t.Errorf("%s %s: %v", f, text, err)
			}
		}
		read := func(text string) string { return string([]rune(text)[:40]) + "…" }
		length := func(text string, n int) gametest.Refusal {
			finding := fair.Finding{Code: code, Field: f, Reason: fair.WrongLength, Read: text, Count: n, Want: "64"}
			if n > 40 {
				finding.Read = read(text)
			}
			return refusal(text, finding, finding.Error())
		}
		digit := func(text string, at int, char string) gametest.Refusal {
			finding := fair.Finding{Code: code, Field: f, Reason: fair.NotHex, Read: text, At: at, Char: char}
			if len(text) > 60 {
				finding.Read = read(text)
			}
			return refusal(text, finding, finding.Error())
		}
		gametest.Refuse(t, games.All(), signedRound, []gametest.Refusal{
			length(hash[:63], 63), length(hash+"0", 65), length("a", 1), length(hash+hash, 128),
			digit(hash[:10]+"g"+hash[11:], 11, "U+0067"),
			digit(hash[:63]+"O", 64, "U+004F"),
			digit("0x"+hash, 2, "U+0078"),
			digit(" "+hash, 1, "U+0020"),
			digit("/", 1, "U+002F"), digit(":", 1, "U+003A"), digit("@", 1, "U+0040"), // the neighbours of 0-9, A-F, a-f
			digit("G", 1, "U+0047"), digit("`", 1, "U+0060"), digit("g", 1, "U+0067"),
			digit(hash+"\n", 65, "U+000A"),
			digit("ａ", 1, "U+FF41"),
			digit("12а", 3, "U+0430"), // a Cyrillic letter
			digit(hash[:4]+"\u200b"+hash[4:], 5, "U+200B"),
		})
	}
	wrong := fair.Finding{Code: fair.BadCommitment, Field: fair.FieldCommitment, Reason: fair.WrongLength, Read: "abc", Count: 3, Want: "64"}
	if got, want := wrong.Error(), `fair: commitment: "abc": wrong length, got 3, want 64`; got != want {
		t.Errorf("error: got %s, want %s", got, want)
	}
	wrong = fair.Finding{Code: fair.BadCommitment, Field: fair.FieldCommitment, Reason: fair.NotHex, Read: "xyz", At: 1, Char: "U+0078"}
	if got, want := wrong.Error(), `fair: commitment: "xyz": not a hex digit U+0078 at character 1`; got != want {
		t.Errorf("error: got %s, want %s", got, want)
	}
}

func TestSeeds(t *testing.T) {
	for _, f := range []fair.Field{fair.FieldServerSeed, fair.FieldClientSeed} {
		for name, seed := range map[string]string{
			"empty":            "",
			"one space":        " ",
			"1 MB":             strings.Repeat("s", 1<<20),
			"at the limit":     strings.Repeat("s", fair.MaxSeed),
			"replacement sign": "\ufffd",
			"zero byte":        "\x00",
			"noncharacter":     "\uffff",
		} {
			for _, round := range []fair.Round{signedRound, unsignedRound} {
				if err := games.Verify(with(round, f, seed)).Err(); err != nil {
					t.Errorf("%s %s: %v", name, f, err)
				}
			}
		}
		long := func(n int, err string) gametest.Refusal {
			finding := fair.Finding{Code: fair.TooLong, Field: f, Count: n, Want: "4194304"}
			return refusal(strings.Repeat("s", n), finding, "fair: "+string(f)+": too long, "+err)
		}
		text := func(text string, at int) gametest.Refusal {
			finding := fair.Finding{Code: fair.BadText, Field: f, Reason: fair.NotText, At: at}
			return refusal(text, finding, finding.Error())
		}
		missing := []fair.Finding{{Code: fair.MissingField, Field: f}}
		gametest.Refuse(t, games.All(), signedRound, []gametest.Refusal{
			long(fair.MaxSeed+1, "got 4194305, want 4194304"),
			long(100<<20, "got 104857600, want 4194304"),
			text("\xff", 1),
			text("żółć\xff", 5),            // counted in characters
			text("a\ufffd\xed\xa0\x80", 3), // half of a surrogate pair
			text("a\xc0\xaf", 2),           // an overlong form
			text("😀\xf0\x9f\x98", 2),       // a character cut off
			{Without: []fair.Field{f}, Want: missing, Err: "fair: " + string(f) + ": missing field"},
		})
	}
}

// TestFieldNames: a field that is not known, or not the game's, is never passed
// over in silence; one that is empty says nothing, unless its name is unknown.
func TestFieldNames(t *testing.T) {
	unknown := func(name fair.Field, text string) gametest.Refusal {
		return refusal(text, fair.Finding{Code: fair.UnknownField, Field: name, Read: text},
			fair.Finding{Code: fair.UnknownField, Field: name, Read: text}.Error())
	}
	other := func(f fair.Field, text string) gametest.Refusal {
		return refusal(text, fair.Finding{Code: fair.UnknownField, Field: f, Read: text, Reason: fair.OtherGame},
			`fair: `+string(f)+`: "`+text+`": belongs to another game`)
	}
	name := strings.Repeat("n", 50)
	gametest.Refuse(t, games.All(), unsignedRound, []gametest.Refusal{
		unknown("serverseed", "s"), unknown("", "x"), unknown("x", ""), unknown("__proto__", "x"), unknown("mines ", "3"),
		other(fair.FieldNonce, "1"), other(fair.FieldSignature, "x"), other(fair.FieldMines, "3"),
		other(fair.FieldWheel, "european"), other(fair.FieldSafe, "1"), other(fair.FieldBets, "red@1"),
		{
			Set: fair.Round{fair.Field(name): strings.Repeat("v", 50)},
			Want: []fair.Finding{{
				Code: fair.UnknownField, Field: fair.Field(name[:40] + "…"), Read: strings.Repeat("v", 40) + "…",
			}},
			Err: `fair: ` + name[:40] + `…: "` + strings.Repeat("v", 40) + `…": unknown field`,
		},
	})
	if err := games.Verify(with(unsignedRound, fair.FieldNonce, "")).Err(); err != nil {
		t.Errorf("an empty field of another game: %v", err)
	}
}

// TestEveryProblemAtOnce: a round that is wrong everywhere.
func TestEveryProblemAtOnce(t *testing.T) {
	report := games.Verify(fair.Round{
		"zzz":                "1",
		"Game":               "x",
		fair.FieldGame:       "cloudbet-roulette",
		fair.FieldServerSeed: "\xff",
		fair.FieldNonce:      "01",
		fair.FieldMines:      "3",
		fair.FieldWheel:      "french",
		fair.FieldCommitment: "x",
		fair.FieldSignature:  "12",
		fair.FieldSeen:       "40",
		fair.FieldBets:       "red",
	})
	want := []string{
		"serverSeed bad-text", "Game unknown-field", "zzz unknown-field", "mines unknown-field",
		"clientSeed missing-field", "nonce bad-nonce", "seen bad-seen", "wheel bad-wheel",
		"bets bad-bets", "commitment bad-commitment", "signature bad-signature",
	}
	if got := codes(report); !slices.Equal(got, want) {
		t.Errorf("findings: got %q, want %q", got, want)
	}
	var err *fair.InvalidError
	if !errors.As(report.Err(), &err) || len(err.Findings) != len(want) {
		t.Fatalf("error: got %v, want one with all findings", report.Err())
	}
	if got, want := err.Error(), "fair: serverSeed: not UTF-8 at character 1 (and 10 more)"; got != want {
		t.Errorf("error: got %s, want %s", got, want)
	}
}

// codes lists a report's findings as "field code".
func codes(report fair.Report) []string {
	var out []string
	for _, f := range report.Findings {
		out = append(out, string(f.Field)+" "+string(f.Code))
	}
	return out
}

func TestEveryFieldIsCheckedWhateverTheGame(t *testing.T) {
	round := fair.Round{
		fair.FieldServerSeed: strings.Repeat("s", fair.MaxSeed+1),
		fair.FieldClientSeed: "c\xff",
		"Nonce":              "1",
	}
	for game, gameCode := range map[string]string{"": "game missing-field", "cloudbet-mine": "game bad-game"} {
		want := []string{"serverSeed too-long", "clientSeed bad-text", "Nonce unknown-field", gameCode}
		if got := codes(games.Verify(with(round, fair.FieldGame, game))); !slices.Equal(got, want) {
			t.Errorf("game %q: findings: got %q, want %q", game, got, want)
		}
	}
}
