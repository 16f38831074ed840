"""Sheets about a person or a server rather than a board: preferences, own tables, own data."""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import discord
from discord import ButtonStyle, ChannelType, SelectDefaultValue, SelectOption
from discord.ui import ChannelSelect, File

from bot.data.preferences import AUTO, PersonSettings, ServerSettings
from bot.message.parts import Control, Sheet, button, jump_url, menu_id, rows, select, sheet
from bot.message.seat import NAMES, others, standing
from bot.table.ids import Action
from bot.table.player import plain
from bot.table.table import Table
from bot.table.timer import CLOCKS
from games.core import LANGUAGES, say

A_PAGE = 10
"""Tables on one page."""
DATA = "skulduggery.json"
PLACES = [ChannelType.text, ChannelType.news, ChannelType.voice, ChannelType.forum]
YES, NO = "yes", "no"


def _choice(control: Action, title: str, choices: Mapping[str, str], now: str) -> Control:
    """A menu of words by value, with the present value chosen."""
    options = [
        SelectOption(label=f"{title}: {words}"[:100], value=value, default=value == now)
        for value, words in choices.items()
    ]
    return select(control, title, options)


def _yes_no(setting: bool) -> str:
    return YES if setting else NO


def _languages(control: Action, chosen: str, language: str) -> Control:
    """The languages, each by its own name."""
    names = {code: spoken.name for code, spoken in LANGUAGES.items()}
    auto = say("bot-language-auto").say((), language)
    title = say("bot-language").say((), language)
    now = chosen if chosen in LANGUAGES else AUTO
    return _choice(control, title, {AUTO: auto, **names}, now)


def settings_sheet(settings: ServerSettings, language: str) -> Sheet:
    """What the owner of a server decides."""
    places = ", ".join(f"<#{id}>" for id in settings.channels)
    text = (
        "### Settings of this server\n"
        f"Tables may be opened {f'in {places}' if places else 'everywhere'}. In the first menu, "
        "choose channels; none means everywhere. Threads count as their channel."
    )
    chosen = [discord.Object(id) for id in settings.channels]
    channels = ChannelSelect[Any](
        custom_id=menu_id(Action(0, "settings", ("channels",))),
        placeholder="Channels: everywhere",
        channel_types=PLACES,
        min_values=0,
        max_values=25,
        default_values=[SelectDefaultValue.from_channel(one) for one in chosen],
    )
    clocks = {value: words.say((), language) for value, (words, _) in CLOCKS.items()}
    pings = {YES: "whoever is to move is notified", NO: "nobody is notified in the channel"}
    threads = {NO: "the board stands in the channel", YES: "in a thread of its own"}
    menus = [
        Control(channels),
        _choice(Action(0, "settings", ("clock",)), "Clock of new tables", clocks, settings.clock),
        _choice(Action(0, "settings", ("pings",)), "Turns", pings, _yes_no(settings.pings)),
        _choice(
            Action(0, "settings", ("threads",)), "New tables", threads, _yes_no(settings.threads)
        ),
        _languages(Action(0, "settings", ("language",)), settings.language, language),
    ]
    return sheet(None, text, rows(menus))


def me_sheet(settings: PersonSettings, now: float, language: str) -> Sheet:
    """What somebody decides for themselves."""
    clock = datetime.fromtimestamp(now, ZoneInfo(settings.zone))
    text = (
        "### What suits you\n"
        f"Your time zone is {settings.zone}, where it is {clock:%H:%M}. "
        "If it is another: `/me timezone:`"
    )
    turns = {
        "dm": "by direct message, where my board is secret",
        "mention": "by a mention in the channel; direct messages come silently",
    }
    reminders = {
        "off": "never",
        "once": "once a match, when half of a long turn is gone",
        "every": "every long turn, when half of it is gone",
    }
    hours = {str(hour): f"{hour:02}:00" for hour in range(24)}
    begin = str(settings.quiet_from) if settings.quiet_from is not None else NO
    records = {NO: "without my name", YES: "my name may stand in them"}
    menus = [
        _languages(Action(0, "me", ("language",)), settings.language, language),
        _choice(Action(0, "me", ("turns",)), "Tell me my turns", turns, settings.turns),
        _choice(Action(0, "me", ("reminders",)), "Remind me", reminders, settings.reminders),
        _choice(
            Action(0, "me", ("from",)), "No reminders from", {NO: "no quiet hours", **hours}, begin
        ),
        _choice(Action(0, "me", ("until",)), "Until", hours, str(settings.quiet_until)),
        _choice(
            Action(0, "me", ("records",)), "Records", records, _yes_no(settings.name_in_records)
        ),
    ]
    if begin == NO:
        del menus[4]
    return sheet(None, text, rows(menus))


def games_sheet(tables: Sequence[Table], person: int, page: int) -> Sheet:
    """Somebody's open tables, those that wait for them first."""
    if not tables:
        return sheet(None, "You are at no table. `/newgame` opens one in a server's channel.")
    ordered = sorted(tables, key=lambda table: (not table.waits_for(person), _urgency(table)))
    last = (len(tables) - 1) // A_PAGE
    page = min(page, last)
    mine = sum(table.waits_for(person) for table in tables)
    head = f"### Your tables: {len(tables)}, {mine or 'none'} waiting for you"
    lines = [_line(table, person) for table in ordered[page * A_PAGE : (page + 1) * A_PAGE]]
    turns = [("Earlier", page - 1), ("Later", page + 1)]
    items = [button(Action(0, "mygames", (str(n),)), label) for label, n in turns if 0 <= n <= last]
    return sheet(None, "\n".join([head, *lines]), rows(items))


def _urgency(table: Table) -> tuple[float, int]:
    return table.deadline or float("inf"), table.id


def _line(table: Table, person: int) -> str:
    how = plain(standing(table, person))
    if table.waits_for(person):
        how = f"**{how}**"
    if table.stage == "playing" and table.deadline:
        how += f", time runs out <t:{int(table.deadline)}:R>"
    names = plain(textwrap.shorten(others(table, person), NAMES, placeholder="…"))
    return f"- [{table.game.name}]({jump_url(table)}) with {names}: {how}"


def data_sheet() -> Sheet:
    """Hands over a person's data; the file goes with the message."""
    text = "### Your data\nAll that I have stored about you. Nobody else sees this message."
    ask = button(Action(0, "mydata", ("ask",)), "Delete my data", ButtonStyle.danger)
    return sheet(None, text, [File(f"attachment://{DATA}"), *rows([ask])])


def delete_sheet(tables: int) -> Sheet:
    """Asks once."""
    text = (
        "### Delete your data?\n"
        f"You leave your open tables ({tables}); running matches count as resigned. Your name and "
        "settings are deleted, and your matches stand under “Deleted person”: your opponents keep "
        "their results. This can't be taken back."
    )
    return sheet(
        None,
        text,
        rows([button(Action(0, "mydata", ("delete",)), "Yes, delete", ButtonStyle.danger)]),
    )


def deleted_sheet() -> Sheet:
    """It is done."""
    text = (
        "Your data is deleted. Messages I have sent stay in Discord until somebody deletes them "
        "there; should you play again, I begin anew."
    )
    return sheet(None, text)
