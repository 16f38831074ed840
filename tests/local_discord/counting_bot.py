"""A bot in a process of its own: python counting_bot.py ADDRESS TOKEN."""

from __future__ import annotations

import sys

import discord

from local_discord.discord_py import redirect
from tests.local_discord.scene import make_bot
from tests.local_discord.test_first_steps import Count, counter


def main(address: str, token: str) -> None:
    redirect(address)
    bot = make_bot()
    bot.add_dynamic_items(Count)

    @bot.tree.command(description="Start counting")
    async def start(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=counter(0))

    @bot.event
    async def on_ready() -> None:
        await bot.tree.sync()

    bot.run(token, log_handler=None)


if __name__ == "__main__":
    main(*sys.argv[1:])
