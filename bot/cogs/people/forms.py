"""Sheets about a person or a server rather than a board: preferences, own tables, own data, and
what the host of a lobby may do. Their menus are `o:0:<form>.<field>`, their buttons
`t:0:<form>.<what>`; a host's carry the table's id instead of 0.
"""

from __future__ import annotations

import textwrap
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import discord
from discord import ButtonStyle, ChannelType, SelectDefaultValue, SelectOption
from discord.ui import ChannelSelect, File, UserSelect

from bot.data.preferences import PersonSettings, ServerSettings
from bot.message.panel import Control, Sheet, button, jump_url, rows, select, sheet
from bot.table.table import CLOCKS, Player, Table, plain

A_PAGE = 10
"""Tables on one page."""
NAMES = 80
"""Characters of people's names on one line, so that a page of tables has room."""
DATA = "skulduggery.json"
PLACES = [ChannelType.text, ChannelType.news, ChannelType.voice, ChannelType.forum]
YES, NO = "yes", "no"


def _choice(custom_id: str, title: str, choices: Mapping[str, str], now: str) -> Control:
    """A menu of words by value, with the present value chosen."""
    options = [
        SelectOption(label=f"{title}: {words}"[:100], value=value, default=value == now)
        for value, words in choices.items()
    ]
    return select(custom_id, title, options)


def _yes_no(setting: bool) -> str:
    return YES if setting else NO


# --- preferences -------------------------------------------------------------------------------


def settings_sheet(settings: ServerSettings) -> Sheet:
    """What the owner of a server decides."""
    places = ", ".join(f"<#{id}>" for id in settings.channels)
    text = (
        "### Settings of this server\n"
        f"Tables may be opened {f'in {places}' if places else 'everywhere'}. In the first menu, "
        "choose channels; none means everywhere. Threads count as their channel."
    )
    chosen = [discord.Object(id) for id in settings.channels]
    channels = ChannelSelect[Any](
        custom_id="o:0:settings.channels",
        placeholder="Channels: everywhere",
        channel_types=PLACES,
        min_values=0,
        max_values=25,
        default_values=[SelectDefaultValue.from_channel(one) for one in chosen],
    )
    clocks = {value: words for value, (words, _) in CLOCKS.items()}
    pings = {YES: "whoever is to move is notified", NO: "nobody is notified in the channel"}
    threads = {NO: "the board stands in the channel", YES: "in a thread of its own"}
    menus = [
        Control(channels),
        _choice("o:0:settings.clock", "Clock of new tables", clocks, settings.clock),
        _choice("o:0:settings.pings", "Turns", pings, _yes_no(settings.pings)),
        _choice("o:0:settings.threads", "New tables", threads, _yes_no(settings.threads)),
    ]
    return sheet(None, text, rows(menus))


def me_sheet(settings: PersonSettings, now: float) -> Sheet:
    """What somebody decides for themselves."""
    clock = datetime.fromtimestamp(now, ZoneInfo(settings.zone))
    text = (
        "### What suits you\n"
        f"Your time zone is {settings.zone}, where it is {clock:%H:%M}. "
        "If it is another: `/me timezone:`"
    )
    reminders = {
        "off": "never",
        "once": "once a match, when half of a long turn is gone",
        "every": "every long turn, when half of it is gone",
    }
    hours = {str(hour): f"{hour:02}:00" for hour in range(24)}
    begin = str(settings.quiet_from) if settings.quiet_from is not None else NO
    records = {NO: "without my name", YES: "my name may stand in them"}
    menus = [
        _choice("o:0:me.reminders", "Remind me", reminders, settings.reminders),
        _choice("o:0:me.from", "No reminders from", {NO: "no quiet hours", **hours}, begin),
        _choice("o:0:me.until", "Until", hours, str(settings.quiet_until)),
        _choice("o:0:me.records", "Records", records, _yes_no(settings.name_in_records)),
    ]
    if begin == NO:
        del menus[2]
    return sheet(None, text, rows(menus))


# --- one's tables ------------------------------------------------------------------------------


def waiting(table: Table, person: int) -> bool:
    """Does this table wait for this person: to move, to answer an offer, to start it?"""
    seat = table.seat_of(person)
    if table.stage == "lobby":
        return table.host == person and len(table.players) in table.game.seats
    if table.stage != "playing" or table.match is None or seat is None:
        return False
    return seat in table.asked or seat in table.match.state.acting


def standing(table: Table, person: int) -> str:
    """How things are at a table, for this person, without markup."""
    if table.stage == "lobby":
        return "you can start it" if waiting(table, person) else "in the lobby"
    if table.stage != "playing" or table.match is None:
        return "closed"
    acting = [table.players[seat] for seat in table.match.state.acting]
    if person in [player.id for player in acting]:
        return "your turn"
    if waiting(table, person):
        return "an offer to answer"
    names = " and ".join(player.name for player in acting)
    return textwrap.shorten(f"waiting for {names}", NAMES, placeholder="…")


def others(table: Table, person: int) -> str:
    """The other people at a table."""
    return ", ".join(p.name for p in table.players if p.id != person) or "nobody yet"


def games_sheet(tables: Sequence[Table], person: int, page: int) -> Sheet:
    """Somebody's open tables, those that wait for them first."""
    if not tables:
        return sheet(None, "You are at no table. `/newgame` opens one in a server's channel.")
    ordered = sorted(tables, key=lambda table: (not waiting(table, person), _urgency(table)))
    last = (len(tables) - 1) // A_PAGE
    page = min(page, last)
    mine = sum(waiting(table, person) for table in tables)
    head = f"### Your tables: {len(tables)}, {mine or 'none'} waiting for you"
    lines = [_line(table, person) for table in ordered[page * A_PAGE : (page + 1) * A_PAGE]]
    turns = [("Earlier", page - 1), ("Later", page + 1)]
    items = [button(f"t:0:mygames.{n}", label) for label, n in turns if 0 <= n <= last]
    return sheet(None, "\n".join([head, *lines]), rows(items))


def boards_sheet(tables: Sequence[Table], person: int) -> Sheet:
    """Asks which of somebody's boards to show; at most 25 can be offered."""
    labels = [(t.id, f"{t.game.name} with {others(t, person)}") for t in tables[:25]]
    return sheet(
        None, "Which board?", rows([button(f"t:{id}:mine", label) for id, label in labels])
    )


def _urgency(table: Table) -> tuple[float, int]:
    return table.deadline or float("inf"), table.id


def _line(table: Table, person: int) -> str:
    how = plain(standing(table, person))
    if waiting(table, person):
        how = f"**{how}**"
    if table.stage == "playing" and table.deadline:
        how += f", time runs out <t:{int(table.deadline)}:R>"
    names = plain(textwrap.shorten(others(table, person), NAMES, placeholder="…"))
    return f"- [{table.game.name}]({jump_url(table)}) with {names}: {how}"


# --- one's data --------------------------------------------------------------------------------


def data_sheet() -> Sheet:
    """Hands over a person's data; the file goes with the message."""
    text = "### Your data\nAll that I have stored about you. Nobody else sees this message."
    ask = button("t:0:mydata.ask", "Delete my data", ButtonStyle.danger)
    return sheet(None, text, [File(f"attachment://{DATA}"), *rows([ask])])


def delete_sheet(tables: int) -> Sheet:
    """Asks once."""
    text = (
        "### Delete your data?\n"
        f"You leave your open tables ({tables}); running matches count as resigned. Your name and "
        "settings are deleted, and your matches stand under “Deleted person”: your opponents keep "
        "their results. This can't be taken back."
    )
    return sheet(None, text, rows([button("t:0:mydata.delete", "Yes, delete", ButtonStyle.danger)]))


def deleted_sheet() -> Sheet:
    """It is done."""
    text = (
        "Your data is deleted. Messages I have sent stay in Discord until somebody deletes them "
        "there; should you play again, I begin anew."
    )
    return sheet(None, text)


# --- the host's --------------------------------------------------------------------------------


def host_sheet(table: Table, told: str = "") -> Sheet:
    """Whom the host may invite, remove, and make the host."""
    stem, me = f"o:{table.id}:host", table.host
    seated = [p for p in table.players if p.id != me]
    removable, menus = [*seated, *table.invited], list[Control]()
    free = max(table.game.seats) - len(table.players) - len(table.invited)
    if free:
        users = UserSelect[Any](custom_id=f"{stem}.invite", placeholder="Invite", max_values=free)
        menus.append(Control(users))
    if removable:
        menus.append(select(f"{stem}.remove", "Remove", [_option(p) for p in removable]))
    if heirs := [_option(p) for p in seated if p.id > 0]:
        menus.append(select(f"{stem}.hand", "Make host", heirs))
    return sheet(table.game, told or "You host this table.", rows(menus))


def handed_sheet(table: Table) -> Sheet:
    """What the host of before is told."""
    host = next(player for player in table.players if player.id == table.host)
    return sheet(table.game, f"{host.mention} hosts this table now.")


def _option(player: Player) -> SelectOption:
    return SelectOption(label=player.name[:100], value=str(player.id))
