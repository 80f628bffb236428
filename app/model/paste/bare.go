package paste

import (
	"crypto/sha256"
	"encoding/hex"
	"slices"
	"strings"
	"unicode"

	"golang.org/x/crypto/sha3"

	"roundcheck/fair"
	"roundcheck/fair/games/dond"
)

// triple reads server:client:nonce on one line. A client seed may have colons
// where the server seed is 64 hex digits, as casinos make them.
func (r *reader) triple() bool {
	text := strings.Trim(r.text, "\r\n")
	from := strings.Index(r.text, text)
	first, last := strings.Index(text, ":"), strings.LastIndex(text, ":")
	if first < 0 || first == last || strings.ContainsAny(text, "\r\n") {
		return false
	}
	server, client, nonce := text[:first], text[first+1:last], text[last+1:]
	if _, labelled := findLabel(text); labelled || !decimalNumber(nonce) {
		return false
	}
	if !hex64(server) && (strings.Contains(client, ":") || len(server) < 16 || strings.ContainsFunc(server, unicode.IsSpace)) {
		return false
	}
	line := r.lineOf(from)
	end := from + len(text)
	for _, it := range []item{
		{meaning: isServer, raw: server, from: from, to: from + first},
		{meaning: isClient, raw: client, from: from + first + 1, to: from + last},
		{meaning: isNonce, raw: nonce, from: from + last + 1, to: end},
	} {
		it.line = line
		r.take(it)
	}
	return true
}

// bare reads values that stand alone, each on its line or in its cell. Two texts
// of 64 hex digits are a seed and its commitment only where the one is the
// other's hash; what else could be one thing or another stays unread.
func (r *reader) bare() bool {
	values := r.bareValues()
	var hexes, numbers, texts []cell
	for _, v := range values {
		game, pocket := byGame[norm(v.text)], false
		if value, ok := Pocket(v.text); ok {
			pocket = value == "00" || !decimalNumber(strings.TrimSpace(v.text))
		}
		tiles := false
		if value, ok := Tiles(v.text); ok {
			tiles = strings.HasPrefix(strings.TrimSpace(v.text), "[") && strings.Contains(value, ",")
		}
		switch {
		case hex64(v.text):
			hexes = append(hexes, v)
		case decimalNumber(v.text):
			numbers = append(numbers, v)
		case game != "":
			r.takeCell(isGame, v)
		case pocket:
			r.takeCell(isPocket, v)
		case tiles:
			r.takeCell(isTiles, v)
		case windows[norm(v.text)]:
			r.rest(Furniture, "", v.line, v.from, v.to)
		default:
			texts = append(texts, v)
		}
	}
	seed, commitment, game := related(hexes)
	if seed < 0 {
		r.unsure(hexes, numbers, texts)
		return true
	}
	r.takeCell(isServer, hexes[seed])
	m := isCommitment
	m.game = game
	r.takeCell(m, hexes[commitment])
	r.others(hexes[seed].text, without(hexes, seed, commitment), numbers, texts)
	return true
}

// bareValues are the lines, or the cells of the only line.
func (r *reader) bareValues() []cell {
	for _, separator := range []byte{'\t', ',', ';'} {
		if rows, ok := r.rows(separator); ok && len(rows) == 1 && len(rows[0]) > 2 && !strings.ContainsAny(r.text, "[") {
			return rows[0]
		}
	}
	var out []cell
	for _, l := range r.lines() {
		if !l.blank() {
			out = append(out, cell{l.text, l.from, l.to, l.n})
		}
	}
	return out
}

// others reads what stands beside a proven seed and its commitment: client seed
// and signature where the signature proves both, else the client seed where only
// it can be meant, and a single number as the nonce where it can be nothing else.
func (r *reader) others(server string, hexes, numbers, texts []cell) {
	candidates := append(append([]cell{}, hexes...), texts...)
	if len(numbers) > 2 || len(candidates) > 4 {
		r.unsure(hexes, numbers, texts) // this is no round, and hashing all of it would take long
		return
	}
	for i, n := range numbers {
		for c, client := range candidates {
			for s, signature := range hexes {
				if c == s || !strings.EqualFold(sha3Of(server+":"+client.text+":"+n.text), signature.text) {
					continue
				}
				r.takeCell(isClient, client)
				r.takeCell(isSignature, signature)
				r.takeCell(isNonce, n)
				r.unsure(without(candidates, c, s), without(numbers, i))
				return
			}
		}
	}
	if len(hexes) == 0 && len(texts) == 1 {
		r.takeCell(isClient, texts[0])
		texts = nil
	}
	if len(numbers) == 1 && large(numbers[0].text) {
		r.takeCell(isNonce, numbers[0])
		numbers = nil
	}
	r.unsure(hexes, numbers, texts)
}

// large reports whether a number is neither one of mines nor one of the wheel.
func large(number string) bool {
	_, small := fair.ParseUint(number, 37, 1<<64-1)
	return small == nil
}

func (r *reader) takeCell(m meaning, c cell) {
	r.take(item{meaning: m, raw: c.text, line: c.line, from: c.from, to: c.to})
}

// unsure leaves what may be one thing or another to the player: texts of 64 hex
// digits, numbers, and third, texts of which nothing is known.
func (r *reader) unsure(lists ...[]cell) {
	for i, list := range lists {
		for _, c := range list {
			why := WhichIsWhat
			if i == 2 {
				why = Unknown
			}
			r.rest(why, "", c.line, c.from, c.to)
		}
	}
}

// related finds a value that is the hash of another one, and the game where the
// hash is only that game's.
func related(hexes []cell) (seed, commitment int, game string) {
	if len(hexes) > 6 {
		return -1, -1, "" // no round has as many
	}
	for i, s := range hexes {
		for j, c := range hexes {
			switch {
			case i == j:
			case strings.EqualFold(sha3Of(s.text), c.text):
				return i, j, ""
			case strings.EqualFold(sha256Of(s.text), c.text):
				return i, j, dond.ID
			}
		}
	}
	return -1, -1, ""
}

func sha3Of(text string) string {
	sum := sha3.Sum256([]byte(text))
	return hex.EncodeToString(sum[:])
}

func sha256Of(text string) string {
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:])
}

// without leaves out the cells at some places.
func without(list []cell, at ...int) []cell {
	var out []cell
	for i, c := range list {
		if !slices.Contains(at, i) {
			out = append(out, c)
		}
	}
	return out
}

func hex64(text string) bool {
	return len(text) == 64 && strings.Trim(text, "0123456789abcdefABCDEF") == ""
}

// decimalNumber reports whether text is a nonce as the contract has it.
func decimalNumber(text string) bool {
	_, bad := fair.ParseUint(text, 0, 1<<64-1)
	return bad == nil
}
