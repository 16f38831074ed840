"""Applications, their commands, and interactions."""

from __future__ import annotations

from collections.abc import Mapping

from .. import access, installs
from ..checks.commands import BY_APPLICATION, ENTRY_POINT
from ..checks.drafts import MOST_BYTES
from ..errors import Json
from ..kinds import EMBEDDED, LOADING, CallbackType, Install
from ..model import Application, Command, Instance, Interaction
from .messages import message, owners
from .places import channel, member, user


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
        "channel": _place(one),
        "locale": one.user.locale,
        "app_permissions": str(access.of_app(place, one.application.user, one.user)),
        "entitlements": [],
        "authorizing_integration_owners": owners(one),
        "context": int(installs.context(one.application, place)),
        "attachment_size_limit": MOST_BYTES,
    }
    if one.message:
        body["message"] = message(one.message)
    return body | _interaction_who(one)


def _place(one: Interaction) -> Json:
    """The channel with the person's permissions; who else has which is only the bot's business."""
    place = one.channel
    body = channel(place) | {"permissions": str(access.of(place, one.user))}
    if installs.absent(one):
        body.pop("permission_overwrites", None)
    return body


def _interaction_who(one: Interaction) -> Json:
    place = one.channel
    if place.guild is None:
        return {"user": user(one.user)}
    bits = {"permissions": str(access.of(place, one.user))}
    return {
        "guild_id": str(place.guild.id),
        "guild": {
            "id": str(place.guild.id),
            "locale": place.guild.locale,
            "features": place.guild.features,
        },
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
    if one.visit:
        id = one.visit.instance.id
        about["activity_instance_id"] = id
        body["resource"] = {"type": int(CallbackType.LAUNCH), "activity_instance": {"id": id}}
    return body


def activity_instance(one: Instance) -> Json:
    """A running Activity as its application gets it."""
    where = one.channel
    location: Json = {
        "id": f"{'gc' if where.guild else 'pc'}-{where.id}",
        "kind": "gc" if where.guild else "pc",
        "channel_id": str(where.id),
        "guild_id": str(where.guild.id) if where.guild else None,
    }
    return {
        "application_id": str(one.application.id),
        "instance_id": one.id,
        "launch_id": str(one.launch_id),
        "location": location,
        "users": [str(user.id) for user in one.users],
    }


def command(one: Command, *, localizations: bool = True) -> Json:
    """A registered command, with Discord's defaults filled in. Without its ``localizations`` it
    also has name and description in the asker's language; a bot's is the command's own."""
    data = one.data
    permission = data.get("default_member_permissions")
    body: Json = {
        "id": str(one.id),
        "application_id": str(one.application.id),
        "version": str(one.version),
        "type": data.get("type") or 1,
        "name": one.name,
        "description": data.get("description") or "",
        "default_member_permissions": None if permission is None else str(permission),
        "nsfw": bool(data.get("nsfw")),
        "integration_types": data["integration_types"],
        "contexts": data.get("contexts"),
    }
    for field in ("name", "description"):
        if localizations:
            body[f"{field}_localizations"] = data.get(f"{field}_localizations")
        else:
            body[f"{field}_localized"] = body[field]
    if body["type"] == ENTRY_POINT:
        body["handler"] = data.get("handler") or BY_APPLICATION
    if one.options:
        body["options"] = one.options
    if one.guild:
        return body | {"guild_id": str(one.guild.id)}
    return body | {"dm_permission": data.get("dm_permission") is not False}


_INSTALL_PARAMS: Mapping[Install, Json] = {
    Install.GUILD: {
        "oauth2_install_params": {"scopes": ["applications.commands", "bot"], "permissions": "0"}
    },
    Install.USER: {"oauth2_install_params": {"scopes": ["applications.commands"]}},
}


def application(one: Application, guilds: int, people: int) -> Json:
    """The application object that a bot gets about itself, with how many servers and people have
    installed it."""
    nothing = (
        "icon interactions_endpoint_url role_connections_verification_url team type "
        "event_webhooks_url"
    )
    body: Json = dict.fromkeys(nothing.split())
    flags = EMBEDDED if one.embedded else 0
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
        "flags": flags,
        "flags_new": str(flags),
        "redirect_uris": list(one.redirects),
        "approximate_guild_count": guilds,
        "approximate_user_install_count": people,
        "integration_types_config": {str(int(i)): _INSTALL_PARAMS[i] for i in sorted(one.installs)},
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [],
    }
