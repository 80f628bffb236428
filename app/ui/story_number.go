package ui

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

// figure is a number in an equation; its role says how it is drawn.
type figure struct {
	n    uint64
	role string // "value", "limit", "index" or nothing
}

// number writes a number in groups of three digits. The gaps are drawn by the
// style sheet: what is copied is the number.
func number(n uint64, class string) app.UI {
	digits := strconv.FormatUint(n, 10)
	var groups []app.UI
	for from, to := 0, (len(digits)+2)%3+1; from < len(digits); from, to = to, to+3 {
		groups = append(groups, app.Span().Text(digits[from:to]))
	}
	return app.Span().Class("story-number", class).Body(groups...)
}

// equation writes figures and the words and signs between them.
func equation(parts ...any) app.UI {
	var body []app.UI
	for i, part := range parts {
		if i > 0 {
			body = append(body, app.Text(" "))
		}
		switch part := part.(type) {
		case figure:
			class := "figure"
			if part.role != "" {
				class += " is-" + part.role
			}
			body = append(body, number(part.n, class))
		case string:
			body = append(body, app.Span().Class("sign").Text(part))
		case app.UI:
			body = append(body, part)
		}
	}
	return app.P().Class("story-sum").Body(body...)
}

// groups writes a hash in groups of eight digits, with those marked that differ
// from another's.
func groups(hex string, differs func(from, to int) bool) app.UI {
	var body []app.UI
	for from := 0; from < len(hex); from += 8 {
		to := min(from+8, len(hex))
		span := app.Span().Text(hex[from:to])
		if differs(from, to) {
			span = span.Class("differs")
		}
		body = append(body, span)
	}
	return app.Code().Class("story-groups").Body(body...)
}
