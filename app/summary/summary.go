// Package summary writes a check as plain text, for a support ticket or a letter:
// readable without the page, in the player's language.
package summary

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"roundcheck/app/i18n"
	"roundcheck/app/wrap"
	"roundcheck/fair"
	"roundcheck/fair/games/dond"
	"roundcheck/fair/games/mines"
	"roundcheck/fair/games/roulette"
)

// longest is how many characters of a text are shown. The receipt has all of it.
const longest = 200

// columns is how long a line of words is.
const columns = 78

// Text writes the whole summary, in paragraphs of lines that end in \n: the
// verdict, the round, what was computed and what was shown, what was noticed, what
// that proves, and how to check it again. What one would not see of a seed is
// named, such as [U+200B], so that no text of the player's makes a line of its own.
// Words are broken into lines, values never.
func Text(l i18n.Lang, r fair.Report) string {
	w := writer{l: l, r: r, game: r.Input[fair.FieldGame]}
	w.line(l.Say(i18n.SummaryTop, "verdict", l.Say(i18n.VerdictTitle(r.Verdict))))
	w.words("", Verdict(l, r))
	w.round()
	w.parts()
	w.findings()
	w.section(i18n.ProofHead)
	for _, k := range []i18n.Key{i18n.ProofCommit, i18n.ProofOutcome, i18n.ProofLimit} {
		w.words("- ", l.Say(k))
	}
	w.section(i18n.SummaryAgainHead)
	w.words("", l.Say(i18n.SummaryAgain))
	return w.b.String()
}

// Verdict says in a sentence or two what the check came to, to anyone.
func Verdict(l i18n.Lang, r fair.Report) string {
	switch r.Verdict {
	case fair.Verified:
		return l.Say(i18n.SummaryVerified)
	case fair.Mismatch:
		return l.Sentences(append(wrong(l, r), l.Say(i18n.MismatchProves)))
	case fair.Incomplete:
		return l.Say(i18n.SummaryIncomplete)
	}
	return l.Say(i18n.SummaryInvalid)
}

// wrong says which parts do not match.
func wrong(l i18n.Lang, r fair.Report) []string {
	var say []string
	if r.Commitment.Status == fair.StatusMismatch {
		say = append(say, l.Say(i18n.SummaryCommitWrong))
	}
	if r.Signature != nil && r.Signature.Status == fair.StatusMismatch {
		say = append(say, l.Say(i18n.SummarySignWrong))
	}
	if r.Outcome.OutcomeStatus() == fair.StatusMismatch {
		say = append(say, l.Say(i18n.SummaryOutcomeWrong))
	}
	return say
}

// Value shows what a field of a round holds: legible, and cut where it is long.
func Value(l i18n.Lang, round fair.Round, f fair.Field) string {
	text := round[f]
	switch {
	case text == "":
		return l.Say(i18n.SummaryEmpty)
	case f == fair.FieldWheel && text == string(roulette.European):
		return l.Say(i18n.WheelEuropean)
	case f == fair.FieldWheel && text == string(roulette.American):
		return l.Say(i18n.WheelAmerican)
	}
	shown := legible(text, longest)
	if n := utf8.RuneCountInString(text); n > longest {
		return l.Say(i18n.SummaryLong, "text", shown, "count", strconv.Itoa(n))
	}
	return shown
}

// RoundFields are the fields that say what was played, in their order; the others
// say what was shown.
func RoundFields(round fair.Round) []fair.Field {
	var list []fair.Field
	for _, f := range []fair.Field{
		fair.FieldServerSeed, fair.FieldClientSeed, fair.FieldNonce, fair.FieldMines, fair.FieldWheel,
		fair.FieldLadder, fair.FieldBets,
	} {
		if _, there := round[f]; there {
			list = append(list, f)
		}
	}
	return list
}

type writer struct {
	l    i18n.Lang
	r    fair.Report
	game string
	b    strings.Builder
}

func (w *writer) line(text string) { w.b.WriteString(text + "\n") }

func (w *writer) section(k i18n.Key) { w.line("\n" + w.l.Say(k)) }

// words writes lines of words behind a mark, and those that follow below them.
func (w *writer) words(mark, text string) {
	for i, line := range wrap.Lines(text, columns-len(mark)) {
		if i > 0 {
			mark = strings.Repeat(" ", len(mark))
		}
		w.line(mark + line)
	}
}

// pair writes "name: value" as the language does. A value for which there is no
// room beside its name stands below it.
func (w *writer) pair(indent, name, value string) {
	line := indent + w.l.Say(i18n.SummaryPair, "name", name, "value", value)
	if wrap.Width(line) > columns {
		w.line(indent + strings.TrimSpace(w.l.Say(i18n.SummaryPair, "name", name, "value", "")))
		line = indent + "  " + value
	}
	w.line(line)
}

// legible names what one would not see in a text, spaces at its ends too.
func legible(text string, most int) string {
	shown := i18n.Visible(text, most)
	inner := strings.TrimLeft(shown, " ")
	before := len(shown) - len(inner)
	inner = strings.TrimRight(inner, " ")
	after := len(shown) - before - len(inner)
	space := "[" + fair.CharName(' ') + "]"
	return strings.Repeat(space, before) + inner + strings.Repeat(space, after)
}

func (w *writer) round() {
	w.line("")
	if name := i18n.GameName(w.game); w.l.Has(name) {
		w.pair("", w.l.Say(i18n.GameLabel), w.l.Say(i18n.SummaryGame, "game", w.l.Say(name), "by", w.l.Say(i18n.GameBy(w.game))))
	}
	for _, f := range RoundFields(w.r.Input) {
		w.pair("", w.l.Label(w.game, f), Value(w.l, w.r.Input, f))
	}
}

func (w *writer) parts() {
	if c := w.r.Commitment; c != nil {
		w.part(i18n.PartCommit, c.Status, c.Computed, fair.FieldCommitment)
	}
	if s := w.r.Signature; s != nil {
		w.part(i18n.PartSignature, s.Status, s.Computed, fair.FieldSignature)
	}
	if o := w.r.Outcome; o != nil {
		w.part(i18n.PartOutcome, o.OutcomeStatus(), Outcome(w.l, o), fair.FieldSeen, fair.FieldSafe)
	}
}

func (w *writer) part(name i18n.Key, status fair.Status, computed string, given ...fair.Field) {
	w.line("")
	w.pair("", w.l.Say(name), w.l.Say(i18n.StatusWord(status)))
	w.pair("  ", w.l.Say(i18n.Computed), computed)
	for _, f := range given {
		if w.r.Input[f] == "" {
			continue
		}
		label := w.l.Say(i18n.SummaryShown)
		if f == fair.FieldSafe {
			label = w.l.Label(w.game, f)
		}
		w.pair("  ", label, legible(w.r.Input[f], 2*longest))
	}
}

// Outcome writes an outcome as a player would give it as seen.
func Outcome(l i18n.Lang, outcome fair.Outcome) string {
	switch o := outcome.(type) {
	case mines.Outcome:
		return l.Say(i18n.MinesText, "tiles", join(o.Mines))
	case roulette.Outcome:
		return o.Number
	case dond.Outcome:
		if o.Amounts != nil {
			return strings.Join(o.Amounts, ",")
		}
		return l.Say(i18n.SummaryPlaces, "positions", join(o.Positions))
	}
	return ""
}

func join(list []int) string {
	texts := make([]string, len(list))
	for i, n := range list {
		texts[i] = strconv.Itoa(n)
	}
	return strings.Join(texts, ",")
}

func (w *writer) findings() {
	if len(w.r.Findings) == 0 {
		return
	}
	w.section(i18n.SummaryFindings)
	for _, f := range w.r.Findings {
		text := w.l.Finding(w.game, f)
		if f.Field != "" && f.Invalid() && f.Code != fair.MissingField { // the others name it
			text = w.l.Say(i18n.SummaryPair, "name", w.l.Label(w.game, f.Field), "value", text)
		}
		w.words("- ", text)
	}
}
