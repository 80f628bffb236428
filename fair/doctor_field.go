package fair

import (
	"math/big"
	"slices"
)

// repair makes fields readable that are written in another way than the one that
// is accepted, each by itself, and returns the round with all of them repaired.
func (d *doctor) repair(given base) base {
	fixed := Round{}
	for _, f := range Fields() {
		if f == FieldServerSeed || f == FieldClientSeed || !unreadable(given.report, f) {
			continue
		}
		if e, ok := d.cure(given, f); ok {
			fixed[f] = e.text
			d.note(given, e)
		}
	}
	if len(fixed) == 0 {
		return given
	}
	round := with(given.round, fixed)
	report, ok := d.verify(round)
	if !ok {
		return given
	}
	return base{round, report}
}

// unreadable reports whether what a field holds cannot be parsed.
func unreadable(r *Report, f Field) bool {
	return slices.ContainsFunc(r.Findings, func(x Finding) bool {
		return x.Field == f && x.Invalid() && x.Reason != "" && x.Reason != OtherGame && x.Reason != NotText
	})
}

// cure finds the first way to clean a field that makes it readable.
func (d *doctor) cure(given base, f Field) (edit, bool) {
	text, operations, guesses := given.round[f], strictOperations, strictGuesses
	switch f {
	case FieldCommitment, FieldSignature:
		operations, guesses = hashOperations, hashGuesses
	case FieldSeen, FieldSafe, FieldLadder, FieldBets:
		operations, guesses = listOperations, listOperations
	}
	list := append(edits(f, text, operations), inTurn(f, text, operations)...)
	sure := len(list)
	list = append(list, inTurn(f, text, guesses)...)
	for i, e := range list {
		report, ok := d.verify(with(given.round, Round{f: e.text}))
		if !ok || unreadable(report, f) {
			continue
		}
		e.guessed = i >= sure
		news := gains(given.report, report)
		if !e.guessed || len(news) > 0 && (!onlyOutcome(news) || oneIn(report, 1, minOneInSetting) != "") {
			return e, true
		}
	}
	return edit{}, false
}

// note keeps a finding about a field that can be read once it is cleaned.
func (d *doctor) note(given base, e edit) {
	round := with(given.round, Round{e.Field: e.text})
	report, ok := d.verify(round)
	if !ok {
		return
	}
	news := gains(given.report, report)
	f := e.Finding
	f.Fix = d.fix(round)
	rank := readable
	if len(news) > 0 {
		rank, f.Proof = byHash, matches(report)
	}
	if onlyOutcome(news) {
		rank = byOutcome
		if e.guessed {
			f.OneIn = oneIn(report, 1, minOneInSetting)
		}
	}
	d.keep(f, rank)
}

// editSeeds tries to clean either seed, unless it is proven as it is.
func (d *doctor) editSeeds(b base) {
	for _, f := range []Field{FieldServerSeed, FieldClientSeed} {
		if proven(b.report, f) {
			continue
		}
		for _, e := range edits(f, b.round[f], seedOperations) {
			if e.At > 0 && b.round[f] != d.round[f] { // what was trimmed comes before
				start, _ := inked(d.round[f])
				e.At += start
			}
			d.try(b, e.Finding, Round{f: e.text}, 1)
		}
	}
}

// proven reports whether a hash or the outcome that was given follows from the
// seed as it is. An outcome that luck may have brought does not count against a
// hash.
func proven(r *Report, f Field) bool {
	s := standing(r)
	server := f == FieldServerSeed
	if server && s[0] == StatusMatch || s[1] == StatusMatch {
		return true
	}
	contradicted := server && s[0] == StatusMismatch || s[1] == StatusMismatch
	return s[2] == StatusMatch && (!contradicted || rare(chance(r.Outcome)))
}

// rare reports whether luck can be left out of account.
func rare(oneIn *big.Int) bool { return oneIn != nil && oneIn.BitLen() > 16 }

// trimSeeds tries to clean the ends of both seeds, and returns the round with
// that done, for slips behind it.
func (d *doctor) trimSeeds(b base) (base, bool) {
	var first Finding
	change := Round{}
	for _, f := range []Field{FieldServerSeed, FieldClientSeed} {
		text := b.round[f]
		if trimmed := trim(text); trimmed != text && !proven(b.report, f) {
			change[f] = trimmed
			if first.Code == "" {
				first = newEdit(f, "", text, trimmed).Finding
			}
		}
	}
	if len(change) == 0 {
		return b, false
	}
	if len(change) > 1 {
		d.try(b, first, change, 1)
	}
	round := with(b.round, change)
	report, ok := d.verify(round)
	return base{round, report}, ok
}

// unseen points out what one does not see in a seed, as long as nothing proves
// that it belongs there.
func (d *doctor) unseen(r *Report) {
	for _, f := range []Field{FieldServerSeed, FieldClientSeed} {
		text := d.round[f]
		if proven(r, f) || d.trimmed(f) {
			continue
		}
		for _, op := range []func(string) string{trim, dropHidden} {
			if cleaned := op(text); cleaned != text {
				d.keep(newEdit(f, "", text, cleaned).Finding, byLooks)
				break
			}
		}
	}
}

// trimmed reports whether a finding already deals with what is not seen in the
// field.
func (d *doctor) trimmed(f Field) bool {
	for i := range d.found {
		x := &d.found[i]
		blank := x.Code == OuterSpace || x.Code == InnerSpace || x.Code == InvisibleCharacter
		if text, fixed := x.Fix[f]; fixed && text == trim(d.round[f]) || blank && x.Field == f {
			return true
		}
	}
	return false
}

// misplaced tries fields that hold what belongs into another one.
func (d *doctor) misplaced(b base) {
	server, client := b.round[FieldServerSeed], b.round[FieldClientSeed]
	commitment := b.round[FieldCommitment]
	_, haveServer := b.round[FieldServerSeed]
	_, haveClient := b.round[FieldClientSeed]
	if haveServer && haveClient {
		d.try(b, Finding{Code: SeedsSwapped, Field: FieldServerSeed}, Round{FieldServerSeed: client, FieldClientSeed: server}, 1)
	}
	if commitment == "" {
		d.seedUnderClient(b)
		return
	}
	if sameHash(commitment, server) {
		d.sameTexts(b)
		return
	}
	seed := Finding{Code: CommitmentIsSeed, Field: FieldCommitment}
	if !d.try(b, seed, Round{FieldServerSeed: commitment, FieldCommitment: server}, 1) {
		d.try(b, seed, Round{FieldServerSeed: commitment, FieldCommitment: ""}, 1)
	}
	if haveClient {
		d.try(b, Finding{Code: SeedIsCommitment, Field: FieldServerSeed},
			Round{FieldServerSeed: client, FieldCommitment: server, FieldClientSeed: commitment}, 1)
	}
	d.seedUnderClient(b)
}

// sameTexts is for one text in both fields. If it leads to what was seen, it is
// the seed; else nothing tells, but a seed that is not revealed yet is what
// leads there.
func (d *doctor) sameTexts(b base) {
	f := Finding{Code: SeedIsCommitment, Field: FieldServerSeed}
	seed := Finding{Code: CommitmentIsSeed, Field: FieldCommitment, Proof: matches(b.report)}
	switch s := standing(b.report); {
	case s[1] == StatusMatch:
		d.keep(seed, byHash)
	case s[2] == StatusMatch && oneIn(b.report, 1, minOneInSetting) != "":
		seed.OneIn = oneIn(b.report, 1, minOneInSetting)
		d.keep(seed, byOutcome)
	default:
		d.keep(f, byLooks)
	}
}

// seedUnderClient recognises fields that are off by one: the server seed holds
// the hash of what stands under the client seed.
func (d *doctor) seedUnderClient(b base) {
	scheme, ok := d.scheme(b)
	client, haveClient := b.round[FieldClientSeed]
	if ok && haveClient && !proven(b.report, FieldServerSeed) && sameHash(digest(scheme.Commitment, client), b.round[FieldServerSeed]) {
		d.keep(Finding{Code: SeedIsCommitment, Field: FieldServerSeed, Proof: parts[:1]}, byHash)
	}
}

// scheme returns the scheme of the round's game.
func (d *doctor) scheme(b base) (Scheme, bool) {
	i := slices.IndexFunc(d.games, func(g Game) bool { return g.ID() == b.round[FieldGame] })
	if i < 0 {
		return Scheme{}, false
	}
	return d.games[i].Scheme(), true
}
