"""The page's own words: all sentences whose ids begin with `bot-web-`. What a page shows of a table
comes with the table (`page`)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from games.core import ids_like, say

WORDS = "bot-web-"


@cache
def words(language: str) -> Mapping[str, str]:
    """All of them in this language, by what follows in their ids. `{name}` and `{n}` stand where
    the page fills them in."""
    said = {id: say(id, name="{name}", n="{n}").in_(language) for id in ids_like(WORDS)}
    return {id.removeprefix(WORDS): text for id, text in said.items()}
