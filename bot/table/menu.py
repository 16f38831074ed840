"""Legal moves as menus a person can press: at most 25 entries each, more in several steps.

Moves that begin with the same word form a group. A group of up to 5 becomes buttons, of up to 25
one menu; a larger one is cut at its next word, and where that still leaves too many, inside the
square: first the column (`place K`, or `place 3,` for cells), then the whole.

Squares of one column that follow each other do so as on the board, from the top.

A *beginning* is how a move starts: `scout R ` (whole words, with the space) or `scout R A` (cut
inside a square). The empty one stands for all moves.

A game may say in which *order* a move's words are chosen (`Controls.order`): then first words
are buttons, a beginning has its words in that order (`R A3 `), and squares stand in menus of whole
columns. Controls of before, with beginnings as moves are written, lead on as they did.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, groupby
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
_WORD = re.compile(r"[A-Z]\d+")
"""A word that is a square."""


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
    order: Sequence[int] = (),
) -> Menu:
    """What to press for the legal moves that start with `beginning`; beside others, those whose
    first word is among `menus` are one even where they are few. Of those whose first word is among
    `numbered` up to ten squares are buttons, which lead on where there is more than one move to
    them."""
    found = _spelling(legal, order, beginning) if order else {}
    if found:
        return _ordered(found, beginning)
    moves = [move for move in legal if move.startswith(beginning)]
    if 0 < len(moves) <= BUTTONS:
        return Menu(tuple(as_on_board(moves)), ())
    buttons, groups = list[str](), list[Group]()
    for head, members in _split(moves, beginning).items():
        if len(members) <= BUTTONS and head.strip() not in menus:
            buttons += as_on_board(members)
        elif head.strip() in numbered and len(squares := _squares(members, head)) <= NUMBERS:
            buttons += as_on_board(squares)
        else:
            groups += _pages(head, _entries(members, head))
    if len(groups) > MENUS or len(buttons) > ALL_BUTTONS:
        return Menu((), _pages(beginning, tuple(_split(moves, beginning))))
    return Menu(tuple(buttons), tuple(groups))


def _spelling(legal: Sequence[str], order: Sequence[int], beginning: str) -> dict[str, str]:
    """The moves that start like this with their words in this order, each with the move itself."""
    words = ((_spelled(move, order), move) for move in legal)
    return {spelled: move for spelled, move in words if spelled.startswith(beginning)}


def _spelled(move: str, order: Sequence[int]) -> str:
    """The move with its first words in the order in which they are chosen."""
    words = move.split(" ")
    if len(words) < len(order):
        return move
    return " ".join([*(words[n] for n in order), *words[len(order) :]])


def _ordered(found: Mapping[str, str], beginning: str) -> Menu:
    """One step of choosing among moves that are spelled in an order of their own."""
    if len(found) <= BUTTONS:
        return Menu(tuple(found.values()), ())
    heads = _heads(found, beginning)
    if not beginning:
        return Menu(tuple(heads.values()), ())
    if all(_WORD.fullmatch(head[len(beginning) :].strip()) for head in heads):
        return Menu((), _by_columns(found, beginning))
    longer = [head for head, entry in heads.items() if entry == head]
    buttons = tuple(entry for head, entry in heads.items() if entry != head)
    return Menu(buttons, tuple(group for head in longer for group in _by_columns(found, head)))


def _heads(spelled: Mapping[str, str], beginning: str) -> dict[str, str]:
    """The beginnings that are a word longer, each with what it leads to: where that is a single
    move, the move."""
    found = dict[str, list[str]]()
    for move in spelled:
        if move.startswith(beginning):
            end = move.find(" ", len(beginning))
            found.setdefault(move if end < 0 else move[: end + 1], []).append(spelled[move])
    return {head: moves[0] if len(moves) == 1 else head for head, moves in found.items()}


def _by_columns(spelled: Mapping[str, str], of: str) -> tuple[Group, ...]:
    """The squares after `of` in as few menus as hold them, none of which parts a column."""
    heads, found = _heads(spelled, of), list[list[str]]()
    down = sorted(heads, key=lambda head: (head[len(of)], -int(head[len(of) + 1 :])))
    for _, column in groupby(down, key=lambda head: head[len(of)]):
        squares = [heads[head] for head in column]
        if not found or len(found[-1]) + len(squares) > ENTRIES:
            found.append([])
        found[-1] += squares
    return tuple(Group(of, tuple(page)) for page in found)


def columns(entries: Sequence[str]) -> tuple[str, str] | None:
    """The first column and the last, where the last squares that entries name are in order."""
    ends = [entry.strip().rpartition(" ")[2] for entry in entries]
    letters = [end[:1] for end in ends]
    ordered = all(map(_WORD.fullmatch, ends)) and letters == sorted(letters)
    return (letters[0], letters[-1]) if ordered else None


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


def leads_on(legal: Sequence[str], entry: str, order: Sequence[int] = ()) -> bool:
    """Is this a beginning of a legal move, as `menu` makes them? Anything else was made up."""
    moves = chain(legal, (_spelled(move, order) for move in legal if order))
    return any(_leads_to(entry, move) for move in moves if move.startswith(entry))


def _leads_to(entry: str, move: str) -> bool:
    cut = _CUT.match(move, entry.rfind(" ") + 1)
    return (
        entry in ("", move) or entry.endswith(" ") or (cut is not None and cut.end() == len(entry))
    )


def _pages(of: str, entries: tuple[str, ...]) -> tuple[Group, ...]:
    """The entries as one menu, or as several where they are more than 25."""
    return tuple(Group(of, tuple(page)) for page in pages(as_on_board(entries)))


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
