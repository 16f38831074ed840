"""What the games cost: `python -m tests.bench.games [GAME ...]`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

from bot.table.menu import menu
from games import GAMES, pen
from games.core import Game, Match, State
from tests.games.golden import stops

AnyGame = Game[Any]
_SECONDS = 2.0
"""How long a game is played at random."""
_TIMES = 15
"""How often a picture or a menu is made."""


def playouts(game: AnyGame) -> tuple[int, int, float]:
    """Plies and matches played at random in a while, every legal move listed at every ply."""
    random, seats = Random(1), max(game.seats)
    options = game.settle({})
    plies, matches, start = 0, 0, perf_counter()
    while (spent := perf_counter() - start) < _SECONDS:
        state = game.start(game.deal(random, seats, options), seats, options)
        plies += _playout(state, random)
        matches += 1
    return plies, matches, spent


def _playout(state: State[Any], random: Random) -> int:
    plies = 0
    while not state.outcome:
        seat = random.choice(state.acting)
        state = state.apply(seat, random.choice(state.legal(seat)))
        plies += 1
    return plies


def time_of(work: Callable[[], object]) -> float:
    """Median seconds."""
    taken = list[float]()
    for _ in range(_TIMES):
        start = perf_counter()
        work()
        taken.append(perf_counter() - start)
    return median(taken)


def busiest_picture(game: AnyGame) -> tuple[float, int]:
    """Seconds and bytes of the golden match's largest picture."""
    views = [m.state.view(seat) for m in stops(game.id) for seat in (None, *range(m.seats))]
    largest = max(views, key=lambda view: len(pen.png(game.draw(view))))
    return time_of(lambda: pen.png(game.draw(largest))), len(pen.png(game.draw(largest)))


def deepest_menu(game: AnyGame) -> float:
    """Seconds to make the menu of the golden match's longest list of moves, the list given."""
    lists = [_longest(match) for match in stops(game.id)]
    longest = max(lists, key=len)
    return time_of(lambda: menu(longest))


def _longest(match: Match[Any]) -> tuple[str, ...]:
    return max((match.state.legal(seat) for seat in range(match.seats)), key=len)


def report(game: AnyGame) -> str:
    """One line."""
    plies, matches, spent = playouts(game)
    seconds, size = busiest_picture(game)
    return (
        f"{game.name:18} {spent / plies * 1e6:8.0f} µs a ply  {matches / spent:8.2f} matches/s  "
        f"picture {seconds * 1e3:5.1f} ms {size / 1e3:5.1f} kB  "
        f"menu {deepest_menu(game) * 1e3:5.2f} ms"
    )


def main(names: list[str]) -> None:
    """Prints a line for every game, or for those named."""
    for name in names or GAMES:
        print(report(GAMES[name]), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
