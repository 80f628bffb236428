package browser

import (
	"strings"
	"testing"
)

// A seed that is not revealed yet is not taken, and the page says how to get it.
func TestPasteOfASeedThatIsNotRevealed(t *testing.T) {
	const hash = "efa5fd9f392e1ac6d237fb8cc12fa3a854d37c95a909895a8f2272ae30db1355"
	for _, c := range []struct{ lang, text, says string }{
		{"en", "Mines\nServer Seed Hash: " + hash + "\nServer Seed: Hidden until rotated\nClient Seed: abc\nNonce: 3\nMines: 5\n", "new seed pair"},
		{"pl", "Mines\nServer Seed (hash): " + hash + "\nServer Seed: Ukryty do czasu zmiany seeda\nClient Seed: abc\nNonce: 3\nMiny: 5\n", "nową parę seedów"},
		{"ja", "マインズ\nサーバーシードのハッシュ：" + hash + "\nサーバーシード：非公開（シード変更後に公開）\nクライアントシード：abc\nノンス：3\n地雷数：5\n", "シードペアを新しいもの"},
		{"en", "Mines\nServer Seed Hash: " + hash + "\nServer Seed: ••••••••••••\nClient Seed: abc\nNonce: 3\nMines: 5\n", "new seed pair"},
		{"en", "Deal or No Deal\nServer Seed: ********\nClient Seed: abc\n", "once the game is over"},
		{"en", "Mines\nServer Seed: abc1\nClient Seed: ********\nNonce: 3\n", "client seed is masked"},
	} {
		p := open(t, single, languages(c.lang))
		p.pasteAll(c.text)
		p.waitFor(`document.querySelector("#paste-hidden").checkVisibility()`)
		if got := p.text("#paste-hidden"); !strings.Contains(got, c.says) {
			t.Errorf("%q: it says %q, want %q in it", c.text, got, c.says)
		}
		if got := p.text("#paste-status"); !strings.Contains(got, "0") {
			t.Errorf("%q: the status is %q, want nothing not understood", c.text, got)
		}
		if eval[bool](p, `document.querySelector(".paste-rest").checkVisibility()`) {
			t.Errorf("%q: something is not understood", c.text)
		}
		p.use()
		if got := p.value("f-serverSeed"); got != "" && got != "abc1" {
			t.Errorf("%q: the server seed is %q", c.text, got)
		}
		if got := eval[string](p, `document.querySelector(".verdict").dataset.verdict`); got != "waiting" {
			t.Errorf("%q: the verdict is %q", c.text, got)
		}
		if eval[bool](p, `document.querySelector("#paste-hidden").checkVisibility()`) {
			t.Error("the note stays once the box is empty")
		}
	}
}

// The buttons of a casino's window are one line, and none of them counts.
func TestPasteOfAWholeWindow(t *testing.T) {
	p := open(t, single, languages("pl"))
	p.pasteAll("Provably Fair\nMines\nSeed serwera\nKopiuj\nabc1\nSeed klienta\nKopiuj\nxyz\nNonce\n7\nKopiuj\nZweryfikuj\nZamknij\n")
	p.wantPreview(map[string]string{"game": "Mines", "serverSeed": "abc1", "clientSeed": "xyz", "nonce": "7"})
	if got := p.text(".paste-furniture"); !strings.HasSuffix(got, ": Provably Fair, Kopiuj ×3, Zweryfikuj, Zamknij") {
		t.Errorf("the buttons are %q", got)
	}
	if eval[bool](p, `document.querySelector(".paste-rest").checkVisibility()`) {
		t.Error("buttons are listed as not understood")
	}
}

// After a paste the first row of what was read and the two buttons are in view,
// and nothing lies over the row.
func TestPasteScrollsToThePreview(t *testing.T) {
	round := example(t, "cloudbet-mines")
	whole := "Mines\nServer Seed Hash: " + round["commitment"] + "\nServer Seed: " + round["serverSeed"] + "\nClient Seed: " + round["clientSeed"] +
		"\nNonce: 248\nMines: 3\nMine positions: 4, 21, 25\nwhat is this\n"
	for _, size := range [][2]int64{{360, 740}, {375, 812}, {320, 568}, {1280, 800}} {
		for _, text := range []string{whole, "Server seed: abc\nNonce: 3\n", strings.Replace(whole, round["serverSeed"], "Hidden until rotated", 1)} {
			p := open(t, single, viewport(size[0], size[1]), languages("pl"))
			p.pasteAll(text)
			p.waitFor(`document.querySelector("#paste-preview").checkVisibility()`)
			p.waitFor(`(() => {
				const box = (el) => document.querySelector(el).getBoundingClientRect();
				const row = box(".paste-parts > li"), bar = box(".paste-confirm"), head = box("#paste-preview > h2");
				const inView = (r) => r.top >= 0 && r.bottom <= innerHeight;
				return inView(head) && inView(row) && row.bottom <= bar.top && inView(box("#paste-use")) && inView(box("#paste-drop"));
			})()`)
		}
	}
}
