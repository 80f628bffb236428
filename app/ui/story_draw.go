package ui

import (
	"encoding/hex"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"roundcheck/app/i18n"
	"roundcheck/app/model"
	"roundcheck/fair"
	"roundcheck/fair/games/dond"
	"roundcheck/fair/games/mines"
	"roundcheck/fair/games/roulette"
)

// drawScene shows one draw from its bytes to what it decides.
func (p *page) drawScene(s model.Story, i int, draw fair.DrawStep) []app.UI {
	scene := s.Scenes[i]
	w := model.Work(draw)
	list := []app.UI{p.drawnBytes(scene), p.drawnNumber(draw, w)}
	if draw.Limit == 0 {
		list = append(list, p.share(draw, w))
	} else {
		list = append(list, p.limit(draw, w))
		if draw.Accepted {
			list = append(list, p.division(draw, w))
		}
	}
	return append(list, p.effect(s, i, draw))
}

// stage is one part of a scene under its own heading.
func (p *page) stage(head i18n.Key, body ...app.UI) app.UI {
	return app.Section().Class("stage").Body(append([]app.UI{app.H4().Text(p.say(head))}, body...)...)
}

// drawnBytes shows where in the stream the draw's 4 bytes stand.
func (p *page) drawnBytes(scene model.Scene) app.UI {
	groups := len(scene.Block.Hex) / groupDigits
	from, to := window(scene.Group, groups)
	first := scene.Block.Index*groups*4 + scene.Group*4 + 1
	list := blockGroups(scene.Block, from, to, func(group int) string {
		switch {
		case group < scene.Group:
			return "done"
		case group == scene.Group:
			return "current"
		}
		return "ahead"
	})
	if to < groups {
		list = append(list, app.Li().Class("story-group rest").Aria("hidden", true).Text("…"))
	}
	return p.stage(i18n.StoryBytesHead,
		p.text("story-note", i18n.StoryRangeOf, "from", strconv.Itoa(first), "to", strconv.Itoa(first+3)),
		app.Ol().Class("story-block").Dir("ltr").Body(list...),
	)
}

// drawnNumber shows how the 4 bytes make one number.
func (p *page) drawnNumber(draw fair.DrawStep, w model.Working) app.UI {
	worth := []string{"× 256³", "× 256²", "× 256", "× 1"}
	var places []app.UI
	for i, b := range w.Bytes {
		places = append(places, app.Li().Body(
			app.Code().Text(hex.EncodeToString([]byte{b})),
			app.Span().Class("place-value").Text(int(b)),
			app.Span().Class("place-worth").Text(worth[i]),
		))
	}
	return p.stage(i18n.StoryNumberHead,
		p.text("story-note", i18n.StoryNumberWhy),
		app.Ol().Class("story-places").Dir("ltr").Body(places...),
		equation("=", figure{uint64(draw.Value), "value"}),
	)
}

// limit shows which numbers count, SPEC 1.4, and whether this one does.
func (p *page) limit(draw fair.DrawStep, w model.Working) app.UI {
	pool := strconv.Itoa(int(draw.Pool))
	sign, class, word := "<", "accepted", p.say(i18n.StoryAccepted)
	look, note := "match", ""
	if !draw.Accepted {
		sign, class, word = "≥", "rejected", p.say(i18n.StoryRejected)
		look, note = "mismatch", p.say(i18n.StoryRejectedWhy, "pool", pool)
	}
	return p.stage(i18n.StoryLimitHead,
		p.text("story-note", i18n.StoryLimitWhy, "pool", pool),
		equation(figure{1 << 32, ""}, "÷", figure{uint64(draw.Pool), ""}, "→", figure{w.Times, ""}),
		equation(figure{w.Times, ""}, "×", figure{uint64(draw.Pool), ""}, "=", figure{draw.Limit, "limit"}),
		app.Div().Class("story-judged", class).Body(
			icon(look),
			app.Strong().Text(word),
			equation(figure{uint64(draw.Value), "value"}, sign, figure{draw.Limit, "limit"}),
		),
		app.P().Class("story-note").Hidden(note == "").Text(note),
	)
}

// division shows the remainder that is the index.
func (p *page) division(draw fair.DrawStep, w model.Working) app.UI {
	return p.stage(i18n.StoryDivisionHead,
		p.text("story-note", i18n.StoryDivisionWhy, "pool", strconv.Itoa(int(draw.Pool)), "last", strconv.Itoa(int(draw.Pool)-1)),
		equation(figure{uint64(draw.Value), "value"}, "=", figure{uint64(draw.Pool), ""}, "×", figure{w.Quotient, ""}, "+", figure{w.Remainder, "index"}),
	)
}

// share shows the multiplication of SPEC 2.4, where no draw is rejected.
func (p *page) share(draw fair.DrawStep, w model.Working) app.UI {
	quotient := number(w.Whole, "figure")
	if !w.Exact {
		thousandths := strconv.FormatUint(1000+w.Thousandths, 10)[1:]
		quotient = app.Span().Class("figure").Text(p.say(i18n.StoryDecimal,
			"whole", strconv.FormatUint(w.Whole, 10), "part", thousandths))
	}
	return p.stage(i18n.StoryShareHead,
		p.text("story-note", i18n.StoryShareWhy, "pool", strconv.Itoa(int(draw.Pool)), "last", strconv.Itoa(int(draw.Pool)-1)),
		equation(figure{uint64(draw.Value), "value"}, "×", figure{uint64(draw.Pool), ""}, "=", figure{w.Product, ""}),
		equation(figure{w.Product, ""}, "÷", figure{1 << 32, ""}, "=", quotient, "→", figure{w.Whole, "index"}),
	)
}

// effect shows what the draw does to the board.
func (p *page) effect(s model.Story, i int, draw fair.DrawStep) app.UI {
	var body []app.UI
	switch p.state.Game() {
	case mines.ID:
		step, _ := s.Scenes[i].Means.(mines.MineStep)
		body = p.mineEffect(s, i, draw, step)
	case roulette.ID:
		if step, ok := s.Scenes[i].Means.(roulette.PocketStep); ok {
			body = p.pocketEffect(draw, step)
		}
	case dond.ID:
		step, _ := s.Scenes[i].Means.(dond.SwapStep)
		body = p.swapEffect(s, i, step)
	}
	if !draw.Accepted {
		body = append([]app.UI{p.text("story-note", i18n.StoryNothing)}, body...)
	}
	return p.stage(i18n.StoryEffectHead, body...)
}
