package paste

import (
	"strings"
)

// cell is one cell of a table.
type cell struct {
	text     string // without its quotes
	from, to int    // its bytes, quotes and all
	line     int
}

// table reads one row under a row of names, with tabs, commas or semicolons
// between the cells. Which of several rows is meant is not for the page to guess.
func (r *reader) table() bool {
	for _, separator := range []byte{'\t', ',', ';'} {
		rows, ok := r.rows(separator)
		if !ok || len(rows) < 2 || len(rows[0]) < 2 {
			continue
		}
		if known := r.header(rows[0]); known < 2 {
			continue
		}
		r.name(rows[0][0].from, rows[0][len(rows[0])-1].to)
		if len(rows) == 2 && len(rows[1]) == len(rows[0]) {
			r.row(rows[0], rows[1])
		} else {
			for _, row := range rows[1:] {
				r.rest(ManyRounds, "", row[0].line, row[0].from, row[len(row)-1].to)
			}
		}
		return true
	}
	return false
}

// header counts the names that are known. A row of values has no two of them.
func (r *reader) header(row []cell) int {
	known := 0
	for _, c := range row {
		if _, ok := parseLabel(c.text); ok {
			known++
		}
	}
	return known
}

func (r *reader) row(names, values []cell) {
	for i, c := range values {
		name := names[i]
		label, ok := parseLabel(name.text)
		switch {
		case c.from == c.to:
			continue // nothing was entered; an empty seed is written ""
		case !ok:
			r.rest(Unknown, "", c.line, c.from, c.to)
			continue
		}
		r.take(item{meaning: label.meaning, raw: c.text, label: strings.TrimSpace(name.text), line: c.line, from: c.from, to: c.to})
		if label.wheel != "" {
			r.take(item{meaning: isWheel, raw: label.wheel, label: strings.TrimSpace(name.text), line: c.line, from: c.to, to: c.to})
		}
	}
}

// rows cuts the text as RFC 4180 has it, with any separator. Empty rows count for
// nothing. It fails on a quote that is not closed.
func (r *reader) rows(separator byte) ([][]cell, bool) {
	var rows [][]cell
	var row []cell
	text, line := r.text, 1
	i := 0
	if strings.HasPrefix(text, "\ufeff") {
		i = len("\ufeff")
	}
	for i <= len(text) {
		c := cell{from: i, line: line}
		if i < len(text) && text[i] == '"' {
			end, inner, ok := quotedCell(text, i)
			if !ok {
				return nil, false
			}
			line += strings.Count(text[i:end], "\n")
			c.text, i = inner, end
		} else {
			for i < len(text) && text[i] != separator && text[i] != '\n' && text[i] != '\r' {
				i++
			}
			c.text = text[c.from:i]
		}
		c.to = i
		row = append(row, c)
		switch {
		case i < len(text) && text[i] == separator:
			i++
			continue
		case i < len(text) && text[i] != '\n' && text[i] != '\r':
			return nil, false // something behind a closing quote
		}
		if len(row) > 1 || row[0].text != "" {
			rows = append(rows, row)
		}
		row = nil
		if strings.HasPrefix(text[i:], "\r\n") {
			i++
		}
		i++
		line++
	}
	return rows, true
}

// quotedCell reads a cell in quotes that starts at byte i; two quotes in it are
// one.
func quotedCell(text string, i int) (end int, inner string, ok bool) {
	var b strings.Builder
	for i++; i < len(text); i++ {
		if text[i] != '"' {
			b.WriteByte(text[i])
			continue
		}
		if i+1 < len(text) && text[i+1] == '"' {
			b.WriteByte('"')
			i++
			continue
		}
		return i + 1, b.String(), true
	}
	return 0, "", false
}
