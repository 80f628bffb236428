package paste

// words are what one language says for the parts of a round. A new language is
// one more of them, and a line in languages.
type words struct {
	// cases are the words for a case of Deal or No Deal, before or right
	// behind its number, in small letters.
	cases []string
	// colours are those of a wheel's pockets, in small letters.
	colours []string
}

var languages = []words{english, japanese, polish}

// The words of all languages together.
var (
	caseWords = collect(func(l words) []string { return l.cases })
	colours   = collect(func(l words) []string { return l.colours })
)

func collect(of func(words) []string) map[string]bool {
	set := map[string]bool{}
	for _, l := range languages {
		for _, word := range of(l) {
			set[word] = true
		}
	}
	return set
}
