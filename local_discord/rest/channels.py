"""Channels, their messages, DMs and threads."""

from __future__ import annotations

from .. import access, payloads
from ..actions.threads import check_unlocked
from ..checks import drafts
from ..checks.basics import Report, shape, snowflake
from ..errors import (
    INVALID_FORM_BODY,
    INVALID_RECIPIENT,
    MISSING_ACCESS,
    MISSING_PERMISSIONS,
    NO_HISTORY_TO_REPLY,
    NOT_FOR_TEXT,
    NOT_IN_A_DM,
    NOT_YOUR_MESSAGE,
    SYSTEM_MESSAGE,
    THREAD_ARCHIVED,
    TOO_MANY_OLD_EDITS,
    UNKNOWN_MEMBER,
    UNKNOWN_USER,
    WRONG_CHANNEL_TYPE,
    ApiError,
    Json,
    TooOften,
)
from ..kinds import MENU_ANSWER, POSTS
from ..limits import DELETES, EDITS, MESSAGES, OLD, OLD_EDITS, TYPING
from ..model import Channel, Message, User
from ..permissions import Permission
from .call import Call, Route

_TYPING_SECONDS = 10.0
_OPEN_DM = shape({"recipient_id": snowflake}, {})


async def create_message(call: Call) -> Json:
    """POST: a new message; it opens an archived thread."""
    channel = call.channel()
    draft = drafts.check(drafts.CREATE, call.payload, call.files)
    _may_dm(call, channel)
    if channel.type in POSTS:
        raise ApiError(NOT_FOR_TEXT)
    call.need_to_send(channel)
    reference = _reference(call, channel)
    call.world.threads.wake(channel, call.bot)
    return payloads.message(call.world.messages.post(channel, call.me, draft, reference))


def _may_dm(call: Call, channel: Channel) -> None:
    if channel.guild:
        return
    other = next(u for u in channel.recipients if u is not call.bot)
    if refusal := call.world.not_delivered(call.bot, other):
        raise ApiError(refusal)


def _reference(call: Call, channel: Channel) -> Message | None:
    wanted = call.payload.get("message_reference")
    if wanted is None:
        return None
    if not access.may(channel, call.bot, Permission.READ_MESSAGE_HISTORY):
        raise ApiError(NO_HISTORY_TO_REPLY)
    found = channel.messages.get(int(wanted["message_id"]))
    if found is None and wanted.get("fail_if_not_exists") is not False:
        unknown = {"code": "REPLIES_UNKNOWN_MESSAGE", "message": "Unknown message"}
        raise ApiError(INVALID_FORM_BODY, {"message_reference": {"_errors": [unknown]}})
    return found


async def edit_message(call: Call) -> Json:
    """PATCH: change the bot's own message."""
    channel = call.channel()
    message = call.world.messages.find(channel, call.id("message_id"))
    if message.author is not call.bot:
        raise ApiError(NOT_YOUR_MESSAGE)
    if message.type not in (0, 19, 20, MENU_ANSWER):
        raise ApiError(SYSTEM_MESSAGE)
    if access.timed_out(channel, call.bot):
        raise ApiError(MISSING_PERMISSIONS)
    if channel.archived:
        raise ApiError(THREAD_ARCHIVED)
    check_unlocked(channel, call.bot)
    draft = drafts.check(drafts.EDIT, call.payload, call.files, message)
    if call.files:
        call.need(channel, Permission.ATTACH_FILES)
    if call.world.clock() - message.timestamp > OLD:
        verdict = call.world.limits.take(OLD_EDITS, str(channel.id), None)
        if verdict.retry_after is not None:
            raise TooOften(TOO_MANY_OLD_EDITS, verdict.retry_after)
    call.world.messages.edit(message, draft)
    return payloads.message(message)


async def delete_message(call: Call) -> None:
    """DELETE: the bot's own message, or with a permission somebody else's."""
    channel = call.channel()
    message = call.world.messages.find(channel, call.id("message_id"))
    if channel.archived:
        raise ApiError(THREAD_ARCHIVED)
    if message.author is not call.bot:
        if channel.guild is None:
            raise ApiError(NOT_IN_A_DM)
        call.need(channel, Permission.MANAGE_MESSAGES)
    call.world.messages.delete(message)


async def get_message(call: Call) -> Json:
    """GET: one message."""
    channel = call.channel(Permission.READ_MESSAGE_HISTORY)
    return _as_seen(call, call.world.messages.find(channel, call.id("message_id")))


def _as_seen(call: Call, message: Message) -> Json:
    """Without the privileged intent, other people's contents are left out, as on the gateway."""
    return payloads.message(message, content=call.world.messages.readable(message, call.bot))


async def list_messages(call: Call) -> list[Json]:
    """GET: messages, newest first; none without the permission to read history."""
    channel = call.channel()
    if not access.may(channel, call.bot, Permission.READ_MESSAGE_HISTORY):
        return []
    visible = [m for m in channel.messages.values() if not m.ephemeral]
    before, after = call.query("before", 1 << 63), call.query("after", 0)
    chosen = [m for m in visible if after < m.id < before]
    limit = min(max(call.query("limit", 50), 1), 100)
    chosen = chosen[:limit] if after else chosen[-limit:]
    return [_as_seen(call, m) for m in reversed(chosen)]


async def get_channel(call: Call) -> Json:
    """GET: a channel, thread or DM."""
    return payloads.channel(call.channel())


async def change_channel(call: Call) -> Json:
    """PATCH: a thread; only administrators change other channels."""
    channel = call.channel()
    if channel.thread is None:
        call.need(channel, Permission.MANAGE_CHANNELS)
        raise ApiError(WRONG_CHANNEL_TYPE)
    call.world.threads.change(channel, call.bot, call.payload)
    return payloads.channel(channel)


async def delete_channel(call: Call) -> Json:
    """DELETE: a thread or channel."""
    channel = call.channel()
    if channel.guild is None:
        raise ApiError(NOT_IN_A_DM)
    call.need(channel, Permission.MANAGE_THREADS if channel.thread else Permission.MANAGE_CHANNELS)
    body = payloads.channel(channel)
    channel.delete()
    return body


async def open_dm(call: Call) -> Json:
    """POST: the DM with a person."""
    report = Report()
    _OPEN_DM(call.payload, (), report)
    report.finish()
    user = call.world.users.get(int(call.payload["recipient_id"]))
    if user is None:
        raise ApiError(UNKNOWN_USER)
    if user.bot:
        raise ApiError(INVALID_RECIPIENT)
    return payloads.channel(call.world.dm(call.bot, user))


async def type_in(call: Call) -> None:
    """POST: show "is typing" for ten seconds."""
    channel = call.channel()
    _may_dm(call, channel)
    if not access.may_send(channel, call.bot):
        raise ApiError(MISSING_PERMISSIONS)
    channel.typing[call.bot.id] = call.world.clock() + _TYPING_SECONDS


async def start_thread(call: Call) -> Json:
    """POST: a thread without a message."""
    channel = call.channel()
    if channel.type in POSTS:  # a bot's own posts are not included
        raise ApiError(WRONG_CHANNEL_TYPE)
    thread = call.world.threads.start(channel, call.bot, call.payload, None)
    return payloads.channel(thread)


async def start_thread_on_message(call: Call) -> Json:
    """POST: a thread on a message, whose id it shares."""
    channel = call.channel()
    message = call.world.messages.find(channel, call.id("message_id"))
    return payloads.channel(call.world.threads.start(channel, call.bot, call.payload, message))


async def active_threads(call: Call) -> Json:
    """GET: a server's threads that are not archived, and the bot's memberships."""
    call.world.threads.put_away_idle()
    threads = [t for t in call.guild().threads if not t.archived and access.sees(t, call.bot)]
    joined = [t for t in threads if call.bot.id in t.thread_members]
    return {
        "threads": [payloads.channel(t) for t in threads],
        "members": [payloads.thread_member(t, call.bot.id) for t in joined],
        "has_more": False,
    }


async def archived_threads(call: Call) -> Json:
    """GET: a channel's archived public threads, the latest first."""
    channel = call.channel(Permission.READ_MESSAGE_HISTORY)
    assert channel.guild is not None
    threads = [t for t in channel.guild.threads if t.parent is channel and t.archived]
    public = [t for t in threads if t.thread and not t.thread.private]
    found = [payloads.channel(t) for t in reversed(public)]
    return {"threads": found, "members": [], "has_more": False}


def _thread(call: Call) -> Channel:
    channel = call.channel()
    if channel.thread is None:
        raise ApiError(WRONG_CHANNEL_TYPE)
    return channel


async def thread_members(call: Call) -> list[Json]:
    """GET: who is in a thread."""
    thread = _thread(call)
    return [payloads.thread_member(thread, user_id) for user_id in thread.thread_members]


def _who(call: Call) -> User:
    which = call.text("user_id")
    user = call.bot if which == "@me" else call.world.users.get(call.id("user_id"))
    if user is None:
        raise ApiError(UNKNOWN_USER)
    return user


async def add_thread_member(call: Call) -> None:
    """PUT: join a thread, or bring somebody in."""
    thread, user = _thread(call), _who(call)
    if thread.archived:
        raise ApiError(THREAD_ARCHIVED)
    if not access.may_send(thread, call.bot):
        raise ApiError(MISSING_PERMISSIONS)
    if thread.parent and not access.sees(thread.parent, user):
        raise ApiError(MISSING_ACCESS)
    call.world.threads.add_member(thread, user)


async def remove_thread_member(call: Call) -> None:
    """DELETE: leave a thread, or take somebody out of it."""
    thread, user = _thread(call), _who(call)
    if thread.archived:
        raise ApiError(THREAD_ARCHIVED)
    if user is not call.bot:
        call.need(thread, Permission.MANAGE_THREADS)
    call.world.threads.remove_member(thread, user)


async def get_thread_member(call: Call) -> Json:
    """GET: whether somebody is in a thread."""
    thread, user = _thread(call), _who(call)
    if user.id not in thread.thread_members:
        raise ApiError(UNKNOWN_MEMBER)
    return payloads.thread_member(thread, user.id)


_CHANNEL = "/channels/{channel_id}"
_MESSAGE = _CHANNEL + "/messages/{message_id}"


def routes() -> list[Route]:
    """All routes of this file, the busiest first."""
    members = _CHANNEL + "/thread-members"
    return [
        Route("POST", _CHANNEL + "/messages", create_message, MESSAGES),
        Route("PATCH", _MESSAGE, edit_message, EDITS),
        Route("DELETE", _MESSAGE, delete_message, DELETES),
        Route("POST", _CHANNEL + "/typing", type_in, TYPING),
        Route("GET", _MESSAGE, get_message),
        Route("GET", _CHANNEL + "/messages", list_messages),
        Route("GET", _CHANNEL, get_channel),
        Route("PATCH", _CHANNEL, change_channel),
        Route("DELETE", _CHANNEL, delete_channel),
        Route("POST", "/users/@me/channels", open_dm),
        Route("POST", _MESSAGE + "/threads", start_thread_on_message),
        Route("POST", _CHANNEL + "/threads", start_thread),
        Route("GET", _CHANNEL + "/threads/archived/public", archived_threads),
        Route("GET", "/guilds/{guild_id}/threads/active", active_threads),
        Route("GET", members, thread_members),
        Route("GET", members + "/{user_id}", get_thread_member),
        Route("PUT", members + "/{user_id}", add_thread_member),
        Route("DELETE", members + "/{user_id}", remove_thread_member),
    ]
