"""What is told, to everybody or to one seat."""

from __future__ import annotations

from games.core import Note, Seat, Text, Who, say
from games.graverobber.rules.known.board import Deed, Dug, Moved, Skipped
from games.graverobber.rules.known.ground import WINDMILLS, names
from games.squares import Square

SKIPS_TO_END = 6  # GR-14


def laid(seat: Seat, piece: str, square: Square) -> Note:
    """A step of the set-up, told only to its seat."""
    squares = " ".join(names(WINDMILLS[square])) if piece == "windmill" else square
    return Note(say("graverobber-laid", piece=piece, square=squares), seat)


def ready(seat: Seat, *, both: bool) -> tuple[Note, ...]:
    """A board has been fixed."""
    note = Note(say("graverobber-ready", who=Who(seat)))
    if not both:
        return (note,)
    return (note, Note(say("graverobber-begins", who=Who(0))))


def told(deed: Deed, there: Square, skips: int) -> tuple[Note, ...]:
    """What a deed tells.

    `there` is where the seat's piece on the other board stands after it; `skips` is how many turns
    were skipped in a row, if that counts.
    """
    match deed:
        case Moved(seat):
            visitor = say("graverobber-visitor", who=Who(seat), square=there)
            return (_move(deed), Note(visitor, 1 - seat))
        case Dug():
            return (Note(_dig(deed)),)
        case Skipped(seat):
            return (Note(_skip(seat, skips)),)


def _move(moved: Moved) -> Note:
    return Note(
        say(
            "graverobber-moves",
            who=Who(moved.seat),
            way=moved.way,
            steps=moved.steps,
            square=moved.path[-1],
        )
    )


def _dig(dug: Dug) -> Text:
    who = Who(dug.seat)
    if dug.square is None:
        return say("graverobber-digs-out", who=who, way=dug.way, square=dug.stood)
    if dug.plot:
        return say("graverobber-digs-plot", who=who, way=dug.way, square=dug.square)
    return say("graverobber-digs-nothing", who=who, way=dug.way, square=dug.square)


def _skip(seat: Seat, skips: int) -> Text:
    if skips <= 1:
        return say("graverobber-passes", who=Who(seat))
    return say("graverobber-passes-again", who=Who(seat), count=skips, end=SKIPS_TO_END)
