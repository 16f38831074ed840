"""Matches of each game with other secrets behind the same view."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from random import Random
from typing import Any

from games import GAMES
from games.core import Match, Seat
from games.tools.contest import uniform
from tests.games import graverobber_table, pointsweeper_table
from tests.games.pointsweeper_table import PLIES, played

AnyMatch = Match[Any]


@cache
def positions(name: str, seed: int) -> tuple[AnyMatch, ...]:
    """A few positions of a match that starts at random and goes on as `easy` plays."""
    game, random, found = GAMES[name], Random(seed), list[AnyMatch]()
    seats = random.choice(game.rules.seats)
    match = Match.start(game, seats, {}, game.rules.deal(random, seats, game.settle({})))
    stops = {0, 5, 17, 40, 41}
    for ply in range(max(stops) + 1):
        if match.state.outcome:
            break
        if ply in stops:
            found.append(match)
        seat = match.state.acting[0]
        player = uniform if ply < 4 else game.players.levels["easy"].move
        match = match.play(seat, player(match.state.view(seat), random))
    return tuple(found)


def other_decks(match: AnyMatch, seat: Seat, random: Random) -> Iterator[AnyMatch]:
    """Cop & Rob: the cards that are face down in another order."""
    for _ in range(3):
        deal = copy.deepcopy(dict(match.deal))
        for role, unseen in match.state.board(None).unseen.items():
            tail = deal[role][-sum(unseen.values()) :]
            deal[role][-len(tail) :] = random.sample(tail, len(tail))
        other = Match.start(match.game, match.seats, match.options, deal)
        for line in match.log:
            other = other.play(*line)
        yield other


def other_tiles(match: AnyMatch, seat: Seat, random: Random) -> Iterator[AnyMatch]:
    """Pointsweeper: other tiles where this seat never looked."""
    return (pointsweeper_table.swapped(match, seat, random) for _ in range(3))


def other_layout(match: AnyMatch, seat: Seat, random: Random) -> Iterator[AnyMatch]:
    """Graverobber: another board of the other seat that gives the same answers."""
    return iter(graverobber_table.swaps(match, 1 - seat))


def of_cop_and_rob() -> Sequence[AnyMatch]:
    return positions("cop_and_rob", 2)[1:3]


def of_pointsweeper() -> Sequence[AnyMatch]:
    return [played(seed, plies) for seed, plies in enumerate(PLIES)]


def of_graverobber() -> Sequence[AnyMatch]:
    laid = (
        graverobber_table.laid(placement=placement, assist="on")
        for placement in ("reachable", "apart")
    )
    return [graverobber_table.after(at, "r3", "l3", "du", "dd", "r4", "l4") for at in laid]


Swap = Callable[[AnyMatch, Seat, Random], Iterator[AnyMatch]]


SECRETS: Mapping[str, tuple[Callable[[], Sequence[AnyMatch]], Swap]] = {
    "cop_and_rob": (of_cop_and_rob, other_decks),
    "pointsweeper": (of_pointsweeper, other_tiles),
    "graverobber": (of_graverobber, other_layout),
}
"""Game -> a few matches, the one with the most to find out last; and others, whose secrets are
others, but which look the same to this seat."""
