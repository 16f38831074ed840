"""What is promised of every computer player, whatever the game."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from random import Random
from typing import Any

import pytest

from games import GAMES
from games.core import Budget, Game, Match, Move, Seat, State, View
from games.tools.contest import Player, play_match, uniform
from tests.games import test_graverobber, test_graverobber_secrets, test_pointsweeper_secrets
from tests.sample import sample

LEVELS = ("easy", "normal", "hard", "expert")
SHARES = {"easy": 1.0, "normal": 1.0, "hard": 0.1, "expert": 0.02}
"""How much of its nodes a level may spend here."""
AnyMatch = Match[Any]

with_players = [game for game in GAMES.values() if game.players]
every_game = pytest.mark.parametrize("game", with_players, ids=[game.id for game in with_players])


def positions(game: Game[Any], seed: int) -> Iterator[AnyMatch]:
    """A few positions of a match that starts at random and goes on as `easy` plays."""
    random = Random(seed)
    seats = random.choice(game.seats)
    match = Match.start(game, seats, {}, game.deal(random, seats, game.settle({})))
    stops = {0, 5, 17, 40, 41}
    for ply in range(max(stops) + 1):
        if match.state.outcome:
            return
        if ply in stops:
            yield match
        seat = match.state.acting[0]
        player = uniform if ply < 4 else game.players["easy"].move
        match = match.play(seat, player(match.state.view(seat), random))


def played(game: Game[Any], level: str, view: View[Any], seed: int) -> Move:
    """What the level plays, thinking no longer than a test can wait."""
    computer = game.players[level]
    return computer.think(view, Random(seed), computer.budget.counted.share(SHARES[level])).move


@every_game
def test_the_levels_are_these(game: Game[Any]) -> None:
    assert tuple(game.players) == LEVELS


@every_game
@pytest.mark.parametrize("seed", sample([1, 2, 3]))
def test_moves_are_legal_and_depend_on_view_and_random_numbers_alone(
    game: Game[Any], seed: int
) -> None:
    for match in positions(game, seed):
        seat = match.state.acting[-1]
        view = match.state.view(seat)
        for level in LEVELS if seed == 1 else LEVELS[:2]:
            move = played(game, level, view, seed)
            assert move in view.legal
            again = pickle.loads(pickle.dumps(view))
            assert played(game, level, again, seed) == move


@pytest.mark.parametrize("name", ["bushwhacked", "graveyard_shift"])
@pytest.mark.parametrize("level", LEVELS)
def test_nobody_meets_the_same_match_again(name: str, level: str) -> None:
    """Where chance decides nothing after the deal, the lot among good moves does: if not in the
    very first, which may be clear, then soon."""
    game = GAMES[name]
    first = Match.start(game, 2, {}, game.deal(Random(1), 2, game.settle({})))
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


@every_game
def test_a_thought_ends_when_its_time_is_over(game: Game[Any]) -> None:
    """With no limit on nodes it could not come to an end otherwise."""
    for match in positions(game, 6):
        view = match.state.view(match.state.acting[0])
        thought = game.players["expert"].think(view, Random(1), Budget.seconds(0.05))
        assert thought.move in view.legal
        assert 0 <= thought.clear <= 1
        assert len(game.why(view, thought).say(["Ann", "Bob", "Cleo", "Dan"])) < 250


@every_game
def test_a_view_is_not_changed_by_who_thinks_about_it(game: Game[Any]) -> None:
    for match in positions(game, 4):
        view = match.state.view(match.state.acting[0])
        before = copy.deepcopy(view)
        game.players["normal"].move(view, Random(1))
        assert view == before


SIZES = [(game, seats) for game in with_players for seats in game.seats]
SIZES.sort(key=lambda size: size[1])


@pytest.mark.parametrize(("game", "seats"), sample(SIZES, len(with_players)))
def test_easy_players_finish_a_match_of_every_size(game: Game[Any], seats: int) -> None:
    match = play_match(game, [game.players["easy"].move] * seats, "5")
    assert match.state.outcome


def other_decks(match: AnyMatch, seat: Seat, random: Random) -> Iterator[AnyMatch]:
    """Cop & Rob: the cards that are face down in another order."""
    for _ in range(3):
        deal = copy.deepcopy(dict(match.deal))
        for role, unseen in match.state.board(None).unseen.items():
            tail = deal[role][-sum(unseen.values()) :]
            deal[role][-len(tail) :] = random.sample(tail, len(tail))
        other = Match.start(match.game, match.seats, match.options, deal)
        for line in match.log:
            other = other.play(*line)
        yield other


def other_tiles(match: AnyMatch, seat: Seat, random: Random) -> Iterator[AnyMatch]:
    """Pointsweeper: other tiles where this seat never looked."""
    return (test_pointsweeper_secrets.swapped(match, seat, random) for _ in range(3))


def other_layout(match: AnyMatch, seat: Seat, random: Random) -> Iterator[AnyMatch]:
    """Graverobber: another board of the other seat that gives the same answers."""
    return iter(test_graverobber_secrets.swaps(match, 1 - seat))


def of_cop_and_rob() -> AnyMatch:
    return list(positions(GAMES["cop_and_rob"], 2))[2]


def of_pointsweeper() -> AnyMatch:
    return test_pointsweeper_secrets.played(1, 9)


def of_graverobber() -> AnyMatch:
    return test_graverobber.after(test_graverobber.laid(), "r3", "l3", "du", "dd", "r4", "l4")


Swap = Callable[[AnyMatch, Seat, Random], Iterator[AnyMatch]]
SECRETS: Mapping[str, tuple[Callable[[], AnyMatch], Swap]] = {
    "cop_and_rob": (of_cop_and_rob, other_decks),
    "pointsweeper": (of_pointsweeper, other_tiles),
    "graverobber": (of_graverobber, other_layout),
}


@pytest.mark.parametrize("game", SECRETS)
@pytest.mark.parametrize("level", LEVELS)
def test_other_secrets_behind_the_same_view_give_the_same_move(game: str, level: str) -> None:
    reach, swap = SECRETS[game]
    match = reach()
    seat = match.state.acting[0]
    view, game_ = match.state.view(seat), GAMES[game]
    others = list(islice(swap(match, seat, Random(1)), 2))
    assert others
    for other in others:
        assert other.state.view(seat) == view
        assert other.state != match.state
        for seed in range(2):
            found = played(game_, level, other.state.view(seat), seed)
            assert found == played(game_, level, view, seed)


def wins(state: State[Any], seat: Seat, moves: int) -> bool:
    """Can the seat win with so many moves of its own, one after the other?"""
    if state.outcome:
        return state.outcome.places[seat] < state.outcome.places[1 - seat]
    legal = state.legal(seat) if moves else ()
    return any(wins(state.apply(seat, move), seat, moves - 1) for move in legal)


def about_to_win(game: Game[Any], seed: int, moves: int) -> State[Any] | None:
    """The first position of a random match in which who is to move can win, or fail to."""
    random = Random(seed)
    options = {"rounds": "1"} if game.id == "graveyard_shift" else {}
    state = game.start(game.deal(random, 2, game.settle(options)), 2, options)
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
    ("name", "moves", "seeds"),
    [
        ("bushwhacked", 1, (0, 8, 12)),
        ("cop_and_rob", 1, (0, 2, 5, 6)),
        ("graveyard_shift", 2, (0, 1, 2, 3)),
    ],
)
def test_who_can_win_in_this_turn_does(name: str, moves: int, seeds: tuple[int, ...]) -> None:
    game = GAMES[name]
    for seed in seeds:
        state = about_to_win(game, seed, moves)
        assert state
        (seat,) = state.acting
        assert wins(rest_of_turn(state, seat, game.players["hard"].move), seat, 0)
