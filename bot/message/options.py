"""What a host may change of a lobby, on a message that they alone see; others may read it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from discord import ButtonStyle, SelectOption
from discord.ui import UserSelect

from bot.message.lobby import host_of
from bot.message.parts import Control, Sheet, button, rows, select, sheet
from bot.table import controls, ids
from bot.table.facts import LOT
from bot.table.player import Player, plain
from bot.table.table import Table
from bot.table.timer import CLOCKS
from games.core import Game, Text, lines, say, verbatim

HEAD = say("bot-options-head")


def options_sheet(table: Table, person: int) -> Sheet:
    """All settings: as menus for the host, in words for everybody else."""
    buttons = _leaving(table, person)
    if person == table.host:
        text = table.say(lines([HEAD, say("bot-options-shown")]))
        ask = button(controls.Host(table.id), table.say(say("bot-people")))
        return sheet(table.game, text, [*rows(_menus(table)), *rows([ask, *buttons])])
    head = table.say(lines([HEAD, say("bot-options-of", host=host_of(table))]))
    return sheet(table.game, "\n".join([head, *_words(table)]), rows(buttons))


def _leaving(table: Table, person: int) -> list[Control]:
    """Who is alone at the table can only close it."""
    others = any(p.id != person and not p.level for p in table.players)
    leaves = table.seat_of(person) is not None and others
    close = button(controls.Cancel(table.id), table.say(say("bot-cancel")), ButtonStyle.danger)
    return [
        *([button(controls.Leave(table.id), table.say(say("bot-leave")))] if leaves else []),
        *([close] if person == table.host else []),
    ]


Setting = tuple[ids.Control, Text, Mapping[str, Text], str]
"""The control that changes it, its title, its choices (value -> words), the present value."""


def _settings(table: Table) -> list[Setting]:
    """The clock, sides, who begins, the game's own options."""
    game, found, lot = table.game, list[Setting](), say("bot-by-lot")
    settled = game.settle(table.options)
    if game.time.pace(settled) is None:
        clocks = {value: words for value, (words, _) in CLOCKS.items()}
        found.append((controls.SetClock(table.id), say("bot-option-clock"), clocks, table.clock))
    if game.rules.sides:
        sides = {LOT: lot, **{side: _side(game, side) for side in game.rules.sides}}
        found.append((controls.SetSide(table.id), say("bot-option-sides"), sides, table.side))
    if game.rules.begun_by:
        people, first = (*table.players, *table.invited), {"0": lot}
        first |= {str(p.id): verbatim(table.name_of(p)) for p in people}
        found.append(
            (controls.SetFirst(table.id), say("bot-option-first"), first, str(table.first))
        )
    for option in filter(lambda option: option.offered, game.rules.options):
        control = controls.SetOption(table.id, option.name)
        choices = {value: game.choice(option, value) for value in option.choices}
        found.append((control, game.setting(option), choices, settled[option.name]))
    return found


def _menus(table: Table) -> list[Control]:
    """A menu for every setting, with the choice that stands now."""
    made = list[Control]()
    for control, title, choices, now in _settings(table):
        options = [
            SelectOption(label=_set(table, title, words), value=value, default=value == now)
            for value, words in choices.items()
        ]
        made.append(select(control, table.say(title), options))
    return made


def _words(table: Table) -> list[str]:
    """The settings, to read."""
    return [
        f"- {plain(_set(table, title, choices[now]))}"
        for _, title, choices, now in _settings(table)
    ]


def _set(table: Table, title: Text, value: Text) -> str:
    return table.say(say("bot-setting", title=title, value=value))[:100]


def _side(game: Game[Any], side: str) -> Text:
    """`the host is Red`, and what that means where the game has words for it."""
    name, means = game.side(side), game.side_means(side)
    if means is None:
        return say("bot-side-host", side=name)
    return say("bot-side-host-means", side=name, means=means)


def host_sheet(table: Table, told: Text | None = None) -> Sheet:
    """A computer for a free seat; whom the host may invite, remove, and make the host."""
    me = table.host
    seated = [p for p in table.players if p.id != me]
    removable, menus = [*seated, *table.invited], list[Control]()
    free = max(table.game.rules.seats) - len(table.players) - len(table.invited)
    if free and table.game.players.levels:
        levels = table.game.players.levels
        words = {level: table.say(say("bot-people-computer", level=level)) for level in levels}
        options = [SelectOption(label=label, value=level) for level, label in words.items()]
        add = table.say(say("bot-people-add"))
        menus.append(select(controls.AddComputer(table.id), add, options))
    if free:
        users = UserSelect[Any](
            custom_id=ids.write(controls.Invite(table.id)),
            placeholder=table.say(say("bot-people-invite")),
            max_values=free,
        )
        menus.append(users)
    if removable:
        menus.append(_whom(table, controls.Remove(table.id), say("bot-people-remove"), removable))
    if heirs := [p for p in seated if p.id > 0]:
        menus.append(_whom(table, controls.HandOver(table.id), say("bot-people-hand"), heirs))
    back = button(controls.Options(table.id), table.say(say("bot-options")))
    text = table.say(told or lines([say("bot-people-head"), say("bot-people-yours")]))
    return sheet(table.game, text, [*rows(menus), *rows([back])])


def left_sheet(table: Table) -> Sheet:
    """What somebody is told who has left or closed a table."""
    if table.stage == "closed":
        return sheet(table.game, table.say(say("bot-table-closed-another")))
    return sheet(table.game, table.say(say("bot-left")))


def joined_sheet(table: Table) -> Sheet:
    """What somebody is told who has joined from elsewhere than the lobby."""
    return sheet(table.game, table.say(say("bot-joined", where=f"<#{table.channel}>")))


def begun_sheet(table: Table) -> Sheet:
    """What a host is told who has started the match from elsewhere than the lobby."""
    return sheet(table.game, table.say(say("bot-begun", where=f"<#{table.channel}>")))


def handed_sheet(table: Table) -> Sheet:
    """What the host of before is told."""
    host = next(player for player in table.players if player.id == table.host)
    return sheet(table.game, table.say(say("bot-handed", who=host.mention)))


def _whom(table: Table, control: ids.Control, title: Text, people: Sequence[Player]) -> Control:
    """A menu of people and computers."""
    options = [SelectOption(label=table.name_of(p)[:100], value=str(p.id)) for p in people]
    return select(control, table.say(title), options)
