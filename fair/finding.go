package fair

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// Code names what a [Finding] says. Codes are public and never renamed.
type Code string

// Codes of input that cannot be evaluated: one of them makes a report invalid.
const (
	MissingField   Code = "missing-field"
	UnknownField   Code = "unknown-field"
	DuplicateField Code = "duplicate-field"
	TooLong        Code = "too-long"
	BadText        Code = "bad-text"
	BadGame        Code = "bad-game"
	BadNonce       Code = "bad-nonce"
	BadMines       Code = "bad-mines"
	BadWheel       Code = "bad-wheel"
	BadCommitment  Code = "bad-commitment"
	BadSignature   Code = "bad-signature"
	BadSeen        Code = "bad-seen"
	BadSafe        Code = "bad-safe"
	BadLadder      Code = "bad-ladder"
	BadBets        Code = "bad-bets"
)

// QueryLink says that the round came in a link's query, which the host of the
// page can read in its log. It changes no verdict.
const QueryLink Code = "query-link"

// Codes of what [Diagnose] finds: why a round may not match. They change no
// verdict.
const (
	SeedIsCommitment   Code = "seed-is-commitment"
	CommitmentIsSeed   Code = "commitment-is-seed"
	SeedsSwapped       Code = "seeds-swapped"
	OuterSpace         Code = "outer-space"
	InnerSpace         Code = "inner-space"
	InvisibleCharacter Code = "invisible-character"
	HexCase            Code = "hex-case"
	HexPrefix          Code = "hex-prefix"
	UnicodeForm        Code = "unicode-form"
	Quoted             Code = "quoted"
	LookAlike          Code = "look-alike"
	NonceOff           Code = "nonce-off"
	OtherWheel         Code = "other-wheel"
	OtherMines         Code = "other-mines"
	AnotherGame        Code = "other-game"
	SeedDecoded        Code = "seed-decoded"
	KeyDecoded         Code = "key-decoded"
	OtherHash          Code = "other-hash"
	SeveralValues      Code = "several-values"
	WholeRound         Code = "whole-round"
)

// observations are the codes that do not make a report invalid.
var observations = map[Code]bool{
	QueryLink: true, SeedIsCommitment: true, CommitmentIsSeed: true, SeedsSwapped: true,
	OuterSpace: true, InnerSpace: true, InvisibleCharacter: true, HexCase: true, HexPrefix: true,
	UnicodeForm: true, Quoted: true, LookAlike: true, NonceOff: true, OtherWheel: true, OtherMines: true,
	AnotherGame: true, SeedDecoded: true, KeyDecoded: true, OtherHash: true, SeveralValues: true, WholeRound: true,
}

// Reason tells apart the ways in which one field can be wrong.
type Reason string

// Reasons, with the members of [Finding] that each fills beside Field and Read.
const (
	NotDigit    Reason = "not-digit"    // At, Char: no digit 0 to 9; no Char where nothing stands
	LeadingZero Reason = "leading-zero" // At
	OutOfRange  Reason = "out-of-range" // Want: "1 to 24"; At where it is in a list
	NotHex      Reason = "not-hex"      // At, Char
	WrongLength Reason = "wrong-length" // Count, Want: characters
	WrongCount  Reason = "wrong-count"  // Count, Want: entries of a list
	Repeated    Reason = "repeated"     // At: an entry that stands in the list before
	NotAmount   Reason = "not-amount"   // At, Char: no plain decimal such as 1000 or 0.01
	NotPair     Reason = "not-pair"     // At: no case:amount
	BothWays    Reason = "both-ways"    // At: a tile given as mine and as safe
	NotChoice   Reason = "not-choice"   // Want: the words that are allowed
	NotText     Reason = "not-text"     // At: bytes that are no UTF-8
	BadEscape   Reason = "bad-escape"   // At: a % in a link that no two hex digits follow
	OtherGame   Reason = "other-game"   // a field that belongs to another game
	NotBet      Reason = "not-bet"      // At, Want: the types of bets
	NotOnWheel  Reason = "not-on-wheel" // At, Want: a bet that only the other wheel has
	NotAdjacent Reason = "not-adjacent" // At: numbers that do not lie so on the layout
	NotStake    Reason = "not-stake"    // At, Char: no positive decimal
)

// Finding is one thing that the check noticed about the input.
//
// At counts characters (code points) from 1 in the field's text; 0 means the
// whole field. Read is what was read there, cut to [MaxRead] characters.
type Finding struct {
	Code   Code   `json:"code"`
	Field  Field  `json:"field,omitempty"`
	At     int    `json:"at,omitempty"`
	Char   string `json:"char,omitempty"` // U+200B
	Reason Reason `json:"reason,omitempty"`
	Read   string `json:"read,omitempty"`
	Count  int    `json:"count,omitempty"`
	Want   string `json:"want,omitempty"`
	// Algorithm is the function that would match, of [OtherHash].
	Algorithm Algorithm `json:"algorithm,omitempty"`
	// Proof lists what matches once Fix is applied, as recomputed:
	// "commitment", "signature", "outcome". Empty: an observation that proves
	// nothing.
	Proof []string `json:"proof"`
	// OneIn says, where only the outcome proves the finding, that chance alone
	// brings such a find about once in so many rounds.
	OneIn string `json:"oneIn,omitempty"`
	// Fix has the changed fields; nil where none is meant.
	Fix Round `json:"fix,omitempty"`
}

// MaxRead is the length to which [Finding].Read is cut, in characters.
const MaxRead = 40

// Invalid reports whether the finding means that the input cannot be evaluated.
func (f Finding) Invalid() bool { return !observations[f.Code] }

// CharName writes a character as U+200B.
func CharName(r rune) string {
	name := strings.ToUpper(strconv.FormatInt(int64(r), 16))
	return "U+" + strings.Repeat("0", max(0, 4-len(name))) + name
}

// cut shortens what was read to MaxRead characters.
func cut(text string) string {
	n := 0
	for i := range text {
		if n == MaxRead {
			return legible(text[:i]) + "…"
		}
		n++
	}
	return legible(text)
}

// legible returns the text with U+FFFD for each byte that is no UTF-8.
func legible(text string) string {
	if utf8.ValidString(text) {
		return text
	}
	return string([]rune(text))
}

// charAt gives the number, from 1, of the character that starts at byte i.
func charAt(text string, i int) int { return utf8.RuneCountInString(text[:i]) + 1 }

// In returns the finding as one about an entry of a list field: it gets the
// field, the code, and the entry's place in front of its own.
func (f Finding) In(field Field, code Code, item Item) Finding {
	f.Field, f.Code = field, code
	f.At = item.At + max(f.At, 1) - 1
	return f
}
