"""The least that a discord.py bot can do in a turn: answer a press with a ready-made PNG.

It imports nothing of the bot, so that its memory and its start are discord.py's alone.
"""

from __future__ import annotations

import asyncio
import io
import os
import sys
from pathlib import Path

import discord
import yarl


class Bare(discord.Client):
    """Posts a button; whoever presses it gets the picture again."""

    picture: bytes

    async def on_ready(self) -> None:
        channel = self.get_partial_messageable(int(sys.argv[1]))
        await channel.send(file=self._file(), view=button())

    async def on_interaction(self, interaction: discord.Interaction[discord.Client]) -> None:
        await interaction.response.edit_message(attachments=[self._file()], view=button())

    def _file(self) -> discord.File:
        return discord.File(io.BytesIO(self.picture), "board.png")


def button() -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button[discord.ui.View](label="Press", custom_id="press"))
    return view


async def main(picture: bytes) -> None:
    url = yarl.URL(os.environ["DISCORD_API"])
    discord.http.Route.BASE = f"{url}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = url.with_scheme("ws") / "gateway"
    intents = discord.Intents.none()
    intents.guilds = True
    bot = Bare(intents=intents)
    bot.picture = picture
    await bot.start(os.environ["DISCORD_TOKEN"])


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[2]).read_bytes()))
