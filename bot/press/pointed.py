"""The table that somebody points at by a command in a message's menu."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

import discord

from bot.live.sent import custom_ids
from bot.message.parts import STRIPPED
from bot.press.interaction import Interaction
from bot.table import ids
from games.core import Refused, say


def table_on(interaction: Interaction, message: discord.Message) -> int:
    """The table that one of the bot's own messages is about, without asking the database.

    Raises `Refused` for a message by anybody else (its controls say whatever its author likes), and
    for one about no table. What is shown of the table is the caller's to judge.
    """
    if message.author != interaction.raw.client.user:
        raise Refused(say("bot-context-foreign"))
    for table in _named(message):
        return table
    raise Refused(say("bot-context-nothing"))


def _named(message: discord.Message) -> Iterator[int]:
    """By its controls; without any, by its container."""
    for id in custom_ids(message.components):
        with suppress(Refused):
            if table := ids.table_of(ids.parse(id)):
                yield table
    for part in message.components:
        if isinstance(part, discord.Container) and part.id and part.id > STRIPPED:
            yield part.id - STRIPPED
