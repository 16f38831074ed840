"""The gateway: sessions that get events in order, may break off and resume.

https://discord.com/developers/docs/events/gateway
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field

import orjson
from starlette.websockets import WebSocket, WebSocketDisconnect

from .. import access, payloads
from ..errors import Json
from ..model import Application, Channel, Guild, User
from ..state import State
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

HEARTBEAT_INTERVAL = 41.25
_ROUND_TRIP = 0.05
"""Seconds until a heartbeat is acknowledged. discord.py's thread notes when it sent one only after
the fact: what is acknowledged sooner looks 41 s late to it, and it warns that it can't keep up."""

NOT_AUTHENTICATED = 4003
AUTHENTICATION_FAILED = 4004
ALREADY_AUTHENTICATED = 4005
DECODE_ERROR = 4002
UNKNOWN_OPCODE = 4001
TIMED_OUT = 4009
INVALID_SHARD = 4010
INVALID_INTENTS = 4013
DISALLOWED_INTENTS = 4014


PRIVILEGED = int(Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT)
_ALL_INTENTS = (1 << 26) - 1


@dataclass
class Gateway:
    """All sessions of a world."""

    world: State
    sessions: dict[str, Session] = field(default_factory=dict)
    broken: bool = False  # nobody gets through

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
        """Send an event to the sessions whose bot is there, sees the channel and asked for it."""
        for session in self.sessions.values():
            bot = session.application.user
            if only not in (None, bot) or not session.serves(guild):
                continue
            if guild and bot.id not in guild.members:
                continue
            if seen and not access.sees(seen, bot):
                continue
            if session.intents & intent == intent:
                session.dispatch(event, body(bot))
        self.world.changed()

    def of(self, application: Application) -> list[Session]:
        """The sessions of an application, broken ones too."""
        return [s for s in self.sessions.values() if s.application is application]

    def connected(self, application: Application) -> bool:
        """Whether an application is online."""
        return any(s.connection for s in self.of(application))

    async def confirm(self, timeout: float) -> None:  # noqa: ASYNC109
        """Wait until every connected bot has read all events that were sent."""
        behind = [
            (session, session.sequence)
            for session in self.sessions.values()
            if session.confirmed < session.sequence and session.ask_for_heartbeat()
        ]
        await self.world.wait(
            lambda: all(s.confirmed >= n or s.connection is None for s, n in behind), timeout
        )

    async def serve(self, socket: WebSocket) -> None:
        """Talk to one client until its websocket closes."""
        while self.broken:
            await self.world.next_change(1.0)
        await socket.accept()
        connection = Connection(socket)
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
        session = connection.session
        if session and session.connection is connection:
            session.connection = None
            if code in (1000, 1001):  # the client said goodbye
                self.sessions.pop(session.id, None)
        self.world.changed()

    async def _read(self, connection: Connection) -> None:
        while True:
            try:
                text = await asyncio.wait_for(
                    connection.socket.receive_text(), HEARTBEAT_INTERVAL * 1.5
                )
            except TimeoutError:
                connection.close(TIMED_OUT)
                await connection.socket.receive()
                return
            self._receive(connection, text)

    def _receive(self, connection: Connection, text: str) -> None:
        try:
            payload = orjson.loads(text)
            op, data = payload["op"], payload.get("d")
        except (orjson.JSONDecodeError, KeyError, TypeError):
            self._refuse(connection, DECODE_ERROR, "the payload is no JSON object with an op")
            return
        if op == HEARTBEAT:
            self._heartbeat(connection, data)
        elif op == IDENTIFY and connection.session is None:
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

    def _heartbeat(self, connection: Connection, sequence: int | None) -> None:
        loop = asyncio.get_running_loop()
        loop.call_later(_ROUND_TRIP, connection.send, HEARTBEAT_ACK, None)
        if connection.session and sequence is not None:
            connection.session.confirmed = max(connection.session.confirmed, sequence)
            self.world.wake()

    def _identify(self, connection: Connection, data: Json) -> None:
        application = self.world.by_token(str(data.get("token")))
        intents, shard = data.get("intents"), data.get("shard") or [0, 1]
        if application is None:
            self._refuse(connection, AUTHENTICATION_FAILED, "the token is wrong")
        elif not isinstance(intents, int) or intents & ~_ALL_INTENTS:
            self._refuse(connection, INVALID_INTENTS, f"intents {intents} are invalid")
        elif intents & PRIVILEGED & ~application.privileged_intents:
            self._refuse(connection, DISALLOWED_INTENTS, "privileged intents are not granted")
        elif len(shard) != 2 or not 0 <= shard[0] < shard[1]:
            self._refuse(connection, INVALID_SHARD, f"shard {shard} is invalid")
        else:
            self._begin(connection, application, intents, (shard[0], shard[1]))

    def _begin(
        self, connection: Connection, application: Application, intents: int, shard: tuple[int, int]
    ) -> None:
        for old in self.of(application):
            if old.shard == shard and old.connection is None:
                del self.sessions[old.id]  # who identifies has given up on resuming
        session = Session(secrets.token_hex(16), application, intents, shard, connection)
        connection.session = self.sessions[session.id] = session
        bot = application.user
        guilds = [g for g in self.world.guilds_of(bot) if session.serves(g)]
        session.dispatch("READY", self._ready(session, guilds))
        for guild in guilds if intents & Intent.GUILDS else []:
            body = payloads.whole_guild(guild, bot)
            session.dispatch("GUILD_CREATE", body)
        self.world.changed()

    def _ready(self, session: Session, guilds: list[Guild]) -> Json:
        application = session.application
        return {
            "v": 10,
            "user": payloads.user(application.user) | {"mfa_enabled": False, "verified": True},
            "guilds": [{"id": str(g.id), "unavailable": True} for g in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.world.gateway_url,
            "shard": list(session.shard),
            "application": {"id": str(application.id), "flags": 0},
        }

    def _resume(self, connection: Connection, data: Json) -> None:
        session = self.sessions.get(str(data.get("session_id")))
        sequence = data.get("seq")
        if session is None or session.application.token != data.get("token"):
            connection.send(INVALID_SESSION, False)
            return
        if not isinstance(sequence, int) or sequence > session.sequence:
            self._refuse(connection, 4007, f"sequence {sequence} was never sent")
            return
        session.drop()
        session.connection, connection.session = connection, session
        session.confirmed = sequence
        session.replay(sequence)
        session.dispatch("RESUMED", {})
        self.world.changed()

    def _members(self, session: Session, data: Json) -> None:
        """Opcode 8: members by id or by how their name begins."""
        guild = self.world.guilds.get(int(data.get("guild_id") or 0))
        if guild is None or session.application.user.id not in guild.members:
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
