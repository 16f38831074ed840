"""A hand that carries out plans on paper: Discord does what it is told, at once."""

from __future__ import annotations

import itertools
from collections.abc import Collection
from dataclasses import dataclass, field, replace

from bot.live.shown import Messages
from bot.screen.plan import Edit, Operation, Post, Readers, Strip, plan
from bot.screen.seen import NOTHING, Board, Dm, Gathering, Place, Posted, Seen
from bot.table.table import Table

CHANNEL = 7
"""Where everything is posted."""


@dataclass
class Paper:
    """What is noted of a table's messages, and how people can be reached."""

    messages: Messages = field(default_factory=Messages)
    readers: Readers = field(default_factory=Readers)
    deaf: Collection[int] = ()
    """People who accept no direct messages."""
    deleted: set[Place] = field(default_factory=set)
    """Where somebody has deleted the message, as an edit has found out."""
    shown: int = NOTHING
    ids: itertools.count[int] = field(default_factory=lambda: itertools.count(100))

    def seen(self, table: Table) -> Seen:
        """What is seen."""
        seen = self.messages.seen(table, self.shown, 0.0)
        return replace(seen, deleted=frozenset(self.deleted))

    def shows(self, table: Table) -> list[str]:
        """Carry out the plan until nothing is left; what was done, in few words."""
        done, tried = list[str](), set[Place]()
        while operation := self.next(table, tried):
            done.append(told(operation))
            assert len(done) < 50
            if not self._reaches(table, operation):
                done[-1] += ": refused"
                tried.add(operation.place or Board())
            else:
                self._note(operation)
        self.shown = table.revision
        return done

    def next(self, table: Table, skip: Collection[Place] = ()) -> Operation | None:
        """What is to be done first."""
        return next(plan(table, self.seen(table), self.heard, skip), None)

    @property
    def heard(self) -> Readers:
        """What is known of the readers by now."""
        return replace(self.readers, reached={**self.messages.heard})

    def _reaches(self, table: Table, operation: Operation) -> bool:
        if not isinstance(operation, Post) or isinstance(operation.place, Board):
            return True
        place, at_match = operation.place, isinstance(operation.place, Dm)
        who = table.players[place.seat].id if isinstance(place, Dm) else place.person
        self.messages.heard[who] = reached = who not in self.deaf
        if not reached:
            key = place.seat if isinstance(place, Dm) else who
            self.messages.refused[key] = operation.target.turn if at_match else 0
        return reached

    def _note(self, operation: Operation) -> None:
        match operation:
            case Post(place, target):
                self.deleted.discard(place)
                self._posted(place, Posted.of(target, CHANNEL, next(self.ids), 0))
            case Edit(place, old, target):
                self._edited(place, old, Posted.of(target, old.channel, old.message, 0))
            case Strip(None, old):
                if old in self.messages.lobby.values():
                    self.messages.begun()
                self.messages.tidied(old)
            case Strip(Dm(seat), old, ends=False):
                self.messages.dm_stripped(seat, old)
            case Strip(Dm(seat)):
                self.messages.dms.pop(seat)
            case Strip(Gathering(person)):
                self.messages.lobby.pop(person)

    def _posted(self, place: Place, posted: Posted) -> None:
        match place:
            case Board():
                self.messages.board_posted(posted)
            case Dm(seat):
                self.messages.refused.pop(seat, None)
                self.messages.dm_posted(seat, posted)
            case Gathering(person):
                self.messages.lobby_posted(person, posted)

    def _edited(self, place: Place, old: Posted, fresh: Posted) -> None:
        match place:
            case Board():
                self.messages.board_edited(old, fresh)
            case Dm(seat):
                self.messages.dm_edited(seat, old, fresh)
            case Gathering(person):
                self.messages.lobby_edited(person, old, fresh)


def told(operation: Operation) -> str:
    """An operation in few words: a table's place or message, and whom it notifies."""
    match operation:
        case Post(place, _, pings, silent):
            calls = f" @{'-'.join(map(str, pings))}" if pings else ""
            return f"post {_called(place)}{calls}{' silently' if silent else ''}"
        case Edit(place):
            return f"edit {_called(place)}"
        case Strip(None, old):
            return f"strip {old.message}"
        case Strip(place, ends=ends):
            return f"{'farewell' if ends else 'strip'} {_called(place)}"


def _called(place: Place | None) -> str:
    match place:
        case Dm(seat):
            return f"dm {seat}"
        case Gathering(person):
            return f"lobby of {person}"
    return "board"
