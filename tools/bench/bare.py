"""The least that a discord.py bot can do in a turn: answer a press with a ready-made PNG."""

from __future__ import annotations

import asyncio
import io
import os
import sys

import discord

from bot.live.gateway import redirect
from games import GAMES, pen
from games.core import Match

game = GAMES["graverobber"]
PICTURE = pen.png(game.looks.draw(Match.start(game, 2, {}, {}).state.view(0)))


class Bare(discord.Client):
    """Posts a button; whoever presses it gets the picture again."""

    async def on_ready(self) -> None:
        channel = self.get_partial_messageable(int(sys.argv[1]))
        await channel.send(file=picture(), view=button())

    async def on_interaction(self, interaction: discord.Interaction[discord.Client]) -> None:
        await interaction.response.edit_message(attachments=[picture()], view=button())


def button() -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button[discord.ui.View](label="Press", custom_id="press"))
    return view


def picture() -> discord.File:
    return discord.File(io.BytesIO(PICTURE), "board.png")


async def main() -> None:
    redirect(os.environ["DISCORD_API"])
    intents = discord.Intents.none()
    intents.guilds = True
    await Bare(intents=intents).start(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    asyncio.run(main())
