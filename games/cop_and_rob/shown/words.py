"""Cop & Rob in words: labels, typed moves, warnings and tips."""

from __future__ import annotations

import re

from games.cop_and_rob.rules.known.board import Board
from games.cop_and_rob.rules.known.cards import EXITS, SPELT, Exits, better
from games.cop_and_rob.rules.known.moves import ending
from games.cop_and_rob.rules.known.streets import cell_of, name
from games.cop_and_rob.shown.numbers import DIGITS, circled, numbers
from games.core import Move, Text, View, say, sentences
from games.notation import words

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
        if name(cell) in move.split()
        and word in (None, move.split()[0])
        and exits in (None, move.split()[-1], SPELT[_opened(board, move)[0]])
    )


def _opened(board: Board, move: Move) -> tuple[Exits, Exits]:
    """`Streets.opened` by a placement; nothing by any other move."""
    match move.split():
        case ["place", cell, exits]:
            return board.streets.opened(cell_of(cell), EXITS[exits])
    return 0, 0


def _in_order(exits: str) -> str:
    """`SEN` becomes `NES`. Stays as it is if an exit is named twice."""
    return "".join(w for w in "NESW" if w in exits) if len(set(exits)) == len(exits) else exits


def label(beginning: str) -> Text:
    """A move, or the beginning of one, for a button or menu entry."""
    match beginning.split():
        case [move]:
            return say("cop-and-rob-label", move=move)
        case [move, cell] if cell.endswith(","):
            return say("cop-and-rob-label-column", move=move, x=cell[:-1])
        case [move, cell]:
            return say("cop-and-rob-label-cell", move=move, cell=cell)
        case [_, cell, exits]:
            return say("cop-and-rob-label-place", cell=cell, ways=exits)
    raise ValueError(beginning)


def caption(view: View[Board], beginning: str) -> Text | None:
    """The same with the cell's number in the picture; None if it has none."""
    match beginning.split():
        case [_, column] if column.endswith(","):
            targets = numbers(view.board).items()
            inside = [circled(n) for cell, n in targets if name(cell).startswith(column)]
            if not inside:
                return None
            return say("cop-and-rob-caption-column", first=inside[0], last=inside[-1])
        case [_, cell, *_] if number := _number(view.board, cell):
            return _called(view, beginning, number)
    return None


def recalled(view: View[Board], move: str) -> Text | None:
    """The same with the cell's own name, for whoever no longer has that picture."""
    match move.split():
        case [_, cell, *_] if not cell.endswith(","):
            return _called(view, move, cell)
    return None


def _called(view: View[Board], beginning: str, number: str) -> Text:
    """A move to a cell, or its beginning, with the cell called so."""
    match beginning.split():
        case ["place", cell]:
            turned = [move for move in view.legal if move.startswith(f"place {cell} ")]
            if any(_joins(view.board, move) for move in turned):  # then each of them does
                return say("cop-and-rob-caption-turn-joins", number=number)
            return say("cop-and-rob-caption-turn", number=number)
        case [move, _]:
            return say("cop-and-rob-caption", move=move, number=number)
    return _placing(view.board, beginning, number)


def _number(board: Board, cell: str) -> str:
    """The number of the cell with this name in the picture; empty if it has none."""
    number = numbers(board).get(cell_of(cell))
    return circled(number) if number else ""


def _placing(board: Board, move: Move, number: str) -> Text:
    """A placement is told from others on its cell by what it opens: all else is forced (CR-10).
    Joining the roads ends the match (CR-20)."""
    opens, blocked = _opened(board, move)
    if _joins(board, move):
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


def _joins(board: Board, move: Move) -> bool:
    """Would this legal placement join the roads? Not if it meets only the card that it goes on
    from."""
    must, _ = board.streets.sides(cell_of(move.split()[1]))
    if must.bit_count() < 2:
        return False
    return bool(board.streets.play(board.role, move).joints)


def warn(view: View[Board], move: Move) -> Text | None:
    """Warns of a move that loses the match at once if another would not (CR-31)."""
    reason = _loses(view.board, move)
    if reason is None or all(_loses(view.board, other) for other in view.legal):
        return None
    return say("cop-and-rob-warns", reason=reason)


def _loses(board: Board, move: Move) -> Text | None:
    end = ending(board.streets.play(board.role, move))
    return end[1] if end and end[0] != board.role else None


def handy(view: View[Board]) -> tuple[Move, ...]:
    """Both answers to the question who is who (CR-5)."""
    asked = view.board.card is None and view.seat is not None and view.seat in view.acting
    return view.legal if asked else ()


def tip(view: View[Board]) -> Text | None:
    """In the first turn of each role: what it is after. Later: what a supercard can do, that a card
    which closes a way out must be placed, and when driving matters (CR-31)."""
    if view.seat not in view.acting:
        return None
    board = view.board
    if not board.card:
        return _roles_tip(board)
    if board.card == "super" and not board.driving:  # CR-12
        return say("cop-and-rob-tip-supercard", role=board.role)
    if board.turned > _FIRST and _closes(view):
        return say("cop-and-rob-tip-closes")
    if board.driving:
        id, turns = "cop-and-rob-tip-drive", _REMINDED
    else:
        id, turns = "cop-and-rob-tip-goal", _FIRST
    return Text(id, {"role": board.role}) if board.turned <= turns else None


def _closes(view: View[Board]) -> bool:
    """Does the card fit, but lead nowhere (CR-10), and not to the other side's road either
    (CR-20)?"""
    board, placed = view.board, [move for move in view.legal if move.startswith("place ")]
    leads = any(_opened(board, move)[0] or _joins(board, move) for move in placed)
    return bool(placed) and not leads


def _roles_tip(board: Board) -> Text:
    goals = say("cop-and-rob-tip-roles")
    if not board.lots:
        return goals
    return sentences([say("cop-and-rob-tip-lot", by=better(board.lots[-1])), goals])


_FIRST = 2
"""In the first turn of each the goals are told (CR-20 to CR-23)."""
_REMINDED = 8
"""In the first four turns of each a newcomer is told what driving is good for (CR-8, CR-10, CR-12,
CR-20)."""


def roles(view: View[Board]) -> tuple[Text, ...]:
    """What the seats are called, once the roles are settled."""
    called = {seat: say("cop-and-rob-role", role=role) for role, seat in view.board.cast.items()}
    return tuple(called[seat] for seat in sorted(called))
