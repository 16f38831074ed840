"""The page's own words. What a page shows of a table comes with the table (`page`)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from games.core import say

SAID = (
    "bot-web-again",
    "bot-web-away",
    "bot-web-back",
    "bot-web-board",
    "bot-web-choose",
    "bot-web-closed",
    "bot-web-confirm",
    "bot-web-continue",
    "bot-web-denied",
    "bot-web-earlier",
    "bot-web-end",
    "bot-web-ended",
    "bot-web-enter",
    "bot-web-entering",
    "bot-web-here",
    "bot-web-larger",
    "bot-web-later",
    "bot-web-lost",
    "bot-web-mark",
    "bot-web-marked-none",
    "bot-web-marking",
    "bot-web-moves",
    "bot-web-next",
    "bot-web-now",
    "bot-web-over",
    "bot-web-play",
    "bot-web-playing",
    "bot-web-press",
    "bot-web-reconnect",
    "bot-web-retry",
    "bot-web-shown",
    "bot-web-slow",
    "bot-web-tables",
    "bot-web-tables-none",
    "bot-web-tables-wait",
    "bot-web-then",
    "bot-web-thinking",
    "bot-web-turn",
    "bot-web-turns",
    "bot-web-undo",
    "bot-web-watching",
    "bot-web-you",
    "bot-web-yours",
)
"""`{name}` and `{n}` stand where the page fills them in."""


@cache
def words(language: str) -> Mapping[str, str]:
    """All of them in this language, by what follows `bot-web-` in their ids."""
    filled = {"name": "{name}", "n": "{n}"}
    said = {id: say(id, **filled).in_(language) for id in SAID}
    return {id.removeprefix("bot-web-"): text for id, text in said.items()}
