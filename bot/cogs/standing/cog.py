"""Who leads, what somebody has achieved, what one has played."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.standing.leaderboard import SERVER, WORLD
from bot.cogs.tables.cog import CHOICES
from bot.data.ratings import ALL

if TYPE_CHECKING:
    from bot.app import Skulduggery
    from bot.press.interaction import Press

SCOPES = [
    app_commands.Choice(name="this server", value=SERVER),
    app_commands.Choice(name="everywhere", value=WORLD),
]


class Standing(commands.Cog):
    """`/leaderboard`, `/profile`, `/history`."""

    def __init__(self, bot: Skulduggery) -> None:
        self.desk = bot.desk

    @app_commands.command()
    @app_commands.describe(
        game="One game; left out: all of them", scope="This server (unless you say), or everywhere"
    )
    @app_commands.choices(game=CHOICES, scope=SCOPES)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def leaderboard(self, press: Press, game: str = ALL, scope: str = SERVER) -> None:
        """Who leads, and where I am"""
        await self.desk.guarded(press, lambda: self.desk.scorer.leaders(press, game, scope))

    @app_commands.command()
    @app_commands.describe(person="Whose; left out: mine")
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def profile(self, press: Press, person: discord.User | None = None) -> None:
        """Ratings over time, results, favourite opponent"""
        await self.desk.guarded(
            press, lambda: self.desk.scorer.profile(press, person or press.user)
        )

    @app_commands.command()
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def history(self, press: Press) -> None:
        """My finished matches here, to look at again"""
        await self.desk.guarded(press, lambda: self.desk.scorer.history(press))
