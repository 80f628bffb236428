package model

import (
	"bytes"
	"encoding/binary"
	"encoding/json"
	"reflect"
	"strconv"
	"strings"
	"testing"
	"unicode/utf16"

	"roundcheck/app/model/link"
	"roundcheck/fair"
	"roundcheck/fair/games"
	"roundcheck/fair/games/dond"
	"roundcheck/fair/games/mines"
	"roundcheck/fair/games/roulette"
)

// saved is the receipt that the page saves of a round.
func saved(t *testing.T, s *State) string {
	t.Helper()
	s.Diagnose()
	receipt, err := s.Report().Receipt()
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := json.Indent(&b, receipt, "", "  "); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// states has the page with rounds of every game and every verdict, and with what a
// link or a field can do to a round.
func states(t *testing.T) map[string]*State {
	all := map[string]*State{}
	for _, g := range games.All() {
		all[g.ID()+" verified"] = fill(t, Example(g.ID()))
		mismatch := Example(g.ID())
		mismatch[fair.FieldServerSeed] += "\n"
		all[g.ID()+" mismatch"] = fill(t, mismatch)
		partly := Example(g.ID())
		delete(partly, fair.FieldCommitment)
		all[g.ID()+" incomplete"] = fill(t, partly)
		invalid := Example(g.ID())
		invalid[fair.FieldCommitment] += "g"
		all[g.ID()+" invalid"] = fill(t, invalid)

		query := New()
		l := ParseLink("game=" + g.ID() + "&serverSeed=s&clientSeed=%ff&clientSeed2=%zz&nonce=1&nonce=2&utm=x")
		query.Follow(l, true)
		all[g.ID()+" query"] = query
		refused := fill(t, Example(g.ID()))
		refused.Refuse(fair.Finding{Code: fair.BadText, Field: fair.FieldServerSeed, Reason: fair.NotText, At: 3})
		refused.Refuse(fair.Finding{Code: fair.TooLong, Field: fair.FieldSeen, Count: fair.MaxField + 1, Want: strconv.Itoa(fair.MaxField)})
		all[g.ID()+" refused"] = refused
		blank := New()
		blank.Choose(g.ID())
		blank.SetBlank(fair.FieldClientSeed, true)
		all[g.ID()+" blank"] = blank
	}
	return all
}

// TestOpenUnaltered: what the page saves it opens, and shows the same again.
func TestOpenUnaltered(t *testing.T) {
	for name, s := range states(t) {
		file := saved(t, s)
		for layout, text := range map[string]string{
			"as saved": file, "BOM": "\ufeff" + file, "CRLF": strings.ReplaceAll(file, "\n", "\r\n"), "line end": file + "\n",
		} {
			opened := New()
			got := opened.Open([]byte(text))
			if got.Kind != Unaltered || len(got.Differences) > 0 || !got.Fills() {
				t.Errorf("%s, %s: got %+v", name, layout, got)
				continue
			}
			if again := saved(t, opened); again != file {
				t.Errorf("%s, %s: opened, it is another:\n%s\n%s", name, layout, again, file)
			}
		}
	}
}

// TestOpenAltered: the page says where, what stands there, and what belongs there;
// and shows what the input really gives.
func TestOpenAltered(t *testing.T) {
	file := saved(t, fill(t, Example(mines.ID)))
	for _, c := range []struct {
		name, old, new string
		place          string
		got, want      string
		verdict        fair.Verdict
	}{
		{"verdict", `"verdict": "verified"`, `"verdict": "mismatch"`, "verdict", `"mismatch"`, `"verified"`, fair.Verified},
		{"seen", `"seen": "4,21,25"`, `"seen": "4,21,24"`, "verdict", `"verified"`, `"mismatch"`, fair.Mismatch},
		{"hash", `"computed": "efa5`, `"computed": "ffa5`, "commitment.computed", `"ffa5fd9f392e1ac6d237fb8cc12fa3a854d37c95a909895a8f2272ae30db1355"`,
			`"efa5fd9f392e1ac6d237fb8cc12fa3a854d37c95a909895a8f2272ae30db1355"`, fair.Verified},
	} {
		changed := strings.Replace(file, c.old, c.new, 1)
		if changed == file {
			t.Fatalf("%s: %s does not stand in %s", c.name, c.old, file)
		}
		s := New()
		got := s.Open([]byte(changed))
		if got.Kind != Altered || !got.Fills() || len(got.Differences) == 0 {
			t.Errorf("%s: got %+v", c.name, got)
			continue
		}
		if d := got.Differences[0]; d != (fair.Difference{Path: c.place, Got: c.got, Want: c.want}) {
			t.Errorf("%s: got %+v", c.name, d)
		}
		wantVerdict(t, s, c.verdict)
	}
}

// TestOpenThenUndo: what was there before is one undo away, and so is it
// after a file that was sound.
func TestOpenThenUndo(t *testing.T) {
	before := fill(t, Example(roulette.ID))
	want := saved(t, before)
	file := saved(t, fill(t, Example(mines.ID)))
	for name, text := range map[string]string{
		"unaltered": file,
		"altered":   strings.Replace(file, "verified", "mismatch", 1),
		"round":     `{"game": "dond", "serverSeed": "s"}`,
	} {
		s := fill(t, Example(roulette.ID))
		if got := s.Open([]byte(text)); !got.Fills() || !s.CanUndo() {
			t.Fatalf("%s: got %+v, can undo %v", name, got, s.CanUndo())
		}
		if saved(t, s) == want {
			t.Errorf("%s: nothing was filled in", name)
		}
		s.Undo()
		if got := saved(t, s); got != want {
			t.Errorf("%s: undo brings %s", name, got)
		}
	}
}

// inUTF16 writes a text as an old Windows editor does.
func inUTF16(text string, order binary.AppendByteOrder) string {
	file := order.AppendUint16(nil, 0xfeff)
	for _, unit := range utf16.Encode([]rune(text)) {
		file = order.AppendUint16(file, unit)
	}
	return string(file)
}

// TestOpenOther: what is no receipt and no round leaves all as it was.
func TestOpenOther(t *testing.T) {
	file := saved(t, fill(t, Example(mines.ID)))
	png := "\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR"
	for _, c := range []struct {
		name, text string
		want       fair.ReceiptFault
	}{
		{"empty", "", fair.ReceiptNotJSON},
		{"only a BOM", "\ufeff", fair.ReceiptNotJSON},
		{"two BOMs", "\ufeff\ufeff" + file, fair.ReceiptNotJSON},
		{"words", "Dear support,", fair.ReceiptNotJSON},
		{"cut", file[:len(file)/2], fair.ReceiptNotJSON},
		{"two", file + file, fair.ReceiptNotJSON},
		{"picture", png, fair.ReceiptNotText},
		{"UTF-16", inUTF16(file, binary.LittleEndian), fair.ReceiptNotText},
		{"UTF-16 the other way", inUTF16(file, binary.BigEndian), fair.ReceiptNotText},
		{"too large", strings.Repeat(" ", fair.MaxReceipt) + file, fair.ReceiptTooLarge},
		{"list", "[" + file + "]", fair.NoReceipt},
		{"text", `"game"`, fair.NoReceipt},
		{"object of another kind", `{"name": "package", "version": "1"}`, fair.NoReceipt},
		{"nothing", `{}`, fair.NoReceipt},
		{"a field that is a list", `{"game": "dond", "serverSeed": ["s"]}`, fair.NoReceipt},
		{"a field that is null", `{"game": "dond", "serverSeed": null}`, fair.NoReceipt},
		{"a field that is a truth", `{"game": "dond", "serverSeed": true}`, fair.NoReceipt},
		{"another schema", strings.Replace(file, "roundcheck-receipt/1", "roundcheck-receipt/2", 1), fair.OtherSchema},
		{"another input", strings.Replace(file, `"nonce": "248"`, `"nonce": 248`, 1), fair.BadInput},
	} {
		s := fill(t, Example(roulette.ID))
		want := saved(t, s)
		got := s.Open([]byte(c.text))
		if got.Kind != OpenedKind(c.want) || got.Fills() || len(got.Differences) > 0 {
			t.Errorf("%s: got %+v, want %s", c.name, got, c.want)
		}
		if (got.Schema == "roundcheck-receipt/2") != (c.want == fair.OtherSchema) {
			t.Errorf("%s: schema %q", c.name, got.Schema)
		}
		if saved(t, s) != want || s.CanUndo() {
			t.Errorf("%s: something was changed", c.name)
		}
	}
}

// TestOpenRound: an object of a round's fields; texts exactly, numbers as written.
func TestOpenRound(t *testing.T) {
	for _, c := range []struct {
		name, text string
		want       fair.Round
		noted      []fair.Finding
	}{
		{"texts", ` {"game":"dond","serverSeed":" s\n","clientSeed":""} `,
			fair.Round{fair.FieldGame: dond.ID, fair.FieldServerSeed: " s\n", fair.FieldClientSeed: ""}, nil},
		{"numbers", `{"game":"cloudbet-mines","nonce":18446744073709551615,"mines":3,"seen":7}`,
			fair.Round{fair.FieldGame: mines.ID, fair.FieldNonce: "18446744073709551615", fair.FieldMines: "3", fair.FieldSeen: "7"}, nil},
		{"odd numbers", `{"game":"cloudbet-mines","nonce":1e3,"mines":-3.50}`,
			fair.Round{fair.FieldGame: mines.ID, fair.FieldNonce: "1e3", fair.FieldMines: "-3.50"}, nil},
		{"BOM", "\ufeff" + `{"game":"dond"}`, fair.Round{fair.FieldGame: dond.ID}, nil},
		{"escapes", `{"\u0067ame":"dond","serverSeed":"\ud83d\ude00\u0000\ufffd"}`,
			fair.Round{fair.FieldGame: dond.ID, fair.FieldServerSeed: "😀\x00\ufffd"}, nil},
		{"foreign", `{"game":"dond","note":"mine"}`, fair.Round{fair.FieldGame: dond.ID, "note": "mine"}, nil},
		{"twice", `{"game":"cloudbet-mines","nonce":"1","mines":"3","nonce":"1","nonce":"2"}`,
			fair.Round{fair.FieldGame: mines.ID, fair.FieldMines: "3"}, []fair.Finding{{Code: fair.DuplicateField, Field: fair.FieldNonce}}},
		{"half a pair", `{"game":"dond","serverSeed":"a\ufffd\ud83d","clientSeed":"c"}`,
			fair.Round{fair.FieldGame: dond.ID, fair.FieldClientSeed: "c"},
			[]fair.Finding{{Code: fair.BadText, Field: fair.FieldServerSeed, Reason: fair.NotText, At: 2}}},
	} {
		s := New()
		if got := s.Open([]byte(c.text)); !reflect.DeepEqual(got, Opened{Kind: RoundFile}) {
			t.Errorf("%s: got %+v", c.name, got)
		}
		if got := s.Report().Input; !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: input %q, want %q", c.name, got, c.want)
		}
		if len(s.noted) != len(c.noted) || len(c.noted) > 0 && !reflect.DeepEqual(s.noted, c.noted) {
			t.Errorf("%s: noted %+v, want %+v", c.name, s.noted, c.noted)
		}
	}
}

// TestOpenRoundOfManyKeys: a hostile file does not fill the page.
func TestOpenRoundOfManyKeys(t *testing.T) {
	var b strings.Builder
	b.WriteString(`{"game":"dond"`)
	for i := range link.MaxStrays + 1 {
		b.WriteString(`,"k` + strconv.Itoa(i) + `":""`)
	}
	if got := New().Open([]byte(b.String() + "}")); got.Kind != OpenedKind(fair.NoReceipt) {
		t.Errorf("got %+v", got)
	}
}
