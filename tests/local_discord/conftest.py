"""The scenes that tests begin with."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio

from local_discord import World
from local_discord.patience import UNHURRIED
from tests.local_discord.bench import Bench, bench
from tests.local_discord.scene import Cast, Client, Clock, api, scene


def checked(world: World) -> Iterator[Cast]:
    """A scene in it. Whatever a bot there does wrong, and could have known, fails the test."""
    yield scene(world)
    world.check()


@pytest.fixture
def crypt() -> Iterator[Cast]:
    """A scene in real time."""
    yield from checked(World(deadline=UNHURRIED))


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def still(clock: Clock) -> Iterator[Cast]:
    """A scene whose clock stands still."""
    yield from checked(World(clock=clock))


@pytest_asyncio.fixture
async def client(still: Cast) -> AsyncIterator[Client]:
    """Talks to its API as its bot."""
    async with api(still) as talking:
        yield talking


@pytest_asyncio.fixture
async def b(crypt: Cast) -> AsyncIterator[Bench]:
    """Its bot, by hand."""
    async with bench(crypt) as made:
        yield made
