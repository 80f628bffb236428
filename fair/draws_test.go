package fair_test

import (
	"encoding/binary"
	"fmt"
	"math"
	"math/big"
	"testing"

	"roundcheck/fair"
)

// script is a source that yields the given draws in blocks of so many, and then
// fails: it shows that nothing is read that is not needed.
type script struct {
	testing.TB
	draws []uint32
	block int
}

func (s *script) Next() []byte {
	if len(s.draws) == 0 {
		s.Fatal("a block was read that no draw needs")
	}
	n := min(s.block, len(s.draws))
	var bytes []byte
	for _, draw := range s.draws[:n] {
		bytes = binary.BigEndian.AppendUint32(bytes, draw)
	}
	s.draws = s.draws[n:]
	return bytes
}

// sample draws once from a pool; it must take all the draws given.
func sample(t *testing.T, pool uint32, block int, draws ...uint32) (uint32, []fair.Step) {
	t.Helper()
	var trace fair.Trace
	source := &script{t, draws, block}
	result := fair.NewDraws(source, "script", &trace).Sample(pool)
	if len(source.draws) > 0 {
		t.Errorf("pool %d: %d draws not taken, want none", pool, len(source.draws))
	}
	return result, trace.Steps
}

// limitOf is the largest multiple of the pool up to 2^32.
func limitOf(pool uint32) uint64 {
	span, p := big.NewInt(1<<32), big.NewInt(int64(pool))
	return span.Sub(span, new(big.Int).Mod(span, p)).Uint64()
}

// TestSampleRejectsManyTimes: a thousand draws in a row that no honest stream
// would yield, across the borders of blocks of several sizes.
func TestSampleRejectsManyTimes(t *testing.T) {
	for _, pool := range []uint32{3, 7, 25, 37, 38, 1<<31 + 1} {
		for _, block := range []int{1, 8, 34, 143, 2000} {
			t.Run(fmt.Sprint(pool, " ", block), func(t *testing.T) {
				limit := limitOf(pool)
				var draws []uint32
				for i := range uint64(1000) {
					draws = append(draws, uint32(limit+i%(1<<32-limit)))
				}
				draws = append(draws, uint32(limit-2))
				result, steps := sample(t, pool, block, draws...)
				if want := pool - 2; result != want {
					t.Errorf("result: got %d, want %d", result, want)
				}
				wantSteps(t, steps, pool, limit, block, draws)
			})
		}
	}
}

// wantSteps checks that the trace has each block when it is needed, and each
// draw: the last accepted, the others not.
func wantSteps(t *testing.T, steps []fair.Step, pool uint32, limit uint64, block int, draws []uint32) {
	t.Helper()
	at := 0
	for i, draw := range draws {
		if i%block == 0 {
			if b := steps[at].(fair.BlockStep); b.Index != i/block || b.Code != "block" || b.StepCode() != "block" {
				t.Fatalf("step %d: got %+v, want block %d", at, b, i/block)
			}
			at++
		}
		got := steps[at].(fair.DrawStep)
		last := i == len(draws)-1
		if got.Result != nil != last || last && *got.Result != draw%pool {
			t.Fatalf("step %d: result: got %v, want one: %t", at, got.Result, last)
		}
		got.Result = nil
		want := fair.DrawStep{
			Code: "draw", Index: i + 1, Bytes: fmt.Sprintf("%08x", draw), Value: draw,
			Pool: pool, Limit: limit, Accepted: last,
		}
		if got != want || got.StepCode() != "draw" {
			t.Fatalf("step %d: got %+v, want %+v", at, got, want)
		}
		at++
	}
	if at != len(steps) {
		t.Errorf("steps: got %d, want %d", len(steps), at)
	}
}

// TestSampleAtTheLimit: just below it is accepted, at it and above rejected.
func TestSampleAtTheLimit(t *testing.T) {
	pools := []uint32{1<<31 - 1, 1<<31 + 1, math.MaxUint32}
	for pool := uint32(3); pool <= 100; pool++ {
		pools = append(pools, pool)
	}
	for _, pool := range pools {
		limit := limitOf(pool)
		if limit == 1<<32 {
			continue // a power of two
		}
		below, at := uint32(limit-1), uint32(limit)
		if got, _ := sample(t, pool, 8, below); got != pool-1 {
			t.Errorf("pool %d, draw %d: got %d, want %d", pool, below, got, pool-1)
		}
		for _, rejected := range []uint32{at, math.MaxUint32} {
			if got, steps := sample(t, pool, 8, rejected, 1); got != 1 || len(steps) != 3 {
				t.Errorf("pool %d, draw %d: got %d after %d steps, want 1 after 3", pool, rejected, got, len(steps))
			}
		}
	}
}

// TestSampleNeverRejects from a pool whose size is a power of two, 1 included:
// the limit is 2^32 itself.
func TestSampleNeverRejects(t *testing.T) {
	for bit := range 32 {
		pool := uint32(1) << bit
		for _, draw := range []uint32{0, 1, pool - 1, pool, math.MaxUint32 - 1, math.MaxUint32} {
			got, steps := sample(t, pool, 8, draw)
			if want := draw & (pool - 1); got != want {
				t.Errorf("pool %d, draw %d: got %d, want %d", pool, draw, got, want)
			}
			if step := steps[1].(fair.DrawStep); step.Limit != 1<<32 {
				t.Errorf("pool %d: limit: got %d, want %d", pool, step.Limit, uint64(1)<<32)
			}
		}
	}
}

// TestScaleAtBoundaries tries the smallest and the largest draw of every result,
// against fractions and against the operator's floating-point form.
func TestScaleAtBoundaries(t *testing.T) {
	span := new(big.Int).Lsh(big.NewInt(1), 32)
	for pool := uint32(1); pool <= 100; pool++ {
		for j := range uint64(pool) {
			// The smallest draw with j <= draw*pool/2^32, and the one before the
			// smallest of j+1.
			first := uint32((j<<32 + uint64(pool) - 1) / uint64(pool))
			last := uint32(((j+1)<<32+uint64(pool)-1)/uint64(pool) - 1)
			for _, draw := range []uint32{first, last} {
				var trace fair.Trace
				got := fair.NewDraws(&script{t, []uint32{draw}, 1}, "script", &trace).Scale(pool)
				exact := new(big.Int).Mul(big.NewInt(int64(draw)), big.NewInt(int64(pool)))
				exact.Quo(exact, span)
				float := math.Floor(float64(draw) / (1 << 32) * float64(pool))
				if uint64(got) != j || exact.Uint64() != j || float != float64(j) {
					t.Errorf("pool %d, draw %d: got %d, want %d (exact %d, float %g)", pool, draw, got, j, exact, float)
				}
				step := trace.Steps[1].(fair.DrawStep)
				if !step.Accepted || step.Limit != 0 || *step.Result != got || step.Value != draw || step.Pool != pool {
					t.Errorf("pool %d, draw %d: step: got %+v, want it accepted, without a limit", pool, draw, step)
				}
			}
		}
	}
}

// constant is a source of one endless block.
type constant []byte

func (c constant) Next() []byte { return c }

// TestDrawsWithoutATraceCostNothing: the doc comment of Trace says so.
func TestDrawsWithoutATraceCostNothing(t *testing.T) {
	d := fair.NewDraws(constant{1, 2, 3, 4, 0xff, 0xff, 0xff, 0xff}, "constant", nil)
	if got := testing.AllocsPerRun(100, func() { d.Sample(25); d.Scale(25) }); got != 0 {
		t.Errorf("allocations: got %g, want 0", got)
	}
}
