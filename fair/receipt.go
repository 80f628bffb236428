package fair

// ReceiptSchema names the form of the receipt, with its version.
const ReceiptSchema = "roundcheck-receipt/1"

// Receipt returns the report as one JSON object. The order of its keys is
// fixed, so equal checks give equal bytes. Text that is no UTF-8 is written
// with U+FFFD, and a field above its [Limit] is left out of the input: such a
// report is always invalid, and a finding says why.
//
// The last member, "digest", is the SHA-256 of the receipt without it. Not all of
// the input leaves a trace elsewhere: a number seen that is wrong is as wrong as
// any other. The digest notices when such a byte is changed. It is no signature,
// as everybody can compute it.
func (r Report) Receipt() ([]byte, error) {
	object, err := r.undigested()
	if err != nil {
		return nil, err
	}
	hex := digest(SHA256, string(object))
	return append(object[:len(object)-1], `,"digest":"`+hex+`"}`...), nil
}

func (r Report) undigested() ([]byte, error) {
	head := receiptHead{ReceiptSchema, r.Input.withinLimits(), r.Verdict, r.Commitment}
	tail := receiptTail{r.Outcome, r.Findings, r.Steps}
	if tail.Findings == nil {
		tail.Findings = []Finding{}
	}
	if tail.Steps == nil {
		tail.Steps = []Step{}
	}
	if r.signed {
		return marshal(struct {
			receiptHead
			Signature *Signature `json:"signature"`
			receiptTail
		}{head, r.Signature, tail})
	}
	return marshal(struct {
		receiptHead
		receiptTail
	}{head, tail})
}

type receiptHead struct {
	Schema     string      `json:"schema"`
	Input      Round       `json:"input"`
	Verdict    Verdict     `json:"verdict"`
	Commitment *Commitment `json:"commitment"`
}

type receiptTail struct {
	Outcome  Outcome   `json:"outcome"`
	Findings []Finding `json:"findings"`
	Steps    []Step    `json:"steps"`
}
