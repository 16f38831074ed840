"""Posts a server's entrance message, mends it, and takes it away.

Whoever uses Discord's legacy chat input has no commands: this message is their way in.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import discord
import sqlalchemy as sa

from bot.cogs.entrance.sheets import entrance_sheet
from bot.data import schema
from bot.data.preferences import AUTO, ServerSettings
from bot.errors import NotReachable
from bot.live.background import attempt
from bot.live.channels import discord_says
from bot.live.languages import of_table, ready
from bot.message.parts import Sheet, sheet
from bot.press.cog import Cog, Services, answers
from bot.press.commands import managing
from bot.press.interaction import Interaction
from bot.screen.seen import Posted
from bot.table import ids
from bot.table.controls import Entrance, OpenTable
from games import GAMES
from games.core import Refused, say

log = logging.getLogger(__name__)

LOOK = 3600.0
"""Seconds between two looks whether the messages are still there."""
_NOWHERE = {"find_channel": 0, "find_message": 0}


class Entering(Cog):
    """The buttons in `/settings` that post it and take it away, and the loop that mends it."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._changing = asyncio.Lock()  # else two presses at once would leave two messages

    async def cog_load(self) -> None:
        """Start the loop."""
        self.services.background.every(LOOK, self.mend, "the entrance messages")

    @answers()
    async def _set(self, interaction: Interaction, control: Entrance) -> None:
        managing(interaction.raw.permissions)
        people, guild = self.services.people, interaction.guild
        async with self._changing:
            settings = await people.server(guild)
            if control.away:
                await people.set_server(guild, settings.model_copy(update=_NOWHERE))
            else:
                await self._post(interaction, settings)
            await self._delete(settings.find_channel, settings.find_message)
        told = say("bot-entrance-gone" if control.away else "bot-entrance-posted")
        await interaction.hand(sheet(None, told.in_(interaction.language)))

    async def _post(self, interaction: Interaction, settings: ServerSettings) -> None:
        """Post the message in this channel. The one before is still there."""
        self.services.channels.places.check_permitted(interaction.raw)
        guild, language = interaction.guild, interaction.language
        here = {"find_channel": interaction.channel, "find_language": language}
        settings = settings.model_copy(update=here)
        try:
            async with discord_says():
                posted = await self.services.channels.send(
                    interaction.channel, await self._sheet(guild, settings), f"f{interaction.id}"
                )
        except (NotReachable, OSError) as error:
            log.warning("the entrance message of server %s can't be posted: %s", guild, error)
            refused = isinstance(error, NotReachable)
            raise Refused(say("bot-entrance-failed" if refused else "bot-try-again")) from None
        await self.services.people.set_server(
            guild, settings.model_copy(update={"find_message": posted.id})
        )

    async def _sheet(self, guild: int, settings: ServerSettings) -> Sheet:
        """It, in the channel's language."""
        community = self.services.channels.community(guild)
        language = await ready(of_table(settings.language, community, settings.find_language))
        return entrance_sheet(language, challenges=self.tables.challenges)

    async def _delete(self, channel: int, message: int) -> None:
        """Delete a message, if it is still there and may be deleted."""
        if not message:
            return
        there = self.services.client.get_partial_messageable(channel)
        try:
            async with discord_says():
                await there.get_partial_message(message).delete()
        except (NotReachable, OSError, discord.HTTPException) as error:  # its thread is locked
            log.info("an entrance message stays where it is: %s", error)

    # --- mended ----------------------------------------------------------------------------------

    async def mend(self) -> None:
        """Say each message of this process's servers anew, and post it again where somebody has
        deleted it."""
        here = self.tables.presence.here
        for guild in await self._servers():
            served = any(shard.has(guild) for shard in here)
            if served and self.services.channels.available(guild):
                async with self._changing:
                    await attempt(self._mend(guild), "an entrance message")

    async def _servers(self) -> Sequence[int]:
        """The servers that may have such a message."""
        row = schema.guilds.c
        text = sa.cast(row.settings, sa.Text)
        has = text.like('%"find_message"%') & text.not_like('%"find_message": 0%')
        return await self.services.store.engine.column(sa.select(row.id).where(has))

    async def _mend(self, guild: int) -> None:
        settings = await self.services.people.server(guild)
        channel, message = settings.find_channel, settings.find_message
        if not message or settings.find_language == AUTO:
            return
        channels, shown = self.services.channels, await self._sheet(guild, settings)
        try:
            async with discord_says():
                if await channels.edit(Posted(channel, message), shown) is not None:
                    return
                # a process that died may have posted it without a note
                found = await channels.find(channel, ids.write(OpenTable(next(iter(GAMES)))))
                found = found or (await channels.send(channel, shown, f"e{message}")).id
        except (NotReachable, OSError) as error:
            log.info("the entrance message of server %s can't be mended: %s", guild, error)
            if isinstance(error, NotReachable) and error.gone:
                await self._note(guild, _NOWHERE)
            return
        await self._note(guild, {"find_message": found})

    async def _note(self, guild: int, change: dict[str, int]) -> None:
        """Note where it is now. Whatever else was chosen meanwhile stays."""
        settings = await self.services.people.server(guild)
        await self.services.people.set_server(guild, settings.model_copy(update=change))
