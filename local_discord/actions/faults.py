"""What can go wrong between Discord and a bot, on purpose."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from itertools import chain
from typing import Any, ClassVar

from ..errors import Refusal
from ..gateway.gateway import Gateway
from ..gateway.sessions import Outage


@dataclass
class Fault:
    """The answer that the next requests of a route get instead of the true one."""

    method: str
    route: str
    status: int
    times: int
    lost: bool  # the request is executed, but its answer is lost
    retry_after: float
    refusal: Refusal | None = None  # which of Discord's errors the answer names

    BROKEN: ClassVar = 0
    """In place of a status: the connection breaks."""


@dataclass
class Gate:
    """Holds up one request on its way, until somebody opens the gate."""

    method: str
    route: str
    arrived: bool = False
    _opened: asyncio.Event = field(default_factory=asyncio.Event)

    def open(self) -> None:
        """Let the request through."""
        self._opened.set()

    async def passed(self) -> None:
        """Wait until the gate is opened."""
        await self._opened.wait()


class Line:
    """A bot's line to Discord: so many bytes a second, which the requests under way share."""

    PIECE = 512
    """Bytes that one request sends before the next has its turn."""

    def __init__(self) -> None:
        self.upward = 0.0
        """Bytes a second; 0: as many as there are."""
        self._turn = asyncio.Lock()  # it is given in the order in which it is asked for

    async def sent(self, size: int) -> None:
        """Wait until a request of so many bytes has arrived."""
        while size > 0 and self.upward:
            async with self._turn:
                if self.upward:  # else it has become quick meanwhile
                    await asyncio.sleep(min(size, self.PIECE) / self.upward)
            size -= self.PIECE


@dataclass
class Faults:
    """Orders faults; each is used up by as many requests as it was ordered for."""

    gateway: Gateway
    latency: float = 0.0
    """Seconds that each request of a bot travels before it arrives."""
    line: Line = field(default_factory=Line)
    connections: dict[str, set[Any]] = field(default_factory=dict)
    """The connections at each address of the world, as its server has them."""
    _waiting: list[Fault] = field(default_factory=list)
    _gates: list[Gate] = field(default_factory=list)
    _duplicates: int = 0

    def add(
        self, method: str, route: str, status: int, times: int = 1, retry_after: float = 0.1
    ) -> None:
        """Answer requests of a route, like ``/channels/{channel_id}/messages``, with an error.

        The requests are not executed. 429 asks the bot to come back after ``retry_after`` seconds.
        """
        self._waiting.append(Fault(method, route, status, times, False, retry_after))

    def refuse(
        self, method: str, route: str, why: Refusal, times: int = 1, retry_after: float = 0.1
    ) -> None:
        """Answer requests of a route with one of Discord's errors (``local_discord.errors``). The
        requests are not executed."""
        self._waiting.append(Fault(method, route, why.status, times, False, retry_after, why))

    def lose(self, method: str, route: str, times: int = 1, status: int = 504) -> None:
        """Execute requests of a route, then answer as if they had failed."""
        self._waiting.append(Fault(method, route, status, times, True, 0.0))

    def break_off(self, method: str, route: str, times: int = 1, *, lost: bool = True) -> None:
        """Execute requests of a route, or not if they are not ``lost`` but never came. Then break
        the connection, without an answer."""
        self._waiting.append(Fault(method, route, Fault.BROKEN, times, lost, 0.0))

    def hang_up(self, client: object) -> None:
        """Break a client's connection; ``client``: its address."""
        for one in [c for c in chain(*self.connections.values()) if c.client == client]:
            one.transport.abort()

    def mend(self) -> None:
        """Remove all faults."""
        self._waiting.clear()

    def hold(self, method: str, route: str) -> Gate:
        """Hold up the next request of a route until its gate is opened."""
        gate = Gate(method, route)
        self._gates.append(gate)
        return gate

    def duplicate_next_interaction(self) -> None:
        """Deliver the next interaction twice, with the same id."""
        self._duplicates += 1

    # The gateway: all of it, one shard, or what comes to one address of the world's

    @property
    def broken(self) -> bool:
        """Whether the gateway or a part of it is out of reach."""
        return bool(self.gateway.outages)

    def drop_gateway(
        self, shard: int | None = None, at: str | None = None, code: int = 4000
    ) -> None:
        """Break the websockets; their sessions can be resumed. After some codes no client comes
        back: https://discord.com/developers/docs/topics/opcodes-and-status-codes"""
        for session in self.gateway.matching(Outage(shard, at)):
            session.close(code, self.gateway.world.clock())

    def break_gateway(self, shard: int | None = None, at: str | None = None) -> None:
        """Break the websockets and let nobody connect until it is mended."""
        self.gateway.cut(Outage(shard, at))

    def mend_gateway(self, shard: int | None = None, at: str | None = None) -> None:
        """Let the bots through that are trying to connect: at one broken part, or everywhere."""
        everywhere = shard is None and at is None
        self.gateway.mend(None if everywhere else Outage(shard, at))

    def ask_to_reconnect(self, shard: int | None = None, at: str | None = None) -> None:
        """Ask bots to reconnect and resume (opcode 7)."""
        for session in self.gateway.matching(Outage(shard, at)):
            session.ask_to_reconnect()

    def invalidate_sessions(
        self, resumable: bool = False, shard: int | None = None, at: str | None = None
    ) -> None:
        """Tell bots that their session is invalid (opcode 9); ``resumable``: they may resume it."""
        for session in self.gateway.matching(Outage(shard, at)):
            session.invalidate(resumable)
            if not resumable:
                self.gateway.end(session)

    def take(self, method: str, route: str) -> Fault | None:
        """The fault that a request meets; it counts as used once."""
        for fault in self._waiting:
            if (fault.method, fault.route) == (method, route):
                fault.times -= 1
                if not fault.times:
                    self._waiting.remove(fault)
                return fault
        return None

    def take_gate(self, method: str, route: str) -> Gate | None:
        """The gate that a request has come to. No other request meets it."""
        for gate in self._gates:
            if (gate.method, gate.route) == (method, route):
                self._gates.remove(gate)
                gate.arrived = True
                return gate
        return None

    def take_duplicate(self) -> bool:
        """Whether this interaction has to be delivered twice."""
        due = self._duplicates > 0
        self._duplicates -= due
        return due
