"""What is told of a move: to everybody, or to one seat."""

from __future__ import annotations

from games.core import Note, Seat, Text, Who, say
from games.graverobber.board import Deed, Dug, Moved, Skipped
from games.squares import Square

SKIPS_TO_END = 6  # GR-14
POINTS = {"up": say("north"), "down": say("south"), "left": say("west"), "right": say("east")}
"""What people read for a direction; what they type may be either."""
_LAID = {
    "windmill": "Your Windmill is on {square}.",
    "grave": "Your Grave is on {square}.",
    "plot": "Your Plot is on {square}.",
}


def laid(seat: Seat, piece: str, square: Square) -> Note:
    """A step of the set-up, told to its seat alone."""
    return Note(say(_LAID[piece], square=square), seat)


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
        case Moved(seat):
            text = "On your board, {who}'s other piece is now on {square}."
            return (_move(deed), Note(say(text, who=Who(seat), square=there), 1 - seat))
        case Dug():
            return (Note(_dig(deed)),)
        case Skipped(seat):
            return (Note(_skip(seat, skips)),)


def _move(moved: Moved) -> Note:
    return Note(
        say(
            "{who} moves {way} {steps}, to {square}.",
            who=Who(moved.seat),
            way=POINTS[moved.way],
            steps=moved.steps,
            square=moved.path[-1],
        )
    )


def _dig(dug: Dug) -> Text:
    values = {
        "who": Who(dug.seat),
        "way": POINTS[dug.way],
        "square": dug.square or dug.stood,
    }
    if dug.square is None:
        text = "{who} digs {way}, out of bounds: their other piece is on {square}."
        return Text(text, values)
    if dug.plot:
        return Text("{who} digs {way}: {square}, a Plot!", values)
    return Text("{who} digs {way}: {square}, no Plot there.", values)


def _skip(seat: Seat, skips: int) -> Text:
    if skips <= 1:
        return say("{who} skips.", who=Who(seat))
    return say(
        "{who} skips. That is {count} skips in a row; {end} end the match.",
        who=Who(seat),
        count=skips,
        end=SKIPS_TO_END,
    )
