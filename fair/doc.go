// Package fair recomputes finished rounds of "provably fair" casino games and
// says what the recomputation shows.
//
// The data goes one way:
//
//	fields (form, link, file) -> Round -> Verify -> Report -> page, receipt
//
// A [Round] is the text that the player has: seeds, nonce, commitment, what
// they saw. [Verify] is the only way in. It returns a [Report] with everything
// computed: the commitment, the round signature, every draw, the outcome, and
// each of them held against what the player gave.
//
// Where a round does not match, [Check] also says what a recomputation shows
// about why: a space too many, a nonce off by one. Such a finding is a hint and
// changes no verdict.
//
// # What a check proves
//
// A matching commitment proves that the revealed server seed is the one the
// casino committed to, provided that the player saw that commitment before the
// round; no program can know when it was shown. A matching outcome proves that
// the result follows from these seeds and from nothing else. Neither proves
// that the server seed was picked at random: the client seed, which the server
// could not foresee, is what keeps it from picking a favourable one. Only both
// together, with the outcome that the player really saw, are called verified.
//
// # Words
//
//   - server seed: the casino's secret, revealed after the round.
//   - client seed: the player's part, text of any kind.
//   - nonce: the number of the round under one pair of seeds.
//   - commitment: the hash of the server seed, shown before the round.
//   - round signature: the hash of both seeds and the nonce.
//   - draw: one big-endian u32 of the deterministic stream.
//   - rejection sampling: skipping the draws at the top of the range, so that
//     every remainder is equally likely.
//
// Seeds are text and their bytes are hashed: nothing is ever trimmed, re-cased
// or normalised here. A mismatch is a result, never an error. The package knows
// no browser, no language and no clock, and does no I/O.
//
// SPEC.md beside this file numbers the algorithms; code cites it as "SPEC 1.4".
package fair
