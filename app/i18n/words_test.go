package i18n

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode"

	"roundcheck/app/model"
	"roundcheck/app/model/paste"
	"roundcheck/fair"
	"roundcheck/fair/games"
)

// keys returns the keys that the page can ask for: the constants, those that
// depend on a game, a field, a verdict, a status or a character, and those of
// findings, which have a test of their own.
func keys(t *testing.T) map[Key]bool {
	t.Helper()
	all := map[Key]bool{}
	for _, k := range keyConstants(t) {
		all[k] = true
	}
	l := languages[0]
	all[l.fieldKey("label", "", fair.FieldGame)] = true
	for _, g := range games.All() {
		all[GameName(g.ID())], all[GameBy(g.ID())] = true, true
		for _, f := range append(g.Scheme().Fields(), g.Fields()...) {
			all[l.fieldKey("label", g.ID(), f)] = true
			all[l.fieldKey("help", g.ID(), f)] = true
		}
	}
	for _, v := range []fair.Verdict{fair.Verified, fair.Mismatch, fair.Incomplete, fair.Invalid} {
		all[VerdictTitle(v)], all[VerdictText(v)] = true, v != fair.Mismatch
	}
	for _, s := range []fair.Status{fair.StatusMatch, fair.StatusMismatch, fair.StatusAbsent, fair.StatusConsistent} {
		all[StatusWord(s)] = true
	}
	for _, odd := range model.Inspect("\ta\n\u200bb\u00a0") {
		all[OddityText(string(odd.Kind))] = true
	}
	for r := range rune(unicode.MaxRune) {
		if !strconv.IsPrint(r) || r == ' ' {
			all[charKind(r)] = true
		}
	}
	for _, test := range wrongLinks {
		all[test.key] = true
	}
	for _, test := range slips() {
		all[test.key] = true
	}
	for _, why := range []paste.Why{
		paste.Unknown, paste.NoValue, paste.Unreadable, paste.Ambiguous, paste.WhichIsWhat, paste.ManyRounds, paste.Recomputed, paste.Settings, paste.NotRevealed,
	} {
		all[PasteWhyNot(string(why))] = true
	}
	return all
}

// keyConstants returns the constants of keys.go by their names.
func keyConstants(t *testing.T) map[string]Key {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), "keys.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	list := map[string]Key{}
	ast.Inspect(file, func(n ast.Node) bool {
		spec, ok := n.(*ast.ValueSpec)
		if !ok {
			return true
		}
		text, err := strconv.Unquote(spec.Values[0].(*ast.BasicLit).Value)
		if err != nil {
			t.Fatal(err)
		}
		for _, k := range list {
			if k == Key(text) {
				t.Errorf("two constants have the key %s", text)
			}
		}
		list[spec.Names[0].Name] = Key(text)
		return true
	})
	if len(list) < 80 {
		t.Fatalf("constants in keys.go: got %d, want at least 80", len(list))
	}
	return list
}

func TestLanguagesAreWhole(t *testing.T) {
	want := keys(t)
	for _, l := range languages {
		for k, wanted := range want {
			if wanted && !l.Has(k) {
				t.Errorf("%s: no message %s", l.Code, k)
			}
		}
		for k := range l.messages {
			if !want[k] {
				t.Errorf("%s: message %s that nobody can ask for", l.Code, k)
			}
		}
	}
	var codes []string
	for _, l := range languages {
		codes = append(codes, l.Code+" "+l.Name)
	}
	if want := []string{"en English", "ja 日本語", "pl Polski"}; !slices.Equal(codes, want) {
		t.Errorf("languages: got %q, want %q", codes, want)
	}
}

// TestEveryKeyIsUsed looks for the constants in the page's sources: those with a
// capital there, the others here.
func TestEveryKeyIsUsed(t *testing.T) {
	used := map[string]bool{}
	for _, file := range sources(t) {
		ast.Inspect(file, func(n ast.Node) bool {
			if e, ok := n.(ast.Expr); ok {
				used[constantName(e)] = true
			}
			return true
		})
	}
	for name := range keyConstants(t) {
		if !used[name] {
			t.Errorf("key %s is never used", name)
		}
	}
}

// sources parses the files that ask for messages: the page's and this package's.
func sources(t *testing.T) []*ast.File {
	t.Helper()
	entries, err := os.ReadDir("../ui")
	if err != nil {
		t.Fatal(err)
	}
	paths := []string{"i18n.go", "finding.go", "char.go", "doctor.go"}
	for _, entry := range entries {
		if name := entry.Name(); strings.HasSuffix(name, ".go") && !strings.HasSuffix(name, "_test.go") {
			paths = append(paths, "../ui/"+name)
		}
	}
	paths = append(paths, "../summary/summary.go")
	var files []*ast.File
	for _, path := range paths {
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, file)
	}
	if len(files) < 15 {
		t.Fatalf("source files: got %d, want at least 15", len(files))
	}
	return files
}

// constantName returns the name of what may be a constant: one that is taken from
// i18n, or one that no other package can see.
func constantName(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.SelectorExpr:
		if of, ok := e.X.(*ast.Ident); ok && of.Name == "i18n" {
			return e.Sel.Name
		}
	case *ast.Ident:
		if !e.IsExported() {
			return e.Name
		}
	}
	return ""
}

var placeholder = regexp.MustCompile(`\{[a-z]*\}`)

func TestPlaceholders(t *testing.T) {
	in := func(text string) string {
		list := placeholder.FindAllString(text, -1)
		slices.Sort(list)
		return fmt.Sprint(list)
	}
	for k, text := range languages[0].messages {
		for _, l := range languages {
			got := l.messages[k]
			if in(got) != in(text) {
				t.Errorf("%s: %s: got %s in %q, want %s", l.Code, k, in(got), got, in(text))
			}
			if rest := placeholder.ReplaceAllString(got, ""); strings.ContainsAny(rest, "{}") {
				t.Errorf("%s: %s: broken placeholder in %q", l.Code, k, got)
			}
		}
	}
}

// TestPlaceholdersAreGiven checks where a message is asked for that the values
// given are those that it has a place for.
func TestPlaceholdersAreGiven(t *testing.T) {
	constants := keyConstants(t)
	asked := 0
	for _, file := range sources(t) {
		ast.Inspect(file, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok || !slices.Contains([]string{"say", "Say", "text"}, callee(call)) {
				return true
			}
			i := slices.IndexFunc(call.Args, func(arg ast.Expr) bool { return constants[constantName(arg)] != "" })
			if i < 0 {
				return true
			}
			asked++
			var given []string
			for j := i + 1; j < len(call.Args); j += 2 {
				given = append(given, "{"+strings.Trim(call.Args[j].(*ast.BasicLit).Value, `"`)+"}")
			}
			k := constants[constantName(call.Args[i])]
			want := placeholder.FindAllString(languages[0].messages[k], -1)
			slices.Sort(given)
			slices.Sort(want)
			if !slices.Equal(given, want) {
				t.Errorf("values for %s: got %s, want %s", k, given, want)
			}
			return true
		})
	}
	if asked < 60 {
		t.Errorf("messages asked for: got %d, want at least 60", asked)
	}
}

func callee(call *ast.CallExpr) string {
	switch f := call.Fun.(type) {
	case *ast.SelectorExpr:
		return f.Sel.Name
	case *ast.Ident:
		return f.Name
	}
	return ""
}

// sameInAll are the messages that are not to be translated.
var sameInAll = []Key{
	Title, GameName("dond"), GameBy("cloudbet-mines"), GameBy("cloudbet-roulette"), GameBy("dond"),
}

// sameAs are the messages of a language that happen to be as in English.
var sameAs = map[string][]Key{
	"ja": {StoryDecimal},
	"pl": {SummaryPair, GameName("cloudbet-mines"), "label.nonce", ColLimit, listComma, twoSentences, charCoded},
}

func TestNoEnglishIsLeft(t *testing.T) {
	for _, l := range languages[1:] {
		for k, text := range l.messages {
			same := text == languages[0].messages[k]
			if may := slices.Contains(append(sameInAll, sameAs[l.Code]...), k); same != may {
				t.Errorf("%s: %s: as in English: got %t, want %t: %q", l.Code, k, same, may, text)
			}
			// What casinos call their own page in every language.
			text = strings.ReplaceAll(text, "Provably fair", "")
			if k == ScriptStatus { // what every script prints
				text = strings.NewReplacer("mismatch", "", "match", "").Replace(text)
			}
			for _, word := range latinWord.FindAllString(placeholder.ReplaceAllString(text, ""), -1) {
				if l.Code == "ja" && !slices.Contains(latinWords, word) || slices.Contains(englishWords, strings.ToLower(word)) {
					t.Errorf("%s: %s: English word %q in %q", l.Code, k, word, text)
				}
			}
		}
	}
}

var latinWord = regexp.MustCompile(`[A-Za-z][A-Za-z0-9.-]*[A-Za-z0-9]`)

// latinWords are all that Japanese has in Latin letters: names, and what a
// player is to type.
var latinWords = []string{
	"Roundcheck", "Cloudbet", "dond.win", "Deal", "or", "No",
	"SHAKE256", "HMAC-SHA256", "HMAC", "straight", "split", "red",
	"UTF-8", "JSON", "ASCII", "pool", "match", "mismatch", "consistent", "absent", "KB",
}

var englishWords = strings.Fields(`the and of is not are with that was were you your this these which from for it be has have
	can one round server client fair tile tiles case prize bet stake wheel copy clear load save result verified match`)

// TestLetters checks that each language is written with its own signs.
func TestLetters(t *testing.T) {
	wrong := map[string]*regexp.Regexp{
		"en": regexp.MustCompile(`["'„」]| $|^ `),
		"ja": regexp.MustCompile(`["'“”„]|\p{Han}[,.?!:()]|[\p{Hiragana}\p{Katakana}ー][,.?!()]|[、。？：（）「」] | [、。？：（）「」]|[.,]$|[０-９Ａ-ｚ]`),
		"pl": regexp.MustCompile(`["'“]|[a-ząćęłńóśźż] [,.?!:]| $|^ `),
	}
	for _, l := range languages {
		for k, text := range l.messages {
			if k == listComma || k == charCoded {
				continue
			}
			if bad := wrong[l.Code].FindString(text); bad != "" {
				t.Errorf("%s: %s: %q in %q", l.Code, k, bad, text)
			}
			if strings.Contains(text, "  ") || strings.TrimSpace(text) == "" {
				t.Errorf("%s: %s: empty or with two spaces: %q", l.Code, k, text)
			}
			if n := strings.Count(text, "“") + strings.Count(text, "„") + strings.Count(text, "「"); n != strings.Count(text, "”")+strings.Count(text, "」") {
				t.Errorf("%s: %s: quotes do not pair in %q", l.Code, k, text)
			}
		}
	}
}

// In Polish a word of one letter does not stand at the end of a line: the space
// behind it is a no-break space.
func TestPolishOneLetterWordsDoNotHang(t *testing.T) {
	hanging := regexp.MustCompile(`(?i)(^|[\s(„])[aiouwz] \S`)
	for k, text := range polish().messages {
		if found := hanging.FindString(text); found != "" {
			t.Errorf("%s: %q in %q", k, found, text)
		}
	}
}
