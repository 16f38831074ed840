"""What belongs to a person: their open tables, their stored data, and having it deleted."""

from __future__ import annotations

import io
import secrets
from collections.abc import Sequence
from contextlib import suppress

import discord
from discord import app_commands

from bot.cogs.people.packing import packed
from bot.cogs.people.sheets import (
    DATA,
    AskDelete,
    Delete,
    TurnGames,
    data_sheet,
    delete_sheet,
    deleted_sheet,
    games_sheet,
)
from bot.errors import Unreadable
from bot.live.held import Held
from bot.message.parts import Sheet
from bot.press.cog import Cog, answers
from bot.press.interaction import Interaction
from bot.press.router import guarded
from bot.table import lobby
from bot.table.controls import MyTables
from bot.table.table import Table
from games.core import Refused


class Own(Cog):
    """`/mygames`, `/mydata`."""

    @app_commands.command()
    @guarded()
    async def mygames(self, interaction: Interaction) -> None:
        if interaction.entered and self.services.inside and await interaction.launch():
            return  # the page lists them
        await self._list(interaction, MyTables())

    @answers()
    async def _list(self, interaction: Interaction, _: MyTables) -> None:
        await interaction.defer()  # many may have to be read first
        tables = await self._tables_of(interaction.user.id)
        await interaction.hand(_games(interaction, tables, 0))
        for table in tables:
            await self.services.hands.show_again(table.id)

    async def _tables_of(self, person: int) -> Sequence[Table]:
        """Where somebody sits, and where they are invited."""
        own = await self.tables.tables_of(person)
        known = {table.id for table in own}
        return [*own, *(t for t in await self.tables.asked(person) if t.id not in known)]

    @app_commands.command()
    @guarded()
    async def mydata(self, interaction: Interaction) -> None:
        await interaction.defer()
        limit, number = interaction.raw.filesize_limit, 0
        async for part in packed(self.services.store.engine, interaction.user.id, limit):
            number += 1
            sheet = data_sheet(number, interaction.language)
            await interaction.hand(sheet, discord.File(io.BytesIO(part), DATA))

    # --- presses ---------------------------------------------------------------------------------

    @answers()
    async def _turn_games(self, interaction: Interaction, control: TurnGames) -> None:
        tables = await self._tables_of(interaction.user.id)
        await interaction.turn_into(_games(interaction, tables, control.page))

    @answers()
    async def _ask(self, interaction: Interaction, _: AskDelete) -> None:
        tables = await self.services.people.open_tables_naming(interaction.user.id)
        await interaction.hand(delete_sheet(len(tables), interaction.language))

    @answers()
    async def _delete(self, interaction: Interaction, _: Delete) -> None:
        await interaction.defer(thinking=False)
        await self._forget(interaction.user.id)
        await interaction.conclude(deleted_sheet(interaction.language))

    async def _forget(self, person: int) -> None:
        """Make the person leave every open table, then delete what is stored about them.

        Each table is one transaction, the deletion another. If it breaks off in between, the person
        can ask again and it goes on. They leave tables under their own id, so that the match is
        rated as theirs; the person's name disappears as they leave.
        """
        people, tables = self.services.people, self.tables
        nobody = -secrets.randbelow(2**52) - 2**32  # unlike any computer's id
        for id in await people.open_tables_naming(person):
            with suppress(Unreadable):
                await self._leave(id, person, nobody)
        await tables.forget(person, nobody)
        await people.forget(person, nobody)
        await tables.forget(person, nobody)  # what was read again in between

    async def _leave(self, id: int, person: int, nobody: int) -> None:
        async def leave(held: Held) -> None:
            with suppress(Refused):
                await held.save(lobby.without(held.table, person, self.tables.now()), None)
            seat = held.table.seat_of(person)
            if seat is not None and held.table.match:
                # as a new revision: somebody may have been shown the one before already
                await held.save(held.table.forget(person, nobody).changed(), None)
                if held.table.stage == "playing":
                    held.forget_dm(seat)

        await self.tables.change(id, leave)


def _games(interaction: Interaction, tables: Sequence[Table], page: int) -> Sheet:
    read = [interaction.reads(table) for table in tables]
    return games_sheet(read, interaction.user.id, page, interaction.language)
