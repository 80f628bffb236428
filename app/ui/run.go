// Package ui draws the page with go-app.
package ui

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Run shows the page whatever its address is: a site's root, a sub-path, or a
// file on the player's disk all have the one page.
func Run() {
	app.RouteWithRegexp(".*", func() app.Composer { return &page{} })
	app.RunWhenOnBrowser()
}

type page struct{ app.Compo }

func (p *page) Render() app.UI {
	return app.Div().ID("page").Text("Roundcheck")
}
