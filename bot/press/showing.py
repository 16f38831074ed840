"""Showing everybody in the channel what only one person has seen."""

from __future__ import annotations

from collections import deque

import discord

from bot.data.people import People
from bot.live.languages import of_table, ready
from bot.message.parts import Sheet
from bot.press.interaction import Interaction
from games.core import Refused, say


async def read_here(people: People, interaction: Interaction) -> str:
    """The channel's language, ready to be used."""
    settings = await people.server(interaction.guild)
    language = of_table(settings.language, interaction.community, interaction.language)
    return await ready(language)


class Publishing:
    """Shows such sheets, each only once."""

    def __init__(self) -> None:
        self._shown: deque[tuple[int, str]] = deque(maxlen=1000)
        """What was shown lately: the message and the control that were pressed."""

    async def show(self, interaction: Interaction, sheet: Sheet) -> None:
        """Show the sheet. Raises `Refused` if the person may not write there, or if it is the
        second time."""
        if not (interaction.guild and interaction.writes):
            raise Refused(say("bot-may-not-show"))
        pressed = interaction.message.id if interaction.message else 0, interaction.custom_id
        if pressed in self._shown:
            raise Refused(say("bot-shown-already"))
        self._shown.append(pressed)  # at once: a second press may come before the answer is sent
        try:
            await interaction.defer(thinking=False)
            await interaction.publish(sheet)
        except discord.HTTPException:
            self._shown.remove(pressed)
            raise
