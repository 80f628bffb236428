package paste

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"roundcheck/fair"
	"roundcheck/fair/games"
	"roundcheck/fair/games/dond"
)

// ladder has values that lists are written from, in many ways.
var ladder = strings.Split("0.01,1,5,10,25,50,75,100,200,300,400,500,750,1000,2500,5000,10000,25000,50000,75000,100000,200000,300000,500000,1000000", ",")

func numbered(values []string, before string, between string) []string {
	var out []string
	for i, v := range values {
		out = append(out, before+strconv.Itoa(i+1)+between+v)
	}
	return out
}

// grouped writes an amount with other separators.
func grouped(value, thousands, point string) string {
	whole, fraction, has := strings.Cut(value, ".")
	for i := len(whole) - 3; i > 0; i -= 3 {
		whole = whole[:i] + thousands + whole[i:]
	}
	if has {
		whole += point + fraction
	}
	return whole
}

func all(values []string, write func(string) string) []string {
	out := make([]string, len(values))
	for i, v := range values {
		out[i] = write(v)
	}
	return out
}

// A whole board comes out the same however it is written.
func TestAmountsOfAWholeBoard(t *testing.T) {
	for _, sep := range []struct{ thousands, point string }{
		{"", "."}, {"", ","}, {",", "."}, {".", ","}, {" ", "."}, {" ", ","}, {"'", "."}, {"’", "."},
		{"\u00a0", ","}, {"\u202f", ","}, {"\u2009", ","}, {"，", "．"},
	} {
		for _, money := range []struct{ before, behind string }{
			{"", ""}, {"$", ""}, {"$ ", ""}, {"US$", ""}, {"", " zł"}, {"", "zł"}, {"", "\u00a0€"}, {"¥", ""}, {"￥", ""}, {"£", ""},
			{"", "円"}, {"USD ", ""}, {"", " PLN"}, {"EUR", ""}, {"", " usd"},
		} {
			write := func(v string) string {
				return money.before + grouped(v, sep.thousands, sep.point) + money.behind
			}
			amounts := all(ladder, write)
			for name, text := range map[string]string{
				"lines":      strings.Join(amounts, "\n"),
				"crlf":       strings.Join(amounts, "\r\n") + "\r\n",
				"tabs":       strings.Join(amounts, "\t"),
				"semicolons": strings.Join(amounts, "; "),
				"commas":     strings.Join(amounts, ", "),
				"ten":        strings.Join(all(amounts, func(s string) string { return "　" + s + "、" }), ""),
			} {
				if name == "commas" && sep.thousands == " " && money.behind == "" && money.before == "" {
					continue // is in its own test
				}
				values, how, bad := Amounts(text)
				if !slices.Equal(values, ladder) || how.Ambiguous() || len(bad) > 0 {
					t.Fatalf("%s of %q: %q\n%+v\n%v", name, text, values, how, bad)
				}
			}
			for _, text := range []string{
				strings.Join(numbered(amounts, "", ": "), "\n"),
				strings.Join(numbered(amounts, "", ":"), "; "),
				strings.Join(numbered(amounts, "#", " "), "\n"),
				strings.Join(numbered(amounts, "Case ", " — "), "\n"),
				strings.Join(numbered(amounts, "CASE ", "\n"), "\n"),
				strings.Join(numbered(amounts, "- Case ", ": "), "\n"),
				strings.Join(numbered(amounts, "Walizka ", ": "), "\r\n"),
				strings.Join(numbered(amounts, "Walizka nr ", " – "), "\n"),
				strings.Join(numbered(amounts, "ケース", "："), "\n"),
				strings.Join(numbered(amounts, "ケース", " "), "\n"),
				strings.Join(numbered(amounts, "", "番 "), "\n"),
				strings.Join(numbered(amounts, "", ") "), "\n"),
				strings.Join(numbered(amounts, "", ". "), "\n"),
				strings.Join(numbered(amounts, "", " = "), "\n"),
				strings.Join(numbered(amounts, "📦 No. ", ": "), "\n"),
				strings.Join(numbered(amounts, "", "\t"), "\n"),
			} {
				values, how, bad := Amounts(text)
				if !slices.Equal(values, ladder) || len(how.Readings) != 1 || how.Readings[0][6].Case != 7 {
					t.Fatalf("%q: %q\n%+v\n%v", text, values, how, bad)
				}
				if got, want := Seen(how.Readings[0]), strings.Join(ladder, ","); got != want {
					t.Fatalf("as a field %q, want %q", got, want)
				}
			}
		}
	}
}

func TestAmounts(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string // each reading as a field has it
	}{
		{"", nil},
		{" \n\t", nil},
		{"1000", []string{"1000"}},
		{"0.01", []string{"0.01"}},
		{"0,01", []string{"0.01"}},
		{"$1,000,000", []string{"1000000"}},
		{"1.000.000", []string{"1000000"}},
		{"1.000", []string{"1.000", "1000"}},
		{"1,500", []string{"1,500", "1:500", "1500", "1.500"}},
		{"$1,500", []string{"1500", "1.500"}},
		{"$1.000\n$2.500.000", []string{"1000,2500000"}},
		{"1.000 zł\n0.01 zł", []string{"1.000,0.01"}},
		{"1,500\n0.01", []string{"1500,0.01"}}, // 1, 500 would make a line of two
		{"$1,500\n$0,50", []string{"1.500,0.50"}},
		{"1'000", []string{"1000"}},
		{"1\u00a0000 zł", []string{"1000"}},
		{"1 000 zł", []string{"1000"}},
		{"12 500", []string{"12,500", "12:500", "12500"}},
		{"12 500 zł", []string{"12:500", "12500"}},
		{"7:1000, 12:0.01", []string{"7:1000,12:0.01"}},
		{"12:0.01,7:1000", []string{"7:1000,12:0.01"}},
		{"7:1,000", []string{"7:1000", "7:1.000"}},
		{"Walizka 7: 1 000 zł", []string{"7:1000"}},
		{"Case 7 — $1,000\nCase 12 — $0.01", []string{"7:1000,12:0.01"}},
		{"#7 500", []string{"7:500"}},
		{"#7 1 500 zł", []string{"7:1500"}},
		{"ケース7 1000\nケース8 ￥２，０００，０００", []string{"7:1000,8:2000000"}},
		{"7\t$5\n8\t$10", []string{"7:5,8:10"}},
		{"7\n$5\n8\n$10", []string{"7:5,8:10"}},
		{"[0.01, 1, 5]", []string{"0.01,1,5"}},
		{"7 $5", []string{"7:5"}},
		{"$1000.00", []string{"1000.00"}},
		{"1 tys. zł\n500 zł", []string{"1000,500"}},
		{"1 tys. zł", []string{"1000"}},
		{"25 tys.", []string{"25000"}},
		{"25 TYS zł", []string{"25000"}},
		{"1 mln", []string{"1000000"}},
		{"1,5 mln zł", []string{"1:5000000", "1500000"}},
		{"0,5 tys. zł", []string{"500"}},
		{"5k", []string{"5000"}},
		{"$5K", []string{"5000"}},
		{"1M", []string{"1000000"}},
		{"1.2345k", []string{"1234.5", "1:2345000"}},
		{"0.01k", []string{"10"}},
		{"0k", []string{"0"}},
		{"1万円", []string{"10000"}},
		{"１００万円", []string{"1000000"}},
		{"7: 25 tys. zł, 12: 1 mln zł", []string{"7:25000,12:1000000"}},
		{"Walizka 7: 1\u00a0000 tys. zł", []string{"7:1000000"}},
		{"ケース7：1万円、ケース8：5000円", []string{"7:10000,8:5000"}},
		{"5k zł; 10k zł", []string{"5000,10000"}},
		{"123456789012345678.123456789012345678", []string{"123456789012345678.123456789012345678"}},
	} {
		values, how, bad := Amounts(c.text)
		if len(bad) > 0 {
			t.Errorf("%q: %v", c.text, bad)
		}
		var got []string
		for _, r := range how.Readings {
			got = append(got, Seen(r))
		}
		slices.Sort(got)
		want := slices.Sorted(slices.Values(c.want))
		if !slices.Equal(got, want) {
			t.Errorf("%q: read as %q, want %q", c.text, got, want)
		}
		if (len(values) > 0) != (len(c.want) == 1) {
			t.Errorf("%q: the values are %q", c.text, values)
		}
	}
}

func TestBadAmounts(t *testing.T) {
	for _, c := range []struct {
		text  string
		fault Fault
		read  string
		line  int
		at    int
	}{
		{"1\n1e400", NotUnderstood, "1e400", 2, 1},
		{"5x", NotUnderstood, "5x", 1, 1},
		{"5m", NotUnderstood, "5m", 1, 1},
		{"5k2", NotUnderstood, "5k2", 1, 1},
		{"1万2000円", NotUnderstood, "1万2000円", 1, 1},
		{"5k k", NotUnderstood, "k", 1, 4},
		{"k 5", NotUnderstood, "k", 1, 1},
		{"5k: 100", BadCase, "5k", 1, 1},
		{"999999999999999999999999999999999999 mln zł", BadDecimal, "999999999999999999999999999999999999", 1, 1},
		{"1,NaN", NotUnderstood, "NaN", 1, 3},
		{"Infinity", NotUnderstood, "Infinity", 1, 1},
		{"5\r\n-5", Negative, "-5", 2, 1},
		{"5\n−5", Negative, "−5", 2, 1},
		{"7: -$1,000", Negative, "-$1,000", 1, 4},
		{"$-5", Negative, "-5", 1, 2},
		{"5 (10)", NotUnderstood, "(", 1, 3},
		{"1,00,000", BadGroups, "1,00,000", 1, 1},
		{"007", BadDecimal, "007", 1, 1},
		{"1.0000000000000000001", BadDecimal, "1.0000000000000000001", 1, 1},
		{"26: 5", BadCase, "26", 1, 1},
		{"Case 0: 5", BadCase, "0", 1, 6},
		{"7: 5\n7: 6", CaseTwice, "6", 2, 4},
		{"7: 5\n8:", NoAmount, "8", 2, 1},
		{"Case\n5", NoAmount, "Case", 1, 1},
		{"$\n5", NoAmount, "$", 1, 1},
		{"7: 5\n6", NoCase, "6", 2, 1},
		{"$5 €6", ManyMoneys, "€", 1, 4},
		{"1\u200b500", NotUnderstood, "\u200b", 1, 2},
		{"5%", NotUnderstood, "%", 1, 2},
		{strings.Repeat("1", MaxText+1), TooBig, "", 1, 1},
	} {
		values, how, bad := Amounts(c.text)
		if len(bad) == 0 || values != nil || how.Readings != nil {
			t.Errorf("%.30q: %q, %v, want it refused", c.text, values, how)
			continue
		}
		got := bad[0]
		if got.Fault != c.fault || got.Line != c.line || got.At != c.at || got.Text != c.read {
			t.Errorf("%.30q: %+v, want %s %q at %d:%d", c.text, got, c.fault, c.read, c.line, c.at)
		}
	}
}

// A list that only one style makes a whole board is read in that one.
func TestTheWholeListDecides(t *testing.T) {
	dear := make([]string, dond.Cases)
	for i := range dear {
		dear[i] = strconv.Itoa((i + 1) * 1500)
	}
	spaced := all(dear, func(v string) string { return grouped(v, " ", ",") })
	values, how, _ := Amounts(strings.Join(spaced, "; "))
	if !slices.Equal(values, dear) {
		t.Errorf("%q: %v", values, how)
	}
	// One number less, and one comma that could make it up: not in silence.
	short := slices.Clone(ladder[:24])
	short[13] = "1,000"
	if _, how, _ := Amounts(strings.Join(short, "\n")); slices.ContainsFunc(how.Readings, func(r []Amount) bool { return len(r) == 25 }) {
		t.Errorf("24 lines are read as 25 amounts: %v", how)
	}
}

// Whatever is read is what the contract calls an amount, and stands in the text.
func FuzzAmounts(f *testing.F) {
	for _, text := range []string{"1,000.5", "Case 7: $1 000", "７：１，０００円", "1.5;-2", "1 2 3", "#", "$", "7:", "a\r\nb", "1\u200b2"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if !utf8.ValidString(text) {
			return
		}
		values, how, bad := Amounts(text)
		if len(bad) > 0 && (values != nil || how.Readings != nil) {
			t.Fatalf("%q: read %v although %v", text, how, bad)
		}
		lines := strings.Split(strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(text), "\n")
		for _, b := range bad {
			if b.Line < 1 || b.At < 1 || b.Fault != TooBig && (b.Line > len(lines) || b.At > utf8.RuneCountInString(lines[b.Line-1])+1) {
				t.Fatalf("%q: %+v is nowhere", text, b)
			}
		}
		for _, reading := range how.Readings {
			for _, a := range reading {
				if _, wrong := fair.ParseDecimal(a.Value); wrong != nil {
					t.Fatalf("%q: %q is no amount", text, a.Value)
				}
				if rest := string([]rune(lines[a.Line-1])[a.At-1:]); !strings.HasPrefix(rest, a.Text) {
					t.Fatalf("%q: %q does not stand at %d:%d", text, a.Text, a.Line, a.At)
				}
			}
			if len(reading) != dond.Cases && (len(reading) == 0 || reading[0].Case == 0) {
				continue
			}
			report := games.Verify(fair.Round{"game": dond.ID, "serverSeed": "a", "clientSeed": "b", "seen": Seen(reading)})
			if report.Verdict == fair.Invalid {
				t.Fatalf("%q: %q is refused: %v", text, Seen(reading), report.Err())
			}
		}
	})
}

// BenchmarkAmounts reads lists that are made to take long, at two sizes: what
// grows in a straight line takes four times as long at four times the size.
func BenchmarkAmounts(b *testing.B) {
	for _, piece := range []string{"1", "1,111", ",111", " 111", "1\n", "1,", "Case ", "$", "-", "7: ", "a", "1a", "1.", "💰", "#1 1\n", "1 000 000 000 "} {
		for _, size := range []int{MaxText / 4, MaxText} {
			text := strings.Repeat(piece, size/len(piece))
			b.Run(fmt.Sprintf("%.14q/%dKB", piece, size>>10), func(b *testing.B) {
				for b.Loop() {
					Amounts(text)
				}
			})
		}
	}
}
