"""Things that were made once and may be needed again, kept within so many bytes.
(`functools.lru_cache` counts entries, but a card weighs as much as a thousand letters.)"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

T = TypeVar("T")
_OVERHEAD = 300
"""About how many bytes an entry takes besides its pixels."""


class Memo(Generic[T]):
    """Values by key. What was not asked for the longest goes first. Safe for threads: two may make
    the same value at the same time, which is only work done twice."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._held = 0
        self._values: OrderedDict[Hashable, tuple[T, int]] = OrderedDict()
        self._lock = Lock()

    @property
    def held(self) -> int:
        """About how many bytes it holds."""
        return self._held

    def get(self, key: Hashable, make: Callable[[], T], size: int) -> T:
        """The value; if it is new, it is made and kept. `size` is about how many bytes it and its
        key take."""
        with self._lock:
            if found := self._values.get(key):
                self._values.move_to_end(key)
                return found[0]
        value = make()
        with self._lock:
            if key not in self._values:
                self._values[key] = value, size + _OVERHEAD
                self._held += size + _OVERHEAD
            while self._held > self._room:
                _, (_, gone) = self._values.popitem(last=False)
                self._held -= gone
        return value

    def clear(self) -> None:
        with self._lock:
            self._values.clear()
            self._held = 0
