"""Graverobber's rulebook and cover: our own words, with pictures of positions reached by
playing."""

from __future__ import annotations

from games.core import State, covering, rulebook
from games.graverobber.rules.known.board import Board
from games.graverobber.rules.state import start
from games.graverobber.shown.draw import draw, fold
from games.pen import Picture
from games.posing import pictured, played

_LAID = (
    *("windmill C3", "grave F5", "plot F6", "grave B6", "plot B7", "grave G2", "plot H2", "ready"),
    *("windmill E5", "grave A3", "plot A4", "grave C7", "plot D7", "grave F2", "plot E2", "ready"),
)
"""What Red lays, then White."""
_MIDDLE = ("move up 3", "move left 2", "dig up", "move down 1", "move right 1", "dig left")
_FOUND = ("move right 1", "move left 4", "move up 3", "dig down", "dig left")


def _after(*moves: str) -> State[Board]:
    return played(start({}, 2, {}), moves)


_VIEWS = {
    "seat": lambda: _after(*_LAID, *_MIDDLE).view(0),
    "laying": lambda: _after(*_LAID[:4]).view(0),
    "found": lambda: _after(*_LAID, *_FOUND).view(None),
    "end": lambda: _after(*_LAID, *_MIDDLE).leave(1, "resign").view(None),
}
_PICTURES = {name: pictured(draw, view) for name, view in _VIEWS.items()}


def _covered(language: str) -> Picture:
    """Only the lower board, below the title: a lobby's buttons stand below, and should not be far
    off."""
    whole, folded = _PICTURES["seat"](language), fold(_VIEWS["seat"]())
    assert folded
    cut, apart = folded
    picture = whole.crop((0, 0, whole.width, cut))
    picture.paste(whole.crop((0, cut, whole.width, cut + apart)), (0, cut - apart))
    return picture


RULEBOOK = rulebook(__package__, _PICTURES)
cover = covering("graverobber-cover", _covered)
