package mines

import (
	"math/bits"
	"slices"
	"testing"

	"roundcheck/fair"
)

// TestChanceByCounting goes through every grid with few mines or few safe tiles
// and counts those that agree with what was seen.
func TestChanceByCounting(t *testing.T) {
	asked := 0
	for _, n := range []int{1, 2, 3, 22, 23, 24} {
		var grids []uint32
		for grid := range uint32(1 << Tiles) {
			if bits.OnesCount32(grid) == n {
				grids = append(grids, grid)
			}
		}
		for mined := 0; mined <= Tiles; mined++ {
			for safe := 0; mined+safe <= Tiles; safe++ {
				ones := uint32(1)<<mined - 1
				zeros := (uint32(1)<<safe - 1) << mined
				agree := 0
				for _, grid := range grids {
					if grid&ones == ones && grid&zeros == 0 {
						agree++
					}
				}
				got := Outcome{saw: counts{n, mined, safe}}.Chance()
				if (got == nil) != (agree == 0 || mined+safe == 0) {
					t.Fatalf("%d mines, %d and %d seen: got %v, %d grids agree", n, mined, safe, got, agree)
				}
				if got != nil && got.Int64() != int64(len(grids)/agree) {
					t.Errorf("%d mines, %d and %d seen: got %v, want %d/%d", n, mined, safe, got, len(grids), agree)
				}
				asked++
			}
		}
	}
	if asked != 6*26*27/2 {
		t.Errorf("cases: got %d", asked)
	}
}

// TestVariants lists the numbers of mines that what was seen could be all of.
func TestVariants(t *testing.T) {
	for _, test := range []struct {
		mines, seen, safe string
		want              []string
	}{
		{"3", "", "", nil},
		{"3", "1,2", "", []string{"2"}},
		{"3", "1,2,3", "", nil},
		{"3", "1,2", "4,5,6", []string{"2", "22"}},
		{"", "1", "1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24", []string{"1"}},
		{"3", "1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25", "", nil},
	} {
		var got []string
		for _, v := range (Game{}).Variants(fair.Round{fair.FieldMines: test.mines, fair.FieldSeen: test.seen, fair.FieldSafe: test.safe}) {
			if v.Code != fair.OtherMines || v.Field != fair.FieldMines {
				t.Errorf("%+v: got %+v", test, v)
			}
			got = append(got, v.Text)
		}
		if !slices.Equal(got, test.want) {
			t.Errorf("%+v: got %q", test, got)
		}
	}
}
