"""What plans need of every game: what a seat imagines looks like its match and plays on like it,
shows nothing that the seat can't know, and stops where something new is told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given

from games import GAMES
from games.core import LANGUAGES, RESIGN, Move, Refused, Seat, Turn
from tests.games.battery import (
    AnyGame,
    AnyMatch,
    foresight,
    fresh,
    random_move,
    seeds,
    some,
    spread,
)
from tests.games.golden import walk

NAMES = ["Ann", "Bob", "Cy", "Di"]
foreseen = [game for game in GAMES.values() if game.foresight]
every_game_with_foresight = pytest.mark.parametrize("game", foreseen, ids=[g.id for g in foreseen])


def laid(match: AnyMatch, random: Random) -> AnyMatch:
    """The match after its set-up, laid at random."""
    set_up = match.game.rules.set_up
    for seat in range(match.seats) if set_up else ():
        assert set_up
        for move in (*set_up.random(match.view(seat), random), set_up.ready):
            match = match.play(seat, move)
    return match


def going_on(match: AnyMatch, random: Random, plies: int) -> Iterator[tuple[Seat, Move]]:
    """What may be played next, at random."""
    for _ in range(plies):
        if match.state.outcome:
            return
        line = random_move(match, random)
        match = match.play(*line)
        yield line


def looks_the_same_and_excludes_nothing(match: AnyMatch, seat: Seat) -> None:
    imagined, view = match.imagined(seat), match.view(seat)
    assert imagined.view(seat) == view
    assert imagined.view(seat).digest == view.digest
    assert (imagined.log, imagined.deal, imagined.begun) == ((), {}, (imagined.state,))
    assert imagined.turns == (Turn(0, len(view.notes)),)
    assert imagined.state.scores == match.state.scores
    assert imagined.state.revealed == match.state.revealed
    for move in {m for s in range(match.seats) for m in spread(match.state.legal(s), 10)} | {"fly"}:
        assert imagined.refusal(seat, move) == match.refusal(seat, move)
    for other in set(range(match.seats)) - {seat}:
        possible = match.possible(seat, other)
        legal = match.state.legal(other)
        assert tuple(move for move in possible if move in legal) == legal
        assert set(possible) <= set(imagined.state.legal(other))


def comes_as_foreseen(match: AnyMatch, seat: Seat, log: Iterable[tuple[Seat, Move]]) -> None:
    """As long as nothing stops it, the seat sees what comes in what it imagined before."""
    imagined = match.imagined(seat)
    for mover, move in log:
        stop = foresight(match).stops(imagined.view(seat), mover, move)
        match = match.play(mover, move)
        if stop is None:
            imagined = imagined.play(mover, move)
        else:
            said = {stop.say(NAMES, language) for language in LANGUAGES}
            assert len(said) == len(LANGUAGES)
            assert all(10 < len(words) < 100 for words in said)
            if match.state.outcome:
                return
            imagined = match.imagined(seat)
        same = imagined.view(seat) == match.view(seat)
        assert same, f"seat {seat} can't foresee {move!r} of {mover}: Foresight.stops has to say so"
        assert imagined.view(seat).digest == match.view(seat).digest


@every_game_with_foresight
def test_the_golden_match_comes_as_every_seat_foresaw_it(game: AnyGame) -> None:
    matches = walk(game.id)
    last = matches[-1]
    for seat in range(last.seats):
        comes_as_foreseen(matches[last.laid], seat, last.log[last.laid :])
        for match in matches[last.laid : -1 : 23]:
            looks_the_same_and_excludes_nothing(match, seat)


@every_game_with_foresight
@some
@given(seed=seeds)
def test_random_matches_come_as_every_seat_foresaw_them(game: AnyGame, seed: int) -> None:
    random = Random(seed)
    match = laid(fresh(game, random), random)
    match = match.gone_on(going_on(match, random, random.randrange(30)))
    if match.state.outcome:
        return
    for seat in range(match.seats):
        looks_the_same_and_excludes_nothing(match, seat)
        comes_as_foreseen(match, seat, going_on(match, random, 8))


@every_game_with_foresight
def test_where_there_is_nothing_to_foresee_words_say_so(game: AnyGame) -> None:
    match = fresh(game, Random(1))
    blind = replace(match, game=replace(game, foresight=None))
    over = match.play(0, RESIGN) if match.seats == 2 else walk(game.id)[-1]
    for refused in (blind, over, *([match] if game.rules.set_up else [])):
        with pytest.raises(Refused) as caught:
            refused.imagined(0)
        for language in LANGUAGES:
            assert 10 < len(caught.value.text.say(NAMES, language)) < 100
