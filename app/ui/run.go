// Package ui draws the page with go-app: one component, whose parts are plain
// functions from the model to elements. Only the story, which is drawn at every
// step, is a component within it.
package ui

import "github.com/maxence-charriere/go-app/v10/pkg/app"

// Run shows the page whatever its address is: a site's root, a sub-path, or a
// file on the player's disk all have the one page.
func Run() {
	app.RouteWithRegexp(".*", func() app.Composer { return &page{} })
	app.RunWhenOnBrowser()
}
