package fair

import "encoding/hex"

// Step is one piece of evidence: a value with what it was computed from. Steps
// hold typed values and no prose, and each can be recomputed from the round and
// the steps before it. A game adds steps of its own.
type Step interface {
	// StepCode names the kind of step; it is the "code" of its JSON.
	StepCode() string
}

// Trace collects steps in the order in which they are computed. A nil trace
// collects nothing and costs nothing.
type Trace struct{ Steps []Step }

// Add appends a step. It may be called on nil.
func (t *Trace) Add(s Step) {
	if t != nil {
		t.Steps = append(t.Steps, s)
	}
}

// HashStep is a hash of fields, joined by ":" where there are several: the
// commitment (SPEC 1.1, 2.1) or the round signature (SPEC 1.2).
type HashStep struct {
	Code      string    `json:"code"` // "commitment" or "signature"
	Algorithm Algorithm `json:"algorithm"`
	Of        []Field   `json:"of"`
	Hex       string    `json:"hex"`
}

// BlockStep is one block of the stream that the draws are read from: 136 bytes
// of SHAKE256 of the signature (SPEC 1.3), or the 32 bytes of HMAC-SHA256 with
// the server seed as the key and "clientSeed:index" as the message (SPEC 2.2).
type BlockStep struct {
	Code      string    `json:"code"` // "block"
	Algorithm Algorithm `json:"algorithm"`
	Index     int       `json:"index"` // from 0
	Hex       string    `json:"hex"`
}

// DrawStep is one draw: 4 bytes of the stream, and the number that was made of
// it. Where draws can be rejected it has the limit (SPEC 1.4).
type DrawStep struct {
	Code     string  `json:"code"`  // "draw"
	Index    int     `json:"index"` // from 1
	Bytes    string  `json:"bytes"` // hex
	Value    uint32  `json:"value"`
	Pool     uint32  `json:"pool"`
	Limit    uint64  `json:"limit,omitempty"`
	Accepted bool    `json:"accepted"`
	Result   *uint32 `json:"result"` // 0 to pool-1, nil where rejected
}

func newDrawStep(index int, bytes []byte, value, pool uint32) DrawStep {
	return DrawStep{Code: "draw", Index: index, Bytes: hex.EncodeToString(bytes), Value: value, Pool: pool}
}

func (s DrawStep) sampled(limit uint64, accepted bool) DrawStep {
	s.Limit = limit
	if accepted {
		return s.scaled(s.Value % s.Pool)
	}
	return s
}

func (s DrawStep) scaled(result uint32) DrawStep {
	s.Accepted, s.Result = true, &result
	return s
}

func (s HashStep) StepCode() string  { return s.Code }
func (s BlockStep) StepCode() string { return s.Code }
func (s DrawStep) StepCode() string  { return s.Code }
