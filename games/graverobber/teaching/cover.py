"""Graverobber's cover: a seat's own secret board."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, partial

from games.core import Page, say
from games.graverobber.rules.state import start
from games.graverobber.shown.draw import GRIDS, draw
from games.pen import Picture

_LAYOUTS = (
    "windmill C3; grave F5; plot F6; grave B6; plot B7; grave G2; plot H2; ready",
    "windmill E5; grave A3; plot A4; grave C7; plot D7; grave F2; plot E2; ready",
)
_TURNS = ("move up 3", "move left 2", "dig up", "move down 1", "move right 1", "dig left")


@cache
def cover(language: str) -> Page:
    """The cover, with its words in this language."""
    title, alt = say("graverobber-name"), say("graverobber-cover")
    return Page(title.say((), language), "", partial(_picture, language), alt.say((), language))


def _picture(language: str) -> Picture:
    state = start({}, 2, {})
    for seat, layout in enumerate(_LAYOUTS):
        for step in layout.split("; "):
            state = state.apply(seat, step)
    for turn in _TURNS:
        state = state.apply(state.acting[0], turn)
    picture = draw(replace(state.view(0), language=language))
    # only the lower board: a lobby's buttons stand below, and should not be far off
    own = GRIDS[1]
    return picture.crop((0, own.top - 14, picture.width, own.top + own.height + 52))
