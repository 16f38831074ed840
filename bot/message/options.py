"""What a host may change of a lobby, on a message that they alone see; others may read it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from discord import ButtonStyle, SelectOption
from discord.ui import UserSelect

from bot.message.parts import Control, Sheet, button, menu_id, rows, select, sheet
from bot.table.ids import Action
from bot.table.player import Player, plain
from bot.table.table import LOT, Table
from bot.table.timer import CLOCKS
from games.core import Game


def options_sheet(table: Table, person: int) -> Sheet:
    """All settings: as menus for the host, in words for everybody else."""
    buttons = _leaving(table, person)
    if person == table.host:
        text = "### Options\nWhat you choose is shown in the lobby."
        ask = button(Action(table.id, "host"), "People…")
        return sheet(table.game, text, [*rows(_menus(table)), *rows([ask, *buttons])])
    host = next((p.mention for p in table.players if p.id == table.host), "the host")
    lines = ["### Options", f"{host} hosts this table and can change these.", *_words(table)]
    return sheet(table.game, "\n".join(lines), rows(buttons))


def _leaving(table: Table, person: int) -> list[Control]:
    """Who is alone at the table can only close it."""
    others = any(p.id != person and not p.level for p in table.players)
    leaves = table.seat_of(person) is not None and others
    close = button(Action(table.id, "cancel"), "Close the table", ButtonStyle.danger)
    return [
        *([button(Action(table.id, "leave"), "Leave the table")] if leaves else []),
        *([close] if person == table.host else []),
    ]


Setting = tuple[Action, str, Mapping[str, str], str]
"""The control that changes it, its title, its choices (value -> words), the present value."""


def _settings(table: Table) -> list[Setting]:
    """The clock, sides, who begins, the game's own options."""
    game, found = table.game, list[Setting]()
    settled = game.settle(table.options)
    if game.pace(settled) is None:
        clocks = {value: words for value, (words, _) in CLOCKS.items()}
        found.append((Action(table.id, "clock"), "Clock", clocks, table.clock))
    if game.sides:
        sides = {LOT: "drawn by lot", **{side: _side(game, side) for side in game.sides}}
        found.append((Action(table.id, "side"), "Sides", sides, table.side))
    if game.begun_by:
        here = {str(p.id): p.name for p in (*table.players, *table.invited)}
        first = {"0": "drawn by lot", **here}
        found.append((Action(table.id, "first"), "Who begins", first, str(table.first)))
    for option in filter(lambda option: option.offered, game.options):
        action = Action(table.id, "option", (option.name,))
        found.append((action, option.title, option.choices, settled[option.name]))
    return found


def _menus(table: Table) -> list[Control]:
    """A menu for every setting, with the choice that stands now."""
    made = list[Control]()
    for action, title, choices, now in _settings(table):
        options = [
            SelectOption(label=f"{title}: {words}"[:100], value=value, default=value == now)
            for value, words in choices.items()
        ]
        made.append(select(action, title, options))
    return made


def _words(table: Table) -> list[str]:
    """The settings, to read."""
    return [
        f"- {title}: {plain(choices.get(now, now))}" for _, title, choices, now in _settings(table)
    ]


def _side(game: Game[Any], side: str) -> str:
    """`the host is Red`, and what that means where the game has words for it."""
    words = game.side_words.get(side)
    return f"the host is {side}, who {words}" if words else f"the host is {side}"


def host_sheet(table: Table, told: str = "") -> Sheet:
    """A computer for a free seat; whom the host may invite, remove, and make the host."""
    me = table.host
    seated = [p for p in table.players if p.id != me]
    removable, menus = [*seated, *table.invited], list[Control]()
    free = max(table.game.seats) - len(table.players) - len(table.invited)
    if free and table.game.players:
        levels = table.game.players
        options = [SelectOption(label=f"Computer: {level}", value=level) for level in levels]
        menus.append(select(Action(table.id, "computer"), "Add a computer", options))
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
    back = button(Action(table.id, "options"), "Options…")
    return sheet(
        table.game, told or "### People\nYou host this table.", [*rows(menus), *rows([back])]
    )


def left_sheet(table: Table) -> Sheet:
    """What somebody is told who has left or closed a table."""
    if table.stage == "closed":
        return sheet(table.game, "The table is closed. `/newgame` opens another.")
    return sheet(table.game, "You have left the table.")


def joined_sheet(table: Table) -> Sheet:
    """What somebody is told who has joined from elsewhere than the lobby."""
    return sheet(table.game, f"You have a seat at the table in <#{table.channel}>.")


def begun_sheet(table: Table) -> Sheet:
    """What a host is told who has started the match from elsewhere than the lobby."""
    return sheet(table.game, f"The match begins in <#{table.channel}>.")


def handed_sheet(table: Table) -> Sheet:
    """What the host of before is told."""
    host = next(player for player in table.players if player.id == table.host)
    return sheet(table.game, f"{host.mention} hosts this table now.")


def _option(player: Player) -> SelectOption:
    return SelectOption(label=player.name[:100], value=str(player.id))
