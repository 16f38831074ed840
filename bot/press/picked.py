"""People who were picked in a menu."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from bot.press.interaction import Interaction


@dataclass(frozen=True)
class Picked:
    """Somebody who was picked in a menu of people."""

    id: int
    name: str
    bot: bool


def picked(interaction: Interaction, people: Iterable[int]) -> list[Picked]:
    """The people who were picked in the pressed menu."""
    data: Any = interaction.raw.data or {}
    resolved = data.get("resolved", {})
    users, members = resolved.get("users", {}), resolved.get("members", {})
    keys = [str(id) for id in people]
    found = [(users[id], members.get(id, {})) for id in keys if id in users]
    return [
        Picked(
            int(user["id"]),
            member.get("nick") or user.get("global_name") or user["username"],
            bool(user.get("bot")),
        )
        for user, member in found
    ]
