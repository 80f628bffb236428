package browser

import (
	"fmt"
	"regexp"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/cdproto/audits"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/runtime"
)

// violationBinding is how reportViolations gets word out of a page.
const violationBinding = "__roundcheckViolation"

// reportViolations runs before anything else in every document.
const reportViolations = `document.addEventListener("securitypolicyviolation", (e) =>
	` + violationBinding + `(e.violatedDirective + " blocked " + (e.blockedURI || e.sample)), true)`

// A watch collects what goes wrong in one page, and what it asks for.
type watch struct {
	mu       sync.Mutex
	troubles []string
	requests []string
	expected []*regexp.Regexp
}

// see takes in one event of the browser.
func (w *watch) see(ev any) {
	w.mu.Lock()
	defer w.mu.Unlock()
	switch ev := ev.(type) {
	case *runtime.EventConsoleAPICalled:
		switch ev.Type {
		case "error", "warning", "assert":
			w.trouble("console %s: %s", ev.Type, arguments(ev.Args))
		}
	case *runtime.EventExceptionThrown:
		w.trouble("exception: %s", exception(ev.ExceptionDetails))
	case *runtime.EventBindingCalled:
		if ev.Name == violationBinding {
			w.trouble("policy: %s", ev.Payload)
		}
	case *log.EventEntryAdded:
		if ev.Entry.Level == "error" || ev.Entry.Level == "warning" {
			w.trouble("log %s: %s %s", ev.Entry.Level, ev.Entry.Text, ev.Entry.URL)
		}
	case *audits.EventIssueAdded:
		if ev.Issue.Code == audits.InspectorIssueCodeContentSecurityPolicyIssue {
			d := ev.Issue.Details.ContentSecurityPolicyIssueDetails
			w.trouble("policy issue: %s %s", d.ViolatedDirective, d.BlockedURL)
		}
	case *network.EventRequestWillBeSent:
		w.requests = append(w.requests, ev.Request.URL)
	case *network.EventWebSocketCreated:
		w.requests = append(w.requests, ev.URL)
	case *network.EventWebTransportCreated:
		w.requests = append(w.requests, ev.URL)
	}
}

func (w *watch) trouble(format string, args ...any) {
	w.troubles = append(w.troubles, fmt.Sprintf(format, args...))
}

func arguments(args []*runtime.RemoteObject) string {
	var words []string
	for _, a := range args {
		if a.Description != "" {
			words = append(words, a.Description)
		} else {
			words = append(words, string(a.Value))
		}
	}
	return strings.Join(words, " ")
}

func exception(d *runtime.ExceptionDetails) string {
	if d.Exception != nil && d.Exception.Description != "" {
		return d.Text + " " + d.Exception.Description
	}
	return d.Text
}

// check fails the test for every trouble that was not expected, for every
// expected one that never came, and for every request that is not allowed.
func (w *watch) check(t *testing.T, allowed func(address string) bool) {
	t.Helper()
	w.mu.Lock()
	defer w.mu.Unlock()
	seen := make([]bool, len(w.expected))
	for _, trouble := range w.troubles {
		found := false
		for i, e := range w.expected {
			if e.MatchString(trouble) {
				seen[i], found = true, true
			}
		}
		if !found {
			t.Errorf("the page is not quiet: %s", trouble)
		}
	}
	for i, e := range w.expected {
		if !seen[i] {
			t.Errorf("expected trouble that matches %q, had %q", e, w.troubles)
		}
	}
	if len(w.requests) == 0 {
		t.Error("the browser's network log is empty: nothing was watched")
	}
	for _, address := range w.requests {
		if !allowed(address) {
			t.Errorf("a request that is not for the page's own files: %s", address)
		}
	}
}
