"""Version 1 of the rules, for matches under way: whoever takes the last pebble loses."""

from __future__ import annotations

from dataclasses import replace
from typing import Self

from games.core import Dealt, Game, Options, Seat, Who, say

from . import state
from .known.board import Board


def earlier(game: Game[Board]) -> Game[Board]:
    """The game by these rules. Nobody plans ahead in it: what is foreseen ends by the new ones."""
    older = replace(game.rules, version=1, start=start)
    return replace(game, rules=older, foresight=None)


def start(deal: Dealt, seats: int, options: Options) -> ToyState:
    """The heaps as they were dealt. Raises `Damaged`."""
    return ToyState(seats=2, heaps=state.start(deal, seats, options).heaps)


class ToyState(state.ToyState):
    """Differs in who wins."""

    def ended_by(self, seat: Seat) -> Self:
        reason = say("toy-had-to-take-the-last", who=Who(seat))
        return self.end((2, 1) if seat == 0 else (1, 2), reason)
