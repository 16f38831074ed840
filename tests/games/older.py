"""A game with an earlier version of its rules, by which matches are under way: in the skeleton,
whoever took the last pebble lost until version 2."""

from __future__ import annotations

from dataclasses import replace
from typing import Self

from games.core import Dealt, Game, Options, Seat, Who, say
from games.tools import skeleton
from games.tools.skeleton.rules import state
from games.tools.skeleton.rules.known.board import Board


def earlier(game: Game[Board]) -> Game[Board]:
    """The game by these rules. Nobody plans ahead in it: what is foreseen ends by the new ones."""
    older = replace(game.rules, version=1, start=start)
    return replace(game, rules=older, foresight=None)


def start(deal: Dealt, seats: int, options: Options) -> OlderState:
    """The heaps as they were dealt. Raises `Damaged`."""
    return OlderState(seats=2, heaps=state.start(deal, seats, options).heaps)


class OlderState(state.SkeletonState):
    """Differs in who wins."""

    def ended_by(self, seat: Seat) -> Self:
        reason = say("skeleton-took-the-last", who=Who(seat))
        return self.end((2, 1) if seat == 0 else (1, 2), reason)


GAME: Game[Board] = replace(
    skeleton.GAME, rules=replace(skeleton.GAME.rules, version=2), earlier=(earlier,)
)
