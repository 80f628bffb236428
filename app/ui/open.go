package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"roundcheck/app/i18n"
	"roundcheck/app/model"
	"roundcheck/fair"
)

// openedFile is a file that was opened and what it turned out to be.
type openedFile struct {
	name string
	many int // files that were dropped at once, where it is not one
	model.Opened
}

// What a file can be beside what the model says of it.
const (
	manyFiles  model.OpenedKind = "many"
	unreadFile model.OpenedKind = "unread"
)

// opener is the button that opens a file, and what it is for.
func (p *page) opener() app.UI {
	return app.Div().Class("opener").Body(
		app.Button().Type("button").ID("open-receipt").Class("button small").Aria("describedby", "open-why").
			Text(p.say(i18n.OpenDo)).OnClick(p.onOpen),
		app.Input().Type("file").ID("open-file").Hidden(true).Accept(".json,application/json,text/plain").OnChange(p.onFile),
		app.P().ID("open-why").Class("why").Text(p.say(i18n.OpenWhy)),
	)
}

// dropTarget is what one sees while a file is dragged over the page.
func (p *page) dropTarget() app.UI {
	return app.Div().Class("drop-target").Aria("hidden", true).Body(app.Span().Text(p.say(i18n.OpenDrop)))
}

// openedNote says what the file that was opened is worth, until the input changes.
// Screen readers hear it.
func (p *page) openedNote() app.UI {
	look, text := "", ""
	var places []app.UI
	if o := p.opened; o != nil {
		look, text = o.look(), p.openedText(o)
		places = p.places(o.Differences)
	}
	return app.Div().ID("opened").Class("opened", "opened-"+look).DataSet("kind", look).Attr("role", "status").Body(
		app.Div().Class("opened-line").Hidden(text == "").Body(icon(openedIcon(look)), app.P().Text(text)),
		app.Ul().Class("opened-places").Hidden(len(places) == 0).Body(places...),
	)
}

// look is the style of the note: what filled the page has its own, all faults
// share one.
func (o *openedFile) look() string {
	if o.Fills() {
		return string(o.Kind)
	}
	return "fault"
}

func openedIcon(look string) string {
	return map[string]string{
		string(model.Unaltered): "verified", string(model.Altered): "mismatch", string(model.RoundFile): "waiting", "fault": "invalid",
	}[look]
}

func (p *page) openedText(o *openedFile) string {
	name := i18n.Visible(o.name, fair.MaxRead)
	switch o.Kind {
	case model.Unaltered:
		return p.say(i18n.OpenSame, "name", name)
	case model.Altered:
		return p.say(i18n.OpenAltered, "name", name)
	case model.RoundFile:
		return p.say(i18n.OpenRound, "name", name)
	case manyFiles:
		return p.say(i18n.OpenMany, "count", strconv.Itoa(o.many))
	case unreadFile:
		return p.say(i18n.OpenUnread, "name", name)
	case model.OpenedKind(fair.ReceiptTooLarge):
		return p.say(i18n.OpenLarge, "name", name)
	case model.OpenedKind(fair.ReceiptNotText):
		return p.say(i18n.OpenNotText, "name", name)
	case model.OpenedKind(fair.ReceiptNotJSON):
		return p.say(i18n.OpenNotJSON, "name", name)
	case model.OpenedKind(fair.OtherSchema):
		return p.say(i18n.OpenSchema, "name", name, "schema", i18n.Visible(o.Schema, fair.MaxRead))
	case model.OpenedKind(fair.BadInput):
		return p.say(i18n.OpenBadInput, "name", name)
	}
	return p.say(i18n.OpenNoReceipt, "name", name)
}

// shownPlaces is how many differences are shown. The first tells most.
const shownPlaces = 4

// places lists where an altered receipt differs. The digest differs whenever
// anything does: it only says something where it is alone.
func (p *page) places(differences []fair.Difference) []app.UI {
	var list []app.UI
	for i, d := range differences {
		switch {
		case d.Path == "digest" && len(differences) > 1:
		case d.Path == "digest":
			list = append(list, app.Li().Text(p.say(i18n.OpenDigest)))
		case len(list) == shownPlaces:
			return append(list, app.Li().Text(p.say(i18n.OpenMore)))
		default:
			list = append(list, p.place(differences[i]))
		}
	}
	return list
}

func (p *page) place(d fair.Difference) app.UI {
	got, want := model.Excerpts(d.Got, d.Want)
	show := func(text string) string {
		if text == "" {
			return p.say(i18n.OpenNothing)
		}
		return i18n.Visible(text, 2*fair.MaxRead)
	}
	return app.Li().Text(p.say(i18n.OpenPlace, "place", i18n.Visible(d.Path, 2*fair.MaxRead), "got", show(got), "want", show(want)))
}

// onOpen lets the browser ask for a file.
func (p *page) onOpen(app.Context, app.Event) { byID("open-file").Call("click") }

// onFile opens what was chosen. The input forgets it, so that the same file can be
// chosen again.
func (p *page) onFile(ctx app.Context, _ app.Event) {
	el := ctx.JSSrc()
	p.openFiles(ctx, el.Get("files"))
	el.Set("value", "")
}

// openFiles reads one file and shows what it is. The input stays as it is until
// then.
func (p *page) openFiles(ctx app.Context, files app.Value) {
	p.opening++
	turn := p.opening
	if n := files.Length(); n != 1 {
		if n > 1 {
			p.showOpened(ctx, &openedFile{many: n, Opened: model.Opened{Kind: manyFiles}})
		}
		return
	}
	file := files.Index(0)
	name := file.Get("name").String()
	if file.Get("size").Float() > fair.MaxReceipt {
		p.showOpened(ctx, &openedFile{name: name, Opened: model.Opened{Kind: model.OpenedKind(fair.ReceiptTooLarge)}})
		return
	}
	readFile(file, func(content []byte, ok bool) {
		ctx.Dispatch(func(ctx app.Context) {
			if turn != p.opening {
				return // another was opened meanwhile
			}
			o := &openedFile{name: name, Opened: model.Opened{Kind: unreadFile}}
			if ok {
				o.Opened = p.state.Open(content)
			}
			p.showOpened(ctx, o)
		})
	})
}

// showOpened draws the page anew with a note about the file. What stays is only
// said to be so where nothing was filled in.
func (p *page) showOpened(ctx app.Context, o *openedFile) {
	if o.Fills() {
		p.changed()
	}
	p.opened = o
	p.ctx.Defer(func(app.Context) { scrollTo("result") })
}

// readFile reads a file of the browser's.
func readFile(file app.Value, done func(content []byte, ok bool)) {
	var got, failed app.Func
	end := func(content []byte, ok bool) any {
		got.Release()
		failed.Release()
		done(content, ok)
		return nil
	}
	got = app.FuncOf(func(_ app.Value, args []app.Value) any {
		array := app.Window().Get("Uint8Array").New(args[0])
		content := make([]byte, array.Length())
		app.CopyBytesToGo(content, array)
		return end(content, true)
	})
	failed = app.FuncOf(func(app.Value, []app.Value) any { return end(nil, false) })
	file.Call("arrayBuffer").Call("then", got, failed)
}

// listenDrops opens a file that is dropped anywhere on the page. Dragged text is
// left to the browser, which puts it into a field.
func listenDrops(ctx app.Context, p *page) {
	on := func(event string, do func(e app.Value)) {
		document().Call("addEventListener", event, app.FuncOf(func(_ app.Value, args []app.Value) any {
			do(args[0])
			return nil
		}))
	}
	over := func(e app.Value) {
		if hasFiles(e) {
			e.Call("preventDefault")
			e.Get("dataTransfer").Set("dropEffect", "copy")
			setDropping(true)
		}
	}
	on("dragenter", over)
	on("dragover", over)
	on("dragleave", func(e app.Value) {
		if !e.Get("relatedTarget").Truthy() { // out of the window
			setDropping(false)
		}
	})
	on("drop", func(e app.Value) {
		setDropping(false)
		if !hasFiles(e) {
			return
		}
		e.Call("preventDefault")
		files := e.Get("dataTransfer").Get("files")
		ctx.Dispatch(func(ctx app.Context) { p.openFiles(ctx, files) })
	})
}

func hasFiles(e app.Value) bool {
	data := e.Get("dataTransfer")
	return data.Truthy() && data.Get("types").Call("includes", "Files").Bool()
}

func setDropping(dropping bool) {
	data := document().Get("documentElement").Get("dataset")
	data.Set("drop", map[bool]string{true: "1"}[dropping])
}
