"""Graverobber's rulebook and cover: our own words, with pictures of positions reached by
playing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from games.core import Seat, View, covering, rulebook
from games.graverobber.rules.known.board import Board
from games.graverobber.rules.state import GraverobberState, start
from games.graverobber.shown.draw import GRIDS, draw
from games.pen import Picture

_RED = "windmill C3; grave F5; plot F6; grave B6; plot B7; grave G2; plot H2; ready"
_WHITE = "windmill E5; grave A3; plot A4; grave C7; plot D7; grave F2; plot E2; ready"


def _after(*turns: str) -> GraverobberState:
    """The position after both boards were laid and these turns played, Red first."""
    moves = [(seat, step) for seat in (0, 1) for step in (_RED, _WHITE)[seat].split("; ")]
    moves += [(ply % 2, turn) for ply, turn in enumerate(turns)]
    state = start({}, 2, {})
    for seat, move in moves:
        assert state.refusal(seat, move) is None
        state = state.apply(seat, move)
    return state


def _laying() -> View[Board]:
    state = start({}, 2, {})
    for step in _RED.split("; ")[:4]:
        state = state.apply(0, step)
    return state.view(0)


_MIDDLE = ("move up 3", "move left 2", "dig up", "move down 1", "move right 1", "dig left")


def _middle(seat: Seat | None) -> View[Board]:
    return _after(*_MIDDLE).view(seat)


def _found() -> View[Board]:
    return _after("move right 1", "move left 4", "move up 3", "dig down", "dig left").view(None)


def _end() -> View[Board]:
    return _after(*_MIDDLE).leave(1, "resign").view(None)


_VIEWS: dict[str, Callable[[], View[Board]]] = {
    "seat": partial(_middle, 0),
    "laying": _laying,
    "found": _found,
    "end": _end,
}


def _picture(view: Callable[[], View[Board]], language: str) -> Picture:
    return draw(replace(view(), language=language))


RULEBOOK = rulebook(__package__, {name: partial(_picture, view) for name, view in _VIEWS.items()})


def _covered(language: str) -> Picture:
    state = start({}, 2, {})
    for seat, layout in enumerate((_RED, _WHITE)):
        for step in layout.split("; "):
            state = state.apply(seat, step)
    for turn in _MIDDLE:
        state = state.apply(state.acting[0], turn)
    picture = draw(replace(state.view(0), language=language))
    # only the lower board: a lobby's buttons stand below, and should not be far off
    own = GRIDS[1]
    return picture.crop((0, own.top - 14, picture.width, own.top + own.height + 52))


cover = covering("graverobber-name", "graverobber-cover", _covered)
