"""Second engines, one a game: slow, plain, written only from the rules page, sharing no code."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from games.core import Dealt, Game, Match, Move, Options, Seat

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


def follow(
    game: Game[Any],
    options: Options,
    oracle: Callable[[Dealt, int, Options], Oracle],
    choose: Choose,
    random: Random,
    seats: int = 2,
) -> Match[Any]:
    """A whole match played on both engines, which have to agree before every move."""
    settled = game.settle(options)
    match = Match.start(game, seats, settled, game.rules.deal(random, seats, settled))
    other = oracle(match.deal, seats, settled)
    while True:
        assert (match.state.outcome is not None) == other.over
        for seat in range(seats):
            legal, expected = match.state.legal(seat), other.legal(seat)
            assert len(set(legal)) == len(legal)
            assert expected is None or set(legal) == expected, (seat, match.log)
        other.agree(match.state)
        if other.over:
            return match
        seat, move = choose(match, random)
        match = match.play(seat, move)
        other.play(seat, move)
