package paste

import (
	"strconv"
	"strings"
	"unicode/utf16"
	"unicode/utf8"

	"roundcheck/fair/games/dond"
)

// node is one value of a JSON text. It is read by hand: a seed must come out
// exactly, and half a character, which encoding/json turns into U+FFFD without a
// word, must not.
type node struct {
	key, rawKey string
	kind        byte // { [ " 0 (a number), t, f, n
	text        string
	members     []node // of an object or an array
	from, to    int    // of the value
	start       int    // of the key, or of the value where it has none
	broken      bool   // a text that no UTF-8 can hold
}

// json reads a round as an object, one within an object or a list of one, and
// the input of a receipt.
func (r *reader) json() bool {
	p := &parser{text: r.text}
	p.space()
	top, ok := p.value(0)
	if p.space(); !ok || p.i < len(p.text) || top.kind != '{' && top.kind != '[' {
		return false
	}
	if top.kind == '[' {
		if len(top.members) == 0 || top.members[0].kind != '{' {
			return false
		}
		if len(top.members) > 1 {
			for _, m := range top.members {
				r.rest(ManyRounds, "", r.lineOf(m.from), m.from, m.to)
			}
			return true
		}
		top = top.members[0]
	}
	if input, ok := top.member("input"); ok && top.has("schema") && input.kind == '{' {
		r.receipt(top, input)
	} else {
		r.object(top, 0)
	}
	return true
}

func (n node) member(key string) (node, bool) {
	for _, m := range n.members {
		if m.key == key {
			return m, true
		}
	}
	return node{}, false
}

func (n node) has(key string) bool {
	_, ok := n.member(key)
	return ok
}

// receipt takes a receipt's input. The rest of it is computed anew.
func (r *reader) receipt(top, input node) {
	r.name(input.start, input.from)
	r.object(input, 0)
	for _, m := range top.members {
		if m.start != input.start {
			r.rest(Recomputed, "", r.lineOf(m.start), m.start, m.to)
		}
	}
}

// object takes the members that have a known name. Those of an object in it are
// as good, one level deep.
func (r *reader) object(o node, depth int) {
	game, _ := o.member("game")
	for _, m := range o.members {
		label, ok := parseLabel(m.key)
		switch {
		case m.kind == 'n':
			r.name(m.start, m.to) // as good as absent
			continue
		case m.kind == '{' && depth == 0 && !otherRound(m.key):
			r.name(m.start, m.from)
			r.object(m, 1)
			continue
		case !ok || m.broken || m.kind == '{' || m.kind == 't' || m.kind == 'f':
			r.rest(Unknown, "", r.lineOf(m.start), m.start, m.to)
			continue
		}
		exact := m.kind == '"' && ourGame(game.text) && string(label.field) == m.key
		it := item{meaning: label.meaning, raw: r.scalar(m), label: m.rawKey, line: r.lineOf(m.start), from: m.start, to: m.to, exact: exact}
		r.take(it)
		if label.wheel != "" {
			r.take(item{meaning: isWheel, raw: label.wheel, label: m.rawKey, line: it.line, from: m.to, to: m.to})
		}
	}
}

// otherRound reports whether an object's key says that it is about another round
// than the one that is over.
func otherRound(key string) bool {
	for _, word := range []string{"next", "prev", "current", "active", "new", "last", "history"} {
		if strings.Contains(strings.ToLower(key), word) {
			return true
		}
	}
	return false
}

func ourGame(id string) bool { return id != "" && byGame[norm(id)] == id }

// scalar is the value as text: a string's content, a number's digits, a list as
// it stands there. A list of texts comes without its quotes.
func (r *reader) scalar(m node) string {
	if m.kind != '[' {
		return m.text
	}
	var list []string
	for _, e := range m.members {
		if e.kind != '"' && e.kind != '0' {
			return r.text[m.from:m.to]
		}
		list = append(list, e.text)
	}
	if len(m.members) == dond.Cases || len(list) > 0 && m.members[0].kind == '"' {
		return strings.Join(list, ", ")
	}
	return r.text[m.from:m.to]
}

func (r *reader) lineOf(at int) int {
	before := strings.ReplaceAll(r.text[:at], "\r\n", "\n")
	return 1 + strings.Count(before, "\n") + strings.Count(before, "\r")
}

// maxDepth is how deep objects and lists may lie in each other.
const maxDepth = 30

type parser struct {
	text string
	i    int
}

func (p *parser) at() byte {
	if p.i < len(p.text) {
		return p.text[p.i]
	}
	return 0
}

func (p *parser) space() {
	for strings.HasPrefix(p.text[p.i:], "\ufeff") && p.i == 0 {
		p.i += len("\ufeff")
	}
	for p.i < len(p.text) && strings.IndexByte(" \t\r\n", p.text[p.i]) >= 0 {
		p.i++
	}
}

func (p *parser) value(depth int) (node, bool) {
	n := node{from: p.i, start: p.i, kind: p.at()}
	ok := false
	switch n.kind {
	case '{', '[':
		if depth < maxDepth {
			n.members, ok = p.list(depth)
		}
	case '"':
		n.text, n.broken, ok = p.str()
	case 't':
		ok = p.word("true")
	case 'f':
		ok = p.word("false")
	case 'n':
		ok = p.word("null")
	default:
		n.kind = '0'
		n.text, ok = p.number()
	}
	n.to = p.i
	return n, ok
}

func (p *parser) word(w string) bool {
	if !strings.HasPrefix(p.text[p.i:], w) {
		return false
	}
	p.i += len(w)
	return true
}

func (p *parser) number() (string, bool) {
	from := p.i
	for p.i < len(p.text) && strings.IndexByte("+-.0123456789eE", p.text[p.i]) >= 0 {
		p.i++
	}
	text := p.text[from:p.i]
	_, err := strconv.ParseFloat(text, 64)
	return text, err == nil || text != "" && strings.Trim(text, "0123456789.") == ""
}

// list reads the members of an object or the elements of an array.
func (p *parser) list(depth int) ([]node, bool) {
	object := p.at() == '{'
	end := map[bool]byte{true: '}', false: ']'}[object]
	p.i++
	p.space()
	if p.at() == end {
		p.i++
		return nil, true
	}
	var out []node
	for {
		p.space()
		start, key, rawKey := p.i, "", ""
		if object {
			var ok, broken bool
			if key, broken, ok = p.str(); !ok || broken {
				return nil, false
			}
			rawKey = p.text[start:p.i]
			p.space()
			if p.at() != ':' {
				return nil, false
			}
			p.i++
			p.space()
		}
		n, ok := p.value(depth + 1)
		if !ok {
			return nil, false
		}
		n.start, n.key, n.rawKey = start, key, rawKey
		out = append(out, n)
		p.space()
		switch p.at() {
		case ',':
			p.i++
		case end:
			p.i++
			return out, true
		default:
			return nil, false
		}
	}
}

// str reads a string; broken means that it has half a character in it.
func (p *parser) str() (text string, broken, ok bool) {
	if p.at() != '"' {
		return "", false, false
	}
	var b strings.Builder
	for p.i++; p.i < len(p.text); {
		switch c := p.text[p.i]; {
		case c == '"':
			p.i++
			return b.String(), broken, true
		case c < ' ':
			return "", false, false
		case c != '\\':
			_, size := utf8.DecodeRuneInString(p.text[p.i:])
			b.WriteString(p.text[p.i : p.i+size])
			p.i += size
		default:
			r, good := p.escape()
			if !good {
				return "", false, false
			}
			broken = broken || utf16.IsSurrogate(r)
			b.WriteRune(r)
		}
	}
	return "", false, false
}

// escape reads what follows a backslash, and a pair of \u that is one character.
func (p *parser) escape() (rune, bool) {
	if p.i++; p.i == len(p.text) {
		return 0, false
	}
	c := p.at()
	p.i++
	if at := strings.IndexByte(`"\/bfnrt`, c); at >= 0 && c != 0 {
		return rune("\"\\/\b\f\n\r\t"[at]), true
	}
	if c != 'u' {
		return 0, false
	}
	r, ok := p.hex4()
	if ok && utf16.IsSurrogate(r) && strings.HasPrefix(p.text[p.i:], `\u`) {
		before := p.i
		p.i += 2
		low, good := p.hex4()
		if pair := utf16.DecodeRune(r, low); good && pair != utf8.RuneError {
			return pair, true
		}
		p.i = before
	}
	return r, ok
}

func (p *parser) hex4() (rune, bool) {
	if p.i+4 > len(p.text) {
		return 0, false
	}
	n, err := strconv.ParseUint(p.text[p.i:p.i+4], 16, 16)
	p.i += 4
	return rune(n), err == nil
}

// memberValue reads what stands behind a key, as a line of a JSON text has it:
// a text in quotes, or a number, and a comma.
func memberValue(line string) string {
	p := &parser{text: strings.TrimSpace(line)}
	n, ok := p.value(0)
	if !ok || n.broken || n.kind != '"' && n.kind != '0' {
		return line
	}
	if rest := strings.TrimSpace(p.text[p.i:]); rest != "" && rest != "," {
		return line
	}
	return n.text
}
