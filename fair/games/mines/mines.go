// Package mines has the rules of Mines on a 5x5 grid, SPEC 1.5.
package mines

import (
	"slices"

	"roundcheck/fair"
)

// ID is the value of the game field.
const ID = "cloudbet-mines"

// Tiles is the number of tiles. They are numbered 1 to 25, row by row from the
// top left.
const (
	Side  = 5
	Tiles = Side * Side
)

// Game is the game as fair.Verify plays it.
type Game struct{}

// ID returns [ID].
func (Game) ID() string { return ID }

// Scheme returns Cloudbet's.
func (Game) Scheme() fair.Scheme { return fair.Cloudbet() }

// Fields lists the number of mines and what the player saw.
func (Game) Fields() []fair.Field {
	return []fair.Field{fair.FieldMines, fair.FieldSeen, fair.FieldSafe}
}

// Read parses the number of mines, 1 to 24, and the tiles that the player saw.
func (Game) Read(r *fair.Reader) fair.Play {
	seen := readTiles(r, fair.FieldSeen, fair.BadSeen)
	safe := readTiles(r, fair.FieldSafe, fair.BadSafe)
	for _, tile := range safe {
		if slices.ContainsFunc(seen, func(s tileItem) bool { return s.tile == tile.tile }) {
			r.Fail(fair.Finding{Code: fair.BadSafe, Field: fair.FieldSafe, Reason: fair.BothWays, Read: tile.Text, At: tile.At})
		}
	}
	n, ok := r.Uint(fair.FieldMines, fair.BadMines, 1, Tiles-1)
	if !ok {
		return nil
	}
	return play{int(n), tiles(seen), tiles(safe)}
}

type tileItem struct {
	fair.Item
	tile int
}

// readTiles parses an optional list of different tiles.
func readTiles(r *fair.Reader, f fair.Field, code fair.Code) []tileItem {
	text, ok := r.Optional(f)
	if !ok {
		return nil
	}
	var list []tileItem
	for _, item := range fair.List(text, ',') {
		n, bad := fair.ParseUint(item.Text, 1, Tiles)
		if bad == nil && slices.ContainsFunc(list, func(t tileItem) bool { return t.tile == int(n) }) {
			bad = &fair.Finding{Reason: fair.Repeated, Read: item.Text}
		}
		if bad != nil {
			r.Fail(bad.In(f, code, item))
			return nil
		}
		list = append(list, tileItem{item, int(n)})
	}
	return list
}

func tiles(list []tileItem) []int {
	var out []int
	for _, t := range list {
		out = append(out, t.tile)
	}
	return out
}

type play struct {
	n          int
	seen, safe []int
}

// Run places the mines, SPEC 1.5: each takes one of the tiles that are still
// free, and the rest keep their order.
func (p play) Run(d *fair.Draws, t *fair.Trace) fair.Outcome {
	free := make([]int, Tiles)
	for i := range free {
		free[i] = i + 1
	}
	o := Outcome{Order: make([]int, 0, p.n)}
	for len(o.Order) < p.n {
		i := int(d.Sample(uint32(len(free))))
		o.Order = append(o.Order, free[i])
		t.Add(MineStep{"mine", len(o.Order), i, free[i]})
		free = slices.Delete(free, i, i+1)
	}
	o.Mines = slices.Clone(o.Order)
	slices.Sort(o.Mines)
	o.Status = p.judge(o.Mines)
	o.saw = p.counts()
	if o.Status == fair.StatusConsistent {
		o.OneIn = o.saw.chance().String()
	}
	return o
}

// judge holds the grid against what the player saw. Either all mines or all
// safe tiles make a whole grid; less is a part of one.
func (p play) judge(mines []int) fair.Status {
	mined := func(tile int) bool { return slices.Contains(mines, tile) }
	free := func(tile int) bool { return !mined(tile) }
	switch {
	case len(p.seen)+len(p.safe) == 0:
		return fair.StatusAbsent
	case slices.ContainsFunc(p.seen, free), slices.ContainsFunc(p.safe, mined):
		return fair.StatusMismatch
	case len(p.seen) == p.n, len(p.safe) == Tiles-p.n:
		return fair.StatusMatch
	}
	return fair.StatusConsistent
}

// Outcome is the grid: tiles with a mine, sorted, and in the order of placement.
type Outcome struct {
	Status fair.Status `json:"status"`
	Mines  []int       `json:"mines"`
	Order  []int       `json:"-"` // the trace has it
	// OneIn says of a part of a grid how often chance alone agrees with it: once
	// in so many grids.
	OneIn string `json:"oneIn,omitempty"`

	saw counts
}

// OutcomeStatus returns the status.
func (o Outcome) OutcomeStatus() fair.Status { return o.Status }

// MineStep puts a mine on the tile at Index, from 0, in the list of free tiles.
type MineStep struct {
	Code  string `json:"code"`  // "mine"
	Mine  int    `json:"mine"`  // from 1, in order of placement
	Index int    `json:"index"` // the draw's result
	Tile  int    `json:"tile"`
}

// StepCode returns "mine".
func (s MineStep) StepCode() string { return s.Code }
