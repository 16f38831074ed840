"""What the host of a lobby settles before the match: the clock, who sits where, who begins, the
game's own options."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.table import clocks, lobby
from bot.table.facts import LOT
from bot.table.table import Table
from games.core import Game, Options, Refused, Text, say, verbatim

CLOCK, SIDE, FIRST, OPTION = "clock", "side", "first", "option"
"""The fields of a form. An option's also names the option: `option.rounds`."""
A_FORM = 5
"""How many of them fit into a form: Discord's limit."""


@dataclass(frozen=True)
class Term:
    """One thing to settle."""

    field: str
    title: Text
    choices: Mapping[str, Text]
    """What can be chosen, as it is stored -> in words."""
    now: str


def terms(table: Table) -> list[Term]:
    """All of them. A game with a clock of its own has no other."""
    game, lot = table.game, say("bot-by-lot")
    settled, found = game.settle(table.options), list[Term]()
    if game.time.pace(settled) is None:
        offered = dict.fromkeys([*clocks.CLOCKS, table.clock])
        choices = {clock: clocks.words(clock) for clock in offered}
        found.append(Term(CLOCK, say("bot-terms-clock"), choices, table.clock))
    if game.rules.sides:
        choices = {LOT: lot, **{side: _side(game, side) for side in game.rules.sides}}
        found.append(Term(SIDE, say("bot-option-sides"), choices, table.side))
    if game.rules.begun_by:
        people = {str(p.id): verbatim(table.name_of(p)) for p in (*table.players, *table.invited)}
        choices = {"0": lot, **people}
        found.append(Term(FIRST, say("bot-option-first"), choices, str(table.first)))
    return [*found, *options_of(game, table.options)]


def options_of(game: Game[Any], options: Options) -> Iterator[Term]:
    """The game's own."""
    settled = game.settle(options)
    for option in filter(lambda option: option.offered, game.rules.options):
        choices = {value: game.choice(option, value) for value in option.choices}
        field, now = f"{OPTION}.{option.name}", settled[option.name]
        yield Term(field, game.setting(option), choices, now)


def _side(game: Game[Any], side: str) -> Text:
    """`the host is Red`, and what that means if the game has words for it."""
    name, means = game.side(side), game.side_means(side)
    if means is None:
        return say("bot-side-host", side=name)
    return say("bot-side-host-means", side=name, means=means)


def forms(table: Table) -> Sequence[Sequence[Term]]:
    """The same, as many at a time as fit into a form."""
    found = terms(table)
    return [found[n : n + A_FORM] for n in range(0, len(found), A_FORM)]


def settle(table: Table, chosen: Mapping[str, str], by: int) -> Table:
    """The lobby with what the host has chosen (field -> value): all of it, or else `Refused` is
    raised. It is the same table if nothing has changed."""
    lobby.hosted_by(table, by)
    for field, value in chosen.items():
        if value != {term.field: term.now for term in terms(table)}.get(field, value):
            table = _settled(table, field, value, by)
    return table


def _settled(table: Table, field: str, value: str, by: int) -> Table:
    kind, _, name = field.partition(".")
    if kind == CLOCK:
        return lobby.set_clock(table, value, by)
    if kind == SIDE:
        return lobby.set_side(table, value, by)
    if kind == FIRST:
        people = {"0": 0, **{str(p.id): p.id for p in (*table.players, *table.invited)}}
        if value not in people:
            raise Refused(say("bot-first-must-sit"))
        return lobby.set_first(table, people[value], by)
    return lobby.set_option(table, name, value, by)
