"""Who is on the gateway: the sessions of all bots and their processes, and what each of them
hears."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from .. import access, payloads
from ..errors import Json
from ..model import Application, Channel, Guild, User
from ..state import State
from .session import Connection, Intent, Session


@dataclass(frozen=True)
class Outage:
    """A part of the gateway that nobody reaches: a shard, an address, or everything if neither is
    named."""

    shard: int | None = None
    at: str | None = None

    def hits(self, at: str, shard: int | None) -> bool:
        """Whether it stops a client at this address; ``shard`` is None while it is unknown."""
        return self.at in (None, at) and self.shard in (None, shard)


@dataclass
class Sessions:
    """The sessions that get events, or will get them when they are resumed.

    A session gets a server's events if the server belongs to its shard, by the session's own count
    of shards. So several processes may have the same shard, and different counts, at the same time.
    """

    world: State
    sessions: dict[str, Session] = field(default_factory=dict)
    #: All sessions there ever were, with their figures.
    history: list[Session] = field(default_factory=list)
    outages: set[Outage] = field(default_factory=set)
    _held: dict[Connection, Callable[[], None]] = field(default_factory=dict)

    def dispatch(
        self,
        event: str,
        body: Callable[[User], Json],
        intent: Intent,
        guild: Guild | None = None,
        *,
        seen: Channel | None = None,
        only: User | None = None,
    ) -> None:
        """Send an event to the sessions whose bot is there, sees the channel and has the intent."""
        for session in self.sessions.values():
            bot = session.application.user
            if not session.serves(guild) or only not in (None, bot):
                continue
            if guild and only is None and bot.id not in guild.members:
                continue
            if seen and not access.sees(seen, bot):
                continue
            if session.intents & intent == intent:
                if guild:
                    self._introduce(session, guild)
                session.dispatch(event, body(bot))
        self.world.changed()

    def of(
        self, application: Application, shard: int | None = None, at: str | None = None
    ) -> list[Session]:
        """An application's sessions, with the broken ones: all, a shard's, or those at an
        address."""
        return [
            s
            for s in self.sessions.values()
            if s.application is application and shard in (None, s.shard[0]) and at in (None, s.at)
        ]

    def connected(
        self, application: Application, shard: int | None = None, at: str | None = None
    ) -> bool:
        """Whether an application is online: at all, with this shard, or at this address."""
        return any(s.connection for s in self.of(application, shard, at))

    def hearing(self, application: Application, guild: Guild | None) -> list[Session]:
        """An application's sessions, with the broken ones, that get the events of a server or of
        DMs."""
        return [s for s in self.of(application) if s.serves(guild)]

    def listens(self, application: Application, guild: Guild | None) -> bool:
        """Whether an application hears at once what happens in a server, or in a DM."""
        return any(s.connection for s in self.hearing(application, guild))

    async def confirm(self, timeout: float) -> None:  # noqa: ASYNC109
        """Wait until every connected bot has read all events that were sent."""
        loop = asyncio.get_running_loop()
        ends = loop.time() + timeout
        connected = [s for s in self.sessions.values() if s.connection]
        await self.world.wait(
            lambda: not any(s.unknown for s in connected if s.connection), timeout
        )
        behind = [
            (s, s.sequence)
            for s in self.sessions.values()
            if s.confirmed < s.sequence and s.ask_for_heartbeat()
        ]
        await self.world.wait(
            lambda: all(s.confirmed >= n or s.connection is None for s, n in behind),
            ends - loop.time(),
        )

    # Servers are told one at a time

    def _introduce(self, session: Session, guild: Guild) -> None:
        """Tell a session of one of its servers if it does not know it yet."""
        if session.unknown.pop(guild.id, None):
            body = payloads.whole_guild(guild, session.application.user)
            session.dispatch("GUILD_CREATE", body)

    async def _introduce_all(self, session: Session) -> None:
        """Tell a session of all its servers; other tasks run in between."""
        while session.unknown:
            self._introduce(session, next(iter(session.unknown.values())))
            await asyncio.sleep(0)
        self.world.changed()

    # Ends and outages

    def end(self, session: Session) -> None:
        """End a session; its figures stay in the history."""
        self.sessions.pop(session.id, None)
        session.end()

    def _forget_broken(self, now: float, newcomer: Session | None = None) -> None:
        """End sessions that will not be resumed: too old, or their process has started again."""
        for old in [s for s in self.sessions.values() if s.connection is None]:
            again = newcomer and (old.application, old.shard, old.at) == (
                newcomer.application,
                newcomer.shard,
                newcomer.at,
            )
            if again or now - old.broken_at > self.world.session_limits.resumable:
                self.end(old)

    def matching(self, outage: Outage) -> list[Session]:
        """The sessions that an outage would break."""
        return [s for s in self.sessions.values() if outage.hits(s.at, s.shard[0])]

    def cut(self, outage: Outage) -> None:
        """Break the sessions that an outage hits, and keep them out until it is mended."""
        self.outages.add(outage)
        for session in self.matching(outage):
            session.close(4000, self.world.clock())
        self.world.changed()

    def mend(self, outage: Outage | None = None) -> None:
        """End an outage, or all of them, and let the waiting clients connect."""
        self.outages = self.outages - {outage} if outage else set()
        held, self._held = self._held, {}
        for go_on in held.values():
            go_on()
        self.world.changed()

    def _out_of_reach(self, at: str, shard: int | None = None) -> bool:
        return any(outage.hits(at, shard) for outage in self.outages)
