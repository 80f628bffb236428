package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// wasmCommand compiles the page in place: web/app.wasm and web/wasm_exec.js
// beside the sources, where index.html looks for them. Neither is committed.
func wasmCommand(root string, args []string, out io.Writer) error {
	if err := parseFlags(flagSet("wasm", out), args); err != nil {
		return err
	}
	wasm := filepath.Join(root, "web", "app.wasm")
	if err := compileWasm(root, wasm); err != nil {
		return err
	}
	js, err := wasmExec(root)
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(root, "web", "wasm_exec.js"), js, 0o644); err != nil {
		return err
	}
	fmt.Fprintln(out, "made web/app.wasm and web/wasm_exec.js")
	return nil
}

// compileWasm compiles the page to the file named by path. Equal sources and
// an equal toolchain give equal bytes: no path, no time, no commit and none of
// the user's own build settings go into the result.
func compileWasm(root, path string) error {
	env, err := compileEnv(root)
	if err != nil {
		return err
	}
	cmd := exec.Command("go", "build",
		"-trimpath", "-buildvcs=false", "-ldflags=-s -w -buildid=",
		"-o", path, "./app")
	cmd.Dir = root
	cmd.Env = env
	if msg, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("compiling ./app to WebAssembly: %w\n%s", err, msg)
	}
	return nil
}

// wasmExec returns wasm_exec.js of the toolchain in use: it has to be of the
// same version as the compiler, so it is never kept in the project.
func wasmExec(root string) ([]byte, error) {
	cmd := exec.Command("go", "env", "GOROOT")
	cmd.Dir = root
	goroot, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("go env GOROOT: %w", err)
	}
	return os.ReadFile(filepath.Join(strings.TrimSpace(string(goroot)), "lib", "wasm", "wasm_exec.js"))
}

// fetchSettings are the settings that say where Go keeps and gets things.
// They cannot change what is compiled, as go.sum pins it.
var fetchSettings = []string{
	"GOCACHE", "GOMODCACHE", "GOPATH", "GOPROXY", "GOSUMDB", "GOINSECURE",
	"GOPRIVATE", "GONOPROXY", "GONOSUMDB", "GOTOOLCHAIN", "GOVCS", "GOAUTH",
}

// compileEnv returns the environment to compile in. Settings that change the
// output (GOFLAGS, GOWASM, GOEXPERIMENT ...) are dropped, those of the user's
// own settings file too; those for fetching modules are kept.
func compileEnv(root string) ([]string, error) {
	cmd := exec.Command("go", append([]string{"env", "-json"}, fetchSettings...)...)
	cmd.Dir = root
	raw, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("go env: %w", err)
	}
	settings := map[string]string{}
	if err := json.Unmarshal(raw, &settings); err != nil {
		return nil, fmt.Errorf("go env: %w", err)
	}
	return cleanEnv(os.Environ(), settings), nil
}

func cleanEnv(environ []string, settings map[string]string) []string {
	var env []string
	for _, kv := range environ {
		name, _, _ := strings.Cut(kv, "=")
		if !strings.HasPrefix(name, "GO") && !strings.HasPrefix(name, "CGO_") {
			env = append(env, kv)
		}
	}
	for name, value := range settings {
		if value != "" {
			env = append(env, name+"="+value)
		}
	}
	env = append(env, "GOOS=js", "GOARCH=wasm", "GOENV=off", "GOWORK=off", "CGO_ENABLED=0")
	slices.Sort(env)
	return env
}
