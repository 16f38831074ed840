"""Players who are out of time or silent: what it costs them, what the others may choose, what
counts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest
import sqlalchemy as sa

from bot.cogs.people.sheets import games_sheet
from bot.cogs.standing.store.careers import Careers
from bot.data import schema
from bot.data.rerating import recompute
from bot.data.store import Store
from bot.message.board import board_sheet
from bot.message.ending import counted
from bot.message.mine import state_of
from bot.message.seat import dm_target, more_sheet, seat_sheet
from bot.screen.seen import Posted
from bot.table import lobby as lobbies
from bot.table import offers
from bot.table.facts import Offer
from bot.table.late import (
    CHOICE,
    EVERYBODY,
    SILENCE,
    call_time,
    cost,
    expire,
    overdue,
    play_on,
    take_win,
    taken_over,
)
from bot.table.rematch import rematch
from bot.table.table import Table
from bot.table.verdict import Result, Why
from bot.web.page import texts_of
from games import GAMES
from games.core import ENGLISH
from tests.bot.matches import (
    BOB,
    CLEO,
    NOW,
    labels_of,
    laid,
    lobby,
    on,
    ready,
    refused,
    started,
    text_of,
)
from tests.bot.tables import loaded, saved

DAY = 86_400.0
TWO = [game for game in GAMES if game != "pointsweeper"]


def out_of_time(game: str, moves: int = 0) -> tuple[Table, int]:
    """A match of two after so many moves, and the seat that has just run out of time there."""
    table = expire(on(ready(started(game)), moves), NOW + DAY)
    assert table.forfeit
    return table, table.forfeit.seat


def played(table: Table) -> Sequence[tuple[int, str]]:
    """What was played there, also if it is over."""
    return table.match.log if table.match else ()


# --- a match of two with a clock -----------------------------------------------------------------


@pytest.mark.parametrize("game", TWO)
def test_out_of_time_is_lost_at_once_and_the_winner_chooses(game: str) -> None:
    table, lost = out_of_time(game)
    winner = table.players[1 - lost].id
    assert table.decided
    assert table.waits_for(winner)
    assert not table.waits_for(table.players[lost].id)
    assert table.called == (winner,)
    assert table.deadline == NOW + DAY + CHOICE
    finishes = Result.counted(table).finishes
    assert [f.place for f in finishes] == [2 if seat == lost else 1 for seat in (0, 1)]
    legal = table.playing.state.legal(lost)
    refused(lambda: table.play(lost, [legal[0]], NOW), "out of time")
    for seat in (0, 1):
        refused(lambda seat=seat: table.resign(seat, NOW), "out of time")
        refused(lambda seat=seat: offers.draw(table, seat), "out of time")
    refused(lambda: take_win(table, lost, NOW), "it's their choice")
    refused(lambda: play_on(table, lost, NOW), "it's their choice")


@pytest.mark.parametrize("game", TWO)
def test_the_win_ends_the_match_also_without_an_answer(game: str) -> None:
    table, lost = out_of_time(game)
    for over in (take_win(table, 1 - lost, NOW + DAY + 5), expire(table, NOW + DAY + CHOICE)):
        assert over.stage == "over"
        assert played(over)[-1] == (lost, "timeout")
        assert Result.counted(over).finishes == Result.counted(table).finishes


@pytest.mark.parametrize("game", TWO)
def test_the_computer_plays_on_and_what_it_does_counts_no_more(game: str) -> None:
    table, lost = out_of_time(game)
    goes_on = play_on(table, 1 - lost, NOW + DAY + 5)
    assert goes_on.computers == (lost,)
    assert not goes_on.decided
    assert goes_on.deadline == NOW + DAY + 5 + DAY
    move = goes_on.playing.state.legal(lost)[0]
    over = goes_on.play(lost, [move], NOW + DAY + 9).resign(1 - lost, NOW + DAY + 10)
    assert over.stage == "over"
    assert Result.counted(over).finishes == Result.counted(table).finishes
    assert Result.counted(over).ended == NOW + DAY
    name = table.names[lost]
    assert f"won when **{name}** ran out of time" in counted(over)


@pytest.mark.parametrize("game", TWO)
def test_what_the_computer_played_is_told_from_what_its_person_did(game: str) -> None:
    table, lost = out_of_time(game, 8)
    goes_on = play_on(table, 1 - lost, NOW + DAY + 5)
    assert taken_over(goes_on) == {lost: 0}
    over = on(goes_on, 2).resign(1 - lost, NOW + DAY + 10)
    count = taken_over(over)[lost]
    assert count > 0
    theirs = [move for seat, move in played(over) if seat == lost][:-count]
    assert theirs == [move for seat, move in played(table) if seat == lost]
    older = replace(over, stood_in={})  # as the version before stored it
    assert taken_over(older) == {lost: count}
    unknown = replace(older, forfeit=None)
    assert taken_over(unknown) == {lost: len(theirs) + count}
    assert taken_over(table) == {}


def test_nobody_is_replaced_before_their_time_is_out() -> None:
    """The loser could try to escape half a day into the winner's turn."""
    table = started("graveyard_shift")
    acting = table.playing.state.acting[0]
    for now in (NOW + DAY / 2 + 1, NOW + DAY - 1):
        refused(lambda now=now: take_win(table, 1 - acting, now), "still has time")
        refused(lambda now=now: play_on(table, 1 - acting, now), "still has time")
        refused(lambda now=now: offers.replacement(table, 1 - acting, acting, now), "of two")
        assert not labels_of(more_sheet(table, 1 - acting, now)) & {"Computer for", "Take the win"}


def test_in_direct_messages_the_rematch_invites_whoever_a_computer_took_over_from() -> None:
    table, lost = out_of_time("graveyard_shift")
    table = replace(table, reach="direct", guild=0)
    over = play_on(table, 1 - lost, NOW + DAY).resign(1 - lost, NOW)
    again = rematch(over, 0, table.players[1 - lost].id, NOW)
    assert [player.id for player in again.invited] == [table.players[lost].id]
    assert again.reach == "direct"


def test_who_has_left_a_match_of_three_has_nothing_to_resign() -> None:
    table = started("bushwhacked", BOB, CLEO)
    seat = table.seat_for(1)
    left = table.resign(seat, NOW)
    assert left.stage == "playing"
    assert "Resign" in labels_of(more_sheet(table, seat, NOW))
    assert "Resign" not in labels_of(more_sheet(left, seat, NOW))


def test_a_takeback_does_not_reach_behind_the_counted_result() -> None:
    table, lost = out_of_time("graveyard_shift", 4)
    goes_on = play_on(table, 1 - lost, NOW + DAY)
    refused(lambda: offers.takeback(goes_on, 1 - lost), "result was counted")


def against_computer(game: str) -> Table:
    """Anna has five minutes a turn, and so have the computers."""
    table = lobbies.set_clock(lobby(game), "5m", by=1)
    return lobbies.start_alone(table, "easy", 1, Random(1), NOW)


@pytest.mark.parametrize("game", list(GAMES))
def test_a_computer_is_never_out_of_time(game: str) -> None:
    table, random = against_computer(game), Random(2)
    anna = table.seat_of(1)
    assert anna is not None
    if table.game.rules.set_up:
        table = laid(table, anna).play(anna, ["ready"], NOW)
    while anna in table.to_move:
        table = table.play(anna, [random.choice(table.playing.state.legal(anna))], NOW)
    assert table.deadline
    for _ in range(3):  # the bot is busy
        later = expire(table, table.deadline)
        assert later.playing.log == table.playing.log
        assert later.computers == table.computers
        assert later.deadline
        assert later.deadline > table.deadline
        table = later
    listed = text_of(games_sheet([table], 1, 0, ENGLISH))
    assert "waiting for Computer (" in listed
    assert "time runs out" not in listed


def test_nor_does_it_keep_a_persons_time_from_ending() -> None:
    table = against_computer("graverobber")
    anna = table.seat_of(1)
    assert len(table.playing.state.acting) == 2
    over = expire(table, NOW + 300)
    assert played(over)[-1] == (anna, "timeout")
    assert over.stage == "over"


def test_a_layout_stands_though_the_computer_has_none_yet() -> None:
    table = against_computer("graverobber")
    anna = table.seat_of(1)
    assert anna is not None
    after = expire(laid(table, anna), NOW + 300)
    assert after.playing.log[-1] == (anna, "ready")
    assert after.computers == (1 - anna,)


# --- without a clock -----------------------------------------------------------------------------


@pytest.mark.parametrize("game", list(GAMES))
def test_three_silent_days_without_a_clock_give_the_same_choice(game: str) -> None:
    options = {"clock": "off"} if game == "pointsweeper" else {}
    table = ready(started(game, clock="none", options=options))
    assert table.deadline is None
    absent = table.playing.state.acting[0]
    refused(lambda: take_win(table, 1 - absent, NOW + SILENCE - 1), "three silent days")
    refused(lambda: take_win(table, absent, NOW + SILENCE), "Nobody is waiting")
    refused(lambda: play_on(table, absent, NOW + SILENCE), "Nobody is waiting")
    assert "Take the win" in labels_of(more_sheet(table, 1 - absent, NOW + SILENCE))
    assert "Take the win" not in labels_of(more_sheet(table, absent, NOW + SILENCE))
    over = take_win(table, 1 - absent, NOW + SILENCE)
    assert over.stage == "over"
    places = [f.place for f in Result.counted(over).finishes]
    assert places == [2 if seat == absent else 1 for seat in (0, 1)]
    goes_on = play_on(table, 1 - absent, NOW + SILENCE)
    assert goes_on.computers == (absent,)
    assert [f.place for f in Result.counted(goes_on).finishes] == places


def test_steps_of_a_set_up_break_the_silence_where_no_time_runs() -> None:
    table = laid(started("graverobber", clock="none"), 0).play(0, ["ready"], NOW)
    later = table.play(1, ["windmill C5"], NOW + 2 * DAY)
    refused(lambda: take_win(later, 0, NOW + SILENCE + 1), "three silent days")


def test_of_three_who_is_silent_is_replaced_by_consent_and_last() -> None:
    table = on(started("bushwhacked", BOB, CLEO, clock="none"))
    absent = table.playing.state.acting[0]
    mine, other = (seat for seat in range(3) if seat != absent)
    refused(lambda: offers.replacement(table, mine, absent, NOW + SILENCE - 1), "three silent")
    refused(lambda: take_win(table, mine, NOW + SILENCE), "matches of two")
    asking = offers.replacement(table, mine, absent, NOW + SILENCE)
    assert asking.asked == (other,)
    assert asking.called == (table.players[other].id,)
    after = offers.answer(asking, other, True, NOW + SILENCE)
    assert after.players[absent].level
    assert after.finishers == table.players
    over = after.resign(mine, NOW).resign(other, NOW)
    result = Result.of(over)
    assert result.finishes[absent].place == 3
    assert result.finishes[absent].person == table.players[absent].id
    assert result.finishes[other].place == 1
    assert result.verdict.why is Why.WHOLE


def test_an_offer_by_earlier_rules_replaces_nobody() -> None:
    """Somebody asked for a stand-in at half time, then the bot was updated."""
    table = started("bushwhacked", BOB, CLEO)
    absent = table.playing.state.acting[0]
    mine, other = (seat for seat in range(3) if seat != absent)
    asked = table.changed(offer=Offer("replace", mine, absent))
    refused(lambda: offers.answer(asked, other, True, NOW + DAY / 2 + 9), "still has time")
    assert offers.answer(asked, other, False, NOW + DAY / 2 + 9).offer is None


def test_an_offer_waits_only_for_those_who_still_play() -> None:
    table = started("bushwhacked", BOB, CLEO, clock="none")
    absent = table.playing.state.acting[0]
    offerer, third = (seat for seat in range(3) if seat != absent)
    later = NOW + SILENCE
    agreed = offers.replacement(table.resign(third, NOW), offerer, absent, later)
    assert agreed.players[absent].level
    gone = table.forget(table.players[third].id, -1_000_000)
    assert offers.replacement(gone, offerer, absent, later).players[absent].level
    left = table.resign(third, NOW)
    refused(lambda: offers.replacement(left, third, absent, later), "You've left")


# --- the set-up (rules README, "Leaving") --------------------------------------------------------


def set_up(*boards: str) -> Table:
    """A match in which the seats have come so far with their boards: some of it, laid, ready."""
    table = started("graverobber")
    for seat, board in enumerate(boards):
        if board == "some":
            table = table.play(seat, ["windmill C5", "clear", "windmill C5"], NOW)
        elif board:
            table = laid(table, seat)
        if board == "ready":
            table = table.play(seat, ["ready"], NOW)
    return table


@pytest.mark.parametrize("boards", [("laid", "laid"), ("ready", "laid"), ("laid", "ready")])
def test_whole_boards_begin_the_match_when_time_is_over(boards: tuple[str, str]) -> None:
    table = expire(set_up(*boards), NOW + DAY)
    assert (table.playing.state.acting, table.decided) == ((0,), False)
    assert table.deadline == NOW + DAY + DAY


@pytest.mark.parametrize("boards", [("", ""), ("", "some"), ("some", "some")])
def test_two_unfinished_boards_close_the_table(boards: tuple[str, str]) -> None:
    assert expire(set_up(*boards), NOW + DAY).stage == "closed"


@pytest.mark.parametrize(
    ("boards", "late"), [(("some", "laid"), 0), (("laid", ""), 1), (("ready", "some"), 1)]
)
def test_who_is_late_beside_a_whole_board_is_out_of_time(
    boards: tuple[str, str], late: int
) -> None:
    table = expire(set_up(*boards), NOW + DAY)
    assert (table.forfeit and table.forfeit.seat) == late
    assert table.playing.log[-1] == (1 - late, "ready") or boards[1 - late] == "ready"
    assert played(take_win(table, 1 - late, NOW + DAY))[-1] == (late, "timeout")
    assert play_on(table, 1 - late, NOW + DAY).computers == (late,)


# --- what people read ----------------------------------------------------------------------------


def test_the_choice_is_the_winners_and_shows_no_secret() -> None:
    table, lost = out_of_time("graverobber")
    shown = board_sheet(table, 0)
    assert {"Take the win", "Computer plays on"} <= labels_of(shown)
    assert shown.pings == (table.players[1 - lost].id,)
    assert table.view(None).outcome is None
    assert "Take the win" in labels_of(seat_sheet(table, 1 - lost))
    assert "Take the win" not in labels_of(seat_sheet(table, lost))
    assert not [x for x in labels_of(seat_sheet(table, lost)) if x.startswith(("Move", "Dig"))]
    assert "ran out of time" in text_of(seat_sheet(table, lost))
    assert dm_target(table, lost, Posted(1, 1, turn=3)).turn == 3
    assert state_of(table, table.players[lost].id) == "lost by time"


def test_what_time_costs_is_told_in_the_lobby() -> None:
    assert "you lose the match; the result counts" in text_of(
        board_sheet(lobby("graveyard_shift"), 0)
    )
    assert "behind everybody who is still in it" in text_of(board_sheet(lobby("bushwhacked"), 0))
    assert "you have passed on that board" in text_of(board_sheet(lobby("pointsweeper"), 0))
    none = lobbies.set_clock(lobby("graveyard_shift"), "none", by=1)
    assert "Three days without a move" in text_of(board_sheet(none, 0))


def test_a_result_says_whether_it_was_rated() -> None:
    short = started("graveyard_shift").resign(0, NOW)
    left = short.names[0]
    assert f"Rated only for **{left}**" in text_of(board_sheet(short, 0))
    seen = on(started("bushwhacked"), 30).resign(0, NOW)
    assert "Rated." in text_of(board_sheet(seen, 0))
    computer = lobbies.start(lobbies.add_computer(lobby(), "easy", by=1), 1, Random(1), NOW)
    assert "Not rated: a computer played." in text_of(board_sheet(computer.resign(0, NOW), 0))


# --- what is written down ------------------------------------------------------------------------


async def kept(store: Store, *tables: Table) -> Table:
    """Store these states of one table, one after the other, and read the last one."""
    before = await store.create(lobby("graveyard_shift", BOB), press=1, now=NOW)
    for after in tables:
        before = await saved(store, before, after, NOW)
    return await loaded(store, before.id)


async def test_a_result_is_rated_once_when_time_is_out(store: Store) -> None:
    running, (table, lost) = on(started("graveyard_shift"), 50), out_of_time("graveyard_shift", 50)
    again = await kept(store, running, table)
    assert again.decided
    points = await _points(store)
    assert points[table.players[1 - lost].id] > points[table.players[lost].id]
    goes_on = play_on(again, 1 - lost, NOW + DAY)
    await saved(store, again, goes_on, NOW)
    over = goes_on.resign(1 - lost, NOW + DAY + 1)
    await saved(store, goes_on, over, NOW)
    assert await _points(store) == points
    await recompute(store.engine)
    assert await _points(store) == points
    assert "ran out of time; what" in counted(await loaded(store, over.id))
    for person in (1, 2):
        history = await Careers(store.engine).history(table.guild, person, 0)
        [entry] = history.entries
        assert entry.rated
        assert entry.place == (2 if table.players[lost].id == person else 1)
        assert f"{table.names[lost]} ran out of time" in table.say(entry.reason)


async def test_the_result_stands_when_the_table_is_closed(store: Store) -> None:
    running, (table, _) = on(started("graveyard_shift"), 50), out_of_time("graveyard_shift", 50)
    again = await kept(store, running, table)
    points = await _points(store)
    assert len(points) == 2
    await saved(store, again, again.close(EVERYBODY, NOW + DAY), NOW)
    assert await _points(store) == points


async def _points(store: Store) -> dict[int, int]:
    row = schema.ratings.c
    async with store.engine.reading() as connection:
        found = await connection.execute(
            sa.select(row.person, row.points).where(row.guild == 5, row.game == "all")
        )
        return {row.person: row.points for row in found}


def test_whoever_deletes_their_data_is_nowhere_at_the_table() -> None:
    table, seat = out_of_time("graveyard_shift", 50)
    goes_on, lost = play_on(table, 1 - seat, NOW + DAY), table.players[seat]
    assert lost in goes_on.finishers
    assert lost.id not in [p.id for p in goes_on.forget(lost.id, -99).finishers]


def test_where_the_bot_is_not_an_opponent_calls_time_and_is_told_so() -> None:
    table = replace(started("pointsweeper"), reach="answers")
    seat, later, called = table.to_move[0], NOW + 2 * DAY, "Here an opponent has to call time first"
    assert not overdue(table, 1 - seat, NOW)
    assert not overdue(table, seat, later)
    assert called in table.say(cost(table))
    waits = call_time(table, 1 - seat, later)
    assert waits.waited_for == (seat,)
    assert called in table.say(cost(waits))
    assert called in texts_of(board_sheet(waits, 0))
    in_channel = replace(waits, reach="channel")
    assert called not in texts_of(board_sheet(in_channel, 0)) + table.say(cost(in_channel))


def test_where_the_bot_is_not_nobody_calls_time_on_whoever_plays_computers() -> None:
    alone = lobbies.start_alone(lobby("bushwhacked"), "easy", 1, Random(1), NOW)
    table = replace(alone, reach="answers")
    assert table.say(cost(table)) == "Here nobody calls time on you."
    theirs = table if table.computers else on(table, 1)
    assert theirs.computers
    assert not any(overdue(theirs, seat, NOW + 9 * DAY) for seat in range(2))
