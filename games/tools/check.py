"""`python -m games check NAME`: what a game lacks, how to make it, and its limits, in words."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import games
from games import GAMES, pen
from games.core import ENGLISH, LANGUAGES, Game, Match, Move
from games.core.languages import PSEUDO, Catalogue
from games.tools.wire import schema

NARROWEST, WIDEST, HEAVIEST = 800, 1200, 80_000
"""Pixels of a picture's width, and bytes of its PNG."""
LONGEST_LABEL, LONGEST_WORDS = 80, 2500
"""Characters: Discord's own limit for a button, and what a message has room for."""
_PLIES, _NAMES = 40, ("W" * 32,) * 4
"""So far a random match is looked at, and by whom it is played."""


@dataclass(frozen=True)
class Lack:
    """Something that a game lacks."""

    what: str
    how: str
    """What makes it, or what it is good for."""
    demanded: bool = True
    """Does `make test` or a reader miss it? Otherwise a game may go without."""
    make: Callable[[], object] | None = None
    """Makes it, as far as a program can."""

    def __str__(self) -> str:
        return f"{'lacks' if self.demanded else 'may have'} {self.what}: {self.how}"


def check(name: str, *, make: bool = False) -> Iterator[Lack]:
    """All that this game lacks; what can be made by itself is made first, if that is wanted."""
    for lack in lacks(name) if make else ():
        if lack.make:
            lack.make()
    yield from lacks(name)


def lacks(name: str) -> list[Lack]:
    game = GAMES[name]
    beyond = [Lack("measure", fault) for fault in faults(game)]
    return [*beyond, *_files(game), *_told(game), *_unsaid(game), *_parts(game)]


def _positions(game: Game[Any]) -> Iterator[Match[Any]]:
    """Those of a random match. A set-up is done as soon as it can be."""
    random, options, seats = Random(1), game.settle({}), max(game.rules.seats)
    match = Match.start(game, seats, options, game.rules.deal(random, seats, options))
    ready, clear = _set_up(game)
    for _ in range(_PLIES):
        yield match
        if match.state.outcome:
            return
        seat = random.choice(match.state.acting)
        legal = match.state.legal(seat)
        lays = [move for move in legal if move != clear]
        match = match.play(seat, ready if ready in legal else random.choice(lays))


def _set_up(game: Game[Any]) -> tuple[Move, Move]:
    set_up = game.rules.set_up
    return (set_up.ready, set_up.clear) if set_up else ("", "")


def faults(game: Game[Any]) -> list[str]:
    """What is beyond its limits."""
    return sorted({fault for match in _positions(game) for fault in _beyond(match)})


def _beyond(match: Match[Any]) -> Iterator[str]:
    game, seat = match.game, next(iter(match.state.acting), 0)
    view = match.view(seat)
    picture = game.looks.draw(view)
    if not NARROWEST <= picture.width <= WIDEST:
        yield f"a picture is {picture.width} pixels wide, not {NARROWEST} to {WIDEST}"
    if len(pen.png(picture)) >= HEAVIEST:
        yield f"a picture has {HEAVIEST:,} bytes or more"
    if not pen.squares(picture):
        yield "a picture notes no board: pen.board or pen.note_squares"
    least = pen.legible(picture.width)
    if small := [word for word in pen.words(picture) if word.size < least]:
        yield f"“{small[0].text}” in a picture has size {small[0].size}; phones need {least}"
    if len(game.words.describe(view).say(_NAMES)) > LONGEST_WORDS:
        yield f"a description has more than {LONGEST_WORDS:,} characters"
    if any(len(game.words.label(move).say(_NAMES)) > LONGEST_LABEL for move in view.legal[:100]):
        yield f"a label has more than {LONGEST_LABEL} characters"


def _files(game: Game[Any]) -> Iterator[Lack]:
    """Files of this repository, beside the game's folder."""
    root, name = _root(), game.id
    tests, boards = root / "tests" / "games", root / "docs" / "boards" / f"{name}.json"
    golden = [sys.executable, "-m", "tests.games.golden", name]
    made: list[tuple[Path, str, Callable[[], object] | None]] = [
        (
            tests / "golden" / f"{name}.txt",
            f"python -m tests.games.golden {name}",
            lambda: subprocess.run(golden, cwd=root, check=False),
        ),
        (
            boards,
            f"python -m games schema {name} > {boards.relative_to(root)}",
            lambda: boards.write_text(json.dumps(schema(game), indent=1) + "\n", "utf-8"),
        ),
        (tests / f"test_{name}.py", "a test for every clause of its rules", None),
        (
            tests / "oracles" / f"oracle_{name}.py",
            "a second engine, from the rules page alone; __init__.py beside it says what it has",
            None,
        ),
        (root / "assets" / f"{name}.png", "make pictures", None),
    ]
    swaps = tests / "swaps.py"
    if game.rules.private and swaps.exists() and f'"{name}"' not in swaps.read_text("utf-8"):
        yield Lack("a row in tests/games/swaps.py", "other secrets that look the same to a seat")
    for file, how, make in made:
        if not file.exists() or (file == boards and not _is_of_today(file, game)):
            yield Lack(str(file.relative_to(root)), how, make=make)


def _is_of_today(boards: Path, game: Game[Any]) -> bool:
    shipped: object = json.loads(boards.read_text("utf-8"))
    return shipped == schema(game)


def undescribed(shape: Mapping[str, Any]) -> list[str]:
    """The fields in a board's schema that have no docstring."""
    shapes = (("Board", shape), *shape.get("$defs", {}).items())
    fields = [(name, field) for name, one in shapes for field in one.get("properties", {}).items()]
    return [f"{name}.{field}" for name, (field, about) in fields if not about.get("description")]


def _told(game: Game[Any]) -> Iterator[Lack]:
    """Rows in tables of documents, below that of the game before."""
    games = [*GAMES.values()]
    before = games[games.index(game) - 1]
    for file, begins, ends in _ROWS:
        page, beginning = _root() / file, begins(game)
        if page.exists() and beginning not in page.read_text("utf-8"):
            row = beginning + ends(game)
            yield Lack(f"a row in {file}", row, make=partial(_add_row, page, begins(before), row))
    for code in LANGUAGES:
        listing, title = _root() / "docs" / "listing.md", game.title.say((), code)
        if code != PSEUDO and listing.exists() and title not in listing.read_text("utf-8"):
            yield Lack(f"“{title}” in docs/listing.md", "for Discord's app directory")
    for word in sorted({move.split()[0] for move in moves(game)} - _named(game)):
        yield Lack(f"“{word}” in docs/engines.md", f"a move of this kind in the row of {game.id}")


def _named(game: Game[Any]) -> set[str]:
    """The first words of the moves that the page about engines names."""
    page = (_root() / "docs" / "engines.md").read_text("utf-8")
    row = next((line for line in page.splitlines() if line.startswith(f"| `{game.id}` |")), "")
    return {move.split()[0] for move in row.split("`")[3::2]}


def _add_row(page: Path, above: str, row: str) -> None:
    lines = page.read_text("utf-8").splitlines(keepends=True)
    at = next((n for n, line in enumerate(lines, 1) if line.startswith(above)), len(lines))
    page.write_text("".join([*lines[:at], f"{row}\n", *lines[at:]]), "utf-8")


def _about(game: Game[Any]) -> str:
    cover = game.looks.cover(ENGLISH)
    picture = f"![{game.title.say(())}: {cover.alt if cover else '?'}](assets/{game.id}.png)"
    return f"{_seats(game, '-')}): {game.about.say(())} | {picture} |"


def _facts(game: Game[Any]) -> str:
    secrets = "?" if game.rules.private else "none"
    return f"{_seats(game, ' to ')} | {game.time.minutes} minutes | ? | {secrets} |"


def _seats(game: Game[Any], to: str) -> str:
    return to.join(str(n) for n in sorted({min(game.rules.seats), max(game.rules.seats)}))


def moves(game: Game[Any]) -> Collection[Move]:
    """A move of each kind that a random match has."""
    found = dict[str, str]()
    for match in _positions(game):
        for seat in match.state.acting:
            found |= {move.split()[0]: move for move in match.view(seat).legal}
    return found.values()


def _kinds(game: Game[Any]) -> str:
    return ", ".join(f"`{move}`" for move in moves(game)) + " |"


_ROWS: tuple[tuple[str, Callable[[Game[Any]], str], Callable[[Game[Any]], str]], ...] = (
    ("README.md", lambda game: f"| **{game.title.say(())}** (", _about),
    ("README.md", lambda game: f"| {game.title.say(())} | ", _facts),
    ("docs/engines.md", lambda game: f"| `{game.id}` | ", _kinds),
)
"""Document, how a game's row in one of its tables begins, and how it may go on."""


def _unsaid(game: Game[Any]) -> Iterator[Lack]:
    folder, english = Path("games") / game.id, Catalogue(game.room, ENGLISH).ids
    for field in undescribed(schema(game)):
        yield Lack("a docstring", f"{field}, for whoever reads docs/boards/{game.id}.json")
    for code in LANGUAGES:
        for id in sorted(english - Catalogue(game.room, code).ids):
            yield Lack("a translation", f"{folder}/locale/{code}.ftl lacks {id}")
        pages = folder / "teaching" / "rulebook" / f"{code}.md"
        if code != PSEUDO and not (_root() / pages).is_file():
            yield Lack(str(pages), "the rulebook in this language")


def _parts(game: Game[Any]) -> Iterator[Lack]:
    """What the type lets a game go without."""
    looks, teaching = game.looks, game.teaching
    for there, part, how in (
        (game.lesson, "teaching/lesson.json", "people learn it by playing"),
        (teaching.tasks, "puzzles", "of the day, and to practise: teaching/puzzles.py"),
        (game.foresight, "foresight", "people can plan ahead"),
        (game.feats, "feats", "two things that a winner is proud of"),
        (looks.cover("en"), "a cover", "what a lobby shows"),
        (looks.charted, "charted", "a review marks its choices in the picture"),
        (game.players.judge or game.players.rough, "judge, or rough", "how sure a review is"),
    ):
        if not there:
            yield Lack(part, how, demanded=False)


def _root() -> Path:
    return Path(games.__file__).parents[1]
