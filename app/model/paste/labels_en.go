package paste

import (
	"roundcheck/fair/games/dond"
	"roundcheck/fair/games/mines"
	"roundcheck/fair/games/roulette"
)

var english = words{
	labels: map[meaning][]string{
		isGame: {"game", "game name", "game type"},
		isServer: {
			"server seed", "the server seed", "revealed server seed", "unhashed server seed", "server seed revealed",
			"server seed unhashed", "server secret", "server seed plain", "server seed plaintext", "original server seed",
		},
		isPrevious: {"previous server seed", "previous server seed revealed", "revealed previous server seed", "prev server seed", "past server seed", "last revealed server seed"},
		isPrevHash: {
			"previous server seed hash", "previous server seed hashed", "hash of previous server seed", "hash of the previous server seed", "previous hashed server seed",
			"hashed previous server seed", "prev server seed hash",
		},
		isPrevClient: {"previous client seed", "prev client seed"},
		isClient:     {"client seed", "the client seed", "your client seed", "your seed", "player seed", "user seed", "my client seed"},
		isNonce:      {"nonce", "the nonce", "bet nonce", "round nonce", "game nonce"},
		isRound:      {"bet number", "round", "round number", "game number"},
		isCommitment: {
			"commitment", "the commitment", "seed commitment", "server seed commitment", "commitment hash", "committed hash",
			"server seed hash", "hashed server seed", "server seed hashed", "hash of server seed", "hash of the server seed",
			"server hash", "seed hash", "hashed seed", "encrypted server seed", "server seed sha256", "server seed sha3", "server seed sha3 256",
		},
		isSignature: {"signature", "the signature", "round signature", "game signature", "result signature"},
		isMines:     {"mines", "number of mines", "mines count", "mine count", "count of mines", "total mines", "mines amount", "num mines", "bombs", "number of bombs"},
		isWheel:     {"wheel", "wheel type", "roulette version", "roulette type", "version", "variant"},
		isLadder:    {"ladder", "prize ladder", "prize list", "prize table", "prizes ladder"},
		isTiles: {
			"mine positions", "mines positions", "positions of mines", "positions of the mines", "mine locations", "mines locations", "mine tiles",
			"tiles with a mine", "tiles with mines", "mined tiles", "mine tile numbers", "bomb positions", "mines on tiles", "mines at tiles",
		},
		isPocket: {"winning number", "the winning number", "winning pocket", "pocket", "roulette number", "roulette result", "ball landed on", "winning number is"},
		isPrizes: {"prizes", "cases", "case amounts", "case values", "case prizes", "prizes in the cases", "board", "briefcases"},
		isSeen:   {"result", "outcome", "seen", "round result", "game result", "final result"},
		isSafe:   {"safe", "safe tiles", "safe tiles you opened", "gem positions", "opened safe tiles"},
		isBets:   {"bets", "your bets", "my bets"},
	},
	games: map[string][]string{
		mines.ID:    {"mines", "cloudbet mines", "mines game"},
		roulette.ID: {"roulette", "cloudbet roulette", "european roulette", "american roulette"},
		dond.ID:     {"deal or no deal", "dond", "dond.win", "deal or no deal dond.win"},
	},
	wheels: map[string][]string{
		"european": {"european", "european wheel", "european roulette", "european version", "in the european version", "single zero", "eu"},
		"american": {"american", "american wheel", "american roulette", "american version", "in the american version", "double zero", "us"},
	},
	hashed:   []string{"hash", "commitment", "committed", "encrypted", "sha2", "sha3", "sha-256", "sha 256"},
	revealed: []string{"reveal", "unhashed", "not hashed", "not the hash", "original"},
	hidden: []string{
		"hidden", "currently hidden", "seed hidden", "the seed is hidden", "not revealed", "not yet revealed", "unrevealed", "not shown", "not visible",
		"revealed after", "revealed once", "revealed when", "will be revealed", "to be revealed", "available after", "available once", "shown after",
		"visible after", "pending", "n/a", "none", "none yet", "not available", "not yet available", "unavailable", "not yet", "rotate to reveal",
		"rotate your seed", "rotate seed", "change seed to reveal", "click to reveal", "null", "undefined",
	},
	buttons: []string{"copy", "copied", "copy to clipboard", "verify", "show", "hide", "reveal"},
	windows: []string{
		"provably fair", "provably fair verification", "provable fairness", "fairness", "fairness check", "fairness verification", "close", "cancel", "ok", "done", "back", "next",
		"change", "rotate", "randomize", "generate", "regenerate", "refresh", "save", "edit", "seeds", "overview", "details", "bet details", "game details", "round details",
		"how it works", "learn more", "more info", "help", "settings", "share", "history", "verify fairness", "verify game", "verify bet", "verify round", "verify result",
		"change seed", "change seeds", "change seed pair", "rotate seed", "rotate seeds", "rotate seed pair", "seed pair", "active seed pair", "previous seed pair", "calculate",
	},
	cases:   []string{"case", "briefcase"},
	numbers: []string{"no", "number", "box"},
	colours: []string{"red", "black", "green"},
	units:   []string{"mine", "mines", "bombs"},
}
