package games_test

import (
	"crypto/hmac"
	"crypto/sha256"
	"crypto/sha3"
	"crypto/sha512"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	legacy "golang.org/x/crypto/sha3"

	"roundcheck/fair"
	"roundcheck/fair/games"
	"roundcheck/fair/games/dond"
	"roundcheck/fair/games/mines"
	"roundcheck/fair/games/roulette"
)

// The rounds that the slips of the tables are made in. Each is verified.
const (
	server = "46cbc66875083f9a62fad951686854df6f85ae78b3d09b2b065d03868c69e32b"
	client = "Zażółć 7"
)

var (
	mined = seenBy(fair.Round{
		fair.FieldGame: "cloudbet-mines", fair.FieldServerSeed: server, fair.FieldClientSeed: client,
		fair.FieldNonce: "41", fair.FieldMines: "5",
	})
	spun = seenBy(fair.Round{
		fair.FieldGame: "cloudbet-roulette", fair.FieldServerSeed: server, fair.FieldClientSeed: client,
		fair.FieldNonce: "41", fair.FieldWheel: "american",
	})
	dealt = seenBy(fair.Round{
		fair.FieldGame: "dond", fair.FieldServerSeed: server, fair.FieldClientSeed: client,
	})
)

// seenBy fills in what the player of a round sees: commitment, signature and
// the whole outcome.
func seenBy(round fair.Round) fair.Round {
	report := games.Verify(round)
	round = also(round, fair.Round{fair.FieldCommitment: report.Commitment.Computed})
	if report.Signature != nil {
		round[fair.FieldSignature] = report.Signature.Computed
	}
	switch outcome := report.Outcome.(type) {
	case mines.Outcome:
		round[fair.FieldSeen] = strings.ReplaceAll(numbers(outcome.Mines), " ", ",")
	case roulette.Outcome:
		round[fair.FieldSeen] = outcome.Number
	case dond.Outcome:
		var board []string
		for _, position := range outcome.Positions {
			board = append(board, ladder[position-1])
		}
		round[fair.FieldSeen] = strings.Join(board, ",")
	}
	return round
}

func without(round fair.Round, fields ...fair.Field) fair.Round {
	round = maps.Clone(round)
	for _, f := range fields {
		delete(round, f)
	}
	return round
}

func hash(text string) string { return fmt.Sprintf("%x", sha3.Sum256([]byte(text))) }

func keccak(text string) string {
	h := legacy.NewLegacyKeccak256()
	h.Write([]byte(text))
	return hex.EncodeToString(h.Sum(nil))
}

func unhex(text string) string {
	data, err := hex.DecodeString(text)
	if err != nil {
		panic(err)
	}
	return string(data)
}

// A slip is a round in which something went wrong, and what the doctor has to
// say first. An empty code says that it must prove nothing.
type slip struct {
	name  string
	round fair.Round
	code  fair.Code
	field fair.Field
	at    int
	char  string
	proof string // with commas
	oneIn string
	fix   fair.Round
}

const (
	s, c, n     = fair.FieldServerSeed, fair.FieldClientSeed, fair.FieldNonce
	commitment  = fair.FieldCommitment
	signature   = fair.FieldSignature
	seen        = fair.FieldSeen
	everything  = "commitment,signature,outcome"
	bothMatched = "commitment,outcome"
)

var (
	upper     = strings.ToUpper(server)
	hidden    = server[:10] + "\u200b" + server[10:]
	nonHex    = "Kajak-Ω"
	unsigned  = without(mined, signature)
	onlySeen  = without(mined, signature, commitment)
	onlyDealt = without(dealt, commitment)
)

// withServer returns the round as it is seen with another server seed, in which
// then a slip is made.
func withServer(round fair.Round, seed string) fair.Round {
	return seenBy(also(without(round, commitment, signature, seen), fair.Round{s: seed}))
}

func withClient(round fair.Round, seed string) fair.Round {
	return seenBy(also(without(round, commitment, signature, seen), fair.Round{c: seed}))
}

// wrong lists slips that a hash or the outcome proves, and beside each a round
// that looks like one and is none.
func slips() []slip {
	set := func(round fair.Round, f fair.Field, text string) fair.Round { return also(round, fair.Round{f: text}) }
	fix := func(f fair.Field, text string) fair.Round { return fair.Round{f: text} }
	right := withServer(mined, upper)
	decoded := set(unsigned, commitment, hash(unhex(server)))
	other := withServer(mined, strings.Repeat("7", 64))
	return []slip{
		{"seed not revealed", set(unsigned, s, mined[commitment]), fair.SeedIsCommitment, s, 0, "", "", "", nil},
		{"seed not revealed, in capitals", set(unsigned, s, strings.ToUpper(mined[commitment])), fair.SeedIsCommitment, s, 0, "", "", "", nil},
		{"fields off by one", also(mined, fair.Round{s: mined[commitment], c: server, commitment: client}), fair.SeedIsCommitment, s, 0, "",
			everything, "", fair.Round{s: server, c: client, commitment: mined[commitment]}},
		{"seed under the client", without(also(mined, fair.Round{s: mined[commitment], c: server}), commitment, signature), fair.SeedIsCommitment, s, 0, "", "commitment", "", nil},
		{"another seed", set(unsigned, s, strings.Repeat("7", 64)), "", "", 0, "", "", "", nil},

		{"exchanged", also(mined, fair.Round{s: mined[commitment], commitment: server}), fair.CommitmentIsSeed, commitment, 0, "",
			everything, "", fair.Round{s: server, commitment: mined[commitment]}},
		{"seed twice", set(mined, commitment, server), fair.CommitmentIsSeed, commitment, 0, "", "signature,outcome", "", nil},
		{"seed twice, outcome only", set(unsigned, commitment, server), fair.CommitmentIsSeed, commitment, 0, "", "outcome", "53130", nil},
		{"seed only there", without(set(mined, commitment, server), s), fair.CommitmentIsSeed, commitment, 0, "", "signature,outcome", "",
			fair.Round{s: server, commitment: ""}},
		{"another commitment", set(unsigned, commitment, strings.Repeat("7", 64)), "", "", 0, "", "", "", nil},

		{"seeds swapped", also(mined, fair.Round{s: client, c: server}), fair.SeedsSwapped, s, 0, "", everything, "", fair.Round{s: server, c: client}},
		{"seeds swapped, outcome only", also(onlySeen, fair.Round{s: client, c: server}), fair.SeedsSwapped, s, 0, "", "outcome", "53130", fair.Round{s: server, c: client}},
		{"seeds swapped in a board", also(onlyDealt, fair.Round{s: client, c: server}), fair.SeedsSwapped, s, 0, "", "outcome", "7755605021665492992000000", fair.Round{s: server, c: client}},
		{"the same seed twice", also(mined, fair.Round{c: server}), "", "", 0, "", "", "", nil},

		{"line break behind", set(mined, s, server+"\n"), fair.OuterSpace, s, 65, "U+000A", everything, "", fix(s, server)},
		{"space before", set(mined, c, " "+client), fair.OuterSpace, c, 1, "U+0020", everything, "", fix(c, client)},
		{"no-break space behind", set(onlyDealt, c, client+"\u00a0"), fair.OuterSpace, c, 9, "U+00A0", "outcome", "2585201673888497664000000", fix(c, client)},
		{"a space of its own", set(withClient(mined, "a "), c, "a \n"), fair.OuterSpace, c, 3, "U+000A", everything, "", fix(c, "a ")},
		{"both ends", also(onlyDealt, fair.Round{s: server + "\n", c: client + "\t"}), fair.OuterSpace, s, 65, "U+000A", "outcome", "7755605021665492992000000", fair.Round{s: server, c: client}},
		{"commitment with a space", set(mined, commitment, mined[commitment]+" "), fair.OuterSpace, commitment, 65, "U+0020", everything, "", fix(commitment, mined[commitment])},
		{"nonce with a space", set(without(mined, seen, signature), n, " 41"), fair.OuterSpace, n, 1, "U+0020", "", "", fix(n, "41")},
		{"space in the wrong seed", set(unsigned, s, strings.Repeat("7", 64)+" "), fair.OuterSpace, s, 65, "U+0020", "", "", nil},
		{"space of its own, wrong outcome", set(without(withClient(mined, "a "), signature), seen, "1,2,3,4,5"), fair.OuterSpace, c, 2, "U+0020", "", "", nil},

		{"line break inside", set(mined, s, server[:32]+"\n"+server[32:]), fair.InnerSpace, s, 33, "U+000A", everything, "", fix(s, server)},
		{"list with spaces", set(mined, seen, strings.ReplaceAll(mined[seen], ",", ", ")), fair.InnerSpace, seen, strings.IndexByte(mined[seen], ',') + 2, "U+0020",
			everything, "", fix(seen, mined[seen])},
		{"another space", set(mined, c, strings.ReplaceAll(client, " ", "\u00a0")), fair.InnerSpace, c, 7, "U+00A0", everything, "", fix(c, client)},
		{"number with a space", set(without(mined, signature), n, "4 1"), fair.InnerSpace, n, 2, "U+0020", bothMatched, "53130", fix(n, "41")},
		{"two numbers", set(without(mined, signature), n, "4 2"), "", "", 0, "", "", "", nil},

		{"invisible", set(mined, s, hidden), fair.InvisibleCharacter, s, 11, "U+200B", everything, "", fix(s, server)},
		{"byte order mark", set(mined, c, "\ufeff"+client), fair.InvisibleCharacter, c, 1, "U+FEFF", everything, "", fix(c, client)},
		{"invisible in a nonce", set(mined, n, "4\u200b1"), fair.InvisibleCharacter, n, 2, "U+200B", everything, "", fix(n, "41")},
		{"invisible by rights", set(withServer(unsigned, hidden), seen, "1,2,3,4,5"), "", "", 0, "", "", "", nil},

		{"capitals", set(mined, s, upper), fair.HexCase, s, 0, "", everything, "", fix(s, server)},
		{"small letters", set(right, s, server), fair.HexCase, s, 0, "", everything, "", fix(s, upper)},
		{"capitals by rights", set(without(right, signature), seen, "1,2,3,4,5"), "", "", 0, "", "", "", nil},

		{"0x before the seed", set(mined, s, "0x"+server), fair.HexPrefix, s, 0, "", everything, "", fix(s, server)},
		{"0X before the commitment", set(mined, commitment, "0X"+mined[commitment]), fair.HexPrefix, commitment, 0, "", everything, "", fix(commitment, mined[commitment])},
		{"0x before the signature", set(mined, signature, "0x"+mined[signature]), fair.HexPrefix, signature, 0, "", everything, "", fix(signature, mined[signature])},
		{"0x by rights", set(without(withServer(mined, "0x"+server), signature), seen, "1,2,3,4,5"), "", "", 0, "", "", "", nil},

		{"quotes", set(mined, c, `"`+client+`",`), fair.Quoted, c, 0, "", everything, "", fix(c, client)},
		{"Polish quotes", set(mined, c, "„"+client+"”"), fair.Quoted, c, 0, "", everything, "", fix(c, client)},
		{"Japanese quotes", set(mined, s, "「"+server+"」"), fair.Quoted, s, 0, "", everything, "", fix(s, server)},
		{"comma behind", set(mined, commitment, mined[commitment]+","), fair.Quoted, commitment, 0, "", everything, "", fix(commitment, mined[commitment])},
		{"quoted number", set(mined, n, "'41'"), fair.Quoted, n, 0, "", everything, "", fix(n, "41")},
		{"quotes by rights", set(without(withClient(mined, `"a"`), signature), seen, "1,2,3,4,5"), "", "", 0, "", "", "", nil},

		{"letters apart", set(mined, c, "Zaz\u0307o\u0301łc\u0301 7"), fair.UnicodeForm, c, 3, "U+007A", everything, "", fix(c, client)},
		{"letters in one piece", set(withClient(mined, "カ\u3099ハ\u309a"), c, "ガパ"), fair.UnicodeForm, c, 1, "U+30AC", everything, "", fix(c, "カ\u3099ハ\u309a")},
		{"apart by rights", set(without(withClient(mined, "e\u0301"), signature), seen, "1,2,3,4,5"), "", "", 0, "", "", "", nil},

		{"O for 0", set(mined, s, strings.Replace(server, "0", "O", 1)), fair.LookAlike, s, 11, "U+004F", everything, "", fix(s, server)},
		{"l for 1", set(mined, s, strings.ReplaceAll(server, "1", "l")), fair.LookAlike, s, strings.IndexByte(server, '1') + 1, "U+006C", everything, "", fix(s, server)},
		{"Cyrillic", set(mined, commitment, strings.Replace(mined[commitment], "c", "с", 1)), fair.LookAlike, commitment, strings.IndexByte(mined[commitment], 'c') + 1, "U+0441",
			everything, "", fix(commitment, mined[commitment])},
		{"full width", set(mined, n, "４1"), fair.LookAlike, n, 1, "U+FF14", everything, "", fix(n, "41")},
		{"full width list", set(mined, seen, strings.ReplaceAll(mined[seen], ",", "、")), fair.LookAlike, seen, strings.IndexByte(mined[seen], ',') + 1, "U+3001",
			everything, "", fix(seen, mined[seen])},
		{"O in the wrong commitment", set(mined, commitment, "O"+strings.Repeat("7", 63)), "", "", 0, "", "", "", nil},
		{"no hex at all", set(unsigned, s, nonHex), "", "", 0, "", "", "", nil},

		{"next nonce", set(mined, n, "42"), fair.NonceOff, n, 0, "", everything, "", fix(n, "41")},
		{"far nonce", set(mined, n, "1041"), fair.NonceOff, n, 0, "", everything, "", fix(n, "41")},
		{"too far", set(mined, n, "1042"), "", "", 0, "", "", "", nil},
		{"nonce from 0", set(seenBy(set(without(mined, commitment, signature, seen), n, "0")), n, "5000"), fair.NonceOff, n, 0, "", everything, "", fix(n, "0")},
		{"nonce from 1", set(seenBy(set(without(mined, commitment, signature, seen), n, "1")), n, "18446744073709551615"), fair.NonceOff, n, 0, "", everything, "", fix(n, "1")},
		{"nonce, outcome only", set(unsigned, n, "43"), fair.NonceOff, n, 0, "", bothMatched, "4427", fix(n, "41")},
		{"nonce of a spin: a number says too little", set(without(spun, signature), n, "40"), "", "", 0, "", "", "", nil},
		{"too little said", set(without(spun, signature), n, "39"), "", "", 0, "", "", "", nil},
		{"nonce and a space", also(mined, fair.Round{n: "42", commitment: mined[commitment] + "\n"}), fair.NonceOff, n, 0, "", everything, "", fair.Round{n: "41", commitment: mined[commitment]}},

		{"other wheel", set(spun, fair.FieldWheel, "european"), fair.OtherWheel, fair.FieldWheel, 0, "", everything, "38", fix(fair.FieldWheel, "american")},
		{"other wheel, but the seeds are in doubt", set(without(spun, signature), fair.FieldWheel, "european"), "", "", 0, "", "", "", nil},
		{"neither wheel", set(without(spun, signature), seen, "5"), "", "", 0, "", "", "", nil},
		{"other mines", set(mined, fair.FieldMines, "3"), fair.OtherMines, fair.FieldMines, 0, "", everything, "53130", fix(fair.FieldMines, "5")},
		{"other mines, seen as safe", also(mined, fair.Round{fair.FieldMines: "9", seen: "", fair.FieldSafe: safeOf(mined)}), fair.OtherMines, fair.FieldMines, 0, "", everything, "53130", fix(fair.FieldMines, "5")},
		{"no other mines", also(unsigned, fair.Round{fair.FieldMines: "3", seen: "1,2,3,4,5"}), "", "", 0, "", "", "", nil},

		{"game of the other operator", also(without(mined, signature, seen), fair.Round{commitment: dealt[commitment]}), fair.AnotherGame, fair.FieldGame, 0, "", "commitment", "",
			fair.Round{fair.FieldGame: "dond", n: "", fair.FieldMines: ""}},
		{"a board, as Mines", also(without(mined, signature), fair.Round{commitment: dealt[commitment], seen: dealt[seen]}), fair.AnotherGame, fair.FieldGame, 0, "", bothMatched, "",
			fair.Round{fair.FieldGame: "dond", n: "", fair.FieldMines: ""}},
		{"a spin, as Mines: a number says too little", also(mined, fair.Round{seen: spun[seen]}), "", "", 0, "", "", "", nil},
		{"mines, as a spin", also(spun, fair.Round{seen: mined[seen]}), fair.AnotherGame, fair.FieldGame, 0, "", everything, "17710",
			fair.Round{fair.FieldGame: "cloudbet-mines", fair.FieldMines: "5", fair.FieldWheel: ""}},
		{"no game", also(without(mined, signature), fair.Round{commitment: strings.Repeat("7", 64)}), "", "", 0, "", "", "", nil},

		{"hash of the bytes", decoded, fair.SeedDecoded, s, 0, "", "commitment", "", nil},
		{"hash of other bytes", set(unsigned, commitment, hash("x")), "", "", 0, "", "", "", nil},
		{"key of bytes", set(dealt, seen, boardOf(unhex(server))), fair.KeyDecoded, s, 0, "", "outcome", "7755605021665492992000000", nil},
		{"key of other bytes", set(dealt, seen, boardOf("x")), "", "", 0, "", "", "", nil},

		{"Keccak", set(unsigned, commitment, keccak(server)), fair.OtherHash, commitment, 0, "", "commitment", "", nil},
		{"SHA-512", set(unsigned, commitment, fmt.Sprintf("%x", sha512.Sum512([]byte(server)))), fair.OtherHash, commitment, 0, "", "commitment", "", nil},
		{"Keccak of another seed", set(unsigned, commitment, keccak("x")), "", "", 0, "", "", "", nil},

		{"three lines", also(without(mined, c, n), fair.Round{s: server + "\n" + client + "\n41"}), fair.SeveralValues, s, 0, "", everything, "", fair.Round{s: server, c: client, n: "41"}},
		{"two lines", also(without(dealt, c), fair.Round{s: server + "\r\n" + client}), fair.SeveralValues, s, 0, "", bothMatched, "", fair.Round{s: server, c: client}},
		{"several seeds", set(mined, s, strings.Repeat("7", 64)+"\n"+server), fair.SeveralValues, s, 0, "", everything, "", fix(s, server)},
		{"several commitments", set(mined, commitment, mined[commitment]+", "+strings.Repeat("7", 64)), fair.SeveralValues, commitment, 0, "", everything, "", fix(commitment, mined[commitment])},
		{"several wrong seeds", set(unsigned, s, "7\n8"), "", "", 0, "", "", "", nil},

		{"joined", without(set(mined, s, server+":"+client+":41"), c, n), fair.WholeRound, s, 0, "", everything, "", fair.Round{s: server, c: client, n: "41"}},
		{"joined, nothing to prove it", without(set(mined, s, server+":a:b:41"), c, n, commitment, signature, seen), fair.WholeRound, s, 0, "", "", "", fair.Round{s: server, c: "a:b", n: "41"}},
		{"joined without a nonce", without(set(dealt, c, server+":"+client), s), fair.WholeRound, c, 0, "", bothMatched, "", fair.Round{s: server, c: client}},
		{"joined in the signature", without(set(mined, signature, server+":"+client+":41"), s, c, n), fair.WholeRound, signature, 0, "", bothMatched, "", fair.Round{s: server, c: client, n: "41", signature: ""}},
		{"colons by rights", set(without(withServer(mined, "a:b:7"), signature), seen, "1,2,3,4,5"), "", "", 0, "", "", "", nil},
		{"JSON", fair.Round{fair.FieldGame: "cloudbet-mines", s: jsonOf(mined)}, fair.WholeRound, s, 0, "", everything, "", without(mined, fair.FieldGame)},
		{"a receipt", fair.Round{fair.FieldGame: "cloudbet-mines", c: receiptText(dealt)}, fair.WholeRound, c, 0, "", bothMatched, "", dealt},
		{"JSON with numbers", fair.Round{fair.FieldGame: "cloudbet-mines", n: `{"serverSeed":"` + server + `","clientSeed":"x","nonce":7,"mines":3,"safe":[1,"2"],"other":{}}`},
			fair.WholeRound, n, 0, "", "", "", fair.Round{s: server, c: "x", n: "7", fair.FieldMines: "3", fair.FieldSafe: "1,2"}},
		{"JSON without seeds", fair.Round{fair.FieldGame: "cloudbet-mines", s: `{"nonce":7}`}, "", "", 0, "", "", "", nil},
		{"no JSON", fair.Round{fair.FieldGame: "cloudbet-mines", s: `{"serverSeed":"x"`}, "", "", 0, "", "", "", nil},

		{"another seed altogether", also(other, fair.Round{s: server}), "", "", 0, "", "", "", nil},
		{"everything wrong", also(mined, fair.Round{s: "x", c: "y", n: "5", commitment: strings.Repeat("1", 64), signature: strings.Repeat("2", 64), seen: "1,2,3,4,5"}), "", "", 0, "", "", "", nil},
	}
}

func safeOf(round fair.Round) string {
	var list []string
	mined := strings.Split(round[seen], ",")
	for tile := 1; tile <= 25; tile++ {
		if !slices.Contains(mined, fmt.Sprint(tile)) {
			list = append(list, fmt.Sprint(tile))
		}
	}
	return strings.Join(list, ",")
}

// boardOf deals with another key for the HMAC.
func boardOf(key string) string {
	var draws []uint32
	for i := range 3 {
		mac := hmac.New(sha256.New, []byte(key))
		fmt.Fprintf(mac, "%s:%d", client, i)
		block := mac.Sum(nil)
		for j := 0; j < len(block); j += 4 {
			draws = append(draws, binary.BigEndian.Uint32(block[j:]))
		}
	}
	board := slices.Clone(ladder)
	for i := 24; i > 0; i-- {
		j := uint64(draws[24-i]) * uint64(i+1) >> 32
		board[i], board[j] = board[j], board[i]
	}
	return strings.Join(board, ",")
}

func jsonOf(round fair.Round) string {
	text, err := json.MarshalIndent(round, "", "  ")
	if err != nil {
		panic(err)
	}
	return string(text)
}

func receiptText(round fair.Round) string {
	text, err := games.Check(round).Receipt()
	if err != nil {
		panic(err)
	}
	return string(text)
}

// proofs lists what matches in a report.
func proofs(report fair.Report) []string {
	list := []string{}
	if report.Commitment != nil && report.Commitment.Status == fair.StatusMatch {
		list = append(list, "commitment")
	}
	if report.Signature != nil && report.Signature.Status == fair.StatusMatch {
		list = append(list, "signature")
	}
	if report.Outcome != nil && report.Outcome.OutcomeStatus() == fair.StatusMatch {
		list = append(list, "outcome")
	}
	return list
}

// diagnosis returns what Check found beside what makes the round invalid.
func diagnosis(report fair.Report) []fair.Finding {
	return slices.DeleteFunc(slices.Clone(report.Findings), fair.Finding.Invalid)
}

func TestSlips(t *testing.T) {
	for _, round := range []fair.Round{mined, spun, dealt} {
		if got := games.Check(round); got.Verdict != fair.Verified || len(got.Findings) > 0 {
			t.Fatalf("%q: got %s, %v, want verified", round, got.Verdict, got.Findings)
		}
	}
	positive, negative := map[fair.Code]int{}, 0
	for _, test := range slips() {
		t.Run(test.name, func(t *testing.T) {
			report := games.Check(test.round)
			found := diagnosis(report)
			if report.Verdict == fair.Verified || report.Verdict != games.Verify(test.round).Verdict {
				t.Errorf("verdict: got %s", report.Verdict)
			}
			if test.code == "" {
				negative++
				if len(found) != 0 {
					t.Errorf("got %s, want nothing", show(found))
				}
				return
			}
			positive[test.code]++
			if len(found) == 0 {
				t.Fatalf("got nothing, want %s", test.code)
			}
			f := found[0]
			if f.Code != test.code || f.Field != test.field || f.At != test.at || f.Char != test.char ||
				strings.Join(f.Proof, ",") != test.proof || f.OneIn != test.oneIn || !maps.Equal(f.Fix, test.fix) {
				t.Errorf("got %s\nwant %s of %s at %d %s, proof %s, one in %s, fix %q", show(found), test.code, test.field, test.at, test.char, test.proof, test.oneIn, test.fix)
			}
			checkDiagnosis(t, report)
		})
	}
	for _, code := range codes {
		if positive[code] == 0 {
			t.Errorf("%s: no slip leads to it", code)
		}
	}
	if negative < len(codes) {
		t.Errorf("rounds without a find: got %d, want one for each of %d codes", negative, len(codes))
	}
}

var codes = []fair.Code{
	fair.SeedIsCommitment, fair.CommitmentIsSeed, fair.SeedsSwapped, fair.OuterSpace, fair.InnerSpace, fair.InvisibleCharacter,
	fair.HexCase, fair.HexPrefix, fair.UnicodeForm, fair.Quoted, fair.LookAlike, fair.NonceOff, fair.OtherWheel, fair.OtherMines,
	fair.AnotherGame, fair.SeedDecoded, fair.KeyDecoded, fair.OtherHash, fair.SeveralValues, fair.WholeRound,
}

func show(found []fair.Finding) string {
	text := ""
	for _, f := range found {
		line, err := json.Marshal(f)
		if err != nil {
			panic(err)
		}
		text += "\n" + string(line)
	}
	return text
}

// checkDiagnosis holds every finding to its promises: the fixed round proves
// what it says, and more than the round as it was, unless it proves nothing.
func checkDiagnosis(t *testing.T, report fair.Report) {
	t.Helper()
	found := diagnosis(report)
	if report.Verdict == fair.Verified && len(found) > 0 || len(found) > 6 {
		t.Errorf("%s with %d findings: %s", report.Verdict, len(found), show(found))
	}
	for i, f := range found {
		if !slices.Contains(codes, f.Code) {
			t.Errorf("code %s", f.Code)
		}
		checkFinding(t, report.Input, f)
		for _, other := range found[:i] {
			if f.Fix != nil && maps.Equal(f.Fix, other.Fix) {
				t.Errorf("two findings with one fix: %s", show([]fair.Finding{f, other}))
			}
		}
		if f.Fix == nil {
			continue
		}
		fixed := games.Verify(also(report.Input, f.Fix))
		if got := proofs(fixed); len(f.Proof) > 0 && (!slices.Equal(got, f.Proof) || len(got) <= len(proofs(games.Verify(report.Input)))) {
			t.Errorf("proof after the fix: got %q of %s", got, show([]fair.Finding{f}))
		}
		for field, text := range f.Fix {
			if old, ok := report.Input[field]; ok && old == text {
				t.Errorf("%s is no change: %s", field, show([]fair.Finding{f}))
			}
		}
	}
}

// TestLongSeedsAreLeftAlone: a diagnosis of seeds of a megabyte hashes nothing,
// but a receipt that was pasted into a field is still seen.
func TestLongSeedsAreLeftAlone(t *testing.T) {
	long := strings.Repeat("seed\n", 1<<18)
	for _, round := range []fair.Round{
		also(mined, fair.Round{s: long}),
		also(mined, fair.Round{c: long}),
		also(mined, fair.Round{s: "{" + long}),
	} {
		report := games.Verify(round)
		if got := fair.Diagnose(games.All(), report); len(got) != 0 {
			t.Errorf("%.60q: got %s", round, show(got))
		}
		if allocs := testing.AllocsPerRun(3, func() { fair.Diagnose(games.All(), report) }); allocs > 2 {
			t.Errorf("%.60q: %v allocations, want next to none", round, allocs)
		}
	}
	receipt := receiptText(dealt)
	if len(receipt) < 4<<10 {
		t.Fatalf("the receipt has %d bytes, want more than are tried", len(receipt))
	}
	if got := diagnosis(games.Check(fair.Round{fair.FieldGame: "dond", s: receipt})); len(got) != 1 || got[0].Code != fair.WholeRound {
		t.Errorf("a receipt as a seed: got %s", show(got))
	}
}

// TestCheckKeepsWhatWasNoted: what reading the input turned up stands first, and
// what is noted of a field makes no slip of it.
func TestCheckKeepsWhatWasNoted(t *testing.T) {
	noted := []fair.Finding{{Code: fair.QueryLink}, {Code: fair.DuplicateField, Field: n}}
	report := games.Check(without(mined, n), noted...)
	if report.Verdict != fair.Invalid || len(report.Findings) != 2 || report.Findings[0].Code != fair.QueryLink || report.Findings[1].Code != fair.DuplicateField {
		t.Errorf("got %s with %s", report.Verdict, show(report.Findings))
	}
	report = games.Check(mined, noted...)
	if report.Verdict != fair.Invalid || len(report.Findings) != 2 {
		t.Errorf("got %s with %s", report.Verdict, show(report.Findings))
	}
}
