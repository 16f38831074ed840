"""Pairings: nobody meets twice while it can be avoided, equals meet, byes and sides are fair."""

from __future__ import annotations

import pickle
from itertools import combinations

import pytest

from bot.cogs.tournaments.pairing import everybody, paired, rounds_for
from bot.cogs.tournaments.tournament import BYE, Entrant, Pairing
from tests.bot.swiss import Swiss, met, results, row

A, B, C, D, E = range(1, 6)


def both(*of: int) -> set[frozenset[int]]:
    """Two boards: who meets whom there."""
    return {frozenset(of[:2]), frozenset(of[2:])}


def people(*numbers: int) -> list[Entrant]:
    return [Entrant(number, 1000 + number) for number in numbers]


def test_first_round_folds_the_field_and_odd_numbers_begin_on_odd_boards() -> None:
    assert paired(people(*range(1, 9)), [], computer=False) == ((1, 5), (6, 2), (3, 7), (8, 4))


def test_of_two_boards_with_a_leader_the_one_with_the_better_opponent_is_above() -> None:
    """A, B and C have equal points, but A has met the two others."""
    history = results("A=B C=11", "A=C B=12")
    boards = paired(people(A, B, C, D), history, computer=False)
    assert [set(pair) for pair in boards] == [{B, C}, {A, D}]


def test_it_ends_when_everybody_has_met_everybody() -> None:
    history = results("A>B C>", "B>C A>")
    assert paired(people(A, B, C), history, computer=False) == ((C, A), (B, BYE))
    history += results("", "", "C>A B>")
    assert paired(people(A, B, C), history, computer=False) == ()
    assert paired(people(A, B), history, computer=False) == ()


def test_one_person_or_nobody_is_not_paired() -> None:
    assert paired([], [], computer=False) == ()
    robot = Entrant(B, -1, level="hard")
    assert paired([*people(A), robot], [], computer=True) == ()


def test_a_bye_goes_to_whoever_has_had_fewest_then_to_the_last() -> None:
    first = paired(people(A, B, C), [], computer=False)
    assert first[-1] == (C, BYE)
    history = results("A>B C>")
    assert paired(people(A, B, C), history, computer=False)[-1] == (B, BYE)


def test_half_a_bye_and_a_computer_count_as_byes() -> None:
    late = Pairing(0, 1, 3, E, BYE, first_points=1, second_points=0, why="late")
    robot = Entrant(6, -1, level="hard")
    history = [*results("A=B C=D"), late]
    entrants = [*people(A, B, C, D, E), robot]
    assert paired(entrants, history, computer=True)[-1] == (D, 6)
    history += results("", "A=C E=B D<6")
    assert paired(entrants, history, computer=False)[-1][0] in (A, B, C)


def test_a_computer_plays_only_against_whoever_is_left() -> None:
    entrants = [Entrant(9, -1, level="hard"), *people(A, B, C)]
    assert paired(entrants, [], computer=True)[-1] == (C, 9)
    assert met(paired(entrants[:3], [], computer=True)) == {frozenset((A, B))}
    assert paired(people(A, B, C), [], computer=True)[-1] == (C, BYE)


def test_whoever_has_withdrawn_was_removed_or_comes_later_is_not_paired() -> None:
    entrants = [
        *people(A, B),
        Entrant(C, 1, plays=False),
        Entrant(D, 2, barred=True),
        Entrant(E, 3, since=2),
    ]
    assert met(paired(entrants, [], computer=False)) == {frozenset((A, B))}
    late = Pairing(0, 1, 2, E, BYE, first_points=1, second_points=0, why="late")
    second = paired(entrants, [*results("A>B"), late], computer=False)
    assert {number for pair in second for number in pair} == {A, B, E, BYE}


def test_half_a_bye_may_stand_for_the_coming_round() -> None:
    late = Pairing(0, 2, 1, E, BYE, first_points=1, second_points=0, why="late")
    entrants = [*people(A, B, C, D), Entrant(E, 3, since=3)]
    second = paired(entrants, [*results("A>B C>D"), late], computer=False)
    assert {number for pair in second for number in pair} == {A, B, C, D}


def test_two_matches_of_the_same_two_are_one_pairing() -> None:
    """With A's points of both matches counted, A would not be level with B."""
    legs = row((1, 1), C, A, (0, 2), leg=1), row((1, 2), D, B, (1, 1), leg=1)
    history = [*results("A>C B>D"), *legs]
    assert met(paired(people(A, B, C, D), history, computer=False)) == both(A, B, C, D)


def test_whoever_sat_first_less_often_sits_first() -> None:
    history = results("A=C D=B", "A=D B>")
    assert (B, A) in paired(people(A, B, C, D), history, computer=False)


def test_who_sat_alike_alternates_to_the_last_time() -> None:
    history = results("C>A B>D", "A>D C>B")
    assert paired(people(A, B), history, computer=False) == ((B, A),)
    assert paired(people(A, B), history[:2], computer=False) == ((A, B),)


def test_nobody_sits_on_a_side_for_the_third_time_in_a_row_without_need() -> None:
    """B has sat first more often than A, but A would sit first for the third time."""
    history = results("C=A B=D", "C=A B=E", "A=D E=B", "A=E B=C")
    assert paired(people(A, B), history, computer=False) == ((B, A),)


def test_those_who_would_both_sit_there_for_the_third_time_do_not_meet() -> None:
    """A and C have sat second, second, first, first; B and D the other way round."""
    history = [
        row((round_, number), number, 10 * round_ + number, (1, 1))
        if (number in (A, C)) == (round_ > 2)
        else row((round_, number), 10 * round_ + number, number, (1, 1))
        for round_ in (1, 2, 3, 4)
        for number in (A, B, C, D)
    ]
    assert frozenset((A, C)) not in met(paired(people(A, B, C, D), history, computer=False))


def test_an_unplayed_match_is_no_match_of_a_side() -> None:
    history = results("A>C:unplayed B=D")
    assert paired(people(A, B), history, computer=False) == ((A, B),)


def test_the_same_history_gives_the_same_round_also_in_another_process() -> None:
    swiss = Swiss(1, 21)
    for pairs in swiss.rounds(4):
        work = pickle.loads(pickle.dumps((paired, swiss.entrants, tuple(swiss.history))))
        assert work[0](*work[1:], computer=False) == pairs
        assert paired(swiss.entrants[::-1], swiss.history[::-1], computer=False) == pairs


@pytest.mark.parametrize("count", range(10))
def test_everybody_meets_everybody_once(count: int) -> None:
    entrants = [*people(*range(1, count + 1)), Entrant(50, -1, level="hard")]
    pairs = everybody([*entrants, Entrant(51, 1, plays=False), Entrant(52, 2, barred=True)])
    assert sorted(tuple(sorted(pair)) for pair in pairs) == [*combinations(range(1, count + 1), 2)]
    for number in range(1, count + 1):
        firsts = len([pair for pair in pairs if pair[0] == number])
        assert abs(2 * firsts - (count - 1)) <= 1
    boards = count // 2
    for at in range(0, len(pairs), boards or 1):
        turn = [number for pair in pairs[at : at + boards] for number in pair]
        assert len(set(turn)) == 2 * boards


def test_how_many_rounds_suit() -> None:
    numbers = [0, 1, 2, 3, 4, 5, 6, 8, 9, 16, 17, 32, 33, 64, 65, 128]
    assert [rounds_for(number) for number in numbers] == [
        *(0, 0, 1, 3, 3, 3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7)
    ]
