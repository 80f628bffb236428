#!/usr/bin/env bash
# Makes sure that the machine has what the checks need. As root on Debian it
# installs what is missing; elsewhere it says what to install, and fails.
set -euo pipefail

has_browser() {
	local name
	[ -n "${CHROMIUM:-}" ] && return
	for name in chromium chromium-browser google-chrome google-chrome-stable; do
		command -v "$name" >/dev/null && return
	done
	return 1
}

missing=() # Debian's packages
why=()
need() { missing+=("$1"); why+=("  $1: $2"); }

has_browser || need chromium "the browser tests drive a real Chromium (or set CHROMIUM to its path)"
command -v node >/dev/null || need nodejs "the tests also run as WebAssembly under Node"
command -v python3 >/dev/null || need python3 "the scripts that the page makes are run, in all three languages"
command -v "${CC:-gcc}" >/dev/null || { need gcc "Go's race detector is linked with it"; need libc6-dev "so it is"; }

[ ${#missing[@]} -eq 0 ] && exit 0

if [ "$(id -u)" -eq 0 ] && command -v apt-get >/dev/null; then
	echo "setup: installing ${missing[*]}"
	apt-get update -qq
	DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
	exit 0
fi

{
	echo "setup: this machine lacks (by Debian's names):"
	printf '%s\n' "${why[@]}"
	echo "Install them (on Debian: sudo apt-get install ${missing[*]}) and run make test again."
} >&2
exit 1
