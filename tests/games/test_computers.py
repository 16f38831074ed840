"""What is promised of every computer player, whatever the game."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Mapping
from itertools import count, islice
from random import Random
from typing import Any

import pytest

from games import GAMES
from games.core import (
    LEVELS,
    Budget,
    Computer,
    Game,
    Levels,
    Match,
    Move,
    Seat,
    State,
    Thought,
    View,
)
from games.core.computers import LEAST
from games.tools.contest import Player, play_match, uniform
from tests.games.golden import walk
from tests.games.swaps import SECRETS

SHARES = {"easy": 0.3, "normal": 0.1, "hard": 0.03, "expert": 0.005}
"""How much of its nodes a level may spend here."""

AGAIN = ("easy", "hard")
"""They think twice about one view: the others think with the same code."""

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def played(game: Game[Any], level: str, view: View[Any], seed: int) -> Move:
    """What the level plays, thinking no longer than a test can wait."""
    computer = game.players.levels[level]
    return computer.think(view, Random(seed), computer.budget.counted.share(SHARES[level])).move


@pytest.mark.parametrize("level", LEVELS)
def test_a_game_without_a_level_is_refused(level: str) -> None:
    players: Mapping[str, Computer[Any]] = dict.fromkeys(LEVELS, Computer(_any, Budget.nodes(1)))
    assert tuple(Levels(**players)) == LEVELS
    with pytest.raises(TypeError, match=level):
        Levels(**{other: player for other, player in players.items() if other != level})


def _any(view: View[Any], random: Random, budget: Budget) -> Thought:
    return Thought(random.choice(view.legal))


@every_game
def test_moves_are_legal_and_depend_on_view_and_random_numbers_alone(game: Game[Any]) -> None:
    match = walk(game.id)[min(41, len(walk(game.id)) // 2)]
    view = match.state.view(match.state.acting[-1])
    assert len(view.legal) > 1
    before = copy.deepcopy(view)
    for level in LEVELS:
        move = played(game, level, view, 1)
        assert move in view.legal
        if level in AGAIN:
            again = pickle.loads(pickle.dumps(view))
            assert played(game, level, again, 1) == move
    assert view == before, "who thinks about it changes nothing"
    in_time(game, view)


def in_time(game: Game[Any], view: View[Any]) -> None:
    """With no limit on nodes a thought could not come to an end otherwise."""
    thought = game.players.levels["expert"].think(view, Random(1), Budget.seconds(0.05))
    assert thought.move in view.legal
    assert 0 <= thought.clear <= 1
    assert len(game.players.why(view, thought).say(["Ann", "Bob", "Cleo", "Dan"])) < 250
    if not game.players.judge:
        worths = {worth for _, worth in thought.considered}
        assert all(0 <= worth <= 1 for worth in worths), "reviews take worths for chances: no judge"


@pytest.mark.parametrize("name", ["bushwhacked", "graveyard_shift"])
@pytest.mark.parametrize("level", ["easy", "hard"])
def test_nobody_meets_the_same_match_again(name: str, level: str) -> None:
    """Where chance decides nothing after the deal, the lot among good moves does: if not in the
    very first, which may be clear, then soon."""
    game = GAMES[name]
    first = Match.start(game, 2, {}, game.rules.deal(Random(1), 2, game.settle({})))
    matches = [first] * 8
    for _ in range(8):
        matches = [
            match.play(
                seat := match.state.acting[0], played(game, level, match.state.view(seat), n)
            )
            for n, match in enumerate(matches)
        ]
        if len({match.log for match in matches}) >= 2:
            return
    pytest.fail("eight matches began alike")


def test_a_thought_keeps_its_seconds_as_long_as_the_clock_allows() -> None:
    budget, least = Budget(100, 4.0), 4.0 * LEAST
    assert budget.within(5.0) == Budget(100, 4.0, 5.0, least)
    assert budget.within(3.0) == Budget(100, 3.0, 3.0, least)
    for late in (0.1, -3600.0):
        assert budget.within(late) == Budget(100, least, late, least)
    meter = Budget.nodes(100).within(-3600.0).begin()
    meter.spend(99)
    assert not meter.spent()


BEGUN = {"graverobber": 120, "pointsweeper": 100}
"""After how many moves a long match is worth going on with. Others: 40, or half of a short one."""
SIZES = [(game, seats) for game in GAMES.values() for seats in game.rules.seats]
SIZES.sort(key=lambda size: size[1])


@pytest.mark.parametrize(("game", "seats"), SIZES[: len(GAMES)])
def test_easy_players_finish_a_match(game: Game[Any], seats: int) -> None:
    """After so many moves at random."""
    moves, begun = count(), BEGUN.get(game.id, min(40, len(walk(game.id)) // 2))

    def player(view: View[Any], random: Random) -> Move:
        easy = next(moves) >= begun
        return game.players.levels["easy"].move(view, random) if easy else uniform(view, random)

    assert play_match(game, [player] * seats, "5").state.outcome
    assert next(moves) > begun, "it was over before"


@pytest.mark.parametrize("game", SECRETS)
def test_other_secrets_behind_the_same_view_give_the_same_move(game: str) -> None:
    """Of `hard`, who looks at all that a view has."""
    reach, swap = SECRETS[game]
    match = reach()[-1]
    seat = match.state.acting[0]
    view, game_ = match.state.view(seat), GAMES[game]
    others = list(islice(swap(match, seat, Random(1)), 2))
    assert others
    found = played(game_, "hard", view, 1)
    for other in others:
        assert other.state.view(seat) == view
        assert other.state != match.state
        assert played(game_, "hard", other.state.view(seat), 1) == found


def wins(state: State[Any], seat: Seat, moves: int) -> bool:
    """Can the seat win with so many moves of its own, one after the other?"""
    if state.outcome:
        return state.outcome.places[seat] < state.outcome.places[1 - seat]
    legal = state.legal(seat) if moves else ()
    return any(wins(state.apply(seat, move), seat, moves - 1) for move in legal)


def about_to_win(game: Game[Any], seed: int, moves: int) -> State[Any] | None:
    """The first position of a random match in which the player to move can win, or fail to."""
    random = Random(seed)
    options = {"rounds": "1"} if game.id == "graveyard_shift" else {}
    state = game.rules.start(game.rules.deal(random, 2, game.settle(options)), 2, options)
    while state.acting:
        (seat,) = state.acting
        after = [state.apply(seat, move) for move in state.legal(seat)]
        if len({wins(other, seat, moves - 1) for other in after}) == 2:
            return state
        state = random.choice(after)
    return None


def rest_of_turn(state: State[Any], seat: Seat, player: Player) -> State[Any]:
    """The position after the seat's turn, as the player plays it."""
    while seat in state.acting:
        state = state.apply(seat, player(state.view(seat), Random(1)))
    return state


@pytest.mark.parametrize(
    ("name", "moves", "seed"),
    [("bushwhacked", 1, 8), ("cop_and_rob", 1, 0), ("graveyard_shift", 2, 0)],
)
def test_who_can_win_in_this_turn_does(name: str, moves: int, seed: int) -> None:
    game = GAMES[name]
    state = about_to_win(game, seed, moves)
    assert state
    (seat,) = state.acting
    assert wins(rest_of_turn(state, seat, game.players.levels["hard"].move), seat, 0)
