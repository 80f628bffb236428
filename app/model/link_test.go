package model

import "testing"

// No link breaks the page.
func FuzzFollow(f *testing.F) {
	for _, seed := range []string{"", "serverSeed=a&serverSeed=b", "x=%", "game=\xff", "game=dond&seen=1"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, fragment string) {
		New().Follow(ParseLink(fragment), true)
	})
}
