"""Legal moves as buttons and menus. A menu has at most 25 entries, so many moves take several
steps.

Moves that begin with the same word form a group. A group of up to 5 becomes buttons, one of up to
25 becomes a menu. A larger group is divided by the next word. If that still makes too many entries,
the square is chosen in two steps: first its column (`place K`, or `place 3,` for cells), then the
whole square.

Neighbouring squares of one column are listed as on the board, from the top down.

A *beginning* is how a move starts: `scout R ` (whole words, with the space) or `scout R A` (cut
inside a square). The empty beginning stands for all moves.

A game may say how many words *lead* (`Controls.leads`). Then the first buttons are beginnings of so
many words (`claim R `), a menu of squares holds whole columns, and what is left in the end becomes
buttons, if a message has room for them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

BUTTONS, ENTRIES = 5, 25
"""The most moves of a group that become buttons, and the most entries of a menu."""
NUMBERS = 10
"""The most squares that become buttons after a word in `numbered` (see `menu`)."""
ALL_BUTTONS, MENUS = 15, 5
"""The most buttons and menus of one step. A message holds 40 components."""

_CUT = re.compile(r"[A-Z](?=\d)|-?\d+,(?=-?\d)")
_SQUARE = re.compile(rf"((?:.*? )?(?:{_CUT.pattern}))(-?\d+)")
"""A move up to its first square's column, and the row."""
_WORD = re.compile(r"[A-Z]\d+")
"""A word that is a square."""


@dataclass(frozen=True)
class Group:
    """Moves or beginnings to choose among. `of` is the beginning they share."""

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
    leads: int = 0,
) -> Menu:
    """What to press for the legal moves that start with `beginning`.

    `menus`: moves with one of these first words always form a menu, unless all the moves together
    are few enough for buttons. `numbered`: after one of these first words, up to ten squares become
    buttons; a button leads on if several moves go to its square. `leads`: see above.
    """
    if leads and not beginning and len(legal) > BUTTONS:
        return Menu(_first_words(legal, leads), ())
    moves = [move for move in legal if move.startswith(beginning)]
    if leads and beginning.endswith(" "):
        return _led(moves, beginning)
    if 0 < len(moves) <= BUTTONS:
        return Menu(tuple(as_on_board(moves)), ())
    buttons, groups = list[str](), list[Group]()
    for head, members in _split(moves, beginning).items():
        if len(members) <= BUTTONS and head.strip() not in menus:
            buttons += as_on_board(members)
        elif head.strip() in numbered and len(squares := _heads(members, head)) <= NUMBERS:
            buttons += as_on_board(squares)
        else:
            groups += _pages(head, _entries(members, head))
    if len(groups) > MENUS or len(buttons) > ALL_BUTTONS:
        return Menu((), _pages(beginning, tuple(_split(moves, beginning))))
    return Menu(tuple(buttons), tuple(groups))


def _first_words(legal: Sequence[str], leads: int) -> tuple[str, ...]:
    """Each beginning of so many words; the whole move if it has no more, or if only one begins like
    that."""
    found, head = dict[str, str](), ""
    for move in legal:
        if head and move.startswith(head):  # neighbours mostly begin alike
            found[head] = head
            continue
        words = move.split(" ", leads)
        head = " ".join(words[:leads]) + " " if len(words) > leads else ""
        found[head or move] = head if head in found else move
    return tuple(found.values())


def _led(moves: Sequence[str], beginning: str) -> Menu:
    """One step of choosing after the words that lead."""
    if len(moves) <= ALL_BUTTONS:
        return Menu(tuple(moves), ())
    heads = _heads(moves, beginning)
    if len(heads) <= ALL_BUTTONS:
        return Menu(heads, ())
    return Menu((), _by_columns(heads, beginning))


def _heads(moves: Sequence[str], beginning: str) -> tuple[str, ...]:
    """The beginnings that are a word longer, or the move where one leads to no other."""
    found = _by_word(moves, beginning).items()
    return tuple(same[0] if len(same) == 1 else head for head, same in found)


def _by_columns(heads: Sequence[str], of: str) -> tuple[Group, ...]:
    """The squares after `of`, in as few menus as can hold them without dividing a column."""
    squares = [(head[len(of)], -int(head[len(of) + 1 :].split(" ")[0]), head) for head in heads]
    found = list[list[str]]()
    for _, column in groupby(sorted(squares), key=lambda square: square[0]):
        down = [head for *_, head in column]
        if not found or len(found[-1]) + len(down) > ENTRIES:
            found.append([])
        found[-1] += down
    return tuple(Group(of, tuple(page)) for page in found)


def columns(entries: Sequence[str]) -> tuple[str, str] | None:
    """The first and the last column of the squares that the entries end with; None if the columns
    are not in order."""
    ends = [entry.strip().rpartition(" ")[2] for entry in entries]
    letters = [end[:1] for end in ends]
    ordered = all(map(_WORD.fullmatch, ends)) and letters == sorted(letters)
    return (letters[0], letters[-1]) if ordered else None


def as_on_board(moves: Sequence[str]) -> list[str]:
    """The moves in their order, except that neighbours in one column go from the top down: the
    highest row or cell comes first."""
    places = [_place(move) for move in moves]
    runs = groupby(places, lambda place: place.column)
    ordered = (sorted(run, key=lambda place: place.row, reverse=True) for _, run in runs)
    return [place.move for run in ordered for place in run]


class _Place(NamedTuple):
    column: str
    row: int
    move: str


def _place(move: str) -> _Place:
    """The column and row of the move's first square. A move without one is its own column."""
    found = _SQUARE.match(move)
    return _Place(found[1], int(found[2]), move) if found else _Place(move, 0, move)


def pages(entries: Sequence[str]) -> list[Sequence[str]]:
    """The entries, divided into as few menus as can hold them."""
    return [entries[start : start + ENTRIES] for start in range(0, len(entries), ENTRIES)]


def leads_on(legal: Sequence[str], entry: str) -> bool:
    """Is this a beginning of a legal move, as `menu` makes them? Anything else is made up."""
    return any(_leads_to(entry, move) for move in legal if move.startswith(entry))


def _leads_to(entry: str, move: str) -> bool:
    cut = _CUT.match(move, entry.rfind(" ") + 1)
    return (
        entry in ("", move) or entry.endswith(" ") or (cut is not None and cut.end() == len(entry))
    )


def _pages(of: str, entries: tuple[str, ...]) -> tuple[Group, ...]:
    """The entries as one menu, or as several if there are more than 25."""
    return tuple(Group(of, tuple(page)) for page in pages(as_on_board(entries)))


def _by_word(moves: Sequence[str], beginning: str) -> dict[str, list[str]]:
    """The moves by the next word after the beginning. A move that ends there stands for itself."""
    heads = dict[str, list[str]]()
    for move in moves:
        end = move.find(" ", len(beginning))
        heads.setdefault(move if end < 0 else move[: end + 1], []).append(move)
    return heads


def _split(moves: Sequence[str], beginning: str) -> dict[str, list[str]]:
    """The same, or all of them together if no two have that word in common."""
    heads = _by_word(moves, beginning)
    if len(heads) == len(moves) and len(heads) > BUTTONS:
        return {beginning: list(moves)}
    return heads


def _entries(members: Sequence[str], head: str) -> tuple[str, ...]:
    """At most 25 entries that lead to all members: the moves themselves, their next words, or
    columns."""
    if len(members) <= ENTRIES:
        return tuple(members)
    by_word = tuple(_by_word(members, head))
    if len(by_word) == 1:
        return _entries(members, by_word[0])
    if len(by_word) <= ENTRIES:
        return by_word
    return _by_column(members, head)


def _by_column(members: Sequence[str], head: str) -> tuple[str, ...]:
    found = dict[str, None]()
    for move in members:
        cut = _CUT.match(move, len(head))
        found.setdefault(move[: cut.end()] if cut else move)
    return tuple(found)
