"""Pointsweeper's puzzles: what can be known, or reckoned, about the squares that are still hidden.

`safe`: claims of the only hidden squares that can be claimed without any risk of a mine. `best`:
claims of the hidden squares that bring most on average, over every board that the seat can expect;
a mine costs one point more than the seat has mines in the match so far.

Claims of the same hidden squares are one choice. Claims of nothing but emptied squares (PS-20) are
none.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from random import Random

from games.core import (
    Candidate,
    Game,
    Line,
    Maker,
    Match,
    Move,
    Played,
    Puzzle,
    Seat,
    State,
    Task,
    Text,
    View,
    percent,
    say,
)
from games.pointsweeper.mind.exact import Exact, Squares, takings
from games.pointsweeper.rules.known.board import BOARDS, Board, Minefield
from games.pointsweeper.rules.known.chess import SQUARES
from games.pointsweeper.rules.known.moves import is_scout
from games.posing import casual, posed
from games.squares import Square

MOST = 20
"""At most so many squares are hidden."""
_LEAST = 11
"""At least so many are hidden where a match is looked at late."""

Claims = Mapping[Squares, list[Move]]


def _hidden(state: State[Board], seat: Seat) -> Minefield | None:
    """The board on which the seat can claim something, if only a few of its squares are hidden."""
    board = state.board(seat)
    if seat not in state.acting or board.choosing is not None:
        return None
    minefield = board.minefields[-1]
    return minefield if len(SQUARES) - len(minefield.taken) <= MOST else None


def _posed(state: State[Board], seat: Seat) -> tuple[Exact, Claims] | None:
    """The boards that the seat can expect, and what it can claim; None if there is no puzzle."""
    minefield = _hidden(state, seat)
    if minefield is None:
        return None
    claims = takings(minefield, seat, state.legal(seat))
    exact = Exact.of(minefield, seat) if len(claims) > 1 else None
    return (exact, claims) if exact else None


def _safe(state: State[Board], seat: Seat, turns: int) -> tuple[Move, ...]:
    there = _posed(state, seat) if turns == 1 else None
    if there is None:
        return ()
    exact, claims = there
    sure = [squares for squares in claims if not exact.hits(squares)]
    return tuple(claims[sure[0]]) if len(sure) == 1 else ()


def _best(state: State[Board], seat: Seat, turns: int) -> tuple[Move, ...]:
    there = _posed(state, seat) if turns == 1 else None
    if there is None:
        return ()
    exact, claims = there
    price = state.board(seat).price(seat)
    (worth, squares), (other, _), *_ = ranked(exact, claims, price)
    next_best = max(other, Fraction(0))  # another claim, or nothing for a pass
    # It stays the best if each further mine on a path is reckoned dearer than the one before.
    clear = worth > next_best and worth - exact.pairs(squares) > next_best
    return tuple(claims[squares]) if clear else ()


def ranked(exact: Exact, claims: Claims, price: int) -> list[tuple[Fraction, Squares]]:
    """What can be claimed and what each brings on average, the best first."""
    found = [(exact.points(s) - price * exact.hits(s), s) for s in claims]
    return sorted(found, key=lambda entry: (-entry[0], sorted(entry[1])))


TASKS: Mapping[str, Task[Board]] = {"safe": _safe, "best": _best}


def _figure(state: State[Board], played: Played, puzzle: Candidate) -> Text | None:
    """What a wrong claim risks, or what it brings."""
    there, (_, move) = _posed(state, puzzle.seat), played[-1]
    if there is None:
        return None
    exact, claims = there
    squares = next((found for found, moves in claims.items() if move in moves), None)
    if squares is None:
        return None
    if puzzle.task == "safe":
        mine = 1 - float(exact.clear(squares))
        return say("pointsweeper-puzzle-risks", percent=percent(mine))
    price = state.board(puzzle.seat).price(puzzle.seat)
    worth = float(exact.points(squares) - price * exact.hits(squares))
    return say("pointsweeper-puzzle-brings", points=round(worth, 1) + 0.0)


LINE: Line[Board] = Line(figure=_figure)


_SHARES = {"safe": 1, "best": 2}
"""How often each task is asked: what is only safe is rare."""


def candidates(game: Game[Board], random: Random) -> Iterator[Candidate]:
    """At most one of each task from each board, early or late on it."""
    asked = Counter(dict.fromkeys(TASKS, 0))
    while True:
        met = set[tuple[str, int]]()
        most = [random.randint(_LEAST, MOST) for _ in range(BOARDS)]
        for match in _played(game, random):
            number = match.state.board(None).number
            for task in _wanted(asked):
                if (task, number) not in met and _is_puzzle(match, task, most[number - 1]):
                    met.add((task, number))
                    asked[task] += 1
                    yield posed(match, task, 1)
                    break


def _played(game: Game[Board], random: Random) -> Iterator[Match[Board]]:
    """Every position of a match between computers, or of a quick match."""
    options = game.settle({})
    if random.random() < _COMPUTERS:
        yield from casual(game, 2, options, ("easy",), random)
        return
    match = Match.start(game, 2, options, game.rules.deal(random, 2, options))
    while match.state.acting:
        (seat,) = match.state.acting
        match = match.follow(seat, _quick(match.state.view(seat), random))
        yield match


_COMPUTERS, _SCOUTS, _LOOKS = 0.1, 0.3, 40
"""How often computers play; how often somebody else scouts; how many claims they then look at."""


def _quick(view: View[Board], random: Random) -> Move:
    """Any choice or scout, or the claim of most squares that are surely safe."""
    if view.board.choosing is not None:
        return random.choice(view.legal)
    minefield = view.board.minefields[-1]
    looks = list(filter(is_scout, view.legal))
    claims = takings(minefield, view.viewer, view.legal)
    if looks and (not claims or random.random() < _SCOUTS):
        return random.choice(looks)
    if not claims:
        return "pass"
    some = random.sample(sorted(claims, key=sorted), min(_LOOKS, len(claims)))
    best = max(some, key=lambda s: len(s & minefield.safe) - 2 * len(s - minefield.safe))
    return random.choice(claims[best])


def _wanted(asked: Mapping[str, int]) -> list[str]:
    """The tasks that there are not too many of yet."""
    rounds = {task: asked[task] / share for task, share in _SHARES.items()}
    return [task for task in rounds if rounds[task] <= min(rounds.values()) + 1]


def _is_puzzle(match: Match[Board], task: str, most: int) -> bool:
    """Is it a puzzle, with at most so many hidden squares?"""
    fields = match.state.board(None).minefields
    if not fields or len(SQUARES) - len(fields[-1].taken) > most or not match.state.acting:
        return False
    (seat,) = match.state.acting
    answers = TASKS[task](match.state, seat, 1)
    return bool(answers) and not (task == "safe" and _ticked(match.state, seat, answers[0]))


def _ticked(state: State[Board], seat: Seat, move: Move) -> bool:
    """Does the picture mark it as safe, so that there is nothing to find?"""
    board = state.board(seat)
    return all(squares <= board.ticked for squares in takings(board.minefields[-1], seat, [move]))


def grade(state: State[Board], puzzle: Puzzle) -> int:
    """How far people must think."""
    there, minefield = _posed(state, puzzle.seat), _hidden(state, puzzle.seat)
    assert there
    assert minefield
    exact, claims = there
    answer = next(s for s, moves in claims.items() if puzzle.answers[0] in moves)
    if puzzle.task == "safe":
        return _depth(minefield, puzzle.seat, answer, exact)
    return _closeness(exact, claims, state.board(puzzle.seat).price(puzzle.seat))


def _depth(minefield: Minefield, seat: Seat, answer: Squares, exact: Exact) -> int:
    """What must be put together: one scout after the other, several at once, and last also the sums
    of points."""
    if answer <= _one_by_one(minefield, seat):
        return 2
    layouts = exact.unknown.layouts()
    parts = [n for n, r in enumerate(exact.unknown.regions) if answer.intersection(r.squares)]
    if any(layouts.chances(n)[0] != 1 for n in parts):
        return 5
    return 3 if len(exact.unknown.sums) < _MANY else 4


_MANY = 6
"""So many sums are a lot to put together."""


def _one_by_one(minefield: Minefield, seat: Seat) -> set[Square]:
    """The squares that prove to have no mine if one scout at a time is looked at, again and
    again."""
    hidden = frozenset(SQUARES) - minefield.taken.keys()
    told = [
        (hidden.intersection(s.squares), s.rest.mines) for s in minefield.scouts(seat) if s.rest
    ]
    clear, mined, before = set(minefield.safe), set[Square](), -1
    while before != len(clear) + len(mined):
        before = len(clear) + len(mined)
        for squares, mines in told:
            left = squares - clear - mined
            more = mines - len(squares & mined)
            clear |= left if not more else set()
            mined |= left if more == len(left) else set()
    return clear


def _closeness(exact: Exact, claims: Claims, price: int) -> int:
    """Harder: the best is only a little ahead of the next, a risk must be taken, a chance must be
    reckoned with, another claim has more points but is not the best."""
    first, second, *_ = ranked(exact, claims, price)
    (worth, squares), gap = first, first[0] - second[0]
    richest = max(exact.points(s) for s in claims)
    hard = [gap < 1, gap < Fraction(1, 4), exact.hits(squares) > 0]
    hard += [worth.denominator > 1, richest > exact.points(squares)]
    return min(5, 1 + sum(hard))


MAKER = Maker(candidates, grade)
