package i18n

import (
	"strings"
	"testing"
)

// How often chance agrees is said in every language, where that says anything,
// with a number that can be read.
func TestChance(t *testing.T) {
	for _, l := range All() {
		for oneIn, want := range map[string]string{
			"2": "2", "12650": "12650", "999999999": "999999999", "1000000000": "10⁹", "7755605021665492992000000": "10²⁴",
		} {
			got := l.Chance(oneIn)
			if !strings.Contains(got, want) || len(oneIn) > 9 && strings.Contains(got, oneIn) {
				t.Errorf("%s: once in %s is %q, want it with %s", l.Code, oneIn, got, want)
			}
		}
		for _, oneIn := range []string{"", "1"} {
			if got := l.Chance(oneIn); got != "" {
				t.Errorf("%s: of %q it says %q", l.Code, oneIn, got)
			}
		}
	}
}
