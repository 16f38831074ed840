"""Activities: people open them, one instance in a channel, and authorize the application in them.

https://discord.com/developers/docs/activities/overview
"""

from __future__ import annotations

import secrets

from .. import access
from ..errors import (
    MISSING_PERMISSIONS,
    NO_ACTIVITIES,
    NOT_ON_THIS_PLATFORM,
    ApiError,
    CannotDo,
    Json,
)
from ..model import Application, Channel, Grant, Instance, User, Visit
from ..permissions import Permission
from ..state import State

CODE, TOKEN = 60.0, 7 * 86_400.0
"""Seconds for which a code and a token are good."""
LAYOUTS = ("focused", "picture in picture", "in the grid")


def launch(
    world: State, user: User, application: Application, channel: Channel, custom_id: str = ""
) -> Visit:
    """Open the Activity of a channel for somebody, or let them join it; they leave any other.
    Raises 50231, 50234, 50013."""
    if not application.embedded:
        raise ApiError(NO_ACTIVITIES)
    if "web" not in application.platforms:
        raise ApiError(NOT_ON_THIS_PLATFORM)
    if not access.may(channel, user, Permission.USE_EMBEDDED_ACTIVITIES):
        raise ApiError(MISSING_PERMISSIONS)
    there = of(world, user)
    if there and there.instance.channel is channel and there.instance.application is application:
        return there
    if there:
        leave(world, there)
    instance = _of_channel(world, application, channel) or _begin(world, application, channel)
    visit = Visit(secrets.token_urlsafe(16), user, instance, secrets.token_hex(16), custom_id)
    instance.visits.append(visit)
    world.visits[visit.key] = visit
    _tell_participants(world, instance)
    return visit


def of(world: State, user: User) -> Visit | None:
    """The Activity that somebody is in."""
    return next((visit for visit in world.visits.values() if visit.user is user), None)


def find(world: State, application: Application, id: str) -> Instance | None:
    """An application's running instance of this id."""
    return next((one for one in _instances(world, application) if one.id == id), None)


def leave(world: State, visit: Visit) -> None:
    """Close it. The last one ends the instance."""
    if world.visits.pop(visit.key, None):
        visit.instance.visits.remove(visit)
        _tell_participants(world, visit.instance)


def lay_out(world: State, visit: Visit, layout: int) -> None:
    """Show the frame focused, as a picture in the picture, or in the grid."""
    visit.layout = layout
    _dispatch(visit, "ACTIVITY_LAYOUT_MODE_UPDATE", {"layout_mode": layout})
    world.changed()


def consent(world: State, visit: Visit, allowed: bool) -> None:
    """Answer what the consent sheet asks."""
    if not visit.asked:
        raise CannotDo("nothing is asked")
    visit.allowed = allowed
    world.changed()


def _begin(world: State, application: Application, channel: Channel) -> Instance:
    place = "gc" if channel.guild else "pc"
    launch_id = world.new_id()
    return Instance(f"i-{launch_id}-{place}-{channel.id}", application, channel, launch_id)


def _instances(world: State, application: Application) -> list[Instance]:
    found = {visit.instance.id: visit.instance for visit in world.visits.values()}
    return [one for one in found.values() if one.application is application]


def _of_channel(world: State, application: Application, channel: Channel) -> Instance | None:
    there = _instances(world, application)
    return next((one for one in there if one.channel is channel), None)


def participants(instance: Instance) -> Json:
    """Who is in it, as the frame is told."""
    return {"participants": [participant(user) for user in instance.users]}


def participant(user: User) -> Json:
    """One of them."""
    return {
        "id": str(user.id),
        "username": user.name.lower(),
        "global_name": user.name,
        "discriminator": "0",
        "avatar": None,
        "flags": 0,
        "bot": user.bot,
        "avatar_decoration_data": None,
        "premium_type": 0,
    }


def _tell_participants(world: State, instance: Instance) -> None:
    for visit in instance.visits:
        _dispatch(visit, "ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE", participants(instance))
    world.changed()


def _dispatch(visit: Visit, event: str, data: Json) -> None:
    """Send an event, if the frame has subscribed to it."""
    if event in visit.heard:
        visit.frames.append({"cmd": "DISPATCH", "evt": event, "data": data, "nonce": None})


# --- OAuth2 ---------------------------------------------------------------------------------------


def grant(world: State, visit: Visit, scopes: tuple[str, ...]) -> str:
    """A code for what somebody has consented to."""
    code = secrets.token_urlsafe(22)
    until = world.clock() + CODE
    world.codes[code] = Grant(visit.user, visit.instance.application, scopes, until)
    return code


def exchange(world: State, application: Application, code: str) -> Json | None:
    """The token for a code, which is good once, for the application that it was made for."""
    found = world.codes.get(code)
    if not found or found.application is not application or found.until <= world.clock():
        return None
    del world.codes[code]
    token = secrets.token_urlsafe(22)
    until = world.clock() + TOKEN
    world.tokens[token] = Grant(found.user, application, found.scopes, until)
    return {
        "token_type": "Bearer",
        "access_token": token,
        "expires_in": int(TOKEN),
        "refresh_token": secrets.token_urlsafe(22),
        "scope": " ".join(found.scopes),
    }


def granted(world: State, token: str) -> Grant | None:
    """What a token stands for."""
    found = world.tokens.get(token)
    return found if found and found.until > world.clock() else None
