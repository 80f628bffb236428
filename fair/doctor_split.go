package fair

import (
	"bytes"
	"encoding/json"
	"slices"
	"strconv"
	"strings"
)

// maxValues is how many values of a list are tried.
const maxValues = 24

// wholeRounds looks for a field that holds a whole round: JSON, or the seeds and
// the nonce with colons, as they are hashed.
func (d *doctor) wholeRounds(b base) {
	for _, f := range Fields() {
		text := b.round[f]
		change := parseRound(text)
		sure := change != nil
		if !sure {
			change = d.joined(b, f, text)
			sure = looksHashed(change[FieldServerSeed]) && b.report.Outcome == nil
		}
		if change == nil {
			continue
		}
		if _, ok := change[f]; !ok { // the field's own text is none of its own
			change[f] = ""
		}
		finding := Finding{Code: WholeRound, Field: f}
		if !d.try(b, finding, change, 1) && sure {
			d.offer(b, finding, change)
		}
	}
}

// looksHashed reports whether a text looks like the seeds that casinos use.
func looksHashed(s string) bool {
	return len(s) == 64 && !strings.ContainsFunc(s, func(r rune) bool { return !isHex(r) })
}

// offer keeps a change that proves nothing, as long as it spoils nothing: that a
// field holds a round can be seen.
func (d *doctor) offer(b base, f Finding, change Round) {
	round := with(b.round, change)
	report, ok := d.verify(round)
	if !ok || spoils(b.report, report) || breaks(b.report, report, change) || len(report.invalid()) > len(b.report.invalid()) {
		return
	}
	f.Fix = d.fix(round)
	d.keep(f, readable)
}

// parseRound reads JSON with the fields of a round, or a receipt with its input.
// It returns nil for any other text.
func parseRound(text string) Round {
	if !strings.HasPrefix(trim(text), "{") {
		return nil
	}
	var members map[string]json.RawMessage
	if json.Unmarshal([]byte(trim(text)), &members) != nil {
		return nil
	}
	if input, ok := members["input"]; ok {
		members = nil
		if json.Unmarshal(input, &members) != nil {
			return nil
		}
	}
	round := Round{}
	for _, f := range Fields() {
		if value, ok := jsonText(members[string(f)]); ok {
			round[f] = value
		}
	}
	if _, ok := round[FieldServerSeed]; !ok || len(round) < 2 {
		return nil
	}
	return round
}

// jsonText gives the text of a member: a string, a number as it is written, or a
// list of them.
func jsonText(raw json.RawMessage) (string, bool) {
	dec := json.NewDecoder(bytes.NewReader(raw))
	dec.UseNumber()
	var value any
	if dec.Decode(&value) != nil {
		return "", false
	}
	list, ok := value.([]any)
	if !ok {
		return scalar(value)
	}
	var texts []string
	for _, entry := range list {
		text, ok := scalar(entry)
		if !ok {
			return "", false
		}
		texts = append(texts, text)
	}
	return strings.Join(texts, ","), true
}

func scalar(value any) (string, bool) {
	switch value := value.(type) {
	case string:
		return value, !strings.ContainsRune(value, '\ufffd')
	case json.Number:
		return value.String(), true
	}
	return "", false
}

// joined cuts server:client:nonce, or server:client where there is no nonce. It
// is for either seed and for the signature, under which it may stand.
func (d *doctor) joined(b base, f Field, text string) Round {
	scheme, ok := d.scheme(b)
	if !ok || f != FieldServerSeed && f != FieldClientSeed && f != FieldSignature {
		return nil
	}
	server, rest, ok := strings.Cut(trim(text), ":")
	if !ok {
		return nil
	}
	if !scheme.Signed {
		return Round{FieldServerSeed: server, FieldClientSeed: rest}
	}
	i := strings.LastIndexByte(rest, ':')
	if i < 0 {
		return nil
	}
	client, nonce := rest[:i], rest[i+1:]
	if _, err := strconv.ParseUint(nonce, 10, 64); err != nil {
		return nil
	}
	return Round{FieldServerSeed: server, FieldClientSeed: client, FieldNonce: nonce}
}

// severalValues looks for a field that holds several values: what belongs into
// the fields behind it, or others of its own kind.
func (d *doctor) severalValues(b base) {
	for _, f := range []Field{FieldServerSeed, FieldClientSeed, FieldNonce, FieldCommitment, FieldSignature} {
		values := cutValues(b.round[f])
		if len(values) < 2 || len(values) > maxValues {
			continue
		}
		finding := Finding{Code: SeveralValues, Field: f, Count: len(values)}
		if f == FieldServerSeed || f == FieldClientSeed {
			d.spread(b, finding, values)
		}
		for _, value := range values {
			d.try(b, finding, Round{f: value}, 1)
		}
	}
}

// spread tries values as server seed, client seed and nonce, in this order.
func (d *doctor) spread(b base, f Finding, values []string) {
	if scheme, ok := d.scheme(b); ok && scheme.Signed && len(values) == 3 {
		d.try(b, f, Round{FieldServerSeed: values[0], FieldClientSeed: values[1], FieldNonce: values[2]}, 1)
	}
	if len(values) == 2 {
		d.try(b, f, Round{FieldServerSeed: values[0], FieldClientSeed: values[1]}, 1)
	}
}

// cutValues cuts a text at line breaks, or else at commas, semicolons, tabs and
// spaces. Empty values do not count.
func cutValues(text string) []string {
	for _, separators := range []string{"\r\n", ",;\t、", " "} {
		values := strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(separators, r) })
		for i := range values {
			values[i] = trim(values[i])
		}
		values = slices.DeleteFunc(values, func(v string) bool { return v == "" })
		if len(values) > 1 {
			return values
		}
	}
	return nil
}
