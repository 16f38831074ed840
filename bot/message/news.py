"""The notes that a message tells: each note once, and no more than people will read.

A message tells its viewer's notes since the message before it (in the channel, or to the seat).
Where its notes begin and end is stored with the message. Counting turns would not do: a turn may be
played in one step or several, be called again, or be taken back.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Protocol

from bot.message.parts import Target, made_of, shortened, tell
from bot.table.table import Table
from games.core import Match, Note, View, say

LINES, ROOM = 12, 1500
"""The most notes of a message, and the most characters they take."""
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
    known = None
    if before is not None:
        same = (turn, call) == (before.turn, before.call)
        known = before.since if same else before.told
    # a takeback removes notes, too: the next ones take their places
    return min(recent(table, view) if known is None else known, len(view.notes))


def recent(table: Table, view: View[Any]) -> int:
    """The place of the first note that is news to somebody who looks again.

    A seat is told everything since its last turn, the public everything since the turn before the
    current one began. At a table with one person, the public is told everything since that person's
    last turn: whatever the computers play is one answer to it.
    """
    match = table.match
    if match is None or len(match.turns) < 2:
        return 0
    turn = _public(table, match) if view.seat is None else _own(match, view.seat)
    since = match.turns[turn].notes
    hidden = sum(1 for note in match.state.notes[:since] if note.to not in (None, view.seat))
    return since - hidden


def _public(table: Table, match: Match[Any]) -> int:
    if table.lone is not None:
        return (match.finished_turns(table.lone) or [0])[-1]
    return len(match.turns) - (2 if match.state.outcome is None else 1)


def _own(match: Match[Any], seat: int) -> int:
    """The turn after the seat's last one if it has to move now; while it waits, its last turn."""
    finished = match.finished_turns(seat)
    if not finished:
        return 0
    return finished[-1] + 1 if seat in match.state.acting else finished[-1]


def news(table: Table, notes: Sequence[Note], most: int = LINES, room: int = ROOM) -> str:
    """The notes, one a line. If there are too many: the newest, and how many came before them."""
    kept = list[str]()
    for note in reversed(notes[-most:]):
        line = shortened(tell(table, note.text), room)
        if kept and sum(map(len, kept)) + len(kept) + len(line) > room:
            break
        kept.insert(0, line)
    if before := len(notes) - len(kept):
        kept.insert(0, table.say(say("bot-news-before", count=before)))
    return "\n".join(kept)
