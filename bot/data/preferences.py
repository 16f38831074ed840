"""What people and server owners prefer. Stored as JSON, checked when it comes back. No Discord.

A preference is one field here: its type, its default, and as `Chosen` how it is asked for. Sheets,
forms and what reads them are made of that.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cache
from importlib.resources import files
from typing import Annotated, Any, Literal
from zoneinfo import ZoneInfo

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, model_validator

from bot.table import clocks
from bot.table.confirm import Confirm
from bot.table.timer import Span
from bot.table.yes import NO, YES, yes_no
from games.core import LANGUAGES, Text, say, text_of, verbatim

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
    if clock not in clocks.CLOCKS:
        raise ValueError("there is no such clock")
    return clock


def _known_zone(zone: str) -> str:
    if zone not in zones():
        raise ValueError("there is no such time zone")
    return zone


ClockName = Annotated[str, AfterValidator(_known_clock)]
Zone = Annotated[str, AfterValidator(_known_zone)]
Hour = Annotated[int, Field(ge=0, le=23)]
Code = Annotated[str, Field(max_length=10)]
"""A language, or `AUTO`. A language that the bot does not speak counts as `AUTO`."""
WhichReminders = Literal["off", "last", "half", "once", "every"]
"""Half of a long turn is gone: once a match (`half`, `once`) or every turn. Time runs out: `last`,
`once`, `every`."""
Turns = Literal["dm", "mention"]


@dataclass(frozen=True)
class Chosen:
    """How a preference is asked for: by a menu of all that it can be."""

    title: str
    choices: Mapping[str, str | Text]
    """What it can be, as controls and forms have it, and what each is called."""
    form: str = ""
    """The form behind a section of `/me` that asks for it, which has room for five. A server's are
    all on one sheet."""
    about: str = ""

    def called(self, language: str) -> Mapping[str, str]:
        """What it can be, and what each is called in this language."""
        return {value: text_of(name, {}).in_(language) for value, name in self.choices.items()}

    def now(self, value: object) -> str:
        """The stored value as controls and forms have it; the first choice if it is none."""
        if isinstance(value, bool):
            return yes_no(value)
        now = NO if value is None else str(value)
        return now if now in self.choices else next(iter(self.choices))


def chosen(settings: BaseModel) -> Mapping[str, Chosen]:
    """The preferences that are asked for by menus, by their fields."""
    fields = type(settings).model_fields.items()
    return {name: x for name, its in fields for x in its.metadata if isinstance(x, Chosen)}


def spoken(code: str) -> Text:
    """A chosen language, by its own name."""
    return verbatim(LANGUAGES[code].name) if code in LANGUAGES else say("bot-language-auto")


def hour(hour: int) -> str:
    """A time of day."""
    return f"{hour:02}:00"


TURNS, CLOCKS, CALLS, NAMES = "turns", "clocks", "calls", "names"
"""Forms behind the sections of `/me`."""
_HOURS = {str(n): verbatim(hour(n)) for n in range(24)}
_CODES = {code: spoken(code) for code in (AUTO, *LANGUAGES)}


class ServerSettings(BaseModel):
    """What the owner of a server has decided."""

    model_config = ConfigDict(frozen=True, defer_build=True)

    channels: tuple[int, ...] = ()
    """Where tables may be opened; none: everywhere. A thread counts as its channel."""
    clock: Annotated[
        ClockName,
        Chosen("bot-settings-clock", {name: clocks.words(name) for name in clocks.CLOCKS}),
    ] = "1d"
    """The clock that a new table begins with."""
    pings: Annotated[
        bool,
        Chosen("bot-settings-turns", {YES: "bot-settings-pings", NO: "bot-settings-no-pings"}),
    ] = True
    """Does the channel's message notify whoever has to move?"""
    threads: Annotated[
        bool,
        Chosen("bot-settings-tables", {NO: "bot-settings-no-threads", YES: "bot-settings-threads"}),
    ] = False
    """Does a new table open in a thread of its own?"""
    language: Annotated[Code, Chosen("bot-language", _CODES)] = AUTO
    """The language of new tables."""
    results: Annotated[
        bool,
        Chosen(
            "bot-settings-removed", {YES: "bot-settings-results", NO: "bot-settings-no-results"}
        ),
    ] = True
    """When a server has removed the bot and its data is deleted, do results stay, without the
    server's name on them?"""

    find_channel: int = 0
    find_message: int = 0
    """The message where everything begins by a press (it led only to people who want to play
    before 2.0), and where it is; 0: none."""
    find_language: Code = AUTO
    """What whoever had it posted reads; `AUTO` for one of before 2.0."""

    @model_validator(mode="before")
    @classmethod
    def _of_1_9(cls, stored: Any) -> Any:
        """Versions before 2.0 stored clocks that still older ones did not know apart."""
        newer = stored.get("newer") if isinstance(stored, dict) else None
        return {**stored, "clock": newer} if newer in clocks.CLOCKS else stored

    def allows(self, channel: int) -> bool:
        """May tables be opened in this channel, or in this thread's channel?"""
        return not self.channels or channel in self.channels


class PersonSettings(BaseModel):
    """What somebody has decided for themselves."""

    model_config = ConfigDict(frozen=True, defer_build=True)

    turns: Annotated[
        Turns,
        Chosen("bot-me-turns", {"dm": "bot-me-turns-dm", "mention": "bot-me-turns-mention"}, TURNS),
    ] = "dm"
    """If boards come by direct message: whether that tells them of their turn, or a mention in the
    channel."""
    reminders: Annotated[
        WhichReminders,
        Chosen(
            "bot-me-remind",
            {
                "off": "bot-me-remind-off",
                "last": "bot-me-remind-last",
                "half": "bot-me-remind-half",
                "once": "bot-me-remind-once",
                "every": "bot-me-remind-every",
            },
            TURNS,
            "bot-me-remind-about",
        ),
    ] = "once"
    """Of what they are reminded."""
    quiet_from: Annotated[
        Hour | None,
        BeforeValidator(lambda begin: None if begin == NO else begin),
        Chosen("bot-me-quiet-from", {NO: "bot-me-no-quiet", **_HOURS}, TURNS),
    ] = None
    quiet_until: Annotated[Hour, Chosen("bot-me-quiet-until", _HOURS, TURNS)] = 8
    """No reminder comes between these hours of the day in `zone`, which may span midnight. There
    are no quiet hours if `quiet_from` is None, or both are the same."""
    zone: Zone = UTC
    language: Annotated[Code, Chosen("bot-language", _CODES, NAMES)] = AUTO
    """What they read."""
    name_in_records: Annotated[
        bool,
        Chosen(
            "bot-me-records", {NO: "bot-me-records-nameless", YES: "bot-me-records-named"}, NAMES
        ),
    ] = False
    """May exported records of matches show the name?"""
    away: tuple[Span, ...] = ()
    """When they are away, this year and later (see `bot.table.away`)."""
    vanishes: bool = True
    """Are they away by themselves once they have run out of time at several tables?"""
    vanished: tuple[Span, ...] = ()
    """Which of their days away have begun so."""
    confirm: Annotated[
        Confirm,
        Chosen(
            "bot-me-confirm",
            {
                "never": "bot-me-confirm-never",
                "always": "bot-me-confirm-always",
                "slow": "bot-me-confirm-slow",
            },
            CLOCKS,
        ),
    ] = "never"
    """Where the moves that they press are shown once more before they are played."""
    challenged: Annotated[
        bool,
        Chosen(
            "bot-calls-challenged",
            {YES: "bot-calls-challenged-yes", NO: "bot-calls-challenged-no"},
            CALLS,
        ),
    ] = True
    """May others challenge them?"""
    ended: float = 0.0
    """When they last ended browsers that have the page open: links in earlier messages no longer
    open it."""


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
