"""Sheets about a server's settings, a person's tables and a person's data."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ButtonStyle, ChannelType, SelectDefaultValue
from discord.ui import ChannelSelect, File, Item, TextDisplay

from bot.data.preferences import Chosen, ServerSettings, chosen
from bot.message.mine import NAMES, others, state_of
from bot.message.parts import Sheet, Widget, button, labelled, rows, select, sheet, turners
from bot.message.words import jump_url
from bot.table import away, clocks, ids
from bot.table.controls import OURS, Entrance, Join, OpenPage, ShowKept, TurnDown
from bot.table.player import plain
from bot.table.table import Table
from bot.table.yes import YES
from games.core import all_of, lines, say, sentences

A_PAGE = 10
"""How many tables one page shows."""
MOST_ASKED = 5
"""How many invitations can be answered there."""
DATA = "skulduggery.zip"
PLACES = [ChannelType.text, ChannelType.news, ChannelType.voice, ChannelType.forum]


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
class TurnGames(ids.Control, name="mygames"):
    """Turns to a page of a person's tables."""

    page: int


class AskDelete(ids.Control, name="mydata.ask"): ...


class Delete(ids.Control, name="mydata.delete"): ...


def settings_sheet(settings: ServerSettings, there: Sequence[int], language: str) -> Sheet:
    """What the owner of a server decides. `there`: which of the channels that they chose are
    still there."""
    where = say("bot-tables-gone" if settings.channels else "bot-settings-everywhere")
    if there:
        where = say("bot-settings-where", places=all_of(tuple(f"<#{id}>" for id in there)))
    text = lines([say("bot-settings-head"), sentences([where, say("bot-settings-channels")])])
    objects = [discord.Object(id) for id in there]
    channels = ChannelSelect[Any](
        custom_id=ids.write(SetChannels()),
        placeholder=say("bot-settings-no-channels").in_(language),
        channel_types=PLACES,
        min_values=0,
        max_values=25,
        default_values=[SelectDefaultValue.from_channel(one) for one in objects],
    )
    off = say("bot-button-entrance-off").in_(language)
    controls = [
        channels,
        *(
            _menu(name, menu, getattr(settings, name), language)
            for name, menu in chosen(settings).items()
        ),
        labelled(language, ShowKept(OURS), "bot-button-bars"),
        labelled(language, Entrance(), "bot-button-entrance"),
        *([button(Entrance(YES), off)] if settings.find_message else []),
    ]
    leaving = TextDisplay[Any](say("bot-settings-leaving").in_(language))
    return sheet(None, text.in_(language), [*rows(controls), leaving])


def _menu(name: str, menu: Chosen, now: object, language: str) -> Widget:
    """A menu for a setting. Each option also names its menu, since Discord shows only the chosen
    option."""
    title = say(menu.title)
    named = {
        SetServer(name, value): say("bot-menu-choice", menu=title, choice=choice).in_(language)
        for value, choice in menu.called(language).items()
    }
    return select(title.in_(language), named, SetServer(name, menu.now(now)))


def games_sheet(tables: Sequence[Table], person: int, page: int, language: str) -> Sheet:
    """A person's open tables in their language, those that wait for them first; and where they are
    invited. What they are asked in direct messages they can answer here, since no message may have
    reached them."""
    if not tables:
        return sheet(None, say("bot-mygames-none").in_(language))
    ordered = sorted(tables, key=lambda table: (not table.waits_for(person), _urgency(table)))
    last = (len(tables) - 1) // A_PAGE
    page = min(page, last)
    mine = sum(table.waits_for(person) for table in tables)
    who = {0: "none", len(tables): "all"}.get(mine, "some")
    head = say("bot-mygames-head", tables=len(tables), waiting=mine, who=who).in_(language)
    here = ordered[page * A_PAGE : (page + 1) * A_PAGE]
    asked = [table for table in here if table.invites(person) and table.reach == "direct"][
        :MOST_ASKED
    ]
    told = [_line(table, person) for table in here if table not in asked]
    items = turners(TurnGames, page, last, language)
    if ordered[0].pages and not ordered[0].invites(person):
        page_of = say("bot-button-page").in_(language)
        items.insert(0, button(OpenPage(ordered[0].id), page_of, ButtonStyle.primary))
    answers = [item for table in asked for item in _asked(table, person)]
    return sheet(None, "\n".join([head, *told]), [*answers, *rows(items)])


def _asked(table: Table, person: int) -> list[Item[Any]]:
    """A line about a table where somebody is invited, and what they can say to that."""
    join = labelled(table, Join(table.id), "bot-join", ButtonStyle.success)
    no = labelled(table, TurnDown(table.id), "bot-no")
    return [TextDisplay(_line(table, person)), *rows([join, no])]


def _urgency(table: Table) -> tuple[float, int]:
    return float("inf") if table.pause else table.deadline or float("inf"), table.id


def _line(table: Table, person: int) -> str:
    how = plain(state_of(table, person))
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
        timed=runs,
        until=f"<t:{int(away.ends(table, table.deadline or 0))}:R>",
    )
    return table.say(line)


def data_sheet(part: int, language: str) -> Sheet:
    """Hands over a part of a person's data, from 1; the file goes with the message."""
    data = File[Any](f"attachment://{DATA}")
    if part > 1:
        return sheet(None, say("bot-data-part", n=part).in_(language), [data])
    ask = labelled(language, AskDelete(), "bot-data-delete", ButtonStyle.danger)
    return sheet(None, say("bot-data").in_(language), [data, *rows([ask])])


def delete_sheet(tables: int, language: str) -> Sheet:
    """Asks the person to confirm that their data should be deleted."""
    label = say("bot-data-delete-yes").in_(language)
    text = say("bot-data-delete-ask", tables=tables).in_(language)
    return sheet(None, text, rows([button(Delete(), label, ButtonStyle.danger)]))


def deleted_sheet(language: str) -> Sheet:
    """Tells that the data is deleted."""
    return sheet(None, say("bot-data-deleted").in_(language))
