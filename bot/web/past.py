"""Looking back: what was played, move by move, and the earlier positions, as this viewer could know
them then.

Only moves of which the viewer was told something count, so that not even the numbers tell of
others: what somebody lays in secret leaves no trace.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.data.recent import Latest
from bot.message.made import made_once
from bot.message.words import shortened, tell
from bot.table.table import Table
from games.core import Match, Refused, Seat, View, say

Json = Mapping[str, Any]
MOST, LONGEST = 60, 400
"""The most moves of an answer, and the most characters of each."""
MANY = 12
"""More places than these are another position, and nothing in it has just changed."""
VIEWS, TABLES = 200, 100
"""Of how many earlier views, and of how many matches, memory keeps what was found."""


@dataclass(frozen=True)
class ToldMove:
    """A move that the viewer was told of."""

    ply: int
    """How many lines the log has with it."""
    since: int
    """How many notes there were before what is told of it."""
    until: int
    """How many there are with it."""


def _match(table: Table) -> Match[Any]:
    """The match, which may be over. Raises `Refused` before it begins."""
    if table.match is None:
        raise Refused(say("bot-match-not-begun"))
    return table.match


_known = Latest[int, tuple[Match[Any], list[int]]](TABLES)
"""By table: its match, and how many notes there were after each line of the log."""


def _notes(table: Table) -> Sequence[int]:
    """How many notes there were after each line. Only what is new is played again."""
    match = _match(table)
    before, counts = _known.pop(table.id, (None, list[int]()))
    if before is None or before.deal != match.deal or match.log[: len(counts)] != before.log:
        start = Match.start(match.game, match.seats, match.options, match.deal)
        before, counts = start, []
    for line in match.log[len(counts) :]:
        before = before.gone_on([line])
        counts.append(len(before.state.notes))
    _known[table.id] = (match, counts)
    return counts


def steps(table: Table, seat: Seat | None) -> Sequence[ToldMove]:
    """The moves that the viewer was told of, in their order."""
    return made_once(table, ("steps", seat), lambda: _steps(table, seat))


def _steps(table: Table, seat: Seat | None) -> Sequence[ToldMove]:
    if not table.match:
        return []
    found, told, notes = list[ToldMove](), 0, table.match.state.notes
    for ply, count in enumerate(_notes(table), 1):
        if any(note.to in (None, seat) for note in notes[told:count]):
            found.append(ToldMove(ply, told, count))
            told = count
    return found


def told(table: Table, seat: Seat | None, until: int) -> Sequence[tuple[int, str]]:
    """What the viewer was told of the moves before the position with this number, each with the
    number of the position that it led to."""
    numbered = list(enumerate(steps(table, seat), 1))[:until][-MOST:]
    return [(n, _said(table, seat, step)) for n, step in numbered]


def _said(table: Table, seat: Seat | None, step: ToldMove) -> str:
    notes = _match(table).state.notes[step.since : step.until]
    said = [tell(table, note.text) for note in notes if note.to in (None, seat)]
    return shortened("\n".join(said), LONGEST)


def changed(table: Table, before: View[Any] | None, after: View[Any]) -> Sequence[str]:
    """The spots where something has changed between two views of one viewer."""
    if before is None:
        return ()
    lies = table.game.looks.lies
    there, here = lies(before), lies(after)
    found = [name for name, what in here.items() if there.get(name) != what]
    return found if len(found) <= MANY else ()


def just_changed(table: Table, view: View[Any]) -> Sequence[str]:
    """Where something has changed in what the viewer sees now: since they moved last, or else by
    the last move."""
    found, match, seat = steps(table, view.seat), _match(table), view.seat
    if not found:
        return ()
    before = found[-2].ply if len(found) > 1 else 0
    own = [ply for ply, (who, _) in enumerate(match.log, 1) if who == seat][-1:]
    since = min(before, *own) if own else before
    return changed(table, _view(table, seat, since), view)


def _view(table: Table, seat: Seat | None, ply: int) -> View[Any]:
    """What the viewer saw after so many lines, without the marks they have made since."""
    view = _match(table).back_to(ply).view(seat, table.spoken)
    return replace(view, names=table.drawn_names(seat))


class Past:
    """The earlier views that were looked at last."""

    def __init__(self) -> None:
        self._one = asyncio.Lock()
        """A position is played again beside the loop, and one at a time."""
        self._views = Latest[tuple[object, ...], View[Any]](VIEWS)

    async def view(self, table: Table, seat: Seat | None, n: int) -> View[Any]:
        """What the viewer saw after so many of the moves that they were told of."""
        found = steps(table, seat)
        if not 0 <= n <= len(found):
            raise Refused(say("bot-not-running"))
        ply = found[n - 1].ply if n else 0
        key = (
            table.id,
            table.takebacks,
            *table.thrown.items(),
            table.names,
            table.spoken,
            seat,
            ply,
        )
        async with self._one:
            if key not in self._views:
                self._views[key] = await asyncio.to_thread(_view, table, seat, ply)
            view = self._views[key] = self._views[key]  # it is one of the last again
            return view
