"""Events as discord.py can read them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from typing import Any

import discord

log = logging.getLogger(__name__)

KNOWN = frozenset(kind.value for kind in discord.ChannelType)
"""The types of channels that discord.py knows."""
TEXT, DM = discord.ChannelType.text.value, discord.ChannelType.private.value
PART: Mapping[str, Any] = {
    "name": "",
    "position": 0,
    "parent_id": 0,
    "owner_id": 0,
    "message_count": 0,
    "member_count": 0,
    "bitrate": 0,
    "user_limit": 0,
    "thread_metadata": {
        "archived": False,
        "auto_archive_duration": 60,
        "archive_timestamp": "2015-01-01T00:00:00+00:00",
    },
}
"""What discord.py needs of any channel, if Discord doesn't tell it."""


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
    discord.py forgets even its id: for it, that is an ordinary channel then. Of any other it may
    tell only a part (Discord documents no more); without the rest discord.py loses the press.

    >>> found = placed({"guild_id": "1", "channel_id": "2", "channel": {"id": "2", "type": 99}})
    >>> found["channel"]["id"], found["channel"]["type"]
    ('2', 0)
    """
    channel = interaction.get("channel") or {}
    if "channel_id" not in interaction:
        return interaction
    if channel.get("type") not in KNOWN:
        kind = TEXT if "guild_id" in interaction else DM
        channel = channel | {"id": interaction["channel_id"], "type": kind}
    return interaction | {"channel": {**PART, **channel}}
