"""What a lobby's host settles: a form; beside it, in messages that only one person sees, the host's
other tools, and the settings for others to read."""

from __future__ import annotations

from typing import Any

from discord import ButtonStyle
from discord.ui import TextInput, UserSelect

from bot.message.forms import Form, Part, form, pick, typed
from bot.message.lobby import host_of
from bot.message.parts import Says, Sheet, Widget, labelled, rows, select, sheet
from bot.message.words import place
from bot.table import clocks, controls, ids
from bot.table.lobby import room
from bot.table.player import plain
from bot.table.table import Table
from bot.table.terms import CLOCK, Term, forms, terms
from games.core import LEVELS, Refused, Text, lines, say

MOST_TYPED = 20
"""How many characters a time may have in the form for other clocks."""


def options_form(table: Table, number: int = 0) -> Form:
    """The form in which the host settles what is played; a game with many options has several.
    Raises `Refused` if there is none of this number."""
    found = forms(table)
    if number >= len(found):
        raise Refused(ids.UNKNOWN)
    parts = [settled(term, table) for term in found[number]]
    title = table.say("bot-form-options", game=table.game.title)
    return form(controls.SetOptions(table.id), title, parts)


def settled(term: Term, reads: Says) -> Part:
    """Asks for one thing to settle."""
    choices = {value: reads.say(words) for value, words in term.choices.items()}
    return pick(term.field, reads.say(term.title), choices, term.now)


def options_sheet(table: Table, person: int) -> Sheet:
    """What is settled, for whoever is not the host."""
    head = table.say(lines([say("bot-options-head"), say("bot-options-of", host=host_of(table))]))
    words = [f"- {plain(_setting(table, term))}" for term in terms(table)]
    return sheet(table.game, "\n".join([head, *words]), rows(_leaving(table, person)))


def _setting(table: Table, term: Term) -> str:
    return table.say("bot-setting", title=term.title, value=term.choices[term.now])


def _leaving(table: Table, person: int) -> list[Widget]:
    """Buttons to leave or close the table. The only person there can't leave, only close it."""
    others = any(p.id != person and not p.level for p in table.players)
    leaves = table.seat_of(person) is not None and others
    close = labelled(table, controls.Cancel(table.id), "bot-cancel", ButtonStyle.danger)
    return [
        *([labelled(table, controls.Leave(table.id), "bot-leave")] if leaves else []),
        *([close] if person == table.host else []),
    ]


def clock_form(table: Table) -> Form:
    """A form for other times than the usual ones. It begins with the clock of now."""
    now = "" if table.clock == clocks.NONE else table.clock
    turn, _, reserve = now.partition("+")
    fields = (
        ("turn", turn, say("bot-form-turn"), say("bot-form-turn-about")),
        ("reserve", reserve, say("bot-form-reserve"), say("bot-form-reserve-about")),
    )
    parts = [
        typed(
            TextInput[Any](
                custom_id=name,
                max_length=MOST_TYPED,
                default=value or None,
                required=name == "turn",
            ),
            table.say(label),
            table.say(about),
        )
        for name, value, label, about in fields
    ]
    title = table.say("bot-form-clock", game=table.game.title)
    return form(controls.OwnClock(table.id), title, parts)


def host_sheet(table: Table, told: Text | None = None) -> Sheet:
    """What the host does besides: add a computer, invite or remove people, make somebody else the
    host, set another clock, leave, close the table."""
    me = table.host
    seated = [p for p in table.players if p.id != me]
    removable, menus = [*seated, *table.invited], list[Widget]()
    free = room(table)
    if room(table) > 0:
        menus.append(_levels(table))
    if free and table.reach != "direct":  # in direct messages Discord offers nobody
        users = UserSelect[Any](
            custom_id=ids.write(controls.Invite(table.id)),
            placeholder=table.say("bot-people-invite"),
            max_values=free,
        )
        menus.append(users)
    if removable:
        whom = {controls.Remove(table.id, p.id): table.name_of(p) for p in removable}
        menus.append(select(table.say("bot-people-remove"), whom))
    if heirs := [p for p in seated if p.id > 0]:
        to = {controls.HandOver(table.id, p.id): table.name_of(p) for p in heirs}
        menus.append(select(table.say("bot-people-hand"), to))
    text = table.say(told or lines([say("bot-host-head"), say("bot-host-about")]))
    return sheet(table.game, text, [*rows(menus), *rows([*_more(table), *_leaving(table, me)])])


def computer_sheet(table: Table) -> Sheet:
    """Asks the host which computer to add."""
    menus = [_levels(table)] if room(table) > 0 else []
    return sheet(table.game, table.say("bot-people-add-about"), rows(menus))


def _levels(table: Table) -> Widget:
    words = {level: table.say("bot-people-computer", level=level) for level in LEVELS}
    add = {controls.AddComputer(table.id, level): said for level, said in words.items()}
    return select(table.say("bot-people-add"), add)


def _more(table: Table) -> list[Widget]:
    """Buttons for what the form behind *Options* has no room for."""
    asks = list[Widget]()
    for n in range(1, len(forms(table))):
        asks.append(labelled(table, controls.AskOptions(table.id, n), "bot-options-more", n=n + 1))
    if any(term.field == CLOCK for term in terms(table)):
        asks.append(labelled(table, controls.AskClock(table.id), "bot-clock-own"))
    return asks


def left_sheet(table: Table) -> Sheet:
    """What anybody who has left or closed a table is told."""
    if table.stage == "closed":
        return sheet(table.game, table.say("bot-table-closed-another"))
    return sheet(table.game, table.say("bot-left"))


def joined_sheet(table: Table) -> Sheet:
    """What anybody who has joined from outside the lobby's message is told."""
    return sheet(table.game, table.say("bot-joined", where=place(table)))


def begun_sheet(table: Table) -> Sheet:
    """What a host who has started the match from outside the lobby's message is told."""
    return sheet(table.game, table.say("bot-begun", where=place(table)))


def handed_sheet(table: Table) -> Sheet:
    """What somebody who has handed over the table is told."""
    host = next(player for player in table.players if player.id == table.host)
    return sheet(table.game, table.say("bot-handed", who=host.mention))
