package fair_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"io"
	"slices"
	"strings"
	"testing"

	"roundcheck/fair"
	"roundcheck/fair/games"
)

func receiptOf(t *testing.T, round fair.Round, noted ...fair.Finding) string {
	t.Helper()
	receipt, err := games.Verify(round, noted...).Receipt()
	if err != nil {
		t.Fatal(err)
	}
	if !json.Valid(receipt) || bytes.ContainsAny(receipt, "\n\r\u2028\u2029") {
		t.Fatalf("receipt: got %s, want JSON on one line", receipt)
	}
	return string(receipt)
}

// keys lists the keys of a JSON object, in order.
func keys(t *testing.T, object string) []string {
	t.Helper()
	dec := json.NewDecoder(strings.NewReader(object))
	var list []string
	depth := 0
	for {
		token, err := dec.Token()
		if err == io.EOF {
			return list
		}
		if err != nil {
			t.Fatal(err)
		}
		switch token := token.(type) {
		case json.Delim:
			depth += map[json.Delim]int{'{': 1, '[': 1, '}': -1, ']': -1}[token]
		case string:
			if depth != 1 {
				continue
			}
			list = append(list, token)
			var value json.RawMessage
			if err := dec.Decode(&value); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// member returns the text of one member of an object.
func member(t *testing.T, object, key string) string {
	t.Helper()
	var members map[string]json.RawMessage
	if err := json.Unmarshal([]byte(object), &members); err != nil {
		t.Fatal(err)
	}
	return string(members[key])
}

func TestReceiptKeysInOrder(t *testing.T) {
	signed := []string{"schema", "input", "verdict", "commitment", "signature", "outcome", "findings", "steps", "digest"}
	unsigned := []string{"schema", "input", "verdict", "commitment", "outcome", "findings", "steps", "digest"}
	for _, test := range []struct {
		round fair.Round
		want  []string
	}{
		{signedRound, signed},
		{with(signedRound, fair.FieldNonce, "x"), signed},
		{unsignedRound, unsigned},
		{with(unsignedRound, fair.FieldGame, "x"), signed},
		{nil, signed},
	} {
		if got := keys(t, receiptOf(t, test.round)); !slices.Equal(got, test.want) {
			t.Errorf("%q: keys: got %q, want %q", test.round, got, test.want)
		}
	}
	round := fair.Round{"zz": "1", "aa": "2"}
	var want []string
	for _, f := range fair.Fields() {
		round[f] = "x"
		want = append(want, string(f))
	}
	want = append(want, "aa", "zz")
	if got := keys(t, member(t, receiptOf(t, round), "input")); !slices.Equal(got, want) {
		t.Errorf("input: keys: got %q, want %q", got, want)
	}
}

func TestReceiptOfAnInvalidRound(t *testing.T) {
	const head = `{"schema":"roundcheck-receipt/1","input":`
	tests := []struct {
		round fair.Round
		want  string
	}{
		{nil, head + `{},"verdict":"invalid","commitment":null,"signature":null,"outcome":null,` +
			`"findings":[{"code":"missing-field","field":"game","proof":[]}],"steps":[]}`},
		{fair.Round{fair.FieldGame: "poker"}, head + `{"game":"poker"},"verdict":"invalid","commitment":null,"signature":null,"outcome":null,` +
			`"findings":[{"code":"bad-game","field":"game","reason":"not-choice","read":"poker","want":"cloudbet-mines, cloudbet-roulette, dond","proof":[]}],"steps":[]}`},
		{fair.Round{fair.FieldGame: "dond"}, head + `{"game":"dond"},"verdict":"invalid","commitment":null,"outcome":null,` +
			`"findings":[{"code":"missing-field","field":"serverSeed","proof":[]},{"code":"missing-field","field":"clientSeed","proof":[]}],"steps":[]}`},
		{fair.Round{fair.FieldGame: "dond", fair.FieldServerSeed: "\xff<\x00", fair.FieldClientSeed: ""},
			head + `{"game":"dond","serverSeed":"` + "\ufffd" + `<\u0000","clientSeed":""},"verdict":"invalid","commitment":null,"outcome":null,` +
				`"findings":[{"code":"bad-text","field":"serverSeed","at":1,"reason":"not-text","proof":[]}],"steps":[]}`},
	}
	for _, test := range tests {
		got, _, _ := strings.Cut(receiptOf(t, test.round), `,"digest":`)
		if got += "}"; got != test.want {
			t.Errorf("%q:\n got %s\nwant %s", test.round, got, test.want)
		}
	}
}

// TestReceiptIsForReading: <, > and & stand as they are, and every text comes
// back as it went in.
func TestReceiptIsForReading(t *testing.T) {
	const text = "<a href='x'>&\"\\\t\r\n\u2028\u200b😀\x7f\ufffd"
	receipt := receiptOf(t, with(with(unsignedRound, fair.FieldClientSeed, text), fair.FieldServerSeed, text))
	if !strings.Contains(receipt, `"clientSeed":"<a href='x'>&\"\\\t\r\n\u2028`) {
		t.Errorf("receipt: got %s, want <, > and & as they are", receipt)
	}
	var got struct{ Input fair.Round }
	if err := json.Unmarshal([]byte(receipt), &got); err != nil {
		t.Fatal(err)
	}
	for _, f := range []fair.Field{fair.FieldServerSeed, fair.FieldClientSeed} {
		if got.Input[f] != text {
			t.Errorf("%s: got %q, want %q", f, got.Input[f], text)
		}
	}
}

// TestReceiptDigest: anybody can compute it from what stands before.
func TestReceiptDigest(t *testing.T) {
	object, digest, _ := strings.Cut(receiptOf(t, signedRound), `,"digest":"`)
	sum := sha256.Sum256([]byte(object + "}"))
	if want := hex.EncodeToString(sum[:]) + `"}`; digest != want {
		t.Errorf("digest: got %s, want %s", digest, want)
	}
}

// TestReceiptOfFindings: a finding's members have one order, and a fix shows its
// fields in theirs.
func TestReceiptOfFindings(t *testing.T) {
	finding := fair.Finding{
		Code: fair.QueryLink, Field: fair.FieldNonce, At: 1, Char: "U+0041", Reason: fair.NotDigit, Read: "<", Count: 2, Want: ">",
		Proof: []string{"outcome"}, Fix: fair.Round{fair.FieldNonce: "&", fair.FieldServerSeed: "s"},
	}
	const want = `[{"code":"query-link","field":"nonce","at":1,"char":"U+0041","reason":"not-digit","read":"<","count":2,"want":">",` +
		`"proof":["outcome"],"fix":{"serverSeed":"s","nonce":"&"}}]`
	if got := member(t, receiptOf(t, unsignedRound, finding), "findings"); got != want {
		t.Errorf("findings: got %s, want %s", got, want)
	}
}

func TestReceiptLeavesOutWhatIsTooLong(t *testing.T) {
	long := strings.Repeat("x", fair.MaxSeed+1)
	receipt := receiptOf(t, fair.Round{
		fair.FieldGame:       "dond",
		fair.FieldServerSeed: long,
		fair.FieldClientSeed: "c",
		fair.Field(long):     "a name too long",
		"other":              long,
	})
	if len(receipt) > 2000 {
		t.Fatalf("receipt: got %d bytes, want no more than 2000", len(receipt))
	}
	if got, want := member(t, receipt, "input"), `{"game":"dond","clientSeed":"c"}`; got != want {
		t.Errorf("input: got %s, want %s", got, want)
	}
}
