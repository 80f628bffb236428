package games_test

import (
	"strconv"
	"strings"
	"testing"
	"unicode"

	"roundcheck/fair"
	"roundcheck/fair/games"
	"roundcheck/fair/games/gametest"
)

// mistakes are slips that can be made in any round, odd seeds included.
var mistakes = map[string]func(fair.Round) fair.Round{
	"line break behind the server seed": func(r fair.Round) fair.Round { return fair.Round{s: r[s] + "\n"} },
	"space before the client seed":      func(r fair.Round) fair.Round { return fair.Round{c: " " + r[c]} },
	"line breaks behind both":           func(r fair.Round) fair.Round { return fair.Round{s: r[s] + "\r\n", c: r[c] + "\r\n"} },
	"invisible before the server seed":  func(r fair.Round) fair.Round { return fair.Round{s: "\u200b" + r[s]} },
	"quoted client seed":                func(r fair.Round) fair.Round { return fair.Round{c: `"` + r[c] + `"`} },
	"0x":                                func(r fair.Round) fair.Round { return fair.Round{s: "0x" + r[s]} },
	"swapped":                           func(r fair.Round) fair.Round { return fair.Round{s: r[c], c: r[s]} },
	"exchanged":                         func(r fair.Round) fair.Round { return fair.Round{s: r[commitment], commitment: r[s]} },
	"space in the commitment":           func(r fair.Round) fair.Round { return fair.Round{commitment: r[commitment] + " "} },
	"commitment in quotes":              func(r fair.Round) fair.Round { return fair.Round{commitment: "“" + r[commitment] + "”"} },
	"space behind what was seen":        func(r fair.Round) fair.Round { return fair.Round{seen: r[seen] + "\u00a0"} },
	"spaces in what was seen":           func(r fair.Round) fair.Round { return fair.Round{seen: strings.ReplaceAll(r[seen], ",", ", ")} },
	"nonce off": func(r fair.Round) fair.Round {
		nonce, err := strconv.ParseUint(r[n], 10, 64)
		if err != nil || nonce == 0 {
			return nil
		}
		return fair.Round{n: strconv.FormatUint(nonce-1, 10)}
	},
	"nonce with a space": func(r fair.Round) fair.Round {
		if r[n] == "" {
			return nil
		}
		return fair.Round{n: r[n] + " "}
	},
	"capitals": func(r fair.Round) fair.Round {
		if strings.Trim(r[s], "0123456789abcdef") != "" {
			return nil
		}
		return fair.Round{s: strings.ToUpper(r[s])}
	},
	"O for 0": func(r fair.Round) fair.Round {
		if strings.Trim(r[s], "0123456789abcdef") != "" {
			return nil
		}
		return fair.Round{s: strings.ReplaceAll(r[s], "0", "O")}
	},
	"line breaks behind both, and the nonce off": func(r fair.Round) fair.Round {
		if r[n] == "" || r[n] == "18446744073709551615" {
			return nil
		}
		nonce, _ := strconv.ParseUint(r[n], 10, 64)
		return fair.Round{s: r[s] + "\n", c: r[c] + "\n", n: strconv.FormatUint(nonce+1, 10)}
	},
	"space in the commitment, and seeds swapped": func(r fair.Round) fair.Round {
		return fair.Round{s: r[c], c: r[s], commitment: " " + r[commitment]}
	},
	"the whole round as JSON": func(r fair.Round) fair.Round { return fair.Round{s: jsonOf(r)} },
}

// odd seeds begin or end with what has no ink, as if a slip was made already.
func odd(seed string) bool {
	return strings.TrimFunc(seed, func(r rune) bool { return !unicode.IsGraphic(r) || unicode.IsSpace(r) }) != seed
}

// TestMistakesAreFound makes each slip in many reference rounds: the first
// finding leads back to a verified round.
func TestMistakesAreFound(t *testing.T) {
	made, i := map[string]int{}, 0
	eachVector(t, func(v gametest.Vector) {
		if i++; i%7 != 0 || len(v.Round[s]) > 1000 || len(v.Round[c]) > 1000 || odd(v.Round[s]) || odd(v.Round[c]) {
			return
		}
		right := seenBy(v.Round)
		for name, mistake := range mistakes {
			change := mistake(right)
			wrong := also(right, change)
			report := games.Check(wrong)
			if change == nil || report.Verdict == fair.Verified {
				continue
			}
			made[name]++
			found := diagnosis(report)
			if len(found) == 0 || games.Verify(also(wrong, found[0].Fix)).Verdict != fair.Verified {
				t.Errorf("%s in %.300q: got %s", name, right, show(found))
			}
			checkDiagnosis(t, report)
		}
	})
	for name := range mistakes {
		if made[name] < 15 {
			t.Errorf("%s: made in %d rounds, want some", name, made[name])
		}
	}
}

// TestWrongOutcomesAreNotExplained: where both hashes match and the result was
// another one, no slip in the seeds or the nonce is made up. Only another wheel
// or game can fit by luck, and says so.
func TestWrongOutcomesAreNotExplained(t *testing.T) {
	rounds, lucky := 0, 0
	eachVector(t, func(v gametest.Vector) {
		right := seenBy(v.Round)
		list := strings.Split(right[seen], ",")
		switch v.Round[fair.FieldGame] {
		case "cloudbet-roulette":
			list[0] = strconv.Itoa((len(v.Round[c])*7 + rounds) % 37)
		case "cloudbet-mines":
			list = strings.Split(safeOf(right), ",")[:1]
		default:
			list[0], list[1] = list[1], list[0]
		}
		wrong := also(right, fair.Round{seen: strings.Join(list, ",")})
		report := games.Check(wrong)
		if report.Verdict != fair.Mismatch {
			return
		}
		rounds++
		for _, f := range diagnosis(report) {
			other := f.Code == fair.OtherWheel || f.Code == fair.OtherMines || f.Code == fair.AnotherGame
			if f.Field == c && len(f.Proof) == 0 && f.Fix == nil && wrong[signature] == "" {
				continue // white space in a client seed that no hash proves
			}
			if !other || f.OneIn == "" {
				t.Errorf("%.300q: got %s", wrong, show([]fair.Finding{f}))
			}
			lucky++
		}
	})
	if rounds < 400 || lucky > rounds/10 {
		t.Errorf("of %d rounds %d were explained by luck", rounds, lucky)
	}
}
