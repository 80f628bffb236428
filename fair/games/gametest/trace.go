package gametest

import (
	"encoding/binary"
	"encoding/hex"
	"math/big"
	"math/rand/v2"
	"strconv"
	"testing"

	"roundcheck/fair"
	"roundcheck/fair/games/gametest/slow"
)

// testTrace recomputes every step from the round and the steps before it.
func (s Suite) testTrace(t *testing.T, vectors []Vector) {
	for _, v := range vectors {
		s.checkTrace(t, s.verify(v.Round))
	}
	random := rand.New(rand.NewPCG(2026, 2))
	for i := range 300 {
		s.checkTrace(t, s.verify(s.random(i, random)))
	}
}

func (s Suite) checkTrace(t *testing.T, report fair.Report) {
	t.Helper()
	if err := report.Err(); err != nil {
		t.Fatal(err)
	}
	c := tracer{TB: t, round: report.Input, signed: s.Game.Scheme().Signed}
	for i, step := range report.Steps {
		c.at = i
		c.step(step)
	}
	c.at = len(report.Steps)
	c.is("draws that no step of the game follows", c.open, 0)
	c.is("commitment", report.Commitment.Computed, c.commitment)
	if c.signed {
		c.is("signature", report.Signature.Computed, c.signature)
	}
	if c.draws == 0 {
		t.Fatalf("%q: no draw in the trace", c.round)
	}
}

// tracer follows a trace and holds what it knows by now.
type tracer struct {
	testing.TB
	round                 fair.Round
	signed                bool
	at                    int
	commitment, signature string
	unread                []byte // of the blocks so far
	blocks, draws         int
	open                  int // accepted draws that wait for a step of the game
}

func (c *tracer) is(what string, got, want any) {
	c.Helper()
	if got != want {
		c.Fatalf("%q: step %d: %s: got %v, want %v", c.round, c.at, what, got, want)
	}
}

func (c *tracer) step(step fair.Step) {
	c.Helper()
	switch step := step.(type) {
	case fair.HashStep:
		c.hash(step)
	case fair.BlockStep:
		c.block(step)
	case fair.DrawStep:
		c.draw(step)
	default:
		c.is("accepted draws before a step of the game", c.open, 1)
		c.open = 0
	}
}

// hash: first the commitment, then the signature where there is one.
func (c *tracer) hash(step fair.HashStep) {
	c.Helper()
	function, algorithm := slow.SHA256, fair.SHA256
	if c.signed {
		function, algorithm = slow.SHA3_256, fair.SHA3_256
	}
	message := ""
	for i, f := range step.Of {
		if i > 0 {
			message += ":"
		}
		message += c.round[f]
	}
	c.is("algorithm", step.Algorithm, algorithm)
	c.is("hash", step.Hex, slow.Hex(function([]byte(message))))
	code := "commitment"
	if c.at == 0 {
		c.commitment = step.Hex
		c.is("fields", len(step.Of), 1)
	} else {
		code = "signature"
		c.signature = step.Hex
		c.is("signed", c.signed, true)
		c.is("fields", len(step.Of), 3)
		c.is("place", c.at, 1)
	}
	c.is("code", step.Code, code)
}

// block: the next one of the stream, and only once the one before is used up.
func (c *tracer) block(step fair.BlockStep) {
	c.Helper()
	c.is("index", step.Index, c.blocks)
	c.is("bytes not yet used", len(c.unread), 0)
	var want []byte
	if c.signed {
		c.is("algorithm", step.Algorithm, fair.SHAKE256)
		want = slow.SHAKE256([]byte(c.signature), 136*(c.blocks+1))[136*c.blocks:]
	} else {
		c.is("algorithm", step.Algorithm, fair.HMACSHA256)
		message := c.round[fair.FieldClientSeed] + ":" + strconv.Itoa(c.blocks)
		want = slow.HMACSHA256([]byte(c.round[fair.FieldServerSeed]), []byte(message))
	}
	c.is("block", step.Hex, hex.EncodeToString(want))
	c.unread = want
	c.blocks++
}

// draw: the next 4 bytes, and the number made of them.
func (c *tracer) draw(step fair.DrawStep) {
	c.Helper()
	c.draws++
	c.is("accepted draws before a draw", c.open, 0)
	c.is("index", step.Index, c.draws)
	c.is("bytes", step.Bytes, hex.EncodeToString(c.unread[:4]))
	c.is("value", step.Value, binary.BigEndian.Uint32(c.unread))
	c.unread = c.unread[4:]

	limit, result := uint64(0), slow.Floor(step.Value, int(step.Pool))
	if c.signed {
		rest := new(big.Int).Mod(big.NewInt(1<<32), big.NewInt(int64(step.Pool)))
		limit = 1<<32 - rest.Uint64()
		result = int(step.Value) % int(step.Pool)
	}
	c.is("limit", step.Limit, limit)
	c.is("accepted", step.Accepted, !c.signed || uint64(step.Value) < limit)
	c.is("has a result", step.Result != nil, step.Accepted)
	if step.Accepted {
		c.open++
		c.is("result", int(*step.Result), result)
	}
}
