"""Two processes with two shards each, and tables at which people play through both."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from itertools import pairwise
from random import Random

import pytest_asyncio

from local_discord import Channel, Message, Person
from tests.e2e.driver import controls
from tests.e2e.house import House, house
from tests.e2e.played import Played, logs

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
    controls for a table. No message in a channel repeats the one before it. (What was posted
    directly before a crash, and then passed, has lost its words: a title is left.)"""
    for person in played.people:
        for channel in (*played.channels.values(), person.dm):
            tables = [
                custom_id.split(":")[1]
                for m in in_play(person, channel)
                for custom_id in moves_on(m)[:1]
            ]
            twice = [table for table, n in Counter(tables).items() if n > 1]
            assert twice == [], f"controls twice, at tables {twice}"
    for channel in played.channels.values():
        texts = [m.text for m in played.people[0].look(channel) if not m.ephemeral]
        same = [a for a, b in pairwise(texts) if a == b and not a.startswith("### ")]
        assert same == [], f"twice in {channel.name}: {same}"


async def at_rest(built: House, played: Played) -> None:
    """Wait until everything is shown as it is stored."""
    await built.until(SHOWN, [(0,)])
    await built.world.settled()
    for channel in played.channels.values():
        await built.world.wait(lambda channel=channel: played.shown(channel))  # type: ignore[misc]


def lines(built: House, table: int) -> int:
    """How many moves were made at a table."""
    return sum(map(len, logs(built.first.database)[table]))
