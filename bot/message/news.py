"""What happened, in a message: which notes it tells, each once, and no more than one reads.

A message tells its viewer's notes since the message before it (the channel's before, or the seat's
own). Both ends are kept with what is known of a message: only that tells what was really shown, as
turns are played in several steps or in one, called for again, taken back.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Protocol

from bot.message.parts import Target, made_of, shortened, tell
from bot.table.table import Table
from games.core import Match, Note, View, say

LINES, ROOM = 12, 1500
"""How many notes a message tells at most, and in how many characters."""
WHOLE, WHOLE_ROOM = 40, 2400
"""The same where somebody asked for them: `/board`, and its buttons."""


class Before(Protocol):
    """What is known of the message before."""

    @property
    def turn(self) -> int:
        """For which turn it was made."""

    @property
    def call(self) -> int:
        """For which call within the turn."""

    @property
    def since(self) -> int | None:
        """Its first note, as a place among its viewer's notes; None where nobody wrote it down."""

    @property
    def told(self) -> int | None:
        """The place after its last one."""


def once(
    table: Table, before: Before | None, about: Hashable, make: Callable[[], Target]
) -> Target:
    """What a message should show, given the one before: made once for a table as it is."""
    made, known = made_of(table), before and (before.turn, before.call, before.since, before.told)
    if (about, known) not in made:
        new = made[about, known] = make()
        itself = new.turn, new.call, new.since, new.told  # once it is shown, it is the same
        made[about, itself] = new
    found: Target = made[about, known]
    return found


def begins(table: Table, view: View[Any], turn: int, call: int, before: Before | None) -> int:
    """The first note of the message for this turn and call, as a place among the viewer's notes."""
    known = None
    if before is not None:
        same = (turn, call) == (before.turn, before.call)
        known = before.since if same else before.told
    # a takeback takes notes away too: what is told next stands where they stood
    return min(recent(table, view) if known is None else known, len(view.notes))


def recent(table: Table, view: View[Any]) -> int:
    """The first note of what is news to whoever looks again: for a seat all since its turn before,
    for the public since the turn before the present one began. At a table with one person that is
    the person's last one: all that the computers played is one answer to it."""
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
    """The turn after the seat's last one; while it waits, that turn itself."""
    finished = match.finished_turns(seat)
    if not finished:
        return 0
    return finished[-1] + 1 if seat in match.state.acting else finished[-1]


def news(table: Table, notes: Sequence[Note], most: int = LINES, room: int = ROOM) -> str:
    """The notes, one a line; where they are too many the newest, and how many came before."""
    kept = list[str]()
    for note in reversed(notes[-most:]):
        line = shortened(tell(table, note.text), room)
        if kept and sum(map(len, kept)) + len(kept) + len(line) > room:
            break
        kept.insert(0, line)
    if before := len(notes) - len(kept):
        kept.insert(0, table.say(say("bot-news-before", count=before)))
    return "\n".join(kept)
