package model

import (
	"encoding/hex"
	"strconv"
	"unicode"
	"unicode/utf8"

	"roundcheck/fair"
)

// A text of more than shown+slack characters is cut to shown: a megabyte in the
// page would take the browser down, and nobody would read it. For a few more it
// is not worth cutting.
const shown, slack = 240, 40

// Counter is the name of a piece that is no field: the number of the block.
const Counter fair.Field = "counter"

// Piece is a part of a text that goes into a hash: a field, the counter, or the
// colon between two of them, which has no name.
type Piece struct {
	Of    fair.Field
	Text  string // cut where it is too long
	From  int    // where it starts in the joined text, in bytes
	Chars int    // in all
	More  int    // characters that were cut off
	Rest  int    // bytes that were cut off
}

// Hashed is the exact text of which a step is the hash, in pieces.
func (s Story) Hashed(step fair.HashStep) []Piece {
	var list []Piece
	for i, f := range step.Of {
		if i > 0 {
			list = join(list, "", ":")
		}
		list = join(list, f, s.report.Input[f])
	}
	return list
}

// Fed is what a block of the stream was made from: the text that SHAKE256 is fed,
// SPEC 1.3, or the key and the message of the HMAC, SPEC 2.2. There is no key for
// SHAKE256.
func (s Story) Fed(block fair.BlockStep) (key, message []Piece) {
	if block.Algorithm == fair.HMACSHA256 {
		key = join(nil, fair.FieldServerSeed, s.report.Input[fair.FieldServerSeed])
		message = join(nil, fair.FieldClientSeed, s.report.Input[fair.FieldClientSeed])
		message = join(message, "", ":")
		return key, join(message, Counter, strconv.Itoa(block.Index))
	}
	return nil, join(nil, fair.FieldSignature, s.report.Signature.Computed)
}

// join appends a piece, which starts where the last one ends.
func join(list []Piece, of fair.Field, text string) []Piece {
	p := Piece{Of: of, Text: text, Chars: utf8.RuneCountInString(text)}
	if p.Chars > shown+slack {
		p.Text = text[:place(text, shown)]
		p.More = p.Chars - shown
		p.Rest = len(text) - len(p.Text)
	}
	if n := len(list); n > 0 {
		last := list[n-1]
		p.From = last.From + len(last.Text) + last.Rest
	}
	return append(list, p)
}

// place is where the character n, from 0, starts in the text.
func place(text string, n int) int {
	for i := range text {
		if n == 0 {
			return i
		}
		n--
	}
	return len(text)
}

// Size is the number of bytes of the joined text.
func Size(list []Piece) int {
	last := list[len(list)-1]
	return last.From + len(last.Text) + last.Rest
}

// Run is a stretch of text. What one would not see, or would take for something
// else, is a run of its own, with a mark to draw in its place.
type Run struct{ Text, Mark string }

// Runs cuts a text into runs.
func Runs(text string) []Run {
	var list []Run
	start := 0
	for i, r := range text {
		mark := mark(r)
		if mark == "" {
			continue
		}
		if start < i {
			list = append(list, Run{Text: text[start:i]})
		}
		start = i + utf8.RuneLen(r)
		list = append(list, Run{text[i:start], mark})
	}
	if start < len(text) {
		list = append(list, Run{Text: text[start:]})
	}
	return list
}

// mark is what stands for a character that has no ink of its own, or that changes
// its neighbours: "é" may be one character or two.
func mark(r rune) string {
	switch {
	case r > ' ' && r < 0x7f:
		return ""
	case r == ' ':
		return "␣"
	case r == '\n':
		return "↵"
	case blank(r), r == '\u2800', !strconv.IsPrint(r), unicode.IsMark(r),
		unicode.Is(unicode.Other_Default_Ignorable_Code_Point, r):
		return fair.CharName(r)
	}
	return ""
}

// rowBytes is the number of bytes in a row of hex: two groups of four.
const rowBytes = 8

// ByteRow is a row of a text's bytes, or stands for Rest bytes that are not shown.
type ByteRow struct {
	From  int // place of the first byte in the text, from 0
	Cells []ByteCell
	Rest  int
}

// ByteCell is one byte and the piece that it belongs to.
type ByteCell struct {
	Of  fair.Field
	Hex string
	// Letter is the character that the byte is; a dot where it is none, or a part
	// of one.
	Letter string
}

// ByteRows lists the bytes of a text, UTF-8, row by row.
func ByteRows(list []Piece) []ByteRow {
	var rows []ByteRow
	fresh := true
	for _, p := range list {
		for i := range len(p.Text) {
			if last := len(rows) - 1; fresh || len(rows[last].Cells) == rowBytes {
				rows, fresh = append(rows, ByteRow{From: p.From + i}), false
			}
			row := &rows[len(rows)-1]
			row.Cells = append(row.Cells, cell(p.Of, p.Text[i]))
		}
		if p.Rest > 0 {
			rows, fresh = append(rows, ByteRow{From: p.From + len(p.Text), Rest: p.Rest}), true
		}
	}
	return rows
}

func cell(of fair.Field, b byte) ByteCell {
	letter := "·"
	if b > ' ' && b < 0x7f {
		letter = string(rune(b))
	}
	return ByteCell{of, hex.EncodeToString([]byte{b}), letter}
}
