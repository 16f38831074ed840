"""Secret boards that people play on in messages of their own, brought up to date when the
computers have moved."""

from __future__ import annotations

from contextlib import suppress

import aiohttp
import discord

from bot.live.live import Live
from bot.live.tables import Tables
from bot.message.seat import seat_sheet
from bot.press.interaction import Interaction
from bot.press.router import Router
from bot.table.table import Table
from games.core import Seat

_Kept = tuple[Interaction, Seat]


class OwnBoards:
    """What one person sees alone is no message of the table's: it is in memory here, as long as the
    computers think. When that is lost, *My secret board* below the channel's board shows it."""

    def __init__(self, tables: Tables, router: Router) -> None:
        self._router = router
        self._kept = dict[int, _Kept]()
        tables.watchers.append(self._look)

    def keep(self, interaction: Interaction, table: Table, seat: Seat) -> None:
        """This interaction has just shown the seat's board in its own message, and computers are to
        move: it shows the seat's next turn as soon as that has come."""
        self._kept = {n: kept for n, kept in self._kept.items() if not kept[0].raw.is_expired()}
        if interaction.fleeting and table.against_computers and table.computers:
            self._kept[table.id] = interaction, seat

    def _look(self, live: Live) -> None:
        if live.table.id in self._kept and not live.table.computers:
            self._router.along(self._show(*self._kept.pop(live.table.id), live.table))

    async def _show(self, interaction: Interaction, seat: Seat, table: Table) -> None:
        # dismissed by now, or Discord is away: the channel's board has the button
        with suppress(discord.HTTPException, OSError, aiohttp.ClientError):
            await interaction.turn_into(seat_sheet(interaction.reads(table), seat))
