"""Labels for buttons, typed moves, the position in words, and what the table says beside it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from games import notation
from games.core import Move, Seat, Text, View, Who, lines, paragraphs, say
from games.graveyard_shift.board import SIDES, Board
from games.graveyard_shift.rounds import ENTRANCES, KINDS, SIDE, SQUARES, WAYS, Round
from games.graveyard_shift.told import NAMES, POINTS, names

_SYNONYMS: Mapping[str, str] = {
    **{"north": "n", "east": "e", "south": "s", "west": "w"},
    **{"up": "n", "right": "e", "down": "s", "left": "w"},
    **{"u": "n", "r": "e", "d": "s", "l": "w"},
    **{"brains": "brain", "hearts": "heart", "chests": "chest", "leg": "legs"},
    **{"go": "move", "put": "return", "place": "return"},
    **{"the": "", "at": "", "to": "", "on": "", "back": ""},
}
_NAMES = (re.compile(r"[a-z]\d{1,2}"), re.compile(r"[nesw]"))


def fold(text: str) -> Move:
    """`up` -> `move N`, `a1` -> `enter A1`, `Heart b2` -> `return heart B2`."""
    words = notation.fold(text, _SYNONYMS, _NAMES).split()
    match words:
        case [way] if way in WAYS:
            return f"move {way}"
        case [square] if square in ENTRANCES:
            return f"enter {square}"
        case [kind] if kind in KINDS:
            return f"take {kind}"
        case [kind, square] if kind in KINDS:
            return f"return {kind} {square}"
    return " ".join(words)


def meant(view: View[Board], move: Move) -> tuple[Move, ...]:
    """`move B1` -> the movement that ends there."""
    now = view.board.round
    word, _, square = move.partition(" ")
    if word != "move" or now.stage != "move":
        return ()
    return tuple(f"move {way}" for way in WAYS if now.track(way)[-1:] == (square,))


_WAYS = {
    "N": say("⬆ North"),
    "E": say("➡ East"),
    "S": say("⬇ South"),
    "W": say("⬅ West"),
}
_LEADING = {
    "N": "⬆ North to {square}",
    "E": "➡ East to {square}",
    "S": "⬇ South to {square}",
    "W": "⬅ West to {square}",
}
_BEGINNINGS = {
    "enter": say("Enter…"),
    "move": say("Move…"),
    "take": say("Take…"),
    "return": say("Return…"),
}


def caption(view: View[Board], move: Move) -> Text | None:
    """A movement with the square where it ends."""
    word, _, way = move.partition(" ")
    if word != "move" or way not in WAYS or view.board.round.stage != "move":
        return None
    return say(_LEADING[way], square=view.board.round.track(way)[-1])


def label(prefix: str) -> Text:
    """A move or the beginning of one, for a button."""
    match prefix.split():
        case ["enter", square]:
            return _placed("Enter at {place}", "Enter at {place}…", square)
        case ["move", way]:
            return _WAYS[way]
        case ["take", kind]:
            return say("Take the {kind}", kind=NAMES[kind])
        case ["return", kind]:
            return say("Return the {kind}…", kind=NAMES[kind])
        case ["return", kind, square]:
            text = _placed("Return the {kind} to {place}", "Return the {kind} to {place}…", square)
            return Text(text.template, {**text.values, "kind": NAMES[kind]})
        case _:
            return _BEGINNINGS[prefix]


def _placed(whole: str, cut: str, square: str) -> Text:
    if len(square) == 1:
        return say(cut, place=say("column {column}", column=square))
    return say(whole, place=square)


def describe(view: View[Board]) -> Text:
    """Whose turn it is, the two players, the viewer first, and the parts, row by row from the
    top."""
    board = view.board
    heading = say("Graveyard Shift, round {n} of {rounds}.", n=board.number, rounds=board.rounds)
    first = view.seat or 0
    players = lines([_player(board, seat) for seat in (first, 1 - first)])
    rows = lines([say("Parts, bottom to top:"), *_rows(board.round)])
    return paragraphs([lines([heading, _standing(view)]), players, rows])


def _standing(view: View[Board]) -> Text:
    if view.outcome:
        return say("The match is over. {result}", result=view.outcome.result)
    now = view.board.round
    values = {"who": Who(now.acting)}
    match now.stage:
        case "enter":
            return Text("{who} is to enter.", values)
        case "move":
            return Text("{who} is to move: {ends}.", {**values, "ends": _ends(now)})
        case "take":
            return Text("{who} is to take a part.", values)
        case "return":
            return Text(
                "{who} is to put back one of: {parts}.", {**values, "parts": names(now.loose)}
            )


def _ends(now: Round) -> tuple[Text, ...]:
    """`north to A3`, `east to C2`: where each movement would end."""
    return tuple(
        say("{way} to {square}", way=POINTS[way], square=track[-1])
        for way in WAYS
        if (track := now.track(way))
    )


def _player(board: Board, seat: Seat) -> Text:
    now, here = board.round, board.round.pawns[seat]
    values: dict[str, object] = {
        "who": Who(seat),
        "side": SIDES[seat],
        "square": here,
        "parts": names(now.collected[seat]) or say("nothing"),
        "won": board.won[seat],
    }
    if here is None:
        text = "{who} ({side}): off the map; collected: {parts}; rounds won: {won}."
        return Text(text, values)
    return Text("{who} ({side}): on {square}; collected: {parts}; rounds won: {won}.", values)


_ROWS = (
    "Row {row}: no parts.",
    "Row {row}: {one}.",
    "Row {row}: {one}; {two}.",
    "Row {row}: {one}; {two}; {three}.",
    "Row {row}: {one}; {two}; {three}; {four}.",
)


def _rows(now: Round) -> Iterator[Text]:
    for row in range(SIDE, 0, -1):
        stacks = [
            say("{square} {parts}", square=square, parts=names(stack))
            for square in SQUARES
            if square.endswith(str(row)) and (stack := now.stack(square))
        ]
        values = dict(zip(("one", "two", "three", "four"), stacks, strict=False))
        yield Text(_ROWS[len(stacks)], {"row": row, **values})


def warn(view: View[Board], move: Move) -> Text | None:
    """A delivery of which the master wants nothing."""
    now = view.board.round
    if now.stage != "move" or not (loose := now.play(move).loose):
        return None
    text = "Your master needs none of this: {parts}. All of it goes back, {other} places first."
    return say(text, parts=names(loose), other=Who(1 - now.turn))


def tip(view: View[Board]) -> Text | None:
    """What the player to act can do and what comes of it; on the first turn what it is all for."""
    now = view.board.round
    if view.seat not in view.acting:
        return None
    match now.stage:
        case "enter":
            return _entering(view.board)
        case "move":
            return _carrying(now)
        case "take":
            return _taking(now)
        case "return":
            return say("Put a part on an empty grave, or in a mausoleum with fewer than two.")


def _entering(board: Board) -> Text:
    if board.number == 1 and not board.round.seen:
        return say(
            "You win a round by bringing a brain, a heart, a chest and legs to the gates, the four"
            " corners. Choose the corner where your pawn enters."
        )
    if not board.round.seen:  # GS-3
        return say("A new graveyard: enter at a corner where the other pawn does not stand.")
    return say(
        "Your pawn enters again, at any corner. At the other pawn's corner you get another turn."
    )


def _carrying(now: Round) -> Text:
    here = now.pawns[now.turn]
    count = len(now.stack(here)) if here else 0
    ends = {"n": count, "ends": _ends(now)}
    if count == 0:
        return Text("No parts here: your pawn walks one square, {ends}.", ends)
    if count == 1:
        return Text("Your pawn carts this part one square, {ends}. Corners are for delivery.", ends)
    return Text(
        "You push a stack of {n}: it goes {n} squares straight on, or to the edge, and drops its"
        " bottom part on every square that it passes. It can go {ends}.",
        ends,
    )


def _taking(now: Round) -> Text:
    if len(now.collected[now.turn]) == len(KINDS) - 1:  # GS-30
        return say("Take the last part that you need: it wins the round.")
    return say("Take one part; if others came with it they go back. Your pawn leaves the map.")


def why(view: View[Board], move: Move) -> Text:
    """What a move brings the player who makes it."""
    now = view.board.round
    after, me, other = now.play(move), now.acting, Who(1 - now.acting)
    if after.winner == me:
        return say("It brings the last part you need: the round is yours.")
    if now.stage == "return":
        return say("Lying there, that part helps {other} least.", other=other)
    if after.again and not now.again:
        return say("It ends on the square of {other}, so you take another turn.", other=other)
    if now.stage == "take":
        return say("The other kinds will be easier to find again.")
    if after.stage == "take" and after.turn == me and (parts := after.wanted()):
        return say("It brings what you still need to a gate: {parts}.", parts=names(parts))
    if now.stage == "enter":
        return say("From there you reach what you still need sooner than {other}.", other=other)
    text = "It ends on {square} and leaves the parts where they help you more than {other}."
    return say(text, square=after.path[-1], other=other)
