"""A hand that carries out plans on paper: Discord does what it is told, at once."""

from __future__ import annotations

import itertools
from collections.abc import Collection
from dataclasses import dataclass, field

from bot.message.parts import Target
from bot.screen.plan import Edit, Operation, Post, Readers, Strip, noted, plan
from bot.screen.seen import Board, Dm, Gathering, Place, Posted, Seen
from bot.table.table import Table

CHANNEL = 7
"""Where everything is posted."""


@dataclass
class Paper:
    """What is noted of a table's messages, and how people can be reached."""

    seen: Seen = field(default_factory=Seen)
    readers: Readers = field(default_factory=Readers)
    deaf: Collection[int] = ()
    """People who accept no direct messages."""
    shut: Collection[Place] = ()
    """Where nothing can be posted."""
    ids: itertools.count[int] = field(default_factory=lambda: itertools.count(100))

    def shows(self, table: Table) -> list[str]:
        """Carry out the plan until nothing is left; what was done, in few words."""
        done, heard = list[str](), dict[int, bool]()
        while operation := self.next(table):
            person = whose(table, operation)
            if person is None and any(p.reachable != heard.get(p.id, True) for p in table.players):
                learnt = table.heard(heard)  # the hand stores it before the channel is shown
                heard.clear()
                if learnt.players != table.players:
                    table = learnt
                    continue
            done.append(told(operation))
            assert len(done) < 50
            if isinstance(operation, Post) and person is not None:
                heard[person] = person not in self.deaf
            if isinstance(operation, Post) and (
                person in self.deaf or operation.place in self.shut
            ):
                done[-1] += ": refused"
                target = operation.target
                self.seen = self.seen.refuses(operation.place, target.turn, target.call)
            else:
                self._note(table, operation)
        self.seen = self.seen.showing(table.revision)
        return done

    def next(self, table: Table) -> Operation | None:
        """What is to be done first."""
        return next(plan(table, self.seen, self.readers), None)

    def _note(self, table: Table, operation: Operation) -> None:
        match operation:
            case Post(place):
                message = noted(table, operation, Posted(CHANNEL, next(self.ids)))
                self.seen = self.seen.posted(place, message)
            case Edit(place, old):
                shown = self.seen.instead if operation.instead else self.seen.edited
                self.seen = shown(place, old, noted(table, operation, old))
            case Strip(_, old):
                self.seen = self.seen.stripped(old)


def shown(table: Table, target: Target, message: int = 1, place: Place | None = None) -> Posted:
    """A message that shows this target."""
    return noted(table, Post(place or Board(), target), Posted(CHANNEL, message))


def whose(table: Table, operation: Operation) -> int | None:
    """In whose direct messages it is done."""
    match operation.place:
        case Dm(seat):
            return table.players[seat].id
        case Gathering(person):
            return person
    return None


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
        case Strip(place):
            return f"farewell {_called(place)}"


def _called(place: Place | None) -> str:
    match place:
        case Dm(seat):
            return f"dm {seat}"
        case Gathering(person):
            return f"lobby of {person}"
    return "board"


def spans(messages: list[Posted]) -> list[tuple[int, int]]:
    """Which notes were told; messages that follow on each other count as one."""
    found = list[tuple[int, int]]()
    for message in messages:
        assert message.since is not None
        assert message.told is not None
        if found and found[-1][1] == message.since:
            found[-1] = (found[-1][0], message.told)
        else:
            found.append((message.since, message.told))
    return found
