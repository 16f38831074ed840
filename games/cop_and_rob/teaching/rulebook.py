"""Cop & Rob's rulebook: our own words, with pictures of a short match."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from games.cop_and_rob.teaching.story import story
from games.core import rulebook

_PICTURES: Mapping[str, int] = {
    "start": 0,
    "curve-fits": 4,
    "driving": 5,
    "ambush": 6,
    "cut-off": 8,
    "joined": 11,
}
"""Picture -> how many moves of the story have been made in it."""


RULEBOOK = rulebook(__package__, {name: partial(story, moves) for name, moves in _PICTURES.items()})
