package paste

import (
	"strings"
	"testing"

	"roundcheck/fair"
)

// What a casino shows in the place of a seed is never taken for one.
func TestPlaceholders(t *testing.T) {
	masks := []string{
		"••••••••••••", "********", "*", "●●●●", "∗∗∗∗", "····", "xxxx", "XXXXXXXX", "xxXX", "-", "–", "—", "…", "...", "?", "？？？", "•••• ••••", " — ", "＊＊＊",
	}
	words := []string{
		"Hidden", "hidden", "HIDDEN", "(hidden)", "[Hidden]", "Hidden until rotated", "Hidden (change your seed pair to reveal it)", "Hidden - rotate first",
		"Hidden: rotate first", "hidden…", "Not revealed", "not yet revealed", "Unrevealed", "Revealed after rotation", "Will be revealed after the game",
		"Pending", "n/a", "N/A", "none yet", "null",
		"Ukryty do czasu zmiany seeda", "ukryty", "Nieujawniony", "Zostanie ujawniony po zmianie", "po zmianie seeda", "Będzie widoczny po zmianie", "Jeszcze nie ujawniono",
		"未公開", "非公開", "非公開（シード変更後に公開）", "公開前", "変更後に公開", "シード変更後に公開されます", "（未公開）", "未公開です", "まだ公開されていません", "ゲーム終了後に公開",
	}
	seeds := []string{
		"hidden123", "hidden-123", "unrevealedx", "hidden_until_rotated", "pending7", "xxx", "x", "xxxxy", "n/a1", "*a*", "--7", "brakuje", "ukryty1",
		"未公開abc", "未公開1", "公開", "名", "a hidden seed", "0", strings.Repeat("ab", 32), strings.Repeat("*", maxHidden+1),
	}
	check := func(f fair.Field, label, value string, want bool) {
		t.Helper()
		for _, text := range []string{label + ": " + value + "\nNonce: 3\n", label + "\n" + value + "\nNonce\n3\n", label + "\tnonce\n" + value + "\t3", label + "：" + value + "\nノンス：3"} {
			r := Read(text)
			_, taken := r.Round[f]
			if taken == want || r.Round[fair.FieldNonce] != "3" {
				t.Errorf("%q: taken %t, want %t\n%s", text, taken, !want, show(r))
			}
			if want && (len(r.Rest) != 1 || r.Rest[0].Why != NotRevealed || r.Rest[0].Field != f) {
				t.Errorf("%q: the rest is\n%s", text, show(r))
			}
			wantAccounted(t, text, r)
		}
	}
	for _, mask := range masks {
		check(fair.FieldServerSeed, "Server Seed", mask, true)
		check(fair.FieldClientSeed, "Client Seed", mask, true)
	}
	for _, text := range words {
		check(fair.FieldServerSeed, "Server Seed", text, true)
		if len(strings.Fields(text)) <= 5 { // else prose, where it stands below its label
			check(fair.FieldClientSeed, "Client Seed", text, false) // a player may call it so
		}
	}
	for _, seed := range seeds {
		check(fair.FieldServerSeed, "Server Seed", seed, false)
	}
	for phrase := range hidden {
		if n := len(strings.Fields(phrase)); n == 0 || n > maxPhrase {
			t.Errorf("%q has %d words", phrase, n)
		}
	}
}

// What the page wrote itself is exact, whatever it says.
func TestOwnTextsAreNoPlaceholders(t *testing.T) {
	for _, text := range []string{"#game=dond&serverSeed=hidden&clientSeed=****", `{"game":"dond","serverSeed":"hidden","clientSeed":"****"}`} {
		if r := Read(text); r.Round[fair.FieldServerSeed] != "hidden" || r.Round[fair.FieldClientSeed] != "****" {
			t.Errorf("%q is read as\n%s", text, show(r))
		}
	}
}
