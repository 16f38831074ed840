"""One of our computer players as an engine: it goes through the same door as all others."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from games import playable
from games.core import Budget, Computer, Game, View
from games.tools.wire import answered, board_of

_SHARE = 0.8
"""Of the time for a move: the rest goes by with reading and writing."""


def serve(
    id: str, level: str, random: Random, lines: Iterable[str], say: Callable[[str], None]
) -> None:
    """Plays one match. Raises `ValueError` for another game, or for rules that it does not know."""
    messages = (json.loads(line) for line in lines)
    hello: dict[str, Any] = next(messages, {})
    game = _game(id, hello)
    computer, boards = game.players.levels[level], board_of(game)
    for message in messages:
        if message["type"] == "turn":
            board, legal = boards.validate_python(message["board"]), tuple(message["legal"])
            view = View(hello["seat"], board, (hello["seat"],), legal, (), None)
            budget = _budget(computer, message["milliseconds"])
            say(answered(message["turn"], computer.think(view, random, budget).move))
        elif message["type"] == "end":
            return


def _game(id: str, hello: dict[str, Any]) -> Game[Any]:
    """The game by the rules of this match."""
    if hello.get("type") != "hello" or hello["game"] != id:
        raise ValueError(f"this is an engine for {id}, and it hears a hello first")
    game = playable(id, hello["rules"])
    if game is None:
        raise ValueError(f"this engine does not know version {hello['rules']} of the rules")
    return game


def _budget(computer: Computer[Any], milliseconds: int) -> Budget:
    """All its nodes, as in the arena, as long as its time lasts."""
    seconds = _SHARE * milliseconds / 1000
    return Budget(computer.budget.most, seconds, seconds)
