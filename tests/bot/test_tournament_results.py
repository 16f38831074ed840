"""What the end of a table means for its tournament."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.cogs.tournaments.reading import saved
from bot.cogs.tournaments.result import ROUND_OVER, Scored, scored
from bot.cogs.tournaments.ruling import AFTER, What, choices, read, ruled
from bot.cogs.tournaments.scoring import standings, whole
from bot.cogs.tournaments.told import Told
from bot.cogs.tournaments.tournament import Field, Kind, Pairing, Terms, Tournament
from bot.table import lobby as lobbies
from bot.table import offers
from bot.table.facts import Round
from bot.table.player import Player
from bot.table.reach import GONE
from bot.table.table import Table
from bot.table.timer import Span
from games import GAMES
from tests.bot.matches import seated
from tests.bot.swiss import FOUR, A, B, C, D, line, row

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


# --- put right by the host ------------------------------------------------------------------------


NOW = 1_000_000.0
CUP = Tournament(
    1, 2, 3, 4, "Cup", next(iter(GAMES)), Terms(rounds=3), "en", "playing", 2, ends=NOW + 100
)
OTHER = row((2, 2), C, D, None, "")


def after(one: Pairing, what: What, round: int = 2, reason: str = "A wrong score") -> Pairing:
    """The match once this has been done about it."""
    values = dict(ruled(one, what, reason, round))
    return replace(one, table=values.pop("table_id"), **values)


def result(one: Pairing) -> tuple[Any, ...]:
    return one.first_points, one.second_points, one.why, one.table


PLAYED = replace(row((2, 1), A, B, (2, 0)), table=7)
OPEN = replace(row((2, 1), A, B, None, ""), table=7)


@pytest.mark.parametrize("before", [PLAYED, OPEN])
@pytest.mark.parametrize(
    ("what", "expected"),
    [
        ("first", (2, 0, "ruled", 7)),
        ("draw", (1, 1, "ruled", 7)),
        ("second", (0, 2, "ruled", 7)),
        ("void", (0, 0, "annulled", 7)),
        ("again", (None, None, "", None)),
    ],
)
def test_what_is_decided_and_undone(before: Pairing, what: What, expected: tuple[Any, ...]) -> None:
    decided = after(before, what)
    assert result(decided) == expected
    ruling = read(decided.ruling)
    assert ruling
    assert ruling.reason == "A wrong score"
    back = after(decided, "undo")
    still = (None, None, "", None)  # its table is closed: it's played at a new one
    assert result(back) == (still if before is OPEN else result(before))
    assert back.ruling is None
    twice = after(decided, "draw")  # undoing leads back to what there was without the host
    assert result(after(twice, "undo")) == result(back)


def test_of_two_matches_each_counts_for_the_same_person() -> None:
    legs = [row((2, 1), A, B, (2, 0)), row((2, 1), B, A, (2, 0), leg=1)]
    (one,) = whole([after(leg, "second") for leg in legs])
    assert (one.first, one.first_points, one.second_points) == (A, 0, 2)


@pytest.mark.parametrize(
    ("cup", "legs", "now", "there", "more"),
    [
        (CUP, [PLAYED], NOW, True, {"again"}),
        (CUP, [PLAYED], NOW, False, set()),
        (CUP, [OPEN], NOW, True, set()),
        (CUP, [replace(PLAYED, round=1)], NOW, True, set()),  # others were paired by it
        (CUP, [after(PLAYED, "draw")], NOW, True, {"again", "undo"}),
        (CUP, [after(PLAYED, "draw", round=1)], NOW, True, {"again"}),
        (CUP, [after(OPEN, "draw")], NOW, False, set()),
        (replace(CUP, stage="over"), [PLAYED], NOW, True, set()),
        (replace(CUP, stage="over"), [after(PLAYED, "void")], NOW, True, {"undo"}),
        (replace(CUP, stage="over"), [after(OPEN, "void")], NOW, True, set()),
        (replace(CUP, stage="over"), [PLAYED], NOW + AFTER + 101, True, None),
        (CUP, [row((2, 1), A, 0, (2, 0), "bye")], NOW, True, None),
        (CUP, [], NOW, True, None),
    ],
)
def test_what_may_be_done(
    cup: Tournament, legs: list[Pairing], now: float, there: bool, more: set[str] | None
) -> None:
    always = {"first", "draw", "second", "void"}
    expected = set() if more is None else always | more
    assert set(choices(cup, legs, now, there=there)) == expected


def test_scores_and_tie_breaks_follow() -> None:
    first = [row((1, 1), A, B, (2, 0)), row((1, 2), C, D, (2, 0))]
    wrong = [*first, PLAYED, replace(OTHER, first_points=2, second_points=0, why="played")]
    assert line(standings(FOUR, wrong), A).points == 4
    right = [*first, after(PLAYED, "second"), wrong[-1]]
    a, c = (line(standings(FOUR, right), number) for number in (A, C))
    assert (a.points, a.ruled, c.ruled) == (2, True, False)
    assert a.buchholz < c.points + c.buchholz
    void = [*first, after(PLAYED, "void"), wrong[-1]]
    assert [line(standings(FOUR, void), n).points for n in (A, B)] == [2, 0]
    assert line(standings(FOUR, void), A).wins == 1


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_it_is_marked_where_results_are_read(language: str) -> None:
    players = {n: Player(1000 + n, f"P{n}") for n in (A, B, C, D)}
    pairings = [after(PLAYED, "second", reason="*Oops*"), OTHER]
    field = Field(CUP, FOUR, pairings, players, {})
    [inside] = [row["ruling"] for row in saved(field)["pairings"] if row["ruling"]]
    assert (inside["reason"], inside["before"]["why"]) == ("*Oops*", "played")
    told = Told(field, language)
    first, second = told.pairings(2)
    assert "0:1†" in first
    assert "\\*Oops\\*" in first
    assert "†" not in second
    marked = [text for one in told.standings if "†" in (text := told.line(one))]
    assert len(marked) == 2
    assert "†" in told.ties


@pytest.mark.parametrize(
    ("table", "threads", "expected"),
    [(7, {OPEN.id: 8}, "<#8>"), (7, {}, "in our DMs"), (None, {}, "your table opens in a moment")],
)
def test_where_somebody_plays(table: int | None, threads: dict[int, int], expected: str) -> None:
    players = {n: Player(1000 + n, f"P{n}") for n in (A, B)}
    field = Field(CUP, FOUR, [replace(OPEN, table=table)], players, threads)
    assert all(expected in text for n in (A, B) for text in Told(field, "en").mine(n))


@pytest.mark.parametrize(
    ("kind", "round", "early"), [("swiss", 2, True), ("swiss", 3, False), ("robin", 1, False)]
)
def test_an_end_before_the_last_round_is_explained(kind: Kind, round: int, early: bool) -> None:
    cup = replace(CUP, terms=Terms(rounds=3, kind=kind), round=round)
    told = Told(Field(cup, FOUR, [PLAYED], {}, {}), "en").outcome(["P1"])
    assert ("It ended after round 2 of 3" in told) is early


def test_one_that_can_not_be_read_leaves_the_result() -> None:
    assert read("{}") is None
    assert read(None) is None
