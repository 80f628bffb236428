package i18n

import "testing"

func TestPick(t *testing.T) {
	tests := []struct {
		wishes []string
		want   string
	}{
		{nil, "en"},
		{[]string{""}, "en"},
		{[]string{"ja"}, "ja"},
		{[]string{"pl-PL", "ja"}, "pl"},
		{[]string{"JA-jp"}, "ja"},
		{[]string{"ja-Jpan-JP-u-ca-japanese"}, "ja"},
		{[]string{"de", "fr-FR", "pl", "ja"}, "pl"},
		{[]string{"", "ja-JP", "en"}, "ja"},
		{[]string{"de-DE", "tlh"}, "en"},
		{[]string{"en-GB", "ja"}, "en"},
		{[]string{"jam", "plx", "p", "-", "pl_PL"}, "en"},
	}
	for _, test := range tests {
		if got := Pick(test.wishes...).Code; got != test.want {
			t.Errorf("pick %q: got %s, want %s", test.wishes, got, test.want)
		}
	}
}

func TestSay(t *testing.T) {
	l := Lang{messages: map[Key]string{"k": "{a} and {b}, {a}, {c}"}}
	tests := []struct {
		values []string
		want   string
	}{
		{nil, "{a} and {b}, {a}, {c}"},
		{[]string{"a", "1", "b", "2"}, "1 and 2, 1, {c}"},
		{[]string{"a", "{b}", "b", "{a}", "c", "{c}"}, "{b} and {a}, {b}, {c}"},
		{[]string{"b", "", "c", `\1 $1 %s`}, `{a} and , {a}, \1 $1 %s`},
	}
	for _, test := range tests {
		if got := l.Say("k", test.values...); got != test.want {
			t.Errorf("say %q: got %q, want %q", test.values, got, test.want)
		}
	}
	if got := l.Say("none", "a", "1"); got != "none" {
		t.Errorf("say without a message: got %q, want the key", got)
	}
}

func TestList(t *testing.T) {
	for code, want := range map[string]string{"en": "a, b, c", "ja": "a、b、c", "pl": "a, b, c"} {
		if got := Pick(code).List([]string{"a", "b", "c"}); got != want {
			t.Errorf("%s: got %q, want %q", code, got, want)
		}
	}
	if got := english().List(nil); got != "" {
		t.Errorf("no words: got %q, want none", got)
	}
}

func TestSentences(t *testing.T) {
	list := []string{"A {two}.", "B.", "{one}"}
	for code, want := range map[string]string{"en": "A {two}. B. {one}", "ja": "A {two}.B.{one}", "pl": "A {two}. B. {one}"} {
		if got := Pick(code).Sentences(list); got != want {
			t.Errorf("%s: got %q, want %q", code, got, want)
		}
	}
	if got := english().Sentences(list[:1]); got != list[0] {
		t.Errorf("one sentence: got %q, want %q", got, list[0])
	}
	if got := english().Sentences(nil); got != "" {
		t.Errorf("no sentences: got %q, want none", got)
	}
}
