"""`/help`: what a person can do now, and what there is to know."""

from __future__ import annotations

from discord import app_commands

from bot import VERSION
from bot.cogs.help.sheets import ABOUT, NOW, about_sheet, now_sheet, topic_sheet
from bot.errors import Unreadable
from bot.message.parts import Sheet
from bot.press.cog import Cog, answers
from bot.press.interaction import Interaction
from bot.press.router import guarded
from bot.table.controls import Topic
from bot.table.table import Table

NEWS = 14 * 86_400.0
"""For how many seconds after an update `/help` tells what is new."""
RAN = "version"
"""The name of the stored fact: which version ran last, and since when."""


class Help(Cog):
    """`/help`, and the buttons between its pages."""

    _updated = 0.0
    """When the bot was last updated; long ago if never."""

    async def cog_load(self) -> None:
        """Find out whether another version ran here before. The first one has no news to tell."""
        store = self.services.store
        before, _, at = (await store.fact(RAN) or "").partition(" ")
        self._updated = float(at or 0)
        if before != VERSION:
            self._updated = self.tables.now() if before else 0.0
            await store.set_fact(RAN, f"{VERSION} {self._updated}")

    @app_commands.command()
    @guarded()
    async def help(self, interaction: Interaction) -> None:
        await interaction.hand(await self._now(interaction))

    @answers()
    async def _turn(self, interaction: Interaction, control: Topic) -> None:
        if control.topic == NOW:
            await interaction.answer(await self._now(interaction))
        elif control.topic == ABOUT:
            await interaction.answer(about_sheet(self.services.papers, interaction.language))
        else:
            await interaction.answer(topic_sheet(control.topic, interaction.language))

    async def _now(self, interaction: Interaction) -> Sheet:
        me, in_server = interaction.user.id, bool(interaction.guild)
        here = await self._table(interaction.channel) if in_server else None
        mine = await self.tables.tables_of(me)
        here = interaction.reads(here) if here else None
        mine = [interaction.reads(table) for table in mine]
        updated = self.tables.now() - self._updated < NEWS
        return now_sheet(here, mine, me, interaction.language, in_server=in_server, updated=updated)

    async def _table(self, channel: int) -> Table | None:
        """The channel's newest table; None if there is none, or if it can't be read."""
        try:
            return await self.tables.table_in(channel)
        except Unreadable:
            return None
