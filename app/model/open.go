package model

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"slices"
	"strings"

	"roundcheck/app/model/link"
	"roundcheck/fair"
	"roundcheck/fair/games"
)

// Opened says what a file that the player opened turned out to be.
type Opened struct {
	Kind        OpenedKind
	Schema      string            // of a receipt that is of another kind
	Differences []fair.Difference // of a receipt that was altered
}

// OpenedKind is a receipt or a round, both of which fill the page, or why it is
// neither: then one of the faults of package fair.
type OpenedKind string

// What fills the page.
const (
	Unaltered OpenedKind = "unaltered"
	Altered   OpenedKind = "altered"
	RoundFile OpenedKind = "round"
)

// Fills reports whether the file filled the page.
func (o Opened) Fills() bool { return o.Kind == Unaltered || o.Kind == Altered || o.Kind == RoundFile }

const byteOrderMark = "\ufeff"

// Open fills the state from a file: a receipt, whose input is checked anew, or an
// object with the fields of a round. Undo brings back what was there. Any other
// file changes nothing. Editors put a byte order mark in front; it is no content.
func (s *State) Open(file []byte) Opened {
	file = bytes.TrimPrefix(file, []byte(byteOrderMark))
	replayed, err := fair.Replay(games.All(), file)
	var bad *fair.ReceiptError
	switch {
	case err == nil:
		s.Fill(replayed.Report.Input, replayed.Noted)
		if len(replayed.Differences) > 0 {
			return Opened{Kind: Altered, Differences: replayed.Differences}
		}
		return Opened{Kind: Unaltered}
	case !errors.As(err, &bad):
		return Opened{Kind: OpenedKind(fair.ReceiptNotJSON)}
	case bad.Fault == fair.OtherSchema:
		return Opened{Kind: OpenedKind(bad.Fault), Schema: bad.Detail}
	case bad.Fault != fair.NoReceipt:
		return Opened{Kind: OpenedKind(bad.Fault)}
	}
	round, noted, ok := readRound(file)
	if !ok {
		return Opened{Kind: OpenedKind(fair.NoReceipt)}
	}
	s.Fill(round, noted)
	return Opened{Kind: RoundFile}
}

// readRound reads an object of texts and numbers, which are taken as they are
// written, with at least one field of a round. A field that is given twice, or is
// no text that UTF-8 could hold, is noted and left out, as in a link.
func readRound(file []byte) (fair.Round, []fair.Finding, bool) {
	dec := json.NewDecoder(bytes.NewReader(file))
	if start, err := dec.Token(); err != nil || start != json.Delim('{') {
		return nil, nil, false
	}
	round, times, fields := fair.Round{}, map[fair.Field]int{}, 0
	var noted []fair.Finding
	for dec.More() {
		key, err := dec.Token()
		var raw json.RawMessage
		if err != nil || dec.Decode(&raw) != nil {
			return nil, nil, false
		}
		text, ok := plainText(raw)
		f := link.Name(key.(string))
		if times[f]++; !ok || len(times) > link.MaxStrays {
			return nil, nil, false
		}
		if slices.Contains(fair.Fields(), f) {
			fields++
		}
		at := fair.Damaged(raw, text)
		switch {
		case times[f] > 1:
			delete(round, f)
			if times[f] == 2 {
				noted = append(noted, fair.Finding{Code: fair.DuplicateField, Field: f})
			}
		case at > 0:
			noted = append(noted, fair.Finding{Code: fair.BadText, Field: f, Reason: fair.NotText, At: at})
		default:
			round[f] = text
		}
	}
	_, err := dec.Token()
	_, end := dec.Token()
	return round, noted, fields > 0 && err == nil && end == io.EOF
}

// plainText returns what a string says, or how a number is written.
func plainText(raw []byte) (string, bool) {
	if strings.IndexByte("-0123456789", raw[0]) >= 0 {
		return string(raw), true
	}
	var text string
	return text, raw[0] == '"' && json.Unmarshal(raw, &text) == nil
}
