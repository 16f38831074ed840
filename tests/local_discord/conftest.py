"""The scenes that tests begin with."""

from __future__ import annotations

import pytest

from local_discord import World
from local_discord.patience import UNHURRIED
from tests.local_discord.scene import Cast, Clock, scene


@pytest.fixture
def crypt() -> Cast:
    """A scene in real time."""
    return scene(World(deadline=UNHURRIED))


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def still(clock: Clock) -> Cast:
    """A scene whose clock stands still."""
    return scene(World(clock=clock))
