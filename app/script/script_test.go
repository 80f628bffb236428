package script

import (
	"encoding/json"
	"go/format"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"roundcheck/fair"
)

// words stand for the comments, and say which is which.
var words = Words{
	"head", "input", "status", "commitment", "signature", "stream", "sample", "mines", "roulette",
	"blocks", "shuffle", "seen", "amounts", "judge",
}

// hostile is everything that might break out of a string, or out of a comment.
var hostile = []string{
	`"`, `'`, "`", `\`, `\\`, `\"`, `"""`, `'''`, `\u0041`, `\x41`, `\N{BULLET}`, `${process.exit(1)}`, "{fields}", "// {head}", "{imports}",
	"*/", "/*", "//", "#", "<!--", "-->", "</script>", "]]>", "%s%d{0}",
	"\n", "\r\n", "\r", "\t", "\v\f\b\a\x1b[31m", "\x00", "\x00123", "\x7f", "\u0085", "\u00a0", "\u2028", "\u2029",
	"\u202e\u2066\u2069", "\u200b\ufeff", "\ufffd", "\ufffe\uffff", "e\u0301\u00e9", "żółw 名前", "😀👩🏽‍💻\U0010ffff", "\nimport os\n", `";throw 1;"`,
}

func TestQuote(t *testing.T) {
	for _, text := range append(hostile, strings.Join(hostile, " "), "") {
		inGo := quote(text, longEscape)
		if got, err := strconv.Unquote(inGo); err != nil || got != text {
			t.Errorf("%q as %s: Go reads %q, %v", text, inGo, got, err)
		}
		inJS := quote(text, surrogates)
		var got string
		if err := json.Unmarshal([]byte(inJS), &got); err != nil || got != text {
			t.Errorf("%q as %s: read as %q, %v", text, inJS, got, err)
		}
		for _, literal := range []string{inGo, inJS} {
			for _, r := range literal {
				if r < ' ' || r > '~' || r == '<' {
					t.Errorf("%q as %s: has %U", text, literal, r)
				}
			}
		}
	}
}

// round is one of a game, with everything given.
func round(game string) fair.Round {
	return fair.Round{
		fair.FieldGame: game, fair.FieldServerSeed: strings.Join(hostile, ""), fair.FieldClientSeed: strings.Join(hostile, "\""),
		fair.FieldNonce: "18446744073709551615", fair.FieldMines: "3", fair.FieldWheel: "american",
		fair.FieldSeen: "1", fair.FieldSafe: "2", fair.FieldCommitment: "aa", fair.FieldSignature: "bb",
	}
}

// TestScriptIsASCII: with ASCII comments the whole script is ASCII, whatever the
// seeds hold, and every place has been filled.
func TestScriptIsASCII(t *testing.T) {
	for _, language := range Languages() {
		for game := range games {
			text := Make(language, round(game), words)
			for i, line := range strings.Split(text, "\n") {
				for _, r := range line {
					if r != '\t' && r < ' ' || r > '~' {
						t.Errorf("%s, %s: line %d has %U", language, game, i+1, r)
					}
				}
				bare := strings.TrimSpace(line)
				if strings.HasPrefix(bare, "{") && strings.HasSuffix(bare, "}") || strings.HasPrefix(bare, syntaxes[language].comment+"{") {
					t.Errorf("%s, %s: line %d is not filled: %s", language, game, i+1, line)
				}
			}
			for _, place := range []string{"head", "input", "status", "commitment"} {
				if !strings.Contains(text, syntaxes[language].comment+place+"\n") {
					t.Errorf("%s, %s: no comment %q", language, game, place)
				}
			}
			if strings.Count(text, "18446744073709551615") > 1 || strings.Contains(text, "null") {
				t.Errorf("%s, %s: unexpected text in %s", language, game, text)
			}
		}
	}
}

// TestGoIsFormatted: what gofmt would do is done.
func TestGoIsFormatted(t *testing.T) {
	for game := range games {
		text := Make(Go, round(game), words)
		formatted, err := format.Source([]byte(text))
		if err != nil {
			t.Fatalf("%s: %v\n%s", game, err, text)
		}
		if string(formatted) != text {
			t.Errorf("%s: not gofmt-ed:\n%s", game, text)
		}
	}
}

// TestEveryWordIsUsed: each comment stands in some script of every language.
func TestEveryWordIsUsed(t *testing.T) {
	for _, language := range Languages() {
		all := ""
		for game := range games {
			all += Make(language, round(game), words)
		}
		for _, word := range []string{
			words.Head, words.Input, words.Status, words.Commitment, words.Signature, words.Stream, words.Sample,
			words.Mines, words.Roulette, words.Blocks, words.Shuffle, words.Seen, words.Amounts, words.Judge,
		} {
			if !strings.Contains(all, syntaxes[language].comment+word+"\n") {
				t.Errorf("%s: no comment %q", language, word)
			}
		}
	}
}

func TestComments(t *testing.T) {
	for _, test := range []struct {
		text string
		want []string
	}{
		{"short", []string{"# short"}},
		{strings.Repeat("word ", 20) + "end", []string{"# " + strings.TrimSpace(strings.Repeat("word ", 17)), "# word word word end"}},
		{strings.Repeat("あ", 43) + "。い", []string{"# " + strings.Repeat("あ", 42), "# あ。い"}},
		{strings.Repeat("x", 100), []string{"# " + strings.Repeat("x", 100)}},
	} {
		got := comments("# ", test.text)
		if strings.Join(got, "\n") != strings.Join(test.want, "\n") {
			t.Errorf("%q:\n got %q\nwant %q", test.text, got, test.want)
		}
		for _, line := range got {
			if !utf8.ValidString(line) {
				t.Errorf("%q: cut within a character: %q", test.text, line)
			}
		}
	}
}

func TestFile(t *testing.T) {
	for language, want := range map[Language]string{Node: "roundcheck.cjs", Python: "roundcheck.py", Go: "roundcheck.go"} {
		if got := language.File(); got != want {
			t.Errorf("%s: got %s, want %s", language, got, want)
		}
		if text := Make(language, round("dond"), words); !strings.Contains(text, want) {
			t.Errorf("%s: the script does not say how to run %s", language, want)
		}
	}
}
