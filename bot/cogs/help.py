"""`/help`: what one can do now, and what there is to know."""

from __future__ import annotations

from discord import app_commands

from bot.data.unreadable import Unreadable
from bot.message.help import NOW, now_sheet, topic_sheet
from bot.message.parts import Sheet
from bot.press.interaction import Interaction
from bot.press.router import Cog, Handler, Kind, guarded
from bot.table.ids import Action
from bot.table.table import Table


class Help(Cog):
    """`/help`, and the buttons between its pages."""

    @property
    def handlers(self) -> dict[Kind, Handler]:
        """Who answers which controls."""
        return {"help": self._turn}

    @app_commands.command()
    @guarded()
    async def help(self, interaction: Interaction) -> None:
        """What I can do now, and how all this works"""
        await interaction.hand(await self._now(interaction))

    async def _turn(self, interaction: Interaction, control: Action) -> None:
        topic = ".".join(control.fields)
        now = topic in ("", NOW)
        shown = await self._now(interaction) if now else topic_sheet(topic, interaction.language)
        await interaction.answer(shown)

    async def _now(self, interaction: Interaction) -> Sheet:
        me, in_server = interaction.user.id, bool(interaction.guild)
        here = await self._table(interaction.channel) if in_server else None
        mine = await self.tables.tables_of(me)
        here = interaction.reads(here) if here else None
        mine = [interaction.reads(table) for table in mine]
        return now_sheet(here, mine, me, interaction.language, in_server=in_server)

    async def _table(self, channel: int) -> Table | None:
        """The channel's newest table; None where it can't be read."""
        try:
            return await self.tables.table_in(channel)
        except Unreadable:
            return None
