package games_test

import (
	"bytes"
	"encoding/json"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"roundcheck/fair"
	"roundcheck/fair/games"
)

// corpus are rounds to start from: sound ones of each game, and odd ones. The
// order is that of fair.Fields; "-" leaves a field out.
var corpus = [][]string{
	{"cloudbet-mines", "s", "c", "1", "3", "-", "-", "-", "-", "4,9,17", "1,2", "-"},
	{"cloudbet-mines", "46cbc66875083f9a62fad951686854df6f85ae78b3d09b2b065d03868c69e32b", "rej002", "20204218", "16", "-", "-",
		"FC046C5B892B5EAEF26370C2DED454BC55CDF587F6583B47486E300CC5F0D44E", "-", "2,4,6,7,8,10,11,12,14,16,17,19,21,22,23,25", "-", "-"},
	{"cloudbet-roulette", "", "", "18446744073709551615", "-", "american", "-", "-", "-", "00", "-", "split:0-00@0.5;red@1;corner:1-2-4-5@3"},
	{"cloudbet-roulette", "a:b", "\xff", "07", "-", "european", "-", "zz", "12", "37", "-", "top-line@1"},
	{"dond", "żółć", "カジノ", "-", "-", "-", strings.Repeat("1,", 24) + "2", "-", "-", "7:1000.00,12:0.01", "-", "-"},
	{"dond", "s", "c", "-", "-", "-", "-", "-", "-", strings.Repeat("0.5,", 24) + "1", "-", "-"},
	{"dond", "s", "c", "1", "25", "x", "-", "-", "-", ":", "1", "@;:-"},
	{"", "", "", "", "", "", "", "", "", "", "", ""},
	{"-", "-", "-", "-", "-", "-", "-", "-", "-", "-", "-", "-"},
}

// FuzzVerify checks rounds of any fields: nothing panics, and the report keeps
// its promises.
func FuzzVerify(f *testing.F) {
	for _, v := range corpus {
		absent := uint16(0)
		for i, text := range v {
			if text == "-" {
				absent |= 1 << i
			}
		}
		f.Add(absent, "", "x", v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7], v[8], v[9], v[10], v[11])
		f.Add(absent, "Nonce", "1", v[0], v[1], v[2], v[3], v[4], v[5], v[6], v[7], v[8], v[9], v[10], v[11])
	}
	f.Fuzz(func(t *testing.T, absent uint16, other, text, game, server, client, nonce, mines, wheel, ladder, commitment, signature, seen, safe, bets string) {
		round := fair.Round{}
		texts := [12]string{game, server, client, nonce, mines, wheel, ladder, commitment, signature, seen, safe, bets}
		for i, f := range fair.Fields() {
			if absent&(1<<i) == 0 {
				round[f] = texts[i]
			}
		}
		if other != "" {
			round[fair.Field(other)] = text
		}
		before := maps.Clone(round)
		report := games.Verify(round)
		if !maps.Equal(round, before) {
			t.Errorf("round after the check: got %q, want %q", round, before)
		}
		checkVerdict(t, report)
		for _, finding := range report.Findings {
			checkFinding(t, round, finding)
		}
		receipt, err := report.Receipt()
		if err != nil || !json.Valid(receipt) {
			t.Errorf("receipt: got %s, %v, want JSON", receipt, err)
		}
		again := games.Verify(round)
		if !reflect.DeepEqual(again, report) {
			t.Errorf("report of the same round: got %+v, want %+v", again, report)
		}
		if second, _ := again.Receipt(); !bytes.Equal(second, receipt) {
			t.Errorf("receipt of the same round: got %s, want %s", second, receipt)
		}
	})
}

// checkVerdict: the verdict says no more than the parts do.
func checkVerdict(t *testing.T, report fair.Report) {
	t.Helper()
	invalid := slices.ContainsFunc(report.Findings, fair.Finding.Invalid)
	if invalid != (report.Verdict == fair.Invalid) || invalid != (report.Err() != nil) {
		t.Fatalf("%s with findings %v and error %v", report.Verdict, report.Findings, report.Err())
	}
	if report.Verdict == fair.Invalid {
		return
	}
	commitment, outcome, signature := report.Commitment.Status, report.Outcome.OutcomeStatus(), fair.StatusAbsent
	if report.Signature != nil {
		signature = report.Signature.Status
	}
	wrong := commitment == fair.StatusMismatch || outcome == fair.StatusMismatch || signature == fair.StatusMismatch
	if wrong != (report.Verdict == fair.Mismatch) {
		t.Errorf("%s with %s, %s, %s", report.Verdict, commitment, signature, outcome)
	}
	proven := commitment == fair.StatusMatch && outcome == fair.StatusMatch && !wrong
	if proven != (report.Verdict == fair.Verified) {
		t.Errorf("%s with %s, %s, %s", report.Verdict, commitment, signature, outcome)
	}
	if report.Verdict == fair.Verified && !strings.EqualFold(report.Input[fair.FieldCommitment], report.Commitment.Computed) {
		t.Errorf("verified with commitment %q, want %q", report.Input[fair.FieldCommitment], report.Commitment.Computed)
	}
}

// checkFinding: a finding names code and field, a bad field also the reason, and
// its place lies in the field's text or just behind it.
func checkFinding(t *testing.T, round fair.Round, f fair.Finding) {
	t.Helper()
	if f.Code == "" || f.Proof == nil || !strings.HasPrefix(f.Error(), "fair: ") {
		t.Errorf("%+v: no code or no wording", f)
	}
	if strings.HasPrefix(string(f.Code), "bad-") && (f.Reason == "" || f.Field == "") {
		t.Errorf("%+v: no reason or no field", f)
	}
	if got := utf8.RuneCountInString(f.Read); got > fair.MaxRead+1 {
		t.Errorf("%+v: read: got %d characters, want at most %d", f, got, fair.MaxRead+1)
	}
	if end := utf8.RuneCountInString(round[f.Field]) + 1; f.At < 0 || f.At > end {
		t.Errorf("%+v: place: got %d, want at most %d", f, f.At, end)
	}
	if f.Char != "" {
		chars := []rune(round[f.Field])
		if got := fair.CharName(chars[f.At-1]); got != f.Char {
			t.Errorf("%+v: character there: got %s, want %s", f, got, f.Char)
		}
	}
}
