package fair

import (
	"bytes"
	"encoding/hex"
	"math"
	"math/big"
	"strconv"

	"golang.org/x/crypto/sha3"
)

// maxNonce is how far from the nonce given another one is looked for.
const maxNonce = 1000

// gameOf returns the game of a base, or nil.
func (d *doctor) gameOf(b base) Game {
	for _, g := range d.games {
		if g.ID() == b.round[FieldGame] {
			return g
		}
	}
	return nil
}

// variants tries the other settings of the game: another wheel, another number
// of mines. One that is yet to be entered is no other.
func (d *doctor) variants(b base) {
	for _, v := range variantsOf(d.gameOf(b), b.round) {
		if b.round[v.Field] == "" {
			continue
		}
		d.try(b, Finding{Code: v.Code, Field: v.Field}, Round{v.Field: v.Text}, 1)
	}
}

func variantsOf(g Game, round Round) []Variant {
	if g, ok := g.(Varied); ok {
		return g.Variants(round)
	}
	return nil
}

// otherGames tries the other games, without the fields that they do not have or
// cannot read, and with each of the settings that they need.
func (d *doctor) otherGames(b base) {
	for _, g := range d.games {
		if b.round[FieldGame] == "" || b.round[FieldGame] == g.ID() {
			continue
		}
		change, ok := d.move(b.round, g)
		if !ok {
			return
		}
		f := Finding{Code: AnotherGame, Field: FieldGame}
		d.try(b, f, change, 1)
		for _, v := range variantsOf(g, with(b.round, change)) {
			d.try(b, f, with(change, Round{v.Field: v.Text}), 1)
		}
	}
}

// move says how a round changes so that another game can read it.
func (d *doctor) move(round Round, g Game) (Round, bool) {
	change := Round{FieldGame: g.ID()}
	report, ok := d.verify(with(round, change))
	for _, f := range report.Findings {
		if f.Invalid() && f.Code != MissingField && round[f.Field] != "" {
			change[f.Field] = ""
		}
	}
	_, server := change[FieldServerSeed]
	_, client := change[FieldClientSeed]
	return change, ok && !server && !client
}

// otherNonces looks for another nonce: the nearest first, then 0 and 1. Where a
// signature was given only that can tell; else the outcome does.
func (d *doctor) otherNonces(b base) {
	given, err := strconv.ParseUint(b.round[FieldNonce], 10, 64)
	fits, most := d.nonceFits(b)
	if fits == nil || err != nil {
		return
	}
	try := func(n uint64, tries int) bool {
		return n != given && fits(n) && d.try(b, Finding{Code: NonceOff, Field: FieldNonce},
			Round{FieldNonce: strconv.FormatUint(n, 10)}, tries)
	}
	for by := uint64(1); by <= maxNonce && 2*by <= most; by++ {
		if by <= given && try(given-by, int(2*by)) || by <= math.MaxUint64-given && try(given+by, int(2*by)) {
			return
		}
	}
	const last = 2*maxNonce + 2
	if given > maxNonce+1 && most >= last {
		_ = try(0, last) || try(1, last)
	}
}

// nonceFits returns a quick way to see whether a nonce may fit, and how many
// tries make sense; nil where nothing can tell. What it says is still verified.
func (d *doctor) nonceFits(b base) (fits func(uint64) bool, most uint64) {
	g, s := d.gameOf(b), standing(b.report)
	if g == nil || !g.Scheme().Signed {
		return nil, 0
	}
	message := []byte(b.round[FieldServerSeed] + ":" + b.round[FieldClientSeed] + ":")
	sign := func(nonce uint64) [32]byte {
		message := strconv.AppendUint(message, nonce, 10)
		d.budget -= len(message)
		return sha3.Sum256(message)
	}
	if s[1] == StatusMismatch {
		want, _ := hex.DecodeString(b.round[FieldSignature])
		return func(nonce uint64) bool {
			signature := sign(nonce)
			return d.budget > 0 && bytes.Equal(signature[:], want)
		}, math.MaxUint64
	}
	n, play := chance(b.report.Outcome), g.Read(newReader(b.round, nil))
	if s[1] == StatusMatch || s[2] != StatusMismatch || n == nil || play == nil {
		return nil, 0
	}
	most = math.MaxUint64
	if tries := n.Div(n, big.NewInt(minOneIn)); tries.IsUint64() {
		most = tries.Uint64() - min(tries.Uint64(), uint64(d.tried))
	}
	stream := newShake("")
	return func(nonce uint64) bool {
		signature := sign(nonce)
		stream.restart(hex.AppendEncode(nil, signature[:]))
		return d.budget > 0 && play.Run(NewDraws(stream, SHAKE256, nil), nil).OutcomeStatus() == StatusMatch
	}, most
}
