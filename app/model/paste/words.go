package paste

import (
	"strings"
	"unicode"

	"roundcheck/fair"
	"roundcheck/fair/games/dond"
	"roundcheck/fair/games/mines"
	"roundcheck/fair/games/roulette"
)

// words are what one language says for the parts of a round, as players meet it
// in casinos and on this page. A new language is one more of them, and a line in
// languages. Case, spaces, punctuation and accents do not count.
type words struct {
	// labels stand before values, by what they mean.
	labels map[meaning][]string
	// games and wheels are values, and a game also a heading.
	games  map[string][]string
	wheels map[string][]string
	// hashed says, in brackets behind a label, that the server seed's hash is
	// meant; revealed says that it is not.
	hashed, revealed []string
	// hidden stands in the place of a server seed that is not revealed yet,
	// alone or as the start of a sentence.
	hidden []string
	// buttons stand beside values, also between one and its label, and mean
	// nothing; windows are the other words of such a window.
	buttons, windows []string
	// cases are the words for a case of Deal or No Deal. numbers may stand
	// between one and its number, or behind that.
	cases, numbers []string
	colours        []string // of a wheel's pockets
	units          []string // behind a number of mines
}

// meaning is what a label says that its value is: a field, and the game where
// it makes that clear.
type meaning struct {
	field fair.Field
	game  string
	// vague labels give way to one that says it outright: a "Round" beside a
	// "Nonce" is something else. So are those of the previous pair of seeds.
	vague bool
}

// The meanings of labels.
var (
	isGame       = meaning{fair.FieldGame, "", false}
	isServer     = meaning{fair.FieldServerSeed, "", false}
	isClient     = meaning{fair.FieldClientSeed, "", false}
	isNonce      = meaning{fair.FieldNonce, "", false}
	isRound      = meaning{fair.FieldNonce, "", true}
	isCommitment = meaning{fair.FieldCommitment, "", false}
	isSignature  = meaning{fair.FieldSignature, "", false}
	isMines      = meaning{fair.FieldMines, mines.ID, false}
	isWheel      = meaning{fair.FieldWheel, roulette.ID, false}
	isLadder     = meaning{fair.FieldLadder, dond.ID, false}
	isTiles      = meaning{fair.FieldSeen, mines.ID, false}
	isPocket     = meaning{fair.FieldSeen, roulette.ID, false}
	isPrizes     = meaning{fair.FieldSeen, dond.ID, false}
	isSeen       = meaning{fair.FieldSeen, "", false}
	isPrevious   = meaning{fair.FieldServerSeed, "", true}
	isPrevHash   = meaning{fair.FieldCommitment, "", true}
	isPrevClient = meaning{fair.FieldClientSeed, "", true}
	isSafe       = meaning{fair.FieldSafe, mines.ID, false}
	isBets       = meaning{fair.FieldBets, roulette.ID, false}
)

var languages = []words{english, japanese, polish}

// The words of all languages together.
var (
	labels  = collectLabels()
	byGame  = collectValues(func(l words) map[string][]string { return l.games })
	byWheel = collectValues(func(l words) map[string][]string { return l.wheels })

	hashed    = collect(func(l words) []string { return l.hashed })
	revealed  = collect(func(l words) []string { return l.revealed })
	buttons   = collect(func(l words) []string { return l.buttons })
	windows   = collect(func(l words) []string { return append(l.windows, l.buttons...) })
	caseNames = collect(func(l words) []string { return l.cases })
	caseWords = collect(func(l words) []string { return append(l.numbers, l.cases...) })
	colours   = collect(func(l words) []string { return l.colours })
	units     = collect(func(l words) []string { return l.units })
	hidden    = collectPhrases()
)

func collect(of func(words) []string) map[string]bool {
	set := map[string]bool{}
	for _, l := range languages {
		for _, word := range of(l) {
			set[norm(word)] = true
		}
	}
	return set
}

// collectPhrases keeps the words of a phrase apart, as a placeholder is read.
func collectPhrases() map[string]bool {
	set := map[string]bool{}
	for _, l := range languages {
		for _, phrase := range l.hidden {
			set[strings.Join(plainWords(phrase), " ")] = true
		}
	}
	return set
}

func collectLabels() map[string]meaning {
	all := map[string]meaning{}
	for _, f := range fair.Fields() {
		all[norm(string(f))] = meaning{f, "", false}
	}
	for _, l := range languages {
		for m, list := range l.labels {
			for _, label := range list {
				all[norm(label)] = m
			}
		}
	}
	return all
}

func collectValues(of func(words) map[string][]string) map[string]string {
	all := map[string]string{}
	for _, l := range languages {
		for value, list := range of(l) {
			all[norm(value)] = value
			for _, word := range list {
				all[norm(word)] = value
			}
		}
	}
	return all
}

// norm leaves of a label what tells it from others: its letters and digits, in
// small letters without Polish accents, full-width ones as plain ones. What
// numbers it in a list goes too.
func norm(label string) string {
	var b strings.Builder
	for _, c := range label {
		if c >= '！' && c <= '～' {
			c += '!' - '！'
		}
		if unicode.IsLetter(c) || unicode.IsDigit(c) {
			b.WriteRune(base(unicode.ToLower(c)))
		}
	}
	all := b.String()
	if short := strings.TrimLeft(all, "0123456789"); short != "" {
		return short
	}
	return all
}

// base is a letter without its Polish accent.
func base(c rune) rune {
	const accented, plain = "ąćęłńóśźż", "acelnoszz"
	at := 0
	for _, a := range accented {
		if a == c {
			return rune(plain[at])
		}
		at++
	}
	return c
}
