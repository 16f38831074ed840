"""Two processes at one table: one change wins, its owner shows it, nothing is doubled."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from itertools import pairwise
from random import Random

import pytest
import pytest_asyncio

from local_discord import Channel, Message, Permission, Person
from tests.e2e.driver import controls, named, pressed
from tests.e2e.played import Played, logs
from tests.e2e.test_shards import House, house

SECRET, OPEN = "graverobber", "bushwhacked"
SHOWN = "SELECT count(*) FROM tables WHERE shown < revision AND NOT refused"


@pytest_asyncio.fixture
async def halves() -> AsyncIterator[House]:
    """Two processes with two shards each, running; the first one gets direct messages."""
    async with house(4) as built:
        await both(built)
        yield built


async def both(built: House) -> None:
    """Start the two processes of a house."""
    built.first.arguments = ("--shards", "0-1", "--of", "4")
    built.second.arguments = ("--shards", "2-3", "--of", "4")
    await asyncio.gather(built.first.launch(), built.second.launch())
    await built.serving(built.first, 0, 1)
    await built.serving(built.second, 2, 3)


def matches(built: House, games: dict[str, int]) -> Played:
    """Tables of Anna and Bob, each in the server of a shard."""
    channels = {game: built.channels[shard] for game, shard in games.items()}
    return Played(built.first, (built.anna, built.bob), channels, Random(5))


def moves_on(message: Message) -> list[str]:
    """A message's controls for moves."""
    buttons, menus = controls(message)
    return buttons + menus


def offers(message: Message, label: str) -> bool:
    """Does the message have a button of this name?"""
    return label in [button.label for button in message.buttons]


def in_play(person: Person, channel: Channel | None) -> list[Message]:
    """The messages in a channel that have controls for moves."""
    return [m for m in person.look(channel) if not m.ephemeral and moves_on(m)]


def check_nothing_doubled(played: Played) -> None:
    """Each table has at most one board with controls. Each seat has at most one direct message with
    controls for a table. No message in a channel repeats the one before it."""
    for person in played.people:
        for channel in (*played.channels.values(), person.dm):
            tables = [
                custom_id.split(":")[1]
                for m in in_play(person, channel)
                for custom_id in moves_on(m)[:1]
            ]
            assert [table for table, n in Counter(tables).items() if n > 1] == []
    for channel in played.channels.values():
        texts = [m.text for m in played.people[0].look(channel) if not m.ephemeral]
        assert [a for a, b in pairwise(texts) if a == b] == []


async def at_rest(built: House, played: Played) -> None:
    """Wait until everything is shown as it is stored."""
    await built.until(SHOWN, [(0,)])
    await built.world.settled()
    for channel in played.channels.values():
        await built.world.wait(lambda channel=channel: played.shown(channel))  # type: ignore[misc]


def lines(built: House, table: int) -> int:
    """How many moves were made at a table."""
    return sum(map(len, logs(built.first.database)[table]))


@pytest.mark.twice
async def test_dms_are_played_at_one_process_and_servers_at_the_other(halves: House) -> None:
    played = matches(halves, {SECRET: 2})
    [channel] = played.channels.values()
    await played.open(channel, SECRET)
    for _ in range(6):
        await asyncio.gather(*(played.act(seat, channel) for seat in range(2)))
        await at_rest(halves, played)
    played.check_nothing_lost()
    check_nothing_doubled(played)
    table = played.tables[channel.id]
    assert lines(halves, table) >= len(played.acknowledged) > 3


async def test_two_people_play_at_one_table_through_two_processes_at_once(halves: House) -> None:
    """Both lay out their boards at the same time, one in the direct message, one in the server."""
    played = matches(halves, {SECRET: 2})
    [channel] = played.channels.values()
    await played.open(channel, SECRET)
    await halves.world.wait(lambda: bool(in_play(halves.anna, halves.anna.dm)))
    await halves.world.wait(lambda: offers(played.board(channel), "My secret board"))
    mine = await halves.bob.press(played.board(channel), "My secret board")
    assert mine.message
    dm = played.dm(0, played.tables[channel.id])
    assert dm
    replies = await asyncio.gather(
        halves.anna.press(dm, "Random layout"), halves.bob.press(mine.message, "Random layout")
    )
    assert [reply.failed for reply in replies] == [None, None]
    await at_rest(halves, played)
    query = "SELECT DISTINCT seat FROM log ORDER BY seat"
    assert halves.rows(query) == [(0,), (1,)]
    check_nothing_doubled(played)


@pytest.mark.twice
async def test_a_table_that_may_not_be_shown_waits_for_its_servers_process(halves: House) -> None:
    played = matches(halves, {SECRET: 2})
    [channel] = played.channels.values()
    await played.open(channel, SECRET)
    await at_rest(halves, played)
    user = halves.first.application.user
    channel.deny(user, Permission.SEND_MESSAGES)
    count = len(channel.messages)
    for seat in (0, 1):
        dm = played.dm(seat, played.tables[channel.id])
        assert dm
        await played.people[seat].press(dm, "Random layout")
        await pressed(played.people[seat], dm, "type")
    while not halves.rows("SELECT id FROM tables WHERE refused"):
        for seat in (0, 1):
            await played.act(seat, channel)
        await halves.world.settled()
    assert len(channel.messages) == count
    channel.allow(user, Permission.SEND_MESSAGES)
    await halves.until("SELECT count(*) FROM tables WHERE shown < revision OR refused", [(0,)])
    played.check_nothing_lost()


@pytest.mark.twice
async def test_where_the_gateway_is_gone_time_stands_still_and_nowhere_else(halves: House) -> None:
    at = halves.second.address.http
    halves.world.faults.break_gateway(at=at)
    query = "SELECT shard FROM absences WHERE until IS NULL ORDER BY shard"
    await halves.until(query, [(2,), (3,)])
    board = await halves.lobby(1)
    assert (await pressed(halves.bob, board, "join")).failed is None
    halves.world.faults.mend_gateway(at=at)
    await halves.until(query, [])
    assert halves.rows("SELECT DISTINCT shard FROM absences ORDER BY shard") == [(2,), (3,)]
    await halves.serving(halves.second, 2, 3)


@pytest.mark.twice
async def test_who_is_forgotten_while_others_play_is_forgotten_everywhere(halves: House) -> None:
    """Anna has one process delete her data while Bob plays at the other process's tables."""
    played = matches(halves, {OPEN: 2, "cop_and_rob": 3, SECRET: 1})
    for game, channel in played.channels.items():
        await played.open(channel, game)
    reply = await halves.anna.command("mydata", halves.channels[0])
    assert reply.message
    sure = await halves.anna.press(reply.message, named(reply.message, "mydata"))
    assert sure.message
    delete = halves.anna.press(sure.message, named(sure.message, "mydata"))

    async def play(channel: Channel) -> None:
        for _ in range(3):
            await played.act(1, channel)

    await asyncio.gather(delete, *map(play, played.channels.values()))
    await halves.until(f"SELECT count(*) FROM people WHERE id = {halves.anna.id}", [(0,)])
    await halves.until(SHOWN, [(0,)])
    query = f"SELECT count(*) FROM tables WHERE facts LIKE '%{halves.anna.id}%'"
    assert halves.rows(query) == [(0,)]
    assert halves.rows(f"SELECT * FROM seats WHERE person = {halves.anna.id}") == []
    assert halves.rows("SELECT count(*) FROM tables WHERE stage = 'playing'") == [(0,)]
