"""A match that is paused: nobody moves and no time runs, until anybody at the table resumes it."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.errors import Paused
from bot.message.board import board_sheet, board_target
from bot.message.mine import state_of
from bot.message.seat import dm_target, more_sheet, seat_sheet
from bot.table import late, marks, offers
from bot.table import lobby as lobbies
from bot.table.away import spared
from bot.table.late import SILENCE
from bot.table.patience import give_time, resume
from bot.table.table import Table
from bot.table.timer import PAUSE, Late, Span
from bot.times import GRACE
from tests.bot.house import House
from tests.bot.matches import (
    ANNA,
    BOB,
    CLEO,
    NOW,
    labels_of,
    lobby,
    on,
    ready,
    refused,
    started,
    text_of,
)

HOUR, DAY = 3600.0, 86_400.0


def paused(table: Table, now: float = NOW) -> Table:
    """The table once everybody has agreed to a pause that its first seat proposed."""
    table = offers.pause(table, 0, now)
    while table.asked:
        table = offers.answer(table, table.asked[0], True, now)
    return table


def alone(game: str = "graveyard_shift", computers: int = 1) -> Table:
    table = lobby(game)
    for _ in range(computers):
        table = lobbies.add_computer(table, "easy", by=1)
    return lobbies.start(table, 1, Random(1), NOW)


# --- beginning and end ---------------------------------------------------------------------------


def test_everybody_has_to_agree_and_anybody_resumes() -> None:
    table = offers.pause(started("bushwhacked", BOB, CLEO), 0, NOW)
    assert "would like to pause the match" in text_of(board_sheet(table, 0))
    assert {"Accept the pause", "Decline"} <= set(labels_of(board_sheet(table, 0)))
    table = offers.answer(table, 1, True, NOW)
    assert table.pause is None
    table = offers.answer(table, 2, True, NOW + 5)
    assert table.pause == Span(NOW + 5, NOW + 5 + PAUSE)
    assert table.called == (table.players[0].id,)
    table = resume(table, 2, NOW + DAY)
    assert table.pause is None
    assert table.called == tuple(table.players[seat].id for seat in table.to_move)
    refused(lambda: resume(table, 2, NOW + DAY), "isn't paused")


def test_whose_time_has_run_out_is_not_saved_by_a_pause_only_to_lose_after_it() -> None:
    table = offers.pause(started("graveyard_shift"), 0, NOW)
    refused(lambda: offers.answer(table, 1, True, NOW + DAY + 1), "too late")
    assert offers.answer(table, 1, True, NOW + DAY).pause


def test_one_who_declines_keeps_it_going() -> None:
    table = offers.pause(started("graveyard_shift"), 0, NOW)
    table = offers.answer(table, 1, False, NOW)
    assert (table.pause, table.offer) == (None, None)


def test_alone_against_computers_it_begins_at_once_and_they_stop_thinking() -> None:
    table = alone()
    while not table.computers:
        table = on(table, 1)
    table = paused(table)
    assert table.pause
    assert table.computers == ()
    assert resume(table, table.seat_of(1) or 0, NOW).computers


def test_whoever_has_left_is_not_asked() -> None:
    table = started("bushwhacked", BOB, CLEO).resign(1, NOW)
    assert offers.pause(table, 0, NOW).asked == (2,)
    refused(lambda: offers.pause(table, 1, NOW), "You've left")
    refused(lambda: resume(paused(table), 1, NOW), "You've left")


def test_the_time_goes_on_where_it_stopped() -> None:
    table = paused(started("graveyard_shift"), NOW + 6 * HOUR)
    table = resume(table, 1, NOW + 10 * DAY)
    assert table.deadline == NOW + 10 * DAY + 18 * HOUR
    assert table.remind == NOW + 10 * DAY + 6 * HOUR
    assert table.due == table.remind


def test_an_absence_within_a_pause_counts_once() -> None:
    table = paused(started("graveyard_shift"), NOW + HOUR)
    away = Span(NOW + 2 * HOUR, NOW + 5 * HOUR)
    table = table.made_up([away, *spared(table)], NOW + 6 * HOUR)
    assert resume(table, 1, NOW + 7 * HOUR).deadline == NOW + 6 * HOUR + DAY


def test_thirty_days_a_match_in_all() -> None:
    table = paused(started("graveyard_shift"))
    table = resume(table, 1, NOW + 20 * DAY)
    table = paused(table, NOW + 21 * DAY)
    assert table.pause
    assert table.pause.until == NOW + 31 * DAY
    assert table.due == table.pause.until
    table = resume(table, 0, NOW + 31 * DAY)
    refused(lambda: offers.pause(table, 0, NOW + 31 * DAY), "30 days in all")
    assert "Pause the match" not in labels_of(more_sheet(table, 0, NOW + 31 * DAY))


# --- while it lasts ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["graverobber", "graveyard_shift"])
def test_nobody_moves_and_nobody_is_asked_to(game: str) -> None:
    table = started(game)  # in a secret game, while the boards are laid
    before = board_sheet(table, 0)
    mover = table.playing.state.acting[0]
    move = table.playing.state.legal(mover)[0]
    held = paused(table)
    with pytest.raises(Paused):
        held.play(mover, [move], NOW)
    assert held.to_move == ()
    assert not held.waits_for(held.players[mover].id)
    assert state_of(held, ANNA.id) == "paused"
    sheet = board_sheet(held, 0)
    assert "Resume" in labels_of(sheet)
    told = text_of(sheet)
    assert f"<t:{int(NOW)}:f>" in told
    assert f"<t:{int(NOW + PAUSE)}:f>" in told
    assert ":R>" not in told
    after = resume(held, mover, NOW)
    assert labels_of(board_sheet(after, 0)) == labels_of(before)
    assert after.play(mover, [move], NOW).playing.log


def test_a_direct_message_says_it_and_says_afterwards_how_it_goes_on() -> None:
    table = ready(started("graverobber"))
    mover = table.playing.state.acting[0]
    held = paused(table)
    for seat in (0, 1):
        target = dm_target(held, seat, None)
        assert "has been paused" in text_of(target.sheet)
        assert "Resume" in labels_of(target.sheet)
        assert not target.rests  # so it is edited, and edited again afterwards
    assert "Skip" not in labels_of(seat_sheet(held, mover))
    assert "Resume" not in labels_of(seat_sheet(resume(held, mover, NOW), mover))


def test_a_button_of_a_pause_does_not_stay_on_an_earlier_message() -> None:
    table = ready(started("graverobber"))
    assert not board_target(paused(table), None).loose


def test_what_may_be_done_and_what_not() -> None:
    table = paused(on(started("graveyard_shift"), 2))
    assert offers.answer(offers.draw(table, 0), 1, True, NOW).stage == "over"
    assert table.resign(0, NOW).stage == "over"
    assert table.resign(0, NOW).due is None
    with pytest.raises(Paused):
        offers.takeback(table, 0)
    with pytest.raises(Paused):
        offers.pause(table, 0, NOW)
    with pytest.raises(Paused):
        give_time(table, 1 - table.playing.state.acting[0], NOW)
    secret = paused(ready(started("graverobber")))
    assert marks.mark(secret, 0, ["C3"], "ab").pause


def test_nobody_claims_silence() -> None:
    table = started("graveyard_shift", clock="none")
    mover = table.playing.state.acting[0]
    held = paused(table)
    with pytest.raises(Paused):
        late.take_win(held, 1 - mover, NOW + SILENCE)
    again = resume(held, 0, NOW + 2 * DAY)
    refused(lambda: late.take_win(again, 1 - mover, NOW + SILENCE), "three")
    assert late.take_win(again, 1 - mover, NOW + 2 * DAY + SILENCE).stage == "over"
    many = started("bushwhacked", BOB, CLEO, clock="none")
    mover = many.playing.state.acting[0]
    with pytest.raises(Paused):
        offers.replacement(paused(many), (mover + 1) % 3, mover, NOW + SILENCE)


def test_a_match_that_is_decided_is_not_paused() -> None:
    table = late.expire(started("graveyard_shift"), NOW + DAY)
    refused(lambda: offers.pause(table, 0, NOW), "the match is decided")


def test_whoever_waits_for_somebody_to_go_on_may_pause() -> None:
    table = replace(started("graveyard_shift"), late=(Late(0, -5, 0),))
    assert table.waited_for == (0,)
    held = paused(table)
    assert held.to_move == ()
    assert resume(held, 1, NOW).to_move == (0,)


# --- people who leave ----------------------------------------------------------------------------


def test_whoever_asked_and_leaves_takes_the_question_along() -> None:
    table = offers.pause(started("bushwhacked", BOB, CLEO), 0, NOW).resign(0, NOW)
    assert table.offer is None
    assert offers.pause(table, 1, NOW).asked == (2,)


def test_the_others_resume_a_pause_of_somebody_who_has_gone() -> None:
    table = paused(started("bushwhacked", BOB, CLEO))
    asker = table.players[0].id
    table = table.resign(0, NOW).forget(asker, -99)
    assert table.pause
    assert resume(table, 1, NOW + DAY).deadline == NOW + 2 * DAY


def test_the_last_person_takes_the_pause_along() -> None:
    table = paused(alone("bushwhacked", 2))
    me = table.seat_of(1)
    assert me is not None
    left = table.resign(me, NOW)
    assert (left.stage, left.pause) == ("over", None)


# --- the clock -----------------------------------------------------------------------------------


async def hold(house: House, id: int) -> None:
    async with house.tables.hold(id) as held:
        await held.save(paused(held.table, house.now), None)
    await house.show(id)


async def test_nothing_ticks_and_after_thirty_days_it_goes_on_by_itself(house: House) -> None:
    id = await house.seat(clock="1d")
    await house.passes(6 * HOUR)
    await hold(house, id)
    await house.passes(29 * DAY, beat=DAY)
    house = await house.again()
    assert (await house.look(id)).pause
    assert house.reminders.asked == []
    await house.passes(DAY, beat=12 * HOUR)
    table = await house.look(id)
    assert table.pause is None
    assert table.called == tuple(table.players[seat].id for seat in table.to_move)
    await house.show(id)
    await house.passes(12 * HOUR, beat=HOUR)
    assert len(house.reminders.asked) == 1
    await house.passes(6 * HOUR - 1, beat=HOUR)
    assert not (await house.look(id)).decided
    await house.passes(1 + GRACE)
    assert (await house.look(id)).decided
