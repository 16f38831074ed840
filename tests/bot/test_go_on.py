"""Where running out of time costs only a part of the match, the next part waits for *Go on*."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.live.reminders import _words
from bot.message.board import board_sheet, board_target
from bot.message.mine import state_of
from bot.message.seat import dm_target, seat_sheet
from bot.table import clocks, offers
from bot.table import lobby as lobbies
from bot.table.late import CHOICE, EVERYBODY, cost, expire, go_on, play_on, take_win
from bot.table.table import Table
from bot.table.timer import Span
from bot.table.verdict import Result
from games import GAMES
from games.record import read, replay
from tests.bot import matches
from tests.bot.matches import NOW, labels_of, lobby, refused, text_of

HOUR, DAY = 3600.0, 86_400.0


def started(clock: str = "1h", pace: str = "table") -> Table:
    """Anna (Red, seat 0) chooses before board 1."""
    return matches.started("pointsweeper", clock=clock, side="Red", options={"clock": pace})


def begun(clock: str = "1h", pace: str = "table") -> Table:
    """Anna plays first on board 1."""
    return started(clock, pace).play(0, ["first"], NOW)


def scouted(table: Table) -> Table:
    """Whoever has the turn has taken the three turns that must be scouts."""
    for _ in range(3):
        seat = table.playing.state.acting[0]
        table = table.play(seat, ["scout P B2"], NOW)
    return table


def waiting(clock: str = "1h", pace: str = "table") -> Table:
    """Anna ran out of time on board 1; Bob played it to its end."""
    table = begun(clock, pace)
    assert table.deadline
    return scouted(expire(table, table.deadline)).play(1, ["pass"], NOW + 5 * HOUR)


def test_the_board_is_played_on_and_the_next_one_waits() -> None:
    table = expire(begun(), NOW + HOUR)
    assert table.stage == "playing"
    assert not table.waited_for
    assert table.to_move == (1,)
    table = scouted(table).play(1, ["pass"], NOW + 2 * HOUR)
    assert table.waited_for == table.to_move == (0,)
    assert table.deadline == NOW + 3 * HOUR
    assert table.called == (1,)
    refused(lambda: table.play(1, ["first"], NOW), "is waiting for Anna")
    refused(lambda: table.play(0, ["first"], NOW), "is waiting for Anna")
    back = go_on(table, 0, NOW + 2 * HOUR + 9)
    assert not back.waited_for
    assert back.to_move == (1,)  # Blue chooses before board 2
    assert back.called == (2,)
    assert back.deadline == NOW + 3 * HOUR + 9
    assert back.play(1, ["first"], NOW + 2 * HOUR + 10).playing.state.acting == (1,)


@pytest.mark.parametrize("clock", clocks.CLOCKS)
@pytest.mark.parametrize("pace", ["table", "standard", "slow"])
def test_it_waits_an_hour_or_as_long_as_a_turn_lasts(clock: str, pace: str) -> None:
    if (clock, pace) == ("none", "table"):
        return
    longest = max(HOUR, clocks.pace(clock).move or 0, {"slow": DAY}.get(pace, 0))
    assert waiting(clock, pace).deadline == NOW + 5 * HOUR + longest


@pytest.mark.parametrize("pace", ["table", "off"])
def test_without_a_clock_nobodys_time_runs_out(pace: str) -> None:
    table = begun("none" if pace == "table" else "1h", pace)
    assert table.deadline is None


def test_who_lets_the_choice_pass_is_waited_for_too() -> None:
    table = expire(started(), NOW + HOUR)
    assert table.playing.log == ((0, "timeout"),)
    assert table.waited_for == (0,)
    assert go_on(table, 0, NOW + HOUR).to_move == (0,)  # plays first


def test_not_to_come_back_is_a_resignation() -> None:
    table = waiting()
    assert table.deadline
    decided = expire(table, table.deadline)
    assert decided.decided
    assert not decided.waited_for
    assert decided.deadline == table.deadline + CHOICE
    refused(lambda: go_on(decided, 0, NOW), "isn't waiting")
    over = take_win(decided, 1, NOW)
    assert over.match
    assert over.match.log[-1] == (0, "resign")
    assert [move for _, move in over.match.log].count("timeout") == 1
    assert [finish.place for finish in Result.counted(over).finishes] == [2, 1]
    assert "ran out of time on board 1." in text_of(board_sheet(over, 0))
    assert replay(read(over.match.dumps())).state == over.match.state
    goes_on = play_on(decided, 1, NOW)
    assert not goes_on.waited_for
    assert not goes_on.late
    assert goes_on.to_move == (1,)


def test_both_can_be_late_and_each_comes_back() -> None:
    table = expire(expire(begun(), NOW + HOUR), NOW + 2 * HOUR)
    assert table.waited_for == (0, 1)
    assert table.deadline == NOW + 3 * HOUR
    assert expire(table, NOW + 3 * HOUR).ending == EVERYBODY
    one = go_on(table, 1, NOW + 2 * HOUR + 60)
    assert one.waited_for == (0,)
    assert one.deadline == table.deadline
    assert expire(one, NOW + 3 * HOUR).decided
    both = go_on(one, 0, NOW + 2 * HOUR + 90)
    assert both.to_move == (1,)
    assert both.deadline == NOW + 3 * HOUR + 90


def test_while_one_waits_one_can_resign_and_agree_on_a_draw() -> None:
    table = waiting()
    for seat in (0, 1):
        over = table.resign(seat, NOW)
        assert over.stage == "over"
        assert not over.waited_for
    drawn = offers.answer(offers.draw(table, 1), 0, True, NOW)
    assert drawn.stage == "over"
    offered = offers.draw(table, 1)
    assert offered.deadline == table.deadline
    assert go_on(offered, 0, NOW).offer  # the offer is still open
    refused(lambda: offers.takeback(table, 1), "secret")


def test_a_computer_is_never_waited_for_and_waits_itself() -> None:
    table = lobbies.add_computer(lobby("pointsweeper"), "easy", by=1)
    table = lobbies.set_clock(replace(table, side="Red"), "1h", by=1)
    table = lobbies.start(table, 1, Random(1), NOW).play(0, ["first"], NOW)
    late = expire(table, NOW + HOUR)
    assert late.computers == (1,)
    stood = scouted(late).play(1, ["pass"], NOW + HOUR)
    assert stood.waited_for == (0,)
    assert stood.computers == ()
    assert go_on(stood, 0, NOW + HOUR).computers == (1,)
    over = expire(stood, NOW + 2 * HOUR)
    assert over.stage == "over"  # nobody is left to choose
    stalled = begun().play(0, ["scout P B2"], NOW)
    stalled = replace(stalled, players=(stalled.players[0], late.players[1]))
    assert expire(stalled, NOW + HOUR).late == ()


def test_on_the_last_board_nothing_waits() -> None:
    table = started()
    for _ in range(2):
        seat = table.playing.state.acting[0]
        table = scouted(scouted(table.play(seat, ["first"], NOW)))
        for _ in range(2):
            table = table.play(table.playing.state.acting[0], ["pass"], NOW)
    table = table.play(0, ["first"], NOW)
    table = expire(expire(table, NOW + HOUR), NOW + 2 * HOUR)
    assert table.stage == "over"
    assert table.match
    assert table.match.state.outcome
    assert table.match.state.outcome.left is None
    text = text_of(board_sheet(table, 0))
    assert "Anna ran out of time on board 3. Bob ran out of time on board 3." in text.replace(
        "**", ""
    )


def test_everybody_sees_who_is_waited_for() -> None:
    table = waiting()
    shown = board_sheet(table, 0)
    assert "Go on" in labels_of(shown)
    assert not labels_of(shown) & {"First (pawns up)", "Second (pawns down)"}
    assert "<@1>: your time ran out." in text_of(shown)
    assert "you forfeit" in text_of(shown)
    assert shown.pings == (1,)
    assert "Go on" in labels_of(seat_sheet(table, 0))
    assert "Go on" not in labels_of(seat_sheet(table, 1))
    assert "<@1>: your time ran out." in text_of(seat_sheet(table, 1))
    assert "Go on" in labels_of(dm_target(table, 0, None).sheet)
    assert dm_target(table, 0, None).passes
    assert not dm_target(table, 1, None).passes
    assert state_of(table, 1) == "they're waiting for you: go on?"
    assert state_of(table, 2) == "waiting for Anna"
    assert table.waits_for(1)
    assert not table.waits_for(2)
    assert "*Go on*" in _words(table)
    assert "forfeits" in table.say(cost(table))
    back = go_on(table, 0, NOW)
    assert "Go on" not in labels_of(board_sheet(back, 0)) | labels_of(seat_sheet(back, 0))
    assert board_target(back, None).call != board_target(table, None).call


def test_the_choice_before_a_board_is_made_in_the_channel_too() -> None:
    table = started()
    shown = board_sheet(table, 0)
    assert {"First (pawns up)", "Second (pawns down)"} <= set(labels_of(shown))
    assert "<@1>. Choose who goes first on board 1." in text_of(shown)
    playing = board_sheet(table.play(0, ["first"], NOW), 0)
    assert not [
        label for label in labels_of(playing) if label.startswith(("First", "Second", "Choose"))
    ]
    assert "our DM" in text_of(playing)


@pytest.mark.parametrize("clock", clocks.CLOCKS)
@pytest.mark.parametrize("game", GAMES)
def test_the_servers_clock_holds_for_every_game(game: str, clock: str) -> None:
    table = matches.started(game, clock=clock)
    pace = clocks.pace(clock)
    bank = 0 if table.game.time.period(table.view(None)) < 0 else pace.bank
    assert table.deadline == (None if pace.move is None else NOW + pace.move + bank)


def test_while_nobody_serves_no_time_runs_for_whoever_is_waited_for() -> None:
    table, began = waiting(), NOW + 5 * HOUR
    now = began + 1000 + 7200
    made = table.made_up([Span(began + 1000, now)], now)
    assert (made.waited_for, made.deadline) == ((0,), now + HOUR - 1000)
    assert go_on(made, 0, now).deadline == now + HOUR
