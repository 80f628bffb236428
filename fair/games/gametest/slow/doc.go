// Package slow has the hash functions and the draws of both schemes once more,
// written from the standards in the plainest way, for tests to hold the fast
// code against. It shares nothing with package fair or with Go's own hashes:
// even the constants are derived here.
package slow
