"""For whom a finished match counts, and what the bot says about that."""

from __future__ import annotations

from random import Random

import pytest

from bot.table import lobby as lobbies
from bot.table.verdict import Finish, Result, Why, absent_last, judge
from games import GAMES
from tests.bot.matches import laid, seated

NAMES = ("Ann", "Bob", "Cyd")


def finishes(*places: int, left: tuple[int, ...] = ()) -> list[Finish]:
    return [Finish(seat + 1, place, left=seat in left) for seat, place in enumerate(places)]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_how_short_a_match_may_be(game: str) -> None:
    assert GAMES[game].time.shortest > 0


MACHINE = [Finish(1, 1), Finish(-1, 2, left=True, computer=True)]
SHORT = "Not rated: drawn by agreement after 29 turns"


@pytest.mark.parametrize(
    ("ended", "turns", "agreed", "why", "counts", "said"),
    [
        (finishes(1, 2, left=(1,)), 30, False, Why.WHOLE, (True, True), "Rated."),
        (finishes(1, 2, 3, left=(1, 2)), 29, False, Why.LEFT, (False, True, True), "from 30 turns"),
        (
            finishes(1, 2, 3, left=(1, 2)),
            29,
            False,
            Why.LEFT,
            (False, True, True),
            "only for Bob, C",
        ),
        (finishes(1, 1), 29, True, Why.SHORT, (False, False), SHORT),
        (finishes(1, 1), 30, True, Why.WHOLE, (True, True), "Rated."),
        (finishes(1, 2), 5, False, Why.WHOLE, (True, True), "Rated."),  # it ended by the rules
        (MACHINE, 5, False, Why.COMPUTER, (False, False), "Not rated: a computer played."),
        (MACHINE, 50, False, Why.COMPUTER, (False, False), "Not rated: a computer played."),
    ],
)
def test_for_whom_a_match_of_at_least_thirty_turns_counts(
    ended: list[Finish], turns: int, agreed: bool, why: Why, counts: tuple[bool, ...], said: str
) -> None:
    verdict = judge(ended, turns, 30, agreed=agreed)
    assert (verdict.why, verdict.counts, verdict.rated) == (why, counts, any(counts))
    assert said in verdict.text.say(NAMES)


@pytest.mark.parametrize("last", [0, 1])
def test_what_is_laid_is_no_turn_however_often(last: int) -> None:
    table = lobbies.start(seated("graverobber", 1, 2), 1, Random(1), 0.0)
    for n, seat in enumerate((1 - last, last) * 5):
        table = laid(table, seat, n, 0.0)
    verdict = Result.of(table.resign(1, 0.0)).verdict
    assert (verdict.why, verdict.turns) == (Why.LEFT, 0)
    for seat in (1 - last, last):
        table = table.play(seat, ["ready"], 0.0)
    for turn in range(verdict.shortest):
        assert Result.of(table.resign(1, 0.0)).verdict.turns == turn
        table = table.play(turn % 2, ["dig up" if turn % 6 else "skip"], 0.0)
    assert Result.of(table.resign(1, 0.0)).verdict.why is Why.WHOLE


@pytest.mark.parametrize(
    ("places", "absent", "rated"),
    [
        ((1, 2), {0}, (2, 1)),
        ((1, 2, 3), {0}, (3, 1, 2)),
        ((2, 1, 2), {1}, (1, 3, 1)),
        ((1, 2, 3, 4), {0, 2}, (3, 1, 3, 2)),
        ((3, 1, 2), set(), (3, 1, 2)),
    ],
)
def test_who_ran_out_of_time_is_last_whoever_plays_on_for_them(
    places: tuple[int, ...], absent: set[int], rated: tuple[int, ...]
) -> None:
    assert absent_last(places, absent) == rated
