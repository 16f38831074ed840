"""Pointsweeper's cover: a minefield, partly claimed."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, partial
from random import Random

from games.core import Page, say
from games.pen import Picture
from games.pointsweeper.rules.state import deal, start
from games.pointsweeper.shown.draw import BELOW, GRID, HANDS, WIDTH, draw

_MOVES = (
    *("first", "scout B A3", "scout Q E5", "scout R G7", "scout N C6", "scout P C2"),
    *("scout K D7", "claim R G7 G8", "claim Q E5 E8", "claim B A3 C1", "claim N C6 B8"),
    "claim R A4 A7",
)


def _picture(language: str) -> Picture:
    """Only the board, below its title."""
    state = start(deal(Random(5), 2, {}), 2, {})
    for move in _MOVES:
        state = state.apply(state.acting[0], move)
    whole, top = draw(replace(state.view(None), language=language)), GRID.top - 6
    picture = whole.crop((0, 0, WIDTH, HANDS + BELOW - top))
    picture.paste(whole.crop((0, top, WIDTH, BELOW)), (0, HANDS))
    return picture


@cache
def cover(language: str) -> Page:
    """The cover, with its words in this language."""
    title, alt = say("pointsweeper-cover"), say("pointsweeper-cover-alt")
    picture = partial(_picture, language)
    return Page(title.say((), language), "", picture, alt.say((), language))
