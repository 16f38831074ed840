"""Whole matches and parts of them, played in two browser windows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pytest
from playwright.async_api import expect

from bot.playground import Play
from local_discord import Message
from tests.e2e.driver import controls
from tests.e2e.page.conftest import OpenWindow, shoot, where
from tests.e2e.page.window import Window

pytestmark = [
    pytest.mark.asyncio(loop_scope="package"),
    pytest.mark.usefixtures("bot"),
]

RED = "windmill C5; grave F2; plot F3; grave H4; plot G4; grave A7; plot A8; ready"
WHITE = "windmill F7; grave A3; plot A2; grave C1; plot B1; grave D5; plot C5; ready"


async def seat(window: OpenWindow, channel: str, game: str) -> tuple[Window, Window]:
    """Anna opens a table by typing, Bob joins, it starts."""
    anna, bob = await window("Anna", channel), await window("Bob", channel)
    await anna.type("newgame", game)
    await bob.press("Join")
    await anna.sees("2 joined")
    await shoot(anna, f"{channel.removeprefix('test-')}-lobby")
    return anna, bob


@pytest.mark.long
@pytest.mark.dear
async def test_graverobber_whole(window: OpenWindow, channel: str, play: Play) -> None:
    anna, bob = await seat(window, channel, "Graverobber")
    await anna.press("Options…")
    await anna.fill_in("Sides", "Red")
    await anna.press("Start")
    for player, layout in ((anna, RED), (bob, WHITE)):
        await player.open("Skulduggery")
        await player.press("Type it")
        await player.page.get_by_role("form").get_by_role("textbox").fill(layout)
        await player.page.get_by_role("button", name="Submit").click()
        await expect(player.page.get_by_role("form")).to_have_count(0)
        await play.world.settled()
    await shoot(anna, "graverobber-dm")
    await bob.open(channel)
    await shoot(bob, "graverobber-channel")
    # Plots lie around Anna's other piece on A1 of Bob's board, and one on C5.
    moves, turn = iter(("du", "dr", "r1", "u4", "dr")), Turn((anna, bob), play, channel)
    for n in range(9):
        player, _ = await turn.next()
        if player is bob and n > 1:  # elsewhere: in the window he has typed it once
            await bob.person.command("play", where(play, channel), move="skip")
            continue
        await player.open(channel)
        await player.type("play", next(moves) if player is anna else "skip")
    await bob.sees("Anna wins")
    await shoot(bob, "graverobber-result")
    await expect(bob.button("Rematch")).to_be_visible()


@dataclass
class Turn:
    """Whose turn it is, as people see it."""

    windows: Sequence[Window]
    play: Play
    channel: str
    seen: object = None

    async def next(self) -> tuple[Window, Message]:
        """Wait until somebody has controls that nobody had before; who, and on which message."""
        await self.play.world.wait(lambda: self._controls() not in (None, self.seen))
        await self.play.world.settled()
        self.seen = self._controls()
        return self._look() or pytest.fail("somebody was to play")

    def _controls(self) -> object:
        found = self._look()
        return found and controls(found[1])

    def _look(self) -> tuple[Window, Message] | None:
        """Whoever has the turn gets a direct message; the board mentions them."""
        there = where(self.play, self.channel)
        for player in self.windows:
            person = player.person
            board = [m for m in person.look(there) if not m.ephemeral][-1]
            tables = {b.custom_id.split(":")[1] for b in board.buttons if b.custom_id}
            for message in [*person.look(person.dm)[-1:], *[board] * (person in board.pings)]:
                if tables & {id.split(":")[1] for ids in controls(message) for id in ids}:
                    return player, message
        return None
