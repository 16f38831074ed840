"""What people are told when their press, command or form came to nothing."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence
from contextlib import suppress

import discord

from bot.errors import Away, DatabaseLost, Paused
from bot.live.channels import ARCHIVED, LOCKED, UNKNOWN_MESSAGE, passes, refuses
from bot.live.places import lacking_at, permissions
from bot.live.tables import Tables
from bot.message.patience import refusal_sheet
from bot.message.words import names_of
from bot.press.interaction import ALREADY_ACKNOWLEDGED, LINE, UNKNOWN_INTERACTION, Interaction
from games.core import Refused, Text, say

log = logging.getLogger(__name__)

NOBODY_HEARS = (UNKNOWN_INTERACTION, ALREADY_ACKNOWLEDGED, ARCHIVED, LOCKED)
"""Why Discord takes no answer, not even an apology, though nothing is wrong: the time is over,
another answer was quicker, the thread is locked."""


class Failing:
    """Tells them, in words that help."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def tell(self, interaction: Interaction, text: str) -> None:
        """Tell this; perhaps nobody hears it any more."""
        try:
            await interaction.tell(text)
        except (discord.HTTPException, *LINE) as error:
            log.info("an answer was too late: %s", error)

    async def words(self, interaction: Interaction, why: Refused) -> str:
        """Why it was refused, with the names at the interaction's table."""
        return why.text.say(await self._names(interaction), interaction.language)

    async def paused(self, interaction: Interaction, why: Paused) -> None:
        """The match is paused: offer to resume it."""
        told = await self.words(interaction, why)
        try:
            table = interaction.reads(await self._tables.look(interaction.table))
        except (Refused, DatabaseLost):
            await self.tell(interaction, told)
            return
        with suppress(discord.HTTPException, *LINE):
            await interaction.hand(refusal_sheet(table, told))

    async def answered(self, interaction: Interaction, error: discord.HTTPException) -> None:
        """Discord has answered with an error."""
        dismissed = error.code == UNKNOWN_MESSAGE and interaction.answered
        if dismissed or error.code in NOBODY_HEARS:
            log.info("Discord takes no answer: %s", error)
        elif passes(error):
            await self.lost(interaction, error)
        elif refuses(error):
            await self.lost(interaction, error, _to_do(interaction, error))
        else:
            await self.bug(interaction, error)

    async def lost(
        self, interaction: Interaction, error: Exception, do: Text | None = None
    ) -> None:
        """Discord was away, or refuses what it took before: that is no fault here. `do`: what can
        be done about it, if not trying again."""
        log.warning("an answer was lost: %s", error)
        await self.tell(interaction, interaction.say(do or say("bot-try-again")))

    async def bug(self, interaction: Interaction, error: Exception) -> None:
        """A fault of ours: the log has it under an id, which the person is told."""
        id = secrets.token_hex(3)
        log.error("error %s", id, exc_info=error)
        await self.tell(interaction, interaction.say("bot-went-wrong", error=id))

    async def _names(self, interaction: Interaction) -> Sequence[str]:
        try:
            return names_of(interaction.reads(await self._tables.look(interaction.table)))
        except (Refused, Away):  # there is no such table, or it can't be read now
            return [interaction.say("bot-seat", n=n) for n in range(8)]


def _to_do(interaction: Interaction, error: discord.HTTPException) -> Text:
    """What helps where Discord refuses for good."""
    if isinstance(error, discord.NotFound):
        return say("bot-deleted-since")
    missing = lacking_at(interaction.raw)
    if not (interaction.guild and missing):
        return say("bot-not-allowed-here")
    return say("bot-permission-lacking", missing=permissions(missing))
