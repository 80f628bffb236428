package ui

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"roundcheck/app/i18n"
	"roundcheck/app/model/paste"
	"roundcheck/fair"
	"roundcheck/fair/games"
)

// maxShown is how many characters of a value are shown; of a text that has more
// nobody reads the end.
const maxShown = 1200

// visible shows a text with what one would not see in it: white space at its
// ends and where several stand together, line breaks, invisible characters.
func (p *page) visible(text string) []app.UI {
	runes := []rune(text)
	more := max(0, len(runes)-maxShown)
	var views []app.UI
	from := 0
	flush := func(to int) {
		if to > from {
			views = append(views, app.Text(string(runes[from:to])))
		}
	}
	for i, c := range runes[:len(runes)-more] {
		if mark := hiddenMark(runes, i, c); mark != "" {
			flush(i)
			from = i + 1
			if c == '\n' {
				from = i // so that the line breaks there
			}
			views = append(views, app.Span().Class("hidden-char").Title(fair.CharName(c)).Text(mark))
		}
	}
	flush(len(runes) - more)
	if more > 0 {
		views = append(views, app.Span().Class("hidden-char").Text(p.say(i18n.PasteCut, "n", strconv.Itoa(more))))
	}
	return views
}

// hiddenMark is what stands for a character that one would not see, if it is one.
func hiddenMark(runes []rune, i int, c rune) string {
	switch {
	case c == '\n':
		return "⏎"
	case c == '\r':
		return "␍"
	case c == '\t':
		return "⇥"
	case c == ' ':
		if i == 0 || i == len(runes)-1 || edge(runes, i) {
			return "␣"
		}
		return ""
	case strconv.IsPrint(c) && !unicode.IsSpace(c):
		return ""
	}
	return "[" + fair.CharName(c) + "]"
}

// edge reports whether the space at i has white space beside it, as all those
// at a text's ends have but the last.
func edge(runes []rune, i int) bool {
	return unicode.IsSpace(runes[i-1]) || unicode.IsSpace(runes[i+1])
}

// shown makes a label fit to stand in a sentence.
func shown(label string) string {
	var b strings.Builder
	for i, c := range []rune(label) {
		switch {
		case i == fair.MaxRead:
			return b.String() + "…"
		case strconv.IsPrint(c):
			b.WriteRune(c)
		default:
			b.WriteString("[" + fair.CharName(c) + "]")
		}
	}
	return b.String()
}

// trimmed is a text without the white space at its ends.
func trimmed(text string) string { return strings.TrimSpace(text) }

func isSeed(f fair.Field) bool { return f == fair.FieldServerSeed || f == fair.FieldClientSeed }

func known(game string) bool {
	return slices.ContainsFunc(games.All(), func(g fair.Game) bool { return g.ID() == game })
}

// gameHas reports whether a game has a field.
func gameHas(game string, f fair.Field) bool {
	for _, g := range games.All() {
		if g.ID() == game {
			return f == fair.FieldGame || slices.Contains(append(g.Scheme().Fields(), g.Fields()...), f)
		}
	}
	return false
}

// maxFurniture is how many different buttons and headings are named.
const maxFurniture = 12

// sortRest takes out of what was not taken over what stands in the place of a
// seed, and the buttons and headings of the casino's window, of which it names
// each once: Copy ×3, Verify.
func sortRest(list []paste.Rest) (rest, hidden []paste.Rest, furniture string) {
	var words []string
	counts := map[string]int{}
	for _, piece := range list {
		switch piece.Why {
		case paste.NotRevealed:
			hidden = append(hidden, piece)
		case paste.Furniture:
			word := shown(strings.TrimSpace(piece.Text))
			if counts[word]++; counts[word] == 1 {
				words = append(words, word)
			}
		default:
			rest = append(rest, piece)
		}
	}
	for i, word := range words {
		if i == maxFurniture {
			words = append(words[:i], "…")
			break
		}
		if n := counts[word]; n > 1 {
			words[i] += " ×" + strconv.Itoa(n)
		}
	}
	return rest, hidden, strings.Join(words, ", ")
}
