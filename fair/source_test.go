package fair

import (
	"bytes"
	"fmt"
	"testing"

	"roundcheck/fair/games/gametest/slow"
)

// TestStreamsGoOn reads far more blocks than any game needs.
func TestStreamsGoOn(t *testing.T) {
	const blocks = 120
	for _, text := range []string{"", "0", "żółć:", string(make([]byte, 136)), string(make([]byte, 200))} {
		shake, mac := newShake(text), newHMACBlocks(text, text)
		want := slow.SHAKE256([]byte(text), blocks*shakeRate)
		for i := range blocks {
			if got, want := shake.Next(), want[i*shakeRate:(i+1)*shakeRate]; !bytes.Equal(got, want) {
				t.Fatalf("SHAKE256 of %q, block %d: got %x, want %x", text, i, got, want)
			}
			if got, want := mac.Next(), slow.HMACSHA256([]byte(text), fmt.Append(nil, text, ":", i)); !bytes.Equal(got, want) {
				t.Fatalf("HMAC of %q, block %d: got %x, want %x", text, i, got, want)
			}
		}
	}
}

func TestDigestOfAnUnknownAlgorithmPanics(t *testing.T) {
	defer func() {
		if got, want := recover(), "fair: no hash MD5"; got != want {
			t.Errorf("panic: got %v, want %s", got, want)
		}
	}()
	digest("MD5", "text")
}
