"""Reviews of matches by bots that are killed, and by two that are asked at once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from games.core import from_json
from local_discord import Message, Person, Reply
from tests.e2e.driver import button_of, pressed
from tests.e2e.test_kill import LATE, Played
from tests.e2e.test_processes import SECRET, SHOWN, both
from tests.e2e.test_processes_gone import forgive
from tests.e2e.test_shards import House, house
from tests.e2e.test_standing import LAYOUTS, shown

HELD = """import asyncio, pathlib
from bot.data.reviews import Reviews
keep, folder = Reviews.keep, pathlib.Path({!r})
async def later(*made):
    with (folder / "made").open("a") as file:
        file.write("x")
    while not (folder / "go on").exists():
        await asyncio.sleep(0.05)
    await keep(*made)
Reviews.keep = later"""
"""Keeps no review that it has made until the test says so."""
MAKING = "SELECT count(*) FROM reviews WHERE review IS NULL AND maker IS NOT NULL"


async def over(built: House, shard: int) -> Message:
    """A match in which Red has dug once and White has resigned; the result's message."""
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
    await white.press(asked.message, button_of(asked.message, "resigned"))
    await built.until("SELECT count(*) FROM matches", [(1,)])
    await built.until(SHOWN, [(0,)])
    return built.board(shard)


async def told(built: House, asked: Reply) -> str:
    """What the person alone is shown when the review is made."""
    assert asked.failed is None
    await built.world.wait(lambda: bool(asked.message and asked.message.text))
    return shown(asked).text


async def by_button(built: House, person: Person, result: Message) -> str:
    return await told(built, await pressed(person, result, "review"))


async def test_killed_in_the_middle_it_is_made_when_somebody_asks_again(tmp_path: Path) -> None:
    async with house(tmp_path, 1) as built:
        built.first.before = HELD.format(str(tmp_path))
        await built.first.start()
        result = await over(built, 0)
        assert (await pressed(built.anna, result, "review")).deferred
        await built.until(MAKING, [(1,)])
        await built.first.kill()
        assert built.rows(MAKING) == [(1,)]  # what the dead one had begun
        built.first.before = ""
        await built.first.start()
        assert "accurate" in await by_button(built, built.bob, built.board(0))
        [(stored,)] = built.rows("SELECT review FROM reviews")
        assert from_json(stored).judged
        assert "accurate" in await by_button(built, built.anna, built.board(0))  # who had waited
        assert built.rows("SELECT review, maker FROM reviews") == [(stored, None)]
        forgive(built, *LATE)


async def test_two_processes_that_are_asked_at_once_make_it_once(tmp_path: Path) -> None:
    async with house(tmp_path, 4) as built:
        built.first.before = built.second.before = HELD.format(str(tmp_path))
        await both(built)
        result = await over(built, 2)
        [(number,)] = built.rows("SELECT id FROM tables WHERE stage = 'over'")
        asked = await asyncio.gather(
            pressed(built.anna, result, "review"),  # whom the second process hears
            _in_private(built, number),  # and the first
        )
        assert all(reply.deferred for reply in asked)
        await built.until(MAKING, [(1,)])
        (tmp_path / "go on").touch()
        first, second = [await told(built, reply) for reply in asked]
        assert first == second
        assert "accurate" in first
        assert (tmp_path / "made").read_text() == "x"


async def _in_private(built: House, number: int) -> Reply:
    dm = built.bob.open_dm(built.first.application)
    return await built.bob.command("review", dm, match=number)
