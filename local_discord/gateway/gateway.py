"""The gateway: sessions that get events in order, can break off and can be resumed.

https://discord.com/developers/docs/events/gateway
"""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import orjson
from starlette.websockets import WebSocket, WebSocketDisconnect

from .. import payloads
from ..errors import Json
from ..model import Application, Guild
from ..traffic import Violation
from .session import (
    HEARTBEAT,
    HEARTBEAT_ACK,
    HELLO,
    IDENTIFY,
    INVALID_SESSION,
    PRESENCE,
    REQUEST_MEMBERS,
    RESUME,
    VOICE,
    Connection,
    Intent,
    Session,
)
from .sessions import Sessions
from .starts import Shard, Starts

HEARTBEAT_INTERVAL = 41.25
_ROUND_TRIP = 0.05
"""Seconds until a heartbeat is acknowledged. discord.py's thread notes only afterwards when it sent
one. If the acknowledgement comes sooner, discord.py thinks it is 41 s late and warns that it can't
keep up."""
_MOST_BYTES = 4096

UNKNOWN_OPCODE = 4001
DECODE_ERROR = 4002
NOT_AUTHENTICATED = 4003
AUTHENTICATION_FAILED = 4004
ALREADY_AUTHENTICATED = 4005
INVALID_SEQUENCE = 4007
RATE_LIMITED = 4008
TIMED_OUT = 4009
INVALID_SHARD = 4010
SHARDING_REQUIRED = 4011
INVALID_INTENTS = 4013
DISALLOWED_INTENTS = 4014


PRIVILEGED = int(Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT)
_ALL_INTENTS = (1 << 26) - 1


@dataclass
class Gateway(Sessions):
    """All sessions of a world, and how clients get one."""

    starts: Starts = field(init=False)
    _introducing: set[asyncio.Task[None]] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.starts = Starts(self.world.clock, self.world.session_limits)

    # A client's connection

    async def serve(self, socket: WebSocket) -> None:
        """Talk to one client until its websocket closes."""
        connection = Connection(socket)
        while self._out_of_reach(connection.at):
            await self.world.next_change(1.0)
        await socket.accept()
        connection.send(HELLO, {"heartbeat_interval": int(HEARTBEAT_INTERVAL * 1000)})
        writer = asyncio.create_task(connection.write())
        code = 1006
        try:
            await self._read(connection)
        except WebSocketDisconnect as closed:
            code = closed.code
        finally:
            writer.cancel()
            self._disconnected(connection, code)

    def _disconnected(self, connection: Connection, code: int) -> None:
        self._held.pop(connection, None)
        session = connection.session
        if session and session.connection is connection:
            session.connection, session.broken_at = None, self.world.clock()
            if code in (1000, 1001):  # the client said goodbye
                self.end(session)
        self.world.changed()

    async def _read(self, connection: Connection) -> None:
        while True:
            try:
                text = await asyncio.wait_for(
                    connection.socket.receive_text(), HEARTBEAT_INTERVAL * 1.5
                )
            except TimeoutError:
                self._give_up(connection)
                await connection.socket.receive()
                return
            self._receive(connection, text)

    def _give_up(self, connection: Connection) -> None:
        """Close a connection that was silent for too long."""
        if connection.session:
            self.end(connection.session)
        connection.close(TIMED_OUT)
        self.world.changed()

    def _receive(self, connection: Connection, text: str) -> None:
        try:
            payload = orjson.loads(text)
            op, data = payload["op"], payload.get("d")
        except (orjson.JSONDecodeError, KeyError, TypeError):
            self._refuse(connection, DECODE_ERROR, "the payload is no JSON object with an op")
            return
        if connection.too_much():
            self._refuse(connection, RATE_LIMITED, "more than 120 payloads in a minute")
        elif len(text.encode()) > _MOST_BYTES:
            self._refuse(connection, DECODE_ERROR, f"the payload has more than {_MOST_BYTES} bytes")
        elif op == HEARTBEAT:
            self._heartbeat(connection, data)
        elif op in (IDENTIFY, RESUME, REQUEST_MEMBERS) and not isinstance(data, dict):
            self._refuse(connection, DECODE_ERROR, f"the data of opcode {op} is no object")
        else:
            self._obey(connection, op, data)

    def _obey(self, connection: Connection, op: object, data: Any) -> None:
        if op == IDENTIFY and connection.session is None:
            self._identify(connection, data)
        elif op == RESUME and connection.session is None:
            self._resume(connection, data)
        elif op in (IDENTIFY, RESUME):
            self._refuse(connection, ALREADY_AUTHENTICATED, "identified twice")
        elif connection.session is None:
            self._refuse(connection, NOT_AUTHENTICATED, "a payload before identify")
        elif op == REQUEST_MEMBERS:
            self._members(connection.session, data)
        elif op not in (PRESENCE, VOICE):
            self._refuse(connection, UNKNOWN_OPCODE, f"opcode {op} is unknown")

    def _refuse(self, connection: Connection, code: int, why: str) -> None:
        self.world.violations.append(Violation("gateway", why, f"close {code}"))
        connection.close(code)

    def _heartbeat(self, connection: Connection, sequence: object) -> None:
        loop = asyncio.get_running_loop()
        loop.call_later(_ROUND_TRIP, connection.send, HEARTBEAT_ACK, None)
        if connection.session and isinstance(sequence, int):
            connection.session.confirm(sequence)
            self.world.wake()

    # A new session

    def _identify(self, connection: Connection, data: Json) -> None:
        application = self.world.by_token(str(data.get("token")))
        intents, shard = data.get("intents"), data.get("shard", [0, 1])
        if application is None:
            self._refuse(connection, AUTHENTICATION_FAILED, "the token is wrong")
        elif not isinstance(intents, int) or intents & ~_ALL_INTENTS:
            self._refuse(connection, INVALID_INTENTS, f"intents {intents} are invalid")
        elif intents & PRIVILEGED & ~application.privileged_intents:
            self._refuse(connection, DISALLOWED_INTENTS, "privileged intents are not granted")
        elif not _is_shard(shard):
            self._refuse(connection, INVALID_SHARD, f"shard {shard} is invalid")
        elif self._out_of_reach(connection.at, shard[0]):
            self._held[connection] = partial(self._identify, connection, data)
        elif not self.starts.remaining(application):
            self._take_token_away(application)
            connection.close(AUTHENTICATION_FAILED)
        elif not self.starts.take(application, (shard[0], shard[1]), connection.at):
            connection.send(INVALID_SESSION, False)
        else:
            self._begin(connection, application, intents, (shard[0], shard[1]), "shard" in data)

    def _take_token_away(self, application: Application) -> None:
        """Do what Discord does to bots that identify too often in a day."""
        why = "more identifies in a day than allowed"
        self.world.violations.append(Violation("gateway", why, "the token is reset"))
        application.token = f"{application.id}.{secrets.token_urlsafe(24)}"
        for session in self.of(application):
            session.close(AUTHENTICATION_FAILED, self.world.clock())
            self.end(session)

    def _begin(
        self,
        connection: Connection,
        application: Application,
        intents: int,
        shard: Shard,
        sharded: bool,
    ) -> None:
        key = secrets.token_hex(16)
        session = Session(key, application, intents, shard, connection.at, connection)
        guilds = [g for g in self.world.guilds_of(application.user) if session.serves(g)]
        if len(guilds) > self.world.session_limits.most_guilds:
            self._refuse(connection, SHARDING_REQUIRED, f"{len(guilds)} servers in one shard")
            return
        self._forget_broken(self.world.clock(), session)
        connection.session = self.sessions[key] = session
        self.history.append(session)
        session.dispatch("READY", self._ready(session, guilds, sharded))
        if intents & Intent.GUILDS:
            session.unknown = {guild.id: guild for guild in guilds}
            telling = asyncio.create_task(self._introduce_all(session))
            self._introducing.add(telling)
            telling.add_done_callback(self._introducing.discard)
        self.world.changed()

    def _ready(self, session: Session, guilds: list[Guild], sharded: bool) -> Json:
        application = session.application
        ready: Json = {
            "v": 10,
            "user": payloads.user(application.user) | {"mfa_enabled": False, "verified": True},
            "guilds": [{"id": str(g.id), "unavailable": True} for g in guilds],
            "session_id": session.id,
            "resume_gateway_url": gateway_url(session.at),
            "application": {"id": str(application.id), "flags": 0},
        }
        return ready | {"shard": list(session.shard)} if sharded else ready

    # A session goes on

    def _resume(self, connection: Connection, data: Json) -> None:
        self._forget_broken(self.world.clock())
        session = self.sessions.get(str(data.get("session_id")))
        sequence = data.get("seq")
        if session is None or session.application.token != data.get("token"):
            connection.send(INVALID_SESSION, False)
        elif self._out_of_reach(connection.at, session.shard[0]):
            self._held[connection] = partial(self._resume, connection, data)
        elif not isinstance(sequence, int) or sequence > session.sequence:
            self.end(session)
            self._refuse(connection, INVALID_SEQUENCE, f"sequence {sequence} was never sent")
        elif not session.remembers(sequence):
            self.end(session)
            connection.send(INVALID_SESSION, False)
        else:
            self._go_on(connection, session, sequence)

    def _go_on(self, connection: Connection, session: Session, sequence: int) -> None:
        session.close(4000, self.world.clock())
        session.connection, connection.session = connection, session
        session.at = connection.at
        session.confirm(sequence)
        session.replay(sequence)
        session.dispatch("RESUMED", {})
        self.world.changed()

    def _members(self, session: Session, data: Json) -> None:
        """Opcode 8: find members by id, or by how their name begins."""
        guild = self.world.guilds.get(int(data.get("guild_id") or 0))
        if guild is None or not session.serves(guild):
            return
        if session.application.user.id not in guild.members:
            return
        ids = data.get("user_ids")
        wanted = {int(i) for i in (ids if isinstance(ids, list) else [ids]) if i is not None}
        query = str(data.get("query") or "").lower()
        found = [
            payloads.member(m)
            for m in guild.members.values()
            if (m.user.id in wanted if wanted else m.user.name.lower().startswith(query))
        ]
        chunk = {"guild_id": str(guild.id), "members": found, "chunk_index": 0, "chunk_count": 1}
        nonce = {"nonce": data["nonce"]} if data.get("nonce") else {}
        session.dispatch("GUILD_MEMBERS_CHUNK", chunk | {"not_found": []} | nonce)


def gateway_url(at: str) -> str:
    """The gateway's address for a client that came to this address."""
    return f"{at.replace('http', 'ws', 1)}/gateway"


def _is_shard(value: object) -> bool:
    """Whether this is a number and a count above it."""
    if not isinstance(value, list) or len(value) != 2 or {type(n) for n in value} != {int}:
        return False
    return bool(0 <= value[0] < value[1])
