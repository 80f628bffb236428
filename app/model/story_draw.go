package model

import (
	"encoding/binary"

	"roundcheck/fair"
)

// span is the number of different draws, 2^32.
const span = uint64(1) << 32

// Working is how a draw's result follows from its 4 bytes, written out.
type Working struct {
	Bytes [4]byte
	// Sampling, SPEC 1.4: Limit = Pool * Times, Value = Pool * Quotient + Remainder.
	Times, Quotient, Remainder uint64
	// Scaling, SPEC 2.4: Product = Value * Pool, and Product / 2^32 = Whole plus
	// Thousandths and a rest.
	Product, Whole, Thousandths uint64
	Exact                       bool // there is nothing behind Whole
}

// Work writes out a draw.
func Work(d fair.DrawStep) Working {
	value, pool := uint64(d.Value), uint64(d.Pool)
	w := Working{
		Times:     span / pool,
		Quotient:  value / pool,
		Remainder: value % pool,
		Product:   value * pool,
	}
	binary.BigEndian.PutUint32(w.Bytes[:], d.Value)
	w.Whole = w.Product / span
	w.Thousandths = w.Product % span * 1000 / span
	w.Exact = w.Product%span == 0
	return w
}
