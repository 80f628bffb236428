package fair

// Verdict is the answer of a check in one word.
type Verdict string

// The four verdicts. Only Verified says that the round was fair as far as a
// check can tell.
const (
	// Verified: commitment and outcome were both given and both match.
	Verified Verdict = "verified"
	// Mismatch: something that was given does not match.
	Mismatch Verdict = "mismatch"
	// Incomplete: nothing contradicts, but the commitment or the outcome seen
	// was not given, or not whole.
	Incomplete Verdict = "incomplete"
	// Invalid: the input cannot be evaluated; the findings say why.
	Invalid Verdict = "invalid"
)

// Status says how a computed value compares with the one that was given.
type Status string

// Consistent is only said of an outcome that was given in part.
const (
	StatusMatch      Status = "match"
	StatusMismatch   Status = "mismatch"
	StatusAbsent     Status = "absent"
	StatusConsistent Status = "consistent"
)

// Report is everything that a check computed, and its verdict.
type Report struct {
	Input   Round
	Verdict Verdict
	// Commitment, Signature and Outcome are nil where they could not be
	// computed; Signature also where the scheme has none.
	Commitment *Commitment
	Signature  *Signature
	Outcome    Outcome
	Findings   []Finding
	Steps      []Step

	signed bool
}

// Commitment is the recomputed hash of the server seed, in lower-case hex, and
// the one that was given, as it was written.
type Commitment struct {
	Algorithm Algorithm `json:"algorithm"`
	Computed  string    `json:"computed"`
	Given     *string   `json:"given"`
	Status    Status    `json:"status"`
}

// Signature is the recomputed round signature, in lower-case hex, and the one
// that was given, as it was written.
type Signature struct {
	Computed string  `json:"computed"`
	Given    *string `json:"given"`
	Status   Status  `json:"status"`
}

// Outcome is a game's result, held against what the player saw. Each game has
// its own type, whose JSON starts with the status.
type Outcome interface{ OutcomeStatus() Status }

// Err returns nil, or an [*InvalidError] where the input cannot be evaluated.
func (r Report) Err() error {
	if r.Verdict != Invalid {
		return nil
	}
	return &InvalidError{r.invalid()}
}

func (r Report) invalid() []Finding {
	var bad []Finding
	for _, f := range r.Findings {
		if f.Invalid() {
			bad = append(bad, f)
		}
	}
	return bad
}

// decide gives the verdict. A contradiction counts before a gap, so that an
// outcome that is wrong is not excused by a commitment that was left out.
func (r Report) decide() Verdict {
	if len(r.invalid()) > 0 || r.Commitment == nil || r.Outcome == nil {
		return Invalid
	}
	signature := StatusAbsent
	if r.Signature != nil {
		signature = r.Signature.Status
	}
	commitment, outcome := r.Commitment.Status, r.Outcome.OutcomeStatus()
	switch {
	case commitment == StatusMismatch, signature == StatusMismatch, outcome == StatusMismatch:
		return Mismatch
	case commitment == StatusMatch && outcome == StatusMatch:
		return Verified
	}
	return Incomplete
}
