"""What Bushwhacked says: labels, the board in words, typed moves, warnings and tips."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby

from games import notation
from games.bushwhacked.battlefield import PASSES, PRICE, SIDES, Battlefield
from games.bushwhacked.grid import BITS, SIZE, listed, mask_of
from games.core import Move, Seat, Text, View, Who, lines, say
from games.squares import Square, neighbours, place

_SYNONYMS = {
    **dict.fromkeys(["put", "play"], "place"),
    **dict.fromkeys(["x", "take", "takes", "captures"], "capture"),
    **dict.fromkeys(["p", "passes"], "pass"),
    **dict.fromkeys(["swap", "exchange", "t"], "trade"),
    **dict.fromkeys(["end", "stop", "finish"], "done"),
    **dict.fromkeys(["at", "on", "for", "with"], ""),
}
_SQUARE = re.compile(r"[a-z][0-9]{1,2}")

_LABELS = {
    "place": ("Place a stone…", "Place in column {at}…", "Place at {at}"),
    "capture": ("⚔ Capture…", "⚔ Capture in column {at}…", "⚔ Capture {at}"),
    "trade": ("🔁 Trade…", "🔁 Trade in column {at}…", "🔁 Trade for {at}…"),
    "pay": ("Pay with…", "Pay in column {at}…", "Pay with {at}"),
    "pass": ("⏭ Pass",) * 3,
    "done": ("✔ Done",) * 3,
}
"""For the word alone, with a column, with a square."""


def fold(text: str) -> Move:
    """`k10` -> `place K10`, `x l11` -> `capture L11`, `p` -> `pass`; never raises."""
    move = notation.fold(text, _SYNONYMS, [_SQUARE])
    return f"place {move}" if _SQUARE.fullmatch(move.lower()) else move


def label(prefix: str) -> Text:
    """A move or the beginning of one, for a button or a menu entry."""
    word, _, at = prefix.partition(" ")
    alone, column, square = _LABELS[word]
    return say(square if at in BITS else column if at else alone, at=at)


def describe(view: View[Battlefield]) -> Text:
    """Whose turn it is and what it allows, then every player's stones."""
    field = view.board
    head = say("Bushwhacked is over.") if view.outcome else _turn(field)
    bases = say("Bases: {bases}.", bases=" ".join(listed(field.bases)))
    return lines([head, bases, *(_army(field, seat) for seat in range(field.seats))])


def _turn(field: Battlefield) -> Text:
    who = Who(field.turn.seat)
    if field.turn.trading:
        return say(
            "Bushwhacked. {who} trades for {target} and has {left} stones to pay.",
            who=who,
            target=listed(field.turn.target),
            left=PRICE - field.turn.paid.bit_count(),
        )
    return say(
        "Bushwhacked. {who} to move: {stones} to place, exposed to capture: {exposed}.",
        who=who,
        stones=field.to_place,
        exposed=_runs(field.exposed) or "–",
    )


def _army(field: Battlefield, seat: Seat) -> Text:
    template = (
        "{side} ({who}, has left). Bases {bases}. Play {play}; capture {capture}."
        if seat in field.out
        else "{side} ({who}). In hand {hand} play, {caught} capture. Bases {bases}. "
        "Play {play}; capture {capture}."
    )
    return say(
        template,
        side=say(SIDES[seat]),
        who=Who(seat),
        hand=field.play_hand(seat),
        caught=field.capture_hand(seat),
        bases=_runs(field.controlled(seat)) or "–",
        play=_runs(field.play[seat]) or "–",
        capture=_runs(field.capture[seat]) or "–",
    )


def _runs(mask: int) -> str:
    """`A1-A4 B2`: squares column by column, neighbours in a column drawn together."""
    return " ".join(_spans(listed(mask)))


def _spans(names: tuple[Square, ...]) -> Iterator[str]:
    # within a column, squares of one run keep the same distance to their index
    for _, run in groupby(enumerate(names), lambda pair: _line(pair[1]) - pair[0]):
        first, *rest = (name for _, name in run)
        yield f"{first}-{rest[-1]}" if rest else first


def _line(name: Square) -> int:
    """A number for every square that goes up by one from row to row, with gaps between columns."""
    column, row = place(name)
    return column * (SIZE + 1) + row


def warn(view: View[Battlefield], move: Move) -> Text | None:
    """What is given up by ending the turn or by capturing now; a last stone that loses."""
    field = view.board
    word, _, _ = move.partition(" ")
    if word == "done" and field.capturable:
        return say("You can still capture {squares}.", squares=_runs(field.capturable))
    if word in ("done", "capture") and field.to_place:
        return say("Stones that are not placed by now are lost: {left}.", left=field.to_place)
    if word == "place" and field.play_hand(field.turn.seat) == 1 and not _leads(field):
        return say("This is your last play stone: the match ends with this turn.")
    return None


def _leads(field: Battlefield) -> bool:
    seat = field.turn.seat
    return all(field.score(seat) > field.score(s) for s in field.still_in if s != seat)


def tip(view: View[Battlefield]) -> Text | None:
    """One sentence on what can be done now."""
    field = view.board
    if view.seat not in view.acting:
        return None
    if field.turn.trading:
        return say("Pay with three of your capture stones: they return to your hand.")
    if field.capturable:
        return say("The crossed stones can be captured now; “done” ends your turn.")
    if field.turn.moved:
        return say("You may place another stone; “done” ends your turn.")
    if field.exposed:
        return say("Place a stone or pass; then you can capture the crossed stones.")
    if field.tradable:
        return say("Instead of placing a stone you may trade three capture stones for another's.")
    if field.passes[field.turn.seat] < PASSES:
        return say("Place a stone, or pass for one more stone in your next turn.")
    return say("Place up to three stones: three around a stone, or a piercing shape, capture it.")


def why(view: View[Battlefield], move: Move) -> Text:
    """What a move brings the player who makes it."""
    field, (word, _, square) = view.board, move.partition(" ")
    match word:
        case "capture":
            return say("It makes the stone on {square} yours for good.", square=square)
        case "pass":
            return say("It saves a stone: next turn you may place one more.")
        case "trade" | "pay":
            return say("Three captures pay for the one stone that matters.")
        case "done":
            return say("There is nothing more to gain in this turn.")
    after = field.placed(mask_of(square))
    if more := after.exposed & ~field.exposed:
        return say("It threatens {squares}.", squares=_runs(more))
    base = next((b for b in listed(field.bases) if square in neighbours(b, SIZE, SIZE)), None)
    if base:
        return say("It is one of the four squares around the base on {base}.", base=base)
    return say("It keeps your stones connected and safe there.")
