"""Players at a table, and how a message may write their names."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from bot.table.entered import named
from bot.table.timer import Span
from games.core import say

DELETED = "Deleted person"
"""Replaces the name of anybody who had their data deleted."""

_MARKUP = re.compile(r"[\\*_~|`\[<]|@(?=everyone|here)|:(?=//)|^(?:[#>]|-(?=[ #]))")
_ESCAPED = re.compile(r"\\([\\*_~|`\[<@:#>-])")


def plain(name: str) -> str:
    """A name on one line and in one direction, without anything Discord would read as markup,
    mention or link."""
    return _MARKUP.sub(r"\\\g<0>", named(name))


def bare(text: str) -> str:
    """The same text where Discord reads no markup, as on a menu's lines: nothing bold, no escapes.

    >>> bare(f"**{plain('*A_')}** plays")
    '*A_ plays'
    """
    return _ESCAPED.sub(r"\1", text.replace("**", ""))


def known_as(name: str, language: str) -> str:
    """A person's name. What replaces a deleted one, or one that nobody sees, is told in this
    language."""
    if name == DELETED:
        return say("bot-deleted").in_(language)
    return named(name) or say("bot-nameless").in_(language)


@dataclass(frozen=True)
class Player:
    """Somebody at the table."""

    id: int
    """A Discord user's id. Below zero for computers, and for people who had their data deleted."""
    name: str
    level: str = ""
    """A computer's level; empty for people."""
    reachable: bool = True
    """Did the last direct message to them arrive?"""
    newcomer: bool = False
    """Have they never finished a match of this game?"""
    away: Span | None = None
    """The days on which they are away, now or later (see `away`)."""

    def called(self, language: str, among: Iterable[Player] = ()) -> str:
        """The name as it is told in this language. If several computers are `among` the players,
        each has a number."""
        if self.level:
            several = sum(1 for player in among if player.level) > 1
            number = -self.id if several else 0
            return say("bot-computer", n=number, level=self.level).in_(language)
        return known_as(self.name, language)

    @property
    def mention(self) -> str:
        """How a message names them. It notifies people only if the message asks for that."""
        return f"<@{self.id}>" if self.id > 0 else f"**{self.name}**"

    def mentioned(self, language: str, among: Iterable[Player] = ()) -> str:
        """The same, with a computer's name as `called` gives it."""
        return self.mention if self.id > 0 else f"**{self.called(language, among)}**"
