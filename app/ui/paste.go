package ui

import (
	"maps"
	"slices"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"roundcheck/app/i18n"
	"roundcheck/app/model"
	"roundcheck/app/model/paste"
	"roundcheck/fair"
	"roundcheck/fair/games/dond"
)

// pasteID is the id of the box for everything that was copied. It is no field of
// the round: what stands in it is only read.
const pasteID = "paste-box"

// pasteOut is the id of all that says how it was read.
const pasteOut = "paste-out"

// pasted is what stands in the box, as it was read.
type pasted struct {
	reading paste.Reading
	trim    map[fair.Field]bool // seeds that the player wants without white space at their ends
	damaged int                 // the place of half a character, from 1; 0 for none
	failed  bool                // the clipboard could not be read
	used    bool                // the last paste was taken over
}

// pasteBox is the one box for a whole round: it shows how each part was read and
// what that would change, and asks before it does.
func (p *page) pasteBox() app.UI {
	return app.Div().Class("paste").Body(
		app.Label().Class("label").For(pasteID).Body(
			icon("paste"),
			app.Span().Text(p.say(i18n.PasteHead)),
		),
		app.Div().Class("paste-row").Body(
			app.Textarea().ID(pasteID).Rows(1).
				Placeholder(p.say(i18n.PasteHint)).
				Attr("autocomplete", "off").
				Attr("autocapitalize", "none").
				Attr("autocorrect", "off").
				Attr("spellcheck", "false").
				Aria("describedby", "paste-why").
				OnInput(p.onPasteInput).
				OnKeyDown(p.onPasteKey),
			app.Button().Type("button").ID("paste-read").Class("button").
				Text(p.say(i18n.PasteDo)).OnClick(p.onPasteRead),
		),
		app.P().ID("paste-why").Class("message help").Text(p.say(i18n.PasteWhy)),
		app.Div().ID(pasteOut).Body(
			app.P().ID("paste-status").Class(p.pasteStatusClass()).Attr("role", "status").Text(p.pasteStatus()),
			p.hiddenSeeds(),
			p.preview(),
		),
	)
}

// hiddenSeeds shows what stands in the place of a seed, and says what to do.
func (p *page) hiddenSeeds() app.UI {
	_, hidden, _ := sortRest(p.pasted.reading.Rest)
	return app.Div().ID("paste-hidden").Class("paste-hidden").Attr("role", "status").Hidden(len(hidden) == 0).Body(
		app.P().Hidden(p.notRevealed() == "").Text(p.notRevealed()),
		app.Ul().Body(p.restViews(hidden)...),
	)
}

// notRevealed says, where the text has dots or words in the place of a seed, that
// the seed is not there yet, and how to get it.
func (p *page) notRevealed() string {
	r := p.pasted.reading
	hides := func(f fair.Field) bool {
		return r.Round[f] == "" && slices.ContainsFunc(r.Rest, func(rest paste.Rest) bool {
			return rest.Why == paste.NotRevealed && rest.Field == f
		})
	}
	switch {
	case hides(fair.FieldServerSeed) && p.pastedGame() == dond.ID:
		return p.say(i18n.PasteHiddenDond)
	case hides(fair.FieldServerSeed):
		return p.say(i18n.PasteHidden)
	case hides(fair.FieldClientSeed):
		return p.say(i18n.PasteMasked)
	}
	return ""
}

// pasteStatus says in a line what became of the text in the box.
func (p *page) pasteStatus() string {
	r := p.pasted.reading
	switch {
	case p.pasted.failed:
		return p.say(i18n.PasteFailed)
	case p.pasted.used:
		return p.say(i18n.PasteUsed)
	case p.pasted.damaged > 0:
		return p.lang.Finding(p.state.Game(), fair.Finding{Code: fair.BadText, Reason: fair.NotText, Field: fair.FieldServerSeed, At: p.pasted.damaged})
	case r.Refused != "":
		return p.say(i18n.PasteTooLong)
	case r.Empty():
		return ""
	case len(r.Round) == 0:
		return p.say(i18n.PasteNothing)
	}
	rest, _, _ := sortRest(r.Rest)
	return p.say(i18n.PasteCount, "n", strconv.Itoa(len(r.Round)), "rest", strconv.Itoa(len(rest)))
}

func (p *page) pasteStatusClass() string {
	r := p.pasted.reading
	if p.pasted.failed || p.pasted.damaged > 0 || r.Refused != "" || !r.Empty() && len(r.Round) == 0 {
		return "paste-status error"
	}
	return "paste-status"
}

// pastedRound is the round that the player gets: as it was read, but for the
// white space that they chose to leave out.
func (p *page) pastedRound() fair.Round {
	round := maps.Clone(p.pasted.reading.Round)
	for f, trim := range p.pasted.trim {
		if text, ok := round[f]; ok && trim {
			round[f] = trimmed(text)
		}
	}
	return round
}

// pastedGame is the game whose fields the pasted round would fill.
func (p *page) pastedGame() string {
	if game := p.pasted.reading.Round[fair.FieldGame]; known(game) {
		return game
	}
	return p.state.Game()
}

// preview shows how the text was read, and what taking it over would change.
func (p *page) preview() app.UI {
	r := p.pasted.reading
	round := p.pastedRound()
	changes := p.state.Changes(round)
	rest, _, furniture := sortRest(r.Rest)
	return app.Div().ID("paste-preview").Class("preview").Hidden(r.Empty() || r.Refused != "").Body(
		app.H2().Hidden(len(r.Parts) == 0).Text(p.say(i18n.PasteRead)),
		app.Ul().Class("paste-parts").Hidden(len(r.Parts) == 0).Body(p.partViews(round, changes)...),
		app.Div().Class("paste-rest").Hidden(len(rest) == 0).Body(
			app.H2().Text(p.say(i18n.PasteRest)),
			app.Ul().Body(p.restViews(rest)...),
		),
		app.P().Class("paste-furniture").Hidden(furniture == "").Text(p.say(i18n.PasteFurniture, "list", furniture)),
		app.Div().Class("paste-gone").Hidden(!emptied(changes)).Body(
			app.H2().Text(p.say(i18n.PasteGone)),
			app.Ul().Body(p.goneViews(changes)...),
		),
		app.Div().Class("paste-confirm").Body(
			app.P().ID("paste-ask").Class("paste-ask").Hidden(len(round) == 0).Text(p.say(p.asks(round, changes))),
			app.Button().Type("button").ID("paste-use").Class("button strong").Aria("describedby", "paste-ask").
				Disabled(len(round) == 0).Text(p.say(i18n.PasteUse)).OnClick(p.onPasteUse),
			app.Button().Type("button").ID("paste-drop").Class("button").
				Text(p.say(i18n.PasteDrop)).OnClick(p.onPasteDrop),
		),
	)
}

// asks says what using the paste does to what is entered.
func (p *page) asks(round fair.Round, changes []model.Change) i18n.Key {
	switch {
	case p.state.NewRound(round):
		return i18n.PasteAnother
	case len(changes) > 0:
		return i18n.PasteSome
	}
	return i18n.PasteAdds
}

// maxPieces is how many parts are shown, and how much of the rest: a round has
// twelve, and a page of tens of thousands would stand still.
const maxPieces = 60

// morePieces stands for what is not shown one by one.
func (p *page) morePieces(n int) app.UI {
	return app.Li().Body(app.Span().Class("paste-from").Text(p.say(i18n.PasteMore, "n", strconv.Itoa(n))))
}

func (p *page) partViews(round fair.Round, changes []model.Change) []app.UI {
	var views []app.UI
	for i, part := range p.pasted.reading.Parts {
		if len(views) == maxPieces {
			return append(views, p.morePieces(len(p.pasted.reading.Parts)-maxPieces))
		}
		value := part.Value
		if !part.Clash {
			value = round[part.Field]
		}
		views = append(views, p.partView(i, part, value, changes))
	}
	return views
}

// partView shows one part: its field, its value, where it came from, and what
// becomes of what stands in the field now.
func (p *page) partView(i int, part paste.Part, value string, changes []model.Change) app.UI {
	game, f := p.pastedGame(), part.Field
	old, replaces := changed(changes, f, value)
	as := part.As
	if as == p.inWords(f, value) {
		as = "" // Mines, where the page says Mines too
	}
	class := "paste-part"
	if part.Clash {
		class = "paste-part clash"
	}
	return app.Li().Class(class).DataSet("field", string(f)).Body(
		app.Span().Class("paste-field").Text(p.lang.Label(game, f)),
		app.Code().Class("paste-value").Body(p.visible(p.inWords(f, value))...),
		app.Span().Class("paste-from").Text(p.origin(part)),
		app.Span().Class("paste-as").Hidden(as == "").Body(
			app.Span().Text(p.say(i18n.PasteAs)+" "),
			app.Code().Body(p.visible(as)...),
		),
		app.Span().Class("paste-old").Hidden(part.Clash || !replaces).Body(
			app.Span().Text(p.say(i18n.PasteReplaces)+" "),
			app.Code().Body(p.visible(p.inWords(f, old))...),
		),
		app.Span().Class("paste-note").Hidden(p.partNote(part) == "").Text(p.partNote(part)),
		p.trimBox(i, part),
	)
}

// partNote points out what is odd about a part.
func (p *page) partNote(part paste.Part) string {
	var notes []string
	switch {
	case part.Clash:
		notes = append(notes, p.say(i18n.PasteClash))
	case !gameHas(p.pastedGame(), part.Field):
		notes = append(notes, p.say(i18n.PasteOther))
	}
	if isSeed(part.Field) {
		for _, odd := range model.Inspect(p.value(part)) {
			notes = append(notes, p.lang.Oddity(string(odd.Kind), odd.Many, odd.At, odd.Char))
		}
	}
	return p.lang.Sentences(notes)
}

func (p *page) value(part paste.Part) string {
	if p.pasted.trim[part.Field] && !part.Clash {
		return trimmed(part.Value)
	}
	return part.Value
}

// trimBox lets the player leave out white space at a seed's ends. The page does
// not: it may belong to the seed. A seed that is given twice has one box.
func (p *page) trimBox(i int, part paste.Part) app.UI {
	f := part.Field
	id := trimID(f)
	edges := isSeed(f) && !part.Clash && trimmed(part.Value) != part.Value
	for _, before := range p.pasted.reading.Parts[:i] {
		if before.Field == f {
			id, edges = id+"-"+strconv.Itoa(i), false
		}
	}
	return app.Label().Class("blank").Hidden(!edges).Body(
		app.Input().Type("checkbox").ID(id).
			Checked(p.pasted.trim[f]).OnInput(p.onPasteTrim, app.EventScope(f)),
		app.Span().Text(p.say(i18n.PasteTrim)),
	)
}

func trimID(f fair.Field) string { return "paste-trim-" + string(f) }

// origin says where a part stands in the text.
func (p *page) origin(part paste.Part) string {
	line := strconv.Itoa(part.Line)
	switch {
	case part.Line == 0:
		return p.say(i18n.PasteFollows)
	case part.Label == "":
		return p.say(i18n.PasteShape, "line", line)
	}
	return p.say(i18n.PasteFrom, "label", shown(part.Label), "line", line)
}

func (p *page) restViews(list []paste.Rest) []app.UI {
	var views []app.UI
	for _, rest := range list {
		if len(views) == maxPieces {
			return append(views, p.morePieces(len(list)-maxPieces))
		}
		views = append(views, app.Li().Body(
			app.Code().Class("paste-value").Body(p.visible(rest.Text)...),
			app.Span().Class("paste-from").Text(p.say(i18n.PasteWhyNot(string(rest.Why)), "line", strconv.Itoa(rest.Line))),
		))
	}
	return views
}

// goneViews lists the fields that would be emptied.
func (p *page) goneViews(changes []model.Change) []app.UI {
	var views []app.UI
	for _, c := range changes {
		if c.New != "" {
			continue
		}
		views = append(views, app.Li().DataSet("field", string(c.Field)).Body(
			app.Span().Class("paste-field").Text(p.lang.Label(p.state.Game(), c.Field)),
			app.Code().Class("paste-value").Body(p.visible(p.inWords(c.Field, c.Old))...),
		))
	}
	return views
}

// inWords is a value as the page says it: a game and a wheel by their names.
func (p *page) inWords(f fair.Field, value string) string {
	switch {
	case f == fair.FieldGame && known(value):
		return p.say(i18n.GameName(value))
	case f == fair.FieldWheel && value == "european":
		return p.say(i18n.WheelEuropean)
	case f == fair.FieldWheel && value == "american":
		return p.say(i18n.WheelAmerican)
	}
	return value
}

func emptied(changes []model.Change) bool {
	return slices.ContainsFunc(changes, func(c model.Change) bool { return c.New == "" })
}

func changed(changes []model.Change, f fair.Field, value string) (old string, is bool) {
	for _, c := range changes {
		if c.Field == f && c.New == value {
			return c.Old, true
		}
	}
	return "", false
}
