"""Threads: started, archived, opened again.

https://discord.com/developers/docs/topics/threads
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from .. import access, payloads
from ..checks.basics import Report, boolean, integer, one_of, shape, text
from ..errors import (
    MISSING_PERMISSIONS,
    THREAD_ARCHIVED,
    THREAD_EXISTS,
    THREAD_LOCKED,
    TOO_MANY_IN_THREAD,
    TOO_MANY_THREADS,
    WRONG_CHANNEL_TYPE,
    ApiError,
    Json,
)
from ..gateway.gateway import Gateway
from ..gateway.session import Intent
from ..kinds import HAS_THREAD, POSTS, ChannelType
from ..model import Channel, Message, Thread, User
from ..permissions import Permission
from ..state import State
from .messages import Messages
from .servers import Servers

_ARCHIVE = one_of(60, 1440, 4320, 10080)
_START = {
    "auto_archive_duration": _ARCHIVE,
    "rate_limit_per_user": integer(0, 21600),
    "type": one_of(10, 11, 12),
    "invitable": boolean,
}
_FROM_MESSAGE = shape({"name": text(1, 100)}, {k: _START[k] for k in list(_START)[:2]})
_WITHOUT_MESSAGE = shape({"name": text(1, 100)}, _START)
_CHANGE = shape(
    {},
    {
        "name": text(1, 100),
        "archived": boolean,
        "locked": boolean,
        "invitable": boolean,
        "auto_archive_duration": _ARCHIVE,
        "rate_limit_per_user": integer(0, 21600),
        "flags": integer(),
        "applied_tags": lambda value, path, report: None,
    },
)
#: What only moderators change.
_MODERATED = frozenset({"locked", "rate_limit_per_user"})
MOST_ACTIVE = 1000
"""Threads of a server that are not archived."""
MOST_MEMBERS = 1000


@dataclass
class Threads:
    """Changes the threads of a world and tells the bots that see them."""

    world: State
    gateway: Gateway
    servers: Servers
    messages: Messages

    def start(
        self, channel: Channel, owner: User, payload: Any, message: Message | None
    ) -> Channel:
        """Start a thread on a message, or without one; raises 50035, 50013, 50024, 160004,
        160006."""
        report = Report()
        (_FROM_MESSAGE if message else _WITHOUT_MESSAGE)(payload, (), report)
        report.finish()
        kind = _kind(channel, payload, message)
        private = kind == ChannelType.PRIVATE_THREAD
        self._may_start(channel, owner, private, message)
        thread = self._create(channel, owner, payload, kind, message)
        self.servers.tell(thread, "THREAD_CREATE", {"newly_created": True})
        self.add_member(thread, owner)
        if message:
            message.thread, message.flags = thread, message.flags | HAS_THREAD
            self.messages.note(thread, owner, 21, message)
        elif not private and channel.type not in POSTS:
            self.messages.note(channel, owner, 18, None, thread.name)
        return thread

    def _may_start(
        self, channel: Channel, owner: User, private: bool, message: Message | None
    ) -> None:
        wanted = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
        if message:
            wanted |= Permission.READ_MESSAGE_HISTORY
        if not access.may(channel, owner, wanted):
            raise ApiError(MISSING_PERMISSIONS)
        if message and message.thread:
            raise ApiError(THREAD_EXISTS)
        self._not_too_many(channel)

    def _not_too_many(self, channel: Channel) -> None:
        assert channel.guild is not None
        self.put_away_idle()
        if sum(not thread.archived for thread in channel.guild.threads) >= MOST_ACTIVE:
            raise ApiError(TOO_MANY_THREADS)

    def _create(
        self,
        channel: Channel,
        owner: User,
        payload: Json,
        kind: ChannelType,
        message: Message | None,
    ) -> Channel:
        now = self.world.clock()
        assert channel.guild is not None
        key = message.id if message else self.world.new_id()
        after = payload.get("auto_archive_duration") or 4320
        thread = Channel(
            self.servers,
            key,
            kind,
            payload["name"],
            channel.guild,
            channel,
            thread=Thread(owner, kind == ChannelType.PRIVATE_THREAD, after, now, now),
            slowmode=payload.get("rate_limit_per_user") or 0,
        )
        thread.thread_members[owner.id] = now
        channel.guild.channels[key] = self.world.channels[key] = thread
        return thread

    def add_member(self, thread: Channel, user: User) -> None:
        """Somebody joins a thread or is added to it; raises 30033."""
        members = thread.thread_members
        if user.id not in members and len(members) >= MOST_MEMBERS:
            raise ApiError(TOO_MANY_IN_THREAD)
        thread.thread_members.setdefault(user.id, self.world.clock())
        self._tell_members(thread, added=[payloads.thread_member(thread, user.id)])

    def remove_member(self, thread: Channel, user: User) -> None:
        """Somebody leaves a thread or is removed from it."""
        thread.thread_members.pop(user.id, None)
        self._tell_members(thread, removed=[str(user.id)])

    def _tell_members(
        self, thread: Channel, added: list[Json] | None = None, removed: list[str] | None = None
    ) -> None:
        assert thread.guild is not None
        body: Json = {
            "id": str(thread.id),
            "guild_id": str(thread.guild.id),
            "member_count": len(thread.thread_members),
            "added_members": added or [],
            "removed_member_ids": removed or [],
        }
        dispatch = self.gateway.dispatch
        dispatch("THREAD_MEMBERS_UPDATE", lambda _: body, Intent.GUILDS, thread.guild, seen=thread)

    def change(self, channel: Channel, user: User, payload: Any) -> None:
        """Rename, archive, lock or open a thread; raises 50035, 50013, 50083, 160006."""
        report = Report()
        _CHANGE(payload, (), report)
        report.finish()
        thread = channel.thread
        assert thread is not None
        self._may_change(channel, user, payload)
        if thread.archived and payload.get("archived") is False:
            self._not_too_many(channel)
        thread.archived = _new(payload, "archived", thread.archived)
        thread.locked = _new(payload, "locked", thread.locked)
        thread.invitable = _new(payload, "invitable", thread.invitable)
        thread.archive_after = _new(payload, "auto_archive_duration", thread.archive_after)
        channel.name = _new(payload, "name", channel.name)
        channel.slowmode = _new(payload, "rate_limit_per_user", channel.slowmode)
        if payload.get("archived") is not None or payload.get("auto_archive_duration"):
            thread.archive_timestamp = self.world.clock()
        self.servers.tell(channel, "THREAD_UPDATE")

    def _may_change(self, channel: Channel, user: User, payload: Json) -> None:
        """The owner may change a thread that is not locked; whoever may write there may open it."""
        thread = channel.thread
        assert thread is not None
        opens = payload.get("archived") is False
        if thread.archived and not opens:
            raise ApiError(THREAD_ARCHIVED)
        if access.may(channel, user, Permission.MANAGE_THREADS):
            return
        only_opens = opens and payload.keys() <= {"archived"}
        owner_may = thread.owner is user and not _MODERATED & payload.keys()
        if thread.locked or not (owner_may or (only_opens and access.may_send(channel, user))):
            raise ApiError(MISSING_PERMISSIONS)

    def wake(self, channel: Channel, user: User) -> None:
        """Writing into an archived thread opens it, unless it is locked; raises 50083, 160005,
        160006."""
        check_unlocked(channel, user)
        thread = channel.thread
        if thread is None or not thread.archived:
            return
        self._not_too_many(channel)
        thread.archived, thread.archive_timestamp = False, self.world.clock()
        self.servers.tell(channel, "THREAD_UPDATE")

    def put_away_idle(self) -> None:
        """Archive the threads that were idle for as long as each allows."""
        now = self.world.clock()
        for channel in list(self.world.channels.threads.values()):
            thread = channel.thread
            if thread is None or thread.archived:
                continue
            if now - thread.archive_timestamp >= thread.archive_after * 60:
                thread.archived = True
                self.servers.tell(channel, "THREAD_UPDATE")


def check_unlocked(channel: Channel, user: User) -> None:
    """Only who manages threads writes into a locked one, or changes messages there; raises 160005,
    or 50083 if it is archived, too. (Which code Discord gives is not documented.)"""
    thread = channel.thread
    if thread and thread.locked and not access.may(channel, user, Permission.MANAGE_THREADS):
        raise ApiError(THREAD_ARCHIVED if thread.archived else THREAD_LOCKED)


def _kind(channel: Channel, payload: Json, message: Message | None) -> ChannelType:
    """What a thread becomes: in an announcement channel always an announcement thread, elsewhere
    what is asked for, by default private; raises 50024."""
    if channel.type == ChannelType.ANNOUNCEMENT:
        fitting: tuple[ChannelType, ...] = (ChannelType.ANNOUNCEMENT_THREAD,)
    elif channel.type in POSTS and not message:
        return ChannelType.PUBLIC_THREAD
    elif channel.type == ChannelType.TEXT:
        fitting = (ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD)
    else:
        raise ApiError(WRONG_CHANNEL_TYPE)
    kind = fitting[0] if message else payload.get("type") or ChannelType.PRIVATE_THREAD
    if kind not in fitting:
        raise ApiError(WRONG_CHANNEL_TYPE)
    return ChannelType(kind)


def _new(payload: Json, name: str, old: Any) -> Any:
    value = payload.get(name)
    return old if value is None else value
