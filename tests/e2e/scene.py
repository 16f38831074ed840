"""The bot itself on a local Discord: one server, one channel, some people."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeVar

from discord import app_commands

from bot.app import Skulduggery
from bot.data.store import Store
from bot.host.metrics import Metrics, measured
from bot.live.background import PAUSES
from bot.live.thinkers import Thinkers
from bot.message.about import Papers
from bot.table.table import Table
from bot.times import IDENTIFIES
from bot.web.where import Where
from local_discord import (
    Address,
    Application,
    Channel,
    Guild,
    Message,
    Permission,
    Person,
    Reply,
    World,
    serve,
)
from local_discord.discord_py import redirected
from local_discord.patience import UNHURRIED
from tests.local_discord.scene import Cast
from tests.local_discord.scene import scene as casting

_told = dict[tuple[str, str], dict[str, Any]]()
"""What the bot tells Discord of its commands, translated once: each test begins with a bot of its
own, and to translate them for all of Discord's languages would be a tenth of what it does."""


def _remember(kind: type[Any]) -> None:
    translate = kind.get_translated_payload

    async def get_translated_payload(command: Any, tree: Any, translator: Any) -> dict[str, Any]:
        about = command.qualified_name, json.dumps(command.to_dict(tree))
        if about not in _told:
            _told[about] = await translate(command, tree, translator)
        return _told[about]

    kind.get_translated_payload = get_translated_payload


for _kind in (app_commands.Command, app_commands.Group, app_commands.ContextMenu):
    _remember(_kind)
C = TypeVar("C")
CALLBACK = "/interactions/{webhook_id}/{webhook_token}/callback"
POST, PATCH = "/channels/{channel_id}/messages", "/channels/{channel_id}/messages/{message_id}"


@dataclass
class Scene(Cast):
    """A world in which the bot runs."""

    cleo: Person
    dora: Person
    database: str
    address: Address
    bot: Bot
    stack: contextlib.AsyncExitStack

    async def settle(self) -> None:
        """Wait until all is shown that has happened."""
        await self.world.settled()
        while not await self.bot.router.finish():
            pass  # what was acknowledged early is still being worked on
        await self.bot.hands.settled()
        await self.world.settled()

    async def after(self, act: Awaitable[C]) -> C:
        """What comes of an act, once all is shown."""
        result = await act
        await self.settle()
        return result

    async def acknowledged(self, *acts: Coroutine[Any, Any, Reply]) -> asyncio.Future[list[Reply]]:
        """What people do, begun and acknowledged, whether or not it is answered yet."""
        counts = self.world.requests.count
        before = counts(route=CALLBACK)
        begun = asyncio.gather(*acts)
        await self.world.wait(lambda: counts(route=CALLBACK) == before + len(acts))
        return begun

    def board(self, who: Person | None = None, channel: Channel | None = None) -> Message:
        """The newest message in the channel that everybody sees."""
        seen = (who or self.anna).look(channel or self.channel)
        return [m for m in seen if not m.ephemeral][-1]

    def grant(self, person: Person, permission: Permission) -> None:
        role = self.guild.role("Some", int(permission))
        before = [self.guild.roles[id] for id in self.guild.members[person.id].roles]
        self.world.servers.set_roles(self.guild, person, *before, role)

    def cog(self, kind: type[C]) -> C:
        return next(cog for cog in self.bot.cogs.values() if isinstance(cog, kind))

    async def table(self, channel: Channel | None = None) -> Table:
        """The newest table of the channel, as it is stored."""
        found = await self.bot.tables.table_in((channel or self.channel).id)
        assert found
        return found

    def dm(self, who: Person) -> Message:
        """The newest direct message from the bot."""
        return who.look(who.dm)[-1]

    async def restart(self, papers: Papers | None = None, *, challenges: bool = True) -> None:
        """Stop the bot without a word, start it again on the same database, and wait until it has
        looked at what there is to do."""
        await self.stack.aclose()
        pauses, now = self.bot.background.pauses, self.bot.process.now
        clock = time.time if self.bot.process.measures else now
        starting = running_bot(
            self.database,
            self.application,
            clock,
            papers,
            pauses=pauses,
            where=self.bot.where,
            challenges=challenges,
            apart=self.bot.serving.locks.apart,
        )
        self.bot = bot = await self.stack.enter_async_context(starting)
        await self.world.wait(lambda: bot.resuming and bot.resuming.done())


class Bot(Skulduggery):
    """The bot, with what is counted of it."""

    metrics: Metrics
    where: Where | None


@contextlib.asynccontextmanager
async def running_bot(
    database: str,
    application: Application,
    now: Callable[[], float] = time.time,
    papers: Papers | None = None,
    shards: Sequence[int] = (),
    pauses: Sequence[float] = PAUSES,
    where: Where | None = None,
    *,
    challenges: bool = True,
    apart: float = 0.0,
) -> AsyncIterator[Bot]:
    """The bot, connected. `shards`: those of two that it serves, beside another one; all, where
    none is named. `apart`: seconds between two identifies; a world without rate limits lets a bot
    identify at any time."""
    async with Store.open(database) as store, Thinkers.open(pace=0, size=1) as thinkers:
        count = 2 if shards else None
        bot = Bot(
            store,
            thinkers,
            now,
            papers=papers,
            shards=shards,
            shard_count=count,
            where=where,
            challenges=challenges,
        )
        bot.tables.random = chance(*shards)
        bot.metrics, bot.where = measured(bot, thinkers), where
        bot.background.pauses = pauses
        bot.serving.locks.apart = apart
        # Discord's three seconds are meant for a machine of its own: on a busy one a picture takes
        # longer, and the press would be answered in another way.
        bot.router.heard = bot.router.late = UNHURRIED
        bot.router.slow = UNHURRIED / 2
        ready = asyncio.Event()

        async def on_ready() -> None:
            ready.set()

        bot.add_listener(on_ready)
        running = asyncio.create_task(bot.start(application.token))
        waiting = asyncio.create_task(ready.wait())
        await asyncio.wait([running, waiting], return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()
        if running.done():
            running.result()
        try:
            yield bot
        finally:
            await bot.close()
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)


def chance(*whose: object) -> Random:
    """Random numbers that are the same each time this test runs: else one deal in a hundred ends
    the match too early for it. `whose`: what tells two bots of a test apart."""
    return Random(f"{os.environ.get('PYTEST_CURRENT_TEST', 'a bench').split(' ')[0]} {whose}")


def _listed(bot: Skulduggery) -> bool:
    """Has the gateway listed all its servers? The bot waits for that a moment only."""
    return not any(guild.unavailable for guild in bot.guilds)


People = dict[str, Person]
Founding = Callable[[World, str], tuple[Guild, Application, People]]
"""Fills an empty world, served at this address: its server, the bot's application, the people."""


def founded(world: World, _: str) -> tuple[Guild, Application, People]:
    """A server where nothing has happened yet."""
    cast = casting(world)
    cast.bob.locale = "en-US"
    people = [cast.anna, cast.bob, world.person("Cleo"), world.person("Dora")]
    cast.guild.join(*people[2:])
    return cast.guild, cast.application, {person.name: person for person in people}


@contextlib.asynccontextmanager
async def playing(
    database: str, *, rate_limits: bool = False, where: Where | None = None
) -> AsyncIterator[Scene]:
    """A fresh world with the bot on it; what the bot did wrong fails the test."""
    async with hosting(founded, database, rate_limits=rate_limits, where=where) as scene:
        yield scene
        await scene.settle()


@contextlib.asynccontextmanager
async def hosting(
    found: Founding,
    database: str,
    *,
    rate_limits: bool = False,
    now: Callable[[], float] = time.time,
    where: Where | None = None,
) -> AsyncIterator[Scene]:
    """A world with the bot on it, which reads this database and this clock."""
    world = World(rate_limits=rate_limits, deadline=UNHURRIED)
    async with serve(world, port=0) as address:
        guild, application, people = found(world, address.http)
        with redirected(address):
            async with contextlib.AsyncExitStack() as stack:
                apart = IDENTIFIES if rate_limits else 0.0
                starting = running_bot(database, application, now, where=where, apart=apart)
                bot = await stack.enter_async_context(starting)
                await world.wait(lambda: _listed(bot))
                yield Scene(
                    world,
                    guild,
                    next(iter(guild.channels.values())),
                    application,
                    **{name.lower(): person for name, person in people.items()},
                    database=database,
                    address=address,
                    bot=bot,
                    stack=stack,
                )
    world.check()
