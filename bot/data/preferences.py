"""What people and server owners prefer. Stored as JSON, checked when it comes back. No Discord."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime, timedelta
from functools import cache
from importlib.resources import files
from typing import Annotated, Literal, get_args
from zoneinfo import ZoneInfo

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from bot.table.clocks import CLOCKS
from bot.table.confirm import Confirm
from bot.table.timer import Span

UTC = "UTC"
LEFT = 3600.0
"""Seconds in which somebody can still move."""
BEFORE = 600.0
"""How many seconds before quiet hours something is told that can't wait for their end."""
AUTO = "auto"
"""The language that Discord says somebody uses."""


@cache
def zones() -> tuple[str, ...]:
    """All time zones by their IANA names, the places before the abbreviations. Only those that come
    with the bot: what else this machine has (`localtime`), another one may lack."""
    names = set(files("tzdata").joinpath("zones").read_text("utf-8").split()) - {"Factory"}
    return tuple(sorted(names, key=lambda name: ("/" not in name or name.startswith("Etc/"), name)))


def _known_clock(clock: str) -> str:
    if clock and clock not in CLOCKS:
        raise ValueError("there is no such clock")
    return clock


def _known_zone(zone: str) -> str:
    if zone not in zones():
        raise ValueError("there is no such time zone")
    return zone


OldClock = Literal["none", "5m", "1h", "1d", "3d"]
"""The clocks of versions before 1.6. They take settings with any other for damaged, and might store
what they make of them."""
ClockName = Annotated[str, AfterValidator(_known_clock)]
Zone = Annotated[str, AfterValidator(_known_zone)]
Hour = Annotated[int, Field(ge=0, le=23)]
Code = Annotated[str, Field(max_length=10)]
"""A language, or `AUTO`. A language that the bot does not speak counts as `AUTO`."""
WhichReminders = Literal["off", "last", "half", "once", "every"]
"""Half of a long turn is gone: once a match (`half`, `once`) or every turn. Time runs out: `last`,
`once`, `every`."""
Turns = Literal["dm", "mention"]


class ServerSettings(BaseModel):
    """What the owner of a server has decided."""

    model_config = ConfigDict(frozen=True)

    channels: tuple[int, ...] = ()
    """Where tables may be opened; none: everywhere. A thread counts as its channel."""
    clock: OldClock = "1d"
    newer: ClockName = ""
    """The clock that a new table begins with; empty: `clock`."""
    pings: bool = True
    """Does the channel's message notify whoever has to move?"""
    threads: bool = False
    """Does a new table open in a thread of its own?"""
    language: Code = AUTO
    """The language of new tables."""
    results: bool = True
    """When a server has removed the bot and its data is deleted, do results stay, without the
    server's name on them?"""

    find_channel: int = 0
    find_message: int = 0
    """The message where everything begins by a press (it led only to people who want to play
    before 2.0), and where it is; 0: none."""
    find_language: Code = AUTO
    """What whoever had it posted reads; `AUTO` for one of before 2.0."""

    @property
    def begins_with(self) -> str:
        """The clock that a new table begins with."""
        return self.newer or self.clock

    def allows(self, channel: int) -> bool:
        """May tables be opened in this channel, or in this thread's channel?"""
        return not self.channels or channel in self.channels


class PersonSettings(BaseModel):
    """What somebody has decided for themselves."""

    model_config = ConfigDict(frozen=True)

    turns: Turns = "dm"
    """If boards come by direct message: whether that tells them of their turn, or a mention in the
    channel."""
    reminders: WhichReminders = "once"
    """Of what they are reminded."""
    quiet_from: Hour | None = None
    quiet_until: Hour = 8
    """No reminder comes between these hours of the day in `zone`, which may span midnight. There
    are no quiet hours if `quiet_from` is None, or both are the same."""
    zone: Zone = UTC
    name_in_records: bool = False
    """May exported records of matches show the name?"""
    language: Code = AUTO
    """What they read."""
    away: tuple[Span, ...] = ()
    """When they are away, this year and later (see `bot.table.away`)."""
    vanishes: bool = True
    """Are they away by themselves once they have run out of time at several tables?"""
    vanished: tuple[Span, ...] = ()
    """Which of their days away have begun so."""
    confirm: Confirm = "never"
    """Where the moves that they press are shown once more before they are played."""
    challenged: bool = True
    """May others challenge them?"""
    ended: float = 0.0
    """When they last ended browsers that have the page open: links in earlier messages no longer
    open it."""


def with_clock(clock: str) -> Mapping[str, str]:
    """What changes if new tables begin with this clock."""
    return {"clock": clock, "newer": ""} if clock in get_args(OldClock) else {"newer": clock}


def quiet(settings: PersonSettings, now: float) -> bool:
    """Is this moment (seconds since 1970) in somebody's quiet hours?"""
    since, until = settings.quiet_from, settings.quiet_until
    if since is None:
        return False
    hour = _local(settings, now).hour
    return since <= hour < until if since <= until else hour >= since or hour < until


def wakes(settings: PersonSettings, now: float) -> float:
    """When somebody may be reminded: the end of their quiet hours, or now."""
    if not quiet(settings, now):
        return now
    local = _local(settings, now)
    end = local.replace(hour=settings.quiet_until, minute=0, second=0, microsecond=0)
    return (end if end > local else end + timedelta(days=1)).timestamp()


def warned(settings: PersonSettings, at: float, deadline: float) -> float:
    """When somebody is told that time runs out who should be at this moment: never in quiet hours.
    It waits for their end if that leaves them an hour, else it comes before they begin."""
    if not quiet(settings, at):
        return at
    end = wakes(settings, at)
    if deadline - end >= LEFT:
        return end
    local = _local(settings, at)
    begin = local.replace(hour=settings.quiet_from or 0, minute=0, second=0, microsecond=0)
    return (begin if begin <= local else begin - timedelta(days=1)).timestamp() - BEFORE


def _local(settings: PersonSettings, now: float) -> datetime:
    return datetime.fromtimestamp(now, ZoneInfo(settings.zone))
