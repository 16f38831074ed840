"""What the owner of a server decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

if TYPE_CHECKING:
    from bot.app import Skulduggery
    from bot.press.interaction import Press


class Settings(commands.Cog):
    """`/settings`."""

    def __init__(self, bot: Skulduggery) -> None:
        self.desk = bot.desk

    @app_commands.command()
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def settings(self, press: Press) -> None:
        """Where tables may be opened here, their clock, notifications, threads"""
        await self.desk.guarded(press, lambda: self.desk.clerk.settings(press))
