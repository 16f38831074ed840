"""Walks of the monkey: their worlds, and how one that goes wrong becomes short."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from functools import partial
from random import Random
from typing import Any
from unittest.mock import patch

from bot.cogs.records import reviewing
from bot.live import thinkers
from bot.live.background import Background
from bot.live.studio import Studio
from bot.live.workers import Worker
from bot.logs import late_in_a_line
from games.core import Budget, View
from local_discord import Application, Channel, Guild, Permission, World
from local_discord.kinds import ChannelType
from tests.e2e import holds
from tests.e2e.acts import Act, begins, transcript, written
from tests.e2e.ideas import Time
from tests.e2e.monkey import Rounds, Walk
from tests.e2e.scene import People, Scene, founded, hosting
from tests.e2e.web import WHERE

LOCALES = ("en-US", "ru", "de", "en-US")
BRIEF = Budget.nodes(10)
"""What a thought or a review may cost: what it finds is no matter here."""
SHORT = 16
"""Longer matches aren't reviewed: whole ones cost more than the rest of a walk."""
CUT_OFF = "Session is closed"
"""What the log may say of a press while the bot is stopped at once."""


class Wrong(AssertionError):
    """A walk on which something that must always hold does not."""

    def __init__(self, seed: object, acts: Sequence[Act], error: Exception) -> None:
        super().__init__(f"{error}\nSeed {seed}:\n{transcript(acts)}\n{written(acts)}")
        self.acts, self.error = list(acts), error

    @property
    def kind(self) -> tuple[type[Exception], str]:
        """What went wrong, without its numbers."""
        return type(self.error), re.sub(r"\d+", "", str(self.error)[:60])


@contextmanager
def _heard(faults: list[str]) -> Iterator[None]:
    """What the bot's log says of errors; by its own filter, suggestions that came too late are
    none."""

    class Listens(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            if CUT_OFF not in (said := self.format(record)):
                faults.append(said)

    handler, suggesting = Listens(logging.ERROR), logging.getLogger("discord.app_commands.tree")
    logging.getLogger().addHandler(handler)
    suggesting.addFilter(late_in_a_line)
    try:
        yield
    finally:
        suggesting.removeFilter(late_in_a_line)
        logging.getLogger().removeHandler(handler)


@contextmanager
def _by_hand(rounds: Rounds) -> Iterator[None]:
    """What the bot does each second or each hour is not begun but noted, for the walk to do when
    time passes: else it depends on how slow the machine is, and costs a third of a walk."""
    every = Background.every

    def noted(
        self: Background, seconds: float, work: Callable[[], Awaitable[object]], name: str
    ) -> None:
        if seconds:
            rounds[name] = seconds, work
        else:
            every(self, seconds, work, name)

    with patch.object(Background, "every", noted):
        yield


@contextmanager
def _undrawn(walk: Walk) -> Iterator[None]:
    """Boards are not drawn, but each picture tells for whom it would have been."""
    paint = Studio.paint

    async def draws(self: Studio, draw: Callable[[], Any]) -> bytes:
        if isinstance(draw, partial) and draw.args and isinstance(draw.args[0], View):
            return walk.hidden.draws(walk.scene.bot.tables, draw.args[0])
        return await paint(self, draw)

    with patch.object(Studio, "paint", draws):
        yield


async def _here(_: Worker, __: int, work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
    """What a worker would do. Its process costs more than what it does here, and there are tests
    of what becomes of those."""
    await asyncio.sleep(0)
    return work(*args, **kwargs)


@contextmanager
def _thinking_briefly() -> Iterator[None]:
    with (
        patch.object(reviewing, "BUDGET", BRIEF),
        patch.object(reviewing, "MOST_PLIES", SHORT),
        patch.object(thinkers, "_budget", lambda *_: BRIEF),
        patch.object(Worker, "do", _here),
    ):
        yield


async def walked(
    database: str, seed: object, steps: int, acts: Sequence[Act] = (), some: float = 1.0
) -> list[Act]:
    """Walk so many steps at random, or these acts. Raises what went wrong, with the transcript.
    `some`: how many of the beginnings it has."""
    clock, faults, rounds = Time(), list[str](), Rounds()
    async with AsyncExitStack() as stack:
        stack.enter_context(_by_hand(rounds))
        stack.enter_context(_thinking_briefly())
        scene = await stack.enter_async_context(hosting(_founded, database, now=clock, where=WHERE))
        stack.enter_context(_heard(faults))
        walk = Walk(scene, clock, _places(scene), Random(f"{seed}"), faults=faults, rounds=rounds)
        stack.enter_context(_undrawn(walk))
        try:
            for act in acts or begins(walk.random, some):
                await walk.do(act)
            while not acts and len(walk.done) < steps:
                await walk.do(walk.act())
            await holds.check_end(walk)
        except Exception as error:
            raise Wrong(seed, walk.done, error) from error
    return walk.done


async def shrunk(fresh: Callable[[], Awaitable[str]], seed: object, wrong: Wrong) -> Wrong:
    """A shorter walk that goes wrong in the same way. `fresh`: makes an empty database."""
    size = len(wrong.acts) // 2
    while size:
        at = 0
        while at < len(wrong.acts):
            fewer = [*wrong.acts[:at], *wrong.acts[at + size :]]
            try:
                await walked(await fresh(), seed, 0, fewer)
            except Wrong as again:
                if again.kind == wrong.kind:
                    wrong = Wrong(seed, fewer, again.error)
                    continue
            at += size
        size //= 2
    return wrong


def _founded(world: World, address: str) -> tuple[Guild, Application, People]:
    """A server, somebody who manages it, and people who may have the bot among their own apps."""
    guild, application, people = founded(world, address)
    may = Permission.MANAGE_GUILD | Permission.MANAGE_MESSAGES
    may |= Permission.MANAGE_THREADS | Permission.CREATE_EVENTS
    manages = guild.role("Manages", int(may))
    guild.members[people["Anna"].id].roles.append(manages.id)
    world.allow_user_install(application)
    return guild, application, people


def _places(scene: Scene) -> dict[str, Channel]:
    for person, locale in zip(
        (scene.anna, scene.bob, scene.cleo, scene.dora), LOCALES, strict=True
    ):
        person.locale = locale
    second, third = (scene.guild.channel(name, ChannelType.TEXT) for name in ("second", "third"))
    scene.anna.install(scene.application)
    scene.bob.install(scene.application)
    friends = scene.world.group("Friends", scene.anna, scene.bob, scene.cleo)
    return {"general": scene.channel, "second": second, "third": third, "Friends": friends}
