package fair

import "slices"

// Field is the name of one of a round's text fields. The names are public: they
// stand in links, receipts, files and messages.
type Field string

// The fields of a round. Seeds, nonce and commitment belong to a scheme, the
// rest to the games.
const (
	FieldGame       Field = "game"
	FieldServerSeed Field = "serverSeed"
	FieldClientSeed Field = "clientSeed"
	FieldNonce      Field = "nonce"
	FieldMines      Field = "mines"
	FieldWheel      Field = "wheel"
	FieldLadder     Field = "ladder"
	FieldCommitment Field = "commitment"
	FieldSignature  Field = "signature"
	FieldSeen       Field = "seen"
	FieldSafe       Field = "safe"
	FieldBets       Field = "bets"
)

// Fields lists every field in the fixed order in which receipts write them.
func Fields() []Field {
	return []Field{
		FieldGame, FieldServerSeed, FieldClientSeed, FieldNonce,
		FieldMines, FieldWheel, FieldLadder,
		FieldCommitment, FieldSignature,
		FieldSeen, FieldSafe, FieldBets,
	}
}

// Round is one round as it came in: exact text by field. A field that is absent
// is not in the map. For the two seeds an empty text is a seed like any other;
// for every other field it counts as absent.
type Round map[Field]string

// given returns the field's text and whether it counts as given.
func (r Round) given(f Field) (string, bool) {
	text, ok := r[f]
	if f == FieldServerSeed || f == FieldClientSeed {
		return text, ok
	}
	return text, text != ""
}

// sorted lists the fields that are in the round: known ones in the order of
// [Fields], then unknown ones by name.
func (r Round) sorted() []Field {
	keys := make([]Field, 0, len(r))
	for _, f := range Fields() {
		if _, ok := r[f]; ok {
			keys = append(keys, f)
		}
	}
	known := len(keys)
	for f := range r {
		if !slices.Contains(keys[:known], f) {
			keys = append(keys, f)
		}
	}
	slices.Sort(keys[known:])
	return keys
}

// withinLimits returns the round without the fields that are too long to show,
// be it their text or, where it is none of ours, their name.
func (r Round) withinLimits() Round {
	short := make(Round, len(r))
	for f, text := range r {
		if len(f) <= MaxField && len(text) <= Limit(f) {
			short[Field(legible(string(f)))] = legible(text)
		}
	}
	return short
}

// MarshalJSON writes the round as an object whose keys stand in a fixed order,
// so that equal rounds give equal bytes.
func (r Round) MarshalJSON() ([]byte, error) {
	out := []byte{'{'}
	for i, f := range r.sorted() {
		if i > 0 {
			out = append(out, ',')
		}
		key, err := marshal(string(f))
		if err != nil {
			return nil, err
		}
		value, err := marshal(r[f])
		if err != nil {
			return nil, err
		}
		out = append(append(append(out, key...), ':'), value...)
	}
	return append(out, '}'), nil
}
