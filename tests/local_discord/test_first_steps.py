"""An unmodified discord.py bot connects, answers, edits."""

from __future__ import annotations

import re

import discord
import pytest
from discord import ui

from tests.local_discord.scene import Cast, make_bot, running

pytestmark = pytest.mark.wire


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


async def test_connect_command_press_edit(crypt: Cast) -> None:
    bot = make_bot()
    bot.add_dynamic_items(Count)

    @bot.tree.command(description="Start counting")
    async def start(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=counter(0))

    async with running(crypt, bot):
        reply = await crypt.anna.command("start", crypt.channel)
        message = reply.message
        assert message is not None
        assert message.texts == ["pressed 0 times"]
        pressed = await crypt.bob.press(message, "Count")
        assert pressed.updated
        assert message.text == "pressed 1 times"
        assert message.edited
        assert crypt.anna.look(crypt.channel) == [message]
        event, answer = list(crypt.world.requests.exchanges)[-2:]
        assert event.route == "INTERACTION_CREATE"
        assert answer.route.endswith("/callback")
        assert "pressed 1 times" in str(answer.sent)
        await crypt.world.settled()
    crypt.world.check()
