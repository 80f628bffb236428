# Roundcheck. "make run" shows the page, "make test" checks everything;
# "make" alone lists what there is.

# The compiler that go.mod names, so that the same sources give the same bytes.
# (GOTOOLCHAIN=local takes whatever Go is there.)
GOTOOLCHAIN ?= go$(shell sed -n 's/^go //p' go.mod)
export GOTOOLCHAIN

PORT ?= 8080
FUZZTIME ?= 10s

# Packages that also run in the browser: tested natively, for races, and as
# WebAssembly under Node.
PAGE := ./fair/... ./app/model/... ./app/i18n/... ./app/script ./app/summary ./app/wrap

# go test runs WebAssembly through this. The environment is emptied, because
# all of it has to fit into 8 kB there.
NODE := env -i PATH=$(PATH) $(shell go env GOROOT)/lib/wasm/go_js_wasm_exec

.DEFAULT_GOAL := help
.PHONY: help run test unit race node browser lint setup bench fuzz wasm dist site single size repro paint

help: ## list the targets
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 12

run: dist ## build the page and serve it on this machine
	@go run ./build serve -port $(PORT)

test: setup lint unit race node browser ## set up what is needed, then run every check

setup: ## install what the checks need (as root on Debian), or say what is missing
	@build/setup.sh

lint: ## gofmt and vet, for this machine and for WebAssembly
	@out=$$(gofmt -l .); [ -z "$$out" ] || { echo "not gofmt-ed:"; echo "$$out"; exit 1; }
	go vet ./...
	GOOS=js GOARCH=wasm go vet ./app/... ./fair/...

unit: ## the tests that need no browser
	go test $(PAGE) ./build ./build/repro

race: ## the same, looking for data races
	go test -race $(PAGE) ./build

node: ## the same as WebAssembly under Node
	GOOS=js GOARCH=wasm go test -exec "$(NODE)" $(PAGE)

browser: ## what ships, in a real Chromium
	go test -timeout 30m ./build/browser

bench: ## benchmarks of the library
	go test -run '^$$' -bench . -benchmem $(PAGE)

fuzz: ## every fuzz target for FUZZTIME (10s)
	@build/fuzz.sh $(FUZZTIME)

wasm: ## compile web/app.wasm: then any static server on this folder shows the page
	go run ./build wasm

dist: ## make everything that ships: dist/
	go run ./build dist

site: dist ## the hosted site: dist/index.html and the files beside it

single: dist ## the single file: dist/roundcheck.html

size: dist ## sizes of what ships: raw, gzip, brotli
	go run ./build size

repro: ## build twice from nothing, in two folders, and compare every byte
	go test -count=1 -v ./build/repro -scratch

paint: ## write the first paint into index.html anew, from what the page draws
	go test -count=1 ./build/browser -run TestStaticPaintEqualsFirstRender -paint
