"""One battery for every game: what the house promises, whatever the rules."""

from __future__ import annotations

import copy
import io
import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from games import pen
from games.core import DRAW, RESIGN, TIMEOUT, Damaged, Match, Refused, Text, Thought
from games.core.match import MOST_FORCED
from games.record import read, replay
from tests.games.battery import (
    AnyGame,
    every_game,
    fresh,
    played,
    random_move,
    seeds,
    some,
)


@every_game
@some
@given(seed=seeds)
def test_somebody_may_act_exactly_while_there_is_no_outcome(game: AnyGame, seed: int) -> None:
    random = Random(seed)
    match = fresh(game, random)
    for _ in range(60):
        movers = tuple(s for s in range(match.seats) if match.state.legal(s))
        assert movers == match.state.acting
        assert bool(movers) == (match.state.outcome is None)
        if match.state.outcome:
            return
        match = match.play(*random_move(match, random))


@every_game
@some
@given(seed=seeds, plies=st.integers(0, 120))
def test_legal_moves_are_unique_canonical_and_exactly_those_without_refusal(
    game: AnyGame, seed: int, plies: int
) -> None:
    match, other = played(game, seed, plies), played(game, seed + 1, plies + 3)
    others = (other.state, match.back_to(0).state)
    foreign = {m for state in others for s in range(state.seats) for m in state.legal(s)}
    nonsense = {"", " ", "xyzzy", "A1", "move", "\u0416", RESIGN, TIMEOUT, DRAW, "move up 99"}
    for seat in range(match.seats):
        legal = match.state.legal(seat)
        assert len(set(legal)) == len(legal)
        for move in legal:
            assert game.words.fold(move) == move
            assert match.state.refusal(seat, move) is None
        odd = {m for move in legal[:20] for m in (f" {move}", f"{move} ", move.replace(" ", "  "))}
        why = {m: match.state.refusal(seat, m) for m in (foreign | nonsense | odd) - set(legal)}
        assert all(why.values()), (seat, [move for move in why if not why[move]])
        if seat not in match.state.acting:
            assert len({told.id for told in why.values() if told}) == 1, "one reason out of turn"


@every_game
@some
@given(seed=seeds)
def test_folding_mends_case_and_spaces(game: AnyGame, seed: int) -> None:
    match = played(game, seed, 30)
    for seat in match.state.acting:
        for move in match.state.legal(seat)[:50]:
            assert game.words.fold(f"  {move.upper().replace(' ', '   ')} ") == move
            assert game.words.fold(move.lower()) == move


@every_game
@some
@given(seed=seeds)
def test_apply_leaves_the_old_state_untouched(game: AnyGame, seed: int) -> None:
    random = Random(seed)
    match = fresh(game, random)
    for _ in range(5):
        before, copied = match.state, copy.deepcopy(match.state)
        for _ in range(8):
            if not match.state.outcome:
                match = match.play(*random_move(match, random))
        assert before == copied


@every_game
@some
@given(seed=seeds, plies=st.integers(0, 200))
def test_a_record_brings_the_match_back(game: AnyGame, seed: int, plies: int) -> None:
    match = played(game, seed, plies)
    again = replay(read(match.dumps()))
    assert again.dumps() == match.dumps()
    assert again.state == match.state
    assert again.turns == match.turns


@every_game
@some
@given(seed=seeds, plies=st.integers(0, 200))
def test_every_view_draws_describes_and_prints(game: AnyGame, seed: int, plies: int) -> None:
    match = played(game, seed, plies)
    names = [f"Player {seat}" for seat in range(match.seats)]
    for seat in (None, *range(match.seats)):
        view = match.state.view(seat)
        picture = pen.png(game.looks.draw(view))
        assert len(picture) < 80_000
        with Image.open(io.BytesIO(picture)) as image:
            assert 800 <= image.width <= 1200
            image.load()
        words = game.words.describe(view).say(names)
        assert 20 < len(words) <= 2500  # `In words`; an alt text keeps what comes first
        silent = replace(view, notes=())
        assert silent.digest == view.digest
        assert pen.png(game.looks.draw(silent)) == picture
        assert game.words.describe(silent) == game.words.describe(view)
        for note in view.notes:
            assert note.text.say(names)


@every_game
@some
@given(seed=seeds, plies=st.integers(0, 100))
def test_every_move_and_beginning_of_one_has_a_label(game: AnyGame, seed: int, plies: int) -> None:
    match = played(game, seed, plies)
    for seat in match.state.acting:
        labels, view = dict[str, str](), match.state.view(seat)
        for move in view.legal:
            words = move.split()
            for n in range(1, len(words) + 1):
                label = game.words.label(" ".join(words[:n])).say(["Ann", "Bob", "Cy", "Di"])
                assert 1 <= len(label) <= 80
            assert labels.setdefault(label, move) == move, "two moves with one label"
            called = game.captioned(view, move).say(["Ann", "Bob", "Cy", "Di"])
            assert 1 <= len(called) <= 80
            assert labels.setdefault(called, move) == move, "two moves with one label"


@every_game
@some
@given(seed=seeds, plies=st.integers(0, 100))
def test_every_legal_move_has_a_reason_and_perhaps_a_warning(
    game: AnyGame, seed: int, plies: int
) -> None:
    match = played(game, seed, plies)
    names = [f"Player {seat}" for seat in range(match.seats)]
    for seat in match.state.acting:
        view = match.state.view(seat)
        for move in view.legal[:60]:
            assert 10 < len(game.players.why(view, Thought(move)).say(names)) < 300
            if warning := game.teaching.warn(view, move):
                assert 10 < len(warning.say(names)) < 300


@every_game
@some
@given(seed=seeds, plies=st.integers(0, 60))
def test_nothing_is_tried_out_beyond_what_turns_something_up(
    game: AnyGame, seed: int, plies: int
) -> None:
    match, random = played(game, seed, plies), Random(seed)
    if match.state.outcome:
        return
    seat, move = random_move(match, random)
    after = match.play(seat, move)
    if after.state.revealed == match.state.revealed:
        return
    legal = [m for m in after.state.legal(seat) if m not in game.rules.closers]
    for following in (*legal[:3], "nonsense"):
        with pytest.raises(Refused) as caught:
            match.read(seat, f"{move}; {following}")
        why = caught.value.text.values["why"]
        assert isinstance(why, Text)
        assert why.id == ("core-reveals" if seat in after.state.acting else "core-turn-ends")
        assert why.values == {"before": move}


@every_game
@some
@given(seed=seeds, plies=st.integers(1, 80), back=st.integers(0, 80))
def test_a_match_goes_back_to_any_of_its_lines(
    game: AnyGame, seed: int, plies: int, back: int
) -> None:
    match = played(game, seed, plies)
    ply = max(0, len(match.log) - back)
    start = Match.start(game, match.seats, match.options, match.deal)
    assert match.back_to(ply) == start.gone_on(match.log[:ply])
    again = match.back_to(ply).gone_on(match.log[ply:])
    assert again == match
    assert again.back_to(ply // 2) == start.gone_on(match.log[: ply // 2])


@every_game
def test_the_last_turns_are_taken_back_without_all_that_was_before(game: AnyGame) -> None:
    def never(*_: object) -> Any:
        raise AssertionError

    stuck = replace(game, rules=replace(game.rules, start=never))
    match = replace(played(game, 2, 60), game=stuck)
    for turn in match.turns[-4:]:
        assert match.back_to(turn.ply).log == match.log[: turn.ply]


@every_game
@some
@given(seed=seeds, plies=st.integers(1, 24))
def test_what_is_thrown_away_is_as_if_it_had_not_been_laid(
    game: AnyGame, seed: int, plies: int
) -> None:
    if game.rules.set_up is None:
        return
    match = played(game, seed, plies)
    for seat in match.state.acting:
        if game.rules.set_up.clear not in match.state.legal(seat):
            continue
        thrown, without = match.play(seat, game.rules.set_up.clear), match.without(seat)
        assert {mover for mover, _ in without.log} <= set(range(match.seats)) - {seat}
        for viewer in (None, *range(match.seats)):
            assert thrown.view(viewer).digest == without.view(viewer).digest
            if viewer != seat:
                assert without.view(viewer) == match.view(viewer)


@every_game
@some
@given(seed=seeds, plies=st.integers(0, 120))
def test_a_move_is_forced_only_where_everybody_sees_that(
    game: AnyGame, seed: int, plies: int
) -> None:
    match = played(game, seed, plies)
    after = match.with_forced
    assert after.forced is None or len(after.log) == len(match.log) + MOST_FORCED
    assert replay(read(after.dumps())).state == after.state, "they are lines like all others"
    if match.forced is None:
        assert after is match
        return
    seat, move = match.forced
    assert match.state.acting == (seat,)
    assert match.state.legal(seat) == (move,)
    assert match.state.board(seat) == match.state.board(None)


@every_game
@some
@given(seed=seeds, plies=st.integers(0, 80))
def test_anybody_may_resign_and_the_match_of_two_ends(game: AnyGame, seed: int, plies: int) -> None:
    match = played(game, seed, plies)
    if match.state.outcome:
        with pytest.raises(Refused):
            match.play(0, RESIGN)
        return
    for seat in range(match.seats):
        after = match.play(seat, RESIGN)
        if match.seats == 2:
            assert after.state.outcome
            assert after.state.outcome.places[seat] == 2
            assert after.state.outcome.places[1 - seat] == 1


@every_game
def test_a_match_of_two_can_be_drawn(game: AnyGame) -> None:
    match = Match.start(game, 2, {}, game.rules.deal(Random(1), 2, game.settle({})))
    outcome = match.play(1, DRAW).state.outcome
    assert outcome
    assert outcome.places == (1, 1)


@every_game
def test_a_random_match_ends(game: AnyGame) -> None:
    random = Random(7)
    match = fresh(game, random)
    for _ in range(20_000):
        if match.state.outcome:
            break
        seat = random.choice(match.state.acting)
        legal = [m for m in match.state.legal(seat) if m != "clear"] or ["clear"]
        match = match.play(seat, random.choice(legal))
    outcome = match.state.outcome
    assert outcome
    assert len(outcome.places) == len(outcome.scores) == match.seats
    assert min(outcome.places) == 1


@every_game
def test_damaged_records_name_the_place(game: AnyGame) -> None:
    match = played(game, 3, 12)
    record = json.loads(match.dumps())
    bad_log = [*record["log"][:5], [0, "fly to the moon"], *record["log"][5:]]
    for change, place in [
        ({"options": {"colour": "green"}}, "options.colour"),
        ({"log": bad_log}, "log[5]"),
        ({"deal": {"nonsense": 1}}, "deal"),
    ]:
        with pytest.raises(Damaged) as caught:
            replay(read(json.dumps(record | change)))
        assert caught.value.where.startswith(place)


@every_game
def test_the_deal_depends_on_the_seed_alone(game: AnyGame) -> None:
    options = game.settle({})
    for seats in game.rules.seats:
        deal = game.rules.deal(Random(5), seats, options)
        assert deal == game.rules.deal(Random(5), seats, options)
        assert json.loads(json.dumps(deal)) == deal
