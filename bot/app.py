"""The Discord client: start-up, cogs, command sync, shutdown."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import signal
import time
from collections.abc import Callable
from functools import partial
from random import SystemRandom

import aiohttp
import discord
import yarl
from discord.ext import commands

from bot.cogs import COGS
from bot.data.people import People
from bot.data.servers import Servers
from bot.data.store import Store
from bot.live.again import again, pauses
from bot.live.channels import Channels
from bot.live.clock import Clock
from bot.live.computers import Computers, Thinkers
from bot.live.display import Display
from bot.live.languages import Languages, ready
from bot.live.leaving import Leaving
from bot.live.metrics import Measured, Metrics
from bot.live.outbox import Outbox
from bot.live.reminders import Reminders
from bot.live.requests import trace
from bot.live.studio import Studio
from bot.live.tables import GONE, Tables
from bot.message.about import Papers
from bot.message.parts import Control
from bot.press.commands import CommandNames
from bot.press.router import Router, Services
from games.core import ENGLISH, LANGUAGES, imprint

log = logging.getLogger(__name__)

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here

AWAY = (discord.HTTPException, aiohttp.ClientError, OSError)
"""What is raised while Discord can't be reached. (`TimeoutError` is an `OSError`.)"""
PRESS_LIFE = 3600.0
"""Seconds after which Discord certainly does not deliver an interaction again."""
CLOSING = "closing tables whose channel is gone"
"""What the log calls that."""


def redirect(address: str) -> None:
    """Let discord.py talk to a local Discord at `http://host:port` instead of Discord itself."""
    url = yarl.URL(address)
    discord.http.Route.BASE = f"{address}/api/v10"
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = url.with_scheme("ws") / "gateway"
    discord.asset.Asset.BASE = f"{address}/cdn"


class Skulduggery(commands.Bot):
    """The bot. Needs no privileged intents."""

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        now: Callable[[], float] = time.time,
        papers: Papers | None = None,
    ) -> None:
        intents = discord.Intents.none()
        intents.guilds = True
        self.metrics = Metrics(now)
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            intents=intents,
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            guild_ready_timeout=0.2,  # nothing here waits for the servers to be listed
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            http_trace=trace(self.metrics),
            allowed_contexts=discord.app_commands.AppCommandContext(guild=True, dm_channel=True),
            allowed_installs=discord.app_commands.AppInstallationType(guild=True),
        )
        self.store = store
        self.papers = papers or Papers()
        self.people = People(store.engine)
        self.tables = Tables(store, now, SystemRandom())
        studio = Studio()
        self.languages = Languages(self.people)
        self.channels = Channels(self, studio, self.languages)
        display = Display(self.channels, self.people, store, self.languages, self.tables)
        self.outbox = Outbox(self.tables, Measured(display, self.metrics), self.channels.waits)
        self.tables.watchers.append(self.metrics.changed)
        thinkers.measured = self.metrics.thought.time
        self.computers = Computers(self.tables, thinkers)
        self.router = Router(self.tables, studio, self.languages)
        self.clock = Clock(self.tables, Reminders(self.people, self.channels, self.languages))
        self.leaving = Leaving(Servers(store.engine), self.tables, self._there)
        self.ticking: asyncio.Task[None] | None = None
        self.resuming: asyncio.Task[None] | None = None
        self.registering: asyncio.Task[None] | None = None
        self.watching: asyncio.Task[None] | None = None
        self.deleting: asyncio.Task[None] | None = None

    async def start(self, token: str, *, reconnect: bool = True) -> None:
        """Log in and stay connected; while Discord is away, wait.

        Raises `discord.LoginFailure` for a wrong token.
        """
        for pause in pauses():
            try:
                await self.login(token)
                break
            except discord.LoginFailure:
                raise
            except AWAY as error:
                log.warning("can't log in (%s); trying again in %.0f s", error, pause)
            await self.http.close()
            self.http.connector = discord.utils.MISSING  # it was closed with its session
            await asyncio.sleep(pause)
        for pause in pauses():
            try:
                await self.connect(reconnect=reconnect)
                break
            except AttributeError:
                if self.ws is not None:
                    raise
                # discord.py 2.7.1 wants to resume a connection that never was (it has logged why)
                await asyncio.sleep(pause)

    async def setup_hook(self) -> None:
        """Before the gateway: cogs, controls, commands."""
        self.add_dynamic_items(Control)
        self.add_listener(self.router.on_interaction)
        self.add_listener(self.metrics.on_interaction)
        for cog in COGS:
            await self.add_cog(cog(self._services))
        await self._register()
        await self.store.forget_presses(self.tables.now() - PRESS_LIFE)
        await self.store.forget_answers(self.tables.now())
        await self.store.leases.free([self.store.me])
        await self.tables.presence.begin()
        self.watching = asyncio.create_task(self.router.lateness.watch())

    @property
    def _services(self) -> Services:
        return Services(
            client=self,
            router=self.router,
            store=self.store,
            tables=self.tables,
            people=self.people,
            channels=self.channels,
            computers=self.computers,
            outbox=self.outbox,
            languages=self.languages,
            papers=self.papers,
        )

    async def _register(self) -> None:
        """See to it that Discord has the commands; those that it has serve until then."""
        try:
            await self._sync_commands()
        except (discord.DiscordServerError, discord.RateLimited, OSError, aiohttp.ClientError):
            self.registering = asyncio.create_task(again(self._sync_commands, "the commands"))
        except discord.HTTPException as error:  # Discord means it: the next start asks again
            log.error("Discord refuses the commands (%s %s)", error.status, error.code)

    async def _sync_commands(self) -> None:
        """Tell Discord of the commands, only when they have changed, or the files have that say
        what they are called in other languages: to read these takes a while."""
        payload = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        about = [self.application_id, payload, imprint()]
        text = json.dumps(about, sort_keys=True, default=str)
        digest = hashlib.sha256(text.encode()).hexdigest()
        if await self.store.fact("commands") != digest:
            for language in LANGUAGES:
                await ready(language)
            await self.tree.set_translator(CommandNames())
            await self.tree.sync()
            await self.store.set_fact("commands", digest)
            log.info("commands registered")

    async def on_connect(self) -> None:
        """The gateway has taken the bot in; from now on its players' time counts again."""
        await self.tables.presence.connected()

    async def on_resumed(self) -> None:
        """Likewise; what was missed meanwhile comes now."""
        self.router.lateness.gap()
        await self.tables.presence.connected()

    async def on_disconnect(self) -> None:
        """The gateway is gone: nobody's time counts. Also told of every try that fails."""
        self.router.lateness.gap()
        if not self.is_closed():
            await self.tables.presence.disconnected()

    async def on_ready(self) -> None:
        """Connected: show what a crash kept from being shown."""
        log.info("connected as %s", self.user)
        await ready(ENGLISH)
        if self.ticking is None:
            self.ticking = asyncio.create_task(self.clock.run())
        if self.resuming is None or self.resuming.done():
            self.resuming = asyncio.create_task(again(self._resume, "the start-up"))

    async def _resume(self) -> None:
        await self.computers.resume()
        await self.outbox.resume()
        await self._close_gone()
        await self.leaving.listed([guild.id for guild in self.guilds])
        if self.deleting is None:  # not before it is known who is back
            self.deleting = asyncio.create_task(self.leaving.run())

    async def _close_gone(self, guild: int | None = None) -> None:
        """Close the tables whose channel or server went while the bot was away."""
        for id, server, channel in await self.store.open_places(guild):
            if not await self.channels.exists(server, channel):
                await self.tables.close([id], GONE)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is back that Discord had listed as unavailable when the bot connected."""
        await self.leaving.back(guild.id)
        if self.resuming:
            await again(partial(self._close_gone, guild.id), CLOSING)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A table whose channel is gone is closed."""
        await self._close_in(channel=channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """So is one whose thread is gone."""
        await self._close_in(channel=payload.thread_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """And one whose server has removed the bot."""
        await self.leaving.removed(guild.id)
        await self._close_in(guild=guild.id)

    def _there(self, guild: int) -> bool:
        return self.get_guild(guild) is not None

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """A server has taken the bot in: nothing of before is deleted any more. (Discord may call
        it available instead.)"""
        await self.leaving.back(guild.id)

    async def _close_in(self, *, guild: int | None = None, channel: int | None = None) -> None:
        """Close the open tables of a server or of a channel."""

        async def close() -> None:
            ids = await self.store.open_tables_in(guild=guild, channel=channel)
            await self.tables.close(ids, GONE)

        await again(close, CLOSING)

    async def on_guild_channel_update(
        self, _: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """Permissions may be back: what waits there is shown."""
        await self._show_waiting(after.guild.id)

    async def on_guild_role_update(self, _: discord.Role, after: discord.Role) -> None:
        """Likewise."""
        await self._show_waiting(after.guild.id)

    async def on_member_update(self, _: discord.Member, after: discord.Member) -> None:
        """Likewise, where the bot itself has another role. (Discord tells of nobody else.)"""
        await self._show_waiting(after.guild.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Likewise, where a thread is open again."""
        await self._show_waiting(payload.guild_id)

    async def _show_waiting(self, guild: int) -> None:
        await self.outbox.show_waiting(guild)

    async def close(self) -> None:
        """Finish what is being saved, then leave."""
        own = (self.ticking, self.resuming, self.registering, self.watching, self.deleting)
        tasks = [task for task in own if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.router.finish()
        await self.outbox.close()
        await super().close()


async def until_stopped(bot: Skulduggery, token: str) -> None:
    """Run until SIGTERM or SIGINT, then close in order."""
    loop = asyncio.get_running_loop()
    running = asyncio.create_task(bot.start(token))
    for name in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(name, running.cancel)
    try:
        await running
    except asyncio.CancelledError:
        log.info("stopping")
    finally:
        await bot.close()
