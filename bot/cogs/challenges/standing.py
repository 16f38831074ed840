"""A server's standing message, which leads to people who want to play.

It is never edited: a list in it would be, whenever a challenge comes or goes, in every server.
"""

from __future__ import annotations

import logging

from bot.cogs.challenges.sheets import standing_sheet
from bot.errors import NotReachable
from bot.live.channels import discord_says
from bot.live.languages import of_table, ready
from bot.message.parts import sheet
from bot.press.commands import managing
from bot.press.interaction import Interaction
from bot.press.router import Cog, Handler, Kind
from bot.table.controls import PostFind
from games.core import Refused, say

log = logging.getLogger(__name__)


class FindPost(Cog):
    """The button that posts it."""

    @property
    def handlers(self) -> dict[Kind, Handler]:
        """The handler of each kind of control."""
        return {PostFind: self._post}

    async def _post(self, interaction: Interaction, _: PostFind) -> None:
        """Post the message in this channel, in place of the one before."""
        if not self.tables.challenges:
            raise Refused(say("bot-challenges-off"))
        managing(interaction.raw.permissions)
        self.services.channels.places.check_permitted(interaction.raw)
        people, guild = self.services.people, interaction.guild
        settings = await people.server(guild)
        chosen = of_table(settings.language, interaction.community, interaction.language)
        try:
            async with discord_says():
                posted = await self.services.channels.send(
                    interaction.channel, standing_sheet(await ready(chosen)), f"f{interaction.id}"
                )
        except (NotReachable, OSError) as error:
            log.warning("the standing message of server %s can't be posted: %s", guild, error)
            raise Refused(say("bot-standing-failed")) from None
        moved = {"find_channel": interaction.channel, "find_message": posted.id}
        await people.set_server(guild, settings.model_copy(update=moved))
        await self._delete(settings.find_channel, settings.find_message)
        told = say("bot-standing-posted").say((), interaction.language)
        await interaction.hand(sheet(None, told))

    async def _delete(self, channel: int, message: int) -> None:
        """Delete the message before, if it is still there and may be deleted."""
        if not message:
            return
        there = self.services.client.get_partial_messageable(channel)
        try:
            async with discord_says():
                await there.get_partial_message(message).delete()
        except (NotReachable, OSError) as error:
            log.info("a standing message stays where it is: %s", error)
