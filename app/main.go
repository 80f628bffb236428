// Command app is the page: Roundcheck's user interface, compiled to
// WebAssembly and started by web/boot.js.
package main

import "roundcheck/app/ui"

func main() {
	ui.Run()
}
