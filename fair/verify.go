package fair

import (
	"maps"
	"math/big"
	"strings"
)

// Game is one game's rules. Each is a folder under games.
type Game interface {
	// ID is the value of the round's game field.
	ID() string
	// Scheme is how the operator of this game makes draws.
	Scheme() Scheme
	// Fields lists the fields that the game reads beside its scheme's.
	Fields() []Field
	// Read parses those fields. It notes what is wrong in r, and returns nil
	// where the round cannot be played. What the player saw is never needed to
	// play.
	Read(r *Reader) Play
}

// Play is a round that is ready to be recomputed.
type Play interface {
	// Run takes the draws that the rules call for and holds the result against
	// what the player saw.
	Run(d *Draws, t *Trace) Outcome
}

// Chancy is what an outcome may have beside [Outcome].
type Chancy interface {
	// Chance says that a result drawn at random agrees with what the player saw
	// once in so many rounds, rounded down, whatever the status is. It is nil
	// where nothing was seen, or what no result agrees with. SPEC 6.1.
	Chance() *big.Int
}

// Varied is what a game may have beside [Game]: settings that a player may have
// entered wrongly.
type Varied interface {
	// Variants lists the other settings under which what the player saw could
	// be the whole result, the most likely first.
	Variants(Round) []Variant
}

// Variant is another value of a setting, and what to call it when it fits.
type Variant struct {
	Code  Code
	Field Field
	Text  string
}

// Verify checks a round of one of the games. It is the only way in.
//
// What reading the input already turned up, such as a field given twice, is
// passed on as noted and stands first in the report. The report keeps a copy of
// the round: a form that goes on being edited changes no report of before.
func Verify(games []Game, round Round, noted ...Finding) Report {
	report := Report{Input: maps.Clone(round), signed: true}
	r := newReader(report.Input, noted)
	r.checkFields()
	if game := r.game(games); game != nil {
		report.signed = game.Scheme().Signed
		report.check(r, game)
	}
	report.Findings = r.findings
	report.Verdict = report.decide()
	return report
}

// game finds the round's game, or notes why there is none.
func (r *Reader) game(games []Game) Game {
	ids := make([]string, len(games))
	for i, g := range games {
		ids[i] = g.ID()
	}
	id, ok := r.Choice(FieldGame, BadGame, ids...)
	if !ok {
		return nil
	}
	for _, g := range games {
		if g.ID() == id {
			return g
		}
	}
	return nil
}

// check fills in all that can be computed. Each part is computed as soon as its
// own fields are sound: a commitment needs no nonce.
func (report *Report) check(r *Reader, game Game) {
	scheme := game.Scheme()
	own := append([]Field{FieldGame}, scheme.Fields()...)
	r.checkOwn(append(own, game.Fields()...))

	var trace Trace
	server, haveServer := r.Need(FieldServerSeed)
	client, haveClient := r.Need(FieldClientSeed)
	nonce, haveNonce := "", true
	if scheme.Signed {
		nonce, haveNonce = r.nonce()
	}
	play := game.Read(r)
	commitment, _ := r.hash256(FieldCommitment, BadCommitment)
	signature := ""
	if scheme.Signed {
		signature, _ = r.hash256(FieldSignature, BadSignature)
	}

	if haveServer {
		hex := scheme.commit(server, &trace)
		given, status := compare(hex, commitment)
		report.Commitment = &Commitment{scheme.Commitment, hex, given, status}
	}
	if haveServer && haveClient && haveNonce {
		seeds := Seeds{server, client, nonce}
		report.play(scheme, seeds, signature, play, &trace)
	}
	report.Steps = trace.Steps
}

// play computes what needs both seeds: the signature and the outcome.
func (report *Report) play(scheme Scheme, seeds Seeds, given string, play Play, t *Trace) {
	hex := ""
	if scheme.Signed {
		hex = scheme.sign(seeds, t)
		text, status := compare(hex, given)
		report.Signature = &Signature{hex, text, status}
	}
	if play != nil {
		report.Outcome = play.Run(NewDraws(scheme.source(seeds, hex), scheme.stream, t), t)
	}
}

// compare holds a computed hash against the given one, whose hex digits may be
// in either case. An empty given is none.
func compare(computed, given string) (*string, Status) {
	switch {
	case given == "":
		return nil, StatusAbsent
	case strings.ToLower(given) == computed:
		return &given, StatusMatch
	}
	return &given, StatusMismatch
}
