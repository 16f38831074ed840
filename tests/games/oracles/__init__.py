"""Second engines, one a game: slow, plain, written only from the rules page, sharing no code."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol

from games.core import Game, Match, Move, Options, Puzzle, Seat

Choose = Callable[[Match[Any], Random], tuple[Seat, Move]]
"""Who plays what next; reserved words too, where the oracle knows what comes of them."""


class Oracle(Protocol):
    """A match as the page has it."""

    @property
    def over(self) -> bool:
        """Has the match ended?"""

    def legal(self, seat: Seat) -> set[Move] | None:
        """What the seat may play now; None where this oracle does not say."""

    def play(self, seat: Seat, move: Move) -> None:
        """Goes on from here."""

    def agree(self, state: Any) -> None:
        """Asserts that everything else it knows of is so in the game's state: scores, places."""


class Plan(NamedTuple):
    """How a match is played: `plan(seed, random)` in the module of each game's oracle."""

    choose: Choose
    options: Options = MappingProxyType({})
    seats: int = 2


def oracle_of(game: str) -> Any:
    """The module of the game's second engine: `Oracle` and `plan`."""
    return import_module(f"{__name__}.oracle_{game}")


def follow(game: Game[Any], seed: int) -> Match[Any]:
    """A whole match played on both engines, which have to agree before every move."""
    second, random = oracle_of(game.id), Random(seed)
    plan: Plan = second.plan(seed, random)
    options = game.settle(plan.options)
    match = Match.start(game, plan.seats, options, game.rules.deal(random, plan.seats, options))
    other: Oracle = second.Oracle(match.deal, plan.seats, options)
    while True:
        assert (match.state.outcome is not None) == other.over
        for seat in range(plan.seats):
            legal, expected = match.state.legal(seat), other.legal(seat)
            assert len(set(legal)) == len(legal)
            assert expected is None or set(legal) == expected, (seat, match.log)
        other.agree(match.state)
        if other.over:
            return match
        seat, move = plan.choose(match, random)
        match = match.play(seat, move)
        other.play(seat, move)


def reached(puzzle: Puzzle) -> Any:
    """The puzzle's position on the second engine."""
    oracle = oracle_of(puzzle.game).Oracle(puzzle.deal, puzzle.seats, puzzle.options)
    for seat, move in puzzle.log:
        oracle.play(seat, move)
    return oracle
