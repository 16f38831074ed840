"""A lobby as a message, what its host may do, and where tables are opened."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from discord import ButtonStyle, SelectOption
from discord.ui import UserSelect

from bot.message.parts import Control, Sheet, button, menu_id, people, rows, select, sheet, tell
from bot.table import ids
from bot.table.ids import Action
from bot.table.late import cost
from bot.table.lobby import seats_of
from bot.table.player import Player
from bot.table.table import LOT, Table
from bot.table.timer import CLOCKS
from games.core import Game


def lobby_sheet(table: Table) -> Sheet:
    """Who is in, what will be played how, and the host's menus."""
    game = table.game
    here = [p.mention + (" (host)" if p.id == table.host else "") for p in table.players]
    lines = [
        f"### {game.name}",
        game.tagline,
        f"**At the table** ({len(here)} of {seats_of(game)}): {', '.join(here)}",
    ]
    if table.invited:
        invited = " ".join(p.mention for p in table.invited)
        lines.append(f"**Invited**: {invited}. Please press *Join* or *Decline*.")
    if table.declined:
        lines.append(f"<@{table.declined}> declines.")
    host = next((p.mention for p in table.players if p.id == table.host), "The host")
    lines.append(f"{host} starts it when everybody is here.")
    unreachable = [p.mention for p in table.players if not p.reachable]
    if unreachable and game.private:
        lines.append(
            f"⚠ I can't write to {', '.join(unreachable)}: in this server's menu, open "
            "*Privacy Settings* and allow *Direct Messages*. Until then, *My board* shows you "
            "yours."
        )
    if pace := game.pace(game.settle(table.options)):
        bank = f", and {_span(pace.bank)} more to spend on each board" if pace.bank else ""
        limit = f"{_span(pace.move)} a move{bank}" if pace.move else "none; nobody's time runs out"
        lines.append(f"-# Clock: {limit}.")
    lines.append(f"-# {tell(table, cost(table))}")
    items = [
        button(Action(table.id, "join"), "Join", ButtonStyle.success),
        button(Action(table.id, "leave"), "Leave"),
        *([button(Action(table.id, "no"), "Decline")] if table.invited else []),
        button(Action(table.id, "start"), "Start", ButtonStyle.primary),
        button(Action(table.id, "cancel"), "Cancel", ButtonStyle.danger),
        button(Action(table.id, "host"), "Host…"),
        *lobby_menus(table),
    ]
    pings = table.called or people((*table.players, *table.invited))
    return sheet(game, "\n".join(lines), rows(items), pings=pings)


def _span(seconds: int) -> str:
    """Whole days or minutes."""
    size, word = (86_400, "day") if seconds >= 86_400 else (60, "minute")
    count = seconds // size
    return f"1 {word}" if count == 1 else f"{count} {word}s"


def lobby_menus(table: Table) -> list[Control]:
    """A computer for a free seat; the game's options, sides, who begins, clock."""
    game, menus = table.game, list[Control]()
    if game.players and len(table.players) + len(table.invited) < max(game.seats):
        levels = [SelectOption(label=f"Computer: {level}", value=level) for level in game.players]
        menus.append(select(Action(table.id, "computer"), "Add a computer", levels))
    settled = game.settle(table.options)
    for option in filter(lambda option: option.offered, game.options):
        action = Action(table.id, "option", (option.name,))
        menus.append(_setting(action, option.title, option.choices, settled[option.name]))
    if game.sides:
        sides = {LOT: "drawn by lot", **{side: _side(game, side) for side in game.sides}}
        menus.append(_setting(Action(table.id, "side"), "Sides", sides, table.side))
    if game.begun_by:
        here = {str(p.id): p.name for p in (*table.players, *table.invited)}
        people = {"0": "drawn by lot", **here}
        menus.append(_setting(Action(table.id, "first"), "Who begins", people, str(table.first)))
    if game.pace(settled) is None:
        clocks = {value: words for value, (words, _) in CLOCKS.items()}
        menus.append(_setting(Action(table.id, "clock"), "Clock", clocks, table.clock))
    return menus


def _setting(action: Action, title: str, choices: Mapping[str, str], now: str) -> Control:
    """A menu with the choice that stands now; `choices`: value -> words."""
    options = [
        SelectOption(label=f"{title}: {words}"[:100], value=value, default=value == now)
        for value, words in choices.items()
    ]
    return select(action, title, options)


def _side(game: Game[Any], side: str) -> str:
    """`the host is Red`, and what that means where the game has words for it."""
    words = game.side_words.get(side)
    return f"the host is {side}, who {words}" if words else f"the host is {side}"


def host_sheet(table: Table, told: str = "") -> Sheet:
    """Whom the host may invite, remove, and make the host."""
    me = table.host
    seated = [p for p in table.players if p.id != me]
    removable, menus = [*seated, *table.invited], list[Control]()
    free = max(table.game.seats) - len(table.players) - len(table.invited)
    if free:
        users = UserSelect[Any](
            custom_id=menu_id(Action(table.id, "host", ("invite",))),
            placeholder="Invite",
            max_values=free,
        )
        menus.append(Control(users))
    if removable:
        menus.append(
            select(Action(table.id, "host", ("remove",)), "Remove", [_option(p) for p in removable])
        )
    if heirs := [_option(p) for p in seated if p.id > 0]:
        menus.append(select(Action(table.id, "host", ("hand",)), "Make host", heirs))
    return sheet(table.game, told or "You host this table.", rows(menus))


def handed_sheet(table: Table) -> Sheet:
    """What the host of before is told."""
    host = next(player for player in table.players if player.id == table.host)
    return sheet(table.game, f"{host.mention} hosts this table now.")


def _option(player: Player) -> SelectOption:
    return SelectOption(label=player.name[:100], value=str(player.id))


def taken_sheet(table: Table, lobby: Table, thread: ids.Action) -> Sheet:
    """The channel has a table; there is room in a thread, which this control opens."""
    items = [button(thread, "Open a thread", ButtonStyle.primary)]
    text = f"{table.game.name} is being played here: one table a channel. Shall I open a thread?"
    return sheet(lobby.game, text, rows(items))


def resigns(table: Table, person: int) -> bool:
    """Does this person play a match here that a moderator must not take the result of?"""
    runs = table.stage == "playing" and table.match is not None and not table.decided
    return runs and table.seat_of(person) is not None


def opened_sheet(table: Table) -> Sheet:
    """Where the new table is."""
    return sheet(table.game, f"Your table is in <#{table.channel}>.")


def damaged_sheet(id: int, thread: ids.Action | None = None) -> Sheet:
    """This channel's table can't be read: what can be done about it."""
    items = [button(Action(id, "ended"), "Close it", ButtonStyle.danger)]
    if thread:
        items.append(button(thread, "Open a thread", ButtonStyle.primary))
    text = (
        f"This channel's table (number {id}) can't be read any more: what I stored of it is "
        "damaged. Its players, or somebody who may manage messages here, can close it, without a "
        "result. Nothing that is stored of it is deleted."
    )
    return sheet(None, text, rows(items))


def end_sheet(table: Table, person: int) -> Sheet:
    """Asks a moderator once. Who plays there themselves can only give up."""
    if resigns(table, person):
        items = [button(Action(table.id, "resigned"), "Yes, resign", ButtonStyle.danger)]
        text = f"You play at this table of {table.game.name}: to end it, you resign. Do you?"
        return sheet(table.game, text, rows(items))
    items = [button(Action(table.id, "ended"), "Yes, end it", ButtonStyle.danger)]
    text = f"End this table of {table.game.name}? No result is counted, and everybody is told."
    return sheet(table.game, text, rows(items))
