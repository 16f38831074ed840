"""Every game's puzzles a second way: with the engines written only from the rules pages, and over
every layout and every deal that agrees with what the seat was told, one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from copy import deepcopy
from fractions import Fraction
from itertools import islice
from typing import Any, NamedTuple

import pytest

from games import GAMES
from games.core import Puzzle
from games.pointsweeper.mind.exact import Exact
from games.pointsweeper.rules.known.chess import paths
from games.posing import puzzle_match
from tests.games.battery import short
from tests.games.oracles import oracle_of, reached
from tests.games.oracles.oracle_cop_and_rob import Oracle as CopAndRob
from tests.games.oracles.oracle_graverobber import STEPS, Layout, cell, free_moves, layouts, room
from tests.games.pointsweeper_boards import every_board


def after(oracle: Any, seat: int, *moves: str) -> Any:
    """The position after these moves; the oracle itself stays as it is."""
    oracle = deepcopy(oracle)
    for move in moves:
        oracle.play(seat, move)
    return oracle


# --- Bushwhacked: one stone, and all captures that can follow it ----------------------------------


def stones(puzzle: Puzzle) -> set[str]:
    start, seat = reached(puzzle), puzzle.seat

    def most(oracle: Any) -> int:
        """What the rest of this turn can bring: bases, or capture stones."""
        found = int(oracle.score(seat)[puzzle.task == "capture"])
        captures = [move for move in oracle.legal(seat) if move.startswith("capture")]
        return max([found, *(most(after(oracle, seat, move)) for move in captures)])

    worths = {move: most(after(start, seat, move)) for move in start.legal(seat)}
    best = max(worths.values())
    assert best > start.score(seat)[puzzle.task == "capture"]
    return {move for move, worth in worths.items() if worth == best}


def single(puzzle: Puzzle) -> bool:
    """Is one stone all that may be placed?"""
    board = puzzle_match(GAMES["bushwhacked"], puzzle).state.board(puzzle.seat)
    return bool(board.to_place == 1)


def of_bushwhacked() -> Iterator[Puzzle]:
    for task in GAMES["bushwhacked"].teaching.tasks:
        yield from islice(filter(single, short(GAMES["bushwhacked"], task, 1, 100)), 2)


def test_a_base_that_is_won_cannot_be_lost_in_the_next_turn() -> None:
    puzzle = next(filter(single, short(GAMES["bushwhacked"], "base", 1, 100)))
    seat, oracle = puzzle.seat, reached(puzzle)
    before = oracle.score(seat)[0]
    oracle.play(seat, puzzle.answers[0])
    while oracle.mover == seat:
        captures = [move for move in oracle.legal(seat) if move.startswith("capture")]
        oracle.play(seat, (captures or ["done"])[0])
    assert oracle.score(seat)[0] > before
    for move in oracle.legal(1 - seat):
        then = after(oracle, 1 - seat, move)
        while more := [m for m in then.legal(1 - seat) if m.startswith("capture")]:
            then.play(1 - seat, more[0])
        assert then.score(seat)[0] > before


# --- Cop & Rob: what wins at once -----------------------------------------------------------------


def winning(puzzle: Puzzle) -> set[str]:
    start = CopAndRob(puzzle.deal, puzzle.seats, {"roles": "host"})
    rob = puzzle.deal["rob_seat"]
    start.seats = {"rob": rob, "cop": 1 - rob}
    for seat, move in puzzle.log:
        start.play(seat, move)
    ends = {move: after(start, puzzle.seat, move) for move in start.legal(puzzle.seat)}
    other = {"rob": "cop", "cop": "rob"}[start.who]
    found = {move for move, then in ends.items() if then.won == start.who}
    for move in found:
        assert bool(ends[move].ways_out(other)) == (puzzle.task == "join")
    return found


def of_cop_and_rob() -> Iterator[Puzzle]:
    for task in ("join", "block"):
        yield from [p for p in GAMES["cop_and_rob"].puzzles if p.task == task][::5]


def test_nobody_is_asked_to_escape_who_could_shut_cop_in() -> None:
    game = GAMES["cop_and_rob"]
    for puzzle in [p for p in game.puzzles if p.task == "escape"][::4]:
        state = puzzle_match(game, puzzle).state
        assert sum(state.board(None).unseen["cop"].values()) == puzzle.turns
        block = game.teaching.tasks["block"]
        assert not any(block(state, puzzle.seat, turns) for turns in (1, 2, 3))


# --- Graveyard Shift: every line of play, from the deal each time -------------------------------


class Lines:
    """What can be forced on the second engine."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle, self.seat = puzzle, puzzle.seat
        self.had = len(self.reached([]).has[self.seat])

    def reached(self, line: list[str]) -> Any:
        oracle = oracle_of("graveyard_shift").Oracle(self.puzzle.deal, 2, self.puzzle.options)
        for move in [*(move for _, move in self.puzzle.log), *line]:
            oracle.play(oracle.mover, move)
        return oracle

    def forced(self, line: list[str], turns: int) -> bool:
        """Does this line of moves lead there, however it goes on?"""
        oracle = self.reached(line)
        has = len(oracle.has[self.seat])
        if has == 4 if self.puzzle.task == "round" else has > self.had:
            return True
        if oracle.over or (turns := turns - self.ended(line)) == 0:
            return False
        some = any if oracle.mover == self.seat else all
        return some(self.forced([*line, move], turns) for move in sorted(oracle.moves))

    def ended(self, line: list[str]) -> bool:
        """Was the last move the end of an own turn? Then a next one begins with its move."""
        return self.begins(self.reached(line)) and self.turn_of(line[:-1]) == self.seat

    def begins(self, oracle: Any) -> bool:
        return next(iter(oracle.moves)).split()[0] in ("move", "enter")

    def turn_of(self, line: list[str]) -> int:
        """Whose turn is it? Parts go back by both, so whoever moved last before them."""
        while not self.begins(self.reached(line)):
            line = line[:-1]
        return int(self.reached(line).mover)


def forcing(puzzle: Puzzle) -> set[str]:
    lines = Lines(puzzle)
    return {move for move in lines.reached([]).moves if lines.forced([move], puzzle.turns)}


def of_graveyard_shift() -> Iterator[Puzzle]:
    for task, turns in [("part", 1), ("part", 2), ("round", 1), ("round", 2), ("part", 3)]:
        yield from short(GAMES["graveyard_shift"], task, turns, 1 if turns == 3 else 2)


# --- Graverobber: every layout --------------------------------------------------------------------


class Turn(NamedTuple):
    """What the seat may know before a turn, and what it is after."""

    task: str
    own: tuple[int, int]
    mine: set[tuple[int, int]]
    """The obstacles of its own board."""

    def right(self, there: list[Layout], turns: int) -> set[str]:
        """The first moves that make sure of it, whatever the layout is like."""
        found = {f"dig {way}" for way in STEPS if self.dig_does(there, way, turns)}
        if turns > 1:
            for move, own, then in self.moves(there):
                if self._replace(own=own).right(then, turns - 1):
                    found.add(move)
        return found

    def dig_does(self, there: list[Layout], way: str, turns: int) -> bool:
        hits = [layout.ahead(way) in self.wanted(layout) for layout in there]
        if all(hits) or turns == 1:
            return all(hits)
        answers = dict[tuple[object, bool], list[Layout]]()
        for layout in there:
            dug = layout.ahead(way)
            left = layout._replace(plots=layout.plots - {dug})
            answers.setdefault((layout.at, dug in layout.plots), []).append(left)
        return all(
            (plot and self.task == "plot") or self.right(group, turns - 1)
            for (_, plot), group in answers.items()
        )

    def wanted(self, layout: Layout) -> frozenset[tuple[int, int]]:
        return layout.plots if self.task == "plot" else layout.mill

    def moves(self, there: list[Layout]) -> Iterator[tuple[str, tuple[int, int], list[Layout]]]:
        for move in free_moves(self.own, self.mine):
            _, way, steps = move.split()
            dx, dy = (int(steps) * part for part in STEPS[way])
            yield (
                move,
                (self.own[0] + dx, self.own[1] + dy),
                [layout.walked(way, int(steps)) for layout in there],
            )


def certain(puzzle: Puzzle) -> set[str]:
    board = puzzle_match(GAMES["graverobber"], puzzle).state.board(puzzle.seat)
    laid, there = board.layouts[puzzle.seat], list(layouts(board, puzzle.seat))
    mine = {cell(square) for square in SQUARES if laid.at(square) in ("windmill", "grave")}
    turn = Turn(puzzle.task, cell(board.piece(puzzle.seat)), mine)
    assert there
    if puzzle.task == "piece":
        assert len({layout.at for layout in there}) > 1
        return {m for m, _, then in turn.moves(there) if len({one.at for one in then}) == 1}
    assert puzzle.turns == 1 or not turn.right(there, puzzle.turns - 1)
    return turn.right(there, puzzle.turns)


SQUARES = [f"{column}{row}" for column in "ABCDEFGH" for row in range(1, 9)]


def of_graverobber() -> Iterator[Puzzle]:
    """Of each kind the one with the least left to go through."""
    game, best = GAMES["graverobber"], dict[tuple[str, int], Puzzle]()

    def left(puzzle: Puzzle) -> int:
        return len(room(puzzle_match(game, puzzle).state.board(puzzle.seat), puzzle.seat))

    for puzzle in sorted(game.puzzles, key=left):
        best.setdefault((puzzle.task, puzzle.turns), puzzle)
    kinds = {("plot", 1), ("plot", 2), ("windmill", 1), ("windmill", 2), ("piece", 1)}
    assert best.keys() == kinds
    yield from best.values()


# --- Pointsweeper: every deal ---------------------------------------------------------------------


def worthiest(puzzle: Puzzle) -> set[str]:
    """What brings most on average, or surely meets no mine; of claims that take something."""
    state, seat = puzzle_match(GAMES["pointsweeper"], puzzle).state, puzzle.seat
    field, price = state.board(seat).minefields[-1], 1 + state.board(seat).gain(seat).mines
    claims = dict[str, frozenset[str]]()
    for move in state.legal(seat):
        if move.startswith("claim "):
            _, kind, start, end = move.split()
            if taken := frozenset(paths(kind, field.white == seat)[start, end]) - {*field.tiles}:
                claims[move] = taken
    brought, hit, total = Counter[frozenset[str]](), set[frozenset[str]](), 0
    for deal in every_board(field, seat):
        total += 1
        for taken in set(claims.values()):
            tiles = [deal[square] for square in taken]
            mines = tiles.count("*")
            brought[taken] += -price * mines if mines else sum(map(int, tiles))
            hit |= {taken} if mines else set()
    if puzzle.task == "safe":
        return {move for move, taken in claims.items() if taken not in hit}
    worth = {move: Fraction(brought[taken], total) for move, taken in claims.items()}
    return {move for move in worth if worth[move] == max(worth.values())}


def of_pointsweeper() -> Iterator[Puzzle]:
    """Of each task the one with the fewest deals, of the longest."""
    game = GAMES["pointsweeper"]

    def deals(puzzle: Puzzle) -> int:
        board = puzzle_match(game, puzzle).state.board(puzzle.seat)
        exact = Exact.of(board.minefields[-1], puzzle.seat)
        assert exact
        return exact.ways.total

    longest = sorted(game.puzzles, key=lambda puzzle: -len(puzzle.log))[:24]
    for task in game.teaching.tasks:
        yield from sorted((p for p in longest if p.task == task), key=deals)[:1]


# --------------------------------------------------------------------------------------------------

PROVEN: Mapping[str, tuple[Callable[[], Iterator[Puzzle]], Callable[[Puzzle], set[str]]]] = {
    "bushwhacked": (of_bushwhacked, stones),
    "cop_and_rob": (of_cop_and_rob, winning),
    "graveyard_shift": (of_graveyard_shift, forcing),
    "graverobber": (of_graverobber, certain),
    "pointsweeper": (of_pointsweeper, worthiest),
}


@pytest.mark.parametrize("game", PROVEN)
def test_the_answers_are_all_that_is_right_and_nothing_else(game: str) -> None:
    chosen, right = PROVEN[game]
    for puzzle in chosen():
        assert right(puzzle) == set(puzzle.answers), (puzzle.task, puzzle.turns)


@pytest.mark.parametrize("game", ["cop_and_rob", "graveyard_shift"])
def test_what_can_be_done_in_fewer_turns_is_no_puzzle_of_more(game: str) -> None:
    tasks = GAMES[game].teaching.tasks
    for puzzle in [p for p in GAMES[game].puzzles if p.turns == 1 and p.task != "round"][:3]:
        state = puzzle_match(GAMES[game], puzzle).state
        assert tasks[puzzle.task](state, puzzle.seat, 1) == list(puzzle.answers)
        assert tasks[puzzle.task](state, puzzle.seat, 2) == ()
