"""Puzzles: what one turn can win, at the beginning of a turn of two players.

`capture`: a turn with as many captures (moves `capture`) as any turn here can have. `base`: a turn
after which the seat controls (BW-30) a base that it did not control before. The answers are the
first moves of all such turns. If the other player could take that base away in the very next turn,
there is no puzzle: it asks for a base that stays.

Turns are searched completely: every set of stones that may be placed, or a pass, and then every
capture that is possible, chains included. The order of captures does not matter: a capture stone
lies where a stone lay, so it attacks more (BW-21) and neither fills nor opens the inside of a
piercing shape (BW-22). A position is no puzzle if somebody could trade (BW-12), if there are too
few stones for all captures (BW-20), or if three stones may be placed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, cycle
from random import Random

from games.bushwhacked.rules.known.board import PRICE, Board
from games.bushwhacked.rules.known.grid import BITS, enclosed, listed, pierced, surrounded
from games.bushwhacked.rules.known.moves import On, captures, read
from games.bushwhacked.rules.known.threats import beside
from games.core import Candidate, Game, Line, Maker, Match, Move, Played, Puzzle, Seat, State, Task
from games.posing import after, casual, posed

MOST_STONES = 2
"""Sets of three are too many to search."""
_MOST_ANSWERS = 2
Stones = tuple[int, ...]
"""What is placed in a turn, one bit for each stone."""


@dataclass(frozen=True)
class _Side:
    """One of two players at the beginning of a turn. Squares are masks (`grid`)."""

    play: int
    """The player's play stones."""
    capture: int
    """The player's capture stones."""
    others: int
    """The other player's play stones."""
    empty: int
    stones: int
    """How many may be placed."""

    def piercing(self, placed: int) -> int:
        """What lies before a piercing shape once these are placed."""
        return pierced(self.play | placed, self.empty & ~placed)

    def taken(self, placed: int) -> int:
        """All that can be captured in a turn that places these."""
        play, taken = self.play | placed, 0
        piercing = self.piercing(placed)
        while found := (surrounded(play | taken) | piercing) & self.others & ~taken:
            taken |= found
        return taken

    def army(self, placed: int) -> int:
        """All stones of the player after such a turn."""
        return self.play | self.capture | placed | self.taken(placed)

    def turns(self) -> Iterator[Stones]:
        """Every set of stones that a turn can place; () is a pass."""
        squares = [bit for bit in BITS.values() if bit & self.empty]
        yield ()
        for count in range(1, self.stones + 1):
            yield from combinations(squares, count)


def _to_move(state: State[Board], seat: Seat) -> _Side | None:
    """The seat's side at the beginning of its turn; None if that is no puzzle."""
    board = state.board(seat)
    if seat not in state.acting or board.turn.begun or board.seats != 2 or board.tradable:
        return None
    if board.to_place > MOST_STONES:
        return None
    other = board.play[1 - seat]
    return _Side(board.play[seat], board.capture[seat], other, board.empty, board.to_place)


def capture(state: State[Board], seat: Seat, turns: int) -> Sequence[Move]:
    """The first moves of the turns that capture most; () if none captures anything."""
    side = _to_move(state, seat)
    return _asked(state.board(seat), side, _richest(side)) if side and turns == 1 else ()


def base(state: State[Board], seat: Seat, turns: int) -> Sequence[Move]:
    """The first moves of the turns that win a base."""
    side, board = _to_move(state, seat), state.board(seat)
    if side is None or turns != 1:
        return ()
    free = _free(board)
    winning = _winning(side, free)
    found = _asked(board, side, winning)
    if not 0 < len(found) <= _MOST_ANSWERS:
        return ()
    return (
        found if _first_moves([w for w in winning if _kept(board, side, w, free)]) == found else ()
    )


def _richest(side: _Side) -> list[Stones]:
    """The turns in which most can be captured; none if nothing can."""
    counts = {stones: side.taken(sum(stones)).bit_count() for stones in side.turns()}
    most = max(counts.values())
    return [stones for stones, count in counts.items() if count == most] if most else []


def _winning(side: _Side, free: int) -> list[Stones]:
    """The turns that win one of these bases."""
    return [stones for stones in side.turns() if enclosed(side.army(sum(stones))) & free]


def _asked(board: Board, side: _Side, turns: Sequence[Stones]) -> Sequence[Move]:
    """The first moves of these turns; () if there are too few capture stones for one of them."""
    most = max((side.taken(sum(stones)).bit_count() for stones in turns), default=0)
    return _first_moves(turns) if most <= board.capture_hand(board.turn.seat) else ()


def _first_moves(turns: Sequence[Stones]) -> Sequence[Move]:
    """What a turn that places these can begin with, in the order of the legal moves."""
    first = sum({bit for stones in turns for bit in stones})
    return (*listed(first, "place {}"), *(["pass"] if () in turns else []))


def _kept(board: Board, side: _Side, stones: Stones, free: int) -> bool:
    """Does the base that this turn wins survive every next turn of the other player? No if they may
    place more stones than are searched, or could trade for a stone beside it."""
    placed, other = sum(stones), 1 - board.turn.seat
    taken, army = side.taken(placed), side.army(placed)
    won = enclosed(army) & free
    left = min(1 + board.passes[other], board.play_hand(other))
    trades = board.capture[other].bit_count() >= PRICE
    if left > MOST_STONES or (trades and beside(won) & (side.capture | taken)):
        return False
    rival = _Side(side.others & ~taken, 0, side.play | placed, side.empty & ~placed, left)
    return all(enclosed(army & ~rival.taken(sum(answer))) & won for answer in rival.turns())


_A_MATCH = 2
"""At most so many positions of one match are asked about, since they look alike."""
_ASKED = (
    *(("base", 0), ("capture", 0), ("base", 1), ("capture", 1)),
    *(("base", 2), ("capture", 2), ("base", 3), ("capture", 3)),
)
"""What is asked, and how many things must be seen for it at least."""


def candidates(game: Game[Board], random: Random) -> Iterator[Candidate]:
    """Each question in turn, in a few positions of its own match that may have an answer."""
    for task, least in cycle(_ASKED):
        match_of_two = list(casual(game, 2, {}, ("easy", "normal"), random))
        fitting = [match for match in match_of_two if _promises(match, task, least)]
        for match in random.sample(fitting, min(_A_MATCH, len(fitting))):
            yield posed(match, task, 1)


def _promises(match: Match[Board], task: str, least: int) -> bool:
    """May there be something to find? A cheap look, as if one stone could be placed."""
    if match.state.outcome:
        return False
    side = _to_move(match.state, match.state.acting[0])
    if side is None:
        return False
    free = _free(match.state.board(None))
    turns = _turns(replace(side, stones=1), task, free)
    unseen = int(side.stones > 1)
    return bool(turns) and _subtleties(side, turns[0], task, free) + unseen >= least


def grade(state: State[Board], puzzle: Puzzle) -> int:
    """1, one more for each thing that must be seen, and one if a normal computer player does not
    see it."""
    from games.bushwhacked.mind.computer import PLAYERS  # noqa: PLC0415 - dear, and few need it

    side, player = _to_move(state, puzzle.seat), PLAYERS["normal"]
    assert side
    free = _free(state.board(puzzle.seat))
    turn = _turns(side, puzzle.task, free)[0]
    move = player.think(state.view(puzzle.seat), Random(0), player.budget.counted).move
    hard = _subtleties(side, turn, puzzle.task, free)
    return min(5, 1 + hard if move in puzzle.answers else 2 + hard)


def _turns(side: _Side, task: str, free: int) -> list[Stones]:
    return _richest(side) if task == "capture" else _winning(side, free)


def _subtleties(side: _Side, stones: Stones, task: str, free: int) -> int:
    """How many things must be seen: two captures, or that the base needs one; one that only a chain
    makes possible; a piercing shape; a second stone to place."""
    placed = sum(stones)
    taken, play = side.taken(placed), side.play | placed
    chained = taken & ~(surrounded(play) | side.piercing(placed))
    pierced_only = taken & ~surrounded(play | taken)
    captures = taken.bit_count() > 1
    if task == "base":
        captures = not enclosed(play | side.capture) & free
    return [captures, chained != 0, pierced_only != 0, len(stones) > 1].count(True)


def _free(board: Board) -> int:
    """The bases that the player to move does not control."""
    return board.bases & ~board.controlled(board.turn.seat)


TASKS: Mapping[str, Task[Board]] = {"capture": capture, "base": base}


def _right(state: State[Board], played: Played, puzzle: Candidate) -> Sequence[Move]:
    """The rest of the turn: the other stone, then captures. Their order does not matter."""
    seat, now = puzzle.seat, after(state, played)
    side, free = _to_move(state, seat), _free(state.board(seat))
    if seat not in now.acting or side is None:
        return ()
    turns = _turns(side, puzzle.task, free)
    placed = [on for on in (read(move) for _, move in played) if isinstance(on, On)]
    bits = {BITS[on.square] for on in placed if on.what == "place"}
    fitting = [stones for stones in turns if bits <= set(stones)]
    missing = {bit for stones in fitting for bit in stones} - bits
    if missing and not any(bits == set(stones) for stones in fitting):
        return listed(sum(missing), "place {}")
    if puzzle.task == "base" and now.board(seat).controlled(seat) & free:
        return ()
    return [move for move in now.legal(seat) if captures(move)]


def _refute(state: State[Board], played: Played, puzzle: Candidate) -> Played:
    """All that this turn can still capture: less than it could have been, or no base."""
    found = list[tuple[Seat, Move]]()
    while puzzle.seat in (now := after(state, (*played, *found))).acting:
        capture = next(filter(captures, now.legal(puzzle.seat)), None)
        if capture is None:
            break
        found.append((puzzle.seat, capture))
    return found


LINE = Line(_right, refute=_refute)
MAKER = Maker(candidates, grade)
