"""Reviews by bots that are killed, and by two bots that are asked at the same time."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from random import Random

import pytest

from bot.times import IDENTIFIES
from games.core import from_json
from local_discord import Channel, Message, Person
from local_discord.patience import LONG
from tests.e2e.driver import named, pressed, shown
from tests.e2e.finished import LAYOUTS
from tests.e2e.halves import SECRET, SHOWN, both
from tests.e2e.house import House, house
from tests.e2e.played import LATE, Played

pytestmark = pytest.mark.twice
HELD = """import asyncio, pathlib
from bot.cogs.records.store import Reviews
keep, folder = Reviews.keep, pathlib.Path({!r})
async def later(*made):
    with (folder / "made").open("a") as file:
        file.write("x")
    while not (folder / "go on").exists():
        await asyncio.sleep(0.05)
    await keep(*made)
Reviews.keep = later"""
"""Keeps a finished review back until the test lets it go."""


async def over(built: House, shard: int) -> Message:
    """A match in which Red dug once and White resigned; returns the result's message."""
    channel = built.channels[shard]
    await Played(built.first, (built.anna, built.bob), {SECRET: channel}, Random(1)).open(
        channel, SECRET
    )
    await built.until(SHOWN, [(0,)])
    people = {person.id: person for person in (built.anna, built.bob)}
    red, white = (people[id] for (id,) in built.rows("SELECT person FROM seats ORDER BY seat"))
    for person, move in ((red, LAYOUTS[0]), (white, LAYOUTS[1]), (red, "u1"), (white, "skip")):
        assert (await person.command("play", channel, move=move)).failed is None
        await built.until(SHOWN, [(0,)])
    asked = await white.command("resign", channel)
    assert asked.message
    await white.press(asked.message, named(asked.message, "resigned"))
    await built.until("SELECT count(*) FROM matches", [(1,)])
    await built.until(SHOWN, [(0,)])
    return built.board(shard)


async def by_button(person: Person, result: Message) -> str:
    """What the button shows once the review is made."""
    return shown(await pressed(person, result, "review")).text


def made(folder: Path) -> str:
    """A letter for each review that is finished and kept back."""
    there = folder / "made"
    return there.read_text() if there.exists() else ""


async def begun(folder: Path, count: int) -> None:
    """Wait until so many are."""
    ends = time.monotonic() + LONG
    while len(made(folder)) < count:
        assert time.monotonic() < ends
        await asyncio.sleep(0.05)


async def test_killed_in_the_middle_it_is_made_when_somebody_asks_again(tmp_path: Path) -> None:
    async with house(1) as built:
        built.first.before = HELD.format(str(tmp_path))
        await built.first.start()
        result = await over(built, 0)
        waiting = asyncio.create_task(pressed(built.anna, result, "review"))
        await begun(tmp_path, 1)
        await built.first.kill()
        waiting.cancel()  # nobody answers her any more
        assert built.rows("SELECT * FROM reviews") == []
        built.first.before = ""
        built.world.skip(IDENTIFIES)
        await built.first.start()
        assert "accurate" in await by_button(built.bob, built.board(0))
        [(stored,)] = built.rows("SELECT review FROM reviews")
        assert from_json(stored).judged
        assert "accurate" in await by_button(built.anna, built.board(0))  # she had waited
        assert built.rows("SELECT review FROM reviews") == [(stored,)]
        await built.forgive(*LATE)


async def test_two_processes_that_are_asked_at_once_show_the_same(tmp_path: Path) -> None:
    async with house(4) as built:
        built.first.before = built.second.before = HELD.format(str(tmp_path))
        await both(built)
        result = await over(built, 2)
        [(number,)] = built.rows("SELECT id FROM tables WHERE stage = 'over'")
        asked = [
            asyncio.create_task(pressed(built.anna, result, "review")),  # the second hears it
            asyncio.create_task(built.bob.command("review", _dm(built), match=number)),
        ]
        await begun(tmp_path, 2)
        await built.world.wait(lambda: both_wait(built))
        (tmp_path / "go on").touch()
        first, second = [shown(await reply).text for reply in asked]
        assert first == second
        assert "accurate" in first


def both_wait(built: House) -> bool:
    """Were both told that an answer will come?"""
    loading = [m for m in built.anna.look(built.channels[2]) if m.loading]
    return bool(loading) and any(m.loading for m in built.bob.look(_dm(built)))


def _dm(built: House) -> Channel:
    return built.bob.open_dm(built.first.application)
