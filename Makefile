# Each target makes .venv and installs what it needs, pinned, when that is missing or has changed.
# Nothing but python3 (3.11 or newer) and make has to be there.

PYTHON ?= python3
# Every process of the tests would compile all that it imports once more.
unexport PYTHONDONTWRITEBYTECODE
BIN := .venv/bin
# Each worker imports and collects everything, 5 s of CPU; but much is waited for. On two cores three
# workers took half a minute of CPU less than five, and a minute more by the clock.
WORKERS ?= 5
PYTEST := $(BIN)/python -m pytest -n $(WORKERS)

.PHONY: help play run test quick test-long mutants simulate sixth-game flaky lint puzzles-check pictures bench presses soak host-test scale soak-scale format lock sdk
help: ## what there is to do
	@grep -E '^[a-z-]+:.*##' Makefile | sed -E 's/:.*## /\t/' | expand -t 12

.venv/uv.installed: requirements/uv.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed. If you have one: make PYTHON=python3.12 ...")'
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear .venv
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

.venv/%.installed: requirements/%.txt .venv/uv.installed
	@echo "Installing requirements/$*.txt ..."
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --require-hashes -r $<
	@touch $@

play: .venv/play.installed ## the bot on a local Discord on this machine, PORT=8137: no token, no account
	@$(BIN)/python -m bot play $(if $(PORT),--port $(PORT)) $(if $(UPWARD),--upward $(UPWARD))

run: .venv/run.installed ## the bot on Discord, with DISCORD_TOKEN from the environment or .env
	@$(BIN)/python -m bot run

test: .venv/dev.installed ## every promise, fault, game and language once: before every commit
	@test -d tests/bot/__pycache__ || $(BIN)/python -m pytest -n 0 --collect-only -qq >/dev/null || true # compiled once, not by each worker
	@$(PYTEST) -p no:testmon -m "not long and not twice"

quick: .venv/dev.installed ## only the tests that what you changed can reach
	@$(PYTEST) --testmon -m "not long and not twice and not wire" tests/bot tests/games

test-long: .venv/dev.installed ## more seeds and matches, several processes, all of the page, PostgreSQL
	@MORE=4 $(PYTEST) -m "long or hypothesis"
	@TEST_DATABASE=postgresql $(PYTEST) tests/bot tests/simulation/test_store.py tests/e2e \
		-m "twice or not (long or lite or e2e)"

RUNS ?= 3
BUSY ?= 0
WHERE ?= tests/e2e tests/bot tests/local_discord
simulate: .venv/dev.installed ## presses, crashes and faults on paper, as many as one lets it
	@$(BIN)/python -m tests.simulation

sixth-game: .venv/dev.installed ## a throw-away sixth game, with which tests/games passes: minutes
	@$(BIN)/python -m tests.sixth_game

mutants: .venv/dev.installed ## defects put in one after the other: which tests notice?
	@$(BIN)/python -m tools.mutants $(WHICH)

flaky: .venv/dev.installed ## tests that are not the same every time: RUNS=3, beside BUSY=2 busy loops, WHERE="tests/e2e"
	@$(BIN)/python -m tools.flaky $(RUNS) $(BUSY) $(WHERE)

lint: .venv/dev.installed ## format, lint, types, import rules, dead code, sentences
	@$(BIN)/ruff format --check .
	@$(BIN)/ruff check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@$(BIN)/vulture
	@$(BIN)/deptry . --no-ansi
	@$(BIN)/python -m tools.sentences games bot

puzzles-check: .venv/dev.installed ## every puzzle replayed and proven again: minutes
	@$(BIN)/python -m games puzzles check

pictures: .venv/dev.installed ## icon, banner, README's pictures, drawn anew (needs Chromium)
	@$(BIN)/python -m assets

bench: .venv/dev.installed ## what things cost: games, pictures, a turn on the local Discord
	@$(BIN)/python -m tools.bench

presses: .venv/dev.installed ## how many presses and touches a turn takes, in whole matches
	@$(BIN)/python -m tools.presses

soak: .venv/dev.installed ## the bot killed (-9) a hundred times while people play all games
	@KILLS=$${KILLS:-100} $(BIN)/python -m pytest --timeout 0 tests/e2e/test_kill.py

host-test: .venv/dev.installed ## the container's steps in an empty folder: start, play, back up, kill, restore
	@$(BIN)/python -m tools.host

scale: .venv/dev.installed ## many processes: kills while people play, what a move costs; minutes
	@$(BIN)/python -m tools.bench.scale

soak-scale: .venv/dev.installed ## four processes killed (-9) a hundred times while people play
	@KILLS=$${KILLS:-100} $(BIN)/python -m tools.bench.scale kills

format: .venv/dev.installed ## format the code
	@$(BIN)/ruff format .
	@$(BIN)/ruff check --fix .

COMPILE := $(BIN)/uv pip compile --quiet --generate-hashes --no-emit-index-url --no-header \
	--universal --python-version 3.11 --upgrade

lock: .venv/uv.installed ## pin the newest versions that pyproject.toml allows
	@$(COMPILE) pyproject.toml -o requirements/run.txt
	@$(COMPILE) pyproject.toml --extra play -o requirements/play.txt
	@$(COMPILE) pyproject.toml --extra play --extra dev -o requirements/dev.txt
	@echo 'uv>=0.5,<1' | $(COMPILE) - -o requirements/uv.txt

sdk: .venv/uv.installed ## Discord's SDK for the page inside Discord, fetched, checked and joined anew (needs npm)
	@$(BIN)/python -m tools.sdk
