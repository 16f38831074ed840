"""What the battery plays of every game, and what it shows of it (`test_every_game*.py`)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from games import GAMES
from games.core import DRAW, LANGUAGES, RESIGN, Foresight, Game, Match, Puzzle, Seat
from tests.games.golden import walk
from tests.sample import examples

AnyGame = Game[Any]
AnyMatch = Match[Any]

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
every_language = pytest.mark.parametrize("language", LANGUAGES)
some = settings(
    max_examples=examples(3),
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
seeds = st.integers(0, 2**32)

NAMES = (
    "Maximilian-Alexander von Hohenfe",
    "Екатерина Константинопольская-Ю.",
    "A name of thirty-two characters!",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW",
)
"""As long as Discord lets a name be."""


def fresh(game: AnyGame, random: Random) -> AnyMatch:
    """A match with random options, dealt at random."""
    seats = random.choice(game.rules.seats)
    options = {o.name: random.choice(list(o.choices)) for o in game.rules.options}
    return Match.start(game, seats, options, game.rules.deal(random, seats, options))


def random_move(match: AnyMatch, random: Random) -> tuple[Seat, str]:
    """A legal move of a random seat; first words are equally likely, so that all get played."""
    seat = random.choice(match.state.acting)
    legal = match.state.legal(seat)
    word = random.choice(sorted({move.split()[0] for move in legal}))
    return seat, random.choice([move for move in legal if move.split()[0] == word])


def played(game: AnyGame, seed: int, plies: int) -> AnyMatch:
    """A random match, at most that many moves in."""
    random = Random(seed)
    match = fresh(game, random)
    for _ in range(plies):
        if match.state.outcome:
            break
        match = match.play(*random_move(match, random))
    return match


@cache
def looks(name: str, most: int) -> tuple[AnyMatch, ...]:
    """About so many places of the golden match, from its start to its end: the first one in which
    a kind of move can be played, and some from all over; and matches that somebody leaves."""
    matches = walk(name)
    last = len(matches) - 1
    found = {last * n // most for n in range(most + 1)} | set(_firsts(matches))
    middle = matches[last // 2]
    left = [match.play(seat, RESIGN) for match in (matches[0], middle) for seat in (0, 1)]
    agreed = [middle.play(0, DRAW)] if middle.seats == 2 else []
    return (*(matches[n] for n in sorted(found)), *left, *agreed)


def _firsts(matches: tuple[AnyMatch, ...]) -> Iterator[int]:
    """Where a first word of moves comes first."""
    words = set[str]()
    for n, match in enumerate(matches):
        for seat in match.state.acting:
            if new := {move.split()[0] for move in match.state.legal(seat)} - words:
                words |= new
                yield n


def viewers(match: AnyMatch) -> tuple[Seat | None, ...]:
    """Whoever gets a picture of their own."""
    return (None, *range(match.seats)) if match.game.rules.private else (None,)


def spread(items: tuple[str, ...], most: int) -> tuple[str, ...]:
    """Some of them, from all over."""
    return items[:: max(1, len(items) // most)]


def foresight(match: AnyMatch) -> Foresight[Any]:
    assert match.game.foresight
    return match.game.foresight


def short(game: Game[Any], task: str, turns: int, count: int) -> list[Puzzle]:
    """A few of that kind, those with the shortest logs."""
    found = [p for p in game.puzzles if (p.task, p.turns) == (task, turns)]
    return sorted(found, key=lambda puzzle: len(puzzle.log))[:count]
