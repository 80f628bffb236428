// Package browser tests what ships, in a real Chromium: the hosted site under
// a sub-path and the single file from the disk, exactly as dist makes them.
//
// A test opens a page and works on it as a player would:
//
//	p := open(t, hosted, fragment("game=dond"))
//	p.typeInto("f-serverSeed", "abc")
//	p.waitFor(`document.querySelector("#receipt").textContent.includes("abc")`)
//
// Every page is watched until its test ends. An error on the console, an
// uncaught exception, a report of the Content-Security-Policy or a request for
// anything but the site's own files fails the test, unless the test said
// beforehand, with expectTrouble, that it is about just that.
package browser
