"""Finished matches: looking at them again, taking them along."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

if TYPE_CHECKING:
    from bot.app import Skulduggery
    from bot.press.interaction import Press

Number = app_commands.Range[int, 1, 10**12]
WHICH = "Its number in /history; left out: the last one in this channel"


class Records(commands.Cog):
    """`/replay`, `/record`."""

    def __init__(self, bot: Skulduggery) -> None:
        self.desk = bot.desk

    async def cog_unload(self) -> None:
        """The bot stops."""
        await self.desk.archive.close()

    @app_commands.command()
    @app_commands.describe(match=WHICH, file="A record from /record")
    async def replay(
        self, press: Press, match: Number | None = None, file: discord.Attachment | None = None
    ) -> None:
        """Step through a finished match, from any seat"""
        archive = self.desk.archive
        if file:
            await self.desk.guarded(press, lambda: archive.upload(press, file))
        else:
            await self.desk.guarded(press, lambda: archive.replay(press, match))

    @app_commands.command()
    @app_commands.describe(match=WHICH)
    async def record(self, press: Press, match: Number | None = None) -> None:
        """A finished match as a file, to keep or to check"""
        await self.desk.guarded(press, lambda: self.desk.archive.record(press, match))
