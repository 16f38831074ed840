"""What is about oneself: preferences, tables, data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.data.preferences import zones

if TYPE_CHECKING:
    from bot.app import Skulduggery
    from bot.press.interaction import Press


class Me(commands.Cog):
    """`/me`, `/mygames`, `/mydata`."""

    def __init__(self, bot: Skulduggery) -> None:
        self.desk = bot.desk

    @app_commands.command()
    @app_commands.describe(timezone="Your time zone, for quiet hours: type a city")
    async def me(self, press: Press, timezone: str | None = None) -> None:
        """Reminders, quiet hours, my name in records"""
        await self.desk.guarded(press, lambda: self.desk.clerk.me(press, timezone))

    @me.autocomplete("timezone")
    async def _zones(self, _: Press, typed: str) -> list[app_commands.Choice[str]]:
        wanted = typed.strip().casefold().replace(" ", "_")
        found = [zone for zone in zones() if wanted in zone.casefold()]
        return [app_commands.Choice(name=zone, value=zone) for zone in found[:25]]

    @app_commands.command()
    async def mygames(self, press: Press) -> None:
        """My open tables, those waiting for me first"""
        await self.desk.guarded(press, lambda: self.desk.clerk.games(press))

    @app_commands.command()
    async def mydata(self, press: Press) -> None:
        """What is stored about me, and deleting it"""
        await self.desk.guarded(press, lambda: self.desk.clerk.data(press))
