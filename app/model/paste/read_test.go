package paste

import (
	"encoding/json"
	"flag"
	"fmt"
	"math/rand/v2"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"roundcheck/app/i18n"
	"roundcheck/fair"
	"roundcheck/fair/games"
)

var update = flag.Bool("update", false, "write what the pastes in testdata are read as")

// divider parts a paste in testdata from how it is to be read.
const divider = "\n===== is read as =====\n"

// Pastes as players make them, each with its reading.
func TestPastes(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) < 40 {
		t.Fatalf("%d pastes in testdata (%v), want at least 40", len(files), err)
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		text, want, ok := strings.Cut(string(data), divider)
		if !ok && !*update {
			t.Fatalf("%s has no line %q", file, divider)
		}
		got := show(Read(text))
		if *update {
			if err := os.WriteFile(file, []byte(text+divider+got), 0o644); err != nil {
				t.Fatal(err)
			}
		} else if got != want {
			t.Errorf("%s is read as\n%s\nwant\n%s", file, got, want)
		}
		wantAccounted(t, text, Read(text))
	}
}

// show writes a reading, a part or a rest a line.
func show(r Reading) string {
	var b strings.Builder
	for _, p := range r.Parts {
		fmt.Fprintf(&b, "%-10s %q", p.Field, p.Value)
		if p.As != "" {
			fmt.Fprintf(&b, " from %q", p.As)
		}
		if p.Label != "" {
			fmt.Fprintf(&b, " as %q", p.Label)
		}
		if p.Line > 0 {
			fmt.Fprintf(&b, " line %d", p.Line)
		}
		if p.Clash {
			b.WriteString(" CLASH")
		}
		b.WriteByte('\n')
	}
	for _, rest := range r.Rest {
		fmt.Fprintf(&b, "- %s %s %q line %d\n", rest.Why, rest.Field, rest.Text, rest.Line)
	}
	if r.Refused != "" {
		fmt.Fprintf(&b, "refused: %s\n", r.Refused)
	}
	return b.String()
}

// wantAccounted checks that every byte of the text is in a part or in the rest,
// or is one of those that only hold a text together.
func wantAccounted(t *testing.T, text string, r Reading) {
	t.Helper()
	if r.Refused != "" {
		return
	}
	seen := make([]bool, len(text))
	mark := func(from, to int, what string) {
		for i := from; i < to; i++ {
			if seen[i] {
				t.Fatalf("%q: %s is there twice, at byte %d", text, what, i)
			}
			seen[i] = true
		}
	}
	for _, p := range r.Parts {
		mark(p.from, p.to, string(p.Field))
		if got, ok := r.Round[p.Field]; ok == p.Clash || ok && got != p.Value {
			t.Fatalf("%q: %s is %q in the round, %+v", text, p.Field, got, p)
		}
	}
	for _, rest := range r.Rest {
		mark(rest.from, rest.to, rest.Text)
		if text[rest.from:rest.to] != rest.Text {
			t.Fatalf("%q: %+v does not stand there", text, rest)
		}
	}
	for _, n := range r.names {
		mark(n.from, n.to, "a name")
	}
	if len(r.Round) > 0 && len(r.Parts) == 0 {
		t.Fatalf("%q: a round %v of no parts", text, r.Round)
	}
	var left strings.Builder
	for i := range len(text) {
		if !seen[i] {
			left.WriteByte(text[i])
		}
	}
	if odd := strings.Trim(left.String(), "\ufeff \t\r\n\v\f\u0085\u00a0\u2028\u2029\u3000{}[]:,;&#?|/、\""); odd != "" {
		t.Fatalf("%q: %q is lost\n%s", text, odd, show(r))
	}
}

func TestRefused(t *testing.T) {
	for text, want := range map[string]Refusal{
		strings.Repeat("a", MaxText+1): TooLong,
		"server seed: \xff":            NotText,
		strings.Repeat("a", MaxText):   "",
	} {
		if got := Read(text); got.Refused != want || want != "" && (got.Round != nil || got.Parts != nil || got.Rest != nil) {
			t.Errorf("%.20q: refused %q, want %q", text, got.Refused, want)
		}
	}
	if !Read("").Empty() || !Read(" \r\n\t").Empty() || Read("x").Empty() {
		t.Error("empty is what has nothing in it, and only that")
	}
}

// Whatever is pasted, nothing of it is lost, and nothing breaks.
func FuzzRead(f *testing.F) {
	files, _ := filepath.Glob("testdata/*.txt")
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			f.Fatal(err)
		}
		text, _, _ := strings.Cut(string(data), divider)
		f.Add(text)
	}
	for _, text := range []string{"{\"a\\", "\"nonce\": \"\\", "[[", "{\"a\":{\"b\":", "\"\\u12", "(((", "】:", "a: b: c: nonce: 1"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		r := Read(text)
		wantAccounted(t, text, r)
		for field := range r.Round {
			if !slices.Contains(fair.Fields(), field) {
				t.Fatalf("%q: a field %q", text, field)
			}
		}
	})
}

// No label of one language means something else in another, and every label of
// this page is known.
func TestLabelsAreUnambiguous(t *testing.T) {
	means := map[string]meaning{}
	for _, l := range languages {
		for m, list := range l.labels {
			for _, label := range list {
				if old, ok := means[norm(label)]; ok && old != m {
					t.Errorf("%q means %v and %v", label, old, m)
				}
				means[norm(label)] = m
				if norm(label) == "" {
					t.Errorf("%q has no letter", label)
				}
			}
		}
	}
	for _, lang := range i18n.All() {
		for _, g := range games.All() {
			for _, f := range append(g.Scheme().Fields(), g.Fields()...) {
				label := lang.Label(g.ID(), f)
				if got, ok := parseLabel(label); !ok || got.field != f || got.game != "" && got.game != g.ID() {
					t.Errorf("%s: the label %q of %s in %s is read as %v, %t", lang.Code, label, f, g.ID(), got.meaning, ok)
				}
			}
			name := lang.Say(i18n.GameName(g.ID()))
			if got := byGame[norm(name)]; got != g.ID() {
				t.Errorf("%s: the game %q is read as %q", lang.Code, name, got)
			}
		}
		for wheel, k := range map[string]i18n.Key{"european": i18n.WheelEuropean, "american": i18n.WheelAmerican} {
			if got := byWheel[norm(lang.Say(k))]; got != wheel {
				t.Errorf("%s: the %s wheel is read as %q", lang.Code, wheel, got)
			}
		}
	}
}

// oddSeed makes a seed of odd characters, without any of those that the format
// cannot hold. Stars alone are a mask.
func oddSeed(random *rand.Rand, without string) string {
	pieces := []string{"a", "Z", "7", " ", "\t", "\u00a0", "\u200b", "\ufeff", "　", "ż", "名", "😀", "e\u0301", "\"", "'", ",", ";", ":", "：", "=", "{", "[", "]", "<b>", "&", "%", "+", "#", "\\", "**", "|", "\n", "\r\n", "\r", "\u2028", "\x00", "\u0085"}
	for {
		var b strings.Builder
		for range 1 + random.IntN(12) {
			b.WriteString(pieces[random.IntN(len(pieces))])
		}
		if s := b.String(); !strings.ContainsAny(s, without) && strings.TrimSpace(s) != "" && !masked(strings.TrimSpace(s)) {
			return s
		}
	}
}

// A round in any format comes back byte for byte, whatever its seeds hold, as
// far as the format can hold it.
func TestEveryFormatComesBack(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 14))
	quoteCSV := func(s string) string { return `"` + strings.ReplaceAll(s, `"`, `""`) + `"` }
	formats := map[string]struct {
		without string // what it cannot hold
		write   func(server, client, nonce string) string
	}{
		"json": {"", func(s, c, n string) string {
			out, _ := json.Marshal(fair.Round{"game": "cloudbet-mines", "serverSeed": s, "clientSeed": c, "nonce": n})
			return string(out)
		}},
		"loose json": {"", func(s, c, n string) string {
			out, _ := json.MarshalIndent(map[string]any{"Server Seed": s, "round": map[string]any{"client_seed": c, "nonce": json.Number(n)}}, "", " ")
			return string(out)
		}},
		"receipt": {"", func(s, c, n string) string {
			out, err := games.Verify(fair.Round{"game": "cloudbet-mines", "serverSeed": s, "clientSeed": c, "nonce": n, "mines": "3"}).Receipt()
			if err != nil {
				t.Fatal(err)
			}
			return string(out)
		}},
		"link": {"", func(s, c, n string) string {
			return "https://example.org/v.html#" + url.Values{"game": {"dond"}, "serverSeed": {s}, "clientSeed": {c}, "nonce": {n}}.Encode()
		}},
		"csv": {"", func(s, c, n string) string {
			return "serverSeed,clientSeed,nonce\r\n" + quoteCSV(s) + "," + quoteCSV(c) + "," + n + "\r\n"
		}},
		"tsv": {"\t\r\n\"", func(s, c, n string) string { return "nonce\tServer Seed\tClient Seed\n" + n + "\t" + s + "\t" + c }},
		"colons": {"\r\n", func(s, c, n string) string {
			return "Server Seed (revealed after the game): " + s + "\nClient Seed: " + c + "\r\nNonce: " + n + "\n"
		}},
		"tabs": {"\r\n", func(s, c, n string) string { return "Nonce\t" + n + "\nServer seed\t" + s + "\nClient seed\t" + c }},
		"japanese": {"\r\n", func(s, c, n string) string {
			return "サーバーシード: " + s + "\nノンス：" + n + "\nクライアントシード： " + c
		}},
		"polish": {"\r\n", func(s, c, n string) string {
			return "🔑 Seed serwera: " + s + "\n**Seed klienta:** " + c + "\n- nonce: " + n
		}},
		"two lines": {"\r\n", func(s, c, n string) string {
			return "Server seed\nx" + s + "x\n\nClient seed\nx" + c + "x\nNonce\n" + n
		}},
		"triple": {"\r\n", func(s, c, n string) string { return strings.Repeat("ab", 32) + ":" + c + ":" + n }},
	}
	for name, f := range formats {
		for range 400 {
			server, client, nonce := oddSeed(random, f.without), oddSeed(random, f.without), strconv.FormatUint(random.Uint64(), 10)
			text := f.write(server, client, nonce)
			switch name {
			case "two lines":
				server, client = "x"+server+"x", "x"+client+"x"
				if len(strings.Fields(server)) > 5 || len(strings.Fields(client)) > 5 {
					continue // reads like prose
				}
			case "triple":
				server = strings.Repeat("ab", 32)
			}
			r := Read(text)
			if r.Round["serverSeed"] != server || r.Round["clientSeed"] != client || r.Round["nonce"] != nonce {
				t.Fatalf("%s %q:\n%q %q %s are read as\n%s", name, text, server, client, nonce, show(r))
			}
			wantAccounted(t, text, r)
		}
	}
}

// The time grows with the text, and no faster.
// BenchmarkRead reads texts that are made to take long, at two sizes: what grows
// in a straight line takes four times as long at four times the size.
func BenchmarkRead(b *testing.B) {
	for _, piece := range []string{"a", "\n", ":", "nonce\n", "nonce:\n", "nonce 7\n", "server seed (", "[", "{", "{\"a\":", "[1,", "Case 1: 5\n", "Case 1\n", "prizes:\n1\n", "bombs: [\n",
		",", "a,b\n", "\"", "server seed\tx\n", "&nonce=7", "a b ", "1:", "copy\n", strings.Repeat("ab", 32) + "\n", "7\n", "\\u0000", "name, nonce\n", "**", "mines\n[\n"} {
		for _, size := range []int{MaxText / 4, MaxText} {
			text := strings.Repeat(piece, size/len(piece))
			b.Run(fmt.Sprintf("%.14q/%dKB", piece, size>>10), func(b *testing.B) {
				for b.Loop() {
					Read(text)
				}
			})
		}
	}
}
