"""Sheets about a person or a server: preferences, a person's tables, a person's data."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any
from zoneinfo import ZoneInfo

import discord
from discord import ButtonStyle, ChannelType, SelectDefaultValue
from discord.ui import ChannelSelect, File, TextDisplay

from bot.data.preferences import AUTO, PersonSettings, ServerSettings
from bot.message.parts import Control, Sheet, button, jump_url, rows, select, sheet
from bot.message.seat import NAMES, others, standing
from bot.table import away, clocks, ids
from bot.table.controls import MINE, OURS, Browsers, OpenPage, PostFind, ShowKept
from bot.table.player import plain
from bot.table.table import Table
from games.core import LANGUAGES, Text, all_of, lines, say, sentences, verbatim

A_PAGE = 10
"""How many tables one page shows."""
DATA = "skulduggery.json"
PLACES = [ChannelType.text, ChannelType.news, ChannelType.voice, ChannelType.forum]
YES, NO = "yes", "no"
FIRST, DAYS = "first", "days"
"""The fields of the form that asks for days away."""


@dataclass(frozen=True)
class SetServer(ids.Control, name="settings", menu=True):
    """One of a server's settings."""

    field: str
    value: str = ""


@dataclass(frozen=True)
class SetChannels(ids.Control, name="settings.channels", menu=True):
    """Where tables may be opened."""

    channels: tuple[ids.Id, ...] = ()


@dataclass(frozen=True)
class SetPerson(ids.Control, name="me", menu=True):
    """One of a person's settings."""

    field: str
    value: str = ""


class AskAway(ids.Control, name="away"): ...  # opens the form


class SetAway(ids.Control, name="away.days"): ...  # the form itself


class Returned(ids.Control, name="away.back"): ...


_Setting = SetServer | SetPerson


@dataclass(frozen=True)
class TurnGames(ids.Control, name="mygames"):
    """Turns to a page of a person's tables."""

    page: int


class AskDelete(ids.Control, name="mydata.ask"): ...


class Delete(ids.Control, name="mydata.delete"): ...


@dataclass(frozen=True)
class _Menus:
    """Makes menus of preferences in one language. Each option also names its menu, since Discord
    shows only the chosen option."""

    language: str

    def say(self, text: Text) -> str:
        """A text in the language of the person who chooses."""
        return text.say((), self.language)

    def choice(
        self, control: _Setting, menu: str, choices: Mapping[str, Text], now: str
    ) -> Control:
        """A menu of choices (value -> label), with the current one chosen."""
        title = say(menu)
        named = {
            replace(control, value=value): self.say(
                say("bot-menu-choice", menu=title, choice=choice)
            )
            for value, choice in choices.items()
        }
        return select(self.say(title), named, replace(control, value=now))

    def languages(self, control: _Setting, chosen: str) -> Control:
        """The languages, each by its own name."""
        names = {code: verbatim(spoken.name) for code, spoken in LANGUAGES.items()}
        choices = {AUTO: say("bot-language-auto"), **names}
        return self.choice(
            control, "bot-language", choices, chosen if chosen in LANGUAGES else AUTO
        )


def _yes_no(setting: bool) -> str:
    return YES if setting else NO


def settings_sheet(settings: ServerSettings, language: str, *, challenges: bool) -> Sheet:
    """What the owner of a server decides. `challenges`: people may challenge everybody."""
    menus = _Menus(language)
    places = tuple(f"<#{id}>" for id in settings.channels)
    where = say("bot-settings-everywhere")
    if places:
        where = say("bot-settings-where", places=all_of(places))
    text = lines([say("bot-settings-head"), sentences([where, say("bot-settings-channels")])])
    chosen = [discord.Object(id) for id in settings.channels]
    channels = ChannelSelect[Any](
        custom_id=ids.write(SetChannels()),
        placeholder=menus.say(say("bot-settings-no-channels")),
        channel_types=PLACES,
        min_values=0,
        max_values=25,
        default_values=[SelectDefaultValue.from_channel(one) for one in chosen],
    )
    offered = {clock: clocks.words(clock) for clock in clocks.CLOCKS}
    pings = {YES: say("bot-settings-pings"), NO: say("bot-settings-no-pings")}
    threads = {NO: say("bot-settings-no-threads"), YES: say("bot-settings-threads")}
    results = {YES: say("bot-settings-results"), NO: say("bot-settings-no-results")}
    controls = [
        channels,
        menus.choice(SetServer("clock"), "bot-settings-clock", offered, settings.begins_with),
        menus.choice(SetServer("pings"), "bot-settings-turns", pings, _yes_no(settings.pings)),
        menus.choice(
            SetServer("threads"), "bot-settings-tables", threads, _yes_no(settings.threads)
        ),
        menus.languages(SetServer("language"), settings.language),
        menus.choice(
            SetServer("results"), "bot-settings-removed", results, _yes_no(settings.results)
        ),
        button(ShowKept(OURS), menus.say(say("bot-button-bars"))),
        *([button(PostFind(), menus.say(say("bot-button-standing")))] if challenges else []),
    ]
    leaving = TextDisplay[Any](menus.say(say("bot-settings-leaving")))
    return sheet(None, menus.say(text), [*rows(controls), leaving])


def me_sheet(settings: PersonSettings, now: float, language: str, *, pages: bool) -> Sheet:
    """What somebody decides for themselves. `pages`: boards can be opened in a browser."""
    menus = _Menus(language)
    clock = datetime.fromtimestamp(now, ZoneInfo(settings.zone))
    text = lines(
        [
            say("bot-me-head"),
            say("bot-me-zone", zone=settings.zone, time=f"{clock:%H:%M}"),
            *_about_away(settings, now),
        ]
    )
    turns = {"dm": say("bot-me-turns-dm"), "mention": say("bot-me-turns-mention")}
    reminders = {
        "off": say("bot-me-remind-off"),
        "once": say("bot-me-remind-once"),
        "every": say("bot-me-remind-every"),
    }
    hours = {str(hour): verbatim(f"{hour:02}:00") for hour in range(24)}
    begin = str(settings.quiet_from) if settings.quiet_from is not None else NO
    quiet = {NO: say("bot-me-no-quiet"), **hours}
    records = {NO: say("bot-me-records-nameless"), YES: say("bot-me-records-named")}
    named = _yes_no(settings.name_in_records)
    confirm = {
        "never": say("bot-me-confirm-never"),
        "always": say("bot-me-confirm-always"),
        "slow": say("bot-me-confirm-slow"),
    }
    controls = [
        menus.languages(SetPerson("language"), settings.language),
        menus.choice(SetPerson("turns"), "bot-me-turns", turns, settings.turns),
        menus.choice(SetPerson("reminders"), "bot-me-remind", reminders, settings.reminders),
        menus.choice(SetPerson("from"), "bot-me-quiet-from", quiet, begin),
        menus.choice(SetPerson("until"), "bot-me-quiet-until", hours, str(settings.quiet_until)),
        menus.choice(SetPerson("confirm"), "bot-me-confirm", confirm, settings.confirm),
        menus.choice(SetPerson("records"), "bot-me-records", records, named),
    ]
    if begin == NO:
        del controls[4]
    controls.append(button(AskAway(), menus.say(say("bot-button-away"))))
    if away.to_come(settings.away, now):
        controls.append(button(Returned(), menus.say(say("bot-button-returned"))))
    if pages:
        controls.append(button(Browsers(), menus.say(say("bot-button-browsers"))))
    controls.append(button(ShowKept(MINE), menus.say(say("bot-button-blocks"))))
    return sheet(None, menus.say(text), rows(controls))


def _about_away(settings: PersonSettings, now: float) -> Sequence[Text]:
    """When they are away, and for how many days more they may be."""
    left = say("bot-me-away-left", n=away.left(settings.away, now))
    days = away.to_come(settings.away, now)
    if days is None:
        return [left]
    since, until = f"<t:{int(days.since)}:D>", f"<t:{int(days.until) - 1}:D>"
    return [sentences([say("bot-me-away", since=since, until=until), left])]


def away_modal(now: float, language: str) -> discord.ui.Modal:
    """Asks from which day on somebody is away, and for how long."""

    def said(text: Text) -> str:
        return text.say((), language)

    today = int(now // away.DAY)
    dates = [
        datetime.fromtimestamp(day * away.DAY, UTC) for day in range(today, today + away.AHEAD)
    ]
    named = [f"{date:%Y-%m-%d}" for date in dates]
    labels = [said(say("bot-away-today", day=named[0])), *named[1:]]
    first = {str(today + n): label for n, label in enumerate(labels)}
    days = {str(n): said(say("bot-away-so-long", n=n)) for n in range(1, away.MOST + 1)}
    form = discord.ui.Modal(title=said(say("bot-form-away")), custom_id=ids.write(SetAway()))
    form.add_item(_asks(FIRST, said(say("bot-away-first")), first))
    about = said(say("bot-away-about"))
    form.add_item(_asks(DAYS, said(say("bot-away-days")), days, about))
    return form


def _asks(
    field: str, label: str, choices: Mapping[str, str], about: str | None = None
) -> discord.ui.Label[Any]:
    """A menu in a form, with what it is for. Its first choice is chosen."""
    options = [
        discord.SelectOption(label=words, value=value, default=n == 0)
        for n, (value, words) in enumerate(choices.items())
    ]
    menu = discord.ui.Select[Any](custom_id=field, options=options)
    return discord.ui.Label(text=label, description=about, component=menu)


def games_sheet(tables: Sequence[Table], person: int, page: int, language: str) -> Sheet:
    """A person's open tables in their language, those that wait for them first."""
    if not tables:
        return sheet(None, say("bot-mygames-none").say((), language))
    ordered = sorted(tables, key=lambda table: (not table.waits_for(person), _urgency(table)))
    last = (len(tables) - 1) // A_PAGE
    page = min(page, last)
    mine = sum(table.waits_for(person) for table in tables)
    head = say("bot-mygames-head", tables=len(tables), waiting=mine).say((), language)
    told = [_line(table, person) for table in ordered[page * A_PAGE : (page + 1) * A_PAGE]]
    turns = [("bot-earlier", page - 1), ("bot-later", page + 1)]
    items = [
        button(TurnGames(n), say(label).say((), language)) for label, n in turns if 0 <= n <= last
    ]
    if ordered[0].pages:
        page_of = say("bot-button-page").say((), language)
        items.insert(0, button(OpenPage(ordered[0].id), page_of, ButtonStyle.primary))
    return sheet(None, "\n".join([head, *told]), rows(items))


def _urgency(table: Table) -> tuple[float, int]:
    return float("inf") if table.pause else table.deadline or float("inf"), table.id


def _line(table: Table, person: int) -> str:
    how = plain(standing(table, person))
    if table.waits_for(person):
        how = f"**{how}**"
    slow = table.computers and len(table.computers) == len(table.to_move)  # never out of time
    runs = table.stage == "playing" and table.deadline and not (slow or table.pause)
    known = table.stage == "lobby" or table.match is not None  # else it is of older rules
    line = say(
        "bot-mygames-table",
        game=table.game.title,
        link=jump_url(table),
        others=plain(textwrap.shorten(others(table, person), NAMES, placeholder="…")),
        how=how,
        kind=clocks.kind(table.pace) if known else "none",
        timed="yes" if runs else "no",
        until=f"<t:{int(away.ends(table, table.deadline or 0))}:R>",
    )
    return table.say(line)


def data_sheet(language: str) -> Sheet:
    """Hands over a person's data; the file goes with the message."""
    label = say("bot-data-delete").say((), language)
    ask = button(AskDelete(), label, ButtonStyle.danger)
    text = say("bot-data").say((), language)
    return sheet(None, text, [File(f"attachment://{DATA}"), *rows([ask])])


def delete_sheet(tables: int, language: str) -> Sheet:
    """Asks the person to confirm that their data should be deleted."""
    label = say("bot-data-delete-yes").say((), language)
    text = say("bot-data-delete-ask", tables=tables).say((), language)
    return sheet(None, text, rows([button(Delete(), label, ButtonStyle.danger)]))


def deleted_sheet(language: str) -> Sheet:
    """Tells that the data is deleted."""
    return sheet(None, say("bot-data-deleted").say((), language))
