"""The Discord client: start-up, cogs, command sync, shutdown."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Callable, Sequence
from functools import partial
from random import SystemRandom
from typing import TYPE_CHECKING, Any

import aiohttp
import discord

from bot.data.absences import Shard
from bot.data.dialect import one_writer
from bot.data.ownership import ownership
from bot.data.people import People
from bot.data.servers import Servers
from bot.data.store import TOLD, Store
from bot.data.thoughts import SUGGESTED
from bot.live.background import Background, attempt
from bot.live.channels import Channels
from bot.live.clock import Clock
from bot.live.computers import Computers
from bot.live.gateway import Gateway
from bot.live.hands import Hands
from bot.live.languages import Languages, ready
from bot.live.looks import Looks
from bot.live.orders import LOOK, Orders
from bot.live.process import Process
from bot.live.reading import Reading
from bot.live.reminders import Reminders
from bot.live.servers import Gone, Leaving, Permissions
from bot.live.studio import Studio
from bot.live.tables import Tables
from bot.live.thinkers import Thinkers
from bot.live.unreached import Unreached
from bot.live.waiting import Waiting
from bot.live.wire import Wire
from bot.live.workers import LONG, Worker
from bot.message.about import Papers
from bot.press.acts import Acts
from bot.press.choosing import Matches
from bot.press.cog import Cog, Services
from bot.press.commands import tell_of_commands
from bot.press.opens import MayOpen
from bot.press.router import Router
from bot.screen.ways import Ways
from bot.subjects import COGS
from bot.table.reach import DIRECT
from bot.times import CLOSING, DELIVERED, FORGET, TICK
from bot.web.door import Door
from bot.web.sessions import Sessions
from bot.web.where import Where
from games.core import ENGLISH

if TYPE_CHECKING:
    from bot.web.server import Pages

log = logging.getLogger(__name__)


class Skulduggery(Gateway):
    """The bot.

    `shards`, `shard_count`: which shards it serves, of how many; by default all that Discord
    recommends.
    `requests`: see `RequestShare`.
    `where`: the address of the page, if there is one.
    `challenges`: may people challenge everybody?
    """

    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        now: Callable[[], float] | None = None,
        papers: Papers | None = None,
        *,
        shards: Sequence[int] = (),
        shard_count: int | None = None,
        requests: float | None = None,
        where: Where | None = None,
        challenges: bool = True,
    ) -> None:
        process, locks = Process(store.engine, now=now), ownership(store.engine)
        store.owning = locks.owning
        locks.listen(TOLD, store.hear)
        self.tables = Tables(store, process.now, SystemRandom())
        self.tables.others = self.tables.presence.others
        self.tables.pages = self._links if where else None
        self.tables.challenges = challenges
        super().__init__(
            locks,
            process,
            self.tables.presence,
            Background(),
            requests,
            shards,
            shard_count,
        )
        self.serving.regained = self._regained
        self.store, self.papers = store, papers or Papers()
        self.people = People(store.engine)
        self._where = where
        self._worker = Worker(LONG)
        self.sessions = Sessions(store.engine, self.tables.now)
        self._studio = studio = Studio(self.skew)
        self.languages = Languages(self.people)
        self.channels = Channels(self, studio)
        background = self.background
        waiting = Waiting(self.channels, self.languages)
        wire = Wire(self, self.channels, studio)
        reads = Reading(self.people, self.languages).of
        ways = Ways(wire, self.tables.now)
        self.hands = Hands(self.tables, ways, reads, background, waiting.refused)
        self.hands.unavailable = self.channels.unavailable
        self.looks = Looks(self.tables, self.hands, background)
        self.unreached = Unreached(self.tables, background, self.hands.knock)
        self.computers = Computers(self.tables, background, thinkers)
        self.computers.elsewhere = lambda: locks.thinkers
        self.computers.alone = one_writer(store.engine)
        locks.listen(SUGGESTED, self.computers.suggested)
        self.acts = Acts(self.tables, self.computers, self.people)
        self.matches = Matches(self.tables, self.people)
        self._may_open = MayOpen(self, self.tables, self.people, self.channels)
        self.router = Router(self.tables, studio, self.languages, self.hands)
        reminders = Reminders(self.people, self.channels, self.languages)
        self.clock = Clock(self.tables, reminders, background)
        servers = Servers(store.engine)
        self.leaving = Leaving(
            servers,
            self.tables,
            background,
            self._serves,
            lambda id: self.get_guild(id) is not None,
        )
        changed = self.channels.places.changed
        self.permissions = Permissions(self.tables, background, self.looks.again, changed)
        waiting.again_at = self.permissions.at
        self.orders = Orders(store.engine, self.tables, self, self._serves)
        self.router.shuts_out = self.sessions.shuts_out = self.orders.shuts_out
        self.gone = Gone(self.tables, background, self.channels.exists)
        self.resuming: asyncio.Task[None] | None = None
        self.listed = set[Shard]()
        """The shards whose servers Discord has listed."""
        self._to_look = set[Shard]()
        """Those of them where tables may have lost their channels while the bot was away."""

    def _regained(self) -> None:
        """The locks are this process's again: another one may have changed anything meanwhile."""
        self.tables.drop()
        self.background.begin(self.looks.look_again(), "looking for what is to be shown")

    async def setup_hook(self) -> None:
        """discord.py calls this before it connects: add the cogs and register the commands."""
        for cog in COGS:
            await self._add(made := cog(self._services))
            for menu in made.menus:
                self.tree.add_command(menu.of(made))
        if not self.tables.challenges:
            self.tree.remove_command("find")
            self.tree.remove_command("Challenge to a game", type=discord.AppCommandType.user)
        if self._where:
            await self._add(Door(self._services, self._where, self.sessions))
        await self._register()
        await self.forget()
        self.background.every(FORGET, self.forget, "forgetting")
        self.background.every(TICK, self.router.lateness.watch, "watching the time")

    async def _add(self, cog: Cog) -> None:
        cog.declare()
        await self.add_cog(cog)

    def _links(self, person: int, table: int, since: float) -> Sequence[str]:
        """See `Table.pages`."""
        assert self._where
        return self._where.opens(self.application_id or 0, person, table, since)

    async def forget(self) -> None:
        """Drop the presses that Discord can't deliver again, and the tokens that will have expired
        before the next look. The owner of shard 0 does so for all."""
        if self.tables.presence.owns(DIRECT):
            now = self.tables.now()
            await self.store.forget_presses(now - DELIVERED)
            await self.store.forget_answers(now + FORGET)
            await self.sessions.forget()

    @property
    def _services(self) -> Services:
        return Services(
            client=self,
            router=self.router,
            store=self.store,
            tables=self.tables,
            people=self.people,
            channels=self.channels,
            acts=self.acts,
            matches=self.matches,
            may_open=self._may_open,
            hands=self.hands,
            languages=self.languages,
            papers=self.papers,
            background=self.background,
            worker=self._worker,
            pages=self._where is not None,
            inside=bool(self._where and self._where.secret),
        )

    def page(self, where: Where) -> Pages:
        """What answers browsers."""
        from bot.web.activity import Activity  # noqa: PLC0415 - most hosts have no page
        from bot.web.doing import PageActs  # noqa: PLC0415 - the same
        from bot.web.server import Pages  # noqa: PLC0415 - the same: 3 MB

        reads, own, opens = self.router.reads, self.router.own, self._may_open
        doing = PageActs(self.store, self.tables, self.matches, self.acts, reads, own, opens)
        pages = Pages(
            where,
            self.sessions,
            self.tables,
            self.languages,
            self._studio,
            doing,
            self.background,
            Activity(self, where.secret) if where.secret else None,
        )
        pages.begun = lambda: self.begun
        pages.prefers = self.people.read_again
        pages.watching.sees = self.channels.still_seen_by
        return pages

    async def _register(self) -> None:
        """Register the commands with Discord. If it is away, try again later: the commands that it
        has serve until then."""
        inside = self._services.inside
        telling = partial(tell_of_commands, self.tree, self.application_id, self.store, inside)
        try:
            await telling()
        except (discord.DiscordServerError, discord.RateLimited, OSError, aiohttp.ClientError):
            self.background.begin(self.background.again(telling, "the commands"))
        except discord.HTTPException as error:  # Discord really refuses: the next start asks again
            log.error("Discord refuses the commands, the old ones stay: %s", error)

    async def on_interaction(self, raw: discord.Interaction[Any]) -> None:
        """Handle presses and sent forms. Commands and suggestions come through the tree."""
        pressed = (discord.InteractionType.component, discord.InteractionType.modal_submit)
        if raw.type in pressed and await self.first(raw):
            await self.router.route(raw)

    async def crowded(self, interaction: discord.Interaction[Any]) -> None:
        """Tell somebody that they have too much waiting."""
        await self.router.turn_away(interaction)

    async def outdated(self, interaction: discord.Interaction[Any]) -> None:
        """Tell somebody that there is no such command, or no longer with these options."""
        await self.router.outdated(interaction)

    async def on_shard_resumed(self, number: int) -> None:
        """The interactions missed meanwhile come now, and may be old."""
        self.router.lateness.gap()
        await super().on_shard_resumed(number)

    async def on_shard_disconnect(self, number: int) -> None:
        """Interactions missed from now on come when the gateway is back, and may be old."""
        self.router.lateness.gap()
        await super().on_shard_disconnect(number)

    async def on_shard_ready(self, number: int) -> None:
        """A shard hears its servers: call time there, and show what a crash left unshown. Done for
        each shard, so that no table waits for a slower one."""
        log.info("shard %s connected as %s", number, self.user)
        await ready(ENGLISH)
        gc.freeze()  # what is loaded by now stays; each collection would take 0.1 s to scan it
        self.listed.add(self.shard(number))
        self._to_look.add(self.shard(number))
        self.background.every(0, self.clock.round, "the clock")
        self.background.every(LOOK, self.orders.round, "what the operator asks for")
        if self.resuming is None or self.resuming.done():
            resuming = self.background.again(self._resume, "the start-up")
            self.resuming = self.background.begin(resuming)

    async def _resume(self) -> None:
        await self.computers.resume()
        await self.looks.resume()
        await self.unreached.begin()
        self.permissions.begin()
        while self._to_look:
            shard = min(self._to_look)
            await self.gone.missed([shard])
            await self.leaving.listed(shard, [guild.id for guild in self.guilds])
            self._to_look.discard(shard)
        await self.leaving.resume()

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is available that was not when the bot connected."""
        await self.leaving.back(guild.id)
        if self.shard(guild.shard_id) in self.listed:
            self.gone.available(guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Close the tables of a deleted channel, and of its threads: Discord is silent on those."""
        await self.gone.removed(channel=channel.id)
        self.gone.available(channel.guild.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Close the tables of a deleted thread."""
        await self.gone.removed(channel=payload.thread_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Close the tables of a server that has removed the bot."""
        if guild.unavailable and not await self.channels.left(guild.id):
            return
        await self.leaving.removed(guild.id)
        await self.gone.removed(guild=guild.id)

    def _serves(self, guild: int) -> bool:
        return any(shard.has(guild) for shard in self.listed)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """A server has added the bot, or is said to be available: its old data stays."""
        await self.leaving.back(guild.id)

    async def _permitted(
        self, _: object, after: discord.abc.GuildChannel | discord.Role | discord.Member
    ) -> None:
        """Permissions may be back: try the tables that wait there. (Of members, Discord tells only
        when the bot's own roles change.)"""
        self.permissions.changed(after.guild.id)

    on_guild_channel_update = on_guild_role_update = on_member_update = _permitted

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread may be open again: try the tables that wait there."""
        self.permissions.changed(payload.guild_id)

    async def close(self) -> None:
        """Finish what is being saved, then leave."""
        await self.router.finish(self.ending.room(CLOSING))
        self.begun = False  # the page asks again, and finds the next process
        await self.background.close()
        await attempt(self.serving.regain(), "taking the locks again")
        await self.hands.close()
        await self._worker.close()
        await super().close()
        self._studio.close()


gc.freeze()  # what is imported stays: to look for garbage in it takes 0.2 s at the process's end
