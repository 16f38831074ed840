"""A game's levels against a player that was written separately."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from games.core import Budget, Computer, Game, Move, Thought, View
from games.tools.contest import Contest, contest
from games.tools.score import Score

MATCHES = 40
LEVELS = "easy", "normal", "hard", "expert"


def report(
    game: Game[Any], player: Callable[[View[Any], Random], Move], levels: Sequence[str] = LEVELS
) -> None:
    """Prints every level's score; an expert gets a tenth of its budget."""
    other: Computer[Any] = Computer(
        lambda view, random, budget: Thought(player(view, random)), Budget.nodes(1)
    )
    for level in levels:
        found = Score(Contest(game.id, (level, player.__name__), budget=0.1))
        for number in range(MATCHES):
            found.add(contest(found.terms, number, game, [game.players.levels[level], other])[0])
        print(found, flush=True)
