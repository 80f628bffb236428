package paste

import (
	"slices"
	"strings"
	"unicode/utf8"

	"roundcheck/fair"
)

// Reading is what a pasted text was read as.
type Reading struct {
	// Round has the values that can be taken over, and the game where the text
	// says which one it was.
	Round fair.Round
	// Parts are the values that were found, in the order of the text, and the
	// game where it follows from them.
	Parts []Part
	// Rest are the lines and values that were not understood.
	Rest []Rest
	// Refused says why the text was not read at all; then all else is empty.
	Refused Refusal

	// names are the bytes that only name values: the row of names over a
	// table, the key of an object.
	names []span
}

// span is a piece of the text, from one byte to before another.
type span struct{ from, to int }

// Empty reports whether nothing stood in the text.
func (r Reading) Empty() bool { return len(r.Parts)+len(r.Rest) == 0 && r.Refused == "" }

// Refusal is a reason not to read a text.
type Refusal string

// The reasons.
const (
	TooLong Refusal = "too-long" // above [MaxText]
	NotText Refusal = "not-text" // no UTF-8
)

// Part is one value of the text.
type Part struct {
	Field fair.Field
	// Value is the text for the field. A seed's is exactly what was pasted.
	Value string
	// As is what stands in the text, where that was converted: "[ 3, 7, 9 ]".
	As string
	// Label is what said which field it is, as it stands in the text; empty
	// where the shape said it.
	Label string
	// Line is where it stands, from 1; 0 where it only follows from the rest.
	Line int
	// Clash says that the text gives another value too, so that none is taken.
	Clash bool

	game     string // the only game that the part fits, if the text says so
	from, to int    // the bytes of the text that it was read from
}

// Rest is a piece of the text that was not understood.
type Rest struct {
	Text string
	Line int // from 1
	Why  Why
	// Field is what its label says, where it has one.
	Field fair.Field

	from, to int
}

// Why says what keeps a piece of text from being a part.
type Why string

// The reasons.
const (
	Unknown     Why = "unknown"      // nothing that the page knows
	NoValue     Why = "no-value"     // a label with nothing behind it
	Unreadable  Why = "unreadable"   // a known label, but no value that its field can have
	Ambiguous   Why = "ambiguous"    // amounts that can be read in more ways than one
	WhichIsWhat Why = "which"        // a value that may be one thing or another
	ManyRounds  Why = "many-rounds"  // a row of a table with more rows
	Recomputed  Why = "recomputed"   // what a receipt says beside its input
	Settings    Why = "link-setting" // what a link says about the page's look
	Furniture   Why = "furniture"    // a button or a heading of the window: Copy, Verify
	NotRevealed Why = "not-revealed" // what stands in the place of a seed: dots, or "hidden until …"
)

// Read reads what a player copied. It takes time in proportion to the text.
//
// A seed's value is every character between the one separator behind its label
// and the end of its line: white space there may belong to it, and is the
// player's to judge.
func Read(text string) Reading {
	switch {
	case len(text) > MaxText:
		return Reading{Refused: TooLong}
	case !utf8.ValidString(text):
		return Reading{Refused: NotText}
	}
	r := &reader{text: text}
	for _, shape := range []func() bool{r.json, r.link, r.table, r.triple, r.labelled, r.bare} {
		if shape() {
			break
		}
		r.out, r.items = Reading{}, nil // what does not fit a shape leaves nothing behind
	}
	r.finish()
	return r.out
}

type reader struct {
	text  string
	out   Reading
	items []item
}

// item is a value that a label, a key or the shape of the text names, as it
// stands there.
type item struct {
	meaning
	raw, label     string
	line, from, to int
	exact          bool // as our own links and receipts have it: nothing to convert
}

// take notes a value. That of a game may name the wheel too.
func (r *reader) take(it item) {
	r.items = append(r.items, it)
	if it.field != fair.FieldGame || it.exact {
		return
	}
	if _, wheel := gameIn(it.raw); wheel != "" {
		label := it.label
		if label == "" {
			label = strings.TrimSpace(it.raw)
		}
		r.take(item{meaning: isWheel, raw: wheel, label: label, line: it.line, from: it.to, to: it.to})
	}
}

func (r *reader) rest(why Why, f fair.Field, line, from, to int) {
	r.out.Rest = append(r.out.Rest, Rest{Text: r.text[from:to], Line: line, Why: why, Field: f, from: from, to: to})
}

// name notes bytes that are no value themselves.
func (r *reader) name(from, to int) { r.out.names = append(r.out.names, span{from, to}) }

// finish makes parts of the items, and the round of the parts: a field that has
// two different values has none, and so has the game, and with it every field
// that only some game has.
func (r *reader) finish() {
	game := r.game()
	gives := r.gives()
	for _, it := range r.items {
		if why := gives(it); why != "" {
			r.rest(why, it.field, it.line, it.from, it.to)
			continue
		}
		if it.meaning == isSeen {
			it.game = game
		}
		r.convert(it)
	}
	r.addGame()
	slices.SortStableFunc(r.out.Rest, func(a, b Rest) int { return a.from - b.from })
	values := map[fair.Field]string{}
	clash := map[fair.Field]bool{}
	for _, p := range r.out.Parts {
		if old, ok := values[p.Field]; ok && old != p.Value {
			clash[p.Field] = true
		}
		values[p.Field] = p.Value
	}
	r.out.Round = fair.Round{}
	for i := range r.out.Parts {
		p := &r.out.Parts[i]
		p.Clash = clash[p.Field] || clash[fair.FieldGame] && p.game != ""
		if !p.Clash {
			r.out.Round[p.Field] = p.Value
		}
	}
}

// game is the one game that the text is about, if there is one.
func (r *reader) game() string {
	found := ""
	for _, it := range r.items {
		_, game, why := convert(it.meaning, it.raw)
		if it.exact && it.field != fair.FieldGame {
			game, why = it.game, ""
		}
		if game == "" || why != "" || it.meaning == isSeen {
			continue
		}
		if found != "" && found != game {
			return ""
		}
		found = game
	}
	return found
}

func (r *reader) convert(it item) {
	value, game, why := it.raw, it.game, Why("")
	switch {
	case it.raw == "" && !seed(it.field):
		why = NoValue
	case it.exact && it.field == fair.FieldGame:
		game = value
	case it.exact:
	default:
		value, game, why = convert(it.meaning, it.raw)
	}
	if why != "" {
		r.rest(why, it.field, it.line, it.from, it.to)
		return
	}
	p := Part{Field: it.field, Value: value, Label: it.label, Line: it.line, game: game, from: it.from, to: it.to}
	if value != it.raw {
		p.As = it.raw
	}
	r.out.Parts = append(r.out.Parts, p)
}

// addGame adds the game that the other parts are of, unless the text names it.
func (r *reader) addGame() {
	for _, p := range r.out.Parts {
		named := func(q Part) bool {
			return q.Field == fair.FieldGame && (q.Value == p.game || p.Field == fair.FieldGame)
		}
		if p.game != "" && !slices.ContainsFunc(r.out.Parts, named) {
			r.out.Parts = append(r.out.Parts, Part{Field: fair.FieldGame, Value: p.game, game: p.game, from: p.from, to: p.from})
		}
	}
}

func seed(f fair.Field) bool { return f == fair.FieldServerSeed || f == fair.FieldClientSeed }
