"""How strong the computer players are: `python -m tools.bench.arena [GAME ...]`.

A few distinct matches each, with fixed seeds and swapped sides. `python -m games arena` plays the
long runs, which can be interrupted and continued.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from games import GAMES
from games.tools.arena import arena
from games.tools.contest import Contest

PAIRS = (
    ("easy", "random", 40, 1.0),
    ("normal", "random", 40, 1.0),
    ("normal", "easy", 40, 1.0),
    ("hard", "normal", 20, 1.0),
    ("expert", "hard", 10, 0.1),
)
"""Who plays whom, how many matches, and with what share of their budget."""


def report(names: Sequence[str] = tuple(GAMES)) -> None:
    """Prints every pair's score, game by game."""
    for game in (GAMES[name] for name in names):
        print(game.title.say(()))
        for a, b, matches, share in PAIRS if game.players.levels else ():
            print(arena(Contest(game.id, (a, b), budget=share), matches), flush=True)


if __name__ == "__main__":
    report(sys.argv[1:] or tuple(GAMES))
