"""How strong the computer players are: `python -m tests.bench.arena [GAME ...]`.

Every line is an arena with fixed seeds and sides swapped; issue 7 says what must be reached.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from time import perf_counter

from games import GAMES
from games.tools.arena import Score, arena

PAIRS = (
    ("easy", "random", 40),
    ("normal", "random", 100),
    ("normal", "easy", 40),
    ("hard", "normal", 20),
    ("hard", "hard", 4),
)
"""Who plays whom, and how many matches."""


def report(names: Sequence[str] = tuple(GAMES)) -> None:
    """Prints every pair's score, game by game."""
    for game in (GAMES[name] for name in names):
        print(game.title.say(()))
        for a, b, matches in PAIRS if game.players else ():
            score = Score((a, b))
            for _ in arena(game, score, matches, 1, perf_counter):
                pass
            print(score, flush=True)


if __name__ == "__main__":
    report(sys.argv[1:] or tuple(GAMES))
