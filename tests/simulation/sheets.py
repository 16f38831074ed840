"""Sheets that say in a line which table they show, and hold a few controls. They stand in for what
people read, which costs a hundred times as much to make."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from typing import Any, cast

from bot.message import board, direct, seat, waiting
from bot.message.parts import Sheet
from bot.table import controls as c
from bot.table.ids import Control, Step
from bot.table.table import Table
from games.core import Seat

MOST = 25
"""Moves on a message."""
LOOSE = c.OwnBoard
"""The control that is tied to no position."""


@dataclass(frozen=True)
class Small(Sheet):
    table: int = 0
    place: str = ""
    shows: str = ""
    """The position, and who it is shown to; empty if it shows none any more."""
    moment: tuple[Any, ...] = ()
    """What people are told of at most once."""
    controls: tuple[Control, ...] = ()

    drawn_of: str = ""
    """What its picture is drawn of."""

    @cached_property
    def key(self) -> str:
        return f"{self.place} {self.shows} {self.text} {self.controls}"


def position(table: Table, viewer: Seat | None = None) -> str:
    """What a message about a table has to say."""
    match, people = table.match, [(p.id, p.level) for p in table.players]
    log = match.log if match else ()
    invited = [p.id for p in table.invited]
    asks = table.offer, bool(table.pause), table.waited_for, table.decided, table.declined
    return f"{table.spoken} {table.stage} {people} {invited} {log} {viewer} {asks}"


def moment(table: Table) -> tuple[Any, ...]:
    """The turn, also if it is played anew, the call within it, and who sits there."""
    turns = len(table.match.turns) if table.match else -1
    here = tuple(p.level or p.id for p in table.players)
    return table.stage, turns, table.takebacks, table.calls, here


def moves(table: Table, mover: Seat, beginning: str) -> list[Control]:
    """The next step of choosing."""
    legal = table.playing.state.legal(mover)
    if beginning:
        entries = [move for move in legal if move.startswith(beginning)]
    else:
        entries = list(dict.fromkeys(m[: m.find(" ") + 1] or m for m in legal))
    return [Step(table.moment(mover), entry) for entry in entries[:MOST]]


def aside(table: Table) -> list[Control]:
    """What else can be done in a match."""
    id = table.id
    made: list[Control] = [c.Resign(id), c.TakeBack(id), c.Draw(id), c.Pause(id)]
    made += [c.Accept(id), c.Decline(id)] if table.offer else []
    made += [c.GoOn(id)] if table.waited_for else []
    made += [c.RandomLayout(id)] if table.game.rules.set_up else []
    made += [c.TakeWin(id), c.PlayOn(id)] if table.decided else []
    made += [c.Resume(id)] if table.pause else []
    return [*made, c.CallTime(id)] if table.reach == "answers" else made


def _small(
    table: Table, place: str, controls: list[Control], viewer: Seat | None = None, **more: Any
) -> Small:
    shows, none = position(table, viewer), cast(Any, None)
    drawn = f"{table.match.log if table.match else ()} {viewer}"
    more = {"moment": moment(table), "shows": shows, "drawn_of": drawn, **more}
    return Small(none, table.game, table=table.id, place=place, controls=tuple(controls), **more)


def board_sheet(table: Table, since: int, beginning: str = "") -> Small:
    if not table.alive:
        ended: list[Control] = [c.Rematch(table.id)] if table.stage == "over" else []
        return _small(table, "board", ended)
    if table.stage == "lobby":
        return _small(table, "board", lobby_controls(table), pings=_people(table))
    called = table.called or tuple(table.players[s].id for s in table.to_move)
    pings = tuple(person for person in called if person > 0)
    if table.game.rules.private:
        made: list[Control] = [LOOSE(table.id)]
        asks = table.decided or table.waited_for or table.offer or table.pause
        return _small(table, "board", [*made, *(aside(table) if asks else ())], pings=pings)
    made = []
    if table.to_move and not (table.waited_for or table.computers):
        made = moves(table, table.to_move[0], beginning)
    return _small(table, "board", [*made, *aside(table)], pings=pings, text=_told(table))


def _told(table: Table) -> str:
    """What stays when the turn has passed."""
    return f"turn {moment(table)}"


def _people(table: Table) -> tuple[int, ...]:
    return tuple(p.id for p in (*table.players, *table.invited) if p.id > 0)[:1]


def lobby_controls(table: Table) -> list[Control]:
    """What can be done before a match."""
    id = table.id
    return [
        c.Join(id),
        c.Leave(id),
        c.Start(id),
        c.StartAlone(id, "easy"),
        c.AddComputer(id, "easy"),
        c.TurnDown(id),
        c.Cancel(id),
    ]


def _waiting(table: Table, view: Any, since: int, told: int, turn: int) -> Small:
    return _small(table, "board", [], text=f"waited {turn}")


def _direct(table: Table, view: Any, since: int, first: bool, beginning: str) -> Small:
    return own_sheet(table, view, "", beginning)


def own_sheet(table: Table, view: Any, told: str, beginning: str = "", head: str = "") -> Small:
    """A seat's."""
    place = f"dm {view.seat}"
    if not table.alive:
        ended: list[Control] = [c.Rematch(table.id)] if table.stage == "over" else []
        return _small(table, place, ended, view.seat)
    theirs = view.seat in table.to_move and not table.waited_for
    made = moves(table, view.seat, beginning) if theirs else []
    if table.reach == "direct" or view.seat in table.to_move:
        made += aside(table)
    return _small(table, place, made, view.seat, text=_told(table), alt="it")


def _before(table: Table, person: int) -> Small:
    here = person in [p.id for p in (*table.players, *table.invited)]
    able = lobby_controls(table) if here and table.alive else []
    return _small(table, f"lobby {person}", able, text="goes on")


def stripped(table: Table, text: str, alt: str = "", below: str = "") -> Small:
    """What has passed."""
    return _small(table, "past", [], shows="", text=text)


def _farewell(table: Table) -> Small:
    return _small(table, "farewell", [], shows="")


_INSTEAD: tuple[tuple[Any, str, Callable[..., Any]], ...] = (
    (board, "board_sheet", board_sheet),
    (board, "stripped_sheet", stripped),
    (waiting, "_sheet", _waiting),
    (direct, "_sheet", _direct),
    (direct, "_before", _before),
    (seat, "_own_sheet", own_sheet),
    (seat, "past_sheet", stripped),
    (seat, "farewell_sheet", _farewell),
    (seat, "news", lambda *of: ""),
)


@contextmanager
def small() -> Iterator[None]:
    """Tables are shown by small sheets, whoever has imported what makes them."""
    rooms = [room for name, room in sys.modules.items() if name.startswith("bot.")]
    changed = list[tuple[Any, str, Any]]()
    for home, name, instead in _INSTEAD:
        real = getattr(home, name)
        for room in rooms if not name.startswith("_") and name != "news" else [home]:
            if getattr(room, name, None) is real:
                changed.append((room, name, real))
                setattr(room, name, instead)
    try:
        yield
    finally:
        for room, name, real in changed:
            setattr(room, name, real)
