"""Standings: points, and what decides between those who have equally many."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from bot.cogs.tournaments.pairing import rounds_for
from bot.cogs.tournaments.scoring import standings, whole
from bot.cogs.tournaments.tournament import BYE, Entrant, Pairing, Why
from tests.bot.swiss import FOUR, A, B, C, D, E, Swiss, line, results, row

HALF = Fraction(1, 2)


def two(first: tuple[int, int], second: tuple[int, int], why: Why = "played") -> tuple[int, ...]:
    """What A and B have of two matches with these points."""
    legs = [row((1, 1), A, B, first, why), row((1, 1), B, A, second[::-1], why, leg=1)]
    (result,) = whole(legs)
    return result.first_points or 0, result.second_points or 0


def test_whoever_is_equal_in_everything_shares_a_place() -> None:
    """The numbers are counted by hand."""
    pairings = results("A>B C>D", "A=C B=D")
    lines = standings(FOUR, pairings)
    assert [line.entrant.number for line in lines] == [A, C, B, D]
    assert [line.points for line in lines] == [3, 3, 1, 1]
    # A met B (1) and C (3); C met D (1) and A (3); B met A (3) and D (1); D met C (3) and B (1).
    assert [line.buchholz for line in lines] == [3, 3, 3, 3]
    assert [line.sonneborn for line in lines] == [2 * 1 + 3, 2 * 1 + 3, 1, 1]
    # They drew, and have won as often.
    assert [line.direct for line in lines] == [1, 1, 1, 1]
    assert [line.wins for line in lines] == [1, 1, 0, 0]
    assert [line.place for line in lines] == [1, 1, 3, 3]


def test_half_a_bye_is_half_a_point() -> None:
    lines = standings(FOUR[:1], [Pairing(1, 1, 1, A, BYE, why="late")])
    assert lines[0].points == 1
    assert lines[0].scores[0].opponent == BYE


def test_direct_encounter_decides_between_those_who_have_met() -> None:
    """B has beaten A. In all that counts before they are equal, so A would stand first."""
    pairings = results("B>A C>D", "C>B A>D", "B=D A=C")
    lines = standings(FOUR, pairings)
    assert [(line.entrant.number, line.direct) for line in lines] == [
        *((C, 0), (B, 2), (A, 0), (D, 0))
    ]
    assert line(lines, A).order[:3] == line(lines, B).order[:3] == (3, 8, 7)
    assert [line.place for line in lines] == [1, 2, 3, 4]


def test_a_match_that_was_not_played_is_no_direct_encounter() -> None:
    """A stayed away when they would have met B, but has won a match; B has not."""
    pairings = results("A<B:unplayed", "A>C D>B")
    lines = standings(FOUR, pairings)
    assert line(lines, A).order == (2, 2, 2, 0, 1)
    assert line(lines, B).order == (2, 2, 2, 0, 0)


def test_direct_encounter_counts_nothing_where_two_have_not_met() -> None:
    lines = standings(FOUR, results("A=B C=D"))
    assert [(line.place, line.direct) for line in lines] == [(1, 0)] * 4


def test_wins_decide_last() -> None:
    """A has only drawn, and the others have beaten each other in a circle."""
    results = {(A, B): 1, (C, D): 2, (A, C): 1, (D, B): 2, (A, D): 1, (B, C): 2}
    pairings = [
        row((1, board), *two, (points, 2 - points))
        for board, (two, points) in enumerate(results.items(), 1)
    ]
    lines = standings(FOUR, pairings)
    assert {line.order[:4] for line in lines} == {(3, 6, 9, 3)}
    assert [(line.place, line.entrant.number) for line in lines] == [(1, B), (1, C), (1, D), (4, A)]


def test_a_computer_has_no_place_but_its_points_count_for_whom_it_met() -> None:
    robot = Entrant(E, -1, level="hard")
    pairings = results("A>B C<E", "A>C B<E")
    lines = standings([*FOUR[:3], robot], pairings)
    assert [line.entrant.number for line in lines] == [A, B, C]
    assert line(lines, C).buchholz == 4


def test_whoever_withdrew_before_they_were_paired_has_no_line() -> None:
    gone = [replace(FOUR[2], plays=False), replace(FOUR[3], barred=True)]
    pairings = results("A>B")
    assert [line.entrant.number for line in standings([*FOUR[:2], *gone], pairings)] == [A, B]
    later = [*pairings, row((1, 2), C, D, (2, 0))]
    assert [line.entrant.number for line in standings([*FOUR[:2], *gone], later)] == [A, C, B, D]


def test_two_matches_have_one_result() -> None:
    assert two((2, 0), (2, 0)) == (2, 0)
    assert two((2, 0), (0, 2)) == (1, 1)
    assert two((2, 0), (1, 1)) == (2, 0)
    assert two((0, 2), (1, 1)) == (0, 2)
    assert two((1, 1), (1, 1)) == (1, 1)
    assert two((0, 0), (0, 2), "unplayed") == (0, 2)
    assert two((0, 0), (0, 0), "unplayed") == (0, 0)


def test_a_pairing_is_open_while_one_of_its_matches_is() -> None:
    legs = [row((1, 1), A, B, (2, 0)), row((1, 1), B, A, None, "", leg=1)]
    (result,) = whole(legs)
    assert result.open
    assert not result.played
    lines = standings(FOUR[:2], legs)
    assert [(line.place, line.points, line.buchholz) for line in lines] == [(1, 0, 0)] * 2
    assert lines[0].scores[0].points is None


def test_of_two_matches_one_that_was_played_is_enough() -> None:
    legs = [row((1, 1), A, B, (0, 2), "unplayed"), row((1, 1), B, A, (2, 0), "played", leg=1)]
    (result,) = whole(legs)
    assert result.played
    assert line(standings(FOUR[:2], legs), B).wins == 1


def test_the_results_of_each_round_are_there_to_be_shown() -> None:
    pairings = results("A>B C>", "C?A")
    mine = line(standings(FOUR[:3], pairings), A)
    assert [(s.round, s.opponent, s.first, s.points, s.why) for s in mine.scores] == [
        (1, B, True, 2, "played"),
        (2, C, False, None, ""),
    ]


def test_nothing_has_been_played() -> None:
    assert [line.place for line in standings(FOUR, [])] == [1, 1, 1, 1]
    assert standings([], []) == ()


@pytest.mark.parametrize("seed", range(12))
def test_the_same_numbers_come_out_of_a_second_count(seed: int) -> None:
    """Points as people say them, by the book, row by row."""
    swiss = Swiss(seed, 6 + seed, computer=seed % 2 == 0)
    for _ in swiss.rounds(rounds_for(6 + seed), come_and_go=seed % 3 > 0):
        lines = standings(swiss.entrants, swiss.history)
        for entry in lines:
            counted = _by_the_book(swiss, entry.entrant.number)
            assert (HALF * entry.points, HALF * entry.buchholz) == counted[:2]
            assert (HALF * HALF * entry.sonneborn, entry.wins) == counted[2:]
        assert [entry.order for entry in lines] == sorted(
            (entry.order for entry in lines), reverse=True
        )
        for entry in lines:
            better = [other for other in lines if other.order > entry.order]
            assert entry.place == 1 + len(better)


def _by_the_book(swiss: Swiss, number: int) -> tuple[Fraction, Fraction, Fraction, int]:
    """Points, Buchholz cut 1, Sonneborn-Berger, wins."""
    points = {e.number: HALF * swiss.points(e.number) for e in swiss.entrants}
    opponents, sonneborn, wins = [], Fraction(0), 0
    for number_of_round in {one.round for one in swiss.history}:
        for played in swiss.history:
            if played.round == number_of_round and number in (played.first, played.second):
                break
        else:
            played = None
        if played is None or played.why in ("bye", "late", "unplayed", "removed"):
            opponents.append(points[number])
            sonneborn += HALF * points[number]
            continue
        other = played.second if played.first == number else played.first
        got = played.first_points if played.first == number else played.second_points
        opponents.append(points[other])
        sonneborn += {2: Fraction(1), 1: HALF, 0: Fraction(0)}[got or 0] * points[other]
        wins += got == 2
    return points[number], sum(sorted(opponents)[1:], Fraction(0)), sonneborn, wins
