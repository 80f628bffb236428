// Package script writes a program that checks one round without us: with the
// round filled in, complete, for Node, Python or Go, with nothing but what each
// of them comes with. It shares no code with package fair.
package script

import (
	"embed"
	"slices"
	"strings"

	"roundcheck/fair"
	"roundcheck/fair/games/dond"
	"roundcheck/fair/games/mines"
	"roundcheck/fair/games/roulette"
)

// Language is a programming language.
type Language string

// The languages. Go is 1.24 or later, Python 3.6, Node 12.
const (
	Node   Language = "node"
	Python Language = "python"
	Go     Language = "go"
)

// Languages lists them in the order in which the page offers them.
func Languages() []Language { return []Language{Node, Python, Go} }

// File is the name under which a script expects to be saved.
func (l Language) File() string { return "roundcheck" + syntaxes[l].ending }

// Words are the comments, in the player's language, each a sentence or more.
type Words struct {
	Head, Input, Status           string // what this is; the round; what show says
	Commitment, Signature, Stream string
	Sample, Mines, Roulette       string
	Blocks, Shuffle               string
	Seen, Amounts, Judge          string
}

// syntax is how a language writes what is put into its parts.
type syntax struct {
	ending  string
	part    string // what the names of its parts end in
	comment string
	field   func(name, quoted string) string
	astral  func(r rune) string // a character above U+FFFF
}

var syntaxes = map[Language]syntax{
	Node: {
		ending: ".cjs", part: ".cjs", comment: "// ",
		field:  func(name, quoted string) string { return "const " + name + " = " + quoted + ";" },
		astral: surrogates,
	},
	Python: {
		ending: ".py", part: ".py", comment: "# ",
		field:  func(name, quoted string) string { return snake(name) + " = " + quoted },
		astral: longEscape,
	},
	Go: {
		ending: ".go", part: ".go.txt", comment: "// ",
		field:  func(name, quoted string) string { return "\t" + name + " = " + quoted },
		astral: longEscape,
	},
}

//go:embed parts
var files embed.FS

// part reads a part of a script, a file of the folder parts.
func part(name string) string {
	text, err := files.ReadFile("parts/" + name)
	if err != nil {
		panic(err) // it was there when this was compiled
	}
	return string(text)
}

// games has, by game, the parts of a script, what it needs to know, and what Go
// imports for it.
var games = map[string]struct {
	parts   []string
	fields  []fair.Field
	imports []string
}{
	mines.ID: {
		[]string{"cloudbet", "mines"},
		[]fair.Field{fair.FieldServerSeed, fair.FieldClientSeed, fair.FieldNonce, fair.FieldMines,
			fair.FieldCommitment, fair.FieldSignature, fair.FieldSeen, fair.FieldSafe},
		[]string{"slices", "strconv", "strings"},
	},
	roulette.ID: {
		[]string{"cloudbet", "roulette"},
		[]fair.Field{fair.FieldServerSeed, fair.FieldClientSeed, fair.FieldNonce, fair.FieldWheel,
			fair.FieldCommitment, fair.FieldSignature, fair.FieldSeen},
		[]string{"strconv", "strings"},
	},
	dond.ID: {
		[]string{"dond"},
		[]fair.Field{fair.FieldServerSeed, fair.FieldClientSeed, fair.FieldLadder, fair.FieldCommitment, fair.FieldSeen},
		[]string{"strconv", "strings"},
	},
}

// Make writes the script for a round whose check is not invalid. It prints a line
// for each of commitment, signature (where there is one) and outcome: name,
// computed value, and the status as in the receipt, with two spaces between.
//
// The player's texts stand in it as strings only, in plain ASCII: whatever they
// hold can neither end the string nor turn the writing around.
func Make(language Language, round fair.Round, words Words) string {
	syntax, game := syntaxes[language], games[round[fair.FieldGame]]
	var fields []string
	for _, f := range game.fields {
		fields = append(fields, syntax.field(string(f), quote(round[f], syntax.astral)))
	}
	if language == Go {
		align(fields)
	}
	text := ""
	for _, name := range game.parts {
		text += part(name + syntax.part)
	}
	return fill(text, syntax, words, map[string][]string{"{fields}": fields, "{imports}": quoteAll(game.imports)})
}

// fill puts comments and blocks of lines in their places, line by line: what was
// put in is not looked at again.
func fill(text string, syntax syntax, words Words, blocks map[string][]string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		bare := strings.TrimSpace(line)
		indent := line[:strings.Index(line, bare)]
		lines, ok := blocks[bare]
		if comment, is := strings.CutPrefix(bare, syntax.comment+"{"); is {
			lines, ok = comments(indent+syntax.comment, words.of(strings.TrimSuffix(comment, "}"))), true
		}
		if !ok {
			b.WriteString(line)
			continue
		}
		for _, l := range lines {
			b.WriteString(l + "\n")
		}
	}
	return b.String()
}

// of returns the words for a place in a script.
func (w Words) of(place string) string {
	return map[string]string{
		"head": w.Head, "input": w.Input, "status": w.Status,
		"commitment": w.Commitment, "signature": w.Signature, "stream": w.Stream,
		"sample": w.Sample, "mines": w.Mines, "roulette": w.Roulette,
		"blocks": w.Blocks, "shuffle": w.Shuffle,
		"seen": w.Seen, "amounts": w.Amounts, "judge": w.Judge,
	}[place]
}

// align puts the equal signs of Go's constants below each other, as gofmt does.
func align(fields []string) {
	widest := 0
	for _, f := range fields {
		widest = max(widest, strings.Index(f, " = "))
	}
	for i, f := range fields {
		at := strings.Index(f, " = ")
		fields[i] = f[:at] + strings.Repeat(" ", widest-at) + f[at:]
	}
}

func quoteAll(imports []string) []string {
	lines := slices.Clone(imports)
	for i, path := range lines {
		lines[i] = "\t\"" + path + "\""
	}
	return lines
}

// snake writes serverSeed as server_seed.
func snake(name string) string {
	var b strings.Builder
	for _, r := range name {
		if r >= 'A' && r <= 'Z' {
			b.WriteByte('_')
			r += 'a' - 'A'
		}
		b.WriteRune(r)
	}
	return b.String()
}
