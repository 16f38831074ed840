"""What is told of a move: to everybody, or to one seat."""

from __future__ import annotations

from games.core import Note, Seat, Text, Who, say
from games.graverobber.board import Deed, Dug, Moved, Skipped
from games.graverobber.layout import NAMES
from games.squares import Square

SKIPS_TO_END = 6  # GR-14


def laid(seat: Seat, piece: str, square: Square) -> Note:
    """A step of the set-up, told to its seat alone."""
    text = say("Your {piece} is on {square}.", piece=NAMES[piece], square=square)
    return Note(text, seat)


def ready(seat: Seat, *, both: bool) -> tuple[Note, ...]:
    """A board has been fixed."""
    note = Note(say("{who} is ready.", who=Who(seat)))
    if not both:
        return (note,)
    return (note, Note(say("Both boards are laid. {who} plays first.", who=Who(0))))


def told(deed: Deed, there: Square, skips: int) -> tuple[Note, ...]:
    """What is told of a deed.

    `there`: where the seat's piece on the other board stands after it; `skips`: how many turns in a
    row have been skipped, if that counts at all.
    """
    match deed:
        case Moved(seat, way, steps):
            text = say("{who} moves {way} {steps}.", who=Who(seat), way=say(way), steps=steps)
            on_my_board = say(
                "On your board {who}'s piece is now on {square}.", who=Who(seat), square=there
            )
            return (Note(text), Note(on_my_board, 1 - seat))
        case Dug():
            return (Note(_dig(deed)),)
        case Skipped(seat):
            return (Note(_skip(seat, skips)),)


def _dig(dug: Dug) -> Text:
    values = {
        "who": Who(dug.seat),
        "other": Who(1 - dug.seat),
        "way": say(dug.way),
        "square": dug.square or dug.stood,
    }
    if dug.square is None:
        return Text(
            "{who} digs {way}, off the board: {who}'s piece on {other}'s board is on {square}.",
            values,
        )
    if dug.plot:
        return Text("{who} digs {way}: {square}, a Plot!", values)
    return Text("{who} digs {way}: {square}, no Plot there.", values)


def _skip(seat: Seat, skips: int) -> Text:
    if skips <= 1:
        return say("{who} skips.", who=Who(seat))
    return say(
        "{who} skips: {count} skips in a row, {end} end the match.",
        who=Who(seat),
        count=skips,
        end=SKIPS_TO_END,
    )
