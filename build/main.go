// Command build makes everything that ships: the WebAssembly file for working
// on the page, the hosted site and the single file, and their checksums. It
// also serves a folder on localhost and reports sizes.
//
// It reads the sources and the Go toolchain only; it imports nothing of the
// page itself, so that what it builds cannot change how it builds.
package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"
)

// A command is one subcommand. It reads its own flags from args and works on
// the project in the folder root.
type command struct {
	name string
	help string
	run  func(root string, args []string, out io.Writer) error
}

func commands() []command {
	return []command{
		{"wasm", "compile web/app.wasm, so that any static server on the project's folder shows the page", wasmCommand},
		{"dist", "make what ships: the hosted site, the single file, SHA256SUMS", distCommand},
		{"serve", "serve a folder on localhost", serveCommand},
		{"size", "show the sizes of what ships: raw, gzip, brotli", sizeCommand},
	}
}

func main() {
	err := run(os.Args[1:], os.Stdout)
	if errors.Is(err, flag.ErrHelp) {
		return
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "build:", err)
		os.Exit(1)
	}
}

func run(args []string, out io.Writer) error {
	if len(args) == 0 {
		return errors.New("which command?\n" + usage())
	}
	for _, c := range commands() {
		if c.name != args[0] {
			continue
		}
		root, err := findRoot(".")
		if err != nil {
			return err
		}
		return c.run(root, args[1:], out)
	}
	return fmt.Errorf("unknown command %q\n%s", args[0], usage())
}

func usage() string {
	var b strings.Builder
	for _, c := range commands() {
		fmt.Fprintf(&b, "  go run ./build %-6s %s\n", c.name, c.help)
	}
	return b.String()
}

// flagSet returns an empty flag set for one command that reports errors
// instead of ending the program.
func flagSet(name string, out io.Writer) *flag.FlagSet {
	fs := flag.NewFlagSet(name, flag.ContinueOnError)
	fs.SetOutput(out)
	return fs
}

// parseFlags reads flags and refuses anything that is not one: a mistyped
// argument must not pass for the default.
func parseFlags(fs *flag.FlagSet, args []string) error {
	if err := fs.Parse(args); err != nil {
		return err
	}
	if fs.NArg() > 0 {
		return fmt.Errorf("%s: unexpected argument %q", fs.Name(), fs.Arg(0))
	}
	return nil
}
