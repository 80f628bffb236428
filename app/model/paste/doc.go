// Package paste reads what a player copied: the text of a casino's fairness
// window, a program's output, a round as JSON, a link, a row of a table, a list
// of amounts. It says how each part was read and what it did not understand; it
// never guesses in silence, and it never changes a seed.
package paste
