"""What the end of a table means for its tournament."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.cogs.tournaments.result import ROUND_OVER, Scored, scored
from bot.table import lobby as lobbies
from bot.table import offers
from bot.table.facts import Round
from bot.table.reach import GONE
from bot.table.table import Table
from bot.table.timer import Span
from tests.bot.matches import seated

DAY = 86_400.0
ENDS = 7 * DAY


def begun() -> Table:
    """A match between two people, of a round that lasts a week."""
    lobby = seated("bushwhacked", 1, 2, round=Round(1, "Cup", 1, 1, ENDS), clock="none")
    return lobbies.start(lobby, 1, Random(1), 0.0)


def moved(table: Table, turns: int, now: float) -> Table:
    """The table after so many turns."""
    random, since = Random(turns), len(table.playing.turns)
    while len(table.playing.turns) < since + turns:
        seat = table.playing.state.acting[0]
        table = table.play(seat, [random.choice(table.view(seat).legal)], now)
    return table


def paused(table: Table, now: float) -> Table:
    return offers.answer(offers.pause(table, 0, now), 1, accept=True, now=now)


def drawn(table: Table, now: float) -> Scored | None:
    after = offers.answer(offers.draw(table, 0), 1, accept=True, now=now)
    return scored(table, after, now, GONE)


def over(table: Table) -> Scored | None:
    return scored(table, table.close(ROUND_OVER, ENDS), ENDS, GONE)


def test_whoever_has_not_moved_when_the_round_ends_loses_also_in_a_pause() -> None:
    table = begun()
    (seat,) = table.to_move
    result = over(paused(table, DAY))
    assert result
    assert (result.why, result.idle, result.points[seat]) == ("unplayed", [seat], 0)


@pytest.mark.parametrize(
    ("clock", "left", "why"),
    [
        ("1d", DAY - 1, "time"),
        ("1m+10m", 11 * 60 - 1, "time"),
        ("1m+10m", 11 * 60, "unplayed"),
        ("none", 60, "unplayed"),
        ("1h", 3600, "unplayed"),
    ],
)
@pytest.mark.parametrize("moves", [0, 1])
def test_nobody_loses_by_a_first_turn_that_the_round_cut_short(
    clock: str, left: float, why: str, moves: int
) -> None:
    """The match began late: the host had it played again. Once the other has moved, whoever used
    more time loses."""
    lobby = seated("bushwhacked", 1, 2, round=Round(1, "Cup", 1, 1, ENDS), clock=clock)
    table = moved(lobbies.start(lobby, 1, Random(1), ENDS - left), moves, ENDS - left)
    (seat,) = table.to_move
    result = over(table)
    assert result
    assert (result.why, result.idle) == (why, [seat] if why == "unplayed" else ())
    assert result.points[seat] == (1 if why == "time" and not moves else 0)


def test_whoever_is_away_has_had_that_time_too() -> None:
    lobby = seated("bushwhacked", 1, 2, round=Round(1, "Cup", 1, 1, ENDS), clock="1d")
    table = lobbies.start(lobby, 1, Random(1), 0.0)
    (seat,) = table.to_move
    players = [replace(p, away=Span(0.0, 9 * DAY)) for p in table.players]
    table = replace(table, players=tuple(players), turn_began=ENDS - 1, counted=ENDS)
    assert over(table) == Scored((0, 2) if seat == 0 else (2, 0), "unplayed", [seat])


def test_a_turn_counts_up_to_the_pause_that_the_round_ends_in() -> None:
    table = moved(begun(), 3, DAY)
    (slow,) = table.to_move
    table = replace(table, used={slow: 0.0, 1 - slow: 1000.0})
    result = over(paused(table, 2 * DAY))
    assert result
    assert (result.why, result.points[slow]) == ("time", 0)
    result = over(paused(table, DAY + 999))
    assert result
    assert (result.why, result.points[slow]) == ("time", 2)


def test_a_draw_by_agreement_counts_only_for_who_has_moved() -> None:
    assert drawn(begun(), 1.0) == Scored((0, 0), "unplayed", [0, 1])
    table = moved(begun(), 1, 1.0)
    result = drawn(table, 1.0)
    (seat,) = table.to_move
    assert result
    assert (result.why, result.idle, result.points[seat]) == ("unplayed", [seat], 0)
    assert result.points[1 - seat] == 2
    assert drawn(moved(begun(), 4, 1.0), 1.0) == Scored((1, 1), "played")


def test_a_match_of_rules_that_are_no_longer_kept_is_a_draw_when_the_round_ends() -> None:
    assert over(replace(begun(), match=None)) == Scored((1, 1), "void")


def test_whoever_has_to_move_and_is_away_uses_their_time() -> None:
    table = moved(begun(), 2, DAY)
    (seat,) = table.to_move
    away = Span(2 * DAY, 9 * DAY)
    players = [replace(p, away=away) if n == seat else p for n, p in enumerate(table.players)]
    table = replace(table, players=tuple(players), used={seat: 5.0, 1 - seat: DAY})
    table = replace(table, turn_began=ENDS - 1, counted=ENDS)  # given back as far as the clock goes
    result = over(table)
    assert result
    assert (result.why, result.points[seat]) == ("time", 0)
