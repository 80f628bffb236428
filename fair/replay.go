package fair

import (
	"bytes"
	"encoding/json"
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// MaxReceipt is the longest receipt that Replay reads, in bytes: room for two
// seeds of [MaxSeed], with every byte written as an escape.
const MaxReceipt = 64 << 20

// MaxDifferences is how many differences Replay lists.
const MaxDifferences = 20

// Replayed is a receipt made anew from its own input.
type Replayed struct {
	// Report is what the input gives now, whatever the receipt says.
	Report Report
	// Noted has the findings that were carried over; see [Replay].
	Noted []Finding
	// Differences says where the receipt is not what its input gives, in the
	// receipt's order, up to [MaxDifferences]. None: it agrees with itself.
	Differences []Difference
}

// Difference is one place of a receipt.
type Difference struct {
	Path string // "steps[3].hex"; empty for the whole receipt
	// Got is the JSON that stands there, and Want what the input gives. Either is
	// empty where there is nothing.
	Got, Want string
}

// Replay recomputes everything in a receipt from its input, each step from the
// ones before, and compares. White space between the tokens does not count, as a
// mail program may change it; every other byte does.
//
// A receipt without differences agrees with itself and with its seeds. That does
// not prove who made it, nor what the casino showed: the input is taken at its
// word, and whoever changes it can make the rest anew. Where the digest is all
// that differs, it was the input that was changed.
//
// Some findings say how the input was read: that it came in a link's query, that
// a field was given twice, was damaged, or was too long to keep. They do not
// follow from the input that is left, and are carried over where the page could
// have noted them so.
//
// The error is a [*ReceiptError] for what is no receipt at all.
func Replay(games []Game, receipt []byte) (Replayed, error) {
	compact, err := compactReceipt(receipt)
	if err != nil {
		return Replayed{}, err
	}
	from, err := readReceipt(compact)
	if err != nil {
		return Replayed{}, err
	}
	round, noted := from.restore()
	out := Replayed{Report: remake(games, round, noted), Noted: noted}
	want, err := out.Report.Receipt()
	if err != nil {
		return Replayed{}, err
	}
	if !bytes.Equal(compact, want) {
		out.Differences = differences(compact, want)
	}
	return out, nil
}

// remake makes a report as the page makes them.
func remake(games []Game, round Round, noted []Finding) Report {
	return Check(games, round, noted...)
}

// ReceiptFault says why something is no receipt.
type ReceiptFault string

// The faults, with what Detail of the error has.
const (
	ReceiptTooLarge ReceiptFault = "too-large"    // the size in bytes
	ReceiptNotText  ReceiptFault = "not-text"     // no UTF-8
	ReceiptNotJSON  ReceiptFault = "not-json"     // the byte, from 1, where it stops being JSON
	NoReceipt       ReceiptFault = "no-receipt"   // JSON of another kind
	OtherSchema     ReceiptFault = "other-schema" // the schema's name
	BadInput        ReceiptFault = "bad-input"    // the input is no object of texts
)

// ReceiptError says that something is no receipt, and why.
type ReceiptError struct {
	Fault  ReceiptFault
	Detail string
}

// Error words the fault for a programmer.
func (e *ReceiptError) Error() string {
	text := "fair: receipt: " + strings.ReplaceAll(string(e.Fault), "-", " ")
	if e.Detail != "" {
		text += ": " + e.Detail
	}
	return text
}

// compactReceipt takes out the white space between tokens.
func compactReceipt(receipt []byte) ([]byte, error) {
	switch {
	case len(receipt) > MaxReceipt:
		return nil, &ReceiptError{ReceiptTooLarge, strconv.Itoa(len(receipt))}
	case !utf8.Valid(receipt):
		return nil, &ReceiptError{Fault: ReceiptNotText}
	}
	var b bytes.Buffer
	if json.Compact(&b, receipt) != nil {
		fault := &ReceiptError{Fault: ReceiptNotJSON}
		var place json.RawMessage // Compact does not count
		if syntax, ok := json.Unmarshal(receipt, &place).(*json.SyntaxError); ok {
			fault.Detail = strconv.FormatInt(syntax.Offset, 10)
		}
		return nil, fault
	}
	return b.Bytes(), nil
}

// maxMany is how many findings and how many keys of the input are read. No report
// of the page has as many, and a hostile file must not fill the memory.
const maxMany = 1000

// receiptInput is what a receipt is made from again.
type receiptInput struct {
	input    Round
	damaged  []Finding // texts of the input that are none, and are left out of it
	findings []Finding // those that can be decoded, up to the first that cannot
}

// readReceipt decodes only what has to be taken from the receipt. It need not be
// strict: the receipt that is made from it is compared byte by byte.
func readReceipt(compact []byte) (receiptInput, error) {
	var raw struct{ Schema, Input, Findings json.RawMessage }
	if json.Unmarshal(compact, &raw) != nil || len(raw.Schema) == 0 || raw.Schema[0] != '"' {
		return receiptInput{}, &ReceiptError{Fault: NoReceipt}
	}
	if schema := decode(raw.Schema); schema != ReceiptSchema {
		return receiptInput{}, &ReceiptError{OtherSchema, cut(schema)}
	}
	input, damaged, ok := readInput(raw.Input)
	if !ok {
		return receiptInput{}, &ReceiptError{Fault: BadInput}
	}
	return receiptInput{input, damaged, readFindings(raw.Findings)}, nil
}

func readInput(object []byte) (Round, []Finding, bool) {
	if len(object) == 0 || object[0] != '{' {
		return nil, nil, false
	}
	var damaged []Finding
	round, many := Round{}, 0
	for key, raw := range members(object) {
		if many++; raw[0] != '"' || many > maxMany {
			return nil, nil, false
		}
		text := decode(raw)
		if at := Damaged(raw, text); at > 0 {
			damaged = append(damaged, Finding{Code: BadText, Field: Field(key), Reason: NotText, At: at})
			continue
		}
		round[Field(key)] = text
	}
	return round, damaged, true
}

// Damaged is the place, from 1, of half a surrogate pair in a string of JSON,
// which can hold it as an escape and no UTF-8 can; 0 where there is none. Decoding
// put U+FFFD in its place.
func Damaged(raw []byte, text string) int {
	raw = bytes.ReplaceAll(raw, []byte(`\\`), nil) // behind an escaped backslash, ufffd is text
	sound := bytes.Count(raw, []byte("\ufffd")) + bytes.Count(bytes.ToLower(raw), []byte(`\ufffd`))
	if strings.Count(text, "\ufffd") <= sound {
		return 0
	}
	return utf8.RuneCountInString(text[:strings.Index(text, "\ufffd")]) + 1
}

func readFindings(array []byte) []Finding {
	var list []Finding
	if len(array) == 0 || array[0] != '[' {
		return nil
	}
	for text := range elements(array) {
		var f Finding
		if json.Unmarshal(text, &f) != nil || len(list) == maxMany {
			break
		}
		list = append(list, f)
	}
	return list
}

// restore returns the round as it was read, and the findings that were noted
// before it was checked, or that only a text could give that is not there.
//
// Those stand first, in the order in which they were noted. Behind them only a
// field of an unknown name can be missing, because it was too long: one of such
// a length is put in its place, and gives the same finding.
func (r receiptInput) restore() (Round, []Finding) {
	round := maps.Clone(r.input)
	noted := 0
	for noted < len(r.findings) && r.noted(noted) {
		noted++
	}
	for _, f := range r.findings[noted:] {
		if f.Code != UnknownField || f.Reason != "" {
			continue
		}
		name, text := Field(lengthen(string(f.Field))), lengthen(f.Read)
		if _, there := round[name]; !there && (len(name) > MaxField || len(text) > MaxField) {
			round[name] = text
		}
	}
	return round, append(r.findings[:noted:noted], r.damaged...)
}

// lengthen turns a text that was cut back into one that is too long to keep.
func lengthen(text string) string {
	short, wasCut := strings.CutSuffix(text, "…")
	if !wasCut || utf8.RuneCountInString(short) != MaxRead {
		return text
	}
	return short + strings.Repeat("x", MaxField+1)
}

// noted reports whether the finding at i could have been noted while the input
// was read, with nothing in it that no such finding has.
func (r receiptInput) noted(i int) bool {
	f := r.findings[i]
	same := func(o Finding) bool { return o.Code == f.Code && o.Field == f.Field && o.Reason == f.Reason }
	if slices.ContainsFunc(r.findings[:i], same) {
		return false
	}
	plain := Finding{Code: f.Code, Field: f.Field, Proof: []string{}}
	text, there := r.input[f.Field]
	switch {
	case f.Code == QueryLink:
		return f.Field == "" && equal(f, plain)
	case f.Field == "":
		return false
	case f.Code == DuplicateField:
		return !there && equal(f, plain)
	case f.Code == TooLong:
		plain.Count, plain.Want = f.Count, strconv.Itoa(Limit(f.Field))
		return !there && f.Count > Limit(f.Field) && equal(f, plain)
	case f.Reason == NotText:
		plain.Reason, plain.At = NotText, f.At
		return f.Code == BadText && f.At > 0 && (!there || hasRune(text, f.At, utf8.RuneError)) && equal(f, plain)
	case f.Reason == BadEscape:
		plain.Reason, plain.At, plain.Read = BadEscape, f.At, f.Read
		return f.Code == BadText && !there && escapes(f) && equal(f, plain)
	}
	return false
}

// escapes reports whether a damaged escape can be where the finding says. No
// place means that it is in the key.
func escapes(f Finding) bool {
	n := utf8.RuneCountInString(f.Read)
	return f.At == 0 || f.At > MaxRead && n > MaxRead || hasRune(f.Read, f.At, '%')
}

// hasRune reports whether character number at, from 1, is r.
func hasRune(text string, at int, r rune) bool {
	for _, c := range text {
		if at--; at == 0 {
			return c == r
		}
	}
	return false
}

// equal compares findings as a receipt shows them.
func equal(a, b Finding) bool {
	x, errX := marshal(a)
	y, errY := marshal(b)
	return errX == nil && errY == nil && bytes.Equal(x, y)
}
