"""Graverobber by trying everything: slow, and written only from the rules page."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations, product
from random import Random
from typing import Any, NamedTuple

from games.core import Dealt, Match, Options, State
from games.graverobber.rules.known.board import Board, Dug, Moved
from tests.games.oracles import Plan

Cell = tuple[int, int]
STEPS = {"up": (0, 1), "down": (0, -1), "left": (-1, 0), "right": (1, 0)}


def cell(name: str) -> Cell:
    return ord(name[0]) - 65, int(name[1]) - 1


def name(at: Cell) -> str:
    return f"{chr(65 + at[0])}{at[1] + 1}"


CELLS = [(c, r) for c in range(8) for r in range(8)]
STARTS = ((0, 0), (7, 7))


def around(at: Cell) -> list[Cell]:
    near = [(at[0] + dx, at[1] + dy) for dx, dy in STEPS.values()]
    return [c for c in near if c in set(CELLS)]


def mill(at: Cell) -> list[Cell]:
    return [(at[0] + dx, at[1] + dy) for dx in (0, 1) for dy in (0, 1)]


@cache
def reached(obstacles: frozenset[Cell], start: Cell) -> frozenset[Cell]:
    seen, edge = {start}, [start]
    while edge:
        fresh = {n for c in edge for n in around(c)} - obstacles - seen
        seen |= fresh
        edge = list(fresh)
    return frozenset(seen)


def is_legal(pieces: tuple[Cell, ...], seat: int, placement: str) -> bool:
    """GR-2 to GR-5 for a whole layout, word by word."""
    windmill, graves, plots = mill(pieces[0]), pieces[1::2], pieces[2::2]
    everything = [*windmill, *graves, *plots, *STARTS]
    if len(set(everything)) < len(everything) or not set(everything) <= set(CELLS):
        return False
    if any(plot not in around(grave) for grave, plot in zip(graves, plots, strict=True)):
        return False
    if placement == "reachable":
        obstacles = frozenset([*windmill, *graves])
        return set(plots) <= reached(obstacles, STARTS[1 - seat])
    blocks = [windmill, *([g] for g in graves)]
    return all(
        max(abs(x[0] - y[0]), abs(x[1] - y[1])) > 1
        for one, two in combinations(blocks, 2)
        for x in one
        for y in two
    )


def replay(obstacles: set[Cell], board: Board, seat: int) -> Cell | None:
    """Where the seat's moves end on a board with these obstacles; None if a dig disagrees."""
    at = STARTS[seat]
    for deed in board.deeds:
        if deed.seat != seat:
            continue
        if isinstance(deed, Dug) and name(at) != deed.stood:
            return None
        if isinstance(deed, Moved):
            for _ in range(deed.steps):
                ahead = (at[0] + STEPS[deed.way][0], at[1] + STEPS[deed.way][1])
                if ahead in obstacles or ahead not in CELLS:
                    break
                at = ahead
    return at


class Layout(NamedTuple):
    """How the other board may be laid, and where the seat's piece stands there."""

    at: Cell
    mill: frozenset[Cell]
    graves: tuple[Cell, ...]
    plots: frozenset[Cell]
    """Those that are not dug up."""

    @property
    def obstacles(self) -> set[Cell]:
        return {*self.mill, *self.graves}

    def ahead(self, way: str) -> Cell:
        return self.at[0] + STEPS[way][0], self.at[1] + STEPS[way][1]

    def walked(self, way: str, steps: int) -> Layout:
        """The same after a move."""
        layout = self
        for _ in range(steps):
            if layout.ahead(way) in self.obstacles or layout.ahead(way) not in CELLS:
                break
            layout = layout._replace(at=layout.ahead(way))
        return layout


def layouts(board: Board, seat: int) -> Iterator[Layout]:
    """Every one that agrees with all that the seat was told, word by word."""
    for windmill, graves in obstacles(board, seat):
        blocks = frozenset(mill(windmill))
        if at := replay({*blocks, *graves}, board, seat):
            for plots in set(some_plots(windmill, graves, board, seat)):
                yield Layout(at, blocks, graves, plots)


def some_plots(
    windmill: Cell, graves: tuple[Cell, ...], board: Board, seat: int
) -> Iterator[frozenset[Cell]]:
    """Where Plots may lie that are not dug up, with these obstacles; some come twice."""
    told = board.dug(seat)
    found = {cell(square) for square, plot in told.items() if plot}
    bare = {cell(square) for square, plot in told.items() if not plot}
    for plots in product(*(around(grave) for grave in graves)):
        if not found <= set(plots) or bare & set(plots):
            continue
        pieces = (windmill, *(x for pair in zip(graves, plots, strict=True) for x in pair))
        if is_legal(pieces, 1 - seat, board.placement):
            yield frozenset(plots) - found


def room(board: Board, seat: int) -> list[Cell]:
    """Where obstacles of the other player may lie: where they never walked."""
    walked = {cell(square) for square in board.passes(1 - seat)}
    return [c for c in CELLS if c not in walked and c not in STARTS]


def obstacles(board: Board, seat: int) -> Iterator[tuple[Cell, tuple[Cell, ...]]]:
    """Every Windmill and Graves of the other player that may lie there."""
    free = room(board, seat)
    for windmill in CELLS:
        if set(mill(windmill)) <= set(free):
            yield from ((windmill, graves) for graves in combinations(free, 3))


def brute(board: Board, seat: int) -> set[str]:
    """GR-24 word by word: every layout of the other player is tried."""
    can_be = set[str]()
    for windmill, graves in obstacles(board, seat):
        at = replay({*mill(windmill), *graves}, board, seat)
        if at and name(at) not in can_be and any(some_plots(windmill, graves, board, seat)):
            can_be.add(name(at))
    return can_be


def brute_moves(board: Board, seat: int) -> set[str]:
    """The moves of the other player that some layout allows, of those that agree with all that the
    seat was told."""
    can_be = set[str]()
    for windmill, graves in obstacles(board, seat):
        there = {*mill(windmill), *graves}
        free = set(free_moves(cell(board.piece(1 - seat)), there))
        agrees = free - can_be and replay(there, board, seat)
        if agrees and any(some_plots(windmill, graves, board, seat)):
            can_be |= free
    return can_be


def free_moves(at: Cell, there: set[Cell]) -> Iterator[str]:
    """The moves from that square that meet nothing of what is there."""
    for way, (dx, dy) in STEPS.items():
        ahead = at[0] + dx, at[1] + dy
        steps = 1
        while ahead in CELLS and ahead not in there:
            yield f"move {way} {steps}"
            ahead, steps = (ahead[0] + dx, ahead[1] + dy), steps + 1


class Oracle:
    """A match from the page. Which steps of a set-up leave room for the rest it does not say."""

    def __init__(self, deal: Dealt, seats: int, options: Options) -> None:
        self.placement, self.skip_end = options["placement"], options["skip_end"] == "on"
        self.laid: tuple[list[Cell], list[Cell]] = ([], [])
        self.ready = [False, False]
        self.own, self.away = list(STARTS), list(STARTS)
        self.found: tuple[set[Cell], set[Cell]] = (set(), set())
        self.turns = self.skipped = 0
        self.over = False

    def legal(self, seat: int) -> set[str] | None:
        if not all(self.ready):
            return set() if self.ready[seat] else None
        if self.over or seat != self.turns % 2:
            return set()
        moves = {"skip", *(f"dig {way}" for way in STEPS)}
        for way in STEPS:
            steps = len(self.walk(self.own[seat], way, seat, 8)) - 1
            moves |= {f"move {way} {n}" for n in range(1, steps + 1)}
        return moves

    def walk(self, at: Cell, way: str, owner: int, steps: int) -> list[Cell]:
        """The squares from `at` until something of the owner's is in the way."""
        pieces, squares = self.laid[owner], [at]
        for _ in range(steps):
            ahead = squares[-1][0] + STEPS[way][0], squares[-1][1] + STEPS[way][1]
            if ahead in mill(pieces[0]) or ahead in pieces[1::2] or ahead not in CELLS:
                break
            squares.append(ahead)
        return squares

    def play(self, seat: int, move: str) -> None:
        word, *rest = move.split()
        if word == "clear":
            self.laid[seat].clear()
        elif word == "ready":
            assert is_legal(tuple(self.laid[seat]), seat, self.placement)
            self.ready[seat] = True
        elif word in ("windmill", "grave", "plot"):
            self.laid[seat].append(cell(rest[0]))
        else:
            self.turn(seat, word, rest)

    def turn(self, seat: int, word: str, rest: list[str]) -> None:
        self.turns += 1
        self.skipped = self.skipped + 1 if word == "skip" else 0
        if word == "move":
            self.own[seat] = self.walk(self.own[seat], rest[0], seat, int(rest[1]))[-1]
            self.away[seat] = self.walk(self.away[seat], rest[0], 1 - seat, int(rest[1]))[-1]
        if word == "dig":
            x, y = self.away[seat]
            dug = x + STEPS[rest[0]][0], y + STEPS[rest[0]][1]
            if dug in self.laid[1 - seat][2::2]:
                self.found[seat].add(dug)
        out_of_turns = self.turns == 400 or (self.skip_end and self.skipped == 6)
        self.over = len(self.found[seat]) == 3 or out_of_turns

    def agree(self, state: State[Board]) -> None:
        for owner in (0, 1):
            board = state.board(owner)
            assert board.piece(owner) == name(self.own[owner])
            if all(self.ready):
                assert board.visitors[owner] == name(self.away[1 - owner])
        mine, yours = map(len, self.found)
        assert state.scores == (str(mine), str(yours))
        if state.outcome:
            assert state.outcome.places == (2 if mine < yours else 1, 2 if yours < mine else 1)


def plan(seed: int, random: Random) -> Plan:
    """Lays the boards, seldom clearing one, then mostly moves and digs; skips in some matches."""
    skips = 0.6 if seed >= 4 else 0.0

    def choose(match: Match[Any], random: Random) -> tuple[int, str]:
        seat = random.choice(match.state.acting)
        legal = match.state.legal(seat)
        if "skip" in legal and random.random() < skips:
            return seat, "skip"
        words = sorted({move.split()[0] for move in legal})
        weights = [{"skip": 0.1, "clear": 0.05}.get(word, 1) for word in words]
        word = random.choices(words, weights)[0]
        return seat, random.choice([move for move in legal if move.startswith(word)])

    placement, ends = ("apart", "reachable")[seed % 2], ("on", "off")[seed // 2 % 2]
    return Plan(choose, {"placement": placement, "skip_end": ends})
