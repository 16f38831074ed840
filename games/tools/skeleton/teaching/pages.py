"""The rulebook and cover of Pebbles, with pictures of positions reached by playing."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, partial

from games.core import Page, rulebook, say
from games.pen import Picture

from ..rules.state import start
from ..shown.draw import draw

_DEALT = {"heaps": [5, 7, 9, 6]}


def _heaps(language: str) -> Picture:
    return draw(replace(start(_DEALT, 2, {}).view(None), language=language))


@cache
def cover(language: str) -> Page:
    """The cover, with its words in this language."""
    title, alt = say("skeleton-name"), say("skeleton-cover")
    return Page(title.in_(language), "", partial(_heaps, language), alt.in_(language))


RULEBOOK = rulebook(__package__, {"heaps": _heaps})
