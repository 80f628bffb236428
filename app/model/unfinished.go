package model

import (
	"slices"
	"strings"
	"unicode/utf8"

	"roundcheck/fair"
	"roundcheck/fair/games/dond"
)

// Waiting reports whether the only thing wrong with the input is what is still
// missing, or being typed just now in the field with the caret, or the box of the
// case with it, from 1.
func (s *State) Waiting(typing fair.Field, box int) bool {
	if s.Growing(typing, box) {
		return true
	}
	for _, f := range s.report.Findings {
		if f.Invalid() && f.Code != fair.MissingField && !s.Unfinished(f, typing) {
			return false
		}
	}
	return s.report.Verdict == fair.Invalid
}

// Unfinished reports whether a finding is only about what a player who is still
// typing a list has not got to yet: the entry behind the last comma is empty, or
// may go on. While the caret is in that field it is no error; "4,1" may well
// become "4,12", and "4, 9" will be read as 4,9 in the end.
func (s *State) Unfinished(f fair.Finding, typing fair.Field) bool {
	lists := []fair.Field{fair.FieldSeen, fair.FieldSafe, fair.FieldLadder, fair.FieldBets}
	if f.Field != typing || !slices.Contains(lists, f.Field) {
		return false
	}
	text := s.Text(f.Field)
	if f.Reason != fair.BothWays && s.Readable(f.Field) {
		return true
	}
	last := utf8.RuneCountInString(text[:strings.LastIndexAny(text, ",;")+1]) + 1
	switch f.Reason {
	case fair.WrongCount: // of the numbers of the last bet, or of amounts yet to come
		return f.At >= last || f.At == 0 && f.Count < dond.Cases
	case fair.Repeated, fair.NotPair, fair.NotStake, fair.NotBet:
		return f.At >= last
	case fair.NotDigit, fair.NotAmount:
		return f.At >= last && (f.Read == "" || strings.HasSuffix(f.Read, "."))
	}
	return false
}
