"""Reviews: what they say of whole matches, what they refuse, and that they can be kept."""

from __future__ import annotations

import json
import pickle
from itertools import count
from typing import Any

import pytest

from games import GAMES
from games.core import Damaged, Judged, Match, Review, from_json, say, to_json
from games.review import MOST_PLIES, Unreviewable, go_through, review
from tests.games.reviewed import BUDGET, ENOUGH, over, record

LONG = 4
"""Moves after the set-up, in which both seats have chosen."""


def adds_up(match: Match[Any], found: Review) -> None:
    """Luck and skill make the result; points are those of the match."""
    assert [account.seat for account in found.accounts] == [0, 1]
    for account in found.accounts:
        assert account.start + sum(account.parts.values()) == pytest.approx(account.result)
        mine = [one for one in found.judged if one.seat == account.seat]
        assert account.own <= 0
        assert (account.own == 0) == (not any(one.lost for one in mine))
        for language in ("en", "de", "ru"):
            assert account.told.say(["Ann", "Bob"], language) in found.summary.say(
                ["Ann", "Bob"], language
            )
    if found.judged[0].stake:
        assert match.state.outcome
        places = match.state.outcome.places
        won = [(place == 1) / places.count(1) for place in places]
        assert [account.result for account in found.accounts] == won
        one, other = found.accounts
        assert one.luck == pytest.approx(-other.luck)
        assert one.own == pytest.approx(-other.others)
    if match.game.id == "pointsweeper":
        for account in found.accounts:
            assert account.result == pytest.approx(match.state.board(None).score(account.seat))


@pytest.mark.parametrize("game", GAMES)
def test_a_review_judges_what_was_played_adds_up_and_is_the_same_again(game: str) -> None:
    matches = (over(game, seed, most=ENOUGH.get(game, 22)) for seed in count(3))
    match = next(match for match in matches if len(match.log) - match.laid >= LONG)
    found = review(record(match), BUDGET)
    assert all(map(found.of, range(match.seats)))
    for one in found.judged:
        assert match.log[one.ply] == (one.seat, one.move)
        assert 0 <= one.share <= 1
        assert one.line.say(["Ann", "Bob"])
        assert (one.move in one.best) == (one.lost == 0)
    for percent in found.accuracy:
        assert percent is None or 0 <= percent <= 100
    assert found.turning is None or found.turning in found.swings
    assert from_json(to_json(found)) == found
    adds_up(match, found)
    if game not in ENOUGH:  # the others take long
        assert review(record(match), BUDGET) == found


def test_only_a_persons_own_choices_are_judged() -> None:
    match = over("graveyard_shift", 1)
    everything = go_through(match, BUDGET)
    some = go_through(match, BUDGET, own=lambda ply: ply % 2 == 0)
    assert {one.ply for one in some.judged} == {j.ply for j in everything.judged if j.ply % 2 == 0}


def test_a_running_match_is_not_reviewed() -> None:
    match = over("graveyard_shift", 1)
    running = Match.start(match.game, 2, {}, match.deal)
    for seat, move in match.log[:-1]:
        running = running.play(seat, move)
    with pytest.raises(Unreviewable) as refused:
        go_through(running, BUDGET)
    assert refused.value.text.id == "core-review-running"
    assert pickle.loads(pickle.dumps(refused.value)).text == refused.value.text


def test_nor_one_that_is_too_long() -> None:
    match = Match.start(GAMES["graverobber"], 2, {}, {})
    for move in ["windmill A3", "clear"] * (MOST_PLIES // 2):
        match = match.play(0, move)
    match = match.play(1, "resign")
    with pytest.raises(Unreviewable) as refused:
        go_through(match, BUDGET)
    said = refused.value.text.say([])
    assert "1,001" in said
    assert "1,000" in said


def test_nor_one_by_rules_that_are_gone() -> None:
    found = record(over("graveyard_shift", 1)).model_copy(update={"rules": 0})
    with pytest.raises(Unreviewable) as refused:
        review(found, BUDGET)
    assert refused.value.text.id == "core-review-rules"


def test_what_was_kept_in_another_form_is_made_again() -> None:
    kept = to_json(review(record(over("graveyard_shift", 1)), BUDGET))
    for broken in ("{}", kept.replace('"form":4', '"form":3'), kept[:-1]):
        with pytest.raises(Damaged):
            from_json(broken)


STORED = """{"form":4,"game":"cop_and_rob","rules":1,"seats":2,"judged":[{"ply":2,"seat":1,
"move":"discard","value":0.65,"best":["block 0,2"],"best_value":0.71,"told":{"id":
"core-review-better","values":{"move":{"id":"cop-and-rob-label","values":{"move":"discard"}},
"chance":65,"best":{"id":"cop-and-rob-label","values":{"move":"block"}},"other":71,"of":"match"}},
"counted":
{"id":"core-review-opinion"},"exact":false,"interval":null,"certain_missed":[],"single":false,
"even":false,"stake":[0.0,1.0],"luck":0.04,"fortune":{"id":"core-review-luck","values":{"way":"up",
"n":4}},"reason":null,"shares":{}}],"accounts":[{"seat":1,"start":0.5,"result":1.0,"luck":0.56,
"own":-0.06,"others":0.0,"left":0.0,"rough":0.0,"off":0.0,"many":false,"told":{"id":
"core-review-sum","values":{"who":{"seat":1},"start":50,"parts":[],"result":100}}}]}"""


def test_what_was_stored_can_be_read() -> None:
    found = from_json(STORED)
    assert json.loads(to_json(found)) == json.loads(STORED)
    (one,) = found.judged
    assert (one.ply, one.move, one.best) == (2, "discard", ("block 0,2",))
    assert "71%" in one.line.say(["Ann", "Bob"])


def test_what_was_not_all_the_best_is_never_called_wholly_accurate() -> None:
    review = Review("toy", 1, 1, (choice(0.5, 0.5), choice(0.4999, 0.5)))
    assert review.accuracy[0] == pytest.approx(99.99)
    assert "99%" in review.summary.say(["Ann"])


def choice(value: float, best: float) -> Judged:
    told = say("core-review-opinion")
    return Judged(
        seat=0,
        move="a",
        value=value,
        best=("b",),
        best_value=best,
        told=told,
        counted=told,
        exact=False,
    )


@pytest.mark.parametrize(("game", "round"), [("graveyard_shift", True), ("bushwhacked", False)])
def test_a_chance_says_what_it_is_of(game: str, round: bool) -> None:
    judged = go_through(over(game, 1), BUDGET).judged
    said = [one.told.say(["Ann", "Bob"]) for one in judged]
    assert any("%" in told for told in said)
    assert all(("in this round" in told) == round for told in said if "%" in told)


def test_a_reason_does_not_tell_the_chances_again() -> None:
    reasons = [
        one.reason
        for seed in range(3)
        for one in go_through(over("cop_and_rob", seed), BUDGET).judged
        if one.reason
    ]
    assert reasons
    assert all("chances" not in reason.say(["Ann", "Bob"]) for reason in reasons)
