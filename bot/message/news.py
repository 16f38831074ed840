"""The notes that a message tells, no more than people will read.

A channel's message tells each note once: those since the message before it. A seat's own message
begins with that seat's last turn and all that it brought, then tells what the others did: whoever
comes back after lunch need not look for it in the message above. Where a message's notes begin and
end is stored with it. Counting turns would not do: a turn may be
played in one step or several, be called again, or be taken back.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Protocol

from bot.message.made import made_of
from bot.message.parts import Target
from bot.message.words import shortened, tell
from bot.table.shown import Shown
from bot.table.table import Table
from games.core import Match, Note, Seat, View

LINES, ROOM = 12, 1500
"""The most notes of a message, and the most characters they take."""
FIRST = 2
"""So many of its first notes stay when there are too many: in a seat's own message its last move
and what that brought."""
WHOLE, WHOLE_ROOM = 40, 2400
"""The same where somebody asked to see them: `/board` and its buttons."""


class Before(Protocol):
    """What is known about the message before."""

    @property
    def turn(self) -> int:
        """The turn it was made for."""

    @property
    def call(self) -> int:
        """The call within the turn it was made for."""

    @property
    def since(self) -> int | None:
        """The place of its first note among its viewer's notes; None in messages from before this
        was stored."""

    @property
    def told(self) -> int | None:
        """The place after its last one."""


def once(
    table: Table, before: Before | None, about: Hashable, make: Callable[[], Target]
) -> Target:
    """What a message should show, given the one before. It is made only once for each state of the
    table."""
    made, known = made_of(table), before and (before.turn, before.call, before.since, before.told)
    if (about, known) not in made:
        new = made[about, known] = make()
        # once it is shown, it is itself the message before: the same target then
        itself = new.turn, new.call, new.since, new.told
        made[about, itself] = new
    found: Target = made[about, known]
    return found


def begins(table: Table, view: View[Any], turn: int, call: int, before: Before | None) -> int:
    """The place, among the viewer's notes, of the first note of the message for this turn and
    call."""
    known, same = None, False
    if before is not None:
        same = (turn, call) == (before.turn, before.call)
        known = before.since if same else before.told
    if known is None:
        known = recent(table, view)
    elif not same and view.seat is not None:
        known = min(known, _last(table, view, view.seat, known))
    return min(
        known, len(view.notes)
    )  # a takeback removes notes, too: the next ones take their places


def _last(table: Table, view: View[Any], seat: Seat, otherwise: int) -> int:
    """Where this seat's last turn begins among the viewer's notes; a set-up is no turn to tell
    again."""
    match = table.match
    finished = match.finished_turns(seat) if match else []
    if match is None or not finished:
        return otherwise
    if match.turns[finished[-1]].ply >= match.laid:
        return _place(match, view, match.turns[finished[-1]].notes)
    # whoever was ready last and goes first is still in the turn of the set-up
    if seat not in (who for who, _ in match.log[match.laid :]):
        return otherwise
    return _place(match, view, len(match.back_to(match.laid).state.notes))


def recent(table: Table, view: View[Any]) -> int:
    """The place of the first note that is news to somebody who looks again.

    A seat is told its last turn and everything since, the public everything since the turn before
    the current one began. At a table with one person, the public is told everything since that
    person's last turn: whatever the computers play is one answer to it.
    """
    match = table.match
    if match is None or not match.log:
        return 0
    if view.seat is not None:
        return _last(table, view, view.seat, _ready(table, match, view))
    return 0 if len(match.turns) < 2 else _place(match, view, _public(table, match))


def _ready(table: Table, match: Match[Any], view: View[Any]) -> int:
    """Where it begins that the last seat is ready, once all are: until then the set-up is news."""
    if not match.laid or any(map(table.setting_up, range(match.seats))):
        return 0
    return _place(match, view, len(match.back_to(match.laid - 1).state.notes))


def _place(match: Match[Any], view: View[Any], since: int) -> int:
    """Where this note of all is among the viewer's notes."""
    hidden = sum(1 for note in match.state.notes[:since] if note.to not in (None, view.seat))
    return since - hidden


def _public(table: Table, match: Match[Any]) -> int:
    """The note with which what is news to everybody begins."""
    last = len(match.turns) - (2 if match.state.outcome is None else 1)
    if table.lone is not None:
        last = (match.finished_turns(table.lone) or [0])[-1]
    return match.turns[last].notes


def news(shown: Shown, notes: Sequence[Note], most: int = LINES, room: int = ROOM) -> str:
    """The notes, one a line. If there are too many: the first ones, how many are left out, and the
    newest."""
    told = [*notes[:FIRST], *notes[max(FIRST, len(notes) - most) :]]  # no others can have room
    said = [shortened(tell(shown, note.text), room // 3) for note in told]
    first, newest, left = said[:FIRST], list[str](), room - _length(said[:FIRST])
    for line in reversed(said[FIRST:]):
        if len(first) + len(newest) == most or len(line) + 1 > left:
            break
        newest.insert(0, line)
        left -= len(line) + 1
    if out := len(notes) - len(first) - len(newest):
        first.append(shown.say("bot-news-between", count=out))
    return "\n".join([*first, *newest])


def _length(said: Sequence[str]) -> int:
    return sum(len(line) + 1 for line in said)
