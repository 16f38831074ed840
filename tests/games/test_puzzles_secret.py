"""Puzzles of the games with secrets, proven a second way: every layout and every deal that agrees
with what the seat was told, one by one. Nothing here counts as the games do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import combinations, product
from typing import Any, NamedTuple

import pytest

from games import GAMES
from games.core import Match, Puzzle, State
from games.graverobber.rules.known.board import Board, Dug, Moved
from games.pointsweeper.mind.exact import Exact
from games.pointsweeper.rules.known.board import Claim, Minefield, Scout
from games.posing import puzzle_match

CELLS = [f"{column}{row}" for column in "ABCDEFGH" for row in range(1, 9)]
STEPS = {"up": (0, 1), "down": (0, -1), "left": (-1, 0), "right": (1, 0)}


def at(square: str) -> tuple[int, int]:
    return "ABCDEFGH".index(square[0]), int(square[1])


def beyond(square: str, dx: int, dy: int) -> str | None:
    column, row = at(square)
    column, row = column + dx, row + dy
    return f"{'ABCDEFGH'[column]}{row}" if 0 <= column < 8 and 1 <= row <= 8 else None


def walked(start: str, way: str, steps: int, obstacles: frozenset[str]) -> list[str]:
    squares = [start]
    for _ in range(steps):
        ahead = beyond(squares[-1], *STEPS[way])
        if ahead is None or ahead in obstacles:
            break
        squares.append(ahead)
    return squares


def near(one: str, two: str) -> bool:
    (a, b), (c, d) = at(one), at(two)
    return max(abs(a - c), abs(b - d)) <= 1


# Graverobber: whole layouts


class World(NamedTuple):
    """A layout of the other board, and where the seat's piece stands there."""

    windmill: frozenset[str]
    obstacles: frozenset[str]
    plots: frozenset[str]
    """Not dug up."""
    place: str


def block(corner: str) -> list[str | None]:
    return [beyond(corner, dx, dy) for dx in (0, 1) for dy in (0, 1)]


def room(board: Board, seat: int) -> list[str]:
    """Where an obstacle of the other board may be, by the single squares that were told."""
    told = {"A1", "H8"}
    for deed in board.deeds:
        if isinstance(deed, Moved) and deed.seat != seat:
            told.update(deed.path)
        elif isinstance(deed, Dug) and deed.seat == seat:
            told.update([deed.stood, *([deed.square] if deed.plot and deed.square else [])])
    return [square for square in CELLS if square not in told]


def worlds(board: Board, seat: int) -> list[World]:
    free, found = room(board, seat), list[World]()
    for corner in free:
        windmill = block(corner)
        if not all(square in free for square in windmill):
            continue
        mill = frozenset(square for square in windmill if square)
        graves = [square for square in free if not any(near(square, m) for m in mill)]
        for trio in combinations(graves, 3):
            if not any(near(a, b) for a, b in combinations(trio, 2)):
                found += lived_through(board, seat, mill, trio)
    return found


def lived_through(
    board: Board, seat: int, mill: frozenset[str], graves: tuple[str, ...]
) -> Iterator[World]:
    """The worlds with these obstacles that agree with every deed."""
    obstacles, place = mill | {*graves}, ("A1", "H8")[seat]
    digs = [deed for deed in board.deeds if isinstance(deed, Dug) and deed.seat == seat]
    for deed in board.deeds:
        if isinstance(deed, Moved) and deed.seat == seat:
            place = walked(place, deed.way, deed.steps, obstacles)[-1]
        elif isinstance(deed, Dug) and deed.seat == seat and deed.stood != place:
            return
    found = {dig.square for dig in digs if dig.plot}
    bare = {dig.square for dig in digs} - found
    beside = [
        [s for step in STEPS.values() if (s := beyond(grave, *step)) and s not in obstacles]
        for grave in graves
    ]
    sets = {frozenset(three) for three in product(*beside)}
    for plots in sets:
        if len(plots) == 3 and plots >= found and not plots & (bare | {"A1", "H8"}):
            yield World(mill, obstacles, plots - found, place)


class Turn(NamedTuple):
    """What the seat may know before a turn, and what it is after."""

    task: str
    own: str
    mine: frozenset[str]
    """The obstacles of its own board."""

    def hit(self, world: World, way: str) -> bool:
        target = world.plots if self.task == "plot" else world.windmill
        return beyond(world.place, *STEPS[way]) in target

    def right(self, there: list[World], turns: int) -> set[str]:
        """The first moves that make sure of it, whatever the world is like."""
        found = {f"dig {way}" for way in STEPS if self.dig_does(there, way, turns)}
        if turns > 1:
            for move, own, after in self.moves(there):
                if self._replace(own=own).right(after, turns - 1):
                    found.add(move)
        return found

    def dig_does(self, there: list[World], way: str, turns: int) -> bool:
        if all(self.hit(world, way) for world in there):
            return True
        if turns == 1:
            return False
        answers = dict[tuple[str, bool], list[World]]()
        for world in there:
            ahead = beyond(world.place, *STEPS[way])
            after = world._replace(plots=world.plots - {str(ahead)})
            answers.setdefault((world.place, ahead in world.plots), []).append(after)
        return all(
            (plot and self.task == "plot") or self.right(group, turns - 1)
            for (_, plot), group in answers.items()
        )

    def moves(self, there: list[World]) -> Iterator[tuple[str, str, list[World]]]:
        for way in STEPS:
            for n, own in enumerate(walked(self.own, way, 7, self.mine)[1:], 1):
                after = [
                    world._replace(place=walked(world.place, way, n, world.obstacles)[-1])
                    for world in there
                ]
                yield f"move {way} {n}", own, after


def few_left(
    puzzles: Iterable[Puzzle], left: Callable[[Puzzle], int], kind: Callable[[Puzzle], object]
) -> list[Puzzle]:
    """Of each kind the puzzle with the least left to go through."""
    best = dict[object, Puzzle]()
    for puzzle in sorted(puzzles, key=left):
        best.setdefault(kind(puzzle), puzzle)
    return list(best.values())


def graverobber_room(puzzle: Puzzle) -> int:
    match = puzzle_match(GAMES["graverobber"], puzzle)
    return len(room(match.state.board(puzzle.seat), puzzle.seat))


def graverobber_kind(puzzle: Puzzle) -> tuple[str, int]:
    return puzzle.task, puzzle.turns


@pytest.fixture(scope="module")
def late() -> list[Puzzle]:
    return few_left(GAMES["graverobber"].puzzles, graverobber_room, graverobber_kind)


def test_graverobber_ships_every_kind(late: list[Puzzle]) -> None:
    kinds = {graverobber_kind(puzzle) for puzzle in late}
    assert kinds == {("plot", 1), ("plot", 2), ("windmill", 1), ("windmill", 2), ("piece", 1)}
    assert len(GAMES["graverobber"].puzzles) >= 60
    assert all(len(puzzle.answers) == 1 for puzzle in GAMES["graverobber"].puzzles)


@pytest.mark.parametrize("n", range(5))
def test_graverobber_answers_hold_in_every_layout(late: list[Puzzle], n: int) -> None:
    puzzle = late[n]
    state = puzzle_match(GAMES["graverobber"], puzzle).state
    board: Board = state.board(puzzle.seat)
    layout = board.layouts[puzzle.seat]
    assert layout
    mine = frozenset(square for square in CELLS if layout.at(square) in ("windmill", "grave"))
    turn, there = Turn(puzzle.task, board.piece(puzzle.seat), mine), worlds(board, puzzle.seat)
    assert there
    if puzzle.task == "piece":
        assert len({world.place for world in there}) > 1
        right = {m for m, _, after in turn.moves(there) if len({w.place for w in after}) == 1}
    else:
        assert not turn.right(there, puzzle.turns - 1) if puzzle.turns > 1 else True
        right = turn.right(there, puzzle.turns)
    assert right == set(puzzle.answers)


def test_graverobber_tells_what_no_picture_shows() -> None:
    game = GAMES["graverobber"]
    match = Match.start(game, 2, {}, {})
    assert game.words.so_far(match.view(0)) is None
    for seat in (0, 1):
        for square in ("windmill E4", "grave B7", "plot B8", "grave B4", "plot B5", "grave G7"):
            match = match.play(seat, square)
        match = match.play(seat, "plot G8").play(seat, "ready")
    for turn, move in enumerate(
        ["dig left", "skip", "move up 7", "dig left", "dig right", "skip", "skip", "skip"]
    ):
        match = match.play(turn % 2, move)
    told = [game.words.so_far(match.view(seat)) for seat in (0, 1)]
    assert [text.values["turns"] for text in told if text] == [
        ("⛏A1⬅✖", "⬆7", "⛏A8➡B8 ✔", "–"),
        ("–", "⛏H8⬅G8 ✔", "–", "–"),
    ]


# Pointsweeper: whole deals


def minefield(state: State[Any], seat: int) -> Minefield:
    field: Minefield = state.board(seat).minefields[-1]
    return field


def hidden(field: Minefield) -> list[str]:
    return [square for square in CELLS if square not in field.tiles]


def mined(field: Minefield, seat: int) -> Iterator[frozenset[str]]:
    """Every place of the mines that agrees with the claims, and with how many the seat saw."""
    shown = sum(tile == "*" for tile in field.tiles.values())
    for mines in combinations(hidden(field), 10 - shown):
        if agrees(field, seat, frozenset(mines)):
            yield frozenset(mines)


def agrees(field: Minefield, seat: int, mines: frozenset[str]) -> bool:
    known = {square for square, tile in field.tiles.items() if tile == "*"}
    open_ = set(CELLS)
    for act in field.acts:
        if isinstance(act, Claim):
            there = [s for s in act.path if s in open_ and (s in mines or s in known)]
            if there and set(there) != set(act.squares):
                return False
            open_ -= set(act.squares)
        elif isinstance(act, Scout) and act.seat == seat and act.saw:
            seen = [s for s in act.squares if s in open_ and (s in mines or s in known)]
            if len(seen) != act.saw.mines:
                return False
    return True


def deals(field: Minefield, seat: int) -> Iterator[Mapping[str, Any]]:
    """Every way to lay what is hidden: PS-1, PS-2, and the sums that the seat saw."""
    shown = Counter(tile for tile in field.tiles.values() if tile != "*")
    for mines in mined(field, seat):
        tiles = [square for square in hidden(field) if square not in mines]
        sums = list(seen(field, seat, tiles))
        for laid in numbered(tiles, sums, shown):
            yield dict.fromkeys(mines, "*") | laid


def seen(field: Minefield, seat: int, tiles: list[str]) -> Iterator[tuple[set[str], int]]:
    """Of each scout of the seat: which of these tiles it saw, and the points that these make."""
    open_ = set(CELLS)
    for act in field.acts:
        if isinstance(act, Claim):
            open_ -= set(act.squares)
        elif isinstance(act, Scout) and act.seat == seat and act.saw:
            there = open_.intersection(act.squares)
            shown = [field.tiles[s] for s in there if s in field.tiles]
            points = act.saw.points - sum(tile for tile in shown if tile != "*")
            yield there.intersection(tiles), points


def numbered(
    tiles: list[str], sums: list[tuple[set[str], int]], counts: Counter[Any]
) -> Iterator[dict[str, Any]]:
    """Every way to lay numbers there, one tile after the other."""
    if any(points for squares, points in sums if not squares):
        return
    if not tiles:
        numbers = [counts[value] for value in range(-2, 6)]
        if sorted(numbers) == [6, 6, 7, 7, 7, 7, 7, 7]:
            yield {}
        return
    few = [squares for squares, _ in sums if squares]
    first = min(min(few, key=len) if few else tiles)
    others = [square for square in tiles if square != first]
    for value in range(-2, 6):
        if counts[value] < 7:
            left = [(q - {first}, n - value if first in q else n) for q, n in sums]
            for laid in numbered(others, left, counts + Counter([value])):
                yield laid | {first: value}


def path(move: str) -> list[str]:
    """The squares of a claim."""
    _, kind, start, end = move.split()
    (a, b), (c, d) = at(start), at(end)
    if kind == "N":
        return [start, end]
    steps = max(abs(c - a), abs(d - b))
    dx, dy = (c - a) // steps, (d - b) // steps
    return [str(beyond(start, n * dx, n * dy)) for n in range(steps + 1)]


def expected(state: State[Any], seat: int) -> tuple[dict[str, Fraction], set[str]]:
    """What every claim that takes something brings on average, and which ones meet no mine."""
    field, price = minefield(state, seat), 1 + state.board(seat).gain(seat).mines
    claims = {
        move: taken
        for move in state.legal(seat)
        if move.startswith("claim ")
        and (taken := frozenset(s for s in path(move) if s in hidden(field)))
    }
    brought, hit, total = Counter[frozenset[str]](), set[frozenset[str]](), 0
    for deal in deals(field, seat):
        total += 1
        for taken in set(claims.values()):
            tiles = [deal[square] for square in taken]
            mines = tiles.count("*")
            brought[taken] += -price * mines if mines else sum(tiles)
            hit |= {taken} if mines else set()
    worth = {move: Fraction(brought[taken], total) for move, taken in claims.items()}
    return worth, {move for move, taken in claims.items() if taken not in hit}


def deals_left(puzzle: Puzzle) -> int:
    """How many deals there are: only to choose what is quick to go through."""
    state = puzzle_match(GAMES["pointsweeper"], puzzle).state
    exact = Exact.of(minefield(state, puzzle.seat), puzzle.seat)
    assert exact
    return exact.ways.total


@pytest.fixture(scope="module")
def last() -> list[Puzzle]:
    """The two with the fewest deals of each task, of the longest."""
    by_task = {task: list[Puzzle]() for task in ("best", "safe")}
    longest = sorted(GAMES["pointsweeper"].puzzles, key=lambda puzzle: -len(puzzle.log))[:24]
    for puzzle in sorted(longest, key=deals_left):
        by_task[puzzle.task].append(puzzle)
    return [puzzle for puzzles in by_task.values() for puzzle in puzzles[:2]]


def test_pointsweeper_ships_enough() -> None:
    assert len(GAMES["pointsweeper"].puzzles) >= 60


@pytest.mark.parametrize("n", range(4))
def test_pointsweeper_answers_hold_over_every_deal(last: list[Puzzle], n: int) -> None:
    puzzle = last[n]
    state = puzzle_match(GAMES["pointsweeper"], puzzle).state
    worth, sure = expected(state, puzzle.seat)
    top = max(worth.values())
    right = sure if puzzle.task == "safe" else {m for m, w in worth.items() if w == top}
    assert right == set(puzzle.answers)
