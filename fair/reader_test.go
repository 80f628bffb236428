package fair_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"roundcheck/fair"
	"roundcheck/fair/games"
)

// codes lists a report's findings as "field code".
func codes(report fair.Report) []string {
	var out []string
	for _, f := range report.Findings {
		out = append(out, string(f.Field)+" "+string(f.Code))
	}
	return out
}

func TestEveryFieldIsCheckedWhateverTheGame(t *testing.T) {
	round := fair.Round{
		fair.FieldServerSeed: strings.Repeat("s", fair.MaxSeed+1),
		fair.FieldClientSeed: "c\xff",
		"Nonce":              "1",
	}
	for _, game := range []string{"", "cloudbet-mine"} {
		t.Run(game, func(t *testing.T) {
			round[fair.FieldGame] = game
			gameCode := "game bad-game"
			if game == "" {
				gameCode = "game missing-field"
			}
			want := []string{"serverSeed too-long", "clientSeed bad-text", "Nonce unknown-field", gameCode}
			if got := codes(games.Verify(round)); !slices.Equal(got, want) {
				t.Errorf("findings: got %q, want %q", got, want)
			}
		})
	}
}

func TestParseUintOfNothing(t *testing.T) {
	_, bad := fair.ParseUint("", 1, 25)
	want := fair.Finding{Reason: fair.NotDigit, At: 1}
	if bad == nil || !reflect.DeepEqual(*bad, want) {
		t.Errorf("ParseUint of an empty text: got %+v, want %+v", bad, want)
	}
}
