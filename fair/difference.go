package fair

import (
	"bytes"
	"encoding/json"
	"iter"
	"strconv"
)

// The functions here read JSON that is known to be valid and compact. They keep
// each value's text, since how a number or a string is written counts, too, and
// take one value at a time, since a hostile file may have millions.

// end returns where the value that starts at byte i ends.
func end(text []byte, i int) int {
	for depth := 0; i < len(text); i++ {
		switch text[i] {
		case '"':
			for i++; text[i] != '"'; i++ {
				if text[i] == '\\' {
					i++
				}
			}
		case '{', '[':
			depth++
		case '}', ']':
			if depth == 0 {
				return i // behind a number
			}
			depth--
		case ',':
			if depth == 0 {
				return i
			}
			continue
		case ':':
			continue
		default:
			continue // of a number or a word
		}
		if depth == 0 {
			return i + 1
		}
	}
	return len(text)
}

// elements yields the texts of an array's values.
func elements(array []byte) iter.Seq[[]byte] {
	return func(yield func([]byte) bool) {
		for i := 1; i < len(array)-1; {
			next := end(array, i)
			if !yield(array[i:next]) {
				return
			}
			i = next + 1
		}
	}
}

// members yields an object's keys, decoded, with the texts of their values. A key
// may occur twice.
func members(object []byte) iter.Seq2[string, []byte] {
	return func(yield func(string, []byte) bool) {
		for i := 1; i < len(object)-1; {
			colon := end(object, i)
			next := end(object, colon+1)
			if !yield(decode(object[i:colon]), object[colon+1:next]) {
				return
			}
			i = next + 1
		}
	}
}

// decode returns the string that a text of JSON stands for.
func decode(text []byte) string {
	var s string
	if json.Unmarshal(text, &s) != nil {
		return string(text)
	}
	return s
}

// differences lists where two texts differ. They do, and so there is one.
func differences(got, want []byte) []Difference {
	var d differ
	d.compare("", got, want)
	return d.found
}

type differ struct{ found []Difference }

func (d *differ) full() bool { return len(d.found) == MaxDifferences }

func (d *differ) add(path string, got, want []byte) {
	if !d.full() {
		d.found = append(d.found, Difference{path, string(got), string(want)})
	}
}

func (d *differ) compare(path string, got, want []byte) {
	switch {
	case bytes.Equal(got, want):
	case got[0] == '{' && want[0] == '{':
		d.objects(path, got, want)
	case got[0] == '[' && want[0] == '[':
		d.arrays(path, got, want)
	default:
		d.add(path, got, want)
	}
}

// objects compares member by member. If each is as it should be, the difference
// is in their order or in how a key is written.
func (d *differ) objects(path string, got, want []byte) {
	before := len(d.found)
	open := map[string][]byte{} // those that have not come yet
	for key, value := range members(want) {
		open[key] = value
	}
	for key, value := range members(got) {
		there, expected := open[key]
		delete(open, key)
		if d.full() {
			return
		}
		if expected {
			d.compare(join(path, key), value, there)
		} else {
			d.add(join(path, key), value, nil)
		}
	}
	for key, value := range members(want) {
		if _, missing := open[key]; missing {
			d.add(join(path, key), nil, value)
		}
	}
	if len(d.found) == before {
		d.add(path, got, want)
	}
}

func (d *differ) arrays(path string, got, want []byte) {
	var list [][]byte
	for value := range elements(want) {
		list = append(list, value)
	}
	at := func(i int) string { return path + "[" + strconv.Itoa(i) + "]" }
	i := 0
	for value := range elements(got) {
		switch {
		case d.full():
			return
		case i < len(list):
			d.compare(at(i), value, list[i])
		default:
			d.add(at(i), value, nil)
		}
		i++
	}
	for ; i < len(list); i++ {
		d.add(at(i), nil, list[i])
	}
}

// join adds a key to a path. One that no receipt of ours has is quoted, so that
// the path cannot be taken for another.
func join(path, key string) string {
	for _, c := range key {
		if (c < 'A' || c > 'Z') && (c < 'a' || c > 'z') {
			return path + "[" + strconv.Quote(cut(key)) + "]"
		}
	}
	if path == "" {
		return cut(key)
	}
	return path + "." + cut(key)
}
