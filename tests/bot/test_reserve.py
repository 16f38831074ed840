"""A turn's own time, and the reserve for turns that take longer."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.message.lobby import lobby_sheet
from bot.table import offers, rematch
from bot.table.late import expire, go_on, reserve
from bot.table.player import Player
from bot.table.table import Table
from bot.table.timer import Overrun, Span
from bot.web.page import texts_of
from games.graveyard_shift.rules.known.rounds import Round
from games.graveyard_shift.rules.state import GraveyardShiftState
from tests.bot.matches import BOB, CLEO, NOW, laid, move, started

MINUTE, HOUR, DAY = 60, 3600, 86_400
DORA = Player(4, "Dora")


def ready(table: Table, seat: int, now: float) -> Table:
    board = laid(table, seat, now=now)
    assert board.deadline == table.deadline
    return board.play(seat, ["ready"], now)


def test_a_turn_that_takes_longer_uses_the_reserve() -> None:
    table = started("graveyard_shift", clock="1h+2h")
    first = table.playing.state.acting[0]
    assert (table.deadline, reserve(table)) == (NOW + 3 * HOUR, 2 * HOUR)
    table = move(table, NOW + HOUR + 600)  # ten minutes of the reserve
    assert table.deadline == NOW + 4 * HOUR + 600
    table = move(table, NOW + 2 * HOUR + 600)  # within the turn's time, to the second
    assert table.reserves == {first: 2 * HOUR - 600, 1 - first: 2 * HOUR}
    assert table.deadline == NOW + 2 * HOUR + 600 + 3 * HOUR - 600
    late = expire(table, table.deadline)
    assert late.overrun == Overrun(first, HOUR, 2 * HOUR - 600, 2)
    assert late.decided


def test_a_turn_has_one_time_for_all_its_moves() -> None:
    for seed in range(50):  # until somebody may drive after placing the first card
        table = move(started("cop_and_rob", clock="1h", seed=seed), NOW + 60)
        assert table.deadline == NOW + 60 + HOUR  # the roles are chosen: Rob's turn begins
        drives = move(table, NOW + 120)
        if drives.playing.state.acting == table.playing.state.acting:
            break
    assert len(drives.playing.log) == 2
    assert drives.deadline == table.deadline
    assert move(drives, NOW + 180).deadline == NOW + 180 + HOUR


def test_who_plays_on_alone_has_a_time_for_every_turn() -> None:
    table = move(started("pointsweeper", clock="1h"), NOW)
    for _ in range(6):
        table = move(table, NOW, "scout P")
    other = table.playing.state.acting[0]
    table = move(table, NOW, "pass")
    for n in range(1, 4):
        assert table.playing.state.acting == (1 - other,)
        table = move(table, NOW + n * 60, "scout")
        assert table.deadline == NOW + n * 60 + HOUR


def played_round(table: Table) -> Round:
    state = table.playing.state
    assert isinstance(state, GraveyardShiftState)
    return state.position.round


def test_an_attackers_second_turn_has_its_own_time() -> None:
    table, random, now, attacks = started("graveyard_shift", clock="1h+1h"), Random(5), NOW, 0
    while attacks < 3:
        seat = table.playing.state.acting[0]
        before, now = played_round(table), now + 60
        table = table.play(seat, [random.choice(table.playing.state.legal(seat))], now)
        if table.stage != "playing":
            table = started("graveyard_shift", clock="1h+1h")
            continue
        after = played_round(table)
        if len(after.seen) == len(before.seen) + 1 and before.turn == after.turn == seat:
            attacks += 1
            assert table.deadline == now + 2 * HOUR


def test_a_set_up_has_one_deadline_and_who_is_ready_late_pays() -> None:
    table = started("graverobber", clock="1h+1h")
    assert table.deadline == NOW + 2 * HOUR
    table = ready(table, 0, NOW + 80 * MINUTE)
    assert (table.deadline, table.reserves[0]) == (NOW + 2 * HOUR, 40 * MINUTE)
    thrown = table.play(1, ["windmill C5"], NOW + 81 * MINUTE)
    thrown = thrown.play(1, ["clear"], NOW + 82 * MINUTE)
    assert (thrown.deadline, thrown.reserves) == (table.deadline, table.reserves)
    table = ready(thrown, 1, NOW + 90 * MINUTE)
    assert table.reserves == {0: 40 * MINUTE, 1: 30 * MINUTE}
    assert table.deadline == NOW + (90 + 60 + 40) * MINUTE  # Red's turn


@pytest.mark.parametrize("last", [0, 1])
def test_whoever_is_ready_last_the_first_turn_has_its_own_time(last: int) -> None:
    table = ready(ready(started("graverobber", clock="1h"), 1 - last, NOW), last, NOW + 60)
    assert table.deadline == NOW + 60 + HOUR


def test_who_is_taken_as_ready_has_used_up_the_reserve() -> None:
    table = laid(laid(started("graverobber", clock="1h+1h"), 0), 1)
    table = expire(table, NOW + 2 * HOUR)
    assert table.reserves == {0: 0, 1: 0}
    assert table.deadline == NOW + 3 * HOUR
    assert table.overrun is None


def test_of_four_each_has_a_reserve_and_who_runs_out_takes_nothing_along() -> None:
    table = started("bushwhacked", BOB, CLEO, DORA, clock="1h+1h")
    order, now = list[int](), NOW
    for n in range(4):
        order += table.playing.state.acting
        now += HOUR + n * 600
        table = move(table, now, "place")
    assert [table.reserves[seat] for seat in order] == [HOUR - n * 600 for n in range(4)]
    assert table.deadline == now + 2 * HOUR
    table = expire(table, now + 2 * HOUR)
    assert table.gone == {order[0]}
    assert table.overrun == Overrun(order[0], HOUR, HOUR, 4)
    assert table.deadline == now + 2 * HOUR + 2 * HOUR - 600
    now = table.deadline
    table = expire(table, now)
    assert table.overrun == Overrun(order[1], HOUR, HOUR - 600, 5)


def test_each_part_of_a_match_has_a_fresh_reserve() -> None:
    table = started("pointsweeper", clock="1h+1h")
    assert table.deadline == NOW + HOUR  # while somebody chooses, there is none
    table = move(table, NOW)
    table = move(table, NOW + 90 * MINUTE, "scout")
    assert sorted(table.reserves.values()) == [30 * MINUTE, HOUR]
    now = NOW + 90 * MINUTE
    for _ in range(2):  # both run out, so the board ends
        now += 2 * HOUR
        table = expire(table, now)
    for seat in table.waited_for:
        assert table.deadline == now + HOUR
        table = go_on(table, seat, now)
    assert (table.reserves, table.deadline) == ({}, now + HOUR)
    table = move(table, now)
    assert table.reserves == {0: HOUR, 1: HOUR}
    assert table.deadline == now + 2 * HOUR


def test_the_games_own_clock_wins() -> None:
    table = started("pointsweeper", clock="1d+3d", options={"clock": "standard"})
    assert move(table, NOW).deadline == NOW + 60 + 120
    assert "Quick: 1 minute a move, plus 2 minutes" in texts_of(lobby_sheet(table))


def test_banks_that_older_versions_stored_without_a_reserve_are_none() -> None:
    table = move(started("pointsweeper", options={"clock": "slow"}), NOW)
    table = replace(table, banks={0: 0.0, 1: 0.0}, period=1)
    assert (table.reserves, reserve(table)) == ({}, 0)
    assert move(table, NOW + HOUR, "scout").deadline == NOW + HOUR + DAY


def test_no_reserve_leaves_no_trace() -> None:
    table = started("graveyard_shift", clock="1h")
    table = move(table, NOW + 60)
    assert (table.banks, table.period, reserve(table)) == ({}, -1, 0)


def test_a_takeback_gives_no_reserve_back() -> None:
    table = started("graveyard_shift", clock="1h+1h")
    first = table.playing.state.acting[0]
    table = move(table, NOW + 90 * MINUTE)
    asked = offers.takeback(table, first)
    back = offers.answer(asked, 1 - first, True, NOW + (90 + 70) * MINUTE)
    assert back.reserves == {first: 30 * MINUTE, 1 - first: 50 * MINUTE}
    assert back.deadline == NOW + (160 + 60 + 30) * MINUTE


def test_time_when_the_bot_was_away_uses_no_reserve() -> None:
    table = started("graveyard_shift", clock="1h+1h")
    first = table.playing.state.acting[0]
    away = [Span(NOW + 10 * MINUTE, NOW + 40 * MINUTE), Span(NOW + 90 * MINUTE, NOW + 2 * HOUR)]
    table = table.made_up(away, NOW + 135 * MINUTE)
    assert table.deadline == NOW + 3 * HOUR
    assert reserve(table) == HOUR
    assert move(table, NOW + 135 * MINUTE).reserves[first] == 45 * MINUTE


def test_a_slow_turns_reminder_comes_when_half_of_its_own_time_is_gone() -> None:
    assert started("graveyard_shift", clock="2d+6d").remind == NOW + DAY
    assert started("graveyard_shift", clock="1h+6d").remind is None


def test_a_rematch_keeps_the_clock() -> None:
    over = started("graveyard_shift", clock="2h+5d").resign(0, NOW)
    assert rematch.rematch(over, 0, 1, NOW).clock == "2h+5d"
