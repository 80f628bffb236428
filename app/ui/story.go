package ui

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"roundcheck/app/i18n"
	"roundcheck/app/model"
	"roundcheck/fair"
	"roundcheck/fair/games/dond"
	"roundcheck/fair/games/mines"
	"roundcheck/fair/games/roulette"
)

// storyPart is the story as a component of its own: a step draws it anew, and not
// the whole page.
type storyPart struct {
	app.Compo

	Page  *page
	Drawn int // how often the page was drawn: the story is drawn with it
}

// OnMount keeps the story's own context, for the keys.
func (s *storyPart) OnMount(ctx app.Context) { s.Page.show.ctx = ctx }

// Render draws the story as it is looked at.
func (s *storyPart) Render() app.UI { return s.Page.story() }

// alone says that what is being handled changes nothing but the story.
func (p *page) alone() { p.ctx.PreventUpdate() }

// storyView is how the story is looked at.
type storyView struct {
	ctx   app.Context
	at    model.Cursor
	open  bool // nothing of the story is drawn while it is closed
	table bool // the table of all steps too
	bytes bool // the bytes of texts are shown
	drawn int  // how often the page was drawn
}

// story is the evidence as a walk: one scene at a time, with what leads from one
// to the next. The controls stand above the scene, which has another height each
// time, and stay where they are.
func (p *page) story() app.UI {
	if !p.show.open {
		return app.Div().ID("story").Class("story")
	}
	s := model.NewStory(p.state.Report())
	if len(s.Scenes) == 0 {
		return app.Div().ID("story").Class("story")
	}
	i := p.show.at.In(len(s.Scenes))
	return app.Div().ID("story").Class("story").TabIndex(-1).
		Attr("role", "group").Aria("label", p.say(i18n.StepsHead)).Body(
		p.text("why", i18n.StoryLead),
		p.chapters(s, s.Scenes[i].Chapter),
		p.player(i, len(s.Scenes)),
		app.Div().Class("story-now").Aria("live", "polite").Aria("atomic", true).Body(
			app.P().Class("story-place").Text(p.placeWords(i, len(s.Scenes))),
			app.H3().ID("story-title").Text(p.sceneTitle(s.Scenes[i])),
		),
		app.Div().ID("story-scene").Class("story-scene", "scene-"+string(s.Scenes[i].Chapter)).Body(p.scene(s, i)...),
		app.P().Class("story-more").Hidden(s.Whole()).Text(p.say(i18n.StoryUnfinished)),
	)
}

// chapters leads to each chapter's first scene.
func (p *page) chapters(s model.Story, now model.Chapter) app.UI {
	var list []app.UI
	for _, c := range s.Chapters() {
		button := app.Button().Type("button").ID("story-to-"+string(c)).Class("story-chapter").
			Text(p.say(chapterName(c))).OnClick(p.onChapter, app.EventScope(c))
		if c == now {
			button = button.Aria("current", "step")
		}
		list = append(list, app.Li().Body(button))
	}
	return app.Ol().Class("story-chapters").Body(list...)
}

func chapterName(c model.Chapter) i18n.Key {
	switch c {
	case model.ChapterCommitment:
		return i18n.PartCommit
	case model.ChapterSignature:
		return i18n.PartSignature
	case model.ChapterStream:
		return i18n.StoryStream
	case model.ChapterDraws:
		return i18n.StoryDraws
	}
	return i18n.PartOutcome
}

// player has the buttons and the slider. A button at its end stays in the order
// of focus, so that the arrow keys go on working.
func (p *page) player(i, n int) app.UI {
	button := func(move string, name i18n.Key, off bool, path string) app.UI {
		return app.Button().Type("button").ID("story-"+move).Class("button story-button").
			Aria("label", p.say(name)).Title(p.say(name)).Aria("disabled", off).
			OnClick(p.onMove, app.EventScope(move)).Body(
			svg("svg", "viewBox", "0 0 24 24", "class", "icon", "aria-hidden", "true", "focusable", "false").Body(
				svg("path", "d", path)),
		)
	}
	start, end := i == 0, i == n-1
	return app.Div().Class("story-player").Body(
		button("first", i18n.StoryFirst, start, "M17 5l-7 7 7 7M7 5v14"),
		button("prev", i18n.StoryPrev, start, "M15 5l-7 7 7 7"),
		button("next", i18n.StoryNext, end, "M9 5l7 7-7 7"),
		button("last", i18n.StoryLast, end, "M7 5l7 7-7 7M17 5v14"),
		app.Input().Type("range").ID("story-range").Class("story-range").
			Min(1).Max(n).Step(1).
			Aria("label", p.say(i18n.StoryRange)).Aria("valuetext", p.placeWords(i, n)).
			OnInput(p.onSlide),
	)
}

func (p *page) placeWords(i, n int) string {
	return p.say(i18n.StoryPlace, "n", strconv.Itoa(i+1), "all", strconv.Itoa(n))
}

// sceneTitle says in a line what happens.
func (p *page) sceneTitle(scene model.Scene) string {
	switch step := scene.Step.(type) {
	case fair.HashStep:
		if scene.Chapter == model.ChapterSignature {
			return p.say(i18n.StorySignTitle)
		}
		return p.say(i18n.StoryCommitTitle)
	case fair.BlockStep:
		return p.say(i18n.StoryStreamTitle, "n", strconv.Itoa(step.Index+1))
	case fair.DrawStep:
		return p.drawTitle(strconv.Itoa(step.Index), scene.Means)
	}
	return p.say(i18n.StoryOutcomeTitle)
}

func (p *page) drawTitle(n string, means fair.Step) string {
	switch step := means.(type) {
	case mines.MineStep:
		return p.say(i18n.StoryDrawMine, "n", n, "mine", strconv.Itoa(step.Mine), "tile", strconv.Itoa(step.Tile))
	case roulette.PocketStep:
		return p.say(i18n.StoryDrawPocket, "n", n, "number", step.Number)
	case dond.SwapStep:
		if step.I == step.J {
			return p.say(i18n.StoryDrawStay, "n", n, "i", strconv.Itoa(step.I+1))
		}
		return p.say(i18n.StoryDrawSwap, "n", n, "i", strconv.Itoa(step.I+1), "j", strconv.Itoa(step.J+1))
	}
	return p.say(i18n.StoryDrawRejected, "n", n)
}

// scene draws one scene.
func (p *page) scene(s model.Story, i int) []app.UI {
	switch step := s.Scenes[i].Step.(type) {
	case fair.HashStep:
		return p.hashScene(s, step)
	case fair.BlockStep:
		return p.blockScene(s, step)
	case fair.DrawStep:
		return p.drawScene(s, i, step)
	}
	return p.outcomeScene(s, i)
}

// onToggleStory draws the story when it is opened.
func (p *page) onToggleStory(ctx app.Context, _ app.Event) {
	p.show.open = ctx.JSSrc().Get("open").Bool()
	p.ctx.Defer(func(app.Context) { p.syncStory() })
}

func (p *page) onToggleTable(ctx app.Context, _ app.Event) {
	p.show.table = ctx.JSSrc().Get("open").Bool()
}

func (p *page) onBytes(app.Context, app.Event) {
	p.alone()
	p.show.bytes = !p.show.bytes
}

func (p *page) onMove(ctx app.Context, _ app.Event) {
	_, move, _ := strings.Cut(ctx.JSSrc().Get("id").String(), "-")
	p.move(move)
}

// onStoryKey follows a key that was pressed in the story.
func (p *page) onStoryKey(move string) {
	p.show.ctx.Dispatch(func(app.Context) { p.move(move) })
}

func (p *page) onChapter(ctx app.Context, _ app.Event) {
	c := strings.TrimPrefix(ctx.JSSrc().Get("id").String(), "story-to-")
	s := model.NewStory(p.state.Report())
	p.goTo(s.First(model.Chapter(c)), len(s.Scenes))
}

// onSlide takes the slider's place. The slider is not put back to it: by then it
// may be further on.
func (p *page) onSlide(ctx app.Context, _ app.Event) {
	p.alone()
	place, err := strconv.Atoi(ctx.JSSrc().Get("value").String())
	if err == nil {
		p.show.at = model.CursorAt(place-1, p.scenes())
	}
}

func (p *page) scenes() int { return len(model.NewStory(p.state.Report()).Scenes) }

// move goes one scene on or back, or to an end.
func (p *page) move(move string) {
	n := p.scenes()
	at := p.show.at.In(n)
	switch move {
	case "first":
		at = 0
	case "prev":
		at--
	case "next":
		at++
	case "last":
		at = n - 1
	}
	p.goTo(at, n)
}

// goTo goes to scene i of n. Where what had the focus is gone with the scene
// before, or never had it because a browser gives none to buttons, the story gets
// it, for the arrow keys.
func (p *page) goTo(i, n int) {
	p.alone()
	p.show.at = model.CursorAt(i, n)
	p.ctx.Defer(func(app.Context) {
		p.syncStory()
		if el := byID("story"); !el.Call("contains", document().Get("activeElement")).Bool() {
			el.Call("focus", map[string]any{"preventScroll": true})
		}
	})
}

// syncStory puts the slider to the story's place. It is not bound to go-app,
// which would set it before its new maximum.
func (p *page) syncStory() {
	if el := byID("story-range"); el.Truthy() {
		el.Set("value", p.show.at.In(p.scenes())+1)
	}
}

// storyMove is the move that a key in the story asks for, or "", as it is on the
// line above that opened it. The slider has keys of its own, and a key with a
// modifier belongs to the browser.
func storyMove(e app.Value) string {
	target := e.Get("target")
	if !target.Get("closest").Truthy() || !target.Call("closest", "#story, .steps[open] > summary").Truthy() ||
		target.Get("id").String() == "story-range" {
		return ""
	}
	for _, modifier := range []string{"altKey", "ctrlKey", "metaKey", "shiftKey"} {
		if e.Get(modifier).Truthy() {
			return ""
		}
	}
	switch e.Get("key").String() {
	case "ArrowLeft":
		return "prev"
	case "ArrowRight":
		return "next"
	case "Home":
		return "first"
	case "End":
		return "last"
	}
	return ""
}
