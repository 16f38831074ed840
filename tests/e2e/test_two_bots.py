"""Two of the bot's processes at one table, in one event loop: their requests to Discord arrive in
the order that a test wants."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine
from dataclasses import dataclass
from typing import Any

import pytest
import pytest_asyncio

from bot.app import Skulduggery
from local_discord import Reply, SessionLimits, World, serve
from local_discord.discord_py import redirected
from local_discord.patience import UNHURRIED
from tests.databases import found, on_server
from tests.e2e.driver import controls, laid, named, seated
from tests.e2e.halves import SHOWN
from tests.e2e.scene import CALLBACK, PATCH, Scene, running_bot
from tests.e2e.web import WHERE, browser, frame, linked, more, serving

pytestmark = pytest.mark.twice

both_orders = pytest.mark.parametrize("first", ["answer", "other"])
"""Which of two edits Discord hears first: one process's answer to a press, or what the other
process shows."""


@dataclass
class Pair(Scene):
    """A scene with two processes: `bot` gets direct messages, `other` the server."""

    other: Skulduggery

    async def settle(self) -> None:
        """Wait until everything that happened is shown and noted."""
        while True:
            await self.world.settled()
            for bot in (self.bot, self.other):
                while not await bot.router.finish():
                    pass
                await bot.hands.settled()
            await self.world.settled()
            if found(self.database, SHOWN) == [(0,)]:
                return
            await self.world.next_change(0.1)

    async def plays(self, act: Coroutine[Any, Any, Reply]) -> None:
        """Somebody changes the table at the other process, and that process shows what it may."""
        await act
        await self.other.router.finish()
        await self.other.hands.settled()


@pytest_asyncio.fixture
async def pair() -> AsyncIterator[Pair]:
    """Both are running."""
    database = await on_server()
    limits = SessionLimits(shards=2, max_concurrency=16)
    world = World(rate_limits=False, deadline=UNHURRIED, sessions=limits)
    application = world.application("Skulduggery")
    anna, bob, cleo, dora = people = [world.person(name) for name in ("Anna", "Bob", "C", "D")]
    guild = next(g for n in range(4) if (g := world.guild(f"Crypt {n}")).id >> 22 & 1)
    world.install(application, guild)
    guild.join(*people)
    async with contextlib.AsyncExitStack() as stack:
        address = await stack.enter_async_context(serve(world, port=0))
        stack.enter_context(redirected(address))
        one, two = [
            await stack.enter_async_context(
                running_bot(database, application, shards=[shard], where=WHERE)
            )
            for shard in (0, 1)
        ]
        channel = guild.channel("general")
        built = Pair(
            world,
            guild,
            channel,
            application,
            anna,
            bob,
            cleo,
            dora,
            database,
            address,
            one,
            stack,
            two,
        )
        yield built
        await built.settle()
    world.check()


@both_orders
async def test_a_step_on_its_way_does_not_come_after_the_end_that_the_other_process_shows(
    pair: Pair, first: str
) -> None:
    """Anna chooses the first half of a move in her direct message while Bob resigns in the
    server."""
    await seated(pair, "graverobber", [pair.anna, pair.bob])
    dm = pair.dm(pair.anna)
    menu = dm.selects[0]
    asked = await pair.bob.command("resign", pair.channel)
    assert asked.message
    gate = pair.world.faults.hold("POST", CALLBACK)
    stepping = asyncio.create_task(pair.anna.choose(dm, menu.custom_id, menu.options[0].value))
    await pair.world.wait(lambda: gate.arrived)
    if first == "answer":
        gate.open()
        await stepping
    await pair.plays(pair.bob.press(asked.message, named(asked.message, "resigned")))
    gate.open()
    await stepping
    await pair.settle()
    assert pair.dm(pair.anna) is dm
    assert "resigned" in dm.text
    assert not any(controls(dm))


@both_orders
async def test_a_press_that_comes_too_late_gives_no_controls_to_an_earlier_message(
    pair: Pair, first: str
) -> None:
    """Anna and Bob both play in the server before Discord has heard of either move. Then Anna
    presses the button that her direct message still has."""
    await laid(pair)
    dm, edits = pair.dm(pair.anna), pair.world.faults.hold("PATCH", PATCH)
    for person in (pair.anna, pair.bob):
        mine = await person.press(pair.board(), "My secret board")
        assert mine.message
        await person.press(mine.message, "Skip")
    await pair.world.wait(lambda: edits.arrived)
    answer = pair.world.faults.hold("POST", CALLBACK)
    late = asyncio.create_task(pair.anna.press(dm, "Skip"))
    await pair.world.wait(lambda: answer.arrived)
    if first == "answer":
        answer.open()
        await late
    edits.open()
    await pair.other.hands.settled()
    answer.open()
    await late
    await pair.settle()
    dms = [m for m in pair.anna.look(pair.anna.dm) if not m.ephemeral]
    assert dms[-1] is not dm
    assert [m for m in dms if any(controls(m))] == [dms[-1]]


async def test_a_page_of_one_process_plays_on_and_hears_what_the_other_changes(
    pair: Pair,
) -> None:
    await seated(pair, "bushwhacked", [pair.anna, pair.bob])
    async with serving(pair.bot) as server, contextlib.AsyncExitStack() as stack:
        pages = [
            await (
                await stack.enter_async_context(
                    browser(server, await linked(person, await more(pair, person)))
                )
            ).enter()
            for person in (pair.anna, pair.bob)
        ]
        [mover] = [page for page in pages if page.seen["yours"]]
        [waits] = [page for page in pages if not page.seen["yours"]]
        headers = {"Origin": WHERE.origin}
        opening = waits.http.ws_connect(waits.url(f"{waits.place}/feed"), headers=headers)
        socket = await stack.enter_async_context(opening)
        assert await frame(socket) == {"n": 0}
        assert (await mover.play("place A1"))["status"] == 200
        assert await frame(socket) == {"n": 1}
        await pair.settle()
        assert "A1" in pair.board().text
        who = pair.anna if pages[0] is waits else pair.bob
        await pair.plays(who.command("play", pair.channel, move="A2"))
        assert await frame(socket) == {"n": 2}
        assert "A2" in (await waits.look())["text"]
