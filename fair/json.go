package fair

import (
	"bytes"
	"encoding/json"
)

// marshal is json.Marshal without its escaping of <, > and &: a receipt is read
// by people and never pasted into HTML.
func marshal(v any) ([]byte, error) {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(v); err != nil {
		return nil, err
	}
	return bytes.TrimSuffix(b.Bytes(), []byte{'\n'}), nil
}
