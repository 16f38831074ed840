"""Rulebooks and help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from bot.cogs.tables.cog import CHOICES
from bot.message import panel
from games import GAMES

if TYPE_CHECKING:
    from bot.app import Skulduggery
    from bot.press.interaction import Press

HELP = """### Skulduggery
Five little-known board games of digging, ambush and secrets, played in this server's channels.
- `/newgame` opens a table in a channel; others press *Join* (or the host
  adds a computer), then the host presses *Start*.
- Secret boards come by direct message; *My board* below the channel's board shows yours again.
- Moves are buttons and menus, or typed: `/play`. `/board`, `/mark`, `/resign` work here and in
  our DM; `/hint` helps against the computer.
- `/mygames` lists your tables, `/me` is for reminders and quiet hours, `/mydata` for your data.
- `/leaderboard` and `/profile` show who plays how well, `/history` what you have played; `/replay`
  steps through it, `/record` gives it as a file.
- `/rules` explains a game. For people with the permission Manage Server there is `/settings`, for
  those with Manage Messages `/endgame`, which closes a channel's table without a result.
**The games**
{games}"""


class Info(commands.Cog):
    """`/rules`, `/help`."""

    def __init__(self, bot: Skulduggery) -> None:
        self.desk = bot.desk

    @app_commands.command()
    @app_commands.describe(game="Which game; left out: the one played in this channel")
    @app_commands.choices(game=CHOICES)
    async def rules(self, press: Press, game: str | None = None) -> None:
        """How a game is played, with pictures"""
        await self.desk.guarded(press, lambda: self._rules(press, game))

    async def _rules(self, press: Press, game: str | None) -> None:
        here = None if game else await self.desk.table_in(press.channel_id or 0)
        name = game or (here.game_id if here else None)
        if name is None:
            await self.desk.hand(press, panel.rulebooks_sheet())
        else:
            await self.desk.hand(press, panel.rules_sheet(GAMES[name], 0))

    @app_commands.command()
    async def help(self, press: Press) -> None:
        """What this bot is and how to use it"""
        lines = [f"- **{g.name}** ({panel.seats(g)} players): {g.tagline}" for g in GAMES.values()]
        text = HELP.replace("\n  ", " ").format(games="\n".join(lines))
        await self.desk.guarded(press, lambda: self.desk.tell(press, text))
