"""The least a discord.py bot can do for a turn: acknowledge by an edit, post a ready-made PNG."""

from __future__ import annotations

import asyncio
import io
import os
import sys

import discord

from bot.app import redirect
from games import GAMES, pen
from games.core import Match

game = GAMES["graverobber"]
PICTURE = pen.png(game.draw(Match.start(game, 2, {}, {}).state.view(0)))


class Bare(discord.Client):
    """Posts a button; whoever presses it gets the next one."""

    async def on_ready(self) -> None:
        await self.post(self.get_partial_messageable(int(sys.argv[1])))

    async def post(self, channel: discord.PartialMessageable) -> None:
        view = discord.ui.View(timeout=None)
        button = discord.ui.Button[discord.ui.View](label="Press", custom_id="press")
        view.add_item(button)
        await channel.send(file=discord.File(io.BytesIO(PICTURE), "board.png"), view=view)

    async def on_interaction(self, interaction: discord.Interaction[discord.Client]) -> None:
        await interaction.response.edit_message(content="Pressed.", view=None)
        await self.post(self.get_partial_messageable(int(sys.argv[1])))


async def main() -> None:
    redirect(os.environ["DISCORD_API"])
    intents = discord.Intents.none()
    intents.guilds = True
    await Bare(intents=intents).start(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    asyncio.run(main())
