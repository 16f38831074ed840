"""Discord's permission bits and who has which of them in a channel."""

from __future__ import annotations

from enum import IntFlag
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .model import Channel, Guild, User


class Permission(IntFlag):
    """https://discord.com/developers/docs/topics/permissions"""

    KICK_MEMBERS = 1 << 1
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38


P = Permission

ALL = (1 << 53) - 1
#: What a member of a new server may do.
EVERYONE = int(
    P.ADD_REACTIONS
    | P.VIEW_CHANNEL
    | P.SEND_MESSAGES
    | P.EMBED_LINKS
    | P.ATTACH_FILES
    | P.READ_MESSAGE_HISTORY
    | P.USE_EXTERNAL_EMOJIS
    | P.USE_APPLICATION_COMMANDS
    | P.CREATE_PUBLIC_THREADS
    | P.CREATE_PRIVATE_THREADS
    | P.SEND_MESSAGES_IN_THREADS
)
#: In a DM there are no roles: both sides may do this.
DIRECT = int(
    P.ADD_REACTIONS
    | P.VIEW_CHANNEL
    | P.SEND_MESSAGES
    | P.EMBED_LINKS
    | P.ATTACH_FILES
    | P.READ_MESSAGE_HISTORY
    | P.MENTION_EVERYONE
    | P.USE_EXTERNAL_EMOJIS
    | P.USE_APPLICATION_COMMANDS
)
_NEEDS_SEND = int(P.MENTION_EVERYONE | P.ATTACH_FILES | P.EMBED_LINKS)


def of_member(guild: Guild, user: User) -> int:
    """The server-wide permissions of a member, owner and administrators having all."""
    member = guild.members[user.id]
    if guild.owner is user:
        return ALL
    bits = guild.everyone.permissions
    for role_id in member.roles:
        bits |= guild.roles[role_id].permissions
    return ALL if bits & P.ADMINISTRATOR else bits


def of(channel: Channel, user: User) -> int:
    """A user's permissions in a channel, thread or DM; 0 for who is not there."""
    if channel.guild is None:
        return DIRECT if user in channel.recipients else 0
    if user.id not in channel.guild.members:
        return 0
    bits = of_member(channel.guild, user)
    if bits == ALL:
        return ALL
    home = channel.parent if channel.thread and channel.parent else channel
    return _implied(channel, _overwritten(home, user, bits))


def _overwritten(channel: Channel, user: User, bits: int) -> int:
    """Everyone's overwrite, then all roles' together, then the member's own."""
    assert channel.guild is not None
    roles = [channel.overwrites.get(r) for r in channel.guild.members[user.id].roles]
    allow = deny = 0
    for overwrite in filter(None, roles):
        allow, deny = allow | overwrite.allow, deny | overwrite.deny
    everyone = channel.overwrites.get(channel.guild.id)
    own = channel.overwrites.get(user.id)
    if everyone:
        bits = bits & ~everyone.deny | everyone.allow
    bits = bits & ~deny | allow
    return bits & ~own.deny | own.allow if own else bits


def _implied(channel: Channel, bits: int) -> int:
    if not bits & P.VIEW_CHANNEL:
        return 0
    send = P.SEND_MESSAGES_IN_THREADS if channel.thread else P.SEND_MESSAGES
    return bits if bits & send else bits & ~_NEEDS_SEND


def may(channel: Channel, user: User, wanted: int) -> bool:
    """Whether a user has all of the wanted bits in a channel."""
    return of(channel, user) & wanted == wanted


def may_send(channel: Channel, user: User) -> bool:
    """Whether a user may write there: threads have a permission of their own."""
    return may(channel, user, P.SEND_MESSAGES_IN_THREADS if channel.thread else P.SEND_MESSAGES)


def sees(channel: Channel, user: User) -> bool:
    """Whether a channel is visible; private threads only to members and moderators."""
    bits = of(channel, user)
    if not bits & P.VIEW_CHANNEL:
        return False
    thread = channel.thread
    private = thread is not None and thread.private
    return not private or user.id in channel.thread_members or bool(bits & P.MANAGE_THREADS)
