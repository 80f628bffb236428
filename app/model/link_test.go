package model

import (
	"net/url"
	"reflect"
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
		{"unknown key", "foo=1", Link{Round: fair.Round{"foo": "1"}}},
		{"a key alone", "result", Link{Round: fair.Round{"result": ""}}},
		{"no separators doubled", "&&nonce=7&", Link{Round: fair.Round{"nonce": "7"}}},
		{"given twice", "nonce=1&nonce=2&nonce=3&mines=3", Link{
			Round:    fair.Round{"mines": "3"},
			Findings: []fair.Finding{{Code: fair.DuplicateField, Field: "nonce"}},
		}},
		{"setting twice", "lang=pl&lang=ja", Link{
			Round:    fair.Round{},
			Settings: Settings{Lang: "pl"},
			Findings: []fair.Finding{{Code: fair.DuplicateField, Field: "lang"}},
		}},
		{"broken escape", "clientSeed=a%20b%2&nonce=7", Link{
			Round:    fair.Round{"nonce": "7"},
			Findings: []fair.Finding{{Code: fair.BadText, Field: "clientSeed", Reason: fair.BadEscape, Read: "a%20b%2", At: 6}},
		}},
		{"broken escape in a key", "no%nce=7", Link{
			Round:    fair.Round{},
			Findings: []fair.Finding{{Code: fair.BadText, Field: "no%nce", Reason: fair.BadEscape, Read: "7"}},
		}},
	} {
		if got := ParseLink(c.fragment); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: ParseLink(%q)\n got %+v\nwant %+v", c.name, c.fragment, got, c.want)
		}
	}
}

// Whatever a browser's form encoding makes of a text, the link gives it back.
func FuzzParseLink(f *testing.F) {
	for _, seed := range []string{"", "a b", "ż+%&=#;\x00\xff", "\r\n", "%", "😀"} {
		f.Add(seed, seed)
	}
	f.Fuzz(func(t *testing.T, text, raw string) {
		got := ParseLink("serverSeed=" + url.QueryEscape(text) + "&x" + raw)
		if got.Round["serverSeed"] != text && len(got.Findings) == 0 {
			t.Errorf("%q came back as %q", text, got.Round["serverSeed"])
		}
		New().Fill(got.Round, got.Findings)
	})
}
