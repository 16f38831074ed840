"""How much one person may have waiting at a time. All wait for the same processor and database, so
somebody who presses two hundred times a second would keep everybody else waiting.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any

import discord

MOST = 8
"""Interactions of one person that are being answered."""
ALIKE = 6
"""Those of them by the same control or command: there is room for others, and a quick second press
is judged like any other."""
TYPED = 4
"""Those of them that ask for suggestions: there is one for each pause in typing."""


class Crowding:
    """What each person has waiting in this process. Of those who have nothing, nothing is kept."""

    def __init__(self) -> None:
        self._waiting = defaultdict[int, Counter[str]](Counter)
        self._told = set[int]()

    def enter(self, raw: discord.Interaction[Any]) -> bool:
        """Take an interaction in, until it has left; False where the person has too many."""
        waiting, what = self._waiting[raw.user.id], _what(raw)
        if waiting.total() >= MOST or waiting[what] >= (TYPED if what == _TYPING else ALIKE):
            return False
        waiting[what] += 1
        return True

    def leave(self, raw: discord.Interaction[Any]) -> None:
        """It is answered, or never will be."""
        person = raw.user.id
        self._waiting[person] -= Counter([_what(raw)])
        if not self._waiting[person]:
            del self._waiting[person]
            self._told.discard(person)

    def tells(self, raw: discord.Interaction[Any]) -> bool:
        """Is the person to be told that one was not taken in? Once, until nothing waits any more;
        never of suggestions."""
        news = raw.user.id not in self._told and _what(raw) != _TYPING
        if news:
            self._told.add(raw.user.id)
        return news


_TYPING = "suggestions"


def _what(raw: discord.Interaction[Any]) -> str:
    """The same for what is pressed or typed twice."""
    data: Any = raw.data or {}
    if raw.type is discord.InteractionType.autocomplete:
        return _TYPING
    if "custom_id" in data:
        return f"{raw.message.id if raw.message else 0}:{data['custom_id']}"
    return f"/{data.get('name')}"
