"""Cop & Rob's cover: Rob's road, and the Ambush that cuts it off."""

from __future__ import annotations

from functools import cache, partial

from games.cop_and_rob.teaching.story import story
from games.core import Page, say
from games.pen import Picture

_MOVES = 8
"""How far into the rulebook's story: the Ambush has just been played."""


@cache
def cover(language: str) -> Page:
    """The cover, with its words in this language."""
    title, alt = say("cop-and-rob-name"), say("cop-and-rob-cover")
    return Page(title.say((), language), "", partial(_picture, language), alt.say((), language))


def _picture(language: str) -> Picture:
    """The picture without the decks, so that a phone shows a lobby's buttons below it."""
    picture = story(_MOVES, language)
    return picture.crop((0, 0, picture.width, picture.height * 88 // 100))
