package fair_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"slices"
	"strconv"
	"strings"
	"testing"

	"roundcheck/fair"
	"roundcheck/fair/games"
)

func replay(receipt string) (fair.Replayed, error) {
	return fair.Replay(games.All(), []byte(receipt))
}

// checked is a receipt with a name and what was noted while its input was read.
type checked struct {
	name  string
	round fair.Round
	noted []fair.Finding
}

// rounds has rounds of every game and every verdict.
func rounds() []checked {
	mines := fair.Round{
		fair.FieldGame: "cloudbet-mines", fair.FieldClientSeed: "rej008", fair.FieldNonce: "81124002", fair.FieldMines: "3",
		fair.FieldServerSeed: "46cbc66875083f9a62fad951686854df6f85ae78b3d09b2b065d03868c69e32b",
		fair.FieldCommitment: "FC046C5B892B5EAEF26370C2DED454BC55CDF587F6583B47486E300CC5F0D44E",
		fair.FieldSignature:  "fae7b3f9f34640212f708f01dbfd9671e7ba1be07c283c5dba6c20da0570a474",
		fair.FieldSeen:       "1,13,20",
	}
	roulette := fair.Round{
		fair.FieldGame: "cloudbet-roulette", fair.FieldClientSeed: "rej002", fair.FieldNonce: "18674122", fair.FieldWheel: "american",
		fair.FieldServerSeed: "46cbc66875083f9a62fad951686854df6f85ae78b3d09b2b065d03868c69e32b",
		fair.FieldSeen:       "22", fair.FieldBets: "straight:23@0.5;split:20-23@1;red@10;low@2.50",
	}
	dond := fair.Round{
		fair.FieldGame: "dond", fair.FieldServerSeed: "\x00\"\\<\u2028", fair.FieldClientSeed: "żółw: 😀\u202e",
		fair.FieldSeen: "7:1000,12:0.01",
	}
	short := with(with(mines, fair.FieldMines, "1"), fair.FieldSeen, "1")
	return []checked{
		{name: "mines", round: mines},
		{name: "roulette", round: roulette},
		{name: "dond", round: dond},
		{name: "empty seeds", round: fair.Round{fair.FieldGame: "dond", fair.FieldServerSeed: "", fair.FieldClientSeed: ""}},
		{name: "unknown field", round: with(with(short, "zz", "1"), fair.FieldWheel, "american")},
		{name: "nothing", round: fair.Round{}},
		{name: "no game", round: fair.Round{fair.FieldServerSeed: "s"}},
		{name: "link", round: short, noted: []fair.Finding{
			{Code: fair.QueryLink}, {Code: fair.BadText, Field: fair.FieldSafe, Reason: fair.BadEscape, Read: "1%,2", At: 2},
		}},
	}
}

// TestReplayAgrees: a receipt that nobody changed is what its input gives, however
// its tokens are laid out.
func TestReplayAgrees(t *testing.T) {
	for _, c := range rounds() {
		receipt := receiptOf(t, c.round, c.noted...)
		var indented bytes.Buffer
		if err := json.Indent(&indented, []byte(receipt), " ", "\t"); err != nil {
			t.Fatal(err)
		}
		for layout, text := range map[string]string{
			"compact":    receipt,
			"indented":   indented.String(),
			"CRLF":       strings.ReplaceAll(indented.String(), "\n", "\r\n"),
			"end spaces": "\n\n" + receipt + " \r\n",
		} {
			got, err := replay(text)
			if err != nil || len(got.Differences) > 0 {
				t.Errorf("%s, %s: got %v, %+v, want no difference", c.name, layout, err, got.Differences)
				continue
			}
			if again, _ := got.Report.Receipt(); string(again) != receipt {
				t.Errorf("%s: the report's receipt is another: %s", c.name, again)
			}
			if len(got.Noted) != len(c.noted) {
				t.Errorf("%s: noted: got %+v, want %+v", c.name, got.Noted, c.noted)
			}
		}
	}
}

// TestReplayFlipsEveryByte: no byte of a receipt can be changed unnoticed.
func TestReplayFlipsEveryByte(t *testing.T) {
	for _, c := range rounds() {
		receipt := []byte(receiptOf(t, c.round, c.noted...))
		for i := range receipt {
			changed := slices.Clone(receipt)
			changed[i] ^= 1 << (i % 8)
			wantAltered(t, c.name+" with byte "+strconv.Itoa(i)+" flipped", string(changed))
			if i%4 == 0 {
				without := slices.Delete(slices.Clone(receipt), i, i+1)
				wantAltered(t, c.name+" without byte "+strconv.Itoa(i), string(without))
			}
		}
		for i := 0; i < len(receipt); i += 101 {
			wantAltered(t, c.name+" cut at byte "+strconv.Itoa(i), string(receipt[:i]))
		}
	}
}

func wantAltered(t *testing.T, how, receipt string) {
	t.Helper()
	if got, err := replay(receipt); err == nil && len(got.Differences) == 0 {
		t.Fatalf("%s: nothing was noticed: %s", how, receipt)
	}
}

// object is a JSON object that keeps the order of its keys.
type object []entry

type entry struct {
	key   string // as written, with quotes
	value json.RawMessage
}

func objectOf(t *testing.T, text []byte) object {
	t.Helper()
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.Token()
	var o object
	for dec.More() {
		key, err := dec.Token()
		if err != nil {
			t.Fatal(err)
		}
		var value json.RawMessage
		if err := dec.Decode(&value); err != nil {
			t.Fatal(err)
		}
		o = append(o, entry{strconv.Quote(key.(string)), value})
	}
	return o
}

func (o object) String() string {
	var parts []string
	for _, e := range o {
		parts = append(parts, e.key+":"+string(e.value))
	}
	return "{" + strings.Join(parts, ",") + "}"
}

// set returns the object with one member's value changed.
func (o object) set(i int, value string) object {
	changed := slices.Clone(o)
	changed[i].value = json.RawMessage(value)
	return changed
}

// TestReplayStepsAndKeys changes whole steps, keys, and the way of writing.
func TestReplayStepsAndKeys(t *testing.T) {
	for _, c := range rounds() {
		receipt := objectOf(t, []byte(receiptOf(t, c.round, c.noted...)))
		steps := slices.IndexFunc(receipt, func(e entry) bool { return e.key == `"steps"` })
		var list []json.RawMessage
		if err := json.Unmarshal(receipt[steps].value, &list); err != nil {
			t.Fatal(err)
		}
		array := func(list []json.RawMessage) string {
			text, err := json.Marshal(list)
			if err != nil {
				t.Fatal(err)
			}
			return string(text)
		}
		for i, step := range list {
			name := c.name + ": step " + strconv.Itoa(i)
			wantAltered(t, name+" removed", receipt.set(steps, array(slices.Delete(slices.Clone(list), i, i+1))).String())
			wantAltered(t, name+" twice", receipt.set(steps, array(slices.Insert(slices.Clone(list), i, step))).String())
			if i > 0 {
				moved := slices.Clone(list)
				moved[i], moved[i-1] = moved[i-1], moved[i]
				wantAltered(t, name+" moved", receipt.set(steps, array(moved)).String())
			}
			fields := objectOf(t, step)
			for j, f := range fields {
				for _, value := range []string{`null`, `0`, `""`, `[]`, `{}`, `true`, `"x"`, `7e1`, ` ` + string(f.value) + `.0`} {
					if value == string(f.value) || value[0] == ' ' && f.value[0] == '"' {
						continue
					}
					text := receipt.set(steps, array(slices.Replace(slices.Clone(list), i, i+1, json.RawMessage(`"@"`)))).String()
					wantAltered(t, name+"."+f.key+" = "+value, strings.Replace(text, `"@"`, fields.set(j, value).String(), 1))
				}
			}
		}
		for i, e := range receipt {
			wantAltered(t, c.name+": without "+e.key, slices.Delete(slices.Clone(receipt), i, i+1).String())
			wantAltered(t, c.name+": twice "+e.key, slices.Insert(slices.Clone(receipt), i, e).String())
			wantAltered(t, c.name+": another key after "+e.key, slices.Insert(slices.Clone(receipt), i+1, entry{`"extra"`, json.RawMessage("1")}).String())
			escaped := slices.Clone(receipt)
			escaped[i].key = `"\u00` + strconv.FormatInt(int64(e.key[1]), 16) + e.key[2:]
			wantAltered(t, c.name+": escaped "+e.key, escaped.String())
			if i > 0 {
				moved := slices.Clone(receipt)
				moved[i], moved[i-1] = moved[i-1], moved[i]
				wantAltered(t, c.name+": moved "+e.key, moved.String())
			}
		}
	}
}

// TestReplaySaysWhere: the places, and what stands there.
func TestReplaySaysWhere(t *testing.T) {
	receipt := receiptOf(t, rounds()[0].round)
	const hash = "fae7b3f9f34640212f708f01dbfd9671e7ba1be07c283c5dba6c20da0570a474"
	tests := []struct {
		old, new string
		want     []fair.Difference
	}{
		{`"verdict":"verified"`, `"verdict":"mismatch"`, []fair.Difference{{"verdict", `"mismatch"`, `"verified"`}}},
		{`"tile":20`, `"tile":21`, []fair.Difference{{"steps[6].tile", "21", "20"}}},
		{`"tile":20`, `"tile":20.0`, []fair.Difference{{"steps[6].tile", "20.0", "20"}}},
		{`"tile":20`, `"tile":2e1`, []fair.Difference{{"steps[6].tile", "2e1", "20"}}},
		{`"tile":20`, `"tile":20,"tile":20`, []fair.Difference{{"steps[6].tile", "20", ""}}},
		{`,"tile":20`, ``, []fair.Difference{{"steps[6].tile", "", "20"}}},
		{`"mines":[1,13,20]`, `"mines":[1,13]`, []fair.Difference{{"outcome.mines[2]", "", "20"}}},
		{`"mines":[1,13,20]`, `"mines":[1,13,20,21]`, []fair.Difference{{"outcome.mines[3]", "21", ""}}},
		{`"outcome":{"status":"match",`, `"outcome":{"a b":{},"status":"match",`, []fair.Difference{{`outcome["a b"]`, "{}", ""}}},
		{`"findings":[]`, `"findings":{}`, []fair.Difference{{"findings", "{}", "[]"}}},
		{`"mine":1,"index":0`, `"index":0,"mine":1`, []fair.Difference{
			{"steps[4]", `{"code":"mine","index":0,"mine":1,"tile":1}`, `{"code":"mine","mine":1,"index":0,"tile":1}`},
		}},
		{`"nonce":"81124002"`, `"nonce":"8112400\u0032"`, []fair.Difference{{"input.nonce", `"8112400\u0032"`, `"81124002"`}}},
		{`"signature":"` + hash, `"signature":"` + strings.Replace(hash, "a", "b", 1), []fair.Difference{
			{"verdict", `"verified"`, `"mismatch"`},
			{"signature.given", `"` + hash + `"`, `"` + strings.Replace(hash, "a", "b", 1) + `"`},
			{"signature.status", `"match"`, `"mismatch"`},
		}},
	}
	for _, test := range tests {
		changed := strings.Replace(receipt, test.old, test.new, 1)
		if changed == receipt {
			t.Fatalf("%s does not stand in %s", test.old, receipt)
		}
		got, err := replay(changed)
		got.Differences = slices.DeleteFunc(got.Differences, func(d fair.Difference) bool { return d.Path == "digest" })
		if err != nil || !slices.Equal(got.Differences, test.want) {
			t.Errorf("%s:\n got %v %q\nwant %q", test.new, err, got.Differences, test.want)
		}
	}
	got, err := replay(strings.Replace(receipt, `"seen":"1,13,20"`, `"seen":"13,1,20"`, 1))
	if err != nil || len(got.Differences) != 1 || got.Differences[0].Path != "digest" {
		t.Errorf("tiles in another order: got %v %q, want the digest to differ", err, got.Differences)
	}
	other := strings.Replace(receipt, "rej008", "rej009", 1)
	got, err = replay(other)
	if err != nil || len(got.Differences) != fair.MaxDifferences {
		t.Errorf("another client seed: got %v and %d differences, want %d", err, len(got.Differences), fair.MaxDifferences)
	}
}

// TestReplayWhatIsNoReceipt: what has no differences, since there is nothing to
// compare.
func TestReplayWhatIsNoReceipt(t *testing.T) {
	schema := `{"schema":"` + fair.ReceiptSchema + `"`
	many := make([]string, 1001)
	for i := range many {
		many[i] = `"k` + strconv.Itoa(i) + `":""`
	}
	tests := []struct {
		text string
		want fair.ReceiptError
	}{
		{"", fair.ReceiptError{Fault: fair.ReceiptNotJSON, Detail: "0"}},
		{"hello", fair.ReceiptError{Fault: fair.ReceiptNotJSON, Detail: "1"}},
		{schema, fair.ReceiptError{Fault: fair.ReceiptNotJSON, Detail: strconv.Itoa(len(schema))}},
		{"\ufeff{}", fair.ReceiptError{Fault: fair.ReceiptNotJSON, Detail: "1"}},
		{"{\"a\":\"\xff\"}", fair.ReceiptError{Fault: fair.ReceiptNotText}},
		{strings.Repeat("[", 20000) + strings.Repeat("]", 20000), fair.ReceiptError{Fault: fair.ReceiptNotJSON, Detail: "10001"}},
		{"{}", fair.ReceiptError{Fault: fair.NoReceipt}},
		{"null", fair.ReceiptError{Fault: fair.NoReceipt}},
		{"[]", fair.ReceiptError{Fault: fair.NoReceipt}},
		{"7", fair.ReceiptError{Fault: fair.NoReceipt}},
		{`{"schema":null}`, fair.ReceiptError{Fault: fair.NoReceipt}},
		{`{"schema":["roundcheck-receipt/1"]}`, fair.ReceiptError{Fault: fair.NoReceipt}},
		{`{"schema":"roundcheck-receipt/2"}`, fair.ReceiptError{Fault: fair.OtherSchema, Detail: "roundcheck-receipt/2"}},
		{schema + `}`, fair.ReceiptError{Fault: fair.BadInput}},
		{schema + `,"input":null}`, fair.ReceiptError{Fault: fair.BadInput}},
		{schema + `,"input":"dond"}`, fair.ReceiptError{Fault: fair.BadInput}},
		{schema + `,"input":{"nonce":7}}`, fair.ReceiptError{Fault: fair.BadInput}},
		{schema + `,"input":{"game":"dond","x":null}}`, fair.ReceiptError{Fault: fair.BadInput}},
		{schema + `,"input":{` + strings.Join(many, ",") + `}}`, fair.ReceiptError{Fault: fair.BadInput}},
		{strings.Repeat(" ", fair.MaxReceipt) + "{", fair.ReceiptError{Fault: fair.ReceiptTooLarge, Detail: strconv.Itoa(fair.MaxReceipt + 1)}},
	}
	for _, test := range tests {
		_, err := replay(test.text)
		var got *fair.ReceiptError
		if !errors.As(err, &got) || *got != test.want {
			t.Errorf("%.60q: got %v, want %v", test.text, err, &test.want)
		}
	}
	err := &fair.ReceiptError{Fault: fair.OtherSchema, Detail: "x"}
	if got, want := err.Error(), "fair: receipt: other schema: x"; got != want {
		t.Errorf("error: got %q, want %q", got, want)
	}
}

// TestReplayCarriesOver: findings that do not follow from what is left of the
// input, as a link, the page or the library note them.
func TestReplayCarriesOver(t *testing.T) {
	long := strings.Repeat("ż", fair.MaxField)
	base := rounds()[0].round
	without := func(f fair.Field) fair.Round {
		round := with(base, f, "")
		delete(round, f)
		return round
	}
	for _, c := range []checked{
		{"link", without(fair.FieldNonce), []fair.Finding{
			{Code: fair.DuplicateField, Field: fair.FieldNonce}, {Code: fair.DuplicateField, Field: "x"}, {Code: fair.QueryLink},
		}},
		{"escapes", without(fair.FieldServerSeed), []fair.Finding{
			{Code: fair.BadText, Field: fair.FieldServerSeed, Reason: fair.BadEscape, Read: "ab%zz", At: 3},
			{Code: fair.BadText, Field: "%zz", Reason: fair.BadEscape, Read: "1"},
			{Code: fair.BadText, Field: fair.FieldSeen + "2", Reason: fair.BadEscape, Read: long + "%", At: fair.MaxField + 1},
			{Code: fair.BadText, Field: fair.FieldServerSeed, Reason: fair.NotText, At: 7},
		}},
		{"refused", without(fair.FieldClientSeed), []fair.Finding{
			{Code: fair.TooLong, Field: fair.FieldClientSeed, Count: fair.MaxSeed + 5, Want: strconv.Itoa(fair.MaxSeed)},
		}},
		{"too long", with(with(base, fair.FieldSeen, long), "b", long), nil},
		{"long among short", with(with(with(with(base, "a", "1"), "b", long), fair.Field(long), "2"), "c", long), nil},
		{"no text", with(with(base, fair.FieldClientSeed, "a\ufffd\xff"), "b", "\xff"), nil},
	} {
		receipt := receiptOf(t, c.round, c.noted...)
		got, err := replay(receipt)
		if err != nil || len(got.Differences) > 0 {
			t.Errorf("%s: got %v, %.300q, want no difference", c.name, err, got.Differences)
		}
		if len(receipt) > 10000 {
			t.Errorf("%s: the receipt has %d bytes", c.name, len(receipt))
		}
	}
}

// TestReplayCarriesNothingElse: a finding that nothing could have noted is a
// difference like any other.
func TestReplayCarriesNothingElse(t *testing.T) {
	receipt := receiptOf(t, rounds()[0].round)
	for _, finding := range []string{
		`{"code":"query-link"}`,
		`{"code":"query-link","proof":[],"x":1}`,
		`{"code":"query-link","proof":["outcome"]}`,
		`{"code":"query-link","field":"nonce","proof":[]}`,
		`{"code":"query-link","proof":[]},{"code":"query-link","proof":[]}`,
		`{"code":"duplicate-field","proof":[]}`,
		`{"code":"duplicate-field","field":"nonce","proof":[]}`,
		`{"code":"duplicate-field","field":"x","at":1,"proof":[]}`,
		`{"code":"too-long","field":"nonce","count":99999,"want":"16384","proof":[]}`,
		`{"code":"too-long","field":"safe","count":16384,"want":"16384","proof":[]}`,
		`{"code":"too-long","field":"safe","count":16385,"want":"4194304","proof":[]}`,
		`{"code":"bad-text","field":"nonce","at":1,"reason":"not-text","proof":[]}`,
		`{"code":"bad-text","field":"safe","reason":"not-text","proof":[]}`,
		`{"code":"bad-text","field":"safe","at":2,"reason":"bad-escape","read":"a","proof":[]}`,
		`{"code":"bad-text","field":"nonce","at":1,"reason":"bad-escape","read":"%","proof":[]}`,
		`{"code":"bad-nonce","field":"nonce","reason":"not-digit","at":1,"char":"U+0041","proof":[]}`,
		`{"code":"unknown-field","field":"x","read":"1","proof":[]}`,
		`{"code":"seeds-swapped","proof":["outcome"]}`,
		`7`, `{"code":7}`,
	} {
		wantAltered(t, finding, strings.Replace(receipt, `"findings":[]`, `"findings":[`+finding+`]`, 1))
		invalid := strings.Replace(receipt, `"verdict":"verified"`, `"verdict":"invalid"`, 1)
		wantAltered(t, finding, strings.Replace(invalid, `"findings":[]`, `"findings":[`+finding+`]`, 1))
	}
}

// TestReplayOfLongSeeds: each byte is an escape of six; and so the longest seeds
// fit into the longest receipt.
func TestReplayOfLongSeeds(t *testing.T) {
	const part = 16
	long := strings.Repeat("\x00", fair.MaxSeed/part)
	receipt := receiptOf(t, fair.Round{fair.FieldGame: "dond", fair.FieldServerSeed: long, fair.FieldClientSeed: long})
	if got, err := replay(receipt); err != nil || len(got.Differences) > 0 {
		t.Errorf("got %v, %.200q, want no difference", err, got.Differences)
	}
	if n := len(receipt) * part; n > fair.MaxReceipt {
		t.Errorf("a receipt of %d bytes is possible, but only %d are read", n, fair.MaxReceipt)
	}
}

func FuzzReplay(f *testing.F) {
	for _, c := range rounds() {
		receipt, err := games.Verify(c.round, c.noted...).Receipt()
		if err != nil {
			f.Fatal(err)
		}
		f.Add(receipt)
	}
	f.Fuzz(func(t *testing.T, receipt []byte) {
		got, err := fair.Replay(games.All(), receipt)
		if err != nil {
			return
		}
		var compact bytes.Buffer
		if err := json.Compact(&compact, receipt); err != nil {
			t.Fatal(err)
		}
		again, err := got.Report.Receipt()
		if err != nil {
			t.Fatal(err)
		}
		if same := bytes.Equal(again, compact.Bytes()); same != (len(got.Differences) == 0) {
			t.Errorf("%q: equal %t, differences %q", receipt, same, got.Differences)
		}
	})
}

// A seed that is no text gives no verdict on any other seed: the receipt is altered,
// and its round cannot be checked.
func TestReplayOfADamagedSeed(t *testing.T) {
	for _, r := range rounds()[:3] {
		receipt, err := games.Check(r.round).Receipt()
		if err != nil {
			t.Fatal(err)
		}
		got, err := replay(strings.Replace(string(receipt), `"clientSeed":"`, `"clientSeed":"a\ud800`, 1))
		if err != nil {
			t.Fatalf("%s: %v", r.name, err)
		}
		report := got.Report
		if report.Verdict != fair.Invalid || report.Findings[0].Code != fair.BadText || report.Findings[0].At != 2 {
			t.Errorf("%s: got %s, %+v, want %s, %s at 2", r.name, report.Verdict, report.Findings, fair.Invalid, fair.BadText)
		}
		if len(got.Differences) == 0 {
			t.Errorf("%s: got no difference", r.name)
		}
	}
}

// TestDamaged: a backslash in front of ufffd is text, and excuses no damaged
// character elsewhere.
func TestDamaged(t *testing.T) {
	for raw, want := range map[string]int{
		`"a\\ufffd\ud800"`:   8,
		`"a\\\ud800"`:        3,
		`"\ude00\ud83d"`:     1,
		`"a\\\\ufffd\ufffd"`: 0,
		`"a\\ufffd\uFFFD�"`:  0,
		`"\ud83d\ude00"`:     0,
	} {
		var text string
		if err := json.Unmarshal([]byte(raw), &text); err != nil {
			t.Fatal(err)
		}
		if got := fair.Damaged([]byte(raw), text); got != want {
			t.Errorf("%s: got %d, want %d", raw, got, want)
		}
	}
}
