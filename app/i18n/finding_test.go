package i18n

import (
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"math/rand/v2"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"roundcheck/app/model"
	"roundcheck/fair"
	"roundcheck/fair/games"
	"roundcheck/fair/games/roulette"
)

// wrongLinks are links in which one thing is wrong, with the message that says
// so. Between them they have every code, every reason and every message.
var wrongLinks = []struct {
	link string
	key  Key
}{
	{"game=cloudbet-mines&nonce=1e3", "reason.not-digit"},
	{"game=cloudbet-mines&nonce=%EF%BC%97", "reason.not-digit"},
	{"game=cloudbet-mines&mines=-1", "reason.not-digit"},
	{"game=cloudbet-roulette&seen=x", "reason.not-digit"},
	{"game=cloudbet-mines&seen=4%2C+9", "reason.not-digit.tiles"},
	{"game=cloudbet-mines&safe=4.9", "reason.not-digit.tiles"},
	{"game=cloudbet-mines&seen=4%2C", "reason.not-digit.none"},
	{"game=cloudbet-mines&safe=%2C4", "reason.not-digit.none"},
	{"game=dond&seen=7:1%2C:5", "reason.not-digit.none"},
	{"game=cloudbet-roulette&wheel=american&bets=split:1-@5", "reason.not-digit.none"},
	{"game=dond&seen=a:1000", "reason.not-digit.cases"},
	{"game=cloudbet-roulette&wheel=american&bets=straight:x@5", "reason.not-digit.bets"},
	{"game=cloudbet-mines&nonce=07", "reason.leading-zero"},
	{"game=cloudbet-mines&seen=4%2C09", "reason.leading-zero"},
	{"game=dond&seen=7:00.5", "reason.leading-zero"},
	{"game=cloudbet-roulette&wheel=american&bets=red@05", "reason.leading-zero"},
	{"game=cloudbet-mines&mines=25", "reason.out-of-range"},
	{"game=cloudbet-mines&nonce=18446744073709551616", "reason.out-of-range"},
	{"game=cloudbet-mines&safe=4%2C26", "reason.out-of-range"},
	{"game=cloudbet-roulette&seen=37", "reason.out-of-range"},
	{"game=cloudbet-roulette&wheel=american&bets=straight:37@5", "reason.out-of-range"},
	{"game=cloudbet-roulette&wheel=american&bets=dozen:4@5", "reason.out-of-range"},
	{"game=dond&seen=26:5", "reason.out-of-range"},
	{"game=dond&commitment=xyz", "reason.not-hex"},
	{"game=cloudbet-mines&signature=abc+", "reason.not-hex"},
	{"game=dond&commitment=abc", "reason.wrong-length"},
	{"game=cloudbet-mines&signature=" + strings.Repeat("a", 65), "reason.wrong-length"},
	{"game=dond&ladder=1%2C2", "reason.wrong-count"},
	{"game=dond&seen=1%2C2", "reason.wrong-count.cases"},
	{"game=cloudbet-roulette&wheel=american&bets=split:1@5", "reason.wrong-count.bets"},
	{"game=cloudbet-roulette&wheel=american&bets=red:1@5", "reason.wrong-count.bets"},
	{"game=cloudbet-roulette&wheel=american&bets=straight@5", "reason.wrong-count.bets"},
	{"game=cloudbet-mines&seen=4%2C9%2C4", "reason.repeated"},
	{"game=cloudbet-roulette&wheel=american&bets=split:1-1@5", "reason.repeated"},
	{"game=dond&seen=7:1000%2C7:5", "reason.repeated.cases"},
	{"game=dond&seen=7:$5", "reason.not-amount"},
	{"game=dond&seen=7:5.", "reason.not-amount"},
	{"game=dond&ladder=a" + strings.Repeat("%2C1", 24), "reason.not-amount"},
	{"game=dond&ladder=1" + strings.Repeat("%2C", 24), "reason.not-amount.none"},
	{"game=dond&seen=7:", "reason.not-amount.none"},
	{"game=dond&seen=7:1%2C000", "reason.not-pair"},
	{"game=dond&seen=7:1%2C", "reason.not-pair.none"},
	{"game=cloudbet-mines&seen=4&safe=4", "reason.both-ways"},
	{"game=mines", "reason.not-choice"},
	{"game=cloudbet-roulette&wheel=American", "reason.not-choice"},
	{"game=dond&clientSeed=a%FF", "reason.not-text"},
	{"game=cloudbet-mines&nonce=%zz", "reason.bad-escape"},
	{"game=cloudbet-roulette&wheel=%zz", "reason.bad-escape.choice"},
	{"game=%zz", "reason.bad-escape.choice"},
	{"game=cloudbet-mines&ladder=%zz", "reason.bad-escape.stray"},
	{"game=cloudbet-mines&%zz=1", "reason.bad-escape.stray"},
	{"game=dond&nonce=7", "reason.other-game"},
	{"game=cloudbet-roulette&wheel=american&bets=Red@5", "reason.not-bet"},
	{"game=cloudbet-roulette&wheel=american&bets=red@5;", "reason.not-bet.none"},
	{"game=cloudbet-roulette&wheel=european&bets=top-line@5", "reason.not-on-wheel"},
	{"game=cloudbet-roulette&wheel=european&bets=red@1;straight:00@5", "reason.not-on-wheel"},
	{"game=cloudbet-roulette&wheel=american&bets=split:1-5@5", "reason.not-adjacent"},
	{"game=cloudbet-roulette&wheel=american&bets=red@0", "reason.not-stake"},
	{"game=cloudbet-roulette&wheel=american&bets=red@5€", "reason.not-stake"},
	{"game=cloudbet-roulette&wheel=american&bets=red@", "reason.not-stake.none"},
	{"game=cloudbet-roulette&wheel=american&bets=red", "reason.not-stake.none"},
	{"game=dond", "finding.missing-field"},
	{"game=dond&nonse=7", "finding.unknown-field"},
	{"game=dond&seen.dond=", "finding.unknown-field"},
	{"game=dond&=7", "finding.unknown-field"},
	{"game=dond&seen=1&seen=1", "finding.duplicate-field"},
	{"game=cloudbet-roulette&wheel=american&wheel=european", "finding.duplicate-field.choice"},
	{"game=dond&game=dond", "finding.duplicate-field.choice"},
	{"game=dond&nonce=1&nonce=2", "finding.duplicate-field.stray"},
	{"game=dond&x=1&x=2", "finding.duplicate-field.stray"},
	{"game=cloudbet-mines&nonce=" + strings.Repeat("1", fair.MaxField+1), "finding.too-long"},
	{"game=dond&serverSeed=" + strings.Repeat("1", fair.MaxSeed+1), "finding.too-long"},
	{"?game=dond", "finding.query-link"},
}

// slips are rounds that do not match, with the message that says why. Between
// them they have every code that fair.Diagnose gives.
func slips() []slip {
	const server, client = "46cbc66875083f9a62fad951686854df6f85ae78b3d09b2b065d03868c69e32b", "Zażółć 7"
	mines := fair.Round{"game": "cloudbet-mines", "serverSeed": server, "clientSeed": client, "nonce": "41", "mines": "5", "seen": "1,4,14,18,22"}
	spin := fair.Round{"game": "cloudbet-roulette", "serverSeed": server, "clientSeed": client, "nonce": "41", "wheel": "american", "seen": "0"}
	board := fair.Round{"game": "dond", "serverSeed": server, "clientSeed": client}
	hash := func(round fair.Round) string { return games.Verify(round).Commitment.Computed }
	mines["commitment"], spin["commitment"], board["commitment"] = hash(mines), hash(spin), hash(board)
	with := func(round fair.Round, pairs ...string) fair.Round {
		round = maps.Clone(round)
		for i := 0; i < len(pairs); i += 2 {
			round[fair.Field(pairs[i])] = pairs[i+1]
		}
		return round
	}
	key := func(round fair.Round, key string) slip { return slip{round, Key("finding." + key)} }
	return []slip{
		key(with(mines, "serverSeed", hash(mines), "seen", ""), "seed-is-commitment"),
		key(with(board, "serverSeed", hash(board)), "seed-is-commitment.dond"),
		key(with(mines, "serverSeed", hash(mines), "clientSeed", server, "commitment", ""), "seed-is-commitment.shifted"),
		key(with(mines, "commitment", server), "commitment-is-seed"),
		key(with(mines, "serverSeed", hash(mines), "commitment", server), "commitment-is-seed"),
		key(with(mines, "serverSeed", client, "clientSeed", server), "seeds-swapped"),
		key(with(mines, "serverSeed", server+"\n"), "outer-space.end"),
		key(with(mines, "nonce", " 41"), "outer-space.start"),
		key(with(mines, "clientSeed", client+" ", "seen", "1,2,3,4,5"), "outer-space.end"),
		key(with(mines, "clientSeed", " "+client, "seen", "1,2,3,4,5"), "outer-space.start"),
		key(with(mines, "seen", "1, 4,14,18,22"), "inner-space"),
		key(with(mines, "nonce", "4\u200b1"), "invisible-character"),
		key(with(mines, "serverSeed", strings.ToUpper(server)), "hex-case"),
		key(with(mines, "commitment", "0x"+hash(mines)), "hex-prefix"),
		key(with(mines, "clientSeed", "„"+client+"”"), "quoted"),
		key(with(mines, "clientSeed", "Zaz\u0307ółć 7"), "unicode-form"),
		key(with(mines, "serverSeed", strings.ReplaceAll(server, "0", "О")), "look-alike"),
		key(with(mines, "nonce", "40"), "nonce-off"),
		key(with(spin, "signature", games.Verify(spin).Signature.Computed, "wheel", "european", "seen", games.Verify(spin).Outcome.(roulette.Outcome).Number), "other-wheel"),
		key(with(mines, "mines", "4"), "other-mines"),
		key(with(mines, "commitment", hash(board), "seen", ""), "other-game"),
		key(with(board, "serverSeed", "abcd", "commitment", "123d4c7ef2d1600a1b3a0f6addc60a10f05a3495c9409f2ecbf4cc095d000a6b"), "seed-decoded"),
		key(with(board, "seen", keyDecoded), "key-decoded"),
		key(with(board, "commitment", hash(mines)), "other-hash"),
		key(with(mines, "serverSeed", "x\n"+server), "several-values"),
		key(fair.Round{"game": "cloudbet-mines", "serverSeed": server + ":x:1"}, "whole-round"),
	}
}

// keyDecoded is a board of the round of slips that was dealt with the bytes
// behind the seed's hex digits.
const keyDecoded = "100,300000,0.5,1000,10,50,75000,400000,25000,200000,750,5000,500,75,200,25,5,400,1,100000,0.01,10000,500000,50000,300"

type slip struct {
	round fair.Round
	key   Key
}

// diagnosed returns the finding of a slip that has the message.
func (s slip) diagnosed(t *testing.T) fair.Finding {
	t.Helper()
	game, list := string(s.round[fair.FieldGame]), games.Check(s.round).Findings
	for _, f := range list {
		if !f.Invalid() && english().findingKey(game, f) == s.key {
			return f
		}
	}
	t.Fatalf("%q: got %+v, want %s", s.round, list, s.key)
	return fair.Finding{}
}

// wrong returns the game that a link leads to, and the one finding about what is
// wrong with the link; a round that only lacks fields has one for each.
func wrong(t *testing.T, text string) (string, fair.Finding) {
	t.Helper()
	text, query := strings.CutPrefix(text, "?")
	link := model.ParseLink(text)
	s := model.New()
	s.Follow(link, query)
	all := s.Report().Findings
	list := slices.DeleteFunc(slices.Clone(all), func(f fair.Finding) bool {
		return f.Code == fair.MissingField || !f.Invalid() && f.Code != fair.QueryLink // what the doctor adds
	})
	if len(list) > 1 || len(all) == 0 {
		t.Fatalf("%.200s: findings: got %+v, want one", text, list)
	}
	return s.Game(), append(list, all...)[0]
}

func TestEveryFindingHasItsWords(t *testing.T) {
	codes, reasons, keys := map[fair.Code]bool{}, map[fair.Reason]bool{}, map[Key]bool{}
	for _, test := range wrongLinks {
		game, f := wrong(t, test.link)
		codes[f.Code], reasons[f.Reason], keys[test.key] = true, true, true
		for _, l := range All() {
			if got := l.findingKey(game, f); got != test.key {
				t.Errorf("%s: %.200s: got %s, want %s; %+v", l.Code, test.link, got, test.key, f)
			}
			checkWords(t, l, game, f)
		}
	}
	for _, test := range slips() {
		game, f := test.round[fair.FieldGame], test.diagnosed(t)
		codes[f.Code], keys[test.key] = true, true
		for _, l := range All() {
			if got := l.findingKey(game, f); got != test.key {
				t.Errorf("%s: got %s, want %s; %+v", l.Code, got, test.key, f)
			}
			checkWords(t, l, game, f)
		}
	}
	for _, code := range constants(t, "Code") {
		if !codes[fair.Code(code)] {
			t.Errorf("no link has the code %s", code)
		}
	}
	for _, reason := range constants(t, "Reason") {
		if !reasons[fair.Reason(reason)] {
			t.Errorf("no link has the reason %s", reason)
		}
	}
	for k := range english().messages {
		if findingMessage(k) && !keys[k] {
			t.Errorf("no link has the message %s", k)
		}
	}
}

func findingMessage(k Key) bool {
	return strings.HasPrefix(string(k), "finding.") || strings.HasPrefix(string(k), "reason.")
}

// constants returns the values of all constants of a type in fair's finding.go,
// so that a new one cannot be forgotten here.
func constants(t *testing.T, kind string) []string {
	t.Helper()
	file, err := parser.ParseFile(token.NewFileSet(), "../../fair/finding.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	var list []string
	ast.Inspect(file, func(n ast.Node) bool {
		spec, ok := n.(*ast.ValueSpec)
		if !ok {
			return true
		}
		if name, ok := spec.Type.(*ast.Ident); !ok || name.Name != kind {
			return true
		}
		text, err := strconv.Unquote(spec.Values[0].(*ast.BasicLit).Value)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, text)
		return true
	})
	if len(list) < 16 {
		t.Fatalf("constants of type %s: got %d, want at least 16", kind, len(list))
	}
	return list
}

// checkWords checks that a message of a finding says something: that each value
// it speaks of is there, and where a finding has a place, that it names it or
// shows what stands there.
func checkWords(t *testing.T, l Lang, game string, f fair.Finding) {
	t.Helper()
	k := l.findingKey(game, f)
	text, ok := l.messages[k]
	if !ok {
		t.Errorf("%s: no message %s for %+v", l.Code, k, f)
		return
	}
	values := l.findingValues(game, f)
	named := map[string]bool{}
	for i := 0; i < len(values); i += 2 {
		name, value := values[i], values[i+1]
		named[name] = strings.Contains(text, "{"+name+"}")
		if named[name] && (value == "" || name == "at" && value == "0") && !mayBeEmpty(k, name) {
			t.Errorf("%s: %s: %s of %q is %q in %+v", l.Code, k, name, text, value, f)
		}
	}
	if f.At > 0 && f.Reason != fair.BadEscape && !named["at"] && !named["read"] {
		t.Errorf("%s: %s: %q does not say where; %+v", l.Code, k, text, f)
	}
	if f.Reason == fair.OutOfRange && l.want(f) == f.Want && l.Code != "en" {
		t.Errorf("%s: %s: the range is left in English: %q", l.Code, k, f.Want)
	}
}

// mayBeEmpty is for names and texts that a link can leave empty.
func mayBeEmpty(k Key, name string) bool {
	link := k == "finding.unknown-field" || strings.HasSuffix(string(k), ".stray")
	return link && (name == "field" || name == "read")
}

func TestEveryCodeAndReasonIsWhole(t *testing.T) {
	left := regexp.MustCompile(`\{\w*\}`)
	codes, reasons := constants(t, "Code"), constants(t, "Reason")
	f := fair.Finding{At: 3, Char: "U+200B", Read: "x", Count: 2, Want: "1 to 24"}
	for _, l := range All() {
		for _, game := range []string{"", "cloudbet-mines", "cloudbet-roulette", "dond"} {
			for _, f.Field = range append(fair.Fields(), "", "other") {
				for _, code := range codes {
					for _, reason := range reasons {
						f.Code, f.Reason = fair.Code(code), fair.Reason(reason)
						text := l.Finding(game, f)
						if left.MatchString(text) || text == string(l.findingKey(game, f)) {
							t.Fatalf("%s: %q for %+v in %q", l.Code, text, f, game)
						}
					}
				}
			}
		}
	}
}

func TestFindingWords(t *testing.T) {
	tests := []struct{ link, lang, want string }{
		{"game=cloudbet-mines&nonce=%EF%BC%97", "ja", "1文字目が「７」（U+FF17）です。半角数字（0〜9）だけで入力してください。"},
		{"game=cloudbet-mines&mines=25", "en", "“25” is out of range. Possible here: 1 to 24."},
		{"game=cloudbet-mines&mines=25", "ja", "「25」は範囲外です。使えるのは1〜24です。"},
		{"game=cloudbet-mines&mines=25", "pl", "„25” jest poza zakresem. Dozwolone: od 1 do 24."},
		{"game=cloudbet-roulette&seen=37", "en", "“37” is out of range. Possible here: 0 to 36, or 00."},
		{"game=cloudbet-roulette&seen=37", "ja", "「37」は範囲外です。使えるのは0〜36、または00です。"},
		{"game=cloudbet-roulette&seen=37", "pl", "„37” jest poza zakresem. Dozwolone: od 0 do 36 albo 00."},
		{"game=dond&serverSeed=" + strings.Repeat("1", fair.MaxSeed+1), "pl", "To jest za długie: można sprawdzić najwyżej 4\u00a0MB. Czy nie wklejono przez pomyłkę czegoś innego?"},
		{"game=dond&seen=" + strings.Repeat("1", fair.MaxField+1), "en", "This is too long: at most 16\u00a0KB can be checked. Was something else pasted by mistake?"},
		{"game=cloudbet-mines&ladder=1", "ja", "リンクに、このゲームにはない「賞金リスト」もあります。ゲームの選択は正しいですか？"},
		{"game=dond&seen.dond=1", "en", "The link has something that no round has: “seen.dond=1”."},
		{"game=dond&{read}=%7Bfield%7D", "en", "The link has something that no round has: “{read}={field}”."},
		{"game=dond&%E2%80%AEx=1", "ja", "リンクに、ラウンドの項目ではないものがあります：「[U+202E]x=1」。"},
		{"game=dond&x=%E2%80%AE%0A", "en", "The link has something that no round has: “x=[U+202E][U+000A]”."},
		{"game=cloudbet-roulette&wheel=american&bets=red@1;Red@5", "pl", "„Red”, przy znaku 7, nie jest zakładem. Wpisz na przykład straight:17@5 lub red@10. Możliwe: straight, split, street, corner, six-line, first-four, top-line, column, dozen, red, black, odd, even, low, high."},
	}
	for _, test := range tests {
		game, f := wrong(t, test.link)
		if got := Pick(test.lang).Finding(game, f); got != test.want {
			t.Errorf("%s: %.200s:\n got %s\nwant %s", test.lang, test.link, got, test.want)
		}
	}
}

// TestDoctorWords has whole messages about slips: what was noticed, what would
// match, and how far luck goes.
func TestDoctorWords(t *testing.T) {
	tests := []struct{ key, lang, want string }{
		{"nonce-off", "en", "Another nonce fits: 41. With this corrected, these would match: commitment, outcome. Until then it is only a hint. By chance alone, 1 in 5313 such searches would also fit."},
		{"other-wheel", "ja", "別のホイールなら合います：アメリカン。これを直すと、次の項目が一致します：コミットメント、ラウンド署名、結果。直すまでは手がかりにすぎません。偶然だけでも、このような探索の38回に1回は合う値が見つかります。"},
		{"other-game", "pl", "Pasuje inna gra: Deal or No Deal. Po tej poprawce zgadza się: zobowiązanie. Do tego czasu to tylko wskazówka."},
		{"look-alike", "en", "Character 11 of “Server seed” is “О” (U+041E), which only looks like the right one. With this corrected, these would match: commitment, outcome. Until then it is only a hint."},
		{"key-decoded", "en", "The board you saw comes out if the server seed’s hex digits are decoded to bytes for the HMAC key. The operator’s description leaves open which way is meant; this check uses the text, so this is no match. By chance alone, 1 in 10²⁴ such searches would also fit."},
		{"whole-round", "pl", "„Seed serwera”: prawdopodobnie jest tu cała runda. Można ją rozdzielić na pola."},
	}
	for _, test := range tests {
		all := slips()
		s := all[slices.IndexFunc(all, func(s slip) bool { return s.key == Key("finding."+test.key) })]
		if got := Pick(test.lang).Finding(s.round[fair.FieldGame], s.diagnosed(t)); got != test.want {
			t.Errorf("%s: %s:\n got %s\nwant %s", test.lang, test.key, got, test.want)
		}
	}
	look := Lang.Finding(english(), "dond", fair.Finding{Code: fair.OuterSpace, Field: fair.FieldClientSeed, At: 9, Char: "U+0020"})
	if want := "“Client seed” has a space at its end (character 9). It counts like any other character: remove it if it does not belong there."; look != want {
		t.Errorf("got %s, want %s", look, want)
	}
}

// TestOuterSpaceSide: blanks of a seed's own may stand before one that does not
// belong there.
func TestOuterSpaceSide(t *testing.T) {
	tests := []struct {
		at    int
		fixed string // none: not known
		want  Key
	}{
		{1, "", "start"},
		{1, "seed", "start"},
		{2, " seed", "start"},
		{3, "\u00a0\u3000seed", "start"},
		{5, "", "end"},
		{5, "seed", "end"},
		{5, "seed ", "end"},
		{3, " ż", "end"},
	}
	for _, test := range tests {
		f := fair.Finding{Code: fair.OuterSpace, Field: fair.FieldClientSeed, At: test.at}
		if test.fixed != "" {
			f.Fix = fair.Round{f.Field: test.fixed}
		}
		if got := english().findingKey("dond", f); got != "finding.outer-space."+test.want {
			t.Errorf("%d of %q: got %s, want %s", test.at, test.fixed, got, test.want)
		}
	}
}

// TestRandomInput looks for findings whose words speak of what is not there.
func TestRandomInput(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 2))
	seen := map[Key]bool{}
	for range 5_000 {
		s := model.New()
		link := model.ParseLink(randomLink(random))
		s.Follow(link, false)
		for _, f := range s.Report().Findings {
			for _, l := range All() {
				checkWords(t, l, s.Game(), f)
				seen[l.findingKey(s.Game(), f)] = true
			}
		}
		if t.Failed() {
			return
		}
	}
	if len(seen) < 25 {
		t.Errorf("messages that random links led to: got %d, want at least 25", len(seen))
	}
}

// pieces are what random values are made of: what belongs into some field, and
// what belongs into none.
var pieces = strings.Fields(`0 1 2 3 4 5 00 07 17 25 26 36 37 , , , : : - @ @ ; . 7:5 1,2 1-2 1-5 abc european american
	red black@5 top-line first-four@1 straight: split: street: dozen: :1@ ż ７ {at} % %zz ` + "\u200b \xff " + strings.Repeat("1,", 24))

func randomLink(random *rand.Rand) string {
	var pairs []string
	all := games.All()
	game := all[random.IntN(len(all))]
	if random.IntN(20) > 0 {
		pairs = append(pairs, "game="+game.ID())
	}
	fields := append(game.Scheme().Fields(), game.Fields()...)
	for range 1 + random.IntN(3) {
		f := fields[random.IntN(len(fields))]
		switch random.IntN(12) {
		case 0:
			f = fair.Fields()[random.IntN(len(fair.Fields()))]
		case 1:
			f = fair.Field(pieces[random.IntN(len(pieces))])
		}
		var value string
		for range random.IntN(6) {
			value += pieces[random.IntN(len(pieces))]
		}
		if random.IntN(8) > 0 {
			value = url.QueryEscape(value)
		}
		pairs = append(pairs, string(f)+"="+value)
	}
	return strings.Join(pairs, "&")
}
