package main

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"text/tabwriter"

	"github.com/andybalholm/brotli"
)

// sizeCommand shows how large the files of a built folder are, and how large
// they are on the way to a player: hosts send gzip or brotli.
func sizeCommand(root string, args []string, out io.Writer) error {
	fs := flagSet("size", out)
	dir := fs.String("dir", filepath.Join(root, "dist"), "the folder that dist made")
	if err := parseFlags(fs, args); err != nil {
		return err
	}
	entries, err := os.ReadDir(*dir)
	if err != nil {
		return fmt.Errorf("nothing to measure: %w (make it with: go run ./build dist)", err)
	}
	table := tabwriter.NewWriter(out, 0, 0, 3, ' ', tabwriter.AlignRight)
	fmt.Fprintln(table, "bytes\tgzip -9\tbrotli -11\t  file\t")
	for _, e := range entries {
		content, err := os.ReadFile(filepath.Join(*dir, e.Name()))
		if err != nil {
			return err
		}
		zipped, err := gzipped(content)
		if err != nil {
			return err
		}
		fmt.Fprintf(table, "%d\t%d\t%d\t  %s\t\n", len(content), len(zipped), len(brotlied(content)), e.Name())
	}
	return table.Flush()
}

func brotlied(data []byte) []byte {
	var b bytes.Buffer
	w := brotli.NewWriterLevel(&b, brotli.BestCompression)
	w.Write(data) // writes to memory do not fail
	w.Close()
	return b.Bytes()
}
