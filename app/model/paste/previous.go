package paste

import (
	"strings"

	"roundcheck/fair"
)

// A window that shows the next pair of seeds beside the previous one has two
// values for a field, of two pairs. A mix of them would prove a round wrong that
// is not, so only one pair is taken.

// gives tells of an item why it gives way to another one; "" where it does not.
//
// A vague label gives way to one that says outright what it means. A previous
// server seed is taken where no other is there, and then only with what is of its
// own pair: the hash that is its hash or is called so, and the client seed that is
// called previous where there is one.
func (r *reader) gives() func(item) Why {
	outright, vague := map[fair.Field]bool{}, map[fair.Field]bool{}
	for _, it := range r.items {
		outright[it.field] = outright[it.field] || !it.vague
		vague[it.field] = vague[it.field] || it.vague
	}
	pair, other := r.previous()
	return func(it item) Why {
		switch of := it.field; {
		case !it.vague && !pair.taken:
			return ""
		case of == fair.FieldCommitment && pair.taken:
			return which(!it.vague && !pair.isHash(it.raw))
		case of == fair.FieldCommitment && !outright[of] && other.isHash(it.raw):
			return ""
		case of == fair.FieldClientSeed && pair.taken:
			return which(!it.vague && vague[of])
		case seed(of) || of == fair.FieldCommitment:
			return which(it.vague && !pair.taken && (outright[of] || outright[fair.FieldServerSeed]))
		case it.vague && outright[of]:
			return Unknown
		}
		return ""
	}
}

func which(gives bool) Why {
	if gives {
		return WhichIsWhat
	}
	return ""
}

// previousPair is the previous server seed of the text, with its two hashes.
type previousPair struct {
	taken        bool
	sha3, sha256 string
}

func (p previousPair) isHash(text string) bool {
	text = strings.TrimSpace(text)
	return p.sha3 != "" && (strings.EqualFold(text, p.sha3) || strings.EqualFold(text, p.sha256))
}

// previous looks whether the previous server seed is the one to take. Where
// another server seed is there too, and neither it but this one has its hash in
// the text, both are kept, to clash. The other pair is that one's.
func (r *reader) previous() (p, other previousPair) {
	previous, p := r.pairOf(func(it item) bool { return it.vague })
	rival, other := r.pairOf(func(it item) bool { return !it.vague })
	switch {
	case !previous:
	case !rival:
		p.taken = true
	default:
		p.taken = r.proven(p) && other.sha3 != "" && !r.proven(other)
	}
	return p, other
}

// pairOf finds the first server seed of a kind. One that is not revealed has no
// hashes.
func (r *reader) pairOf(kind func(item) bool) (found bool, p previousPair) {
	for _, it := range r.items {
		if it.field != fair.FieldServerSeed || !kind(it) {
			continue
		}
		if placeholder(it.field, it.raw) {
			return true, p
		}
		return true, previousPair{sha3: sha3Of(it.raw), sha256: sha256Of(it.raw)}
	}
	return false, p
}

// proven reports whether the text has a hash of the server seed.
func (r *reader) proven(p previousPair) bool {
	for _, it := range r.items {
		if it.field == fair.FieldCommitment && p.isHash(it.raw) {
			return true
		}
	}
	return false
}
