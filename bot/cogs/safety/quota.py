"""How many reports somebody may send."""

from __future__ import annotations

A_DAY = 5
"""How many reports a person can send in a day, to each process and from its start on: nothing is
stored about who reported whom."""
_DAY = 86_400.0
_KEPT = 10_000
"""How many people's reports are counted."""


class Quota:
    """Counts people's reports, in memory."""

    def __init__(self) -> None:
        self._sent = dict[int, list[float]]()

    def take(self, person: int, now: float) -> bool:
        """Count one more; False if the person has had enough today."""
        sent = [at for at in self._sent.pop(person, []) if at > now - _DAY]
        self._sent[person] = sent  # the last one in the order, so that the first is the oldest
        if len(self._sent) > _KEPT:
            del self._sent[next(iter(self._sent))]
        if len(sent) >= A_DAY:
            return False
        sent.append(now)
        return True

    def give_back(self, person: int) -> None:
        """The newest one did not arrive, so it does not count."""
        if sent := self._sent.get(person):
            sent.pop()
