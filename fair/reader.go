package fair

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Limits on the length of a field, in bytes. They are far above anything real
// and keep a hostile link or file from filling the memory.
const (
	MaxSeed  = 4 << 20 // either seed
	MaxField = 16 << 10
)

// Limit returns the longest text, in bytes, that field f may hold.
func Limit(f Field) int {
	if f == FieldServerSeed || f == FieldClientSeed {
		return MaxSeed
	}
	return MaxField
}

// Reader hands a round's fields to the code that parses them and keeps what is
// wrong with them. Each field is parsed strictly: the one right way to write a
// value is accepted, everything else is a finding with its place.
type Reader struct {
	round    Round
	findings []Finding
	broken   map[Field]bool
}

func newReader(round Round, noted []Finding) *Reader {
	r := &Reader{round: round, broken: map[Field]bool{}}
	for _, f := range noted {
		r.Fail(f)
	}
	return r
}

// Fail notes a finding.
func (r *Reader) Fail(f Finding) {
	f.Read = cut(f.Read)
	if f.Proof == nil {
		f.Proof = []string{}
	}
	if f.Field != "" && f.Invalid() {
		r.broken[f.Field] = true
	}
	r.findings = append(r.findings, f)
}

// checkFields looks at every field before any is parsed, whatever the game: is
// its name known, is it short enough, is it text?
func (r *Reader) checkFields() {
	known := Fields()
	for _, f := range r.round.sorted() {
		text := r.round[f]
		switch {
		case !slices.Contains(known, f):
			r.Fail(Finding{Code: UnknownField, Field: Field(cut(string(f))), Read: text})
		case len(text) > Limit(f):
			r.Fail(Finding{Code: TooLong, Field: f, Count: len(text), Want: strconv.Itoa(Limit(f))})
		default:
			r.checkText(f, text)
		}
	}
}

// checkOwn notes the fields that hold something but belong to another game.
func (r *Reader) checkOwn(own []Field) {
	for _, f := range Fields() {
		if text := r.round[f]; text != "" && !slices.Contains(own, f) {
			r.Fail(Finding{Code: UnknownField, Field: f, Read: text, Reason: OtherGame})
		}
	}
}

func (r *Reader) checkText(f Field, text string) {
	for i, c := range text {
		if c != utf8.RuneError {
			continue
		}
		if _, size := utf8.DecodeRuneInString(text[i:]); size == 1 {
			r.Fail(Finding{Code: BadText, Field: f, Reason: NotText, At: charAt(text, i)})
			return
		}
	}
}

// Need returns a field's text and true, or notes that it is missing. A field
// that a finding has already called wrong is neither returned nor noted again.
func (r *Reader) Need(f Field) (string, bool) {
	text, ok := r.Optional(f)
	if !ok && !r.broken[f] {
		r.Fail(Finding{Code: MissingField, Field: f})
	}
	return text, ok
}

// Optional returns a field's text and whether it was given and is sound.
func (r *Reader) Optional(f Field) (string, bool) {
	if r.broken[f] {
		return "", false
	}
	return r.round.given(f)
}

// Uint parses a needed field as a whole number from low to high in plain
// decimal: digits 0 to 9 only, no sign, no leading zero.
func (r *Reader) Uint(f Field, code Code, low, high uint64) (uint64, bool) {
	text, ok := r.Need(f)
	if !ok {
		return 0, false
	}
	n, bad := ParseUint(text, low, high)
	if bad != nil {
		bad.Code, bad.Field = code, f
		r.Fail(*bad)
		return 0, false
	}
	return n, true
}

// Choice parses a needed field that holds one of a few words.
func (r *Reader) Choice(f Field, code Code, words ...string) (string, bool) {
	text, ok := r.Need(f)
	if !ok {
		return "", false
	}
	if !slices.Contains(words, text) {
		r.Fail(Finding{Code: code, Field: f, Reason: NotChoice, Read: text, Want: strings.Join(words, ", ")})
		return "", false
	}
	return text, true
}

// hash256 parses an optional field that holds a 256-bit hash: 64 hex digits in
// either case, returned as they are.
func (r *Reader) hash256(f Field, code Code) (string, bool) {
	text, ok := r.Optional(f)
	if !ok {
		return "", false
	}
	for i, c := range text {
		if !isHex(c) {
			r.Fail(Finding{Code: code, Field: f, Reason: NotHex, Read: text, At: charAt(text, i), Char: CharName(c)})
			return "", false
		}
	}
	if len(text) != 64 {
		r.Fail(Finding{Code: code, Field: f, Reason: WrongLength, Read: text, Count: len(text), Want: "64"})
		return "", false
	}
	return text, true
}

func isHex(c rune) bool {
	return c >= '0' && c <= '9' || c >= 'a' && c <= 'f' || c >= 'A' && c <= 'F'
}

// nonce parses the nonce, SPEC 1: a whole number up to 2^64 - 1. The text is
// returned as it is, since the one way to write it is also the one that is
// hashed.
func (r *Reader) nonce() (string, bool) {
	if _, ok := r.Uint(FieldNonce, BadNonce, 0, math.MaxUint64); !ok {
		return "", false
	}
	return r.round[FieldNonce], true
}
