"""Opening tables in direct messages."""

from __future__ import annotations

from bot.errors import ChannelTaken
from bot.message.lobby import opened_sheet
from bot.message.options import joined_sheet
from bot.press.cog import Services
from bot.press.guests import player
from bot.press.interaction import Interaction
from bot.table import lobby as lobbies
from bot.table.table import Table
from games.core import Refused, say


async def open_direct(services: Services, interaction: Interaction, lobby: Table) -> Table:
    """Open a table in direct messages, and say so. Of two rematches of one match, the second joins
    the first."""
    try:
        table = await services.tables.open_direct(lobby, interaction.id)
    except ChannelTaken:
        return await _join(services, interaction, lobby)
    await interaction.hand(opened_sheet(interaction.reads(table), interaction.channel))
    return table


async def _join(services: Services, interaction: Interaction, lobby: Table) -> Table:
    id = await services.store.open_table(lobby.channel)
    if id is None:
        raise Refused(say("bot-try-again"))
    me = await player(services, interaction.user, lobby.game_id)
    async with services.tables.hold(id) as held:
        apart = await services.tables.around(held.table, me.id)
        await held.save(lobbies.join(held.table, me, apart), interaction)
        await interaction.hand(joined_sheet(interaction.reads(held.table)))
        return held.table
