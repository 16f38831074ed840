"""Puzzles: a part, or the round, won by force.

`part`: the seat takes one more part within so many own turns, whatever the other one does. `round`:
it takes its fourth kind within so many own turns, whatever the other one does; a drawn round
(GS-31) is not won.

The seat is at the beginning of a turn, the first of them; an extra turn (GS-20) counts as another.
Taking a part, and putting parts back, belong to their turn. Only the first move must be found, and
it is the only one: after any other, the seat can be stopped. What can be done in fewer turns is no
such puzzle. The rules themselves search all moves of both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import cycle
from random import Random

from games.core import Candidate, Game, Line, Maker, Match, Move, Played, Puzzle, Seat, State, Task
from games.graveyard_shift.rules.known.board import Board
from games.graveyard_shift.rules.known.rounds import Round
from games.graveyard_shift.rules.known.yard import KINDS
from games.posing import casual, posed

MOST_NODES = 60_000
"""Positions that are searched at most; what needs more is no puzzle."""

Done = Callable[[Round], bool]


class _TooBig(Exception):
    """It would take more than `MOST_NODES`."""


@dataclass
class _Proof:
    """Does the seat get there, whatever the other one does?"""

    seat: Seat
    done: Done
    """Has the seat got there in this position?"""
    nodes: int = 0
    """How many positions were searched."""

    def forced(self, now: Round, turns: int) -> bool:
        """Does it within so many own turns, counting one under way? Raises `_TooBig`."""
        outcomes = (self.leads(now, move, turns) for move in now.moves())
        return any(outcomes) if now.acting == self.seat else all(outcomes)

    def leads(self, now: Round, move: Move, turns: int) -> bool:
        """Does it after this move?"""
        self.nodes += 1
        if self.nodes > MOST_NODES:
            raise _TooBig
        after = now.play(move)
        if self.done(after):
            return True
        ended = now.turn == self.seat and len(after.seen) > len(now.seen)
        left = turns - 1 if ended else turns
        return not after.over and left > 0 and self.forced(after, left)


def _only(task: str, state: State[Board], seat: Seat, turns: int) -> Sequence[Move]:
    """The only first move after which it is sure."""
    now = state.board(seat).round
    if now.acting != seat or now.stage not in ("enter", "move") or not now.seen:
        return ()
    proof = _Proof(seat, _done(task, seat, len(now.collected[seat])))
    try:
        sooner = any(proof.forced(now, fewer) for fewer in range(1, turns))
        found = [move for move in now.moves() if proof.leads(now, move, turns)]
    except _TooBig:
        return ()
    return found if len(found) == 1 and not sooner else ()


TASKS: Mapping[str, Task[Board]] = {task: partial(_only, task) for task in ("part", "round")}

_MOST_SHOWN = 8
"""Lines of the log that show why a move was wrong, at most."""


@dataclass(frozen=True)
class _Stage:
    """A place in a puzzle's line."""

    now: Round
    turns: int
    """How many own turns are left, with one under way."""
    proof: _Proof

    @classmethod
    def of(cls, state: State[Board], played: Played, puzzle: Candidate) -> _Stage:
        seat, now = puzzle.seat, state.board(puzzle.seat).round
        had, turns = len(now.collected[seat]), puzzle.turns
        for _, move in played:
            after = now.play(move)
            turns -= now.turn == seat and len(after.seen) > len(now.seen)
            now = after
        return cls(now, turns, _Proof(seat, _done(puzzle.task, seat, had)))

    @property
    def over(self) -> bool:
        return self.now.over or self.turns <= 0 or self.proof.done(self.now)

    def leads(self, move: Move) -> bool:
        return self.proof.leads(self.now, move, self.turns)

    def lasts(self, move: Move) -> int:
        """How many own turns the seat still needs after this answer of the other player."""
        after = self.now.play(move)
        needed = (n for n in range(1, self.turns) if self.proof.forced(after, n))
        return 0 if self.proof.done(after) else next(needed, self.turns)


def _done(task: str, seat: Seat, had: int) -> Done:
    if task == "part":
        return lambda after: len(after.collected[seat]) > had
    return lambda after: after.winner == seat


def _right(state: State[Board], played: Played, puzzle: Candidate) -> Sequence[Move]:
    stage = _Stage.of(state, played, puzzle)
    try:
        return () if stage.over else [move for move in stage.now.moves() if stage.leads(move)]
    except _TooBig:
        return ()


def _reply(state: State[Board], played: Played, puzzle: Candidate) -> Move | None:
    """The answer that makes it take longest."""
    stage = _Stage.of(state, played, puzzle)
    try:
        return None if stage.over else max(stage.now.moves(), key=stage.lasts)
    except _TooBig:
        return None


def _refute(state: State[Board], played: Played, puzzle: Candidate) -> Played:
    """Answers after which nothing is sure any more, until the seat's next turn begins."""
    found = list[tuple[Seat, Move]]()
    while len(found) < _MOST_SHOWN:
        stage = _Stage.of(state, (*played, *found), puzzle)
        now = stage.now
        begins = now.acting == puzzle.seat and now.stage in ("enter", "move")
        if stage.over or begins:
            break
        try:
            stopping = [move for move in now.moves() if not stage.leads(move)]
        except _TooBig:
            break
        if not stopping:
            break
        found.append((now.acting, stopping[0]))
    return found


LINE = Line(_right, _reply, _refute)
_ASKED = (
    *(("part", 1), ("part", 2), ("part", 3), ("round", 1)),
    *(("part", 2), ("round", 2), ("round", 2), ("round", 2), ("round", 3), ("round", 3)),
)
"""Tasks and turns. What is often found is asked less."""
_A_MATCH = 4
"""At most so many positions of one match are asked about, since they look alike."""


def candidates(game: Game[Board], random: Random) -> Iterator[Candidate]:
    """Each question in turn, in a few positions of its own match."""
    for task, turns in cycle(_ASKED):
        matches = list(casual(game, 2, {"rounds": "1"}, ("easy", "normal"), random))
        fitting = [match for match in matches if _promises(match, task, turns)]
        most = 1 if turns == 1 else _A_MATCH
        for match in random.sample(fitting, min(most, len(fitting))):
            yield posed(match, task, turns)


def _promises(match: Match[Board], task: str, turns: int) -> bool:
    """Does a turn begin here in which there is a choice, with enough collected?"""
    now = match.state.board(None).round
    if match.state.outcome or now.stage not in ("enter", "move") or len(now.moves()) < 3:
        return False
    return task == "part" or len(now.collected[now.turn]) + turns >= len(KINDS)


def grade(state: State[Board], puzzle: Puzzle) -> int:
    """By how many turns it takes; one more for the round, one more if a normal computer player goes
    wrong."""
    from games.graveyard_shift.mind.computer import PLAYERS  # noqa: PLC0415 - dear, and few need it

    [answer] = puzzle.answers
    view = state.view(puzzle.seat)
    player = PLAYERS["normal"]
    move = player.think(view, Random(0), player.budget.counted).move
    return min(5, puzzle.turns + [puzzle.task == "round", move != answer].count(True))


MAKER = Maker(candidates, grade)
