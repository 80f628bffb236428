package main

import (
	"strings"
	"testing"
)

func TestReplaceWantsItsSlotOnce(t *testing.T) {
	for _, c := range []struct {
		page string
		want string // "" for an error
	}{
		{"a<slot>b", "aXb"},
		{"ab", ""},
		{"<slot><slot>", ""},
	} {
		got, err := page(c.page).replace("<slot>", "X")
		if string(got) != c.want || (err == nil) != (c.want != "") {
			t.Errorf("%q: got %q, %v, want %q", c.page, got, err, c.want)
		}
		if err != nil && !strings.Contains(err.Error(), "<slot>") {
			t.Errorf("%q: the error %q does not name the slot", c.page, err)
		}
	}
}

func TestInlineScript(t *testing.T) {
	got, err := inlineScript("a.js", []byte("let a = 1 < 2 && 3 > 2;\n"), ` data-a="b"`)
	if want := "<script data-a=\"b\">let a = 1 < 2 && 3 > 2;\n</script>"; got != want || err != nil {
		t.Errorf("got %q, %v, want %q", got, err, want)
	}
	for _, text := range []string{
		"",
		"  \n",
		"a\r\nb",
		"a\x00",
		"a\xff",
		`"</script>"`,
		`"</SCRIPT`,
		`"<!-- "`,
		`"<script"`,
	} {
		if got, err := inlineScript("a.js", []byte(text), ""); err == nil {
			t.Errorf("%q was inlined as %q, want an error", text, got)
		} else if !strings.Contains(err.Error(), "a.js") {
			t.Errorf("%q: the error %q does not name the file", text, err)
		}
	}
}

func TestInlineStyle(t *testing.T) {
	for _, text := range []string{
		"a > b { color: red }",
		`a { background: url("data:image/svg+xml,%3Csvg/%3E") }`,
		"a { background: url(data:image/png;base64,AAAA) }",
	} {
		got, err := inlineStyle("a.css", []byte(text))
		if want := "<style>" + text + "</style>"; got != want || err != nil {
			t.Errorf("got %q, %v, want %q", got, err, want)
		}
	}
	for _, text := range []string{
		"",
		"a {}\r\n",
		"a::after { content: '</style>' }",
		"a::after { content: '</STYLE' }",
		`@import "b.css";`,
		"a { background: url(b.png) }",
		"a { background: URL( 'b.png' ) }",
		"a { src: url(data:font/woff2;base64,AAAA) }",
		"a { background: url(data:image/png,A), url(//example.org/b.png) }",
	} {
		if got, err := inlineStyle("a.css", []byte(text)); err == nil {
			t.Errorf("%q was inlined as %q, want an error", text, got)
		}
	}
}

func TestCheckInlined(t *testing.T) {
	const script = "<script>a</script>"
	for _, c := range []struct {
		page string
		ok   bool
	}{
		{script, true},
		{script + `<a href="#web/x">`, true},
		{script + script, false},
		{"", false},
		{script + `<img src="web/a.png">`, false},
		{script + `<img SRC = ./web/a.png>`, false},
		{script + `<a href='/web/a'>`, false},
		{script + "<!-- build:unknown -->", false},
	} {
		if err := page(c.page).checkInlined(1); (err == nil) != c.ok {
			t.Errorf("%q: got %v, want sound: %t", c.page, err, c.ok)
		}
	}
}
