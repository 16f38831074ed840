"""How often people may do what costs the bot a lot."""

from __future__ import annotations

from collections import OrderedDict, deque

from games.core import Refused, Text

MINUTE = 60.0
"""Seconds."""


class Often:
    """Limits how often a person may do something that costs the bot a lot: at most so many times
    within so many seconds. Each process counts for itself, and soon forgets."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most, self._seconds = most, seconds
        self._people = OrderedDict[int, deque[float]]()
        """The times within the period, by person; whoever did it last comes last."""

    def may(self, person: int, times: int, now: float) -> bool:
        """May this person do it so many `times` (at least one) now? If so, they are counted."""
        past = now - self._seconds
        while self._people and next(iter(self._people.values()))[-1] <= past:
            self._people.popitem(last=False)
        done = self._people.get(person, deque())
        while done and done[0] <= past:
            done.popleft()
        if len(done) + times > self._most:
            return False
        done.extend([now] * times)
        self._people[person] = done
        self._people.move_to_end(person)
        return True

    def check(self, person: int, now: float, why: Text) -> None:
        """Count it once. Raises `Refused` with this reason if they may not."""
        if not self.may(person, 1, now):
            raise Refused(why)

    def give_back(self, person: int) -> None:
        """The last time came to nothing, so it does not count."""
        if (done := self._people.get(person)) and len(done) > 1:
            done.pop()
        else:
            self._people.pop(person, None)
