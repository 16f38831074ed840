"""For whom a finished match counts, and what the bot says about that."""

from __future__ import annotations

from random import Random

import pytest

from bot.table import lobby as lobbies
from bot.table.verdict import Finish, Result, Why, absent_last, judge
from games import GAMES
from tests.bot.matches import laid, seated

pytestmark = pytest.mark.lite

NAMES = ("Ann", "Bob", "Cyd")


def finishes(*places: int, left: tuple[int, ...] = ()) -> list[Finish]:
    return [Finish(seat + 1, place, left=seat in left) for seat, place in enumerate(places)]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_how_short_a_match_may_be(game: str) -> None:
    assert GAMES[game].time.shortest > 0


def test_a_match_of_the_shortest_length_counts_whole() -> None:
    verdict = judge(finishes(1, 2, left=(1,)), 30, 30, agreed=False)
    assert verdict.why is Why.WHOLE
    assert verdict.counts == (True, True)
    assert verdict.text.say(NAMES) == "Rated."


def test_a_shorter_one_counts_for_who_left() -> None:
    verdict = judge(finishes(1, 2, 3, left=(1, 2)), 29, 30, agreed=False)
    assert verdict.why is Why.LEFT
    assert verdict.rated
    assert verdict.counts == (False, True, True)
    assert "only for Bob, Cyd, who left after 29 turns" in verdict.text.say(NAMES)
    assert "from 30 turns on" in verdict.text.say(NAMES)


def test_a_shorter_draw_by_agreement_counts_for_nobody() -> None:
    verdict = judge(finishes(1, 1), 29, 30, agreed=True)
    assert verdict.why is Why.SHORT
    assert not verdict.rated
    assert verdict.text.say(NAMES).startswith("Not rated: drawn by agreement after 29 turns")
    assert judge(finishes(1, 1), 30, 30, agreed=True).rated


def test_a_match_that_ended_by_the_rules_is_never_too_short() -> None:
    assert judge(finishes(1, 2), 5, 30, agreed=False).why is Why.WHOLE


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


@pytest.mark.parametrize("turns", [5, 50])
def test_a_match_with_a_computer_counts_for_nobody(turns: int) -> None:
    rivals = [Finish(1, 1), Finish(-1, 2, left=True, computer=True)]
    verdict = judge(rivals, turns, 30, agreed=False)
    assert (verdict.why, verdict.rated) == (Why.COMPUTER, False)
    assert verdict.text.say(NAMES) == "Not rated: a computer played."


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
