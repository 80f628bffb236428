package paste

import "testing"

func TestTiles(t *testing.T) {
	for text, want := range map[string]string{
		"3,7,9": "3,7,9", "3, 7 9": "3,7,9", "[ 3, 7, 9 ]": "3,7,9", "[\n  3,\n  7\n]": "3,7", "(1;25)": "1,25", "7": "7",
		"３、７・９": "3,7,9", " 9\t4\r\n": "9,4", "{1,2}": "1,2",
		"": "", "[]": "", "[3,7": "", "3]": "", "[3)": "", "0,4": "", "26": "", "03": "", "3,3": "", "3.7": "", "-3": "", "3 mines": "", "[": "", "[[3]]": "",
	} {
		if got, ok := Tiles(text); ok != (want != "") || ok && got != want {
			t.Errorf("%q: %q, %t, want %q", text, got, ok, want)
		}
	}
}

func TestPocket(t *testing.T) {
	for text, want := range map[string]string{
		"00": "00", "0": "0", "36": "36", "Red 7": "7", "7 red": "7", "7 (RED)": "7", "17, black": "17", "🔴 7": "7", "赤 ７": "7", "7赤": "7",
		"czerwone 7": "7", "8 – czarne": "8", "00 green": "00",
		"": "", "red": "", "37": "", "000": "", "07": "", "7 8": "", "7 blue": "", "-7x": "", "1e1": "", "7.0": "",
	} {
		if got, ok := Pocket(text); ok != (want != "") || ok && got != want {
			t.Errorf("%q: %q, %t, want %q", text, got, ok, want)
		}
	}
}

// A number below zero is no pocket, with its sign or without it.
func TestNoPocketBelowZero(t *testing.T) {
	for _, text := range []string{"-1", " -7", "－1", "-00"} {
		if got, ok := Pocket(text); ok {
			t.Errorf("%q: got %s, want nothing", text, got)
		}
	}
}
