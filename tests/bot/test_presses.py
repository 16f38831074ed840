"""`make presses` counts what people press and touch."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from games import GAMES
from games.core import Match
from tools.presses import MOST, OTHERS, Tally, Way, counted, way_to


def begun(game_id: str) -> Match[Any]:
    """A match just dealt, both boards laid at random where there are any."""
    game, random = GAMES[game_id], Random(1)
    seats, options = game.rules.seats[0], game.settle({})
    match = Match.start(game, seats, options, game.rules.deal(random, seats, options))
    set_up = game.rules.set_up
    for seat in range(seats) if set_up else ():
        assert set_up
        for move in (*set_up.random(match.view(seat), random), set_up.ready):
            match = match.play(seat, move)
    return match


def test_a_button_is_one_press_and_an_entry_of_a_menu_two_taps() -> None:
    match = begun("graverobber")
    steps = [move for move in match.view(0).legal if move.startswith("move ")]
    assert len(steps) > 5, "a menu"
    dig, move = (way_to(match, 0, move) for move in ("dig up", steps[-1]))
    assert (dig.presses, dig.taps, dig.menus) == (1, 1, 1)
    assert (move.presses, move.taps, move.menus) == (1, 2, 1)


def test_a_warning_is_one_more_press() -> None:
    match = begun("graverobber")
    assert way_to(match, 0, "dig down").presses == 1 + way_to(match, 0, "dig up").presses


def test_a_limit_is_for_the_median_of_presses_and_of_touches() -> None:
    tally = Tally()
    for presses, touches in ((1, 1), (1, 3), (4, 3)):
        tally.add([Way(presses, presses, touches, 0)])
    assert tally.within(3)
    assert not tally.within(2), "three touches"


def test_whole_matches_are_counted() -> None:
    tallies = counted("graveyard_shift", 1, "easy")
    assert tallies["graveyard_shift"].within(1)
    assert len(tallies["graveyard_shift"].presses) > 10


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_no_games_turns_take_more_presses_or_touches_than_they_should(game: str) -> None:
    for kind, tally in counted(game, 1, "easy").items():
        assert tally.within(MOST.get(kind, OTHERS)), kind
