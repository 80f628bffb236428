package fair

import (
	"encoding/binary"
	"encoding/hex"
)

// Source is a deterministic stream of bytes without an end.
type Source interface {
	// Next returns the stream's next block, a whole number of 4-byte draws and
	// at least one. The block is valid until the next call.
	Next() []byte
}

// Draws reads a source as draws: big-endian u32 numbers. All sampling of the
// package is here.
type Draws struct {
	source    Source
	algorithm Algorithm
	trace     *Trace
	block     []byte
	at        int // of the next draw in block, in bytes
	blocks    int // read so far
	count     int // draws so far
}

// NewDraws reads draws from a source. The algorithm names the source in the
// trace, which may be nil.
func NewDraws(source Source, algorithm Algorithm, trace *Trace) *Draws {
	return &Draws{source: source, algorithm: algorithm, trace: trace}
}

// next takes the stream's next 4 bytes.
func (d *Draws) next() []byte {
	if d.at == len(d.block) {
		d.block, d.at = d.source.Next(), 0
		if d.trace != nil {
			d.trace.Add(BlockStep{"block", d.algorithm, d.blocks, hex.EncodeToString(d.block)})
		}
		d.blocks++
	}
	bytes := d.block[d.at : d.at+4]
	d.at += 4
	d.count++
	return bytes
}

// Sample returns a number from 0 to pool-1, every one equally likely, SPEC 1.4.
// Draws at or above the largest multiple of pool that fits into 2^32 are
// rejected and the next is taken; for the pools of these games that happens to
// fewer than one draw in 100 million. The pool is at least 1.
func (d *Draws) Sample(pool uint32) uint32 {
	// 2^32 itself does not fit a uint32, and is the limit of every power of two.
	const span = uint64(1) << 32
	limit := span / uint64(pool) * uint64(pool)
	for {
		bytes := d.next()
		draw := binary.BigEndian.Uint32(bytes)
		accepted := uint64(draw) < limit
		if d.trace != nil {
			d.trace.Add(newDrawStep(d.count, bytes, draw, pool).sampled(limit, accepted))
		}
		if accepted {
			return draw % pool
		}
	}
}

// Scale returns floor(draw / 2^32 * pool), a number from 0 to pool-1, SPEC 2.4.
// No draw is rejected. In integers it equals the floating-point form that the
// operator describes, for every draw and every pool up to 25.
func (d *Draws) Scale(pool uint32) uint32 {
	bytes := d.next()
	draw := binary.BigEndian.Uint32(bytes)
	result := uint32(uint64(draw) * uint64(pool) >> 32)
	if d.trace != nil {
		d.trace.Add(newDrawStep(d.count, bytes, draw, pool).scaled(result))
	}
	return result
}
