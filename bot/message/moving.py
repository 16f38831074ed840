"""Buttons and menus for legal moves, and what somebody has chosen of one: at a match, in a lesson,
in a puzzle, in a plan."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from discord import ButtonStyle

from bot.message.parts import Row, Widget, button, labelled, select
from bot.message.words import tell
from bot.table import controls
from bot.table.ids import Moment, Step, Where
from bot.table.menu import Group, as_on_board, columns, menu, pages
from bot.table.question import Question
from bot.table.shown import Shown
from bot.table.table import Table
from games.core import Move, View


def captioned(shown: Shown, view: View[Any], beginning: str) -> str:
    """The label of a legal move of this view, or of a move's beginning."""
    return shown.say(shown.game.captioned(view, beginning.strip()))


def about_to(shown: Shown, view: View[Any], chosen: str) -> str:
    """What the seat whose view it is has chosen, if that is a whole move; else what its beginning
    leaves open."""
    if chosen not in view.legal:
        asked = shown.game.words.step(view, chosen.strip()) if chosen else None
        return f"**{tell(shown, asked)}**" if asked else ""
    return tell(shown, "bot-about-to-play", move=captioned(shown, view, chosen))


def confirm_controls(shown: Shown, where: Where, move: Move) -> list[Widget]:
    """Plays the move, or leads back to all."""
    return [
        labelled(shown, Step(where, move, sure=True), "bot-button-play-this", ButtonStyle.success),
        labelled(shown, Step(where), "bot-button-back"),
    ]


def go_on(table: Table) -> Widget:
    """For whoever was out of time."""
    return labelled(table, controls.GoOn(table.id), "bot-button-go-on", ButtonStyle.primary)


def turn_controls(question: Question[Where], beginning: str = "") -> list[Widget]:
    """Buttons and menus for the legal moves that start with `beginning`. (If that is a whole move,
    to confirm it.)

    First what the game wants at hand. Menus come before the other buttons if the first moves are in
    them."""
    table, seat, where = question.shown, question.seat, question.where
    if isinstance(table, Table) and seat in table.waited_for:
        return [go_on(table)]
    assert where, "something is asked"
    view, how = question.view, table.game.controls
    if beginning in view.legal:
        return confirm_controls(table, where, beginning)
    found = menu(view.legal, beginning, menus=how.menus, numbered=how.numbered, leads=how.leads)
    handy = how.near(view, beginning.strip()) if beginning else how.handy(view)
    others = [move for move in found.buttons if move not in handy]
    buttons = [_move_button(table, view, where, move) for move in others]
    menus = [_move_menu(table, view, where, n, found.groups) for n in range(len(found.groups))]
    style = ButtonStyle.primary
    first = [button(Step(where, m), captioned(table, view, m), style) for m in handy]
    if beginning:
        return [*first, *buttons, *menus, labelled(table, Step(where), "bot-button-back")]
    if isinstance(where, Moment) and isinstance(table, Table) and table.setting_up(seat):
        style = ButtonStyle.secondary if where.count else ButtonStyle.primary
        buttons.append(labelled(table, controls.RandomLayout(table.id), "bot-button-random", style))
        buttons.append(labelled(table, controls.TypeLayout(table.id), "bot-button-type"))
        return [*buttons, *menus]
    first += _shortlists(table, view, where, len(menus))
    if how.leads:
        return [*first, *_leading(others, buttons), *menus]
    if first or view.legal[0] not in found.buttons:
        return [*first, *menus, *buttons]
    return [*buttons, *menus]


def _leading(entries: Sequence[Move], buttons: Sequence[Widget]) -> list[Widget]:
    """The buttons in rows of three, which a phone shows beside each other: those with the same
    first word together."""
    pairs = list(zip(entries, buttons, strict=True))
    alike = [list(same) for _, same in groupby(pairs, key=lambda pair: pair[0].split(" ")[0])]
    return [
        Row(*(control for _, control in same[n : n + 3]))
        for same in alike
        for n in range(0, len(same), 3)
    ]


def _shortlists(shown: Shown, view: View[Any], where: Where, number: int) -> list[Widget]:
    """The game's shortlists as menus, numbered from `number` on."""
    made = list[Widget]()
    for shortlist in shown.game.controls.shortlists(view):
        parts = pages(as_on_board(list(shortlist.moves)))
        for n, page in enumerate(parts, 1):
            title = _paged(shown, shown.say(shortlist.title), page, n, len(parts))
            moves = {move: shown.say(shortlist.moves[move]) for move in page}
            made.append(_choices(where, number + len(made), title, moves))
    return made


def _paged(shown: Shown, title: str, entries: Sequence[Move], n: int, count: int) -> str:
    """A menu's title. If there are several menus of the kind, it names the menu's columns, or else
    its number."""
    if count == 1:
        return title
    if ends := columns(entries):
        return shown.say("bot-menu-columns", title=title, first=ends[0], last=ends[1])
    return shown.say("bot-menu-page", title=title, n=n, count=count)


def _move_button(shown: Shown, view: View[Any], where: Where, move: str) -> Widget:
    ends = shown.game.rules.set_up is not None and move == shown.game.rules.set_up.ready
    style = ButtonStyle.success if ends else ButtonStyle.secondary
    return button(Step(where, move), captioned(shown, view, move), style)


def _move_menu(
    shown: Shown, view: View[Any], where: Where, number: int, groups: Sequence[Group]
) -> Widget:
    group = groups[number]
    alike = [n for n, other in enumerate(groups) if other.of == group.of]
    entries = {entry: captioned(shown, view, entry) for entry in group.entries}
    of = group.of.strip()
    title = captioned(shown, view, of) if of else shown.say("bot-choose-menu")
    title = _paged(shown, title, group.entries, alike.index(number) + 1, len(alike))
    return _choices(where, number, title, entries)


def _choices(where: Where, number: int, title: str, entries: Mapping[Move, str]) -> Widget:
    """A menu of moves and beginnings."""
    return select(title, {Step(where, m, number=number): said for m, said in entries.items()})
