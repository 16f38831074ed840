"""The bot's own page in a frame inside the local Discord: its SDK, its proxy, its consent sheet."""

from __future__ import annotations

from typing import cast

from playwright.async_api import Page, ViewportSize

from local_discord import Person, proxy
from local_discord.actions import activities
from tests.e2e.page.house import PHONE, Board, House


class Framing(House):
    """People look at tables in Activities."""

    async def comes(
        self, person: Person, table: int, size: ViewportSize, *, watches: bool
    ) -> Board:
        """The frame, in the channel of a table, of somebody who has consented before and comes by a
        link to that table."""
        self.scene.world.consents.add((person.id, self.scene.application.id, "identify"))
        _, board = await self.enter(person, table, size)
        if watches:
            await board.page.get_by_role("button", name="The table in this channel").tap()
        return board

    async def enter(
        self, person: Person, table: int, size: ViewportSize = PHONE, edges: bool = False
    ) -> tuple[Page, Board]:
        """The client of somebody who opens the Activity there, and the frame in it."""
        channel = await self.channel(table)
        if there := person.visit:
            activities.leave(self.scene.world, there)
        visit = person.open_activity(self.scene.application, channel, str(table))
        page = await self.tab(person.name, size)
        await page.goto(proxy.address(visit) + "?edges" * edges)
        await page.locator("iframe").wait_for()
        [_, frame, *_] = page.frames
        return page, Board(cast("Page", frame), table)

    async def close(self) -> None:
        """Leave all Activities, too."""
        for visit in [*self.scene.world.visits.values()]:
            activities.leave(self.scene.world, visit)
        await super().close()
