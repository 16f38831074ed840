"""The waiting times that depend on each other are in order, as each of them says; the parts of a
process's end take no longer together than a host allows."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot import times
from bot.live.background import PAUSES
from bot.live.ending import Ending
from bot.live.line import QUICK
from bot.screen.hand import RETRIES
from bot.table.clocks import LONGEST
from bot.table.timer import PAUSE
from bot.times import AT_LAST
from games import GAMES
from games.core.computers import BUSY


def test_they_stand_in_order_of_size() -> None:
    sizes = [value for name, value in vars(times).items() if name.isupper()]
    assert sizes == sorted(sizes)


def test_after_a_fault_the_next_heartbeat_comes_no_later() -> None:
    assert PAUSES[0] <= times.BEAT


def test_a_lost_post_is_tried_again_while_discord_knows_its_nonce() -> None:
    assert times.SLOWEST + RETRIES[0] < times.NONCE
    assert QUICK < times.SLOW


def test_a_table_does_not_wait_for_whoever_thinks_for_longer_than_a_thought() -> None:
    levels = [level for game in GAMES.values() for level in game.players.levels.values()]
    assert BUSY * max(level.budget.cpu for level in levels) < times.THINKERS


def test_who_lives_is_not_taken_for_dead() -> None:
    assert 3 * times.BEAT < times.DEAD
    assert times.CLOCK_ANSWER < times.BEAT
    assert times.IDLE == times.HUNG / 2
    assert times.HUNG < times.HANGS


def test_who_can_not_know_that_the_locks_are_its_own_stops_before_another_may_have_them() -> None:
    assert times.BEAT + times.HUNG < times.UNCONFIRMED < times.KEEPALIVE


def test_no_absence_is_forgotten_before_it_is_counted() -> None:
    assert times.FORTNIGHT < times.LOOK_AGAIN < times.ABSENCES
    assert PAUSE <= times.ABSENCES


def test_the_end_stays_within_what_hosts_allow() -> None:
    assert times.AT_LAST < times.HOST
    assert times.GOODBYE < times.LAST_WORDS
    assert times.ANSWERING < times.ANSWERED


def test_a_press_is_answered_while_discord_hears_it() -> None:
    assert 2 * times.TICK < times.STOOD_STILL < times.HEARD < times.CATCHING_UP
    assert times.SLOW + times.MEMBERS < times.HEARD
    assert times.ASIDE < times.HEARD
    assert 2 * times.ASIDE < times.IDLE


def test_the_containers_health_check_hears_the_answer() -> None:
    assert times.ANSWERS + times.ANSWERS_OTHERS < times.HEALTH_CHECK
    dockerfile = (Path(__file__).parents[2] / "Dockerfile").read_text(encoding="utf-8")
    assert f"timeout={times.HEALTH_CHECK:.0f})" in dockerfile


def test_what_is_kept_is_kept_for_long_enough() -> None:
    assert times.FORGET < times.TOKEN < times.DELIVERED
    assert 2 * LONGEST + times.FORTNIGHT < times.ABSENCES  # a turn, its reserve, an outage


def test_a_press_on_its_way_is_not_judged_late() -> None:
    assert times.HEARD < times.TAKEN < times.GRACE


class Clock:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_the_hand_over_gives_way_and_each_part_after_it_has_its_seconds() -> None:
    clock = Clock()
    ending = Ending(clock)
    parts = [times.GOODBYE, times.ANSWERING, times.CLOSING]
    for number, seconds in enumerate(parts, 1):
        assert ending.room(sum(parts[number:])) == pytest.approx(seconds)
        clock.now += seconds
    assert clock.now == pytest.approx(1000.0 + AT_LAST)
    assert ending.room(0.0) == ending.room(1.0) == 0.0


def test_what_the_hand_over_leaves_the_answers_may_use() -> None:
    clock = Clock()
    ending = Ending(clock)
    ending.begin()
    clock.now += 1.0
    assert ending.room(times.CLOSING) == pytest.approx(AT_LAST - times.CLOSING - 1.0)
