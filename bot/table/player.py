"""Somebody at a table, and names as they may stand in a message."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from games.core import say

DELETED = "Deleted person"
"""Stands where the name of somebody was who had their data deleted."""

_TURNS = re.compile("[\u202a-\u202e\u2066-\u2069]")
"""Characters that turn the direction of what follows."""
_MARKUP = re.compile(r"[\\*_~|`\[<]|@(?=everyone|here)|:(?=//)")


def plain(name: str) -> str:
    """A name in which Discord finds no markup, mention or link, on one line, in one direction."""
    return _MARKUP.sub(r"\\\g<0>", " ".join(_TURNS.sub("", name).split()))


def known_as(name: str, language: str) -> str:
    """A person's name; what stands for one is said in this language."""
    return say("bot-deleted").say((), language) if name == DELETED else name


@dataclass(frozen=True)
class Player:
    """Somebody at the table."""

    id: int
    """A Discord user's; below zero for a computer, and for whoever had their data deleted."""
    name: str
    level: str = ""
    """How a computer plays; empty for people."""
    reachable: bool = True
    """Could the bot write to them when it last tried?"""
    newcomer: bool = False
    """Have they never finished a match of this game?"""

    def called(self, language: str, among: Iterable[Player] = ()) -> str:
        """The name; what stands for one is said in this language. A computer has a number where
        there are several `among` the players."""
        if self.level:
            several = sum(1 for player in among if player.level) > 1
            number = -self.id if several else 0
            return say("bot-computer", n=number, level=self.level).say((), language)
        return known_as(self.name, language)

    @property
    def mention(self) -> str:
        """How a message names them; people are notified by it if the message asks for that."""
        return f"<@{self.id}>" if self.id > 0 else f"**{self.name}**"

    def mentioned(self, language: str, among: Iterable[Player] = ()) -> str:
        """The same; what stands for a name is said as `called` does."""
        return self.mention if self.id > 0 else f"**{self.called(language, among)}**"
