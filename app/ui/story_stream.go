package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"roundcheck/app/i18n"
	"roundcheck/app/model"
	"roundcheck/fair"
)

// groupDigits is the number of hex digits of 4 bytes.
const groupDigits = 8

// blockScene shows a block of the stream: what it was made from, and its bytes.
func (p *page) blockScene(s model.Story, step fair.BlockStep) []app.UI {
	key, message := s.Fed(step)
	why, fed := p.text("story-why", i18n.StoryShakeWhy), i18n.StoryHashed
	if step.Algorithm == fair.HMACSHA256 {
		why, fed = p.text("story-why", i18n.StoryMacWhy), i18n.StoryMessage
	}
	scene := []app.UI{why}
	if key != nil {
		scene = append(scene, p.textBox(i18n.StoryKey, key))
	}
	used := s.Used(step.Index)
	groups := len(step.Hex) / groupDigits
	return append(scene,
		p.textBox(fed, message),
		app.P().Class("story-function").Text(string(step.Algorithm)),
		app.H4().Text(p.blockRange(step)),
		app.Ol().Class("story-block").Dir("ltr").Body(blockGroups(step, 0, groups, func(group int) string {
			if group < used {
				return "used"
			}
			return "spare"
		})...),
		p.text("story-note", i18n.StoryUsed, "n", strconv.Itoa(used), "all", strconv.Itoa(groups)),
	)
}

// blockRange says which bytes of the stream a block has, counted from 1.
func (p *page) blockRange(step fair.BlockStep) string {
	size := len(step.Hex) / 2
	return p.say(i18n.StoryRangeOf, "from", strconv.Itoa(step.Index*size+1), "to", strconv.Itoa((step.Index+1)*size))
}

// blockGroups draws the groups from..to of a block.
func blockGroups(step fair.BlockStep, from, to int, class func(group int) string) []app.UI {
	var list []app.UI
	for g := from; g < to; g++ {
		item := app.Li().Class("story-group", class(g)).Text(step.Hex[g*groupDigits : (g+1)*groupDigits])
		if class(g) == "current" {
			item = item.Aria("current", true)
		}
		list = append(list, item)
	}
	return list
}

// window is the stretch of a block that a draw's scene shows: eight groups with
// the current one near the start, as far as the block goes.
func window(current, groups int) (from, to int) {
	const size = 8
	from = max(0, min(current-2, groups-size))
	return from, min(groups, from+size)
}
