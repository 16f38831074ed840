"""An unmodified discord.py bot connects, answers, edits."""

from __future__ import annotations

import discord
import pytest

from tests.local_discord.counting_bot import Count, counter
from tests.local_discord.scene import Cast, make_bot, running

pytestmark = pytest.mark.wire


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
