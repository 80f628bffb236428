package ui

import "github.com/maxence-charriere/go-app/v10/pkg/app"

const svgNS = "http://www.w3.org/2000/svg"

// svg makes an SVG element. Each needs the namespace; go-app does not inherit it.
func svg(tag string, attrs ...string) app.HTMLElem {
	el := app.Elem(tag).XMLNS(svgNS)
	for i := 0; i+1 < len(attrs); i += 2 {
		el = el.Attr(attrs[i], attrs[i+1])
	}
	return el
}

// icons are drawn on a grid of 24 by 24, as strokes in the text's colour.
func iconPath(name string) string {
	switch name {
	case "verified":
		return "M4 12.5 9.5 18 20 6.5"
	case "mismatch":
		return "M6 6 18 18M18 6 6 18"
	case "incomplete":
		return "M5 12h.01M12 12h.01M19 12h.01"
	case "invalid", "unreadable":
		return "M12 5v9M12 19h.01"
	case "waiting":
		return "M9 4h6v4H9zM9 6H5.5v14h13V6H15M12 11v5M9.5 14l2.5 2.5 2.5-2.5"
	case "mine":
		return "M12 7a5 5 0 1 0 0 10 5 5 0 1 0 0-10M12 2.5V7M12 17v4.5M2.5 12H7M17 12h4.5"
	case "match":
		return "M4 12.5 9.5 18 20 6.5"
	case "absent":
		return "M7 12h10"
	case "consistent":
		return "M4 14c3-5 5-5 8-2s5 3 8-2"
	case "hint":
		return "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13M15.3 15.3 20 20"
	case "paste":
		return "M9 4h6v4H9zM9 6H5.5v14h13V6H15M9 12h6M9 15.5h6"
	case "lock":
		return "M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3"
	case "cloudbet-mines":
		return "M7 13.5a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M12.5 8V5M17 9.5l2-2M8 9.5l-2-2M18 13.5h3M4 13.5h3"
	case "cloudbet-roulette":
		return "M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M12 3v5M12 16v5M3 12h5M16 12h5"
	case "dond":
		return "M4 8h16v11H4zM9 8V5h6v3M4 13h16"
	}
	return ""
}

// icon is a drawing beside a word that says the same; it has no name of its own.
func icon(name string) app.UI {
	return svg("svg", "viewBox", "0 0 24 24", "class", "icon icon-"+name, "aria-hidden", "true", "focusable", "false").Body(
		svg("path", "d", iconPath(name)),
	)
}

// logo is a round with a check mark.
func logo() app.UI {
	return svg("svg", "viewBox", "0 0 24 24", "class", "logo", "aria-hidden", "true", "focusable", "false").Body(
		svg("path", "d", "M20.5 9A9.2 9.2 0 1 1 15 3.3", "class", "logo-ring"),
		svg("path", "d", "M7.5 11.5 11.5 15.5 20.5 5", "class", "logo-check"),
	)
}
