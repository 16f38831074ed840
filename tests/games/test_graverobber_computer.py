"""Graverobber's computer players: what they know, what they see, and that they can play."""

from __future__ import annotations

from random import Random

import pytest

from games.core import Budget, Match, Move, Thought
from games.graverobber import GAME
from games.graverobber.board import Board, Dug
from games.graverobber.ground import BIT, SQUARES, bits
from games.graverobber.plans import Aims, Plan, Planner
from games.graverobber.possible import possible
from games.graverobber.routes import paths, route
from games.graverobber.worlds import Worlds, imagine
from tests.games.test_graverobber import after, laid
from tests.games.test_graverobber_assist import played
from tests.games.test_graverobber_secrets import swaps
from tests.games.test_graverobber_set_up import both_placements

every_level = pytest.mark.parametrize("level", ["easy", "normal", "hard"])


def contested(levels: tuple[str, str], seed: int, placement: str = "apart") -> Match[Board]:
    """A whole match between two computers; "random" plays anything but `clear`."""
    random = Random(seed)
    match = Match.start(GAME, 2, {"placement": placement}, {})
    while match.state.acting:
        seat = match.state.acting[0]
        view = match.state.view(seat)
        if levels[seat] == "random":
            move = random.choice([m for m in view.legal if m != "clear"])
        else:
            move = GAME.players[levels[seat]].move(view, random)
        match = match.play(seat, move)
    return match


@every_level
def test_a_match_is_played_to_its_end_by_legal_moves(level: str) -> None:
    match = contested((level, "normal"), 1, "reachable")
    assert match.state.outcome
    assert not {move for _, move in match.log} & {"skip", "clear"}


def test_normal_digs_up_all_plots_of_somebody_random() -> None:
    for seed in range(2):
        for seat in (0, 1):
            levels = ("normal", "random") if seat == 0 else ("random", "normal")
            outcome = contested(levels, seed).state.outcome
            assert outcome
            assert outcome.places[seat] == 1
            assert outcome.scores[seat] == "3"


@every_level
def test_a_view_and_a_seed_make_the_move(level: str) -> None:
    """House §2: what the player may not know changes nothing of what it plays."""
    match = after(laid(), "r3", "l3", "du", "dd", "r4", "l4")
    play = GAME.players[level].move
    for seat in (0, 1):
        turn = match if seat == 0 else after(match, "s")
        move = play(turn.state.view(seat), Random(5))
        for other in swaps(turn, 1 - seat):
            assert play(other.state.view(seat), Random(5)) == move


@every_level
@both_placements
def test_gr_6_boards_are_laid_step_by_step_and_vary(level: str, placement: str) -> None:
    laid_boards = set()
    for seed in range(6):
        random, match = Random(seed), Match.start(GAME, 2, {"placement": placement}, {})
        while 1 in match.state.acting:
            match = match.play(1, GAME.players[level].move(match.state.view(1), random))
        laid_boards.add(match.state.board(1).layouts[1])
    assert len(laid_boards) == 6


@both_placements
def test_worlds_agree_with_all_that_was_told(placement: str) -> None:
    for seed in range(4):
        board = played(placement, seed, 60, digs=0.2).state.board(0)
        worlds = imagine(placement, 0, board.deeds, 50, Random(seed))
        walked, told = bits(board.passes(1)), board.dug(0)
        assert set(worlds.where) <= possible(placement, 0, board.deeds)
        for number in range(worlds.count):
            away, obstacles, plots = worlds.world(number)
            assert not obstacles & (walked | BIT[away])
            assert not plots & (bits(told) | obstacles)
            assert plots.bit_count() == 3 - board.won(0)


def planner(plots: dict[str, int], standing: dict[str, int], **aims: float) -> Planner:
    """Four worlds, in all of which the piece stands on A1; the own board is bare."""
    nowhere = dict.fromkeys(SQUARES, 0)
    worlds = Worlds(4, {"A1": 0b1111}, nowhere | standing, nowhere | plots)
    here = Plan("A1", worlds.where, BIT["A1"])
    settings = {"moves": 1, "routes": 0, "bit": 0.0, "trail": 0.0} | aims
    return Planner(worlds, paths(0), here, Aims(**settings))  # type: ignore[arg-type]


def best(planner: Planner) -> Move:
    """The move that promises most."""
    outlooks = planner.outlooks(Budget.nodes(1000).begin())
    return max(outlooks, key=lambda move: outlooks[move].worth)


def test_a_plot_next_to_the_piece_is_dug_up() -> None:
    assert best(planner({"B1": 0b1111}, {})) == "dig right"
    assert best(planner({"B1": 0b0011, "A2": 0b0111}, {})) == "dig up"


def test_a_hint_says_on_how_many_boards_there_is_a_plot() -> None:
    outlooks = planner({"B1": 0b0001, "B3": 0b0111}, {}).outlooks(Budget.nodes(1000).begin())
    view = after(laid()).state.view(0)
    dig, move = (Thought(m, findings=outlooks[m]) for m in ("dig right", "move up 2"))
    assert GAME.why(view, dig).values == {"percent": 25}
    assert GAME.why(view, move).values == {"percent": 75, "moves": 1}


def test_a_likely_plot_is_walked_to_and_an_unlikely_one_is_not() -> None:
    assert best(planner({"B3": 0b1111, "B1": 0b0001}, {})) == "move up 2"
    assert best(planner({"B3": 0b0011, "B1": 0b0011}, {})) == "dig right"


def test_a_piece_is_stopped_where_it_has_to_be() -> None:
    """The Plot is beside A3, which a longer move reaches too if an obstacle is on A4."""
    assert best(planner({"B3": 0b1111}, {})) == "move up 2"
    assert best(planner({"B3": 0b1111}, {"A4": 0b1111})) != "move up 1"


def test_a_far_plot_is_found_by_a_route() -> None:
    """Moves that are too short to reach it are not enough; the route is."""
    walls = dict.fromkeys(("B1", "B3", "C2", "D3"), 0b1111)
    assert best(planner({"C3": 0b1111}, walls)).startswith("dig")
    assert best(planner({"C3": 0b1111}, walls, routes=1)).startswith("move up")


def test_where_nothing_is_known_a_dig_that_tells_more_is_preferred() -> None:
    """Which of two squares the piece reaches tells whether an obstacle stands between."""
    curious = planner({}, {"A2": 0b0011, "B1": 0b0001}, bit=1.0)
    assert best(curious).startswith("move up")


def test_routes_move_both_pieces_at_once() -> None:
    """The own piece has the column free; the other has to pass the Grave on A3."""
    mine, theirs = paths(0), paths(BIT["A3"] | BIT["C1"])
    way = route(mine, theirs, "A1", "A1", BIT["A4"])
    assert way is not None
    assert [name for name, _ in way] == ["right", "up"]
    assert route(mine, theirs, "A1", "A1", BIT["A2"]) == []
    walled = paths(BIT["A2"] | BIT["B1"])
    assert route(mine, walled, "A1", "A1", BIT["H8"]) is None


def test_easy_forgets_but_never_what_it_found() -> None:
    match = contested(("easy", "random"), 3)
    finds = [d.square for d in match.state.board(0).digs(0) if isinstance(d, Dug) and d.plot]
    assert len(set(finds)) == len(finds)
