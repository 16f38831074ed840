"""What a match of Cop & Rob looks like: Rob's road, and the Ambush that cuts it off."""

from __future__ import annotations

from functools import cache, partial

from games.cop_and_rob.story import story
from games.core import Page, say

_MOVES = 8
"""Of the rulebook's story: the Ambush has just been played."""


@cache
def cover(language: str) -> Page:
    """The cover, the words in its picture in this language."""
    title, alt = say("cop-and-rob-name"), say("cop-and-rob-cover")
    picture = partial(story, _MOVES, language)
    return Page(title.say((), language), "", picture, alt.say((), language))
