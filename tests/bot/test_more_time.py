"""An opponent gives whoever has to move more time."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from bot.message.board import board_sheet
from bot.message.seat import dm_target, more_sheet
from bot.table import lobby as lobbies
from bot.table.late import expire
from bot.table.patience import AHEAD, give_time
from tests.bot.matches import BOB, CLEO, NOW, labels_of, lobby, on, ready, refused, started, text_of

DAY = 86_400.0
GIVE = "Give more time"


def test_it_is_the_time_of_one_more_turn_and_the_reminder_waits_with_it() -> None:
    table = started("graveyard_shift", clock="3d")
    mover = table.playing.state.acting[0]
    later = give_time(table, 1 - mover, NOW + DAY)
    assert (later.deadline, later.remind) == (NOW + 6 * DAY, NOW + 3 * DAY)
    assert later.revision > table.revision
    told = text_of(board_sheet(later, 0))
    assert f"{later.names[1 - mover]}** gave more time" in told
    assert f"<t:{int(NOW + 6 * DAY)}:R>" in told
    assert "gave more time" not in text_of(board_sheet(on(later, 1), 0))


def test_a_secret_boards_own_message_tells_it_too() -> None:
    table = ready(started("graverobber"))
    mover = table.playing.state.acting[0]
    told = text_of(dm_target(give_time(table, 1 - mover, NOW), mover, None).sheet)
    assert "gave more time" in told
    assert f"<t:{int(NOW + 2 * DAY)}:R>" in told


def test_three_times_a_turn_and_then_from_the_next_turn_on() -> None:
    table = started("graveyard_shift")
    mover = table.playing.state.acting[0]
    for _ in range(3):
        assert GIVE in labels_of(more_sheet(table, 1 - mover, NOW))
        assert GIVE not in labels_of(more_sheet(table, mover, NOW))
        table = give_time(table, 1 - mover, NOW)
    assert table.deadline == NOW + 4 * DAY
    refused(lambda: give_time(table, 1 - mover, NOW), "three times")
    assert GIVE not in labels_of(more_sheet(table, 1 - mover, NOW))
    table = on(table, 1)
    assert table.given == ()
    assert give_time(table, mover, NOW).deadline == NOW + 2 * DAY


def test_never_more_than_fourteen_days_from_now() -> None:
    table = replace(started("graveyard_shift", clock="3d"), deadline=NOW + 13 * DAY)
    mover = table.playing.state.acting[0]
    table = give_time(table, 1 - mover, NOW)
    assert table.deadline == NOW + AHEAD
    refused(lambda: give_time(table, 1 - mover, NOW), "14 days")
    further = replace(table, deadline=NOW + 20 * DAY)  # it is not cut down either
    refused(lambda: give_time(further, 1 - mover, NOW), "14 days")


def test_a_games_own_pace_counts_and_the_bank_stays_as_it_was() -> None:
    table = started("pointsweeper", side="Red", options={"clock": "standard"})
    table = table.play(0, ["first"], NOW)
    mover = table.playing.state.acting[0]
    pace = table.game.time.pace(table.options)
    assert pace
    assert pace.move
    assert table.deadline
    table = give_time(table, 1 - mover, NOW)
    assert table.deadline == NOW + 2 * pace.move + pace.bank
    moved = table.play(mover, [table.playing.state.legal(mover)[0]], NOW + 2 * pace.move - 1)
    assert moved.banks[mover] == pace.bank


def test_both_sides_of_a_set_up_have_one_deadline() -> None:
    table = give_time(started("graverobber"), 0, NOW)
    assert table.deadline == NOW + 2 * DAY


def test_who_gets_none() -> None:
    table = started("graveyard_shift")
    mover = table.playing.state.acting[0]
    refused(lambda: give_time(table, mover, NOW), "Only an opponent")
    untimed = started("graveyard_shift", clock="none")
    refused(lambda: give_time(untimed, 1 - mover, NOW), "No time is running")
    lost = expire(table, NOW + DAY)
    assert lost.decided
    refused(lambda: give_time(lost, 1 - mover, NOW), "the match is decided")
    alone = lobbies.add_computer(lobby("graveyard_shift"), "easy", by=1)
    thinks = lobbies.start(alone, 1, Random(1), NOW)
    while not thinks.computers:
        thinks = on(thinks, 1)
    me = thinks.seat_of(1)
    assert me is not None
    refused(lambda: give_time(thinks, me, NOW), "computer needs no")
    over = table.resign(0, NOW)
    refused(lambda: give_time(over, 1, NOW), "No match is running")


def test_who_has_left_gives_none() -> None:
    table = started("bushwhacked", BOB, CLEO)
    mover = table.playing.state.acting[0]
    leaves = (mover + 1) % 3
    gone = table.resign(leaves, NOW)
    refused(lambda: give_time(gone, leaves, NOW), "You've left")
    assert give_time(gone, 3 - mover - leaves, NOW).given


def test_who_runs_out_of_it_has_had_it_too() -> None:
    table = started("graveyard_shift")
    mover = table.playing.state.acting[0]
    late = expire(give_time(table, 1 - mover, NOW), NOW + 2 * DAY)
    assert late.overrun
    assert late.overrun.turn == 2 * DAY
