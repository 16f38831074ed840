"""Everything that exists in a Discord in memory, its clock, and waiting for changes."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable

from . import access
from .errors import CANNOT_DM, NO_MUTUAL_GUILDS, Refusal
from .kinds import ChannelType
from .limits import UNLIMITED, RateLimits, SessionLimits
from .model import Application, Attachment, Channel, Grant, Guild, User, Visit
from .patience import LONG
from .traffic import Requests, Violations

DEADLINE = 3.0
"""Seconds that Discord gives a bot to answer an interaction."""
_EPOCH = 1420070400000  # the first millisecond of 2015, where Discord's ids begin
_DAY = 24 * 3600 * 1000
_NOW_AND_THEN = 0.05


class Channels(dict[int, Channel]):
    """All channels by id; DMs and threads are found without a search through the others."""

    def __init__(self) -> None:
        super().__init__()
        self.dms: dict[frozenset[int], Channel] = {}
        self.threads: dict[int, Channel] = {}

    def __setitem__(self, key: int, channel: Channel) -> None:
        super().__setitem__(key, channel)
        if channel.thread:
            self.threads[key] = channel
        elif channel.type == ChannelType.DM:
            self.dms[frozenset(u.id for u in channel.recipients)] = channel

    def __delitem__(self, key: int) -> None:
        super().__delitem__(key)
        self.threads.pop(key, None)


class State:
    """Everything that a world knows; :mod:`actions` changes it."""

    def __init__(
        self,
        clock: Callable[[], float] = time.time,
        rate_limits: bool = True,
        deadline: float = DEADLINE,
        sessions: SessionLimits | None = None,
    ) -> None:
        """``deadline`` is how many seconds a bot has to answer an interaction.

        ``sessions`` limits the use of the gateway. By default these are Discord's own limits if
        rate limits are on, otherwise none.
        """
        self._clock, self._ahead = clock, 0.0
        self.deadline = deadline
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels = Channels()
        self.memberships: dict[int, dict[int, Guild]] = defaultdict(dict)  # by account
        self.applications: dict[int, Application] = {}
        self.attachments: dict[int, Attachment] = {}
        self.closed_dms: set[int] = set()
        #: Who has installed which bots to their own account.
        self.installs: set[tuple[int, int]] = set()
        #: Who has blocked whom.
        self.blocked: set[tuple[int, int]] = set()
        #: The people in Activities, by the keys of their clients.
        self.visits: dict[str, Visit] = {}
        #: OAuth2's codes and tokens, and who has consented to what.
        self.codes: dict[str, Grant] = {}
        self.tokens: dict[str, Grant] = {}
        self.consents: set[tuple[int, int, str]] = set()
        self.requests = Requests()
        self.violations = Violations()
        self.limits = RateLimits(self.clock, rate_limits)
        self.session_limits = sessions or (SessionLimits() if rate_limits else UNLIMITED)
        #: The addresses where it is served.
        self.addresses: list[str] = []
        #: Requests that were told to come back later, and until when (on the loop's clock) they are
        #: expected.
        self.owed: dict[str, float] = {}
        self.version = 0
        self._last_id = 0
        self._last_guild = self._yesterday()
        self._change: asyncio.Future[None] | None = None
        self.system = self.account("Discord")

    def clock(self) -> float:
        """The world's time, in seconds since 1970."""
        return self._clock() + self._ahead

    @property
    def ahead(self) -> float:
        """How many seconds the world's clock has been moved forward."""
        return self._ahead

    def new_id(self) -> int:
        """A snowflake: unique, rising, with the time in its upper bits."""
        now = int(self.clock() * 1000) - _EPOCH << 22
        self._last_id = max(self._last_id + 1, now)
        return self._last_id

    def new_guild_id(self) -> int:
        """A server's snowflake. Its time decides the shard; no two servers have the same time.

        A world's first server comes to shard 0, the next one to the next shard, and so on. This
        holds whenever the world is made, for any count of shards that divides 86,400,000.
        """
        self._last_guild += 1
        return self._last_guild - 1 << 22

    def _yesterday(self) -> int:
        """When yesterday began, in milliseconds: before anything else that has an id here."""
        days = int((self.clock() * 1000 - _EPOCH) // _DAY)
        return (days - 1) * _DAY

    def account(self, name: str, bot: bool = False) -> User:
        """A new account."""
        user = User(self.new_id(), name, bot)
        self.users[user.id] = user
        return user

    @property
    def http_url(self) -> str:
        """The address where it is served; the first one if there are several."""
        return self.addresses[0] if self.addresses else "http://127.0.0.1"

    # Finding

    def by_token(self, token: str) -> Application | None:
        """The application that logs in with a token."""
        found = (a for a in self.applications.values() if a.token == token)
        return next(found, None)

    def application_of(self, bot: User) -> Application:
        """A bot's application: both have the same id."""
        return self.applications[bot.id]

    def guilds_of(self, user: User) -> list[Guild]:
        """The servers somebody is in."""
        return list(self.memberships[user.id].values())

    def mutual(self, one: User, other: User) -> bool:
        """Whether two accounts share a server."""
        return not self.memberships[one.id].keys().isdisjoint(self.memberships[other.id])

    def find_dm(self, one: User, other: User) -> Channel | None:
        """The DM of two accounts, if there is one."""
        return self.channels.dms.get(frozenset((one.id, other.id)))

    def may_write(self, user: User, channel: Channel) -> bool:
        """Whether a person may write in a channel: in the DM with a bot only if both share a server
        or the person has installed it, and has not blocked it."""
        if not access.may_send(channel, user):
            return False
        return all(
            self.knows(user, bot) and (user.id, bot.id) not in self.blocked
            for bot in channel.recipients
            if bot.bot
        )

    def has_installed(self, user: User, bot: User) -> bool:
        """Whether somebody has installed a bot to their own account."""
        return (user.id, bot.id) in self.installs

    def knows(self, user: User, bot: User) -> bool:
        """Whether somebody and a bot can write to each other: they share a server, or the person
        has installed it."""
        return self.mutual(user, bot) or self.has_installed(user, bot)

    def not_delivered(self, bot: User, person: User) -> Refusal | None:
        """Why a bot can't write to a person by itself, if it can't: not even in a DM that both have
        used before."""
        if not self.knows(person, bot):
            return NO_MUTUAL_GUILDS
        closed = person.id in self.closed_dms or (person.id, bot.id) in self.blocked
        return CANNOT_DM if closed else None

    def sees(self, user: User, channel: Channel) -> bool:
        """Whether a channel is there for somebody."""
        return channel.id in self.channels and access.sees(channel, user)

    @property
    def cdn_url(self) -> str:
        """Where files are served."""
        return f"{self.http_url}/cdn"

    def file_at(self, url: str) -> Attachment | None:
        """The uploaded file at one of our own addresses."""
        prefix = f"{self.cdn_url}/attachments/"
        parts = url.removeprefix(prefix).split("/")
        if not url.startswith(prefix) or len(parts) != 3 or not parts[1].isdigit():
            return None
        return self.attachments.get(int(parts[1]))

    # Waiting

    def changed(self) -> None:
        """Something happened: everybody who waits looks again."""
        self.version += 1
        self.wake()

    def wake(self) -> None:
        """Make everybody who waits look again."""
        if self._change and not self._change.done():
            self._change.set_result(None)

    async def next_change(self, timeout: float) -> None:  # noqa: ASYNC109
        """Wait until something happens, at most ``timeout`` real seconds."""
        if self._change is None or self._change.done():
            self._change = asyncio.get_running_loop().create_future()
        await asyncio.wait([self._change], timeout=timeout)

    async def wait(self, condition: Callable[[], object], timeout: float = LONG) -> None:  # noqa: ASYNC109
        """Wait until a condition holds; raises :class:`TimeoutError` after so many real seconds.

        The condition is checked whenever the world changes, and now and then in between, as it may
        depend on other things too.
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
