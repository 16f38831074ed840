"""The parts of a process's end. Together they take no longer than a host allows."""

from __future__ import annotations

import pytest

from bot.live.ending import PARTS, Ending
from bot.times import AT_LAST

pytestmark = pytest.mark.lite


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_the_hand_over_gives_way_and_each_part_after_it_has_its_seconds() -> None:
    clock = Clock()
    ending = Ending(clock)
    for part, seconds in PARTS.items():
        assert ending.room(part) == pytest.approx(seconds)
        clock.now += seconds
    assert clock.now == pytest.approx(1000.0 + AT_LAST)
    assert [ending.room(part) for part in PARTS] == [0.0] * len(PARTS)


def test_what_the_hand_over_leaves_the_answers_may_use() -> None:
    clock = Clock()
    ending = Ending(clock)
    ending.begin()
    clock.now += 1.0
    assert ending.room("answers") == pytest.approx(AT_LAST - PARTS["closing"] - 1.0)
