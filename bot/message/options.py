"""A lobby's settings, in a message that only one person sees. The host may change them, others may
read them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import ButtonStyle
from discord.ui import UserSelect

from bot.message.lobby import host_of
from bot.message.parts import TITLE, Control, Sheet, button, place, rows, select, sheet
from bot.table import clocks, controls, ids
from bot.table.facts import LOT
from bot.table.player import plain
from bot.table.table import Table
from games.core import Game, Text, lines, say, verbatim

HEAD = say("bot-options-head")
OWN = "own"
"""The entry of the clocks' menu that opens a form for others."""
MOST_TYPED = 20
"""How many characters a time may have there."""


def options_sheet(table: Table, person: int) -> Sheet:
    """All settings: menus for the host, words for everybody else."""
    buttons = _leaving(table, person)
    if person == table.host:
        text = table.say(lines([HEAD, say("bot-options-shown")]))
        ask = button(controls.Host(table.id), table.say(say("bot-people")))
        return sheet(table.game, text, [*rows(_menus(table)), *rows([ask, *buttons])])
    head = table.say(lines([HEAD, say("bot-options-of", host=host_of(table))]))
    return sheet(table.game, "\n".join([head, *_words(table)]), rows(buttons))


def _leaving(table: Table, person: int) -> list[Control]:
    """Buttons to leave or close the table. The only person there can't leave, only close it."""
    others = any(p.id != person and not p.level for p in table.players)
    leaves = table.seat_of(person) is not None and others
    close = button(controls.Cancel(table.id), table.say(say("bot-cancel")), ButtonStyle.danger)
    return [
        *([button(controls.Leave(table.id), table.say(say("bot-leave")))] if leaves else []),
        *([close] if person == table.host else []),
    ]


Setting = tuple[Text, Mapping[ids.Control, Text], ids.Control]
"""A setting's title, its choices, and the current one."""


def _settings(table: Table) -> list[Setting]:
    """The clock, sides, who begins, the game's own options."""
    game, id, lot = table.game, table.id, say("bot-by-lot")
    settled, found = game.settle(table.options), list[Setting]()
    choices: dict[ids.Control, Text]
    if game.time.pace(settled) is None:
        offered = dict.fromkeys([*clocks.CLOCKS, table.clock])
        choices = {controls.SetClock(id, clock): clocks.words(clock) for clock in offered}
        choices[controls.SetClock(id, OWN)] = say("bot-clock-own")
        found.append((say("bot-option-clock"), choices, controls.SetClock(id, table.clock)))
    if game.rules.sides:
        choices = {controls.SetSide(id, LOT): lot}
        choices |= {controls.SetSide(id, side): _side(game, side) for side in game.rules.sides}
        found.append((say("bot-option-sides"), choices, controls.SetSide(id, table.side)))
    if game.rules.begun_by:
        people = (*table.players, *table.invited)
        choices = {controls.SetFirst(id): lot}
        choices |= {controls.SetFirst(id, p.id): verbatim(table.name_of(p)) for p in people}
        found.append((say("bot-option-first"), choices, controls.SetFirst(id, table.first)))
    for option in filter(lambda option: option.offered, game.rules.options):
        name = option.name
        choices = {controls.SetOption(id, name, v): game.choice(option, v) for v in option.choices}
        found.append((game.setting(option), choices, controls.SetOption(id, name, settled[name])))
    return found


def _menus(table: Table) -> list[Control]:
    """A menu for every setting, with its current choice."""
    return [
        select(
            table.say(title), {c: _set(table, title, words) for c, words in choices.items()}, now
        )
        for title, choices, now in _settings(table)
    ]


def _words(table: Table) -> list[str]:
    """The settings, to read."""
    return [
        f"- {plain(_set(table, title, choices[now]))}" for title, choices, now in _settings(table)
    ]


def _set(table: Table, title: Text, value: Text) -> str:
    return table.say(say("bot-setting", title=title, value=value))[:100]


def _side(game: Game[Any], side: str) -> Text:
    """`the host is Red`, and what that means if the game has words for it."""
    name, means = game.side(side), game.side_means(side)
    if means is None:
        return say("bot-side-host", side=name)
    return say("bot-side-host-means", side=name, means=means)


def clock_modal(table: Table) -> discord.ui.Modal:
    """A form for a clock that the menu does not have. It begins with the one of now."""
    title = table.say(say("bot-form-clock", game=table.game.title))
    modal = discord.ui.Modal(title=title[:TITLE], custom_id=ids.write(controls.OwnClock(table.id)))
    now = "" if table.clock == clocks.NONE else table.clock
    turn, _, reserve = now.partition("+")
    fields = (
        ("turn", turn, say("bot-form-turn"), say("bot-form-turn-about")),
        ("reserve", reserve, say("bot-form-reserve"), say("bot-form-reserve-about")),
    )
    for name, value, label, about in fields:
        typed = discord.ui.TextInput[Any](
            custom_id=name, max_length=MOST_TYPED, default=value or None, required=name == "turn"
        )
        modal.add_item(
            discord.ui.Label(text=table.say(label), description=table.say(about), component=typed)
        )
    return modal


def host_sheet(table: Table, told: Text | None = None) -> Sheet:
    """Menus for the host: add a computer, invite or remove people, make somebody else the host."""
    me = table.host
    seated = [p for p in table.players if p.id != me]
    removable, menus = [*seated, *table.invited], list[Control]()
    free = max(table.game.rules.seats) - len(table.players) - len(table.invited)
    if free and table.game.players.levels:
        levels = table.game.players.levels
        words = {level: say("bot-people-computer", level=level) for level in levels}
        add = {
            controls.AddComputer(table.id, level): table.say(text) for level, text in words.items()
        }
        menus.append(select(table.say(say("bot-people-add")), add))
    if free:
        users = UserSelect[Any](
            custom_id=ids.write(controls.Invite(table.id)),
            placeholder=table.say(say("bot-people-invite")),
            max_values=free,
        )
        menus.append(users)
    if removable:
        whom = {controls.Remove(table.id, p.id): table.name_of(p) for p in removable}
        menus.append(select(table.say(say("bot-people-remove")), whom))
    if heirs := [p for p in seated if p.id > 0]:
        to = {controls.HandOver(table.id, p.id): table.name_of(p) for p in heirs}
        menus.append(select(table.say(say("bot-people-hand")), to))
    back = button(controls.Options(table.id), table.say(say("bot-options")))
    text = table.say(told or lines([say("bot-people-head"), say("bot-people-yours")]))
    return sheet(table.game, text, [*rows(menus), *rows([back])])


def left_sheet(table: Table) -> Sheet:
    """What anybody who has left or closed a table is told."""
    if table.stage == "closed":
        return sheet(table.game, table.say(say("bot-table-closed-another")))
    return sheet(table.game, table.say(say("bot-left")))


def joined_sheet(table: Table) -> Sheet:
    """What anybody who has joined from outside the lobby's message is told."""
    return sheet(table.game, table.say(say("bot-joined", where=place(table))))


def begun_sheet(table: Table) -> Sheet:
    """What a host who has started the match from outside the lobby's message is told."""
    return sheet(table.game, table.say(say("bot-begun", where=place(table))))


def handed_sheet(table: Table) -> Sheet:
    """What somebody who has handed over the table is told."""
    host = next(player for player in table.players if player.id == table.host)
    return sheet(table.game, table.say(say("bot-handed", who=host.mention)))
