package fair

import "strings"

// composed are letters that Unicode has in one piece and in two, by their mark:
// each stands behind the letter that the mark is set on. They cover Latin-1,
// Latin Extended-A and kana, so every European alphabet in use here and
// Japanese; Hangul, Vietnamese and Indic scripts are not among them. As each has
// only one mark, no order of marks has to be kept.
var composed = map[rune]string{
	'\u0300': "AÀEÈIÌOÒUÙaàeèiìoòuù",
	'\u0301': "AÁEÉIÍOÓUÚYÝaáeéiíoóuúyýCĆcćLĹlĺNŃnńRŔrŕSŚsśZŹzź",
	'\u0302': "AÂEÊIÎOÔUÛaâeêiîoôuûCĈcĉGĜgĝHĤhĥJĴjĵSŜsŝWŴwŵYŶyŷ",
	'\u0303': "AÃNÑOÕaãnñoõIĨiĩUŨuũ",
	'\u0304': "AĀaāEĒeēIĪiīOŌoōUŪuū",
	'\u0306': "AĂaăEĔeĕGĞgğIĬiĭOŎoŏUŬuŭ",
	'\u0307': "CĊcċEĖeėGĠgġIİZŻzż",
	'\u0308': "AÄEËIÏOÖUÜaäeëiïoöuüyÿYŸ",
	'\u030a': "AÅaåUŮuů",
	'\u030b': "OŐoőUŰuű",
	'\u030c': "CČcčDĎdďEĚeěLĽlľNŇnňRŘrřSŠsšTŤtťZŽzž",
	'\u0327': "CÇcçGĢgģKĶkķLĻlļNŅnņRŖrŗSŞsşTŢtţ",
	'\u0328': "AĄaąEĘeęIĮiįUŲuų",
	'\u3099': "かがきぎくぐけげこごさざしじすずせぜそぞただちぢつづてでとどはばひびふぶへべほぼうゔゝゞカガキギクグケゲコゴサザシジスズセゼソゾタダチヂツヅテデトドハバヒビフブヘベホボウヴワヷヰヸヱヹヲヺヽヾ",
	'\u309a': "はぱひぴふぷへぺほぽハパヒピフプヘペホポ",
}

// letterMark is a letter with the mark set on it.
type letterMark struct{ letter, mark rune }

// wholes and pairs lead from a letter and its mark to the letter in one piece,
// and back.
var wholes, pairs = composition()

func composition() (map[letterMark]rune, map[rune]letterMark) {
	wholes, pairs := map[letterMark]rune{}, map[rune]letterMark{}
	for mark, text := range composed {
		list := []rune(text)
		for i := 0; i+1 < len(list); i += 2 {
			pair := letterMark{list[i], mark}
			wholes[pair], pairs[list[i+1]] = list[i+1], pair
		}
	}
	return wholes, pairs
}

// compose returns a text with each letter and its mark in one piece (NFC), for
// the letters above.
func compose(text string) string {
	if !strings.ContainsFunc(text, func(r rune) bool { return composed[r] != "" }) {
		return text
	}
	var out []rune
	for _, r := range text {
		if last := len(out) - 1; last >= 0 && composed[r] != "" {
			if whole, ok := wholes[letterMark{out[last], r}]; ok {
				out[last] = whole
				continue
			}
		}
		out = append(out, r)
	}
	return string(out)
}

// decompose returns a text with each letter and its mark apart (NFD), for the
// letters above.
func decompose(text string) string {
	var out strings.Builder
	for _, r := range text {
		if pair, ok := pairs[r]; ok {
			out.WriteRune(pair.letter)
			r = pair.mark
		}
		out.WriteRune(r)
	}
	return out.String()
}
