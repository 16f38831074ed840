"""Legal moves as menus a person can press: at most 25 entries each, more in several steps.

Moves that begin with the same word form a group. A group of up to 5 becomes buttons, of up to 25
one menu; a larger one is cut at its next word, and where that still leaves too many, inside the
square: first the column (`place K`, or `place 3,` for cells), then the whole.

Squares of one column that follow each other do so as on the board, from the top.

A *beginning* is how a move starts: `scout R ` (whole words, with the space) or `scout R A` (cut
inside a square). The empty one stands for all moves.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

BUTTONS, ENTRIES = 5, 25
"""How many moves of a group may be buttons, and how many entries a menu has at most."""
NUMBERS = 10
"""How many squares with a number may be buttons."""
ALL_BUTTONS, MENUS = 15, 5
"""How many buttons and menus a step has at most; a message holds 40 components."""

_CUT = re.compile(r"[A-Z](?=\d)|-?\d+,(?=-?\d)")
_SQUARE = re.compile(rf"((?:.*? )?(?:{_CUT.pattern}))(-?\d+)")
"""A move up to its first square's column, and the row."""


@dataclass(frozen=True)
class Group:
    """Moves, or beginnings of moves, to choose among. `of` is what they have in common."""

    of: str
    entries: tuple[str, ...]


@dataclass(frozen=True)
class Menu:
    """One step of choosing: some entries as buttons, the others in menus."""

    buttons: tuple[str, ...]
    groups: tuple[Group, ...]


def menu(
    legal: Sequence[str],
    beginning: str = "",
    *,
    menus: Sequence[str] = (),
    numbered: Sequence[str] = (),
) -> Menu:
    """What to press for the legal moves that start with `beginning`; beside others, those whose
    first word is among `menus` are one even where they are few. Of those whose first word is among
    `numbered` up to ten squares are buttons, which lead on where there is more than one move to
    them."""
    moves = as_on_board([move for move in legal if move.startswith(beginning)])
    if 0 < len(moves) <= BUTTONS:
        return Menu(tuple(moves), ())
    buttons, groups = list[str](), list[Group]()
    for head, members in _split(moves, beginning).items():
        if len(members) <= BUTTONS and head.strip() not in menus:
            buttons += members
        elif head.strip() in numbered and len(squares := _squares(members, head)) <= NUMBERS:
            buttons += squares
        else:
            groups += _pages(head, _entries(members, head))
    if len(groups) > MENUS or len(buttons) > ALL_BUTTONS:
        return Menu((), _pages(beginning, tuple(_split(moves, beginning))))
    return Menu(tuple(buttons), tuple(groups))


def as_on_board(moves: Sequence[str]) -> list[str]:
    """The moves in their order, but those in one column that follow each other from the top: the
    highest row, or cell, comes first."""
    places = [_place(move) for move in moves]
    runs = groupby(places, lambda place: place.column)
    ordered = (sorted(run, key=lambda place: place.row, reverse=True) for _, run in runs)
    return [place.move for run in ordered for place in run]


class _Place(NamedTuple):
    column: str
    row: int
    move: str


def _place(move: str) -> _Place:
    """Where its first square is; a move without one stands for itself."""
    found = _SQUARE.match(move)
    return _Place(found[1], int(found[2]), move) if found else _Place(move, 0, move)


def pages(entries: Sequence[str]) -> list[Sequence[str]]:
    """The entries in as few menus as hold them."""
    return [entries[start : start + ENTRIES] for start in range(0, len(entries), ENTRIES)]


def leads_on(legal: Sequence[str], entry: str) -> bool:
    """Is this a beginning of a legal move, as `menu` makes them? Anything else was made up."""
    return any(_leads_to(entry, move) for move in legal if move.startswith(entry))


def _leads_to(entry: str, move: str) -> bool:
    cut = _CUT.match(move, entry.rfind(" ") + 1)
    return (
        entry in ("", move) or entry.endswith(" ") or (cut is not None and cut.end() == len(entry))
    )


def _pages(of: str, entries: tuple[str, ...]) -> tuple[Group, ...]:
    """The entries as one menu, or as several where they are more than 25."""
    return tuple(Group(of, tuple(page)) for page in pages(entries))


def _split(moves: Sequence[str], beginning: str) -> dict[str, list[str]]:
    """Moves by the next word after the beginning; a move that ends there stands for itself."""
    heads = dict[str, list[str]]()
    for move in moves:
        end = move.find(" ", len(beginning))
        heads.setdefault(move if end < 0 else move[: end + 1], []).append(move)
    if len(heads) == len(moves) and len(heads) > BUTTONS:
        return {beginning: list(moves)}
    return heads


def _entries(members: Sequence[str], head: str) -> tuple[str, ...]:
    """At most 25 entries that lead to all members: themselves, next words, or columns."""
    if len(members) <= ENTRIES:
        return tuple(members)
    by_word = tuple(_by_word(members, head))
    if len(by_word) == 1:
        return _entries(members, by_word[0])
    if len(by_word) <= ENTRIES:
        return by_word
    return _by_column(members, head)


def _squares(members: Sequence[str], head: str) -> list[str]:
    """The squares that these moves go to; a move where no other goes to the same one."""
    squares = _by_word(members, head)
    found = [(square, [m for m in members if m.startswith(square)]) for square in squares]
    return [moves[0] if len(moves) == 1 else square for square, moves in found]


def _by_word(members: Sequence[str], head: str) -> dict[str, None]:
    ends = ((move, move.find(" ", len(head))) for move in members)
    return dict.fromkeys(move if end < 0 else move[: end + 1] for move, end in ends)


def _by_column(members: Sequence[str], head: str) -> tuple[str, ...]:
    found = dict[str, None]()
    for move in members:
        cut = _CUT.match(move, len(head))
        found.setdefault(move[: cut.end()] if cut else move)
    return tuple(found)
