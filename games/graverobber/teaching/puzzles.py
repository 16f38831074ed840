"""Graverobber's puzzles: what must be so on the other board, by what the seat was told.

- `plot`: the digs (or what leads to them within `turns` own turns) that find a Plot in every
  layout.
- `windmill`: the same for a dig that hits the Windmill.
- `piece`: the move after which the seat's other piece can stand on only one square, though no dig
  tells that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from random import Random

from games.core import (
    Budget,
    Candidate,
    Game,
    Line,
    Maker,
    Move,
    Played,
    Puzzle,
    Seat,
    State,
    Task,
    Text,
    say,
)
from games.graverobber.mind.certain import Known, Sure, digs, pins
from games.graverobber.rules.known.board import PLOTS_TO_WIN, Board, Deed, Dug
from games.posing import after, casual, posed

_FEW = 3_000
"""With more sets of obstacles, no question of two turns is looked for."""
_SOONEST = 12
"""Earlier turns are not looked at."""


def _known(state: State[Board], seat: Seat, turns: int) -> Known | None:
    """What the seat knows; None if it is not its turn, or if the match may end too soon."""
    board = state.board(seat)
    lost = board.won(1 - seat) + turns - 1 >= PLOTS_TO_WIN
    if seat not in state.acting or not board.playing or lost:
        return None
    return Known.by(board, seat)


def _certain(sure: Sure, state: State[Board], seat: Seat, turns: int) -> tuple[Move, ...]:
    """What leads to such a dig in so many turns, if none could come sooner."""
    known = _known(state, seat, turns)
    if known is None or (turns > 1 and digs(known, turns - 1, sure)):
        return ()
    return tuple(digs(known, turns, sure))


def _piece(state: State[Board], seat: Seat, turns: int) -> tuple[Move, ...]:
    known = _known(state, seat, turns) if turns == 1 else None
    return tuple(pins(known)) if known else ()


_SURE = {"plot": Known.finds_plot, "windmill": Known.meets_windmill}
TASKS: Mapping[str, Task[Board]] = {
    **{task: partial(_certain, sure) for task, sure in _SURE.items()},
    "piece": _piece,
}
_THINKS = Budget.nodes(200)


def _right(state: State[Board], played: Played, puzzle: Candidate) -> Sequence[Move]:
    """What is left of the plan, by all that the seat has been told since."""
    now, own = after(state, played), [move for seat, move in played if seat == puzzle.seat]
    left = puzzle.turns - len(own)
    known = Known.by(now.board(puzzle.seat), puzzle.seat) if left > 0 else None
    return digs(known, left, _SURE[puzzle.task]) if known else ()


def _reply(state: State[Board], played: Played, puzzle: Candidate) -> Move | None:
    """What the other player does changes nothing about that."""
    from games.graverobber.mind.computer import PLAYERS  # noqa: PLC0415 - dear, and few need it

    if sum(seat == puzzle.seat for seat, _ in played) >= puzzle.turns:
        return None
    view = after(state, played).view(1 - puzzle.seat)
    return PLAYERS["normal"].think(view, Random(0), _THINKS).move


def _figure(state: State[Board], played: Played, puzzle: Candidate) -> Text | None:
    """On how many squares the other piece can then stand, if only one was asked for."""
    board = state.board(puzzle.seat)
    known = Known.by(board, puzzle.seat) if puzzle.task == "piece" else None
    after = dict(known.moved()).get(played[-1][1]) if known else None
    return say("graverobber-puzzle-squares", n=len(after.places)) if after else None


LINE = Line(_right, _reply, figure=_figure)


def candidates(game: Game[Board], random: Random) -> Iterator[Candidate]:
    """At most one of each kind from each match, and about as many of each task."""
    asked = Counter(dict.fromkeys(TASKS, 0))
    while True:
        met = set[tuple[str, int]]()
        for match in casual(game, 2, {}, ("easy", "normal"), random):
            for task, turns in _asked(match.state):
                if (task, turns) not in met and asked[task] <= min(asked.values()) + 1:
                    met.add((task, turns))
                    asked[task] += 1
                    yield posed(match, task, turns)


def _asked(state: State[Board]) -> Iterator[tuple[str, int]]:
    """The tasks, with turns, that have exactly one answer here."""
    if state.outcome or len(state.board(None).deeds) < _SOONEST:
        return
    (seat,) = state.acting
    known = Known.by(state.board(seat), seat)
    if known is None:
        return
    if len(pins(known)) == 1:
        yield "piece", 1
    few = known.left <= _FEW
    for task, sure in _SURE.items():
        now = digs(known, 1, sure)
        if not now and few and len(TASKS[task](state, seat, 2)) == 1:
            yield task, 2
        elif len(now) == 1 and len(known.places) == 1 and (task != "plot" or known.one_plot):
            yield task, 1


def grade(state: State[Board], puzzle: Puzzle) -> int:
    """Harder: the piece has moved since it was last seen, much is still open, it takes two
    turns."""
    deeds = state.board(puzzle.seat).deeds
    known = Known.by(state.board(puzzle.seat), puzzle.seat)
    assert known
    left = known.left
    moved = _moved(deeds, puzzle.seat)
    hard = [left > 20, left > 1_000, moved > 0, moved > 2]
    if puzzle.task == "piece":
        return min(5, [*hard, len(known.places) > 2].count(True))
    return min(5, 1 + [*hard, puzzle.turns > 1].count(True))


def _moved(deeds: tuple[Deed, ...], seat: Seat) -> int:
    """How many turns ago the seat's last dig told where its other piece stands."""
    own = [deed for deed in deeds if deed.seat == seat]
    seen = [n for n, deed in enumerate(own, 1) if isinstance(deed, Dug)]
    return len(own) - max(seen, default=0)


MAKER = Maker(candidates, grade)
