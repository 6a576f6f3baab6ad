# `make play` and `make test` need Python 3.11 or newer and make, and set up everything else inside this folder.

PORT ?= 8000
DATABASE ?=
PYTHON ?=
export PYTHON

BIN = .venv/bin
NPM = tools/npm
PINS = pyproject.toml constraints.txt constraints-gpu.txt
WEB_SOURCES = $(shell find web -type d \( -name node_modules -o -name dist \) -prune -o -type f -print) \
	$(wildcard bezant/games/*/text/*.ftl)

SEED ?= 1
MUTANTS ?= 60
GAME ?=

STUDY ?=

TIMES ?= 1
TABLES ?= 200
SECONDS ?= 60

.PHONY: help play test format types docs tour pythons mutants people prove torchrl training bench lab wheel clean

help:
	@echo "make play      serve the games on http://127.0.0.1:8000 (PORT=8001, DATABASE=path or address)"
	@echo "make test      run every check and every test"
	@echo "make format    tidy the code"
	@echo "make tour      take the pictures of docs/tour.md anew: every screen, in Chromium"
	@echo "make docs      build the documentation into site/"
	@echo "make pythons   run the fast tests on every Python from 3.11 to 3.14 that is here"
	@echo "make mutants   put faults into the rules and see whether the tests find them (GAME=carolus, MUTANTS=60, SEED=1): long"
	@echo "make people    play a whole game of each title in each language by clicks, and compile all for a GPU: long"
	@echo "make prove     let everything fail while people play, and see that nothing is lost (TIMES=10, TABLES=200, SECONDS=60): long"
	@echo "make torchrl   install TorchRL, with PyTorch, and test the adapter for it"
	@echo "make training  install PyTorch and JAX, and test how a network learns, and the examples with both"
	@echo "make types     write the page's types anew from the shapes in Python"
	@echo "make bench     measure the speed of the engine"
	@echo "make lab       run the studies of docs/lab at full size, with PyTorch (STUDY=million-games for one): long"
	@echo "make wheel     build an installable package into dist/"
	@echo "make clean     remove everything the other commands built; your tables stay"

play: .venv/.installed web/dist/index.html
	@$(BIN)/python -m bezant serve --port $(PORT) $(if $(DATABASE),--database "$(DATABASE)")

test: .venv/.installed-dev web/dist/index.html
	@tools/set-up chromium
	@echo "== Format and lint"
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@echo "== Types"
	@$(BIN)/mypy
	@echo "== Web client"
	@$(NPM) run format:check
	@$(NPM) run lint
	@$(NPM) run check
	@$(NPM) test
	@echo "== Compiling"
	@$(BIN)/python -m tests.warm_up
	@echo "== Rules, players, server, house"
	@tools/tests "not browser and not long and not torchrl and not training"
	@echo "== Browser"
	@tools/tests "browser and not long"

format: .venv/.installed-dev web/node_modules/.installed
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .
	@$(NPM) run format

tour: .venv/.installed-dev web/dist/index.html
	@tools/set-up chromium
	@$(BIN)/python -m tests.tour

docs: .venv/.installed-dev
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build
	@echo "The documentation is in site/index.html."

pythons: .venv/.installed-dev
	@$(BIN)/nox

mutants: .venv/.installed-dev
	@for game in $(or $(GAME),$(notdir $(patsubst %/rules,%,$(wildcard bezant/games/*/rules)))); do \
		$(BIN)/python tools/mutants.py --game $$game --mutants $(MUTANTS) --seed $(SEED) || failed=1; done; exit $${failed:-0}

people: .venv/.installed-dev web/dist/index.html
	@tools/set-up chromium
	@tools/tests long

prove: .venv/.installed-dev
	@$(BIN)/python -m tests.faults --times $(TIMES) --tables $(TABLES) --seconds $(SECONDS)

torchrl: .venv/.installed-dev
	@$(BIN)/python -m pip install --quiet --constraint constraints.txt --constraint constraints-train.txt torchrl
	@$(BIN)/pytest -q -m torchrl

types: .venv/.installed web/node_modules/.installed
	@$(BIN)/python -m bezant.server.description > web/openapi.json
	@$(NPM) run types

training: .venv/.installed-dev
	@tools/set-up training
	@$(BIN)/pytest -q -m training

bench: .venv/.installed
	@$(BIN)/python -m bezant bench engine

lab: .venv/.installed-dev
	@tools/set-up training
	@$(BIN)/python -m tools.notebooks $(STUDY)

wheel: .venv/.installed web/dist/index.html
	@$(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist .

clean:
	rm -rf .venv web/node_modules web/dist dist site .nox .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -name .git -prune -o -name __pycache__ -prune -exec rm -rf {} +

$(BIN)/pip:
	@tools/set-up venv

.venv/.installed: $(PINS) | $(BIN)/pip
	@tools/set-up packages
	@touch $@

.venv/.installed-dev: $(PINS) | $(BIN)/pip
	@tools/set-up packages dev
	@touch $@ .venv/.installed

web/node_modules/.installed: web/package.json web/package-lock.json | $(BIN)/pip
	@tools/set-up web
	@touch $@

web/dist/index.html: web/node_modules/.installed $(WEB_SOURCES)
	@tools/set-up page
	@touch $@
