#!/usr/bin/env bash
# Runs every fuzz target of the project, one after the other, each for the
# time given (default 10s).
set -euo pipefail
time=${1:-10s}
ran=0
for package in $(go list ./...); do
	for target in $(go test -list '^Fuzz' "$package" | grep '^Fuzz' || true); do
		echo "$package $target"
		go test -run '^$' -fuzz "^$target\$" -fuzztime "$time" "$package"
		ran=$((ran + 1))
	done
done
[ "$ran" -gt 0 ] || { echo "fuzz: no target was found" >&2; exit 1; }
echo "fuzz: $ran targets, $time each"
