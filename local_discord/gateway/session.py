"""A bot's session on the gateway, and the websocket it runs over.

https://discord.com/developers/docs/events/gateway
"""

from __future__ import annotations

import asyncio
import zlib
from collections import Counter, deque
from contextlib import suppress
from dataclasses import dataclass, field
from enum import IntFlag

import orjson
from starlette.websockets import WebSocket, WebSocketDisconnect

from ..errors import Json
from ..model import Application, Guild
from .starts import Shard

_REPLAY = 1000
_QUESTIONS_A_MINUTE = 60  # clients send at most 120 payloads a minute; leave them room
_MOST_A_MINUTE = 120
_FAST = 1
"""The compressor's level: ten servers take it a thousandth of a second."""

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, VOICE, RESUME = 0, 1, 2, 3, 4, 6
RECONNECT, REQUEST_MEMBERS, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 7, 8, 9, 10, 11


class Intent(IntFlag):
    """Which events a session gets; three intents are privileged."""

    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    DIRECT_MESSAGES = 1 << 12
    MESSAGE_CONTENT = 1 << 15
    GUILD_SCHEDULED_EVENTS = 1 << 16


@dataclass(frozen=True)
class _Close:
    code: int


class Connection:
    """One websocket, and the payloads that are still to be sent on it."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.session: Session | None = None
        self._outbox: asyncio.Queue[bytes | _Close] = asyncio.Queue()
        self._heard: deque[float] = deque(maxlen=_MOST_A_MINUTE)
        zipped = socket.query_params.get("compress") == "zlib-stream"
        self._zip = zlib.compressobj(_FAST) if zipped else None

    @property
    def at(self) -> str:
        """The address of the world that the connection came to."""
        host, port = self.socket.scope["server"]
        return f"http://{host}:{port}"

    def too_much(self) -> bool:
        """Count a payload of the client's; returns whether that makes more than 120 in a minute."""
        now = asyncio.get_running_loop().time()
        full = len(self._heard) == _MOST_A_MINUTE and now - self._heard[0] < 60
        self._heard.append(now)
        return full

    def send(self, op: int, data: object) -> None:
        """Queue a payload other than an event."""
        self.send_raw(orjson.dumps({"op": op, "d": data, "s": None, "t": None}))

    def send_raw(self, payload: bytes) -> None:
        """Queue a payload that is already encoded."""
        self._outbox.put_nowait(payload)

    def close(self, code: int) -> None:
        """Close the websocket once the queue is sent."""
        self._outbox.put_nowait(_Close(code))

    async def write(self) -> None:
        """Send the queue until the websocket closes."""
        with suppress(WebSocketDisconnect, RuntimeError):
            while not isinstance(item := await self._outbox.get(), _Close):
                await self._transmit(item)
            await self.socket.close(item.code)

    async def _transmit(self, payload: bytes) -> None:
        if self._zip is None:
            await self.socket.send_text(payload.decode())
        else:
            packed = self._zip.compress(payload) + self._zip.flush(zlib.Z_SYNC_FLUSH)
            await self.socket.send_bytes(packed)


@dataclass(eq=False)
class Session:
    """A bot's place in the stream of events, which outlives a broken connection."""

    id: str
    application: Application
    intents: int
    shard: Shard
    at: str
    """The address that its connection came to."""
    connection: Connection | None = None
    broken_at: float = 0.0
    """When it lost its connection, on the world's clock."""
    sequence: int = 0
    confirmed: int = 0
    """The client has handled all events up to this one."""
    unknown: dict[int, Guild] = field(default_factory=dict, repr=False)
    """Servers of the bot that this client does not know of yet."""
    sent: Counter[str] = field(default_factory=Counter)
    """How many events of each kind were sent; an event that is sent again counts once."""
    _kept: deque[tuple[int, bytes]] = field(default_factory=deque, repr=False)
    _questions: deque[float] = field(default_factory=deque, repr=False)

    def dispatch(self, event: str, body: Json) -> None:
        """Send an event, now or when the session resumes."""
        self.sequence += 1
        self.sent[event] += 1
        payload = {"op": DISPATCH, "d": body, "s": self.sequence, "t": event}
        encoded = orjson.dumps(payload)
        self._kept.append((self.sequence, encoded))
        if len(self._kept) > _REPLAY:
            self._kept.popleft()
        if self.connection:
            self.connection.send_raw(encoded)

    def confirm(self, sequence: int) -> None:
        """The client has come this far; these events are never sent again."""
        self.confirmed = max(self.confirmed, sequence)
        while self._kept and self._kept[0][0] <= self.confirmed:
            self._kept.popleft()

    def remembers(self, after: int) -> bool:
        """Whether everything after an event can still be sent again."""
        oldest = self._kept[0][0] if self._kept else self.sequence + 1
        return oldest <= after + 1

    def replay(self, after: int) -> None:
        """Send a resuming client what it has missed."""
        assert self.connection is not None
        for sequence, payload in self._kept:
            if sequence > after:
                self.connection.send_raw(payload)

    def end(self) -> None:
        """End the session for good; only its figures stay."""
        self.connection = None
        self.unknown.clear()
        self._kept.clear()

    def ask_for_heartbeat(self) -> bool:
        """Ask how far the client has come, unless it was asked too often lately; returns whether it
        asked."""
        now = asyncio.get_running_loop().time()
        while self._questions and self._questions[0] < now - 60:
            self._questions.popleft()
        if self.connection is None or len(self._questions) >= _QUESTIONS_A_MINUTE:
            return False
        self._questions.append(now)
        self.connection.send(HEARTBEAT, None)
        return True

    def close(self, code: int, now: float) -> None:
        """Break the websocket; the session can be resumed."""
        if self.connection:
            self.connection.close(code)
            self.connection, self.broken_at = None, now

    def ask_to_reconnect(self) -> None:
        """Ask the client to reconnect (opcode 7)."""
        if self.connection:
            self.connection.send(RECONNECT, None)

    def invalidate(self, resumable: bool) -> None:
        """Tell the client that the session is invalid (opcode 9)."""
        if self.connection:
            self.connection.send(INVALID_SESSION, resumable)

    def serves(self, guild: Guild | None) -> bool:
        """Whether a server's events come to this shard; DMs come to shard 0."""
        number, count = self.shard
        return ((guild.id >> 22) % count if guild else 0) == number
