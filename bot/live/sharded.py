"""The client's side of the gateway: shards that several processes divide among themselves.

discord.py starts a client's shards one after the other, five seconds apart, and assumes that it is
the only process. Here all wait until this process owns them, and each starts as soon as Discord
allows it, several at once if they may.
"""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial
from typing import Any, TypeVar

import aiohttp
import discord
import yarl
from discord.app_commands import AppCommandContext, AppInstallationType
from discord.ext import commands
from discord.gateway import DiscordWebSocket

from bot.data.absences import Shard
from bot.data.ownership import Ownership
from bot.live.answers import let_go
from bot.live.background import Background, attempt, pauses
from bot.live.backoff import Backoff, allowed
from bot.live.ending import Ending
from bot.live.events import guarded
from bot.live.presence import Presence
from bot.live.process import Process
from bot.live.requests import RequestShare
from bot.live.shards import Shards
from bot.live.skew import Skew
from bot.times import ANSWERING, BEAT, CLOSING, LAST_WORDS

T = TypeVar("T")

log = logging.getLogger(__name__)

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here

AWAY = (discord.HTTPException, discord.GatewayNotFound, aiohttp.ClientError, OSError)
"""What is raised while Discord can't be reached. (`TimeoutError` is an `OSError`.)"""


def redirect(address: str) -> None:
    """Let discord.py talk to a local Discord at `http://host:port` instead of Discord itself."""
    url = yarl.URL(address)
    discord.http.Route.BASE = f"{address}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = url.with_scheme("ws") / "gateway"
    discord.asset.Asset.BASE = f"{address}/cdn"


class Sharded(commands.AutoShardedBot):
    """One process's client among several. It needs no privileged intents. `requests`: see
    `RequestShare`. `tree`: brings commands to their cogs."""

    def __init__(
        self,
        locks: Ownership,
        process: Process,
        presence: Presence,
        background: Background,
        requests: float | None,
        shards: Sequence[int],
        shard_count: int | None,
        *,
        tree: type[discord.app_commands.CommandTree[Any]],
    ) -> None:
        self.skew = Skew(process.now if process.measures else None)
        trace = RequestShare(presence, requests, self.skew).trace
        intents = discord.Intents.none()
        intents.guilds = True
        super().__init__(
            tree_cls=tree,
            http_trace=trace,
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=intents,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            guild_ready_timeout=0.2,  # nothing here waits for the servers to be listed
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=AppCommandContext(guild=True, dm_channel=True, private_channel=True),
            allowed_installs=AppInstallationType(guild=True, user=True),
            shard_count=shard_count,
            shard_ids=list(shards) or None,  # type: ignore[arg-type]
        )
        let_go(self.http)
        parsers = self._connection.parsers
        parsers |= {name: guarded(name, parse) for name, parse in parsers.items()}
        self.process = process
        self.background = background
        self.presence = presence
        self.serving = Shards(locks, process, presence)
        self.ending = Ending()
        self._at_once = 1
        self._starting: asyncio.Task[None] | None = None
        self._trying = set[int]()
        self._backoffs = defaultdict[int, Backoff](Backoff)
        self._leaving = False
        self.begun = False
        """Does this process own its shards? Before that, nobody may change a table here."""

    # --- the start -------------------------------------------------------------------------------

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Log in and stay connected. While Discord is away, wait and try again.

        Raises `discord.LoginFailure` for a wrong token.
        """
        await self._once_there(partial(self._log_in, token), "log in")
        await self.connect(reconnect=reconnect)

    async def _once_there(self, ask: Callable[[], Awaitable[T]], what: str) -> T:
        """Ask Discord this until it is there. `what` the log calls it."""
        for pause in pauses(self.background.pauses):
            try:
                return await ask()
            except AWAY as error:
                log.warning("can't %s (%s); trying again in %.0f s", what, error, pause)
                await asyncio.sleep(pause)
        raise AssertionError("pauses have no end")

    async def _log_in(self, token: str) -> None:
        try:
            await self.login(token)
        except AWAY:
            await self.http.close()
            self.http.connector = discord.utils.MISSING  # closing the session has closed it
            raise

    async def launch_shards(self) -> None:
        """Wait until this process owns its shards, and begin to start them in the background.
        discord.py then listens to those that run."""
        asking = partial(self._once_there, self.http.get_bot_gateway, "ask for the gateway")
        count, _, limits = await allowed(asking, self.shard_ids or (), self.shard_count)
        self._at_once = limits["max_concurrency"]
        self.shard_count = self._connection.shard_count = self.shard_count or count
        self.shard_ids = self.shard_ids or list(range(self.shard_count))
        self._connection.shard_ids = self.shard_ids
        own = [Shard(number, self.shard_count) for number in self.shard_ids]
        await self.serving.take(own)
        self.begun = True
        self.background.every(BEAT, self.serving.beat, "saying that the shards are served")
        self.background.every(BEAT, self.serving.look, "reading which shards are away")
        self.background.every(0, self.serving.keep, "keeping the locks")
        self._starting = self.background.begin(self._start_all())

    async def _start_all(self) -> None:
        keys = defaultdict[int, asyncio.Lock](asyncio.Lock)
        async with asyncio.TaskGroup() as starting:
            for shard in self.presence.own:
                key = keys[shard.number % self._at_once]
                starting.create_task(self._start_one(shard.number, key))

    async def _start_one(self, number: int, key: asyncio.Lock) -> None:
        async with key:  # connect only then: nobody reads a connection that waits to identify
            while True:
                try:
                    return await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, number)
                except ConnectionError:  # discord.py has logged it, and waited
                    continue

    async def launch_shard(
        self, gateway: yarl.URL, shard_id: int, *, initial: bool = False
    ) -> None:
        """Try once. If discord.py fails it calls this again from inside itself, deeper each time;
        that call fails here, and `_start_one` tries again."""
        if shard_id in self._trying:
            raise ConnectionError
        self._trying.add(shard_id)
        try:
            await super().launch_shard(gateway, shard_id, initial=initial)
        finally:
            self._trying.discard(shard_id)
        lost: Any = self.shards[shard_id]._parent
        lost._backoff = self._backoffs[shard_id]
        lost.reidentify = partial(self._aside, lost.reidentify)
        lost.reconnect = partial(self._aside, lost.reconnect)

    async def _aside(self, connect: Callable[..., Coroutine[Any, Any, None]], *why: object) -> None:
        """Connect a lost shard in a task of its own. discord.py connects lost shards one after the
        other, and notices only in its turn that a shard is lost: one whose connection hangs would
        hold up the others for a minute."""
        self.background.begin(connect(*why))

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until Discord lets the shard identify. (discord.py's own waits for 5 seconds.)"""
        await self.serving.identify(shard_id or 0, self._at_once)
        self._backoffs[shard_id or 0].identified()

    # --- what goes on ----------------------------------------------------------------------------

    def shard(self, number: int) -> Shard:
        """The shard of this number."""
        return Shard(number, self.shard_count or 1)

    async def on_shard_connect(self, number: int) -> None:
        """The gateway has accepted the shard, or its session goes on. From now on its players' time
        counts again."""
        await self.presence.connected(self.shard(number))

    on_shard_resumed = on_shard_connect

    async def on_shard_disconnect(self, number: int) -> None:
        """The gateway is gone, so nobody's time counts. Called for every failed try, too."""
        if not (self._leaving or self.is_closed()):
            await self.presence.disconnected(self.shard(number))

    # --- the end ---------------------------------------------------------------------------------

    async def leave(self) -> None:
        """End the sessions."""
        self._leaving = True
        if self._starting:
            self._starting.cancel()
        sessions = [info._parent.close() for info in self.shards.values()]
        seconds = min(LAST_WORDS, self.ending.room(ANSWERING + CLOSING))
        await attempt(asyncio.wait_for(asyncio.gather(*sessions), seconds), "closing the gateway")

    async def close(self) -> None:
        """Disconnect, and leave the shards to others."""
        await super().close()
        await attempt(self.serving.end(), "dropping the locks")
