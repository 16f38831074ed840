"""How moves are made by hand, as JSON: what can be touched, what is asked meanwhile, and what a
move would look like."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from PIL.Image import Image

from bot.message.moving import captioned
from bot.table.table import Table
from bot.table.touch import Paths, Touching, touches
from games.core import Move, Spot, Text, View, Way, say

Json = Mapping[str, Any]


def touched(table: Table, view: View[Any], *, asked: bool) -> Json:
    """The things on the picture and, for whoever is `asked` for a move, how moves are made.

    `bare`: the moves of which there is nothing to show; `shows`: is a move with something to show
    shown before it is played?
    """
    spots = table.game.looks.spots(view)
    found = laid_out(table, view)
    if not asked:
        return {**found, "steps": None}
    steps = _Steps(table, view, spots).json(touches(table.game, view, spots), ())
    ghost = table.game.looks.ghost
    bare = [move for move in view.legal if ghost(view, move) is None]
    return {**found, "steps": steps, "bare": bare, "shows": table.game.touch.shows}


def laid_out(table: Table, view: View[Any]) -> Json:
    """Each thing's name, box and words; and where the picture can be cut in two."""
    looks = table.game.looks
    spots = [[name, *spot.box, table.say(spot.says)] for name, spot in looks.spots(view).items()]
    return {"spots": spots, "fold": looks.fold(view)}


class _Steps:
    """Makes JSON of steps. What many of them say alike is said once."""

    def __init__(self, table: Table, view: View[Any], spots: Mapping[str, Spot]) -> None:
        self._table, self._view, self._spots = table, view, spots
        self._said = dict[Text, str]()

    def json(self, step: Touching, path: Way) -> Json:
        """`q`: what is asked; `s`: key -> what follows, the move, or several that are turned
        through; `c`: for each key that is a choice its label and its heading."""
        choices = [key for key in step.next if key not in self._spots]
        return {
            "q": self._say(self._table.game.touch.asks(self._view, path)),
            "s": {key: self._then(then, (*path, key)) for key, then in step.next.items()},
            "c": {key: self._choice((*path, key)) for key in choices},
        }

    def _then(self, then: Touching | tuple[Move, ...], path: Way) -> Json | Move | Sequence[Move]:
        if isinstance(then, Touching):
            return self.json(then, path)
        return then[0] if len(then) == 1 else then

    def _choice(self, path: Way) -> tuple[str, str]:
        touch = self._table.game.touch
        label = self._say(touch.choice(self._view, path))
        group = self._say(touch.group(self._view, path))
        return label or captioned(self._table, self._view, path[-1]), group

    def _say(self, text: Text | None) -> str:
        if text is None:
            return ""
        if text not in self._said:
            self._said[text] = self._table.say(text)
        return self._said[text]


def plays(table: Table, view: View[Any], move: Move) -> str:
    """What stands on the button that plays this move; "" if it is not legal."""
    if move not in view.legal:
        return ""
    text = table.game.touch.plays(view, move)
    return table.say(text) if text else captioned(table, view, move)


def why_not(table: Table, view: View[Any], keys: Iterable[str], name: str) -> str:
    """Why touching this spot leads nowhere after these touches. (Whoever has no move is not asked
    for a touch by the page, but may ask for this.)"""
    game, spots = table.game, table.game.looks.spots(view)
    path = Paths(spots).named((*keys, name))
    asked = view.legal and name in spots
    text = game.touch.why_not(view, path[:-1], path[-1]) if asked else None
    return table.say(text or say("bot-web-nowhere"))


def ghost(table: Table, view: View[Any], move: Move) -> Callable[[], Image] | None:
    """What draws the view with what this move would put there; None if there is nothing to draw."""
    return table.game.looks.ghost(view, move) if move in view.legal else None
