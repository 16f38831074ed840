"""The rulebook of Cop & Rob by language; there are words in its pictures, too."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial

from games.cop_and_rob.story import story
from games.core import Page, rulebook

_PICTURES: Mapping[str, int] = {
    "start": 0,
    "curve-fits": 4,
    "driving": 5,
    "ambush": 6,
    "cut-off": 8,
    "joined": 11,
}
"""How many moves of the story have been made in each."""


@cache
def pages(language: str) -> tuple[Page, ...]:
    """The rulebook in this language."""
    pictures = {name: partial(story, moves, language) for name, moves in _PICTURES.items()}
    return rulebook(__package__, pictures)(language)
