package browser

import (
	"testing"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// An output is one of the two pages that ship.
type output string

const (
	hosted output = "hosted"
	single output = "single"
)

// onBoth runs a test on both outputs.
func onBoth(t *testing.T, test func(t *testing.T, out output)) {
	for _, out := range []output{hosted, single} {
		t.Run(string(out), func(t *testing.T) { test(t, out) })
	}
}

type options struct {
	site            *site
	start           string
	query, fragment string
	scripts         []string
	wait            bool
	width, height   int64
	dark            bool
	languages       string
}

// An option changes how open opens a page.
type option func(*options)

// at opens the hosted page on a site that the test prepared.
func at(s *site) option { return func(o *options) { o.site = s } }

// from opens another address, such as a host's page with the page in a frame.
func from(address string) option { return func(o *options) { o.start = address } }

// fromDisk opens a file.
func fromDisk(path string) option { return from(fileURL(path)) }

// fragment is the link's part behind "#", percent-encoded.
func fragment(f string) option { return func(o *options) { o.fragment = f } }

// query is the link's part behind "?", percent-encoded.
func query(q string) option { return func(o *options) { o.query = q } }

// before runs a script in the page before any of the page's own.
func before(script string) option { return func(o *options) { o.scripts = append(o.scripts, script) } }

// atOnce returns as soon as the static page is there.
func atOnce() option { return func(o *options) { o.wait = false } }

// viewport sets the window's size in CSS pixels.
func viewport(width, height int64) option {
	return func(o *options) { o.width, o.height = width, height }
}

// dark is a system set to dark mode.
func dark() option { return func(o *options) { o.dark = true } }

// languages are what the player's browser asks for, such as "ja,en".
func languages(tags string) option { return func(o *options) { o.languages = tags } }

func newOptions(list []option) *options {
	o := &options{wait: true, width: 1280, height: 800, languages: "en"}
	for _, set := range list {
		set(o)
	}
	return o
}

// emulate makes the tab the machine that the options describe. All of it is
// always set: what a test sees must not depend on the machine it runs on.
func (o *options) emulate(p *tab) {
	p.t.Helper()
	p.do("setting the viewport", chromedp.EmulateViewport(o.width, o.height))
	scheme := "light"
	if o.dark {
		scheme = "dark"
	}
	command(p, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
		Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: scheme}},
	})
	version, err := chromedp.CallBrowser(p.ctx, browser.GetVersion, cdp.Empty{})
	if err != nil {
		p.t.Fatalf("asking for the browser's version: %v", err)
	}
	command(p, emulation.SetUserAgentOverride, emulation.SetUserAgentOverrideParams{
		UserAgent: version.UserAgent, AcceptLanguage: o.languages,
	})
}
