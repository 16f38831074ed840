"""Days when somebody is away: chosen in `/me`, told to their tables, and no time runs there."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.cogs.people.me_sheet import me_sheet
from bot.data.people import People
from bot.data.preferences import PersonSettings
from bot.live.reminders import Reminders
from bot.message.board import board_sheet
from bot.message.lobby import lobby_sheet
from bot.message.seat import dm_target, seat_sheet
from bot.table import late, rematch
from bot.table import lobby as lobbies
from bot.table.away import (
    AHEAD,
    MOST,
    back,
    carried,
    chosen,
    due,
    ends,
    left,
    noted,
    planned,
    to_come,
    used,
)
from bot.table.late import SILENCE
from bot.table.player import DELETED
from bot.table.table import Table
from bot.table.timer import Span, later, missing
from bot.times import GRACE, LOOK_AGAIN
from games.core import ENGLISH, Refused
from tests.bot.house import House
from tests.bot.matches import BOB, NOW, lobby, on, ready, refused, started, text_of

HOUR, DAY = 3600.0, 86_400.0
TODAY = int(NOW // DAY)
MIDNIGHT = TODAY * DAY
"""NOW is 2027-01-15 08:00 UTC."""


# --- what somebody chooses -----------------------------------------------------------------------


def test_both_days_are_included_and_it_never_begins_before_now() -> None:
    assert chosen((), TODAY, 1, NOW) == (Span(NOW, MIDNIGHT + DAY),)
    assert chosen((), TODAY + 3, 2, NOW) == (Span(MIDNIGHT + 3 * DAY, MIDNIGHT + 5 * DAY),)


@pytest.mark.parametrize(
    ("first", "days"),
    [(-1, 1), (AHEAD, 1), (0, 0), (0, MOST + 1), (0, -3), (10**9, 1)],
)
def test_days_that_no_menu_offers_are_refused(first: int, days: int) -> None:
    with pytest.raises(Refused):
        chosen((), TODAY + first, days, NOW)


def test_twenty_one_days_a_year_and_one_that_has_begun_is_used_up() -> None:
    spans = chosen((), TODAY, 15, NOW)
    assert left(spans, NOW) == 6
    spans = back(spans, NOW + DAY)
    assert left(spans, NOW + DAY) == 19
    assert to_come(spans, NOW + DAY) is None
    spans = chosen(spans, TODAY + 1, 20, NOW + DAY + 60)  # that day counts only once
    assert left(spans, NOW + DAY) == 0
    spans, now = back(spans, NOW + 18 * DAY), NOW + 18 * DAY
    refused(lambda: chosen(spans, TODAY + 20, 3, now), "2 more days")


def test_one_that_has_not_begun_costs_nothing() -> None:
    assert back(chosen((), TODAY + 5, 21, NOW), NOW + DAY) == ()


def test_a_year_is_a_utc_year() -> None:
    year_end = int(datetime(2028, 1, 1, tzinfo=UTC).timestamp() // DAY)
    now = (year_end - 5) * DAY
    spans = chosen((), year_end - 5, 21, now)
    assert (used(spans, 2027), used(spans, 2028)) == (5, 16)
    spans = chosen(back(spans, (year_end + 1) * DAY), year_end + 16, 20, (year_end + 1) * DAY)
    assert [span.since for span in spans] == [now, (year_end + 16) * DAY]
    assert left(spans, (year_end + 2) * DAY) == 0
    after = (year_end + 370) * DAY
    assert back(spans, after) == ()  # what no year counts any more is forgotten


@given(st.lists(st.tuples(st.integers(0, 3), st.integers(1, 21), st.booleans()), max_size=30))
def test_coming_and_going_fills_no_database(acts: list[tuple[int, int, bool]]) -> None:
    spans, now = tuple[Span, ...](), NOW
    for first, days, returns in acts:
        now += 3 * HOUR
        try:
            spans = chosen(spans, int(now // DAY) + first, days, now)
        except Refused:
            continue
        spans = back(spans, now + HOUR) if returns else spans
    assert used(spans, 2027) <= MOST
    assert len(spans) <= MOST + 1


moments = st.integers(0, 60)


@given(st.lists(st.builds(lambda a, b: Span(a, a + b), moments, st.integers(1, 20))), moments)
def test_a_moment_put_off_leaves_as_much_time_as_before(spans: list[Span], at: int) -> None:
    put_off = later(at, spans, 0)
    assert put_off - missing(spans, 0, put_off) == at
    assert put_off >= at


# --- at a table ----------------------------------------------------------------------------------


def sent(table: Table, first: int = 0, days: int = 5, now: float = NOW) -> Table:
    """The table once it knows when whoever has to move is away."""
    mover = table.players[table.playing.state.acting[0]]
    [span] = chosen((), TODAY + first, days, now)
    return noted(table, mover.id, span, now)


def test_the_time_does_not_run() -> None:
    table = sent(started("graveyard_shift", clock="3d"))
    until = MIDNIGHT + 5 * DAY
    assert table.deadline
    assert ends(table, table.deadline) == until + 3 * DAY
    looked = table.made_up([*_spared(table)], NOW + 2 * DAY)
    assert looked.deadline == NOW + 5 * DAY
    assert ends(looked, looked.deadline) == until + 3 * DAY  # what is shown stays the same
    home = noted(looked, looked.players[looked.to_move[0]].id, None, NOW + 2 * DAY)
    assert ends(home, home.deadline or 0) == NOW + 5 * DAY  # back early, it runs at once
    over = looked.made_up([*_spared(looked)], until + DAY)
    assert over.deadline == until + 3 * DAY


def _spared(table: Table) -> list[Span]:
    return [player.away for player in table.players if player.away]


def test_it_counts_once_where_the_bot_was_away_too() -> None:
    table = sent(started("graveyard_shift", clock="3d"))
    gone = Span(NOW + DAY, NOW + 2 * DAY)
    made = table.made_up([*_spared(table), gone], NOW + 3 * DAY)
    assert made.deadline == NOW + 6 * DAY


def test_only_the_time_of_whoever_is_away_stops() -> None:
    table = started("graveyard_shift", clock="3d")
    waits = table.players[1 - table.playing.state.acting[0]]
    [span] = chosen((), TODAY, 5, NOW)
    table = noted(table, waits.id, span, NOW)
    assert table.deadline
    assert ends(table, table.deadline) == table.deadline
    table = on(table, 1)
    assert table.deadline
    if table.players[table.to_move[0]].id == waits.id:
        assert ends(table, table.deadline) == span.until + 3 * DAY


@pytest.mark.parametrize("clock", ["5m", "1h"])
def test_quick_matches_wait_for_nobody(clock: str) -> None:
    table = started("graveyard_shift", clock=clock)
    assert sent(table) is table
    beforehand = replace(lobby("graveyard_shift", BOB), clock=clock)
    [span] = chosen((), TODAY, 5, NOW)
    beforehand = noted(noted(beforehand, 1, span, NOW), 2, span, NOW)
    begun = lobbies.start(beforehand, 1, Random(1), NOW)
    assert begun.deadline
    assert ends(begun, begun.deadline) == begun.deadline
    assert "is away" not in text_of(board_sheet(begun, 0))


def test_in_ones_last_minute_it_saves_nothing() -> None:
    table = started("graveyard_shift", clock="3d")
    mover = table.players[table.to_move[0]]
    late_by = NOW + 3 * DAY - 60
    [span] = chosen((), TODAY + 3, 5, late_by)
    table = noted(table, mover.id, span, late_by)
    assert table.hurried == (mover.id,)
    assert table.deadline
    assert ends(table, table.deadline) == NOW + 3 * DAY
    assert late.expire(table, NOW + 3 * DAY).decided
    after = on(table, 2)  # in the next turn it counts
    assert after.hurried == ()
    if after.players[after.to_move[0]].id == mover.id:
        assert after.deadline
        assert ends(after, after.deadline) > after.deadline


def test_who_is_away_already_may_stay_longer() -> None:
    table = sent(started("graveyard_shift", clock="1d"), first=1)
    mover = table.players[table.to_move[0]]
    assert table.hurried == ()  # a whole day was left when they said so,
    now = MIDNIGHT + 3 * DAY
    table = table.made_up(_spared(table), now)
    assert table.deadline == now + 8 * HOUR  # and less when they left
    span = Span(now, now + 5 * DAY)
    table = noted(table, mover.id, span, now)
    assert table.hurried == ()
    assert table.deadline
    assert ends(table, table.deadline) == span.until + 8 * HOUR


def test_where_no_time_runs_nobody_claims_silence() -> None:
    table = sent(started("graveyard_shift", clock="none"))
    other = 1 - table.to_move[0]
    now = MIDNIGHT + 5 * DAY + SILENCE - 60
    made = table.made_up(_spared(table), now)
    refused(lambda: late.take_win(made, other, now), "three")
    assert late.take_win(made, other, now + 60).stage == "over"


def test_the_clock_looks_late_enough_to_spare_work_and_early_enough_to_forget_nothing() -> None:
    table = sent(started("graveyard_shift", clock="3d"))
    assert table.remind
    assert due(table) == ends(table, table.remind) == MIDNIGHT + 5 * DAY + 1.5 * DAY
    long = sent(replace(started("graveyard_shift", clock="3d"), remind=None), 0, 21)
    assert due(long) == ends(long, NOW + 3 * DAY + GRACE)
    longer = replace(long, deadline=NOW + 14 * DAY)
    assert due(longer) == NOW + LOOK_AGAIN
    assert due(noted(table, table.players[table.to_move[0]].id, None, NOW)) == table.remind


def test_opponents_are_told_in_their_turns_message_and_in_the_lobby() -> None:
    [span] = chosen((), TODAY, 5, NOW)
    until = f"until <t:{int(span.until) - 1}:D>"
    table = ready(started("graverobber"))
    mover = table.to_move[0]
    told = noted(table, table.players[1 - mover].id, span, NOW)
    name = told.names[1 - mover]
    assert f"**{name}** is away from" in text_of(board_sheet(told, 0))
    assert until in text_of(dm_target(told, mover, None).sheet)
    assert "is away" not in text_of(seat_sheet(told, 1 - mover))
    waiting = noted(lobby("graverobber", BOB), BOB.id, span, NOW)
    assert until in text_of(lobby_sheet(waiting))
    assert waiting.revision > lobby("graverobber", BOB).revision
    begun = lobbies.start(waiting, 1, Random(1), NOW)
    assert "is away" in text_of(board_sheet(begun, 0))


def test_whoever_has_their_data_deleted_is_away_no_more() -> None:
    table = sent(started("graveyard_shift"))
    mover = table.to_move[0]
    person = table.players[mover].id
    table = replace(table, hurried=(person,)).forget(person, -99)
    assert (table.players[mover].away, table.players[mover].name) == (None, DELETED)
    assert table.hurried == ()


def test_a_rematch_knows_what_was_chosen_since() -> None:
    over = started("graveyard_shift").resign(0, NOW)
    [span] = chosen((), TODAY, 5, NOW)
    again = rematch.rematch(carried(over, BOB.id, (span,), NOW), 2, BOB.id, NOW)
    assert again.players[0].away == span
    later_on = carried(replace(over, players=again.players), BOB.id, (span,), span.until)
    assert [player.away for player in later_on.players] == [None]


def test_a_form_begins_with_the_days_that_are_left() -> None:
    assert planned((), NOW) is None
    spans = chosen((), TODAY + 2, 5, NOW)
    assert planned(spans, NOW) == (TODAY + 2, 5)
    assert planned(spans, NOW + 3 * DAY) == (TODAY + 3, 4)
    assert planned(spans, spans[0].until) is None


def test_me_tells_of_it() -> None:
    def shown(days: int, language: str) -> str:
        spans = chosen((), TODAY, days, NOW) if days else ()
        settings = PersonSettings(away=spans)
        return text_of(me_sheet(settings, NOW, language, pages=False, calls=False))

    assert "You're away from" not in shown(0, ENGLISH)
    assert "You're away from" in shown(5, ENGLISH)
    assert "16 more days" in shown(5, ENGLISH)
    assert len({shown(5, code) for code in (ENGLISH, "de", "ru")}) == 3


# --- the clock -----------------------------------------------------------------------------------


async def goes(house: House, id: int, days: int = 5) -> int:
    """Whoever has to move is away from now on; returns who that is."""
    async with house.tables.hold(id) as held:
        mover = held.table.players[held.table.to_move[0]].id
        [span] = chosen((), int(house.now // DAY), days, house.now)
        await held.save(noted(held.table, mover, span, house.now), None)
    await house.show(id)
    return mover


async def test_nothing_expires_and_nobody_is_reminded_while_they_are_away(house: House) -> None:
    id = await house.seat(clock="1d")
    await goes(house, id)
    await house.passes(3 * DAY, beat=12 * HOUR)
    house = await house.again()
    await house.passes(MIDNIGHT + 5 * DAY - house.now, beat=12 * HOUR)
    assert house.reminders.asked == []
    assert (await house.look(id)).stage == "playing"
    await house.passes(DAY - 60, beat=3 * HOUR)
    assert not (await house.look(id)).decided
    await house.passes(120)
    assert (await house.look(id)).decided


async def test_a_table_that_a_crash_kept_from_knowing_learns_it_in_time(house: House) -> None:
    people = People(house.store.engine)
    knows = Reminders(people, None, None)  # type: ignore[arg-type]
    house.reminders.told = knows.told  # type: ignore[method-assign]
    id = await house.seat(clock="1d")
    table = await house.look(id)
    mover = table.players[table.to_move[0]]
    away = chosen((), int(house.now // DAY), 5, house.now)
    await people.set_person(mover.id, mover.name, PersonSettings(away=away))
    await house.passes(DAY + 60, beat=3 * HOUR)
    table = await house.look(id)
    assert not table.decided
    assert table.players[table.to_move[0]].away == away[0]
    assert table.hurried == ()
