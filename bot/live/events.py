"""Events as discord.py can read them."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import discord

log = logging.getLogger(__name__)

KNOWN = frozenset(kind.value for kind in discord.ChannelType)
"""The types of channels that discord.py knows."""
TEXT, DM = discord.ChannelType.text.value, discord.ChannelType.private.value


def guarded(name: str, parse: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """discord.py ends the whole client if it can't read an event. Without the first one (READY) it
    has to; any other is only lost."""

    def parsed(data: Any) -> None:
        try:
            parse(placed(data) if name == "INTERACTION_CREATE" else data)
        except Exception:
            if name == "READY":
                raise
            log.exception("an event can't be read: %s", name)

    return parsed


def placed(interaction: Any) -> Any:
    """Where Discord doesn't tell of the channel, or it is of a type that discord.py doesn't know,
    discord.py forgets even its id: for it, that is an ordinary channel then.

    >>> placed({"guild_id": "1", "channel_id": "2", "channel": {"id": "2", "type": 99}})["channel"]
    {'name': '', 'position': 0, 'id': '2', 'type': 0}
    """
    channel = interaction.get("channel") or {}
    if channel.get("type") in KNOWN or "channel_id" not in interaction:
        return interaction
    kind = TEXT if "guild_id" in interaction else DM
    usual, about = {"name": "", "position": 0}, {"id": interaction["channel_id"], "type": kind}
    return interaction | {"channel": usual | channel | about}
