"""How often each person does something that costs the bot much."""

from __future__ import annotations

from collections import OrderedDict, deque


class Often:
    """So many times in so many seconds, and no more, by each person, as far as this process hears
    them. It remembers only people of the last seconds."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most, self._seconds = most, seconds
        self._people = OrderedDict[int, deque[float]]()
        """When each of them did it last, in the order of the last time."""

    def may(self, person: int, times: int, now: float) -> bool:
        """May this person do it so many times now, at least once? Then it counts."""
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
