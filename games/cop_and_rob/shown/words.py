"""Cop & Rob in words: labels, typed moves, and the numbers of the cells that can be chosen now: the
same in the picture, on buttons, in descriptions, and when people type them."""

from __future__ import annotations

import re
from collections.abc import Mapping

from games.cop_and_rob.rules.known.board import Board
from games.cop_and_rob.rules.known.cards import SPELT, Exits
from games.cop_and_rob.rules.known.moves import Cell, On, Place, first, name, read, where
from games.core import Move, Text, View, say
from games.notation import Said, Word, words

_CIRCLED = "".join(
    chr(first + n)
    for first, many in ((0x2460, 20), (0x3251, 15), (0x32B1, 15))
    for n in range(many)
)
"""① to ㊿: there are no more of these characters."""
DIGITS = str.maketrans({circled: f" {n} " for n, circled in enumerate(_CIRCLED, 1)})
"""For `str.translate`: a circled number becomes a word of plain digits."""
_SHOWN = DIGITS | str.maketrans({"⬆": " n ", "➡": " e ", "⬇": " s ", "⬅": " w "})
"""What labels show for cells and ways, as people type it."""
_LETTERS = {"p": "place", "b": "block", "c": "cover", "l": "lift", "d": "drive"}
_BETWEEN = re.compile(r"[^\w\s,-]+|,(?!\s*-?\d)")
"""Punctuation, emoji, and commas that are not in a cell."""
_CELL = re.compile(r"(?<![\d,-])(-?\d{1,3})\s*,\s*(-?\d{1,3})(?![\d,])")
_EXITS = re.compile(r"[nesw]+|[nosw]+|[свюз]+")
_WAYS = str.maketrans("oсвюз", "enesw")
"""The letters that German and Russian descriptions print for exits, and the canonical ones."""
_NUMBER = re.compile(r"[1-9][0-9]?")
_BY_NUMBER = re.compile(
    rf"(?:(place|block|cover|lift|drive) )?({_NUMBER.pattern})(?: ([NESW]{{1,4}}))?"
)


def numbers(board: Board) -> Mapping[Cell, int]:
    """Cell -> its number, from 1, in the order of the legal moves."""
    return {cell: n for n, cell in enumerate(board.targets, 1)}


def circled(number: int) -> str:
    """The number in a circle; in brackets if there is no such character."""
    return _CIRCLED[number - 1] if number <= len(_CIRCLED) else f"({number})"


def fold(text: str) -> Move:
    """What people type, in canonical words: `1, 1 sen` is `place 1,1 NES`, and so are `1,1 nos`
    (German) and `1,1 С В Ю` (Russian); `② ⬇ ➡` is `place 2 ES`, `2,1 drive` is `drive 2,1`."""
    plain = _BETWEEN.sub(" ", text.translate(_SHOWN).casefold().replace("−", "-"))
    typed = words(_CELL.sub(lambda m: f" {int(m[1])},{int(m[2])} ", plain), _LETTERS)
    typed.sort(key=lambda word: word not in _LETTERS.values())  # verbs may come last
    after = next((n for n, word in enumerate(typed, 1) if _is_cell(word)), len(typed))
    exits = "".join(typed[after:])
    if not _EXITS.fullmatch(exits):
        return " ".join(typed)
    if after == 1:
        typed.insert(0, "place")
        after = 2
    return " ".join([*typed[:after], _in_order(exits.translate(_WAYS).upper())])


def _is_cell(word: str) -> bool:
    """Is it a cell, by its coordinates or by its number in the picture?"""
    return bool(_CELL.fullmatch(word) or _NUMBER.fullmatch(word))


def meant(view: View[Board], move: Move) -> tuple[Move, ...]:
    """The legal moves to a cell that was typed by its number in the picture (`2`, `cover 2`, `place
    2 NE`). The typed exits of a card may be those it has or those it opens."""
    found = _BY_NUMBER.fullmatch(move)
    if not found or int(found[2]) > len(view.board.targets):
        return ()
    word, number, exits = found.groups()
    cell, board = view.board.targets[int(number) - 1], view.board
    return tuple(
        move
        for move in view.legal
        if where(move) == cell
        and word in (None, first(move))
        and exits in (None, _exits(move), SPELT[opened(board, move)[0]])
    )


def _exits(move: Move) -> str:
    """The exits of a card that is placed; empty for all other moves."""
    match read(move):
        case Place(exits=exits):
            return SPELT[exits]
    return ""


def opened(board: Board, move: Move) -> tuple[Exits, Exits]:
    """`Streets.opened` by a placement; nothing by any other move."""
    match read(move):
        case Place(cell, exits):
            return board.streets.opened(cell, exits)
    return 0, 0


def _in_order(exits: str) -> str:
    """`SEN` becomes `NES`. Stays as it is if an exit is named twice."""
    return "".join(w for w in "NESW" if w in exits) if len(set(exits)) == len(exits) else exits


def label(beginning: str) -> Text:
    """A move, or the beginning of one, for a button or menu entry."""
    match read(beginning):
        case Place(cell, exits):
            return say("cop-and-rob-label-place", cell=name(cell), ways=SPELT[exits])
        case On(what, cell):
            return say("cop-and-rob-label-cell", move=what, cell=name(cell))
        case Word(word) | Said((word,)):
            return say("cop-and-rob-label", move=word)
        case Said((word, column)) if column.endswith(","):
            return say("cop-and-rob-label-column", move=word, x=column[:-1])
        case Said((word, there)):
            return say("cop-and-rob-label-cell", move=word, cell=there)
    raise ValueError(beginning)


def caption(view: View[Board], beginning: str) -> Text | None:
    """The same with the cell's number in the picture; None if it has none."""
    match read(beginning):
        case Said((_, column)) if column.endswith(","):
            targets = numbers(view.board).items()
            inside = [circled(n) for cell, n in targets if name(cell).startswith(column)]
            if not inside:
                return None
            return say("cop-and-rob-caption-column", first=inside[0], last=inside[-1])
    number = _number(view.board, where(beginning))
    return _called(view, beginning, number) if number else None


def recalled(view: View[Board], move: str, seen: bool) -> Text | None:
    """The same with the cell's own name, for whoever no longer has that picture; after its number,
    for whoever has just `seen` it."""
    cell = where(move)
    if cell is None:
        return None
    number = _number(view.board, cell) if seen else ""
    return _called(view, move, f"{number} ({name(cell)})" if number else name(cell))


def _called(view: View[Board], beginning: str, number: str) -> Text:
    """A move to a cell, or its beginning, with the cell called so."""
    match read(beginning):
        case Said():
            turned = [m for m in view.legal if first(m) == "place" and where(m) == where(beginning)]
            streets, role = view.board.streets, view.board.role
            if any(streets.joins(role, move) for move in turned):  # then each of them does
                return say("cop-and-rob-caption-turn-joins", number=number)
            return say("cop-and-rob-caption-turn", number=number)
        case On(what):
            return say("cop-and-rob-caption", move=what, number=number)
    return _placing(view.board, beginning, number)


def _number(board: Board, cell: Cell | None) -> str:
    """The number of this cell in the picture; empty if it has none."""
    number = numbers(board).get(cell) if cell else None
    return circled(number) if number else ""


def _placing(board: Board, move: Move, number: str) -> Text:
    """A placement is told from others on its cell by what it opens: all else is forced (CR-10).
    Joining the roads ends the match (CR-20)."""
    opens, blocked = opened(board, move)
    if board.streets.joins(board.role, move):
        ways = SPELT[opens | blocked]
        if ways:
            return say("cop-and-rob-caption-joins-leads", number=number, ways=ways)
        return say("cop-and-rob-caption-joins", number=number)
    if opens and blocked:
        return say(
            "cop-and-rob-caption-opens-blocked",
            number=number,
            ways=SPELT[opens],
            blocked=say("cop-and-rob-ways-short", ways=SPELT[blocked]),
        )
    if opens:
        return say("cop-and-rob-caption-opens", number=number, ways=SPELT[opens])
    if blocked:
        return say("cop-and-rob-caption-blocked", number=number, ways=SPELT[blocked])
    return say("cop-and-rob-caption-closes", number=number)


def roles(view: View[Board]) -> tuple[Text, ...]:
    """What the seats are called, once the roles are settled."""
    called = {seat: say("cop-and-rob-role", role=role) for role, seat in view.board.cast.items()}
    return tuple(called[seat] for seat in sorted(called))
