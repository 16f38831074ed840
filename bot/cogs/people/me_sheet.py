"""`/me`: a message with a section for each subject, and the form behind each section's button."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any
from zoneinfo import ZoneInfo

from discord.ui import Modal, Section, TextDisplay, TextInput

from bot.data.preferences import CLOCKS, NAMES, TURNS, PersonSettings, hour, spoken
from bot.message.forms import Part, asked, form, pick, typed
from bot.message.parts import Sheet, button, sheet
from bot.message.words import InLanguage
from bot.table import away, ids
from bot.table.controls import MINE, AskCalls, Browsers, ShowKept
from bot.table.yes import NO, YES
from games.core import Refused, Text, lines, say, sentences

NEVER = "never"
LONGEST_ZONE = 40
"""How many characters of a time zone may be typed."""

# The fields of the forms that are no menus of a preference.
ZONE, AWAY, FIRST, DAYS = "zone", "away", "first", "days"


@dataclass(frozen=True)
class AskMe(ids.Control, name="me.ask"):
    """Opens a section's form."""

    section: str


@dataclass(frozen=True)
class SetMe(ids.Control, name="me.set"):
    """A section's form."""

    section: str


def me_sheet(
    settings: PersonSettings, now: float, language: str, *, pages: bool, calls: bool
) -> Sheet:
    """What somebody decides for themselves. `pages`: boards can be opened in a browser. `calls`:
    people can be called and challenged here."""

    def section(title: str, said: Text, control: ids.Control) -> Section[Any]:
        opens = say("bot-me-change" if isinstance(control, AskMe | AskCalls) else "bot-me-show")
        text = lines([say(title), said]).in_(language)
        return Section(text, accessory=button(control, opens.in_(language)))

    made = [
        section("bot-me-turns-head", _turns_now(settings, now), AskMe(TURNS)),
        section("bot-me-clocks-head", _clocks_now(settings, now), AskMe(CLOCKS)),
        *([section("bot-me-calls-head", _calls_now(settings), AskCalls())] if calls else []),
        section("bot-me-names-head", _names_now(settings), AskMe(NAMES)),
        *([section("bot-me-pages-head", say("bot-me-pages-now"), Browsers())] if pages else []),
        section("bot-me-blocks-head", say("bot-me-blocks-now"), ShowKept(MINE)),
    ]
    return sheet(None, say("bot-me-head").in_(language), made)


def _turns_now(settings: PersonSettings, now: float) -> Text:
    since, local = settings.quiet_from, datetime.fromtimestamp(now, ZoneInfo(settings.zone))
    quiet = since not in (None, settings.quiet_until)
    return say(
        "bot-me-turns-now",
        turns=settings.turns,
        reminders=settings.reminders,
        quiet=quiet and settings.reminders != "off",
        since=hour(since or 0),
        until=hour(settings.quiet_until),
        zone=settings.zone,
        time=f"{local:%H:%M}",
    )


def _clocks_now(settings: PersonSettings, now: float) -> Text:
    """Also when they are away, and for how many days more they may be."""
    said = [say("bot-me-confirm-now", confirm=settings.confirm)]
    if days := away.to_come(settings.away, now):
        since, until = f"<t:{int(days.since)}:D>", f"<t:{int(days.until) - 1}:D>"
        said.append(say("bot-me-away", since=since, until=until))
    return sentences([*said, say("bot-me-away-left", n=away.left(settings.away, now))])


def _calls_now(settings: PersonSettings) -> Text:
    """For which games they are called, only the form knows."""
    return say("bot-me-calls-now", challenged=settings.challenged)


def _names_now(settings: PersonSettings) -> Text:
    named = settings.name_in_records
    return say("bot-me-names-now", language=spoken(settings.language), named=named)


# --- forms ---------------------------------------------------------------------------------------

Said = Callable[..., str]


def me_form(section: str, settings: PersonSettings, now: float, language: str) -> Modal:
    """A section's form, filled in with what is stored. Raises `Refused` for an unknown section."""

    said = InLanguage(language).say
    forms = {
        TURNS: ("bot-form-me-turns", _zone),
        CLOCKS: ("bot-form-me-clocks", _away),
        NAMES: ("bot-form-me-names", None),
    }
    if section not in forms:
        raise Refused(ids.UNKNOWN)
    title, more = forms[section]
    parts = more(settings, now, said) if more else ()
    asks = [*asked(settings, section, language), *parts]
    return form(SetMe(section), said(say(title)), asks)


def _zone(settings: PersonSettings, _: float, said: Said) -> Sequence[Part]:
    zone = TextInput[Any](custom_id=ZONE, default=settings.zone, max_length=LONGEST_ZONE)
    return [typed(zone, said("bot-me-zone"), said("bot-me-zone-about"))]


def _away(settings: PersonSettings, now: float, said: Said) -> Sequence[Part]:
    choices = {NO: "bot-away-no", NEVER: "bot-away-never", YES: "bot-away-yes"}
    gone = {value: said(say(id)) for value, id in choices.items()}
    today = int(now // away.DAY)
    dates = [datetime.fromtimestamp((today + n) * away.DAY, UTC) for n in range(away.AHEAD)]
    named = [f"{date:%Y-%m-%d}" for date in dates]
    labels = [said("bot-away-today", day=named[0]), *named[1:]]
    first = {str(today + n): label for n, label in enumerate(labels)}
    days = {str(n): said("bot-away-so-long", n=n) for n in range(1, away.MOST + 1)}
    planned = away.planned(settings.away, now)
    since, count = planned or (today, 1)
    about, here = said("bot-away-about"), NO if settings.vanishes else NEVER
    return [
        pick(AWAY, said("bot-form-away"), gone, YES if planned else here, about),
        pick(FIRST, said("bot-away-first"), first, str(since)),
        pick(DAYS, said("bot-away-days"), days, str(count)),
        TextDisplay(said("bot-away-means")),
    ]
