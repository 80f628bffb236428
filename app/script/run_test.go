//go:build !js && !race

package script

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"

	"roundcheck/fair"
	check "roundcheck/fair/games"
)

// These tests run every script with the real Node, Python and Go, and hold what
// it prints against fair. A machine that lacks one of them has tested nothing.

// A trial is a round and what its script has to print.
type trial struct {
	name  string
	round fair.Round
	want  string
}

// trials are at least 50 reference vectors of each game, the odd ones first, and
// rounds with hostile seeds; with what was seen given in every way.
var trials = sync.OnceValues(func() ([]trial, error) {
	var all []trial
	for g, folder := range []string{"mines", "roulette", "dond"} {
		rounds, err := vectors(folder)
		if err != nil {
			return nil, err
		}
		for i, seed := range append(hostile, strings.Join(hostile, "")) {
			if i%3 != g && i < len(hostile) {
				continue
			}
			other := hostile[(i*7)%len(hostile)]
			odd := fair.Round{fair.FieldGame: check.All()[g].ID(), fair.FieldServerSeed: seed, fair.FieldClientSeed: other + seed}
			switch folder {
			case "mines":
				odd[fair.FieldMines], odd[fair.FieldNonce] = strconv.Itoa(i%24+1), strconv.Itoa(i)
			case "roulette":
				odd[fair.FieldWheel], odd[fair.FieldNonce] = []string{"european", "american"}[i%2], strconv.Itoa(i)
			}
			rounds = append(rounds, odd)
		}
		for i, round := range rounds {
			give(round, i)
			report := check.Verify(round)
			if err := report.Err(); err != nil {
				return nil, fmt.Errorf("%s %d: %w", folder, i, err)
			}
			all = append(all, trial{folder + " " + strconv.Itoa(i), round, printed(report)})
		}
	}
	return all, nil
})

// vectors reads the reference rounds of a game: all odd ones, and ordinary ones
// until there are 55.
func vectors(folder string) ([]fair.Round, error) {
	file, err := os.ReadFile(filepath.Join("..", "..", "fair", "games", folder, "testdata", "vectors.json"))
	if err != nil {
		return nil, err
	}
	var list []struct {
		About string
		Round fair.Round
	}
	if err := json.Unmarshal(file, &list); err != nil {
		return nil, err
	}
	var rounds []fair.Round
	for _, ordinary := range []bool{false, true} {
		for _, v := range list {
			if (v.About == "ordinary") == ordinary && len(rounds) < 55 {
				rounds = append(rounds, v.Round)
			}
		}
	}
	if len(rounds) < 50 {
		return nil, fmt.Errorf("%s: %d vectors, want at least 50", folder, len(rounds))
	}
	return rounds, nil
}

// give fills in what a player may have been shown, right, wrong or in part.
func give(round fair.Round, i int) {
	report := check.Verify(round)
	signed := report.Signature != nil
	if i%4 > 0 {
		round[fair.FieldCommitment] = report.Commitment.Computed
	}
	switch {
	case i%4 == 2:
		round[fair.FieldCommitment] = strings.ToUpper(report.Commitment.Computed)
	case i%4 == 3 && i%3 == 0:
		round[fair.FieldCommitment] = strings.Repeat("0", 64)
	}
	if signed && i%3 > 0 {
		round[fair.FieldSignature] = []string{"", report.Signature.Computed, strings.Repeat("0", 64)}[i%3]
	}
	outcome := strings.Split(outcomeText(report), ",")
	some := outcome[:(len(outcome)+1)/2]
	switch round[fair.FieldGame] {
	case "cloudbet-roulette":
		round[fair.FieldSeen] = []string{"", outcome[0], "00", "17"}[i%4]
	case "cloudbet-mines":
		giveTiles(round, i, outcome, some)
	case "dond":
		giveCases(round, i, outcome)
	}
}

func giveTiles(round fair.Round, i int, mined, some []string) {
	free := ""
	for n := range 25 {
		if text := strconv.Itoa(n + 1); !strings.Contains(","+strings.Join(mined, ",")+",", ","+text+",") {
			free += "," + text
		}
	}
	free = free[1:]
	first, _, _ := strings.Cut(free, ",")
	switch i % 7 {
	case 0:
		round[fair.FieldSeen] = strings.Join(mined, ",")
	case 1:
		round[fair.FieldSafe] = free
	case 2:
		round[fair.FieldSeen] = strings.Join(some, ",")
	case 3:
		round[fair.FieldSafe] = first
	case 4:
		round[fair.FieldSeen] = first
	case 5:
		round[fair.FieldSafe] = mined[0]
	}
}

// giveCases writes amounts that rise with the ladder's positions, and spoils some.
func giveCases(round fair.Round, i int, positions []string) {
	amount := func(position int) string {
		return []string{"", "0.", "1"}[(position+14)/15] + fmt.Sprintf("%03d", position*7)
	}
	var seen, pairs, ladder []string
	for k, text := range positions {
		position, _ := strconv.Atoi(text)
		value := amount(position)
		if i%5 == 4 && k == 12 {
			value = "3"
		}
		seen = append(seen, value)
		pairs = append(pairs, strconv.Itoa(k+1)+":"+value+[]string{"", "0"}[boolInt(strings.Contains(value, "."))])
		ladder = append(ladder, amount(k+1))
	}
	switch i % 6 {
	case 0, 1:
		round[fair.FieldSeen] = strings.Join(seen, ",")
	case 2:
		round[fair.FieldSeen] = strings.Join(pairs[5:20], ",")
	case 3:
		round[fair.FieldSeen] = strings.Join(pairs, ",")
	case 4:
		round[fair.FieldSeen] = pairs[24]
	}
	if i%4 > 1 {
		round[fair.FieldLadder] = strings.Join(ladder, ",")
	}
	if i%11 == 0 {
		round[fair.FieldSeen] = strings.Repeat("5,", 24) + "7"
	}
	if i%13 == 0 { // a ladder that says nothing
		round[fair.FieldLadder] = strings.Repeat("5,", 24) + "5.0"
		round[fair.FieldSeen] = round[fair.FieldLadder]
	}
}

func boolInt(b bool) int {
	if b {
		return 1
	}
	return 0
}

// outcomeText writes an outcome as a script does: the receipt's list or number.
func outcomeText(report fair.Report) string {
	var outcome struct {
		Number           string
		Mines, Positions []int
	}
	text, err := json.Marshal(report.Outcome)
	if err == nil {
		err = json.Unmarshal(text, &outcome)
	}
	if err != nil {
		panic(err)
	}
	if outcome.Number != "" {
		return outcome.Number
	}
	list, _ := json.Marshal(append(outcome.Mines, outcome.Positions...))
	return strings.Trim(string(list), "[]")
}

// printed is what a script has to print.
func printed(report fair.Report) string {
	text := "commitment  " + report.Commitment.Computed + "  " + string(report.Commitment.Status) + "\n"
	if report.Signature != nil {
		text += "signature  " + report.Signature.Computed + "  " + string(report.Signature.Status) + "\n"
	}
	return text + "outcome  " + outcomeText(report) + "  " + string(report.Outcome.OutcomeStatus()) + "\n"
}

// TestTrialsShowEverything: each status occurs for each game, so that no branch of
// a script is left out.
func TestTrialsShowEverything(t *testing.T) {
	all, err := trials()
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]int{}
	for _, trial := range all {
		game, _, _ := strings.Cut(trial.name, " ")
		for line := range strings.Lines(trial.want) {
			words := strings.Fields(line)
			seen[game+" "+words[0]+" "+words[2]]++
		}
	}
	for _, game := range []string{"mines", "roulette", "dond"} {
		for _, name := range []string{"commitment", "signature", "outcome"} {
			for _, status := range []string{"match", "mismatch", "absent", "consistent"} {
				possible := !(status == "consistent" && (name != "outcome" || game == "roulette")) && !(name == "signature" && game == "dond")
				if (seen[game+" "+name+" "+status] > 0) != possible {
					t.Errorf("%s: %s %s: %d times", game, name, status, seen[game+" "+name+" "+status])
				}
			}
		}
	}
}

// program finds a program that the tests cannot do without.
func program(t *testing.T, name string) string {
	t.Helper()
	path, err := exec.LookPath(name)
	if err != nil {
		t.Fatalf("%v: build/setup.sh says what to install", err)
	}
	return path
}

// TestNode and TestPython run all scripts in one process each, every one as a
// module of its own; starting it anew each time takes a minute.
func TestNode(t *testing.T) {
	t.Parallel()
	runAll(t, Node, program(t, "node"), "-e", `process.argv.slice(1).forEach((path) => require(path))`)
}

func TestPython(t *testing.T) {
	t.Parallel()
	runAll(t, Python, program(t, "python3"), "-I", "-c", `import runpy, sys
for path in sys.argv[1:]: runpy.run_path(path, run_name="__main__")`)
}

func runAll(t *testing.T, language Language, command ...string) {
	all, err := trials()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	want := ""
	for i, trial := range all {
		path := filepath.Join(dir, "c"+strconv.Itoa(i), language.File())
		write(t, path, Make(language, trial.round, words))
		command = append(command, path)
		want += trial.want
	}
	out, err := exec.Command(command[0], command[1:]...).CombinedOutput()
	if err != nil {
		t.Errorf("%s: %v", language, err)
	}
	compareLines(t, string(out), want)
}

func compareLines(t *testing.T, got, want string) {
	t.Helper()
	lines, wanted := strings.SplitAfter(got, "\n"), strings.SplitAfter(want, "\n")
	for i := range wanted {
		if i >= len(lines) || lines[i] != wanted[i] {
			t.Fatalf("line %d: got %.500q, want %q", i, lines[min(i, len(lines)-1)], wanted[i])
		}
	}
	if len(lines) != len(wanted) {
		t.Errorf("%d lines, want %d", len(lines), len(wanted))
	}
}

// TestGo compiles the scripts as packages of one program, since linking each would
// take minutes; TestAlone runs some as they are.
func TestGo(t *testing.T) {
	t.Parallel()
	all, err := trials()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	imports, calls, want := "", "", ""
	for i, trial := range all {
		name := "c" + strconv.Itoa(i)
		text := strings.Replace(Make(Go, trial.round, words), "\npackage main\n", "\npackage "+name+"\n", 1)
		text = strings.Replace(text, "\nfunc main() {\n", "\nfunc Main() {\n", 1)
		write(t, filepath.Join(dir, name, "script.go"), text)
		imports += "import \"trial/" + name + "\"\n"
		calls += "\t" + name + ".Main()\n"
		want += trial.want
	}
	write(t, filepath.Join(dir, "go.mod"), "module trial\n\ngo 1.24\n")
	write(t, filepath.Join(dir, "main.go"), "package main\n\n"+imports+"\nfunc main() {\n"+calls+"}\n")
	compareLines(t, goRun(t, dir, "."), want)
}

// TestAlone runs scripts as a player does: the file alone in a folder.
func TestAlone(t *testing.T) {
	t.Parallel()
	all, err := trials()
	if err != nil {
		t.Fatal(err)
	}
	done := map[string]bool{}
	for _, trial := range all {
		game := trial.round[fair.FieldGame]
		if done[game] {
			continue
		}
		done[game] = true
		runAlone(t, trial)
	}
	if len(done) != 3 {
		t.Errorf("games: %v", done)
	}
}

func runAlone(t *testing.T, trial trial) {
	t.Helper()
	dir := t.TempDir()
	for _, language := range Languages() {
		write(t, filepath.Join(dir, language.File()), Make(language, trial.round, words))
	}
	for language, command := range map[Language]string{Node: "node", Python: "python3"} {
		cmd := exec.Command(program(t, command), language.File())
		cmd.Dir = dir
		if out, err := cmd.CombinedOutput(); err != nil || string(out) != trial.want {
			t.Errorf("%s: %s: %v:\n got %.500s\nwant %s", trial.name, language, err, out, trial.want)
		}
	}
	if got := goRun(t, dir, Go.File()); got != trial.want {
		t.Errorf("%s: go:\n got %.500s\nwant %s", trial.name, got, trial.want)
	}
}

func goRun(t *testing.T, dir, what string) string {
	t.Helper()
	cmd := exec.Command(program(t, "go"), "run", what)
	cmd.Dir = dir
	cmd.Env = append(cmd.Environ(), "GOFLAGS=", "GOWORK=off")
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("go run %s: %v\n%.2000s", what, err, out)
	}
	return string(out)
}

func write(t *testing.T, path, text string) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestLongSeed: a seed of a megabyte is no trouble for any of the three.
func TestLongSeed(t *testing.T) {
	t.Parallel()
	round := fair.Round{
		fair.FieldGame: "cloudbet-mines", fair.FieldNonce: "1", fair.FieldMines: "24",
		fair.FieldServerSeed: strings.Repeat("seed \"ż😀\" ", 80<<10), fair.FieldClientSeed: "c",
	}
	runAlone(t, trial{"long seed", round, printed(check.Verify(round))})
}
