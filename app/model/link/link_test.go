package link

import (
	"net/url"
	"reflect"
	"strconv"
	"strings"
	"testing"

	"roundcheck/fair"
)

func TestParseLink(t *testing.T) {
	for _, c := range []struct {
		name, fragment string
		want           Link
	}{
		{"nothing", "", Link{Round: fair.Round{}}},
		{"as a form encodes it", "game=dond&clientSeed=a+b%2Bc%3A%26%3D%25", Link{Round: fair.Round{"game": "dond", "clientSeed": "a b+c:&=%"}}},
		{"exact text", "serverSeed=%20A%0D%0A%E2%80%8B%EF%BB%BF&clientSeed=", Link{Round: fair.Round{"serverSeed": " A\r\n\u200b\ufeff", "clientSeed": ""}}},
		{"a value with =", "seen=a=b", Link{Round: fair.Round{"seen": "a=b"}}},
		{"settings", "lang=pl&theme=dark&embed=1&view=note", Link{Round: fair.Round{}, Settings: Settings{"pl", "dark", "note", true}}},
		{"unknown key", "foo=1", Link{Round: fair.Round{}, Strays: fair.Round{"foo": "1"}}},
		{"a key alone", "result", Link{Round: fair.Round{}, Strays: fair.Round{"result": ""}}},
		{"unknown key twice", "foo=1&foo=2", Link{
			Round:    fair.Round{},
			Findings: []fair.Finding{{Code: fair.DuplicateField, Field: "foo"}},
		}},
		{"a very long key", strings.Repeat("k", 100), Link{
			Round:  fair.Round{},
			Strays: fair.Round{fair.Field(strings.Repeat("k", 40) + "…"): ""},
		}},
		{"no separators doubled", "&&nonce=7&", Link{Round: fair.Round{"nonce": "7"}}},
		{"given twice", "nonce=1&nonce=2&nonce=3&mines=3", Link{
			Round:    fair.Round{"mines": "3"},
			Findings: []fair.Finding{{Code: fair.DuplicateField, Field: "nonce"}},
		}},
		{"setting twice", "lang=pl&lang=ja", Link{Round: fair.Round{}, Settings: Settings{Lang: "ja"}}},
		{"broken escape", "clientSeed=a%20b%2&nonce=7", Link{
			Round:    fair.Round{"nonce": "7"},
			Findings: []fair.Finding{{Code: fair.BadText, Field: "clientSeed", Reason: fair.BadEscape, Read: "a%20b%2", At: 6}},
		}},
		{"broken escape in a key", "no%nce=7", Link{
			Round:    fair.Round{},
			Findings: []fair.Finding{{Code: fair.BadText, Field: "no%nce", Reason: fair.BadEscape, Read: "7"}},
		}},
	} {
		if c.want.Strays == nil {
			c.want.Strays = fair.Round{}
		}
		if got := Parse(c.fragment); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: Parse(%q)\n got %+v\nwant %+v", c.name, c.fragment, got, c.want)
		}
	}
}

// A link with a million keys fills neither the page nor the time.
func TestParseKeepsFewStrays(t *testing.T) {
	var b strings.Builder
	for i := range 100_000 {
		b.WriteString("&k" + strconv.Itoa(i%60_000))
	}
	got := Parse("nonce=7" + b.String() + "&mines=3")
	if n := len(got.Strays) + len(got.Findings); n > MaxStrays+1 {
		t.Errorf("%d strays and findings, want at most %d", n, MaxStrays+1)
	}
	if got.Strays["…"] == "" || got.Round["mines"] != "3" {
		t.Errorf("the rest is told as %q, mines as %q", got.Strays["…"], got.Round["mines"])
	}
}

// Only what is about a round takes the round's place.
func TestHasRound(t *testing.T) {
	for fragment, want := range map[string]bool{
		"": false, "foo": false, "lang=pl&lang=ja": false, "foo=1&foo=2": false,
		"nonce=7": true, "nonce=7&nonce=8": true, "serverSeed=%zz": true,
	} {
		if got := Parse(fragment).HasRound(); got != want {
			t.Errorf("%q: got %t, want %t", fragment, got, want)
		}
	}
}

// Whatever a browser's form encoding makes of a text, the link gives it back.
func FuzzParseLink(f *testing.F) {
	for _, seed := range []string{"", "a b", "ż+%&=#;\x00\xff", "\r\n", "%", "😀"} {
		f.Add(seed, seed)
	}
	f.Fuzz(func(t *testing.T, text, raw string) {
		got := Parse("serverSeed=" + url.QueryEscape(text) + "&x" + raw)
		if got.Round["serverSeed"] != text && len(got.Findings) == 0 {
			t.Errorf("%q came back as %q", text, got.Round["serverSeed"])
		}
	})
}
