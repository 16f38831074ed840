"""Graverobber in words: what people type, labels, warnings, tips and reasons."""

from __future__ import annotations

import re

from games import notation
from games.core import Move, Seat, Text, View, Who, say
from games.graverobber.board import Board
from games.graverobber.ground import BIT, SQUARES, STARTS, line, walk

_WAYS = {
    **dict.fromkeys(("up", "u", "north"), "up"),
    **dict.fromkeys(("down", "d", "south"), "down"),
    **dict.fromkeys(("left", "l", "west"), "left"),
    **dict.fromkeys(("right", "r", "east"), "right"),
}
"""No single letter is a compass point: `s` is a skip."""
_COUNTS = ("one", "two", "three", "four", "five", "six", "seven")
_WAY = f"(?:to )?(?:the )?(?P<way>{'|'.join(_WAYS)})"
_COUNT = f"(?P<count>[0-9]{{1,3}}|{'|'.join(_COUNTS)})(?: (?:space|square|step)s?)?"
_HEAD = "(?:(?:red |white )?moves? )?"
_MOVES = (re.compile(f"{_HEAD}{_WAY} ?{_COUNT}"), re.compile(f"{_HEAD}{_COUNT} ?{_WAY}"))
_DIG = re.compile(f"(?:(?:red |white )?digs? |d ?){_WAY}")
_SHORT = {
    "s": "skip",
    "w": "windmill",
    "wm": "windmill",
    "g": "grave",
    "p": "plot",
}
_SQUARE = (re.compile("[a-z][0-9]{1,2}"),)


def fold(typed: str) -> Move:
    """`U4`, `4 up`, `four left` -> `move ...`; `dl`, `dig west` -> `dig left` (GR-15); `g e2` ->
    `grave E2`; a way alone, which could be a move or a dig, stays one."""
    text = " ".join(typed.casefold().split())
    for form in _MOVES:
        if move := form.fullmatch(text):
            return f"move {_WAYS[move['way']]} {_count(move['count'])}"
    if dig := _DIG.fullmatch(text):
        return f"dig {_WAYS[dig['way']]}"
    return _WAYS.get(text) or notation.fold(text, _SHORT, _SQUARE)


def _count(typed: str) -> int:
    return 1 + _COUNTS.index(typed) if typed in _COUNTS else int(typed)


_LABELS = {
    "move": say("Move…"),
    "move up": say("⬆ North…"),
    "move down": say("⬇ South…"),
    "move left": say("⬅ West…"),
    "move right": say("➡ East…"),
    "dig": say("⛏ Dig…"),
    "dig up": say("⛏ Dig north"),
    "dig down": say("⛏ Dig south"),
    "dig left": say("⛏ Dig west"),
    "dig right": say("⛏ Dig east"),
    "skip": say("Skip"),
    "windmill": say("Windmill…"),
    "grave": say("Grave…"),
    "plot": say("Plot…"),
    "ready": say("Ready"),
    "clear": say("Start over"),
}
_ENDED = {
    "move up": "⬆ North {end}",
    "move down": "⬇ South {end}",
    "move left": "⬅ West {end}",
    "move right": "➡ East {end}",
    "windmill": "Windmill at {end}",
    "grave": "Grave at {end}",
    "plot": "Plot at {end}",
}
_COLUMN = {
    "windmill": "Windmill in column {end}…",
    "grave": "Grave in column {end}…",
    "plot": "Plot in column {end}…",
}


_LEADING = {
    "up": "⬆ North {steps}, to {square}",
    "down": "⬇ South {steps}, to {square}",
    "left": "⬅ West {steps}, to {square}",
    "right": "➡ East {steps}, to {square}",
}


def caption(view: View[Board], move: Move) -> Text | None:
    """A move of one's piece, with the square it leads to."""
    match move.split(" "):
        case ["move", way, steps] if view.seat is not None:
            square = line(view.board.piece(view.seat), way)[int(steps) - 1]
            return say(_LEADING[way], steps=steps, square=square)
    return None


def label(prefix: str) -> Text:
    """A move or the beginning of one, for a button or menu entry."""
    if prefix in _LABELS:
        return _LABELS[prefix]
    start, _, end = prefix.rpartition(" ")
    return Text((_COLUMN if end.isalpha() else _ENDED)[start], {"end": end})


def warn(view: View[Board], move: Move) -> Text | None:
    """GR-8: the layout hems in its owner's own piece."""
    if move != "ready" or view.seat is None:
        return None
    layout = view.board.layouts[view.seat]
    if layout is None:
        return None
    room = walk(BIT[STARTS[view.seat]], layout.obstacles).bit_count()
    free = len(SQUARES) - layout.obstacles.bit_count()
    if 2 * room >= free:
        return None
    return say(
        "Your own piece is hemmed in: from {start} it can walk to only {room} of {free} free "
        "squares.",
        start=STARTS[view.seat],
        room=room,
        free=free,
    )


def tip(view: View[Board]) -> Text | None:
    """What a newcomer should be told now."""
    board = view.board
    if view.seat is None or view.seat not in view.acting:
        return None
    if not board.playing:
        return _set_up_tip(view, view.seat)
    if not board.moves(view.seat) and not board.digs(view.seat):
        return say(
            "The goal: dig up the three Plots on {who}'s board before {who} digs up yours. Move "
            "your piece on your own board: your other piece, on {who}'s, goes the same way until "
            "an obstacle or the edge stops it. Nobody tells you whether it was stopped. Then dig "
            "beside it.",
            who=Who(1 - view.seat),
        )
    recent = [deed for deed in board.deeds if deed.seat == view.seat][-3:]
    if not any(deed in board.digs(view.seat) for deed in recent):
        return say(
            "A dig tells you exactly where your other piece stands, even one that goes over the "
            "edge."
        )
    return None


def _set_up_tip(view: View[Board], seat: Seat) -> Text | None:
    layout = view.board.layouts[seat]
    if not layout or not layout.squares:
        return say(
            "The goal: dig up the three Plots that {who} hides, before {who} digs up yours. So "
            "hide yours well: the Windmill and the Graves stand in {who}'s way, Plots don't. "
            "*Random layout* lays a whole board for you.",
            who=Who(1 - seat),
        )
    if layout.piece:
        return None
    return say("Press *Ready* to keep this board: after that nothing can be changed.")


def why(view: View[Board], move: Move) -> Text:
    """What a move is good for."""
    word, _, rest = move.partition(" ")
    match word:
        case "dig" if rest:
            return say("It tells you where your other piece stands, and may turn up a Plot.")
        case "move":
            return say("It takes your other piece closer to where Plots may lie.")
        case "skip":
            return say("No move or dig would gain you anything now.")
        case "ready":
            return say("Your board is complete, and your Plots are hidden.")
        case _:
            return say("It leaves plenty of room for what you still have to lay.")
