package fair_test

import (
	"encoding/json"
	"strings"
	"testing"

	"roundcheck/fair"
	"roundcheck/fair/games"
)

func TestReceiptLeavesOutWhatIsTooLong(t *testing.T) {
	long := strings.Repeat("x", fair.MaxSeed+1)
	receipt, err := games.Verify(fair.Round{
		fair.FieldGame:       "dond",
		fair.FieldServerSeed: long,
		fair.FieldClientSeed: "c",
		fair.Field(long):     "a name too long",
		"other":              long,
	}).Receipt()
	if err != nil {
		t.Fatal(err)
	}
	if len(receipt) > 2000 {
		t.Fatalf("receipt: got %d bytes, want no more than 2000", len(receipt))
	}
	var got struct{ Input map[string]string }
	if err := json.Unmarshal(receipt, &got); err != nil {
		t.Fatal(err)
	}
	if len(got.Input) != 2 || got.Input["game"] != "dond" || got.Input["clientSeed"] != "c" {
		t.Errorf("input of the receipt: got %.200q, want game and clientSeed only", got.Input)
	}
}
