"""What the games cost: `python -m tools.bench.games [GAME ...]`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from io import BytesIO
from random import Random
from statistics import median
from subprocess import run
from time import perf_counter, process_time
from typing import Any

from bot.table.menu import menu
from games import GAMES, pen
from games.core import Game, Match, State, View
from tests.games.golden import every_ply, stops

AnyGame = Game[Any]
_SECONDS = 2.0
"""For how many seconds a game is played at random."""
_TIMES = 15
"""How often a picture or a menu is made."""
_BUSY = 5
"""How many of the slowest pictures are drawn again."""


def playouts(game: AnyGame) -> tuple[int, int, float]:
    """Play at random for a while, listing every legal move at every ply; returns plies, matches,
    seconds."""
    random, seats = Random(1), max(game.rules.seats)
    options = game.settle({})
    plies, matches, start = 0, 0, perf_counter()
    while (spent := perf_counter() - start) < _SECONDS:
        state = game.rules.start(game.rules.deal(random, seats, options), seats, options)
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
    """The median of the processor's seconds that the work takes."""
    taken = list[float]()
    for _ in range(_TIMES):
        start = process_time()
        work()
        taken.append(process_time() - start)
    return median(taken)


@dataclass(frozen=True)
class Cost:
    """What the pictures of a game's golden match cost, in milliseconds of processor time."""

    drawn: float
    """Drawing the busiest picture."""
    packed: float
    saved: float
    """Packing by Pillow's `Image.save`."""
    size: int
    """Bytes of the largest picture."""
    new: float
    """Drawing the match's next picture, as in play: the median."""

    def __str__(self) -> str:
        return (
            f"picture {self.drawn:4.2f} ms drawn, {self.packed:4.2f} ms packed "
            f"({self.saved:4.2f} by Pillow), "
            f"{self.size / 1e3:4.1f} kB, next one {self.new:5.2f} ms"
        )


def pictures(game: AnyGame) -> Cost:
    """The costs of all pictures of the golden match, at every ply."""
    views, times = list[View[Any]](), list[float]()
    for match in every_ply(game):
        for seat in (None, *range(match.seats if game.rules.private else 0)):
            views.append(match.state.view(seat))
            times.append(_spent(partial(game.looks.draw, views[-1])))
    busiest = sorted(views, key=lambda view: _spent(partial(game.looks.draw, view)))[-_BUSY:]
    drawn = [game.looks.draw(view) for view in views[:: max(1, len(views) // 50)]]
    return Cost(
        drawn=1e3 * max(time_of(partial(game.looks.draw, view)) for view in busiest),
        packed=1e3 * max(time_of(partial(pen.png, image)) for image in drawn),
        saved=1e3 * max(time_of(partial(_saved, image)) for image in drawn),
        size=max(len(pen.png(image)) for image in drawn),
        new=1e3 * median(times),
    )


def _saved(image: pen.Picture) -> None:
    image.save(BytesIO(), "PNG")


def _spent(work: Callable[[], object]) -> float:
    start = process_time()
    work()
    return process_time() - start


def first_picture(game: AnyGame) -> float:
    """Seconds of processor time from a new process to its first picture of the golden match."""
    code = (
        "import sys; from games import GAMES, pen, record;"
        "match = record.follow(record.read(sys.stdin.read()));"
        "view = match.state.view(None); from time import process_time as now; start = now();"
        "pen.png(match.game.looks.draw(view)); print(now(), now() - start)"
    )
    text = stops(game.id)[-2].dumps()
    done = run([sys.executable, "-c", code], input=text, capture_output=True, text=True, check=True)
    return float(done.stdout.split()[0])


def deepest_menu(game: AnyGame) -> float:
    """Seconds to make the menu of the golden match's longest list of moves, once that list is
    there."""
    lists = [_longest(match) for match in stops(game.id)]
    longest = max(lists, key=len)
    return time_of(lambda: menu(longest, leads=game.controls.leads))


def _longest(match: Match[Any]) -> tuple[str, ...]:
    return max((match.state.legal(seat) for seat in range(match.seats)), key=len)


def report(game: AnyGame) -> str:
    """A game's costs in one line."""
    plies, matches, spent = playouts(game)
    return (
        f"{game.id:18} {spent / plies * 1e6:8.0f} µs a ply  {matches / spent:8.2f} matches/s  "
        f"{pictures(game)}, first after a start {first_picture(game):4.2f} s  "
        f"menu {deepest_menu(game) * 1e3:5.2f} ms"
    )


def main(names: list[str]) -> None:
    """Prints a line for every game, or only for the named ones."""
    for name in names or GAMES:
        print(report(GAMES[name]), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
