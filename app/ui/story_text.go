package ui

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"roundcheck/app/i18n"
	"roundcheck/app/model"
	"roundcheck/fair"
)

// textBox shows a text that goes into a hash: what its parts are, the text
// itself, and its bytes on demand.
func (p *page) textBox(label i18n.Key, list []model.Piece) app.UI {
	var parts, pieces []app.UI
	marked := false
	for _, piece := range list {
		if piece.Of != "" {
			parts = append(parts, p.partName(piece))
		}
		runs := model.Runs(piece.Text)
		for _, run := range runs {
			marked = marked || run.Mark != ""
		}
		pieces = append(pieces, p.piece(piece, runs))
	}
	return app.Div().Class("story-text").Body(
		app.H4().Text(p.say(label)),
		app.Ul().Class("story-parts").Body(parts...),
		app.Code().Class("story-exact").Dir("ltr").Attr("translate", "no").Body(pieces...),
		app.P().Class("story-note").Hidden(!marked).Text(p.say(i18n.StoryMarks)),
		p.byteView(list),
	)
}

// partName names a part beside its colour, with its length.
func (p *page) partName(piece model.Piece) app.UI {
	return app.Li().Class("of-"+string(piece.Of)).Body(
		app.Span().Class("story-part").Text(p.pieceLabel(piece.Of)),
		app.Span().Class("story-length").Text(p.say(i18n.StoryChars, "n", strconv.Itoa(piece.Chars))),
	)
}

func (p *page) pieceLabel(of fair.Field) string {
	switch of {
	case model.Counter:
		return p.say(i18n.StoryCounter)
	case fair.FieldSignature:
		return p.say(i18n.PartSignature)
	}
	return p.lang.Label(p.state.Game(), of)
}

// piece shows a part's text, and nothing but it: the marks are drawn by the style
// sheet, so that what is copied is the true text.
func (p *page) piece(piece model.Piece, runs []model.Run) app.UI {
	var body []app.UI
	for _, run := range runs {
		span := app.Span().Text(exact(run.Text))
		if run.Mark != "" {
			span = span.Class("story-mark").DataSet("mark", run.Mark)
		}
		body = append(body, span)
	}
	if piece.More > 0 {
		body = append(body, app.Span().Class("story-cut").Aria("label", p.cutWords(piece)).DataSet("cut", p.cutWords(piece)))
	}
	if piece.Chars == 0 {
		body = append(body, app.Span().Class("story-cut").Aria("label", p.say(i18n.StoryEmpty)).DataSet("cut", p.say(i18n.StoryEmpty)))
	}
	class := "story-piece"
	if piece.Of != "" {
		class += " of-" + string(piece.Of)
	}
	return app.Span().Class(class).Body(body...)
}

// listenStory makes what is copied of an exact text that text: a browser leaves out
// what it cannot draw, such as NUL.
func listenStory() {
	document().Call("addEventListener", "copy", app.FuncOf(func(_ app.Value, args []app.Value) any {
		chosen := app.Window().Call("getSelection")
		if chosen.Get("rangeCount").Int() != 1 {
			return nil
		}
		part := chosen.Call("getRangeAt", 0)
		around := part.Get("commonAncestorContainer")
		if around.Get("nodeType").Int() != 1 {
			around = around.Get("parentElement")
		}
		if around.Truthy() && around.Call("closest", ".story-exact").Truthy() {
			args[0].Get("clipboardData").Call("setData", "text/plain", part.Call("cloneContents").Get("textContent"))
			args[0].Call("preventDefault")
		}
		return nil
	}))
}

func (p *page) cutWords(piece model.Piece) string {
	return p.say(i18n.StoryMore, "n", strconv.Itoa(piece.More))
}

// exact makes up for the byte order mark that is lost at the start of a text on
// its way to the browser.
func exact(text string) string {
	const mark = "\ufeff"
	if strings.HasPrefix(text, mark) {
		return mark + text
	}
	return text
}

// byteView is the button that shows the bytes of a text, and the bytes.
func (p *page) byteView(list []model.Piece) app.UI {
	var rows []app.UI
	if p.show.bytes {
		for _, row := range model.ByteRows(list) {
			rows = append(rows, p.byteRow(row))
		}
	}
	return app.Div().Class("story-bytes").Body(
		app.Button().Type("button").Class("story-toggle").Aria("expanded", p.show.bytes).
			Text(p.say(i18n.StoryBytes, "n", strconv.Itoa(model.Size(list)))).OnClick(p.onBytes),
		app.Div().Class("story-hex").Hidden(!p.show.bytes).Dir("ltr").Attr("translate", "no").Body(rows...),
	)
}

// byteRow shows a row of bytes behind its place, and the letters that they are.
// Bytes of one part stand together in one element.
func (p *page) byteRow(row model.ByteRow) app.UI {
	if row.Rest > 0 {
		return app.P().Class("hex-cut").Text(p.say(i18n.StoryMoreBytes, "n", strconv.Itoa(row.Rest)))
	}
	return app.Div().Class("hex-row").Body(
		app.Span().Class("hex-from").Aria("hidden", true).Text(row.From),
		app.Span().Class("hex-bytes").Body(byteRuns(row.Cells, func(c model.ByteCell) string { return c.Hex + " " })...),
		app.Span().Class("hex-letters").Aria("hidden", true).Body(byteRuns(row.Cells, func(c model.ByteCell) string { return c.Letter })...),
	)
}

func byteRuns(cells []model.ByteCell, text func(model.ByteCell) string) []app.UI {
	var runs []app.UI
	for i := 0; i < len(cells); {
		of, words := cells[i].Of, ""
		for ; i < len(cells) && cells[i].Of == of; i++ {
			words += text(cells[i])
		}
		span := app.Span().Text(words)
		if of != "" {
			span = span.Class("of-" + string(of))
		}
		runs = append(runs, span)
	}
	return runs
}
