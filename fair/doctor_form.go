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

// compose returns a text with each letter and its mark in one piece (NFC), for
// the letters above.
func compose(text string) string {
	var out []rune
	for _, r := range text {
		pairs, mark := composed[r]
		if mark && len(out) > 0 {
			if whole, ok := pairOf(pairs, out[len(out)-1]); ok {
				out[len(out)-1] = whole
				continue
			}
		}
		out = append(out, r)
	}
	return string(out)
}

func pairOf(pairs string, letter rune) (rune, bool) {
	list := []rune(pairs)
	for i := 0; i < len(list); i += 2 {
		if list[i] == letter {
			return list[i+1], true
		}
	}
	return 0, false
}

// decompose returns a text with each letter and its mark apart (NFD), for the
// letters above.
func decompose(text string) string {
	var out strings.Builder
	for _, r := range text {
		if r < 0xc0 || !apart(&out, r) {
			out.WriteRune(r)
		}
	}
	return out.String()
}

func apart(out *strings.Builder, r rune) bool {
	for mark, pairs := range composed {
		list := []rune(pairs)
		for i := 1; i < len(list); i += 2 {
			if list[i] == r {
				out.WriteRune(list[i-1])
				out.WriteRune(mark)
				return true
			}
		}
	}
	return false
}
