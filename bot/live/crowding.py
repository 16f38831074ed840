"""How much one person may have waiting. Everybody waits for the same processor and database, so
somebody who presses two hundred times a second would keep all others waiting.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any

import discord

MOST = 8
"""How many of one person's interactions may be waiting for their answer."""
ALIKE = 6
"""How many of these may come from the same control or command. So there is room for others, and a
quick second press is judged like any other."""
TYPED = 4
"""How many of these may ask for suggestions: there is one for each pause in typing."""


class Crowding:
    """What each person has waiting in this process. Nothing is kept about people without any."""

    def __init__(self) -> None:
        self._waiting = defaultdict[int, Counter[str]](Counter)
        self._told = set[int]()

    def enter(self, raw: discord.Interaction[Any]) -> bool:
        """Count an interaction until it leaves; False if the person has too many."""
        waiting, what = self._waiting[raw.user.id], _what(raw)
        if waiting.total() >= MOST or waiting[what] >= (TYPED if what == _TYPING else ALIKE):
            return False
        waiting[what] += 1
        return True

    def leave(self, raw: discord.Interaction[Any]) -> None:
        """An interaction is answered, or never will be."""
        person = raw.user.id
        self._waiting[person] -= Counter([_what(raw)])
        if not self._waiting[person]:
            del self._waiting[person]
            self._told.discard(person)

    def tells(self, raw: discord.Interaction[Any]) -> bool:
        """Should the person hear that one was turned away? Once, until nothing of theirs waits any
        more; never about suggestions."""
        news = raw.user.id not in self._told and _what(raw) != _TYPING
        if news:
            self._told.add(raw.user.id)
        return news


_TYPING = "suggestions"


def _what(raw: discord.Interaction[Any]) -> str:
    """What an interaction comes from; the same for a control pressed twice."""
    data: Any = raw.data or {}
    if raw.type is discord.InteractionType.autocomplete:
        return _TYPING
    if "custom_id" in data:
        return f"{raw.message.id if raw.message else 0}:{data['custom_id']}"
    return f"/{data.get('name')}"
