"""Who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.cogs.tables import CHOICES

if TYPE_CHECKING:
    from bot.app import Skulduggery
    from bot.desk import Press


class Standing(commands.Cog):
    """`/leaderboard`."""

    def __init__(self, bot: Skulduggery) -> None:
        self.desk = bot.desk

    @app_commands.command()
    @app_commands.describe(game="One game; left out: all of them")
    @app_commands.choices(game=CHOICES)
    @app_commands.guild_only()
    async def leaderboard(self, press: Press, game: str | None = None) -> None:
        """Who wins in this server"""
        await self.desk.guarded(press, lambda: self.desk.leaders(press, game, 0))
