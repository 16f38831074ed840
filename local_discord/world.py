"""A Discord in memory: the one place that knows all of it.

Nothing here is shared with the bots: they see the world over HTTP and a websocket, from this
process or another. Time comes from a clock that can be handed in.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from contextlib import AbstractContextManager

from . import permissions
from .actions.faults import Faults
from .actions.interactions import DEADLINE, Interactions
from .actions.messages import Messages
from .actions.servers import Servers
from .actions.threads import Threads
from .gateway.gateway import Gateway
from .kinds import ChannelType
from .limits import RateLimits
from .model import Application, Attachment, Channel, Guild, User
from .patience import LONG
from .people.person import Person
from .permissions import Permission
from .traffic import Requests, Violation, Violations

_EPOCH = 1420070400000  # the first millisecond of 2015, where Discord's ids begin
_NOW_AND_THEN = 0.05
_REACTION = 0.01
#: What an invitation link of a bot like ours asks for.
INSTALLED = int(
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.USE_EXTERNAL_EMOJIS
)


class World:
    """Servers, people, applications, and what happens between them."""

    def __init__(
        self,
        clock: Callable[[], float] = time.time,
        rate_limits: bool = True,
        deadline: float = DEADLINE,
    ) -> None:
        """``deadline`` is how many seconds a bot has to answer an interaction."""
        self._clock, self._ahead = clock, 0.0
        self.deadline = deadline
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.applications: dict[int, Application] = {}
        self.attachments: dict[int, Attachment] = {}
        self.closed_dms: set[int] = set()
        self.requests = Requests()
        self.violations = Violations()
        self.limits = RateLimits(self.clock, rate_limits)
        self.faults = Faults(self)
        self.gateway = Gateway(self)
        self.servers = Servers(self)
        self.messages = Messages(self)
        self.threads = Threads(self)
        self.interactions = Interactions(self)
        self.http_url = "http://127.0.0.1"
        self.owed_until = 0.0  # until then, on the loop's clock, a bot waits to ask again
        self.version = 0
        self._last_id = 0
        self._change: asyncio.Future[None] | None = None
        self.system = self._account("Discord")

    # What there is

    def clock(self) -> float:
        """The world's time, in seconds since 1970."""
        return self._clock() + self._ahead

    def new_id(self) -> int:
        """A snowflake: unique, rising, with the time in its upper bits."""
        now = int(self.clock() * 1000) - _EPOCH << 22
        self._last_id = max(self._last_id + 1, now)
        return self._last_id

    def _account(self, name: str, bot: bool = False) -> User:
        user = User(self.new_id(), name, bot)
        self.users[user.id] = user
        return user

    def guild(self, name: str, locale: str = "en-US", owner: User | None = None) -> Guild:
        """Create a server, without channels."""
        guild = Guild(self, self.new_id(), name, owner or self.system, locale)
        self.guilds[guild.id] = guild
        return guild

    def person(self, name: str, locale: str = "en-US", dms: bool = True) -> Person:
        """Create a person; let them into a server with :meth:`Guild.join`."""
        person = Person(self.new_id(), name, locale=locale, world=self)
        self.users[person.id] = person
        if not dms:
            self.closed_dms.add(person.id)
        return person

    def application(self, name: str, privileged_intents: int = 0) -> Application:
        """Register an application with a bot; its ``token`` is what the bot logs in with."""
        bot = self._account(name, bot=True)
        token = f"{bot.id}.{secrets.token_urlsafe(24)}"
        application = Application(bot.id, name, token, bot, self.system, privileged_intents)
        self.applications[bot.id] = application
        return application

    def install(self, application: Application, guild: Guild, permissions: int = INSTALLED) -> None:
        """Add a bot to a server, with a role of its own that carries the permissions."""
        role = self.servers.create_role(guild, application.name, int(permissions))
        self.servers.join(guild, application.user, (role,))

    def by_token(self, token: str) -> Application | None:
        """The application that logs in with a token."""
        found = (a for a in self.applications.values() if a.token == token)
        return next(found, None)

    def application_of(self, bot: User) -> Application:
        """A bot's application: they share an id."""
        return self.applications[bot.id]

    def guilds_of(self, user: User) -> list[Guild]:
        """The servers somebody is in."""
        return [g for g in self.guilds.values() if user.id in g.members]

    def mutual(self, one: User, other: User) -> bool:
        """Whether two accounts share a server."""
        return any(other.id in g.members for g in self.guilds_of(one))

    def dm(self, one: User, other: User) -> Channel:
        """The DM of two accounts, created when there is none."""
        found = self.find_dm(one, other)
        if found is None:
            found = Channel(self, self.new_id(), ChannelType.DM, recipients=(one, other))
            self.channels[found.id] = found
            self.changed()
        return found

    def find_dm(self, one: User, other: User) -> Channel | None:
        """The DM of two accounts, if there is one."""
        both = {one, other}
        dms = (c for c in self.channels.values() if c.type == ChannelType.DM)
        return next((c for c in dms if set(c.recipients) == both), None)

    def sees(self, user: User, channel: Channel) -> bool:
        """Whether a channel is there for somebody."""
        return channel.id in self.channels and permissions.sees(channel, user)

    @property
    def cdn_url(self) -> str:
        """Where files are served."""
        return f"{self.http_url}/cdn"

    @property
    def gateway_url(self) -> str:
        """Where the gateway is."""
        return f"{self.http_url.replace('http', 'ws', 1)}/gateway"

    def file_at(self, url: str) -> Attachment | None:
        """The uploaded file behind one of our own addresses."""
        prefix = f"{self.cdn_url}/attachments/"
        parts = url.removeprefix(prefix).split("/")
        if not url.startswith(prefix) or len(parts) != 3 or not parts[1].isdigit():
            return None
        return self.attachments.get(int(parts[1]))

    # What the bots did wrong

    def check(self) -> None:
        """Raise :class:`AssertionError` if a bot broke Discord's rules."""
        self.violations.check()

    def expected(self, code: int | str) -> AbstractContextManager[list[Violation]]:
        """Inside the block at least one violation of this code must come, and is forgiven."""
        return self.violations.expected(code)

    # Waiting

    def changed(self) -> None:
        """Something happened: whoever waits looks again."""
        self.version += 1
        self.wake()

    def skip(self, seconds: float) -> None:
        """Turn the world's clock forward: deadlines pass, idle threads go to the archive."""
        self._ahead += seconds
        self.tick()

    def wake(self) -> None:
        """Let whoever waits look again."""
        if self._change and not self._change.done():
            self._change.set_result(None)

    def tick(self) -> None:
        """Call this after turning a clock of your own: deadlines pass, idle threads go."""
        self.threads.put_away_idle()
        self.changed()

    async def next_change(self, timeout: float) -> None:  # noqa: ASYNC109
        """Wait until something happens, at most ``timeout`` real seconds."""
        if self._change is None or self._change.done():
            self._change = asyncio.get_running_loop().create_future()
        await asyncio.wait([self._change], timeout=timeout)

    async def wait(self, condition: Callable[[], object], timeout: float = LONG) -> None:  # noqa: ASYNC109
        """Wait until a condition holds; raises :class:`TimeoutError` after real seconds.

        It is looked at whenever the world changes, and now and then for what it knows besides.
        """
        loop = asyncio.get_running_loop()
        ends = loop.time() + timeout
        while not condition():
            left = ends - loop.time()
            if left <= 0:
                raise TimeoutError(f"what was waited for did not happen within {timeout} s")
            await self.next_change(min(left, _NOW_AND_THEN))

    async def wait_until(self, condition: Callable[[], object], due: float) -> None:
        """Wait until a condition holds or the world's clock shows ``due``."""
        while not condition() and (left := due - self.clock()) > 0:
            await self.next_change(left)

    async def reaction_time(self) -> None:
        """Wait as long as the fastest person would before doing something.

        A bot has read the answer to what it posted before anybody can press a button there.
        """
        loop = asyncio.get_running_loop()
        ends = loop.time() + 10 * _REACTION
        while (now := loop.time()) < ends:
            left = self.requests.answered_at + _REACTION - now
            if left <= 0 and not self.requests.in_flight:
                return
            await self.next_change(max(left, 0.001))

    async def settled(self, timeout: float = LONG, quiet: float = 0.05) -> None:  # noqa: ASYNC109
        """Wait until nothing is going on between people and bots.

        No connected bot owes an answer, no request is being handled or about to be repeated
        after a 429, every bot has confirmed (by heartbeat) that it has read all events, and
        nothing happened for ``quiet`` seconds after that. What a bot does by itself later, such
        as requests that it holds back for a rate limit, needs :meth:`wait`.
        """
        loop = asyncio.get_running_loop()
        ends = loop.time() + timeout
        while True:
            await self.wait(self._nothing_owed, ends - loop.time())
            version = self.version
            await self.gateway.confirm(ends - loop.time())
            await self._sit_still(version, max(quiet, self.owed_until - loop.time()))
            if self.version == version and self._nothing_owed():
                return

    async def _sit_still(self, version: int, quiet: float) -> None:
        loop = asyncio.get_running_loop()
        ends = loop.time() + quiet
        while self.version == version and (left := ends - loop.time()) > 0:
            await self.next_change(left)

    def _nothing_owed(self) -> bool:
        return not self.requests.in_flight and not self.interactions.waiting()
