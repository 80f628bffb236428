package fair

import (
	"strconv"
	"strings"
)

// reasonWords says in Go errors what a reason means.
var reasonWords = map[Reason]string{
	NotDigit:    "not a digit",
	LeadingZero: "leading zero",
	OutOfRange:  "out of range",
	NotHex:      "not a hex digit",
	WrongLength: "wrong length",
	WrongCount:  "wrong number of entries",
	Repeated:    "repeated",
	NotAmount:   "not a plain decimal",
	NotPair:     "not case:amount",
	BothWays:    "given as mine and as safe",
	NotChoice:   "not one of the choices",
	NotText:     "not UTF-8",
	BadEscape:   "bad percent escape",
	OtherGame:   "belongs to another game",
	NotBet:      "not a bet",
	NotOnWheel:  "not on this wheel",
	NotAdjacent: "numbers do not lie together",
	NotStake:    "not a positive decimal",
}

// Error words the finding for a programmer, as in
//
//	fair: mines: "25": out of range, want 1 to 24
//
// What a player reads is worded from the members, in the player's language.
func (f Finding) Error() string {
	text := "fair: "
	if f.Field != "" {
		text += string(f.Field) + ": "
	}
	if f.Read != "" {
		text += strconv.Quote(f.Read) + ": "
	}
	text += f.what()
	if f.Char != "" {
		text += " " + f.Char
	}
	if f.At != 0 {
		text += " at character " + strconv.Itoa(f.At)
	}
	if f.Count != 0 {
		text += ", got " + strconv.Itoa(f.Count)
	}
	if f.Want != "" {
		text += ", want " + f.Want
	}
	return text
}

// what words the reason, or the code where it needs no reason.
func (f Finding) what() string {
	if words, ok := reasonWords[f.Reason]; ok {
		return words
	}
	return strings.ReplaceAll(string(f.Code), "-", " ")
}

// InvalidError says why a round cannot be evaluated: its findings, at least one.
type InvalidError struct{ Findings []Finding }

// Error gives the first finding and says how many more there are.
func (e *InvalidError) Error() string {
	text := e.Findings[0].Error()
	if more := len(e.Findings) - 1; more > 0 {
		text += " (and " + strconv.Itoa(more) + " more)"
	}
	return text
}
