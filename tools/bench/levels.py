"""What a thought costs at a table, by level: `python -m tools.bench.levels [GAME ...]`."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from random import Random
from time import thread_time
from typing import Any

from games import GAMES
from games.core import Computer, Game, Match, View
from games.tools.score import spread

_EVERY, _MOST = 7, 12
"""Views are taken so many plies apart, and at most so many in each game."""


def views(game: Game[Any]) -> Iterator[View[Any]]:
    """Views from a match between two `normal` players, where there is a choice."""
    random, options = Random(1), game.settle({})
    match = Match.start(game, 2, options, game.rules.deal(random, 2, options))
    wait, found = 0, 0
    while match.state.acting and found < _MOST:
        seat = match.state.acting[0]
        view = match.state.view(seat)
        wait -= 1
        if len(view.legal) > 1 and wait < 0:
            wait, found = _EVERY, found + 1
            yield view
        match = match.play(seat, game.players.levels["normal"].move(view, random))


def cost(computer: Computer[Any], view: View[Any]) -> float:
    """Milliseconds of one core, with the time limit that a computer has at a table."""
    start = thread_time()
    computer.think(view, Random(1), computer.budget)
    return 1000 * (thread_time() - start)


def report(names: Sequence[str] = tuple(GAMES)) -> None:
    """Prints the cost of every level, game by game."""
    for game in (GAMES[name] for name in names):
        print(game.title.say(()))
        seen = list(views(game))
        for level, computer in game.players.levels.items():
            print(f"  {level}: {spread([cost(computer, view) for view in seen])}", flush=True)


if __name__ == "__main__":
    report(sys.argv[1:] or tuple(GAMES))
