"""What Discord accepts as a scheduled event. There are no voice channels here, so all events are
external: https://discord.com/developers/docs/resources/guild-scheduled-event"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from ..errors import Json
from ..scheduled import EXTERNAL, GUILD_ONLY, ScheduledEvent, Status
from .basics import Path, Report, one_of, shape, text, timestamp

YEARS = 5 * 365 * 24 * 3600.0
"""How far ahead an event may start, in seconds."""

_PLACE = shape({"location": text(1, 100)}, {})
_NOWHERE = one_of(None)
_KIND, _LEVEL = one_of(EXTERNAL), one_of(GUILD_ONLY)
_FIELDS = {
    "name": text(1, 100),
    "privacy_level": _LEVEL,
    "scheduled_start_time": timestamp,
    "entity_type": _KIND,
    "entity_metadata": _PLACE,
    "scheduled_end_time": timestamp,
}
_MORE = {"description": text(1, 1000), "channel_id": _NOWHERE}
_CREATE = shape(_FIELDS, _MORE)
_CHANGE = shape({}, _FIELDS | _MORE | {"status": one_of(*map(int, Status))})
#: The fields of an event that can be changed but not emptied.
_NOT_NULL = frozenset(_FIELDS) - {"entity_type"}
_NEXT = {
    Status.SCHEDULED: (Status.SCHEDULED, Status.ACTIVE, Status.CANCELED),
    Status.ACTIVE: (Status.ACTIVE, Status.COMPLETED),
}


def check_new(payload: Any, now: float) -> None:
    """Check a new event; raises 50035."""
    report = Report()
    _CREATE(payload, (), report)
    report.finish()
    _check_times(payload, moment(payload["scheduled_start_time"]), _ends(payload), now, report)
    report.finish()


def check_change(event: ScheduledEvent, payload: Any, now: float) -> None:
    """Check a change of an event that is not over; raises 50035."""
    report = Report()
    _CHANGE(payload, (), report)
    report.finish()
    for name in sorted(_NOT_NULL & payload.keys()):
        if payload[name] is None:
            report.add((name,), "BASE_TYPE_REQUIRED", "This field is required")
    report.finish()
    status = Status(payload.get("status") or event.status)
    if status not in _NEXT[event.status]:
        message = f"Cannot change the status from {event.status.name} to {status.name}."
        report.add(("status",), "GUILD_SCHEDULED_EVENT_INVALID_STATUS_TRANSITION", message)
    moved = payload.get("scheduled_start_time")
    if moved and event.status != Status.SCHEDULED:  # even to where it is already
        code = "GUILD_SCHEDULED_EVENT_SCHEDULE_INVALID_START_BY_STATUS"
        report.add(("scheduled_start_time",), code, "Cannot change the start of an active event.")
        report.finish()
    starts = moment(moved) if moved else event.starts
    ends = _ends(payload) if payload.get("scheduled_end_time") else event.ends
    _check_times(payload, starts, ends, now, report)
    report.finish()


def moment(value: str) -> float:
    """A time that is written down, in seconds since 1970; without a zone it is UTC."""
    found = datetime.fromisoformat(value)
    return (found if found.tzinfo else found.replace(tzinfo=UTC)).timestamp()


def _ends(payload: Json) -> float:
    return moment(payload["scheduled_end_time"])


def _check_times(payload: Json, starts: float, ends: float, now: float, report: Report) -> None:
    if "scheduled_start_time" in payload:
        _check_time(starts, ("scheduled_start_time",), now, report)
    if "scheduled_end_time" in payload and ends <= now:
        _past(("scheduled_end_time",), report)
    elif ends <= starts:
        message = "Cannot schedule event to end before it starts."
        report.add(("scheduled_end_time",), "GUILD_SCHEDULED_EVENT_END_BEFORE_START", message)


def _check_time(starts: float, path: Path, now: float, report: Report) -> None:
    if starts <= now:
        _past(path, report)
    elif starts > now + YEARS:
        message = "Cannot schedule event more than 5 years in the future."
        report.add(path, "GUILD_SCHEDULED_EVENT_SCHEDULE_TOO_FAR", message)


def _past(path: Path, report: Report) -> None:
    report.add(path, "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", "Cannot schedule event in the past.")
