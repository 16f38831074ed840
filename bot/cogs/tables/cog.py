"""Opening tables."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from games import GAMES
from games.core import Refused, say

if TYPE_CHECKING:
    from bot.app import Skulduggery
    from bot.press.interaction import Press

LEVELS = [app_commands.Choice(name=level, value=level) for level in ("easy", "normal", "hard")]
CHOICES = [app_commands.Choice(name=game.name, value=game.id) for game in GAMES.values()]


class Tables(commands.Cog):
    """`/newgame`, `/endgame`."""

    def __init__(self, bot: Skulduggery) -> None:
        self.desk = bot.desk

    @app_commands.command()
    @app_commands.describe(
        game="Which game",
        opponent="Somebody to keep a seat for",
        opponent2="Another one",
        opponent3="A third one",
        watch="Only computers play, this well, and you watch",
    )
    @app_commands.choices(game=CHOICES, watch=LEVELS)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def newgame(
        self,
        press: Press,
        game: str,
        opponent: discord.User | None = None,
        opponent2: discord.User | None = None,
        opponent3: discord.User | None = None,
        watch: str | None = None,
    ) -> None:
        """Open a table in this channel"""
        guests = [guest for guest in (opponent, opponent2, opponent3) if guest]
        work = partial(self._open, press, game, guests, watch)
        await self.desk.guarded(press, work, public=True)

    async def _open(
        self, press: Press, game: str, guests: list[discord.User], watch: str | None
    ) -> None:
        if press.guild_id is None or press.channel_id is None:
            raise Refused(say("Tables stand in a server's channels; use /newgame there."))
        host = await self.desk.player(press.user, game)
        lobby = await self.desk.opening.lobby(game, press.guild_id, press.channel_id, host)
        if watch and guests:
            raise Refused(say("Computers alone play what is watched: leave the opponents out."))
        if watch:
            await self.desk.rivals.watch(press, lobby, watch)
            return
        for guest in await self.desk.guests(guests, game):
            lobby = lobby.invite(guest, press.user.id)
        await self.desk.opening.open(press, lobby)

    @app_commands.command()
    @app_commands.default_permissions(manage_messages=True)
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    async def endgame(self, press: Press) -> None:
        """Close this channel's table without a result (for moderators)"""
        await self.desk.guarded(press, lambda: self.desk.ask_to_end(press))
