"""Discord's JSON for the things of the world, as its API and gateway send them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime

from . import components, permissions
from .drafts import MOST_BYTES
from .errors import Json
from .model import (
    LOADING,
    Application,
    Attachment,
    Channel,
    Command,
    Guild,
    Interaction,
    InteractionType,
    Member,
    Message,
    Role,
    User,
)


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
    return _bare_member(one) | {"user": user(one.user)}


def _bare_member(one: Member) -> Json:
    return {
        "roles": [str(role) for role in one.roles],
        "nick": one.nick,
        "avatar": None,
        "banner": None,
        "joined_at": time(one.joined_at),
        "premium_since": None,
        "communication_disabled_until": None,
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
    """A channel object: text channel, thread or DM."""
    last = next(reversed(one.messages), None)
    body: Json = {
        "id": str(one.id),
        "type": int(one.type),
        "last_message_id": None if last is None else str(last),
        "flags": 0,
    }
    if one.guild is None:
        return body | {"recipients": [user(u) for u in one.recipients if not u.bot]}
    body |= {
        "guild_id": str(one.guild.id),
        "name": one.name,
        "parent_id": str(one.parent.id) if one.parent else None,
        "rate_limit_per_user": one.slowmode,
    }
    return body | (_thread(one) if one.thread else _text_channel(one))


def _text_channel(one: Channel) -> Json:
    return {
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


def guild(one: Guild) -> Json:
    """A guild object, without its channels and members."""
    nothing = (
        "icon description home_header splash discovery_splash banner application_id "
        "afk_channel_id system_channel_id widget_channel_id vanity_url_code rules_channel_id "
        "public_updates_channel_id safety_alerts_channel_id max_presences incidents_data"
    )
    zero = (
        "afk_timeout system_channel_flags verification_level default_message_notifications "
        "mfa_level explicit_content_filter premium_tier premium_subscription_count nsfw_level "
        "max_stage_video_channel_users max_video_channel_users"
    )
    body: Json = dict.fromkeys(nothing.split()) | dict.fromkeys(zero.split(), 0)
    return body | {
        "id": str(one.id),
        "name": one.name,
        "owner_id": str(one.owner.id),
        "region": "local",
        "afk_timeout": 300,
        "preferred_locale": one.locale,
        "roles": [role(r) for r in one.roles.values()],
        "emojis": [],
        "stickers": [],
        "features": [],
        "max_members": 500000,
        "nsfw": False,
        "widget_enabled": False,
        "premium_progress_bar_enabled": False,
    }


def whole_guild(one: Guild, viewer: User) -> Json:
    """A guild as GUILD_CREATE sends it to a bot: without the intent, only its own member."""
    seen = [c for c in one.channels.values() if permissions.sees(c, viewer)]
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
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def _with_membership(thread: Channel, viewer: User) -> Json:
    if viewer.id not in thread.thread_members:
        return channel(thread)
    return channel(thread) | {"member": thread_member(thread, viewer.id)}


def attachment(one: Attachment, ephemeral: bool = False) -> Json:
    """An attachment object."""
    body: Json = {
        "id": str(one.id),
        "filename": one.filename,
        "size": len(one.bytes),
        "url": one.url,
        "proxy_url": one.url,
        "content_type": one.content_type,
    }
    if one.description:
        body["description"] = one.description
    if one.title:
        body["title"] = one.title
    if one.size:
        body["width"], body["height"] = one.size
    return body | {"ephemeral": True} if ephemeral else body


def message(one: Message, content: bool = True, nested: bool = False) -> Json:
    """A message object, with or without its contents.

    Files that components show are not among its attachments.
    """
    shown = {item.get("attachment_id") for _, item in components.media(one.components_json)}
    body: Json = {
        "id": str(one.id),
        "channel_id": str(one.channel.id),
        "type": one.type,
        "author": user(one.author),
        "content": one.content,
        "timestamp": time(one.timestamp),
        "edited_timestamp": None if one.edited_timestamp is None else time(one.edited_timestamp),
        "tts": False,
        "mention_everyone": one.mention_everyone,
        "mentions": [user(u) for u in one.mentions],
        "mention_roles": [str(r.id) for r in one.mention_roles],
        "attachments": [
            attachment(a, one.ephemeral) for a in one.attachments if str(a.id) not in shown
        ],
        "embeds": one.embeds,
        "components": one.components_json,
        "pinned": False,
        "flags": one.flags,
    }
    if not content:
        body |= {"content": "", "embeds": [], "attachments": [], "components": []}
    return body | _message_origin(one, nested)


def _message_origin(one: Message, nested: bool) -> Json:
    body: Json = {}
    if one.application:
        body["application_id"] = str(one.application.id)
    if one.interaction:
        body["webhook_id"] = str(one.interaction.application.id)
        body["interaction_metadata"] = metadata(one.interaction)
    if one.reference:
        body["message_reference"] = _reference(one.reference)
        if one.type != 18:
            body["referenced_message"] = (
                message(one.reference) if not one.reference.deleted else None
            )
    if one.thread:
        body["thread"] = channel(one.thread)
    if one.nonce is not None:
        body["nonce"] = one.nonce
    return body


def _reference(one: Message) -> Json:
    body: Json = {"type": 0, "message_id": str(one.id), "channel_id": str(one.channel.id)}
    return body | ({"guild_id": str(one.channel.guild.id)} if one.channel.guild else {})


def metadata(interaction: Interaction) -> Json:
    """What a message says about the interaction that made it."""
    body: Json = {
        "id": str(interaction.id),
        "type": int(interaction.type),
        "user": user(interaction.user),
        "authorizing_integration_owners": _owners(interaction),
    }
    if interaction.type == InteractionType.COMPONENT and interaction.message:
        body["interacted_message_id"] = str(interaction.message.id)
    if interaction.opened_by:
        body["triggering_interaction_metadata"] = metadata(interaction.opened_by)
    if interaction.type == InteractionType.COMMAND:
        body["name"] = interaction.data["name"]
        body["command_type"] = 1
    return body


def message_event(one: Message, content: bool) -> Json:
    """A message as the gateway sends it; without the intent its contents are left out."""
    body = message(one, content)
    if one.channel.guild is None:
        return body
    body["guild_id"] = str(one.channel.guild.id)
    if author := one.channel.guild.members.get(one.author.id):
        body["member"] = _bare_member(author)
    return body


def _owners(interaction: Interaction) -> Mapping[str, str]:
    guild_ = interaction.channel.guild
    return {"0": str(guild_.id) if guild_ else "0"}


def interaction(one: Interaction) -> Json:
    """An interaction as INTERACTION_CREATE sends it."""
    place = one.channel
    body: Json = {
        "id": str(one.id),
        "application_id": str(one.application.id),
        "type": int(one.type),
        "token": one.token,
        "version": 1,
        "data": one.data,
        "channel_id": str(place.id),
        "channel": channel(place) | {"permissions": str(permissions.of(place, one.user))},
        "locale": one.user.locale,
        "app_permissions": str(permissions.of(place, one.application.user)),
        "entitlements": [],
        "authorizing_integration_owners": _owners(one),
        "context": 1 if place.guild is None else 0,
        "attachment_size_limit": MOST_BYTES,
    }
    if one.message:
        body["message"] = message(one.message)
    return body | _interaction_who(one)


def _interaction_who(one: Interaction) -> Json:
    place = one.channel
    if place.guild is None:
        return {"user": user(one.user)}
    bits = {"permissions": str(permissions.of(place, one.user))}
    return {
        "guild_id": str(place.guild.id),
        "guild": {"id": str(place.guild.id), "locale": place.guild.locale, "features": []},
        "guild_locale": place.guild.locale,
        "member": member(place.guild.members[one.user.id]) | bits,
    }


def callback(one: Interaction) -> Json:
    """The answer to a callback that was sent ``with_response``."""
    about: Json = {"id": str(one.id), "type": int(one.type)}
    body: Json = {"interaction": about}
    if one.original:
        about["response_message_id"] = str(one.original.id)
        about["response_message_loading"] = bool(one.original.flags & LOADING)
        about["response_message_ephemeral"] = one.original.ephemeral
        if not one.original.loading and one.callback in (4, 7):
            body["resource"] = {"type": int(one.callback), "message": message(one.original)}
    return body


def command(one: Command) -> Json:
    """A registered command, with Discord's defaults filled in."""
    data = one.data
    permission = data.get("default_member_permissions")
    body: Json = {
        "id": str(one.id),
        "application_id": str(one.application.id),
        "version": str(one.version),
        "type": data.get("type") or 1,
        "name": one.name,
        "name_localizations": data.get("name_localizations"),
        "description": data.get("description") or "",
        "description_localizations": data.get("description_localizations"),
        "default_member_permissions": None if permission is None else str(permission),
        "nsfw": bool(data.get("nsfw")),
        "integration_types": data.get("integration_types") or [0],
        "contexts": data.get("contexts"),
    }
    if one.options:
        body["options"] = one.options
    if one.guild:
        return body | {"guild_id": str(one.guild.id)}
    return body | {"dm_permission": data.get("dm_permission") is not False}


def application(one: Application, guilds: int) -> Json:
    """The application object that a bot gets of itself; ``guilds`` is how many it is in."""
    nothing = (
        "icon interactions_endpoint_url role_connections_verification_url team type "
        "event_webhooks_url"
    )
    body: Json = dict.fromkeys(nothing.split())
    return body | {
        "id": str(one.id),
        "name": one.name,
        "description": "",
        "summary": "",
        "bot": user(one.user),
        "bot_public": True,
        "bot_require_code_grant": False,
        "owner": user(one.owner),
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "approximate_guild_count": guilds,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
    }


def resolved_channel(one: Channel, viewer: User) -> Json:
    """A channel among the resolved values of an interaction."""
    return channel(one) | {"permissions": str(permissions.of(one, viewer))}


#: The body of an event, for the bot that gets it.
ForViewer = Callable[[User], Json]
