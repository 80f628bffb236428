package games_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"roundcheck/fair"
	"roundcheck/fair/games"
	"roundcheck/fair/games/dond"
	"roundcheck/fair/games/mines"
	"roundcheck/fair/games/roulette"
)

func readSpec(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile("../SPEC.md")
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestSpecExamples recomputes the worked examples of SPEC 5: each is a block of
// fields and a block of what follows from them.
func TestSpecExamples(t *testing.T) {
	blocks := regexp.MustCompile("(?s)```round\n(.*?)```\n+```trace\n(.*?)```").FindAllStringSubmatch(readSpec(t), -1)
	shown := map[string]bool{}
	for _, block := range blocks {
		round := fair.Round{}
		for line := range strings.Lines(block[1]) {
			name, text, ok := strings.Cut(strings.TrimSuffix(line, "\n"), " = ")
			if !ok {
				t.Fatalf("line %q: got no field, want name = text", line)
			}
			round[fair.Field(strings.TrimSpace(name))] = text
		}
		report := games.Verify(round)
		if report.Verdict != fair.Verified {
			t.Errorf("%s: got %s (%v), want %s", round[fair.FieldGame], report.Verdict, report.Err(), fair.Verified)
			continue
		}
		shown[round[fair.FieldGame]] = true
		if got := explain(report); got != block[2] {
			t.Errorf("%s: trace: got\n%s\nwant\n%s", round[fair.FieldGame], got, block[2])
		}
	}
	for _, game := range games.All() {
		if !shown[game.ID()] {
			t.Errorf("%s has no worked example that was checked", game.ID())
		}
	}
}

// explain writes a report as the examples show it: a line for each hash, HMAC
// block and draw, and what the game makes of the draw on the same line.
func explain(report fair.Report) string {
	text := ""
	for _, step := range report.Steps {
		switch step := step.(type) {
		case fair.HashStep:
			text += fmt.Sprintf("\n%-10s %s", step.Code, step.Hex)
		case fair.BlockStep:
			if step.Algorithm == fair.HMACSHA256 {
				text += fmt.Sprintf("\n%s %-4d %s", step.Code, step.Index, step.Hex)
			}
		case fair.DrawStep:
			text += fmt.Sprintf("\ndraw %-5d %s = %10d  pool %d", step.Index, step.Bytes, step.Value, step.Pool)
			if step.Limit != 0 {
				text += fmt.Sprintf(", limit %d", step.Limit)
			}
			if !step.Accepted {
				text += ": rejected"
				continue
			}
			text += fmt.Sprintf(": %d", *step.Result)
		case mines.MineStep:
			text += fmt.Sprintf(", tile %d", step.Tile)
		case roulette.PocketStep:
			text += fmt.Sprintf(", pocket %s", step.Number)
		case dond.SwapStep:
			text += fmt.Sprintf(", swap %d and %d", step.I, step.J)
		}
	}
	switch outcome := report.Outcome.(type) {
	case mines.Outcome:
		text += fmt.Sprintf("\nmines      %s", numbers(outcome.Mines))
	case roulette.Outcome:
		text += fmt.Sprintf("\nnumber     %s", outcome.Number)
		for _, b := range outcome.Bets {
			text += fmt.Sprintf("\nbet        %s, stake %s: returned %s", b.Bet, b.Stake, b.Returned)
		}
		text += fmt.Sprintf("\nnet        %s", outcome.Net)
	case dond.Outcome:
		text += fmt.Sprintf("\npositions  %s", numbers(outcome.Positions))
	}
	return strings.TrimPrefix(text, "\n") + "\n"
}

func numbers(list []int) string {
	return strings.Trim(fmt.Sprint(list), "[]")
}

// TestSpecIsCitedAsNumbered: each section that code cites is a heading of SPEC.md.
func TestSpecIsCitedAsNumbered(t *testing.T) {
	headings := map[string]bool{}
	for _, m := range regexp.MustCompile(`(?m)^#+ (\d(?:\.\d)?)[. ]`).FindAllStringSubmatch(readSpec(t), -1) {
		headings[m[1]] = true
	}
	cited := map[string]bool{}
	for _, pattern := range []string{"../*.go", "*.go", "*/*.go", "*/*/*.go"} {
		files, err := filepath.Glob(pattern)
		if err != nil {
			t.Fatal(err)
		}
		for _, file := range files {
			source, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range regexp.MustCompile(`SPEC (\d(?:\.\d)?)((?:,| and| to) (\d\.\d))?`).FindAllStringSubmatch(string(source), -1) {
				for _, section := range []string{m[1], m[3]} {
					cited[section] = section != ""
					if section != "" && !headings[section] {
						t.Errorf("%s cites SPEC %s, which has no heading", file, section)
					}
				}
			}
		}
	}
	for _, section := range strings.Fields("1.1 1.2 1.3 1.4 1.5 1.6 1.7 2.1 2.2 2.3 2.4 2.5 2.6") {
		if !cited[section] {
			t.Errorf("SPEC %s is cited by no code", section)
		}
	}
}
