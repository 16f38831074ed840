"""A server's scheduled events."""

from __future__ import annotations

from .. import payloads
from ..errors import Json
from ..scheduled import ScheduledEvent
from .call import Call, Route

_EVENTS = "/guilds/{guild_id}/scheduled-events"
_EVENT = _EVENTS + "/{guild_scheduled_event_id}"


def _event(call: Call) -> ScheduledEvent:
    return call.world.events.find(call.guild(), call.id("guild_scheduled_event_id"))


def _body(call: Call, event: ScheduledEvent) -> Json:
    """The event, if asked for with the number of people who are interested: its creator is."""
    body = payloads.scheduled_event(call.guild(), event)
    return body | {"user_count": 1} if call.flag("with_user_count") else body


async def list_events(call: Call) -> list[Json]:
    """GET: the events that are to come or going on."""
    return [_body(call, event) for event in call.world.events.open(call.guild())]


async def create_event(call: Call) -> Json:
    """POST: announce an event."""
    return _body(call, call.world.events.create(call.guild(), call.bot, call.payload))


async def get_event(call: Call) -> Json:
    """GET: one event."""
    return _body(call, _event(call))


async def change_event(call: Call) -> Json:
    """PATCH: change an event, begin it, end it, call it off."""
    event = _event(call)
    call.world.events.change(call.guild(), event, call.bot, call.payload)
    return _body(call, event)


async def delete_event(call: Call) -> None:
    """DELETE: one event."""
    call.world.events.delete(call.guild(), _event(call), call.bot)


def routes() -> list[Route]:
    """All routes of this file."""
    return [
        Route("GET", _EVENTS, list_events),
        Route("POST", _EVENTS, create_event),
        Route("GET", _EVENT, get_event),
        Route("PATCH", _EVENT, change_event),
        Route("DELETE", _EVENT, delete_event),
    ]
