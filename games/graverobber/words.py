"""Graverobber in words: what people type, labels, the board described, warnings and tips."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from itertools import chain

from games import notation
from games.core import Move, Seat, Text, View, Who, lines, say
from games.graverobber.board import Board
from games.graverobber.ground import BIT, SIZE, SQUARES, STARTS, walk
from games.graverobber.layout import NAMES, PIECES, Layout
from games.squares import Square, step

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
    "move up": say("⬆ Up…"),
    "move down": say("⬇ Down…"),
    "move left": say("⬅ Left…"),
    "move right": say("➡ Right…"),
    "dig": say("⛏ Dig…"),
    "dig up": say("⛏ Dig up"),
    "dig down": say("⛏ Dig down"),
    "dig left": say("⛏ Dig left"),
    "dig right": say("⛏ Dig right"),
    "skip": say("Skip"),
    "windmill": say("Windmill…"),
    "grave": say("Grave…"),
    "plot": say("Plot…"),
    "ready": say("Ready"),
    "clear": say("Start over"),
}
_ENDED = {
    "move up": "⬆ Up {end}",
    "move down": "⬇ Down {end}",
    "move left": "⬅ Left {end}",
    "move right": "➡ Right {end}",
    "windmill": "Windmill at {end}",
    "grave": "Grave at {end}",
    "plot": "Plot at {end}",
}
_COLUMN = {
    "windmill": "Windmill in column {end}…",
    "grave": "Grave in column {end}…",
    "plot": "Plot in column {end}…",
}


def label(prefix: str) -> Text:
    """A move or the beginning of one, for a button or menu entry."""
    if prefix in _LABELS:
        return _LABELS[prefix]
    start, _, end = prefix.rpartition(" ")
    return Text((_COLUMN if end.isalpha() else _ENDED)[start], {"end": end})


def describe(view: View[Board]) -> Text:
    """The position in words: whose turn, Plots won, then both boards."""
    board = view.board
    said = [
        say("Graverobber: {red} is Red, {white} is White.", red=Who(0), white=Who(1)),
        _state(view),
    ]
    if board.playing:
        won = (board.won(0), board.won(1))
        text = "Plots dug up: {red} {r}, {white} {w}."
        said.append(say(text, red=Who(0), white=Who(1), r=won[0], w=won[1]))
        if board.skips:
            said.append(say("Turns skipped in a row: {skips}.", skips=board.skips))
    owners = (0, 1) if view.seat is None else (view.seat, 1 - view.seat)
    for owner in owners:
        said.extend(_board(view, owner))
    return lines(said)


def _state(view: View[Board]) -> Text:
    if view.outcome:
        return say("The match is over. {result}", result=view.outcome.result)
    if view.board.playing:
        turn = len(view.board.deeds) // 2 + 1
        return say("Turn {turn}: {who} is to play.", turn=turn, who=Who(view.acting[0]))
    return say("Still laying their board: {who}.", who=tuple(Who(s) for s in view.acting))


def _board(view: View[Board], owner: Seat) -> Iterable[Text]:
    """What the viewer knows of one player's board."""
    board, layout = view.board, view.board.layouts[owner]
    values: Mapping[str, object] = {"owner": Who(owner)}
    mine = view.seat == owner
    if not (layout or board.playing):
        return
    yield say("Your board:") if mine else Text("{owner}'s board:", values)
    dug = board.dug(1 - owner)
    if layout:
        yield from _layout(layout, {} if view.outcome else dug)
    if not board.playing:
        return
    piece = "Your piece is on {square}." if mine else "{owner}'s piece is on {square}."
    yield Text(piece, {**values, "square": board.piece(owner)})
    yield _visitor(view, owner)
    if view.seat is not None and not mine:
        yield from _own_notes(view)
    for template, plot in (("Plots dug up: {squares}.", True), ("No Plot: {squares}.", False)):
        if squares := _runs(s for s in SQUARES if dug.get(s) is plot):
            yield Text(template, {"squares": squares})
    if passes := board.passes(owner):
        yield say("Walked {squares}.", squares=_tally(passes))


def _layout(layout: Layout, dug: Mapping[Square, bool]) -> Iterable[Text]:
    """What lies there; while the match runs, a Plot that was dug up no longer does (GR-7)."""
    for piece in ("windmill", "grave", "plot"):
        placed = zip(layout.squares, PIECES, strict=False)
        if squares := " ".join(s for s, p in placed if p == piece and not dug.get(s)):
            yield say("{piece}: {squares}.", piece=NAMES[piece], squares=squares)
    if layout.piece:
        yield say("Next: a {piece}.", piece=NAMES[layout.piece])


def _visitor(view: View[Board], owner: Seat) -> Text:
    """Where the other player's piece is on this board, as far as the viewer knows."""
    board, other = view.board, 1 - owner
    whose = say("Your piece") if view.seat == other else say("{who}'s piece", who=Who(other))
    if square := board.visitors[owner]:
        return say("{whose} stands on {square}.", whose=whose, square=square)
    last = board.known(other)
    return say("{whose} was last known on {square}.", whose=whose, square=last)


def _own_notes(view: View[Board]) -> Iterable[Text]:
    """What only this seat has on its tracking board: `assist` and its marks."""
    if view.board.shade is not None:
        shade = _runs(square for square in SQUARES if square in view.board.shade)
        yield say("Your piece there can be on: {squares}.", squares=shade)
    kinds = sorted(set(view.marks.values()))
    if kinds:
        marked = [
            f"{kind} {' '.join(s for s in SQUARES if view.marks.get(s) == kind)}" for kind in kinds
        ]
        yield say("Your marks: {marks}.", marks="; ".join(marked))


def _runs(squares: Iterable[Square]) -> str:
    """`A1 C1-F1 B2`: three or more side by side are told by the first and the last."""
    runs = list[list[Square]]()
    for square in squares:
        if runs and step(runs[-1][-1], 1, 0, SIZE, SIZE) == square:
            runs[-1].append(square)
        else:
            runs.append([square])
    told = ([f"{run[0]}-{run[-1]}"] if len(run) > 2 else run for run in runs)
    return " ".join(chain.from_iterable(told))


_TIMES = ("once", "twice", "3 times", "4 times", "5 times or more")


def _tally(passes: Mapping[Square, int]) -> str:
    """`once: A2 A3; twice: B3`: the squares by the number of passes."""
    counted = {square: min(count, len(_TIMES)) for square, count in passes.items()}
    return "; ".join(
        f"{_TIMES[count - 1]}: {_runs(s for s in SQUARES if counted.get(s) == count)}"
        for count in sorted(set(counted.values()))
    )


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
            "You move on your own board, and your piece on {who}'s board moves along until "
            "something of theirs is in the way. Nobody tells you whether it was.",
            who=Who(1 - view.seat),
        )
    recent = [deed for deed in board.deeds if deed.seat == view.seat][-3:]
    if all(deed in board.moves(view.seat) for deed in recent):
        return say(
            "A dig tells you exactly where your piece on {who}'s board stands, even when it "
            "goes over the edge.",
            who=Who(1 - view.seat),
        )
    return None


def _set_up_tip(view: View[Board], seat: Seat) -> Text | None:
    layout = view.board.layouts[seat]
    if not layout or not layout.squares:
        return say(
            "You lay your board in secret: {who} will walk it blind and dig for your three "
            "Plots. Windmill and Graves are in the way, Plots are not.",
            who=Who(1 - seat),
        )
    if layout.piece:
        return None
    return say("Press *Ready* to keep it: after that nothing can be changed.")


def why(view: View[Board], move: Move) -> Text:
    """What a move is good for."""
    word, _, rest = move.partition(" ")
    match word:
        case "dig" if rest:
            return say("You learn where your other piece stands, and a Plot may lie there.")
        case "move":
            return say("It takes your other piece towards squares where Plots may lie.")
        case "skip":
            return say("Nothing else helps you more than keeping still.")
        case "ready":
            return say("Your layout is hard enough to find.")
        case _:
            return say("It leaves many ways to hide what is still to be laid.")
