"""Graverobber's computer players: what they know, what they see, and that they can play."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from games.core import Budget, Match, Move
from games.graverobber import GAME
from games.graverobber.mind.computer import SKILLS, danger
from games.graverobber.mind.findings import Outlook
from games.graverobber.mind.plans import Aims, Plan, Planner
from games.graverobber.mind.reading import likely
from games.graverobber.mind.routes import paths, route
from games.graverobber.mind.worlds import Worlds, imagine
from games.graverobber.rules.known.board import Board
from games.graverobber.rules.known.ground import BIT, SQUARES, bits, open_sides
from games.graverobber.rules.known.possible import Agreeing, possible
from games.squares import WAYS
from tests.games.graverobber_table import (
    after,
    both_placements,
    contested,
    laid,
    played,
    replayed,
)

every_level = pytest.mark.parametrize("level", ["expert", "normal"])


@every_level
@both_placements
def test_gr_6_boards_are_laid_step_by_step_and_vary(level: str, placement: str) -> None:
    laid_boards = set()
    for seed in range(2):
        random, match = Random(seed), Match.start(GAME, 2, {"placement": placement}, {})
        while 1 in match.state.acting:
            match = match.play(1, GAME.players.levels[level].move(match.state.view(1), random))
        laid_boards.add(match.state.board(1).layouts[1])
    assert len(laid_boards) == 2


@both_placements
def test_worlds_agree_with_all_that_was_told(placement: str) -> None:
    for seed in range(4):
        board = played(placement, seed, 60, digs=0.2).state.board(0)
        worlds = imagine(Agreeing.of(placement, 0, board.deeds), 50, Random(seed))
        walked, told = bits(board.passes(1)), board.dug(0)
        assert set(worlds.where) <= possible(placement, 0, board.deeds)
        for number in range(worlds.count):
            away, obstacles, plots = worlds.world(number)
            assert not obstacles & (walked | BIT[away])
            assert not plots & (bits(told) | obstacles)
            assert plots.bit_count() == 3 - board.won(0)


@both_placements
def test_a_careful_player_is_thought_to_lay_what_is_hard_to_dig_up(placement: str) -> None:
    """The worlds agree with what was told all the same."""
    board = played(placement, 2, 60, digs=0.2).state.board(0)
    sides = []
    for prior in (None, likely):
        worlds = imagine(Agreeing.of(placement, 0, board.deeds), 200, Random(1), prior=prior)
        assert worlds.count == 200
        assert set(worlds.where) <= possible(placement, 0, board.deeds)
        seen = [worlds.world(number) for number in range(worlds.count)]
        sides.append(sum(open_sides(obstacles, plots) for _, obstacles, plots in seen))
    assert sides[1] < sides[0]


@both_placements
def test_where_few_boards_are_left_all_are_counted(placement: str) -> None:
    """Each once, the true one among them, whatever the random numbers."""
    counted = 0
    for seed in range(6):
        state = played(placement, seed, 140, digs=0.2).state
        board, truth = state.board(0), state.board(1).layouts[1]
        if state.outcome or not truth:
            continue
        worlds = imagine(Agreeing.of(placement, 0, board.deeds), 3000, Random(seed))
        if worlds.whole:
            counted += 1
            boards = {worlds.world(number) for number in range(worlds.count)}
            again = imagine(Agreeing.of(placement, 0, board.deeds), 5000, Random(seed + 1))
            left = bits(set(truth.plots) - {s for s, plot in board.dug(0).items() if plot})
            assert len(boards) == worlds.count
            assert boards == {again.world(number) for number in range(again.count)}
            assert (board.known(0), truth.obstacles, left) in {
                (board.known(0), obstacles, plots) for _, obstacles, plots in boards
            }
    assert counted >= 2


def test_the_clock_runs_while_boards_are_imagined() -> None:
    """Where the time is over at once there are a few boards and a move all the same."""
    view = after(laid(), "r3", "l3").state.view(0)
    meter = Budget.seconds(0).begin()
    meter.spend(100)
    assert meter.spent()
    few = imagine(Agreeing.of("apart", 0, view.board.deeds), 20, Random(1), meter)
    assert few.count == 20
    thought = GAME.players.levels["expert"].think(view, Random(1), Budget(1, 0))
    assert thought.move in view.legal


def test_a_player_with_more_time_imagines_more_boards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where not all can be counted: at the beginning."""
    asked = list[int]()

    def counted(agreeing: Agreeing, count: int, *others: Any, **named: Any) -> Worlds:
        asked.append(count)
        return imagine(agreeing, 50, *others, **named)

    monkeypatch.setattr("games.graverobber.mind.computer.imagine", counted)
    expert, view = GAME.players.levels["expert"], after(laid()).state.view(0)
    for part in (0.1, 1.0):
        expert.think(view, Random(1), expert.budget.counted.share(part))
    boards = [count for count in asked if count != SKILLS["expert"].eyes]
    assert boards == [1300, 4000]


def planner(
    plots: dict[str, int], standing: dict[str, int], eyes: Worlds | None = None, **aims: Any
) -> Planner:
    """Four worlds, in all of which the piece stands on A1; the own board is bare."""
    return planned(four(plots, standing), eyes, **aims)


def planned(worlds: Worlds, eyes: Worlds | None = None, **aims: Any) -> Planner:
    """The same in these worlds."""
    here = Plan("A1", worlds.where, 0b1111)
    settings: dict[str, Any] = {"moves": 1, "routes": 0, "bit": 0.0} | aims
    return Planner(worlds, paths(0), here, Aims(**settings), eyes)


def four(plots: dict[str, int], standing: dict[str, int]) -> Worlds:
    """Four worlds with these Plots and obstacles."""
    nowhere = dict.fromkeys(SQUARES, 0)
    return Worlds(4, {"A1": 0b1111}, nowhere | standing, nowhere | plots)


def best(planner: Planner) -> Move:
    """The move that promises most."""
    outlooks = planner.outlooks(Budget.nodes(1000).begin())
    return max(outlooks, key=lambda move: outlooks[move].worth)


ALL, WALLS = 0b1111, dict.fromkeys(("B1", "B3", "C2", "D3"), 0b1111)
EITHER = {"B3": ALL, "C2": ALL}
Boards = dict[str, int]
BEST: list[tuple[str, Boards, Boards, dict[str, Any], str]] = [
    ("a Plot next to the piece", {"B1": ALL}, {}, {}, "dig right"),
    ("the likelier one", {"B1": 0b0011, "A2": 0b0111}, {}, {}, "dig up"),
    ("a likely Plot is walked to", {"B3": ALL, "B1": 0b0001}, {}, {}, "move up 2"),
    ("an unlikely one is not", {"B3": 0b0011, "B1": 0b0011}, {}, {}, "dig right"),
    ("a longer move would reach it if stopped", {"B3": ALL}, {}, {}, "move up 2"),
    ("short moves do not reach a far one", {"C3": ALL}, WALLS, {}, "dig"),
    ("a route does", {"C3": ALL}, WALLS, {"routes": 1}, "move up"),
    (
        "where a piece is stopped tells what stands between, and so where Plots lie",
        {"D4": 0b0011, "E5": 0b1100},
        {"A2": 0b0011, "B1": 0b0101},
        {"bit": 1.0},
        "move up",
    ),
    ("who is about to lose digs at once", {"B3": ALL, "B1": 1}, {}, {"danger": 0.8}, "dig right"),
]
"""Plots, obstacles, what the planner aims at, and how the best move begins."""


@pytest.mark.parametrize(
    ("plots", "standing", "aims", "begins"), [pytest.param(*row[1:], id=row[0]) for row in BEST]
)
def test_the_best_move(plots: Boards, standing: Boards, aims: dict[str, Any], begins: str) -> None:
    danger = {name: aims[name] for name in aims if name == "danger"}
    others = {name: aims[name] for name in aims if name != "danger"}
    found = best(replace(planner(plots, standing, **others), **danger))
    assert found.startswith(begins)


def test_a_way_that_the_other_knows_to_be_free_tells_nothing() -> None:
    """Plots lie either way; the other player thinks of an obstacle on one."""
    for seen, move in (("A2", "move right 2"), ("B1", "move up 2")):
        assert best(planner(EITHER, {}, four({}, {seen: 0b0011}), trail=0.05)) == move


def test_a_piece_goes_no_shorter_where_an_obstacle_stops_it() -> None:
    assert best(planner({"B3": ALL}, {"A4": ALL})) != "move up 1"


@pytest.mark.long
def test_a_reason_is_true_of_the_boards_that_are_left() -> None:
    """Late in a match all boards are counted: the chances are those of the boards themselves."""
    match, claims = contested(), 0
    prior = SKILLS["hard"].tells or SKILLS["hard"].prior
    for ply in range(len(match.log) - 8, len(match.log)):
        before = replayed(match, ply)
        seat, view = before.state.acting[0], before.state.view(before.state.acting[0])
        thought = GAME.players.levels["hard"].think(view, Random(1), Budget.nodes(300))
        found = thought.findings
        every = imagine(
            Agreeing.of("apart", seat, view.board.deeds), 100_000, Random(1), prior=prior
        )
        if isinstance(found, Outlook) and found.whole:
            assert every.whole
            digs = {way: every.dig(every.where, way) for way in WAYS}
            others = [chance for way, chance in digs.items() if thought.move != f"dig {way}"]
            assert found.other == pytest.approx(max(others), abs=0.05 if prior else 1e-9)
            assert (found.other in (0, 1)) == (max(others) in (0, 1))
            if not found.moves:
                assert thought.move == f"dig {found.way}"
                assert found.plot == pytest.approx(digs[found.way], abs=0.05 if prior else 1e-9)
                assert found.squares == len(every.where)
                claims += 1
    assert claims


def test_a_dig_is_worth_what_can_follow_it() -> None:
    """No Plot on B1 means one on A2, where the next dig finds it: one Plot in 1.5 turns."""
    plots = {"B1": 0b0011, "A2": 0b1100}
    outlooks = planner(plots, {}, ahead=60).outlooks(Budget.nodes(5000).begin())
    assert outlooks["dig right"].worth == pytest.approx(1 / 1.5)


def test_what_follows_is_counted_with_its_turns() -> None:
    """Two moves and a dig for one Plot are too slow; they are not for two there."""
    nowhere, every = dict.fromkeys(SQUARES, 0), 0b11111
    near, far = nowhere | {"B1": 0b00011}, dict.fromkeys(("C4", "D5", "E4"), every)
    one, some = (Worlds(5, {"A1": every}, nowhere, near | f) for f in ({"C4": every}, far))
    assert best(planned(some, moves=2)) == "dig right"
    assert best(planned(some, moves=2, ahead=60)).startswith("move")
    assert best(planned(one, moves=2, ahead=60)) == "dig right"


def test_chances_are_told_by_other_boards_than_those_that_choose() -> None:
    """An obstacle there keeps the piece from the Plot that the choice reckons with."""
    chooses = planner({"B1": 0b0111, "B3": 0b1111}, {})
    tells = four({"B1": 0b1000, "B3": 0b1111}, {"A2": 0b0111})
    outlooks = replace(chooses, told=tells).outlooks(Budget.nodes(1000).begin())
    dig, move = outlooks["dig right"], outlooks["move up 2"]
    assert (dig.worth, dig.plot, dig.squares) == (0.75, 0.25, 1)
    assert (move.worth, move.plot, move.squares) == (0.5, 0.25, 2)


def test_what_would_follow_is_forgotten_where_the_time_is_over() -> None:
    """Worths are of one kind: those without a sequel if not all could be looked at further."""
    plots = {"B1": 0b0011, "A2": 0b1100}
    without = planner(plots, {}).outlooks(Budget.nodes(5000).begin())
    assert planner(plots, {}, ahead=60).outlooks(Budget.nodes(1).begin()) == {
        move: outlook for move, outlook in without.items() if move.startswith("dig")
    }


def test_the_other_is_about_to_win_where_it_may_know_of_the_last_plot() -> None:
    """Only once each needs no more than one, and only beside a Plot."""
    red = "windmill C3; grave F8; plot G8; grave H6; plot H7; grave F6; plot G6; ready"
    white = "windmill F5; grave C1; plot B1; grave A3; plot A2; grave C3; plot B3; ready"
    match = laid(red, white)
    assert threat(match) == 0  # two Plots are beside White's piece
    match = after(match, "dr", "dl", "du", "dd")
    assert threat(match) == 0
    match = after(match, "s", "d1", "s", "l1")
    assert 0 < threat(match) < 0.1
    assert threat(after(match, "s", "l3")) == 0


def threat(match: Match[Board]) -> float:
    """How likely White wins in its next turn, as far as Red can tell."""
    board = match.state.board(0)
    return danger(board, 0, imagine(Agreeing.of("apart", 1, board.deeds), 300, Random(1)))


def test_routes_move_both_pieces_at_once() -> None:
    """The own piece has the column free; the other has to pass the Grave on A3."""
    mine, theirs = paths(0), paths(BIT["A3"] | BIT["C1"])
    way = route(mine, theirs, "A1", "A1", BIT["A4"])
    assert way is not None
    assert [name for name, _ in way] == ["right", "up"]
    assert route(mine, theirs, "A1", "A1", BIT["A2"]) == []
    walled = paths(BIT["A2"] | BIT["B1"])
    assert route(mine, walled, "A1", "A1", BIT["H8"]) is None
