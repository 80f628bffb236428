package i18n

import (
	"strconv"

	"roundcheck/fair"
)

// proof says what speaks for a finding of fair.Diagnose: what would match once
// it is fixed, and how often chance alone brings that about.
func (l Lang) proof(f fair.Finding) []string {
	var list []string
	switch {
	case len(f.Fix) > 0 && len(f.Proof) > 0:
		list = append(list, l.Say(doctorFixed, "proof", l.parts(f.Proof)))
	case len(f.Fix) == 0 && blank(f.Code):
		list = append(list, l.Say(doctorLook))
	}
	if f.OneIn != "" {
		list = append(list, l.Say(doctorChance, "n", rounded(f.OneIn)))
	}
	return list
}

func blank(c fair.Code) bool {
	return c == fair.OuterSpace || c == fair.InnerSpace || c == fair.InvisibleCharacter
}

// parts lists what a finding proves.
func (l Lang) parts(proof []string) string {
	names := map[string]Key{"commitment": doctorCommitment, "signature": doctorSignature, "outcome": doctorOutcome}
	var words []string
	for _, part := range proof {
		words = append(words, l.Say(names[part]))
	}
	return l.List(words)
}

// Chance says how often chance alone agrees with a part of an outcome: once in so
// many rounds, as decimal text. Where it always does there is nothing to say.
func (l Lang) Chance(oneIn string) string {
	if oneIn == "" || oneIn == "1" {
		return ""
	}
	return l.Say(outcomeChance, "n", rounded(oneIn))
}

// rounded writes a number that is too long to be read as a power of ten, rounded
// down.
func rounded(digits string) string {
	if len(digits) <= 9 {
		return digits
	}
	power := []rune("10")
	for _, digit := range strconv.Itoa(len(digits) - 1) {
		power = append(power, []rune("⁰¹²³⁴⁵⁶⁷⁸⁹")[digit-'0'])
	}
	return string(power)
}

// fixed words what a finding puts into its field.
func (l Lang) fixed(f fair.Finding) string {
	text := f.Fix[f.Field]
	switch {
	case f.Field == fair.FieldGame && l.Has(GameName(text)):
		return l.Say(GameName(text))
	case text == "european":
		return l.Say(WheelEuropean)
	case text == "american":
		return l.Say(WheelAmerican)
	}
	return visible(text)
}
