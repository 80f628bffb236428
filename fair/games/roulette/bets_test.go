package roulette

import (
	"fmt"
	"math/big"
	"slices"
	"strings"
	"testing"

	"roundcheck/fair"
	"roundcheck/fair/games/gametest"
)

var wheels = map[Wheel][]string{European: pocketNames(37), American: pocketNames(38)}

func pocketNames(n int) []string {
	var names []string
	for pocket := range n {
		names = append(names, []string{fmt.Sprint(pocket), "00"}[pocket/37])
	}
	return names
}

// TestEveryBetOnEveryNumber holds the payout of every legal bet for every pocket
// of both wheels against the slow table.
func TestEveryBetOnEveryNumber(t *testing.T) {
	stake := big.NewRat(5, 2)
	for w, pockets := range wheels {
		// 37 or 38 numbers, 60 or 62 splits, 12 streets, 22 corners, 11 six
		// lines, the bet at the zeros, and 12 outside.
		want := map[Wheel]int{European: 155, American: 158}[w]
		bets := legalBets(w)
		if len(bets) != want {
			t.Errorf("%s: bets: got %d, want %d", w, len(bets), want)
		}
		for _, b := range bets {
			parsed, bad := parseBets(b.text+"@2.50", w)
			if bad != nil || len(parsed) != 1 {
				t.Errorf("%s: %s: %v, want one bet", w, b.text, bad)
				continue
			}
			for pocket, name := range pockets {
				want := BetResult{Bet: b.text, Stake: "2.5", Winnings: "0", Returned: "0"}
				net := new(big.Rat).Neg(stake)
				if slices.Contains(b.wins, name) {
					net.Mul(stake, big.NewRat(int64(b.pays), 1))
					want.Won, want.Winnings = true, short(net)
					want.Returned = short(new(big.Rat).Add(net, stake))
				}
				got := settle(parsed, pocket)
				if len(got.Bets) != 1 || got.Bets[0] != want {
					t.Errorf("%s: %s on %s: got %+v, want %+v", w, b.text, name, got.Bets, want)
				}
				if got.Staked != "2.5" || got.Returned != want.Returned || got.Net != short(net) {
					t.Errorf("%s: %s on %s: got %+v, want net %s", w, b.text, name, got, short(net))
				}
			}
		}
	}
}

// short writes a fraction as a decimal without trailing zeros.
func short(r *big.Rat) string {
	return strings.TrimSuffix(strings.TrimRight(r.FloatString(20), "0"), ".")
}

// TestReturnToPlayer counts what every bet gives back over all pockets.
func TestReturnToPlayer(t *testing.T) {
	for w, pockets := range wheels {
		for _, b := range legalBets(w) {
			parsed, bad := parseBets(b.text+"@1", w)
			if bad != nil {
				t.Fatal(bad)
			}
			sum := new(big.Rat)
			for pocket := range pockets {
				returned, _ := new(big.Rat).SetString(settle(parsed, pocket).Returned)
				sum.Add(sum, returned)
			}
			got := sum.Quo(sum, big.NewRat(int64(len(pockets)), 1))
			want := map[Wheel]*big.Rat{European: big.NewRat(36, 37), American: big.NewRat(36, 38)}[w]
			if b.text == "top-line" {
				want = big.NewRat(35, 38)
			}
			if got.Cmp(want) != 0 {
				t.Errorf("%s: %s: return to player: got %s, want %s", w, b.text, got, want)
			}
		}
	}
}

// TestNoOtherNumbersLieTogether tries every set of two, three and four pockets,
// and every six line with one number exchanged.
func TestNoOtherNumbersLieTogether(t *testing.T) {
	for w, pockets := range wheels {
		allowed := map[string]bool{}
		for _, b := range legalBets(w) {
			name, numbers, _ := strings.Cut(b.text, ":")
			allowed[name+":"+sortNames(strings.Split(numbers, "-"))] = true
		}
		tried := 0
		try := func(name string, numbers ...string) {
			tried++
			_, bad := parseBets(name+":"+strings.Join(numbers, "-")+"@1", w)
			if ok := allowed[name+":"+sortNames(numbers)]; ok != (bad == nil) {
				t.Errorf("%s: %s %s: got %v, want allowed %t", w, name, numbers, bad, ok)
			} else if !ok && bad.Reason != fair.NotAdjacent {
				t.Errorf("%s: %s %s: got %s, want %s", w, name, numbers, bad.Reason, fair.NotAdjacent)
			}
		}
		for a := range pockets {
			for b := range a {
				try("split", pockets[a], pockets[b])
				for c := range b {
					try("street", pockets[a], pockets[b], pockets[c])
					for d := range c {
						try("corner", pockets[a], pockets[b], pockets[c], pockets[d])
					}
				}
			}
		}
		for y := range 11 {
			six := strings.Fields(fmt.Sprint(grid[y][0], grid[y][1], grid[y][2], grid[y+1][0], grid[y+1][1], grid[y+1][2]))
			for i := range six {
				for _, other := range pockets {
					numbers := slices.Clone(six)
					numbers[i] = other
					if other == six[i] || !slices.Contains(six, other) {
						try("six-line", numbers...)
					}
				}
			}
		}
		if want := 70_000; tried < want {
			t.Errorf("%s: tried %d sets, want at least %d", w, tried, want)
		}
	}
}

func sortNames(names []string) string {
	return strings.Join(slices.Sorted(slices.Values(names)), "-")
}

// TestNumbersInAnyOrder writes a corner and a six line in all orders.
func TestNumbersInAnyOrder(t *testing.T) {
	for name, numbers := range map[string][]string{
		"split":    {"2", "00"},
		"street":   {"34", "35", "36"},
		"corner":   {"1", "2", "4", "5"},
		"six-line": {"13", "14", "15", "16", "17", "18"},
	} {
		permute(numbers, len(numbers), func() {
			text := name + ":" + strings.Join(numbers, "-")
			bets, bad := parseBets(text+"@1", American)
			if bad != nil || bets[0].text != text {
				t.Errorf("%s: got %v, want it as written", text, bad)
			}
		})
	}
}

// permute calls visit with every order of the first n names.
func permute(names []string, n int, visit func()) {
	if n == 1 {
		visit()
		return
	}
	for i := range n {
		names[i], names[n-1] = names[n-1], names[i]
		permute(names, n-1, visit)
		names[i], names[n-1] = names[n-1], names[i]
	}
}

func TestBetsAddUpExactly(t *testing.T) {
	tests := []struct {
		text                  string
		pocket                int
		staked, returned, net string
	}{
		{"straight:17@5;red@10;split:17-20@2", 17, "17", "216", "199"},
		{"red@0.1;red@0.2", 1, "0.3", "0.6", "0.3"}, // 0.1 + 0.2, and the same bet twice
		{"red@0.1;red@0.1;red@0.1", 2, "0.3", "0", "-0.3"},
		{"red@10;black@10", 0, "20", "0", "-20"},
		{"straight:1@0.000000000000000001", 1, "0.000000000000000001", "0.000000000000000036", "0.000000000000000035"},
		{"red@12.5", 2, "12.5", "0", "-12.5"},
		{"red@1.50;black@1.5", 3, "3", "3", "0"},
		{"straight:36@" + strings.Repeat("9", 30), 36, strings.Repeat("9", 30), "35" + strings.Repeat("9", 28) + "64", "34" + strings.Repeat("9", 28) + "65"},
	}
	for _, test := range tests {
		bets, bad := parseBets(test.text, European)
		if bad != nil {
			t.Fatal(bad)
		}
		got := settle(bets, test.pocket)
		if got.Staked != test.staked || got.Returned != test.returned || got.Net != test.net {
			t.Errorf("%s on %d: got %s, %s, %s, want %s, %s, %s", test.text, test.pocket,
				got.Staked, got.Returned, got.Net, test.staked, test.returned, test.net)
		}
	}
}

// TestPayoutOnlyWithBets: without bets the outcome says nothing of them.
func TestPayoutOnlyWithBets(t *testing.T) {
	for _, bets := range []string{"", "red@1"} {
		round := fair.Round{fair.FieldBets: bets}
		for f, text := range sound {
			round[f] = text
		}
		receipt, err := fair.Verify([]fair.Game{Game{}}, round).Receipt()
		if err != nil {
			t.Fatal(err)
		}
		for _, key := range []string{`"bets":[`, `"staked":"1"`, `"returned":"`, `"net":"`} {
			if got := strings.Contains(string(receipt), key); got != (bets != "") {
				t.Errorf("bets %q: receipt has %s: got %t, want %t", bets, key, got, bets != "")
			}
		}
	}
}

func TestRefusedBets(t *testing.T) {
	const types = "straight, split, street, corner, six-line, first-four, top-line, column, dozen, red, black, odd, even, low, high"
	bets := func(wheel, text string, finding fair.Finding, err string) gametest.Refusal {
		finding.Code, finding.Field = fair.BadBets, fair.FieldBets
		return gametest.Refusal{
			Set:  fair.Round{fair.FieldWheel: wheel, fair.FieldBets: text},
			Want: []fair.Finding{finding},
			Err:  "fair: bets: " + err,
		}
	}
	eu := func(text string, finding fair.Finding, err string) gametest.Refusal {
		return bets("european", text, finding, err)
	}
	us := func(text string, finding fair.Finding, err string) gametest.Refusal {
		return bets("american", text, finding, err)
	}
	gametest.Refuse(t, []fair.Game{Game{}}, sound, []gametest.Refusal{
		// The type.
		eu("green@1", fair.Finding{Reason: fair.NotBet, Read: "green", At: 1, Want: types}, `"green": not a bet at character 1, want `+types),
		eu("Red@1", fair.Finding{Reason: fair.NotBet, Read: "Red", At: 1, Want: types}, `"Red": not a bet at character 1, want `+types),
		eu("red@1; black@1", fair.Finding{Reason: fair.NotBet, Read: " black", At: 7, Want: types}, `" black": not a bet at character 7, want `+types),
		eu("red@1;", fair.Finding{Reason: fair.NotBet, At: 7, Want: types}, `not a bet at character 7, want `+types),
		eu(";red@1", fair.Finding{Reason: fair.NotBet, At: 1, Want: types}, `not a bet at character 1, want `+types),
		eu("@1", fair.Finding{Reason: fair.NotBet, At: 1, Want: types}, `not a bet at character 1, want `+types),
		eu("zażółć:1@1", fair.Finding{Reason: fair.NotBet, Read: "zażółć", At: 1, Want: types}, `"zażółć": not a bet at character 1, want `+types),
		// How many numbers.
		eu("split:1@1", fair.Finding{Reason: fair.WrongCount, Read: "split:1", At: 1, Count: 1, Want: "2"}, `"split:1": wrong number of entries at character 1, got 1, want 2`),
		eu("red@1;split@1", fair.Finding{Reason: fair.WrongCount, Read: "split", At: 7, Want: "2"}, `"split": wrong number of entries at character 7, want 2`),
		eu("red:1@1", fair.Finding{Reason: fair.WrongCount, Read: "red:1", At: 1, Count: 1, Want: "0"}, `"red:1": wrong number of entries at character 1, got 1, want 0`),
		eu("red:@1", fair.Finding{Reason: fair.WrongCount, Read: "red:", At: 1, Count: 1, Want: "0"}, `"red:": wrong number of entries at character 1, got 1, want 0`),
		eu("first-four:0-1-2-3@1", fair.Finding{Reason: fair.WrongCount, Read: "first-four:0-1-2-3", At: 1, Count: 4, Want: "0"},
			`"first-four:0-1-2-3": wrong number of entries at character 1, got 4, want 0`),
		// The numbers.
		eu("straight:@1", fair.Finding{Reason: fair.NotDigit, At: 10}, `not a digit at character 10`),
		eu("straight:37@1", fair.Finding{Reason: fair.OutOfRange, Read: "37", At: 10, Want: "0 to 36, or 00"}, `"37": out of range at character 10, want 0 to 36, or 00`),
		eu("straight:07@1", fair.Finding{Reason: fair.LeadingZero, Read: "07", At: 10}, `"07": leading zero at character 10`),
		us("split:00-000@1", fair.Finding{Reason: fair.LeadingZero, Read: "000", At: 10}, `"000": leading zero at character 10`),
		eu("split:1-x2@1", fair.Finding{Reason: fair.NotDigit, Read: "x2", At: 9, Char: "U+0078"}, `"x2": not a digit U+0078 at character 9`),
		eu("split:17-17@1", fair.Finding{Reason: fair.Repeated, Read: "17", At: 10}, `"17": repeated at character 10`),
		eu("column:0@1", fair.Finding{Reason: fair.OutOfRange, Read: "0", At: 8, Want: "1 to 3"}, `"0": out of range at character 8, want 1 to 3`),
		eu("dozen:4@1", fair.Finding{Reason: fair.OutOfRange, Read: "4", At: 7, Want: "1 to 3"}, `"4": out of range at character 7, want 1 to 3`),
		eu("dozen:00@1", fair.Finding{Reason: fair.LeadingZero, Read: "00", At: 7}, `"00": leading zero at character 7`),
		// Where they lie.
		eu("red@1;split:3-4@1", fair.Finding{Reason: fair.NotAdjacent, Read: "split:3-4", At: 13}, `"split:3-4": numbers do not lie together at character 13`),
		us("split:0-3@1", fair.Finding{Reason: fair.NotAdjacent, Read: "split:0-3", At: 7}, `"split:0-3": numbers do not lie together at character 7`),
		eu("street:0-1-2@1", fair.Finding{Reason: fair.NotAdjacent, Read: "street:0-1-2", At: 8}, `"street:0-1-2": numbers do not lie together at character 8`),
		eu("corner:0-1-2-3@1", fair.Finding{Reason: fair.NotAdjacent, Read: "corner:0-1-2-3", At: 8}, `"corner:0-1-2-3": numbers do not lie together at character 8`),
		// What the wheel has.
		eu("straight:00@1", fair.Finding{Reason: fair.NotOnWheel, Read: "straight:00", At: 1, Want: "american"}, `"straight:00": not on this wheel at character 1, want american`),
		eu("split:0-00@1", fair.Finding{Reason: fair.NotOnWheel, Read: "split:0-00", At: 1, Want: "american"}, `"split:0-00": not on this wheel at character 1, want american`),
		eu("top-line@1", fair.Finding{Reason: fair.NotOnWheel, Read: "top-line", At: 1, Want: "american"}, `"top-line": not on this wheel at character 1, want american`),
		us("first-four@1", fair.Finding{Reason: fair.NotOnWheel, Read: "first-four", At: 1, Want: "european"}, `"first-four": not on this wheel at character 1, want european`),
		// The stake.
		eu("red", fair.Finding{Reason: fair.NotStake, At: 4}, `not a positive decimal at character 4`),
		eu("red@", fair.Finding{Reason: fair.NotStake, At: 5}, `not a positive decimal at character 5`),
		eu("red@0", fair.Finding{Reason: fair.NotStake, Read: "0", At: 5}, `"0": not a positive decimal at character 5`),
		eu("red@0.00", fair.Finding{Reason: fair.NotStake, Read: "0.00", At: 5}, `"0.00": not a positive decimal at character 5`),
		eu("red@-1", fair.Finding{Reason: fair.NotStake, Read: "-1", At: 5, Char: "U+002D"}, `"-1": not a positive decimal U+002D at character 5`),
		eu("red@1e3", fair.Finding{Reason: fair.NotStake, Read: "1e3", At: 6, Char: "U+0065"}, `"1e3": not a positive decimal U+0065 at character 6`),
		eu("red@1@2", fair.Finding{Reason: fair.NotStake, Read: "1@2", At: 6, Char: "U+0040"}, `"1@2": not a positive decimal U+0040 at character 6`),
		eu("red@1,5", fair.Finding{Reason: fair.NotStake, Read: "1,5", At: 6, Char: "U+002C"}, `"1,5": not a positive decimal U+002C at character 6`),
		eu("red@05", fair.Finding{Reason: fair.LeadingZero, Read: "05", At: 5}, `"05": leading zero at character 5`),
		eu("split:1-2@5.", fair.Finding{Reason: fair.NotStake, Read: "5.", At: 12}, `"5.": not a positive decimal at character 12`),
		eu("red@1.0000000000000000001", fair.Finding{Reason: fair.NotStake, Read: "1.0000000000000000001", At: 25}, `"1.0000000000000000001": not a positive decimal at character 25`),
		eu("red@"+strings.Repeat("1", 31), fair.Finding{Reason: fair.NotStake, Read: strings.Repeat("1", 31), At: 35}, `"`+strings.Repeat("1", 31)+`": not a positive decimal at character 35`),
		// A wheel that is not known keeps no bet from being read.
		{
			Set: fair.Round{fair.FieldWheel: "x", fair.FieldBets: "top-line@1;split:1-9@2;red@x"},
			Want: []fair.Finding{
				{Code: fair.BadWheel, Field: fair.FieldWheel, Reason: fair.NotChoice, Read: "x", Want: "european, american"},
				{Code: fair.BadBets, Field: fair.FieldBets, Reason: fair.NotStake, Read: "x", At: 28, Char: "U+0078"},
			},
			Err: `fair: wheel: "x": not one of the choices, want european, american (and 1 more)`,
		},
	})
}
