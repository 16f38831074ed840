"""What the gateway brings: interactions, each answered once, while the process runs."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any

import discord
from discord.app_commands import AppCommandError, CommandInvokeError

from bot.live.crowding import Crowding
from bot.live.sharded import Sharded
from bot.table.entered import clean
from bot.times import ANSWERED, CLOSING

ENTRY_POINT = 4
"""The type of the command that Discord adds if Activities are switched on."""
ENTRANCE = "mygames"
"""The command that answers an entry point."""


class Tree(discord.app_commands.CommandTree["Gateway"]):
    """Brings commands and suggestions to their cogs."""

    async def interaction_check(self, interaction: discord.Interaction[Gateway], /) -> bool:
        """discord.py asks this before each of them. It does not know entry points, and would fail
        without telling anybody: so an entry point is turned into a command here."""
        data: Any = interaction.data
        if data.get("type") == ENTRY_POINT:
            data |= {"type": 1, "name": ENTRANCE, "entry": True}
        return await self.client.first(interaction)

    async def on_error(
        self, interaction: discord.Interaction[Gateway], error: AppCommandError
    ) -> None:
        """Unless the command itself has failed, there is none as the person's client offered it:
        clients go on for a while with the commands that they know."""
        if isinstance(error, CommandInvokeError):
            await super().on_error(interaction, error)
        elif interaction.type is discord.InteractionType.application_command:
            await self.client.outdated(interaction)


class Gateway(Sharded):
    """The client, as it hears interactions."""

    def __init__(self, *of: Any) -> None:
        """See `Sharded`."""
        super().__init__(*of, tree=Tree)
        self._answering = set[asyncio.Task[Any]]()
        self._recent = deque[int](maxlen=1000)
        self.crowding = Crowding()

    async def first(self, interaction: discord.Interaction[Any]) -> bool:
        """Is an interaction answered? Not if the gateway has delivered it before, nor if the person
        has too much waiting. The end of the process waits for the task that asks this. Whatever the
        person has typed or chosen is text from here on."""
        if interaction.id in self._recent:
            return False
        self._recent.append(interaction.id)
        data: Any = interaction.data or {}
        data.update(clean(data))
        task = asyncio.current_task()
        assert task
        taken = self.crowding.enter(interaction)
        if not (taken or self.crowding.tells(interaction)):
            return False
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)
        if taken:
            task.add_done_callback(lambda _: self.crowding.leave(interaction))
        else:
            await self.crowded(interaction)
        return taken

    async def crowded(self, interaction: discord.Interaction[Any]) -> None:
        """Tell somebody that they have too much waiting."""

    async def outdated(self, interaction: discord.Interaction[Any]) -> None:
        """Tell somebody that there is no such command, or no longer with these options."""

    async def leave(self) -> None:
        """End the sessions, and answer what has been heard."""
        await super().leave()
        await asyncio.sleep(0)  # let the tasks begin for what has just been heard
        if self._answering:
            seconds = min(ANSWERED, self.ending.room(CLOSING))
            await asyncio.wait(self._answering, timeout=seconds)
