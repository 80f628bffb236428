package fair

// Scheme is how an operator commits to a server seed and turns the seeds of a
// round into draws. There are two: [Cloudbet] and [Dond].
type Scheme struct {
	// Name is the scheme's short name.
	Name string
	// Commitment is the hash of the server seed that is shown before the round.
	Commitment Algorithm
	// Signed says that a round has a nonce and a signature.
	Signed bool
	// source makes the stream; the signature is empty where there is none.
	source func(s Seeds, signature string) Source
	stream Algorithm
}

// Seeds are what a round's draws follow from.
type Seeds struct {
	Server, Client string
	Nonce          string // plain decimal; empty where the scheme has none
}

// Cloudbet is the scheme of SPEC 1: SHA3-256 over text, draws from SHAKE256.
func Cloudbet() Scheme {
	return Scheme{
		Name:       "cloudbet",
		Commitment: SHA3_256,
		Signed:     true,
		source:     func(_ Seeds, signature string) Source { return newShake(signature) },
		stream:     SHAKE256,
	}
}

// Dond is the scheme of SPEC 2: SHA-256 over text, draws from HMAC-SHA256.
func Dond() Scheme {
	return Scheme{
		Name:       "dond",
		Commitment: SHA256,
		source:     func(s Seeds, _ string) Source { return newHMACBlocks(s.Server, s.Client) },
		stream:     HMACSHA256,
	}
}

// Fields lists the fields that the scheme reads, in receipt order.
func (s Scheme) Fields() []Field {
	if s.Signed {
		return []Field{FieldServerSeed, FieldClientSeed, FieldNonce, FieldCommitment, FieldSignature}
	}
	return []Field{FieldServerSeed, FieldClientSeed, FieldCommitment}
}

// commit hashes the server seed, SPEC 1.1 and 2.1.
func (s Scheme) commit(serverSeed string, t *Trace) string {
	hex := digest(s.Commitment, serverSeed)
	t.Add(HashStep{"commitment", s.Commitment, []Field{FieldServerSeed}, hex})
	return hex
}

// sign hashes the seeds and the nonce, SPEC 1.2. Joining with ":" is ambiguous:
// only the commitment tells "a:b", "c" from "a", "b:c".
func (s Scheme) sign(seeds Seeds, t *Trace) string {
	hex := digest(s.Commitment, seeds.Server, ":", seeds.Client, ":", seeds.Nonce)
	t.Add(HashStep{"signature", s.Commitment, []Field{FieldServerSeed, FieldClientSeed, FieldNonce}, hex})
	return hex
}
