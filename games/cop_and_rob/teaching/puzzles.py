"""Puzzles: what is certain whatever cards come, for somebody who knows what everybody can know.

Each is the beginning of a turn, with its card turned up and not yet played. Known are the table,
that card, and how many cards of each kind are left in both decks, but not their order (CR-30). A
thing is certain if the seat can bring it about against every order and every play of the other
side, deciding as the cards come.

- `join`: Cop joins the roads (CR-20) within so many own turns.
- `block`: the seat leaves the other side no way out (CR-21, CR-22) within so many own turns.
- `escape`: Rob wins the match, with so many own turns left, as many as Cop has cards face down. He
  is still free after the last of these (CR-23), or Cop has had no way out before (CR-22), even by a
  card that Cop himself had to place. Cop's turn after the last own one counts; for `block` it does
  not. There is no such puzzle if a first move can make it certain that Cop is shut in, since that
  is a `block`: so no position has answers to both, and nobody is asked to stay free who could win
  at once.

A turn ends with its `drive` or `stay`. Answers are the first moves (of the card, not of the pawn)
after which it is certain. A position is no puzzle if anything else could change the answers: what
the other side's turn after the last own one does, or a win in another way than was asked.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice
from random import Random

from games.cop_and_rob.rules.known.board import Board
from games.cop_and_rob.rules.known.cards import DECK_SIZE, OTHER, Kind, Role
from games.cop_and_rob.rules.known.legal import card_moves, drive_moves, ending
from games.cop_and_rob.rules.known.moves import first
from games.cop_and_rob.rules.known.streets import Streets
from games.core import (
    Budget,
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
)
from games.posing import casual, posed

MOST_NODES = 20_000
"""Positions that are searched at most; what needs more is no puzzle."""
_MOST_ANSWERS = 2

Deck = Mapping[Kind, int]
"""How many cards of each kind are left."""


class _TooBig(Exception):
    """It would take more than `MOST_NODES`."""


@dataclass(frozen=True)
class _Place:
    """What everybody knows before a card is turned up."""

    streets: Streets
    role: Role
    """Whose turn begins."""
    decks: Mapping[Role, Deck]
    """The cards that are left, by role."""
    turns: int
    """How many own turns the asked seat has left."""


@dataclass
class _Proof:
    """Is it certain for one of the two?"""

    role: Role
    ends: frozenset[str]
    """The ids of the endings that count."""
    patient: bool
    """Does the other side's turn after the last own one count too?"""
    nodes: int = 0

    @classmethod
    def of(cls, task: str, board: Board) -> _Proof:
        """For the seat that is asked, whose turn it is on this board."""
        return cls(board.role, _ENDS[task], patient=task == "escape")

    def certain(self, place: _Place) -> bool:
        """Is it certain whatever cards come? Raises `_TooBig`."""
        if not place.turns and (place.role == self.role or not self.patient):
            return False
        deck = place.decks[place.role]
        if not any(deck.values()):
            return False
        return all(self._dealt(place, kind) for kind, count in deck.items() if count)

    def _dealt(self, place: _Place, kind: Kind) -> bool:
        deck = place.decks[place.role]
        left = {**place.decks, place.role: {**deck, kind: deck[kind] - 1}}
        known = replace(place, decks=left)
        moves = card_moves(place.streets, place.role, kind)
        return self._one_or_all(place.role, (self.played(known, move) for move in moves))

    def _one_or_all(self, role: Role, outcomes: Iterator[bool]) -> bool:
        return any(outcomes) if role == self.role else all(outcomes)

    def played(self, place: _Place, move: Move) -> bool:
        """Is it certain after the card that was turned up is played like this?"""
        streets = self._after(place, move)
        if (end := self._end(streets)) is not None:
            return end
        after = replace(place, streets=streets)
        drives = self._drives(after)
        return self._one_or_all(place.role, (self._driven(after, drive) for drive in drives))

    def _drives(self, place: _Place) -> Sequence[Move]:
        """Where the pawn can stand; one place is enough unless somebody may cover a card of its
        road."""
        if len(place.streets.reach[place.role]) == 1 or not place.decks[OTHER[place.role]]["super"]:
            return ("stay",)
        return drive_moves(place.streets, place.role)

    def _driven(self, place: _Place, move: Move) -> bool:
        streets = self._after(place, move)
        if (end := self._end(streets)) is not None:
            return end
        if place.role == "cop" and not any(place.decks["cop"].values()):
            return self.role == "rob" and "cop-and-rob-ends-free" in self.ends  # CR-23
        own = place.role == self.role
        return self.certain(_Place(streets, OTHER[place.role], place.decks, place.turns - own))

    def _after(self, place: _Place, move: Move) -> Streets:
        self.nodes += 1
        if self.nodes > MOST_NODES:
            raise _TooBig
        return place.streets.play(place.role, move)

    def _end(self, streets: Streets) -> bool | None:
        """If the match is over: did it end as was asked?"""
        found = ending(streets)
        return None if found is None else found[0] == self.role and found[1].id in self.ends


_ENDS: Mapping[str, frozenset[str]] = {
    "join": frozenset({"cop-and-rob-ends-joined"}),
    "escape": frozenset({"cop-and-rob-ends-free", "cop-and-rob-ends-cop-shut-in"}),
    "block": frozenset({"cop-and-rob-ends-rob-shut-in", "cop-and-rob-ends-cop-shut-in"}),
}
"""The endings that count, by task."""


def _solved(task: str, state: State[Board], seat: Seat, turns: int) -> Sequence[Move]:
    """The first moves after which it is certain; () if there are more than a few."""
    board, legal = state.board(seat), state.legal(seat)
    if not legal or not board.card or board.driving or not _fits(task, board, turns):
        return ()
    place = _Place(board.streets, board.role, board.unseen, turns)
    proof = _Proof.of(task, board)
    certain = (move for move in legal if proof.played(place, move))
    try:
        found = list(islice(certain, _MOST_ANSWERS + 1))
        few = 0 < len(found) <= _MOST_ANSWERS
        return found if few and _is_plain(proof, place, legal, found) else ()
    except _TooBig:
        return ()


def _fits(task: str, board: Board, turns: int) -> bool:
    """Cop joins; Rob escapes, in the turns that Cop has left."""
    match task:
        case "join":
            return board.role == "cop"
        case "escape":
            return board.role == "rob" and sum(board.unseen["cop"].values()) == turns
    return True


def _is_plain(proof: _Proof, place: _Place, legal: Sequence[Move], found: Sequence[Move]) -> bool:
    """Are these the answers however the question is read, and can't it be done in fewer turns?"""
    any_win = _Proof(proof.role, frozenset().union(*_ENDS.values()), patient=True)
    if any(any_win.played(place, move) for move in legal if move not in found):
        return False
    if proof.ends == _ENDS["escape"]:
        blocks = _Proof(proof.role, _ENDS["block"], patient=True)
        return not any(blocks.played(place, move) for move in found)
    places = [replace(place, turns=fewer) for fewer in range(1, place.turns)]
    return not any(proof.played(sooner, move) for sooner in places for move in found)


_ROLES = {"roles": "random"}
_TRIES = 40
"""Matches that are played to the end to find one escape."""
_LEFT = (1, 1, 1, 1, 2)
"""How many cards Cop then has left: two take long to search."""


def candidates(game: Game[Board], random: Random) -> Iterator[Candidate]:
    """At most one position of a match in which the roads can be joined at once, one of a block, and
    one in which Rob can escape. The solvers look for them: replaying a match takes longer."""
    while True:
        played = list(casual(game, 2, _ROLES, ("easy", "normal"), random))
        yield from _at_once([match for match in played if _turns_up(match)], random)
        yield from islice(_escapes(game, random), 1)


def _at_once(matches: Sequence[Match[Board]], random: Random) -> Iterator[Candidate]:
    for task in ("join", "block"):
        for match in random.sample(matches, len(matches)):
            if TASKS[task](match.state, match.state.acting[0], 1):
                yield posed(match, task, 1)
                break


def _turns_up(match: Match[Board]) -> bool:
    """Does a turn begin here in which there is a choice?"""
    board = match.state.board(None)
    seats = match.state.acting
    return bool(seats and board.card) and not board.driving and len(match.state.legal(seats[0])) > 2


def _escapes(game: Game[Board], random: Random) -> Iterator[Candidate]:
    """The ends of matches in which Rob turns up an explosion with so many cards to go. By then,
    roads that nobody joins or cuts off have grown into each other, and a road card seldom helps."""
    for _ in range(_TRIES):
        turns = random.choice(_LEFT)
        dealt = game.rules.deal(random, 2, _ROLES)
        rob = list(dealt["rob"])
        first = rob.index("super")
        rob[first], rob[-turns] = rob[-turns], rob[first]
        match = _peaceful(Match.start(game, 2, _ROLES, {**dealt, "rob": rob}), turns, random)
        if match.state.acting and TASKS["escape"](match.state, match.state.acting[0], turns):
            yield posed(match, "escape", turns)


def _peaceful(match: Match[Board], turns: int, random: Random) -> Match[Board]:
    """The match at the turn of Rob's before Cop's last so many. Until then both do anything that
    does not end the match, if they can."""
    while match.state.acting and match.state.board(None).turned <= 2 * (DECK_SIZE - turns):
        seat = match.state.acting[0]
        moves = match.state.legal(seat)
        ways = (match.follow(seat, move) for move in random.sample(moves, len(moves)))
        match = next((way for way in ways if way.state.acting), match.follow(seat, moves[0]))
    return match


def grade(state: State[Board], puzzle: Puzzle) -> int:
    """A road card is easier to see than a supercard on an empty cell, and that is easier than one
    that cuts a road off or is lifted. Few moves are easier than many; escapes are easier with fewer
    cards to think of, and with two moves that help."""
    legal, word = len(state.legal(puzzle.seat)), first(puzzle.answers[0])
    if puzzle.task == "escape":
        return 1 + puzzle.turns + [word != "block", len(puzzle.answers) == 1].count(True)
    hard = [word != "place", word in ("cover", "lift"), legal >= 10, legal >= 20]
    return 1 + hard.count(True)


TASKS: Mapping[str, Task[Board]] = {task: partial(_solved, task) for task in _ENDS}

_THINKS = Budget.nodes(800)


def _right(state: State[Board], played: Played, puzzle: Candidate) -> Sequence[Move]:
    """The cards and drives after which it is still certain."""
    now, board, proof, place = _stage(state, played, puzzle)
    if puzzle.seat not in now.acting or not board.card or place.turns <= 0:
        return ()
    still = proof._driven if board.driving else proof.played
    try:
        return [move for move in now.legal(puzzle.seat) if still(place, move)]
    except _TooBig:
        return ()


def _reply(state: State[Board], played: Played, puzzle: Candidate) -> Move | None:
    """What an expert does: by then it is certain whatever that is."""
    from games.cop_and_rob.mind.computer import PLAYERS  # noqa: PLC0415 - dear, and few need it

    now, *_ = _stage(state, played, puzzle)
    view = now.view(now.acting[0])
    return PLAYERS["expert"].think(view, Random(0), _THINKS).move


def _stage(
    state: State[Board], played: Played, puzzle: Candidate
) -> tuple[State[Board], Board, _Proof, _Place]:
    """Where the line has led, and what is still to be certain there."""
    now, turns = state, puzzle.turns
    for seat, move in played:
        after = now.apply(seat, move)
        turns -= seat == puzzle.seat and after.revealed > now.revealed
        now = after
    board, proof = now.board(puzzle.seat), _Proof.of(puzzle.task, state.board(puzzle.seat))
    return now, board, proof, _Place(board.streets, board.role, board.unseen, turns)


def _refute(state: State[Board], played: Played, puzzle: Candidate) -> Played:
    """How Cop, with the card that comes, stops Rob from getting away for certain."""
    found = list[tuple[Seat, Move]]()
    now, board, *_ = _stage(state, played, puzzle)
    if puzzle.task == "escape" and board.driving and puzzle.seat in now.acting:
        found.append((puzzle.seat, "stay"))
    now, board, proof, place = _stage(state, (*played, *found), puzzle)
    if puzzle.task != "escape" or not board.card or puzzle.seat in now.acting:
        return ()
    for move in now.legal(now.acting[0]):
        try:
            if not proof.played(place, move):
                return (*found, (now.acting[0], move))
        except _TooBig:
            break
    return ()


LINE = Line(_right, _reply, _refute)
MAKER = Maker(candidates, grade)
