package fair

import (
	"crypto/sha512"
	"encoding/hex"
	"hash"
	"io"

	"golang.org/x/crypto/sha3"
)

// Functions that some sites use where others belong. No scheme here does.
const (
	Keccak256 Algorithm = "Keccak-256"
	SHA512    Algorithm = "SHA-512"
)

// otherHashes tries other ways to compute a commitment, and the board of a game
// whose draws come from an HMAC. They are no slips of the player, so there is
// nothing to fix: the round would follow another scheme than the published one.
func (d *doctor) otherHashes(b base) {
	scheme, ok := d.scheme(b)
	server, haveServer := b.round[FieldServerSeed]
	if !ok || !haveServer {
		return
	}
	decoded, err := hex.DecodeString(server)
	if given := b.round[FieldCommitment]; given != "" && standing(b.report)[0] != StatusMatch {
		if a, ok := otherHash(scheme.Commitment, server, given); ok {
			d.keep(Finding{Code: OtherHash, Field: FieldCommitment, Algorithm: a, Proof: parts[:1]}, byHash)
		}
		if err == nil && server != "" && sameHash(digest(scheme.Commitment, string(decoded)), given) {
			d.keep(Finding{Code: SeedDecoded, Field: FieldServerSeed, Proof: parts[:1]}, byHash)
		}
	}
	if err == nil && server != "" && scheme.stream == HMACSHA256 {
		d.decodedKey(b, scheme, string(decoded))
	}
}

// otherHash finds the function by which a text has the hash that was given.
func otherHash(not Algorithm, text, given string) (Algorithm, bool) {
	for _, a := range []Algorithm{SHA256, SHA3_256, Keccak256, SHA512} {
		if a != not && sameHash(hashOf(a, text), given) {
			return a, true
		}
	}
	return "", false
}

func hashOf(a Algorithm, text string) string {
	var h hash.Hash
	switch a {
	case Keccak256:
		h = sha3.NewLegacyKeccak256()
	case SHA512:
		h = sha512.New()
	default:
		return digest(a, text)
	}
	io.WriteString(h, text)
	return hex.EncodeToString(h.Sum(nil))
}

// decodedKey plays the round with the bytes that the seed's hex digits stand
// for as the HMAC's key, SPEC 4.
func (d *doctor) decodedKey(b base, scheme Scheme, key string) {
	client, haveClient := b.round[FieldClientSeed]
	if !haveClient || standing(b.report)[2] != StatusMismatch {
		return
	}
	play := d.gameOf(b).Read(newReader(b.round, nil))
	if play == nil {
		return
	}
	seeds := Seeds{Server: key, Client: client}
	report := &Report{Outcome: play.Run(NewDraws(scheme.source(seeds, ""), scheme.stream, nil), nil)}
	if n := oneIn(report, 1, minOneIn); standing(report)[2] == StatusMatch && n != "" {
		d.keep(Finding{Code: KeyDecoded, Field: FieldServerSeed, Proof: parts[2:], OneIn: n}, byOutcome)
	}
}
