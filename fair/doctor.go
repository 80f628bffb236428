package fair

import (
	"maps"
	"math/big"
	"slices"
	"strings"
)

// Check is [Verify], followed by what [Diagnose] finds. The verdict is that of
// Verify: no finding changes it.
func Check(games []Game, round Round, noted ...Finding) Report {
	report := Verify(games, round, noted...)
	report.Findings = append(report.Findings, Diagnose(games, report)...)
	return report
}

// Limits of a diagnosis. Nothing is tried on longer seeds; only whether one of
// them is a receipt is looked at, up to another limit.
const (
	maxFindings = 6
	maxRead     = 64 << 10  // bytes of both seeds
	maxTried    = 4 << 10   // bytes of both seeds
	maxHashed   = 512 << 10 // bytes, over all that is tried
	// minOneIn is how rarely chance must bring a find about that only the
	// outcome proves, all that was tried before counted.
	minOneIn = 100
	// For a setting there are few others, and an operator shows the rest of a
	// round with hashes. Players know best which game they played.
	minOneInSetting = 10
	minOneInGame    = 1000
)

// Diagnose says why a round may not match: it tries the slips that players
// make, and lists those after which a check finds more to match than before,
// the strongest first. On a verified round there is nothing to find. SPEC 6.
//
// It looks at the input as the receipt has it, so that the findings follow from
// there: without texts that are too long. Where one was no text, it finds nothing.
func Diagnose(games []Game, r Report) []Finding {
	if r.Verdict == Verified || slices.ContainsFunc(r.Findings, garbled) {
		return nil
	}
	length := 0
	for _, f := range []Field{FieldServerSeed, FieldClientSeed} {
		if n := len(r.Input[f]); n <= Limit(f) {
			length += n
		}
	}
	if length > maxRead {
		return nil
	}
	round := r.Input.withinLimits()
	d := &doctor{games: games, round: round, budget: maxHashed}
	report := Verify(games, round) // without what was noted: only the fields count
	if report.Verdict == Verified {
		return nil
	}
	if length > maxTried {
		d.wholeRounds(base{d.round, &report}) // a receipt is long
	} else {
		d.examine(&report)
	}
	return d.list()
}

// garbled reports whether a field of the round is no UTF-8.
func garbled(f Finding) bool { return f.Reason == NotText && slices.Contains(Fields(), f.Field) }

// doctor is one diagnosis.
type doctor struct {
	games  []Game
	round  Round
	budget int // bytes that may still be hashed
	found  []find
	tried  int // changes so far that only an outcome could have spoken for
}

// find is a finding, and how strong it is.
type find struct {
	Finding
	rank rank
}

type rank int

// The ranks, the strongest first.
const (
	byHash rank = iota
	byOutcome
	readable // a field that could not be read can be
	byLooks
)

// base is a round on which slips are tried: the one that was given, or it with
// what had to be cleaned first.
type base struct {
	round  Round
	report *Report
}

// examine goes through all slips. What contradicts nothing is only asked
// whether a field holds what belongs elsewhere.
func (d *doctor) examine(report *Report) {
	given := base{d.round, report}
	if report.Verdict == Incomplete {
		d.misplaced(given)
		d.wholeRounds(given)
		return
	}
	sound := d.repair(given)
	bases := []base{sound}
	if clean, ok := d.trimSeeds(sound); ok {
		bases = append(bases, clean)
	}
	for _, b := range bases {
		d.misplaced(b)
		d.editSeeds(b)
		d.variants(b)
		d.otherGames(b)
		d.otherHashes(b)
	}
	d.wholeRounds(sound)
	d.severalValues(sound)
	d.otherNonces(bases[len(bases)-1]) // it costs most, so last, and where it is likeliest
	d.unseen(report)
}

// list returns what was found, the strongest first, and no fix twice.
func (d *doctor) list() []Finding {
	var list []Finding
	for i := range d.found {
		f := &d.found[i]
		if len(list) < maxFindings && !covered(d.found[:i], f) {
			list = append(list, f.Finding)
		}
	}
	return list
}

func covered(before []find, f *find) bool {
	for i := range before {
		if covers(&before[i], f) {
			return true
		}
	}
	return false
}

// covers reports whether a finding makes a later one needless: the later one
// changes at least as much and proves no more.
func covers(a, b *find) bool {
	if a.Fix == nil || b.Fix == nil {
		return a.Code == b.Code && a.Field == b.Field && a.Algorithm == b.Algorithm
	}
	for f, text := range a.Fix {
		if other, ok := b.Fix[f]; !ok || other != text {
			return false
		}
	}
	return !slices.ContainsFunc(b.Proof, func(part string) bool { return !slices.Contains(a.Proof, part) })
}

// verify checks a round while there is budget for it.
func (d *doctor) verify(round Round) (*Report, bool) {
	d.budget -= 2*len(round[FieldServerSeed]) + len(round[FieldClientSeed]) + 200
	if d.budget < 0 {
		return &Report{}, false
	}
	report := Verify(d.games, round)
	return &report, true
}

// try applies a change to a base and keeps the finding if that makes something
// match and spoils nothing. tries is the number of changes that were looked at
// for this one, itself included.
func (d *doctor) try(b base, f Finding, change Round, tries int) bool {
	round := with(b.round, change)
	if maps.Equal(round, b.round) {
		return false
	}
	report, ok := d.verify(round)
	if !ok || spoils(b.report, report) || breaks(b.report, report, change) {
		return false
	}
	if !contradicted(report, change) {
		d.tried += tries
	}
	news := gains(b.report, report)
	if len(news) == 0 {
		return false
	}
	f.Proof, f.Fix = matches(report), d.fix(round)
	if len(f.Fix) == 0 { // it takes back what was cleaned
		return false
	}
	rank := byHash
	if onlyOutcome(news) {
		rank = byOutcome
		f.OneIn = oneIn(report, max(1, d.tried), atLeast(f.Code))
		if f.OneIn == "" || contradicted(report, f.Fix) || unfinished(b.report, &f) {
			return false
		}
	}
	d.keep(f, rank)
	return true
}

// keep puts a finding behind those that are stronger: of as high a rank and with
// as much that matches, those that were found before.
func (d *doctor) keep(f Finding, rank rank) {
	if f.Proof == nil {
		f.Proof = []string{}
	}
	at := len(d.found)
	for at > 0 && (d.found[at-1].rank > rank || d.found[at-1].rank == rank && len(d.found[at-1].Proof) < len(f.Proof)) {
		at--
	}
	d.found = slices.Insert(d.found, at, find{f, rank})
}

// fix lists how a round differs from the one that was given.
func (d *doctor) fix(round Round) Round {
	fix := Round{}
	for f, text := range round {
		if old, ok := d.round[f]; !ok && text != "" || old != text {
			fix[f] = text
		}
	}
	return fix
}

// with returns a round with some fields changed.
func with(round, change Round) Round {
	changed := make(Round, len(round)+len(change))
	maps.Copy(changed, round)
	maps.Copy(changed, change)
	return changed
}

// parts are what a check holds against what was given.
var parts = [3]string{"commitment", "signature", "outcome"}

// standing gives the status of each part, "" where it was not computed.
func standing(r *Report) [3]Status {
	var s [3]Status
	if r.Commitment != nil {
		s[0] = r.Commitment.Status
	}
	if r.Signature != nil {
		s[1] = r.Signature.Status
	}
	if r.Outcome != nil {
		s[2] = r.Outcome.OutcomeStatus()
	}
	return s
}

// matches lists the parts that match.
func matches(r *Report) []string {
	list := []string{}
	for i, status := range standing(r) {
		if status == StatusMatch {
			list = append(list, parts[i])
		}
	}
	return list
}

// gains lists the parts that match and before did not fit, or were not compared.
func gains(before, after *Report) []string {
	var list []string
	now := standing(after)
	for i, old := range standing(before) {
		if now[i] == StatusMatch && old != StatusMatch && old != StatusConsistent {
			list = append(list, parts[i])
		}
	}
	return list
}

// spoils reports whether a part fits worse than before. Where another game is
// played, its outcome is another matter.
func spoils(before, after *Report) bool {
	now := standing(after)
	for i, old := range standing(before) {
		switch old {
		case now[i]:
		case StatusMatch:
			return true
		case StatusConsistent:
			if now[i] != StatusMatch && before.Input[FieldGame] == after.Input[FieldGame] {
				return true
			}
		}
	}
	return false
}

// breaks reports whether a field cannot be read any more after the change.
func breaks(before, after *Report, change Round) bool {
	for f := range change {
		if unreadable(after, f) && !unreadable(before, f) {
			return true
		}
	}
	return false
}

func onlyOutcome(news []string) bool { return len(news) == 1 && news[0] == parts[2] }

// oneIn says that chance makes an outcome match once in so many searches of so
// many tries. It is "" where that is too often to mean anything. SPEC 6.1.
func oneIn(r *Report, tries int, least int64) string {
	n := chance(r.Outcome)
	if n == nil || n.Div(n, big.NewInt(int64(tries))).Cmp(big.NewInt(least)) < 0 {
		return ""
	}
	return n.String()
}

func atLeast(c Code) int64 {
	switch c {
	case AnotherGame:
		return minOneInGame
	case OtherWheel, OtherMines:
		return minOneInSetting
	}
	return minOneIn
}

func chance(o Outcome) *big.Int {
	if o, ok := o.(Chancy); ok {
		return o.Chance()
	}
	return nil
}

// contradicted reports whether a hash that was given speaks against the change:
// then it takes more than an outcome to prove it.
func contradicted(r *Report, change Round) bool {
	_, server := change[FieldServerSeed]
	_, client := change[FieldClientSeed]
	_, nonce := change[FieldNonce]
	wrong := standing(r)
	return server && wrong[0] == StatusMismatch || (server || client || nonce) && wrong[1] == StatusMismatch
}

// unfinished reports whether the round lacks what it takes to play it: then no
// outcome speaks against it yet, and one that fits another round proves nothing.
// A field that is there but wrong, or holds more than its own, is no lack.
func unfinished(before *Report, f *Finding) bool {
	split := f.Code == WholeRound || f.Code == SeveralValues || f.Code == CommitmentIsSeed
	return before.Outcome == nil && !split && !unreadable(before, f.Field)
}

// sameHash compares hex digits in any case.
func sameHash(a, b string) bool { return strings.EqualFold(a, b) }
