"""A bot in a process of its own: python counting_bot.py ADDRESS TOKEN."""

from __future__ import annotations

import re
import sys

import discord
from discord import ui

from local_discord.discord_py import redirect
from tests.local_discord.scene import make_bot


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


class Count(ui.DynamicItem[ui.Button[ui.LayoutView]], template=r"count:(?P<n>\d+)"):
    """A button that counts how often it was pressed, with no memory but its own id."""

    def __init__(self, n: int) -> None:
        super().__init__(ui.Button(label="Count", emoji="💀", custom_id=f"count:{n}"))
        self.n = n

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[ui.LayoutView], match: re.Match[str]
    ) -> Count:
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=counter(self.n + 1))


def counter(n: int) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    row.add_item(Count(n))
    view.add_item(ui.Container(ui.TextDisplay(f"pressed {n} times"), row))
    return view


if __name__ == "__main__":
    main(*sys.argv[1:])
