"""What an Activity's frame says to Discord's client, and what that answers.

https://discord.com/developers/docs/developer-tools/embedded-app-sdk
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any

from ..checks.basics import Check, Report, array, integer, maybe, one_of, shape, text, url
from ..errors import ApiError, Json
from ..model import Grant, Visit
from ..state import State
from . import activities

INVALID_PAYLOAD, INVALID_COMMAND, INVALID_EVENT, INVALID_TOKEN = 4000, 4002, 4004, 4009
NO_PERMISSION, OAUTH2 = 4006, 5000
CLOSE_CLIENT, CLOSE_VERSION, CLOSE_ENCODING = 4000, 4004, 4005
SCOPES = frozenset(
    {
        *(
            "identify",
            "email",
            "guilds",
            "guilds.members.read",
            "connections",
            "applications.commands",
        ),
        *("rpc.activities.write", "rpc.voice.read", "relationships.read", "openid"),
    }
)
EVENTS: dict[str, str] = {
    "ACTIVITY_LAYOUT_MODE_UPDATE": "",
    "ORIENTATION_UPDATE": "",
    "THERMAL_STATE_UPDATE": "",
    "ACTIVITY_INSTANCE_PARTICIPANTS_UPDATE": "",
    "CURRENT_USER_UPDATE": "identify",
    "CURRENT_GUILD_MEMBER_UPDATE": "guilds.members.read",
    "VOICE_STATE_UPDATE": "rpc.voice.read",
    "SPEAKING_START": "rpc.voice.read",
    "SPEAKING_STOP": "rpc.voice.read",
    "RELATIONSHIP_UPDATE": "relationships.read",
}
"""The events that a frame may subscribe to, and the scopes that they need."""


class Wrong(Exception):
    """Becomes the error that the frame gets."""

    def __init__(self, code: int, message: str) -> None:
        super().__init__(message)
        self.code, self.message = code, message


def shake_hands(visit: Visit, said: Any) -> tuple[int, str] | Json:
    """The READY event; or the code and words with which Discord closes the frame."""
    hello = said if isinstance(said, dict) else {}
    application = visit.instance.application
    if hello.get("v") != 1:
        return CLOSE_VERSION, "Invalid Version"
    if hello.get("encoding") != "json":
        return CLOSE_ENCODING, "Invalid Encoding"
    if "client_id" not in hello:
        return CLOSE_CLIENT, "client_id is required"
    if hello["client_id"] != str(application.id) or hello.get("frame_id") != visit.frame:
        return CLOSE_CLIENT, "Invalid Client ID"
    visit.shaken = True
    config = {"cdn_host": "cdn.discordapp.com", "api_endpoint": "//discord.com/api"}
    return {
        "cmd": "DISPATCH",
        "evt": "READY",
        "data": {"v": 1, "config": config | {"environment": "production"}},
        "nonce": None,
    }


async def answer(world: State, visit: Visit, said: Any) -> Json:
    """The frame that answers one of the frame's."""
    command = said.get("cmd") if isinstance(said, dict) else None
    nonce = said.get("nonce") if isinstance(said, dict) else None
    about: Json = {"cmd": command, "nonce": nonce}
    try:
        if not visit.shaken:
            raise Wrong(INVALID_PAYLOAD, "The frame has not shaken hands")
        if not isinstance(nonce, str) or not nonce:
            raise Wrong(INVALID_PAYLOAD, "Payload requires a nonce")
        handler = COMMANDS.get(str(command))
        if handler is None:
            raise Wrong(INVALID_COMMAND, f"Invalid command: {command}")
        return about | {"evt": None, "data": await handler(world, visit, said)}
    except Wrong as error:
        return about | {"evt": "ERROR", "data": {"code": error.code, "message": error.message}}


def _checked(said: Json, check: Check) -> Json:
    """A command's arguments."""
    report = Report()
    arguments = said.get("args") or {}
    try:
        check(arguments, ("args",), report)
        report.finish()
    except ApiError as error:
        raise Wrong(INVALID_PAYLOAD, f"{said['cmd']}: {error.errors}") from None
    found: Json = arguments
    return found


_AUTHORIZE = shape(
    {"client_id": text(1), "scope": array(one_of(*sorted(SCOPES)), 1)},
    {
        "response_type": one_of("code"),
        "state": text(),
        "prompt": one_of("none"),
        "code_challenge": text(),
        "code_challenge_method": one_of("S256"),
    },
)


async def _authorize(world: State, visit: Visit, said: Json) -> Json:
    """A code, at once if the person has consented before, else once they have."""
    arguments = _checked(said, _AUTHORIZE)
    application = visit.instance.application
    if arguments["client_id"] != str(application.id):
        raise Wrong(OAUTH2, "OAuth2 Error: invalid_client: Unknown client")
    if not application.redirects:
        raise Wrong(OAUTH2, "OAuth2 Error: invalid_request: Missing redirect_uri")
    scopes = tuple(arguments["scope"])
    wanted = {(visit.user.id, application.id, scope) for scope in scopes}
    if not wanted <= world.consents:
        if arguments.get("prompt") == "none":
            raise Wrong(OAUTH2, "OAuth2 Error: interaction_required: The user has to consent")
        await _ask(world, visit, scopes)
        world.consents |= wanted
    return {"code": activities.grant(world, visit, scopes)}


async def _ask(world: State, visit: Visit, scopes: tuple[str, ...]) -> None:
    """Show the consent sheet, and wait for what the person does."""
    visit.asked, visit.allowed = scopes, None
    world.changed()
    try:
        while visit.allowed is None and visit.key in world.visits:
            await world.next_change(1.0)
    finally:
        allowed, visit.asked, visit.allowed = visit.allowed, (), None
        world.changed()
    if not allowed:
        raise Wrong(OAUTH2, "OAuth2 Error: access_denied: The resource owner denied the request")


async def _authenticate(world: State, visit: Visit, said: Json) -> Json:
    arguments = _checked(said, shape({"access_token": text(1)}, {}))
    grant = activities.granted(world, arguments["access_token"])
    application = visit.instance.application
    if not grant or grant.application is not application or grant.user is not visit.user:
        raise Wrong(INVALID_TOKEN, "Invalid OAuth2 access token")
    visit.scopes = frozenset(grant.scopes)
    return {
        "access_token": arguments["access_token"],
        "user": activities.participant(visit.user) | {"public_flags": 0},
        "scopes": [*grant.scopes],
        "expires": _when(grant),
        "application": {
            "id": str(application.id),
            "name": application.name,
            "description": "",
            "icon": None,
            "rpc_origins": [],
        },
    }


def _when(grant: Grant) -> str:
    return datetime.fromtimestamp(grant.until, UTC).isoformat()


async def _subscribe(world: State, visit: Visit, said: Json) -> Json:
    """As documented, the events that need a scope only after AUTHENTICATE. The layout is told at
    once: until then the frame knows none."""
    event = said.get("evt")
    if event not in EVENTS:
        raise Wrong(INVALID_EVENT, f"Invalid event: {event}")
    needed = EVENTS[event]
    if needed and needed not in visit.scopes:
        raise Wrong(NO_PERMISSION, f"Not authenticated or invalid scope: {event}")
    visit.heard.add(event)
    if event == "ACTIVITY_LAYOUT_MODE_UPDATE":
        activities.lay_out(world, visit, visit.layout)
    return {"evt": event}


async def _unsubscribe(_: State, visit: Visit, said: Json) -> Json:
    event = said.get("evt")
    if event not in visit.heard:
        raise Wrong(INVALID_EVENT, f"Not subscribed: {event}")
    visit.heard.remove(event)
    return {"evt": event}


async def _participants(_: State, visit: Visit, __: Json) -> Json:
    return activities.participants(visit.instance)


async def _locale(_: State, visit: Visit, __: Json) -> Json:
    if "identify" not in visit.scopes:
        raise Wrong(NO_PERMISSION, "Not authenticated or invalid scope")
    return {"locale": visit.user.locale}


async def _open_link(world: State, visit: Visit, said: Json) -> Json:
    arguments = _checked(said, shape({"url": url("http", "https")}, {}))
    visit.opened.append(arguments["url"])
    world.changed()
    return {"opened": True}


_ORIENTATION = maybe(one_of(1, 2, 3))
_LOCK = shape(
    {"lock_state": integer(1, 3)},
    {
        "picture_in_picture_lock_state": _ORIENTATION,
        "grid_lock_state": _ORIENTATION,
    },
)


async def _lock(_: State, __: Visit, said: Json) -> None:
    _checked(said, _LOCK)


_LOG = shape(
    {"level": one_of("log", "warn", "debug", "info", "error"), "message": text(0)},
    {},
)


async def _log(_: State, visit: Visit, said: Json) -> None:
    arguments = _checked(said, _LOG)
    visit.logged.append(f"{arguments['level']}: {arguments['message']}")


Handler = Callable[[State, Visit, Json], Awaitable[Json | None]]
COMMANDS: dict[str, Handler] = {
    "AUTHORIZE": _authorize,
    "AUTHENTICATE": _authenticate,
    "SUBSCRIBE": _subscribe,
    "UNSUBSCRIBE": _unsubscribe,
    "GET_ACTIVITY_INSTANCE_CONNECTED_PARTICIPANTS": _participants,
    "USER_SETTINGS_GET_LOCALE": _locale,
    "OPEN_EXTERNAL_LINK": _open_link,
    "SET_ORIENTATION_LOCK_STATE": _lock,
    "CAPTURE_LOG": _log,
}
