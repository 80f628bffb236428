package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// setup runs setup.sh on a machine that has only the given commands, each of
// which writes its name and arguments down and does nothing.
func setup(t *testing.T, commands ...string) (out, called string, err error) {
	t.Helper()
	bash, err := exec.LookPath("bash")
	if err != nil {
		t.Fatal(err)
	}
	bin := t.TempDir()
	notes := filepath.Join(bin, "notes")
	for _, c := range commands {
		name, answer, _ := strings.Cut(c, "=")
		stub := "#!" + bash + "\necho \"" + name + " $*\" >>" + notes + "\necho " + answer + "\n"
		if err := os.WriteFile(filepath.Join(bin, name), []byte(stub), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	cmd := exec.Command(bash, "setup.sh")
	cmd.Env = []string{"PATH=" + bin}
	text, err := cmd.CombinedOutput()
	noted, _ := os.ReadFile(notes) // no file: nothing was called
	return string(text), string(noted), err
}

func TestSetupHasAll(t *testing.T) {
	for _, browser := range []string{"chromium", "chromium-browser", "google-chrome"} {
		out, called, err := setup(t, browser, "node", "python3", "gcc", "id=0", "apt-get")
		if err != nil || out != "" || called != "" {
			t.Errorf("with %s: %v, said %q, called %q; want silence", browser, err, out, called)
		}
	}
}

func TestSetupInstallsAsRoot(t *testing.T) {
	out, called, err := setup(t, "gcc", "id=0", "apt-get")
	if err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	if !strings.Contains(called, "apt-get install -y -qq --no-install-recommends chromium nodejs python3\n") {
		t.Errorf("called %q, want an installation of chromium, nodejs and python3 alone", called)
	}
}

func TestSetupSaysWhatIsMissing(t *testing.T) {
	for name, commands := range map[string][]string{
		"not root":   {"id=1000", "apt-get"},
		"not Debian": {"id=0"},
	} {
		out, called, err := setup(t, commands...)
		if err == nil {
			t.Errorf("%s: setup succeeded on a machine that has nothing", name)
		}
		if strings.Contains(called, "apt-get") {
			t.Errorf("%s: called %q", name, called)
		}
		if !strings.Contains(out, "apt-get install chromium nodejs python3 gcc libc6-dev") {
			t.Errorf("%s: it does not say what to install: %q", name, out)
		}
	}
}
