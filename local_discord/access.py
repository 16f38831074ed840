"""Who has which permissions in a channel, and who sees it."""

from __future__ import annotations

from .model import Channel, Guild, User
from .permissions import ALL, BY_ANSWERS, DIRECT, IN_ITS_DM, Permission

_IN_A_TIME_OUT = int(Permission.VIEW_CHANNEL | Permission.READ_MESSAGE_HISTORY)
_NEEDS_SEND = int(Permission.MENTION_EVERYONE | Permission.ATTACH_FILES | Permission.EMBED_LINKS)


def of_member(guild: Guild, user: User) -> int:
    """A member's server-wide permissions; owners and administrators have all of them."""
    member = guild.members[user.id]
    if guild.owner is user:
        return ALL
    bits = guild.everyone.permissions
    for role_id in member.roles:
        bits |= guild.roles[role_id].permissions
    return ALL if bits & Permission.ADMINISTRATOR else bits


def of(channel: Channel, user: User) -> int:
    """A user's permissions in a channel, thread or DM; 0 for somebody who is not there."""
    if channel.guild is None:
        return DIRECT if user in channel.recipients else 0
    if user.id not in channel.guild.members:
        return 0
    bits = of_member(channel.guild, user)
    if bits == ALL:
        return ALL
    home = channel.parent if channel.thread and channel.parent else channel
    implied = _implied(channel, _overwritten(home, user, bits))
    return implied & _IN_A_TIME_OUT if timed_out(channel, user) else implied


def timed_out(channel: Channel, user: User) -> bool:
    """Whether somebody is in a time-out in a channel's server."""
    member = channel.guild.members.get(user.id) if channel.guild else None
    return member is not None and member.timed_out > channel.servers.now()


def _overwritten(channel: Channel, user: User, bits: int) -> int:
    """Apply the overwrites in Discord's order: everyone's, all roles' together, the member's
    own."""
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
    if not bits & Permission.VIEW_CHANNEL:
        return 0
    return bits if bits & _send(channel) else bits & ~_NEEDS_SEND


def _send(channel: Channel) -> Permission:
    """The permission to write; threads have one of their own."""
    return Permission.SEND_MESSAGES_IN_THREADS if channel.thread else Permission.SEND_MESSAGES


def of_app(channel: Channel, bot: User, user: User) -> int:
    """What an application may do by answering somebody in a channel.

    Where the bot is not, that is documented for private channels. In servers the application "is
    forced to respect the user's permissions": here it has those of the same bits that the user has,
    as it can do nothing but answer.
    """
    if channel.guild is None:
        return IN_ITS_DM if bot in channel.recipients else BY_ANSWERS
    if bot.id in channel.guild.members:
        return of(channel, bot)
    return of(channel, user) & IN_ITS_DM


def may(channel: Channel, user: User, wanted: int) -> bool:
    """Whether a user has all of the wanted bits in a channel."""
    return of(channel, user) & wanted == wanted


def may_send(channel: Channel, user: User) -> bool:
    """Whether a user may write there."""
    return may(channel, user, _send(channel))


def sees(channel: Channel, user: User) -> bool:
    """Whether a user sees a channel; only members and moderators see private threads."""
    bits = of(channel, user)
    if not bits & Permission.VIEW_CHANNEL:
        return False
    if channel.thread is None or not channel.thread.private:
        return True
    return user.id in channel.thread_members or bool(bits & Permission.MANAGE_THREADS)
