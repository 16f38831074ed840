"""Cop & Rob in words: labels, what people type, warnings and tips."""

from __future__ import annotations

import re
from collections.abc import Mapping

from games.cop_and_rob.board import Board
from games.cop_and_rob.cards import EXITS, OTHER, ROLE_NAMES, SPELT, Exits, Role, ways
from games.cop_and_rob.moves import ending
from games.cop_and_rob.numbers import DIGITS, circled, numbers
from games.cop_and_rob.streets import cell_of, name
from games.cop_and_rob.told import better
from games.core import Move, Text, View, say, sentences, verbatim
from games.notation import words

_SYNONYMS = {
    **{"p": "place", "b": "block", "c": "cover", "l": "lift", "d": "drive"},
    **{"north": "n", "east": "e", "south": "s", "west": "w"},
    **{"at": "", "on": "", "to": "", "opens": "", "and": ""},
}
_BETWEEN = re.compile(r"[()+:]")
_CELL = re.compile(r"(?<![\d,-])(-?\d{1,3})\s*,\s*(-?\d{1,3})(?![\d,])")
_EXITS = re.compile(r"[nesw]+")
_NUMBER = re.compile(r"[1-9][0-9]?")
_BY_NUMBER = re.compile(
    rf"(?:(place|block|cover|lift|drive) )?({_NUMBER.pattern})(?: ([NESW]{{1,4}}))?"
)


def fold(text: str) -> Move:
    """What people type as canonical text: `1, 1 sen` is `place 1,1 NES`, `② s e` `place 2 ES`."""
    plain = _BETWEEN.sub(" ", text.translate(DIGITS).casefold().replace("−", "-"))
    typed = words(_CELL.sub(lambda m: f" {int(m[1])},{int(m[2])} ", plain), _SYNONYMS)
    after = next((n for n, word in enumerate(typed, 1) if _is_cell(word)), len(typed))
    exits = "".join(typed[after:])
    if not _EXITS.fullmatch(exits):
        return " ".join(typed)
    if after == 1:
        typed.insert(0, "place")
        after = 2
    return " ".join([*typed[:after], _in_order(exits.upper())])


def _is_cell(word: str) -> bool:
    """Is it one by its coordinates, or by its number in the picture?"""
    return bool(_CELL.fullmatch(word) or _NUMBER.fullmatch(word))


def meant(view: View[Board], move: Move) -> tuple[Move, ...]:
    """The legal moves to a cell that was typed by its number in the picture, as in `2`, `cover 2`,
    `place 2 NE`; of a card the exits may be typed that it has or that it opens."""
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
    """`SEN` as `NES`; what names an exit twice is left as it is."""
    return "".join(w for w in "NESW" if w in exits) if len(set(exits)) == len(exits) else exits


_SINGLE: Mapping[str, Text] = {
    "rob": say("💰 Be Rob, the robber"),
    "cop": say("🚓 Be Cop, the police"),
    "discard": say("🗑 Discard the card"),
    "stay": say("🅿 Stay here"),
    "place": say("🛣 Place the card…"),
    "block": say("🚧 Block a way out…"),
    "cover": say("🎯 Cover a card…"),
    "lift": say("🧹 Lift a supercard…"),
    "drive": say("🚗 Drive…"),
}
_AT_COLUMN = {
    "place": "Place in column {x}…",
    "block": "Block in column {x}…",
    "cover": "Cover in column {x}…",
    "lift": "Lift in column {x}…",
    "drive": "Drive to column {x}…",
}
_AT_CELL = {
    "place": "Place at {cell}…",
    "block": "🚧 Block {cell}",
    "cover": "🎯 Cover {cell}",
    "lift": "🧹 Lift {cell}",
    "drive": "🚗 Drive to {cell}",
}


def label(beginning: str) -> Text:
    """A move, or the beginning of one, for a button or menu entry."""
    match beginning.split():
        case [word]:
            return _SINGLE[word]
        case [word, cell] if cell.endswith(","):
            return Text(_AT_COLUMN[word], {"x": cell[:-1]})
        case [word, cell]:
            return Text(_AT_CELL[word], {"cell": cell})
        case [_, cell, exits]:
            return say("🛣 Place at {cell}: {ways}", cell=cell, ways=ways(exits))
    raise ValueError(beginning)


_AT_NUMBER = {
    "place": "{number} Turn the card…",
    "block": "🚧 Block {number}",
    "cover": "🎯 Cover {number}",
    "lift": "🧹 Lift {number}",
    "drive": "🚗 Drive to {number}",
}


def caption(view: View[Board], beginning: str) -> Text | None:
    """The same with the number that the picture shows on the cell; None where there is none."""
    number = {name(cell): circled(n) for cell, n in numbers(view.board).items()}
    match beginning.split():
        case [_, column] if column.endswith(","):
            inside = [circled for cell, circled in number.items() if cell.startswith(column)]
            return say("{first} to {last}…", first=inside[0], last=inside[-1]) if inside else None
        case [word, cell] if cell in number:
            return Text(_AT_NUMBER[word], {"number": number[cell]})
        case [_, cell, _] if cell in number:
            return _placing(number[cell], *_opened(view.board, beginning))
    return None


def _placing(number: str, opens: Exits, blocked: Exits) -> Text:
    """What a placement opens tells it from the others on that cell: all else is forced (CR-10)."""
    if opens and blocked:
        text = "{number} opens {ways}, blocked {blocked}"
        return say(text, number=number, ways=ways(SPELT[opens]), blocked=ways(SPELT[blocked]))
    if opens:
        return say("{number} opens {ways}", number=number, ways=ways(SPELT[opens]))
    if blocked:
        text = "{number} opens nothing, blocked {blocked}"
        return say(text, number=number, blocked=ways(SPELT[blocked]))
    return say("{number} closes this way out", number=number)


def warn(view: View[Board], move: Move) -> Text | None:
    """Before a move that loses the match at once, where another would not (CR-31)."""
    reason = _loses(view.board, move)
    if reason is None or all(_loses(view.board, other) for other in view.legal):
        return None
    return say("That loses the match at once: {reason}.", reason=reason)


def _loses(board: Board, move: Move) -> Text | None:
    end = ending(board.streets.play(board.role, move))
    return end[1] if end and end[0] != board.role else None


def tip(view: View[Board]) -> Text | None:
    """What the roles are after, in the first turn of each, and why driving matters, when it is time
    to (CR-31)."""
    if view.seat not in view.acting:
        return None
    board = view.board
    if not board.card:
        return _roles_tip(board)
    if board.driving:
        return _DRIVING[board.role] if board.turned <= _REMINDED else None
    return _GOALS[board.role] if board.turned <= len(_GOALS) else None


def _roles_tip(board: Board) -> Text:
    goals = say("Rob wants to keep a way out to the end; Cop wants to join his road to Rob's.")
    if not board.lots:
        return goals
    drew = say("You drew {why}: choose.", why=better(board.lots[-1]))
    return sentences([drew, goals])


_GOALS: Mapping[Role, Text] = {
    "rob": say(
        "You are Rob: keep a way out open. You win when Cop has played his last card, or has no "
        "way out himself; you lose when you have none, or when his road joins yours."
    ),
    "cop": say(
        "You are Cop: join your road to Rob's, or leave him no way out, before your cards are used "
        "up. You lose, too, when you have no way out yourself."
    ),
}
"""How the roles win and lose (CR-20 to CR-23)."""
_DRIVING: Mapping[Role, Text] = {
    "rob": say(
        "Where your pawn stands matters: the card under it can't be covered, and you build on and "
        "get away only from cards it can drive to. Cop may join any card of yours that is not "
        "covered, the pale ones too."
    ),
    "cop": say(
        "Where your pawn stands matters: the card under it can't be covered, and you build on and "
        "catch Rob only from cards it can drive to. You may join any card of Rob's that is not "
        "covered, the pale ones too."
    ),
}
"""What driving is good for (CR-8, CR-10, CR-12, CR-20)."""
_REMINDED = 8
"""The turns at first in which somebody new to the game is told that: four of each."""


def roles(view: View[Board]) -> tuple[Text, ...]:
    """What the seats are called, once that is settled."""
    called = {seat: verbatim(role.capitalize()) for role, seat in view.board.cast.items()}
    return tuple(called[seat] for seat in sorted(called))


def why(view: View[Board], move: Move) -> Text:
    """What a move changes on the roads."""
    board = view.board
    if board.card is None:
        return say("That role suits the start a little better.")
    after, role = board.streets.play(board.role, move), board.role
    if (end := ending(after)) and end[0] == role:
        return say("It wins the match: {reason}.", reason=end[1])
    mine, theirs = len(after.ways_out[role]), len(after.ways_out[OTHER[role]])
    return say(
        "Ways out after it: yours {mine}, those of {other} {theirs}.",
        mine=mine,
        other=ROLE_NAMES[OTHER[role]],
        theirs=theirs,
    )
