package fair_test

import (
	"testing"

	"roundcheck/fair"
	"roundcheck/fair/games"
)

func TestReportKeepsItsInput(t *testing.T) {
	round := fair.Round{
		fair.FieldGame: "dond", fair.FieldServerSeed: "s", fair.FieldClientSeed: "c",
	}
	report := games.Verify(round)
	before, err := report.Receipt()
	if err != nil {
		t.Fatal(err)
	}
	round[fair.FieldServerSeed] = "another"
	delete(round, fair.FieldClientSeed)
	if got := report.Input[fair.FieldServerSeed]; got != "s" {
		t.Errorf("server seed of the report after an edit: got %q, want %q", got, "s")
	}
	if after, _ := report.Receipt(); string(after) != string(before) {
		t.Errorf("receipt after an edit: got %s, want %s", after, before)
	}
}
