"""What is done on the page at a table where the bot is not."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
import pytest_asyncio

from local_discord import Application, Channel, Guild, Person, World
from tests.databases import migrated
from tests.e2e.answers import EXPIRED, OPEN, boards, check_quiet, mover, there_is
from tests.e2e.driver import answer, pressed, seated
from tests.e2e.scene import People, Scene, founded, hosting
from tests.e2e.web import WHERE, Visitor, browser, linked, serving

LATER = "once somebody presses something there"


def installable(world: World, address: str) -> tuple[Guild, Application, People]:
    """A world where people may install the application."""
    guild, application, people = founded(world, address)
    world.allow_user_install(application)
    return guild, application, people


@pytest_asyncio.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    """The bot with its page."""
    async with hosting(installable, await migrated(tmp_path), where=WHERE) as started:
        yield started
        await started.settle()


async def link(there: Channel, who: Person) -> str:
    """The secret of a link to the table's page."""
    sheet = answer(await pressed(who, boards(there)[-1], "more"))
    return await linked(who, sheet)


async def moves(page: Visitor) -> None:
    """Make the first move that the page offers."""
    assert (await page.play(sorted(page.moves())[0]))["status"] == 200


async def test_what_is_done_there_is_shown_by_the_next_press(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page says so until then. There the clock can be called, too."""
    scene.anna.install(scene.application)
    there = scene.world.group("Friends", scene.anna, scene.bob)
    scene.world.requests.clear()
    await seated(scene, OPEN, [scene.anna, scene.bob], there)
    who = mover(scene, await there_is(scene, there))
    other = scene.bob if who is scene.anna else scene.anna
    secrets, board = [await link(there, who), await link(there, other)], boards(there)[-1]
    now = scene.bot.tables.now
    async with (
        serving(scene.bot) as server,
        browser(server, secrets[0]) as one,
        browser(server, secrets[1]) as two,
    ):
        await one.enter()
        await two.enter()
        assert LATER not in one.seen["text"]
        scene.world.skip(EXPIRED)
        monkeypatch.setattr(scene.bot.tables, "now", lambda: now() + EXPIRED)
        await moves(one)
        await scene.settle()
        assert boards(there)[-1] is board
        assert LATER in one.seen["text"]
        assert LATER in (await two.look())["text"]
        await pressed(other, board, "more")
        await scene.settle()
        assert boards(there)[-1] is not board
        assert board.selects == []
        assert LATER not in (await one.look())["text"]

        async with scene.bot.tables.hold(one.table) as held:
            await held.save(replace(held.table, deadline=now() - 60).changed(), None)
        await one.look()
        assert (await one.use("Call time"))["status"] == 200
        called = await there_is(scene, there)
        assert called.forfeit
        assert called.forfeit.seat == called.seat_of(other.id)
    check_quiet(scene)
