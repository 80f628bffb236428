package browser

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/chromedp/chromedp"
)

var (
	root string          // the project's folder
	dist string          // what the build made of it
	tabs context.Context // the browser that all tests share
)

func TestMain(m *testing.M) {
	code, err := runTests(m)
	if err != nil {
		fmt.Fprintln(os.Stderr, "browser tests:", err)
		code = 1
	}
	os.Exit(code)
}

func runTests(m *testing.M) (int, error) {
	chromium, err := findChromium()
	if err != nil {
		return 0, err
	}
	if root, err = filepath.Abs(filepath.Join("..", "..")); err != nil {
		return 0, err
	}
	temp, err := os.MkdirTemp("", "roundcheck-browser-")
	if err != nil {
		return 0, err
	}
	defer os.RemoveAll(temp)
	dist = filepath.Join(temp, "dist")
	build := exec.Command("go", "run", "./build", "dist", "-out", dist)
	build.Dir = root
	if out, err := build.CombinedOutput(); err != nil {
		return 0, fmt.Errorf("building what ships: %w\n%s", err, out)
	}

	var cancel context.CancelFunc
	if tabs, cancel, err = startBrowser(chromium, filepath.Join(temp, "profile")); err != nil {
		return 0, err
	}
	defer cancel()
	return m.Run(), nil
}

// findChromium looks for the browser under the names it has on the usual
// systems. There is no skipping: a machine without it has tested nothing.
func findChromium() (string, error) {
	if path := os.Getenv("CHROMIUM"); path != "" {
		return path, nil
	}
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome", "google-chrome-stable"} {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", fmt.Errorf("no Chromium found: install it (Debian: apt-get install chromium), or set CHROMIUM to its path")
}

func startBrowser(path, profile string) (context.Context, context.CancelFunc, error) {
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(path),
		chromedp.UserDataDir(profile),
		chromedp.NoSandbox, // Chromium refuses its sandbox to root, and it only opens our own pages here
		chromedp.Flag("hide-scrollbars", true),
		// Sandboxed frames stay in their page's process: there the page's watch
		// sees what goes on in them.
		chromedp.Flag("disable-features", "Translate,IsolateSandboxedIframes"),
		// Whatever the page might ask for beyond this machine is not there.
		chromedp.Flag("host-resolver-rules", "MAP * ~NOTFOUND , EXCLUDE 127.0.0.1"),
	)
	alloc, stop := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, cancel := chromedp.NewContext(alloc)
	if err := chromedp.Do(ctx); err != nil {
		cancel()
		stop()
		return nil, nil, fmt.Errorf("starting %s: %w", path, err)
	}
	return ctx, func() { cancel(); stop() }, nil
}
