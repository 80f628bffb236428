package fair_test

import (
	"reflect"
	"slices"
	"testing"

	"roundcheck/fair"
)

func TestParseUint(t *testing.T) {
	for text, want := range map[string]uint64{"0": 0, "5": 5, "24": 24} {
		if got, bad := fair.ParseUint(text, 0, 24); bad != nil || got != want {
			t.Errorf("ParseUint(%q): got %d, %v, want %d", text, got, bad, want)
		}
	}
	tests := []struct {
		text string
		want fair.Finding
	}{
		{"", fair.Finding{Reason: fair.NotDigit, At: 1}},
		{"4", fair.Finding{Reason: fair.OutOfRange, Read: "4", Want: "5 to 24"}},
		{"25", fair.Finding{Reason: fair.OutOfRange, Read: "25", Want: "5 to 24"}},
		{"007", fair.Finding{Reason: fair.LeadingZero, Read: "007", At: 1}},
		{"1😀", fair.Finding{Reason: fair.NotDigit, Read: "1😀", At: 2, Char: "U+1F600"}},
	}
	for _, test := range tests {
		if _, bad := fair.ParseUint(test.text, 5, 24); bad == nil || !reflect.DeepEqual(*bad, test.want) {
			t.Errorf("ParseUint(%q): got %+v, want %+v", test.text, bad, test.want)
		}
	}
}

func TestListCountsCharacters(t *testing.T) {
	want := []fair.Item{{Text: "ż", At: 1}, {Text: "", At: 3}, {Text: "😀b", At: 4}, {Text: "", At: 7}}
	if got := fair.List("ż,,😀b,", ','); !slices.Equal(got, want) {
		t.Errorf("list: got %v, want %v", got, want)
	}
	if got := fair.List("", ','); !slices.Equal(got, []fair.Item{{Text: "", At: 1}}) {
		t.Errorf("list of nothing: got %v, want one empty entry", got)
	}
}
