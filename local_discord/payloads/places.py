"""People, servers, channels and threads."""

from __future__ import annotations

from datetime import UTC, datetime

from .. import access
from ..errors import Json
from ..kinds import POSTS, ChannelType
from ..model import Channel, Guild, Member, Role, User
from ..scheduled import EXTERNAL, GUILD_ONLY, ScheduledEvent


def time(seconds: float) -> str:
    """ISO 8601 with a zone."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()


def user(account: User) -> Json:
    """A user object."""
    return {
        "id": str(account.id),
        "username": account.name if account.bot else account.name.lower(),
        "discriminator": "0",
        "global_name": None if account.bot else account.name,
        "avatar": account.avatar,
        "bot": account.bot,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }


def member(one: Member) -> Json:
    """A guild member object."""
    return bare_member(one) | {"user": user(one.user)}


def bare_member(one: Member) -> Json:
    """A guild member object without the user."""
    return {
        "roles": [str(role) for role in one.roles],
        "nick": one.nick,
        "avatar": None,
        "banner": None,
        "joined_at": time(one.joined_at),
        "premium_since": None,
        "communication_disabled_until": time(one.timed_out) if one.timed_out else None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }


def role(one: Role) -> Json:
    """A role object."""
    return {
        "id": str(one.id),
        "name": one.name,
        "permissions": str(one.permissions),
        "position": one.position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def channel(one: Channel) -> Json:
    """A channel object: text channel, thread, DM or group message."""
    last = next(reversed(one.messages), None)
    body: Json = {
        "id": str(one.id),
        "type": int(one.type),
        "last_message_id": None if last is None else str(last),
        "flags": 0,
    }
    if one.guild is None:
        body["recipients"] = [user(u) for u in one.recipients if not u.bot]
        if one.owner:
            body |= {"name": one.name, "icon": None, "owner_id": str(one.owner.id)}
        return body
    body |= {
        "guild_id": str(one.guild.id),
        "name": one.name,
        "parent_id": str(one.parent.id) if one.parent else None,
        "rate_limit_per_user": one.slowmode,
    }
    return body | (_thread(one) if one.thread else _text_channel(one))


def _text_channel(one: Channel) -> Json:
    spoken = one.type in (ChannelType.VOICE, ChannelType.STAGE)
    voice = {"bitrate": 64000, "user_limit": 0, "rtc_region": None} if spoken else {}
    forum: Json = {"available_tags": []} if one.type in POSTS else {}
    return {
        **voice,
        **forum,
        "topic": None,
        "position": one.position,
        "nsfw": False,
        "permission_overwrites": [
            {"id": str(key), "type": o.type, "allow": str(o.allow), "deny": str(o.deny)}
            for key, o in one.overwrites.items()
        ],
    }


def _thread(one: Channel) -> Json:
    thread = one.thread
    assert thread is not None
    metadata = {
        "archived": thread.archived,
        "locked": thread.locked,
        "auto_archive_duration": thread.archive_after,
        "archive_timestamp": time(thread.archive_timestamp),
        "create_timestamp": time(thread.created_at),
    }
    if thread.private:
        metadata["invitable"] = thread.invitable
    return {
        "owner_id": str(thread.owner.id),
        "thread_metadata": metadata,
        "message_count": min(len(one.messages), 50),
        "total_message_sent": len(one.messages),
        "member_count": min(len(one.thread_members), 50),
    }


def thread_member(thread: Channel, user_id: int) -> Json:
    """A thread member object."""
    joined = thread.thread_members[user_id]
    return {
        "id": str(thread.id),
        "user_id": str(user_id),
        "join_timestamp": time(joined),
        "flags": 0,
    }


def scheduled_event(guild: Guild, one: ScheduledEvent) -> Json:
    """A guild scheduled event object; its creator is in it as long as they are a member."""
    body: Json = {
        "id": str(one.id),
        "guild_id": str(guild.id),
        "channel_id": None,
        "creator_id": str(one.creator_id),
        "name": one.name,
        "description": one.description,
        "scheduled_start_time": time(one.starts),
        "scheduled_end_time": time(one.ends),
        "privacy_level": GUILD_ONLY,
        "status": int(one.status),
        "entity_type": EXTERNAL,
        "entity_id": None,
        "entity_metadata": {"location": one.location},
        "image": None,
        "recurrence_rule": None,
        "guild_scheduled_event_exceptions": [],
    }
    creator = guild.members.get(one.creator_id)
    return body | {"creator": user(creator.user)} if creator else body


_NOTHING = (
    "icon description home_header splash discovery_splash banner application_id "
    "afk_channel_id system_channel_id widget_channel_id vanity_url_code rules_channel_id "
    "public_updates_channel_id safety_alerts_channel_id max_presences incidents_data"
)
_ZERO = (
    "afk_timeout system_channel_flags verification_level default_message_notifications "
    "mfa_level explicit_content_filter premium_tier premium_subscription_count nsfw_level "
    "max_stage_video_channel_users max_video_channel_users"
)
_ABOUT_A_GUILD: Json = dict.fromkeys(_NOTHING.split()) | dict.fromkeys(_ZERO.split(), 0)


def guild(one: Guild) -> Json:
    """A guild object, without its channels and members."""
    return _ABOUT_A_GUILD | {
        "id": str(one.id),
        "name": one.name,
        "owner_id": str(one.owner.id),
        "region": "local",
        "afk_timeout": 300,
        "preferred_locale": one.locale,
        "roles": [role(r) for r in one.roles.values()],
        "emojis": [],
        "stickers": [],
        "features": one.features,
        "max_members": 500000,
        "nsfw": False,
        "widget_enabled": False,
        "premium_progress_bar_enabled": False,
    }


def whole_guild(one: Guild, viewer: User) -> Json:
    """A guild as GUILD_CREATE sends it to a bot; without the intent, its only member is the bot."""
    seen = [c for c in one.channels.values() if access.sees(c, viewer)]
    threads = [c for c in seen if c.thread and not c.archived]
    return guild(one) | {
        "joined_at": time(one.members[viewer.id].joined_at),
        "large": False,
        "unavailable": False,
        "member_count": len(one.members),
        "members": [member(one.members[viewer.id])],
        "channels": [channel(c) for c in one.channels.values() if not c.thread],
        "threads": [_with_membership(c, viewer) for c in threads],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [scheduled_event(one, e) for e in one.events.values() if e.open],
        "soundboard_sounds": [],
    }


def _with_membership(thread: Channel, viewer: User) -> Json:
    if viewer.id not in thread.thread_members:
        return channel(thread)
    return channel(thread) | {"member": thread_member(thread, viewer.id)}
