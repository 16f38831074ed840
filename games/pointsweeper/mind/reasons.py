"""Why a move is good: what proves it safe, what it risks, what it tells, as its player may know."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice

from games.core import Move, Seat, Text, Thought, View, Who, estimate, say, sentences
from games.pointsweeper.mind.findings import Claimed, Passed, Scouted, Won
from games.pointsweeper.rules.known.board import BOARDS, Board, Claim, Minefield, Scout
from games.pointsweeper.rules.known.chess import DEARER, NAMES, Kind, paths
from games.pointsweeper.rules.known.moves import Claiming, Scouting, reached, read
from games.squares import Square

_HARDLY = 0.03
"""A smaller chance is told as that, since in fives it would be 5%."""
_RICH = 2.0
"""So many points a square, more than is usual, are worth a word."""


def why(view: View[Board], thought: Thought) -> Text:
    """What the move brings on the boards that the computer imagined, and what a player may learn
    from it."""
    match read(thought.move), thought.findings:
        case Scouting(), Scouted(points):
            told = [*islice(_of_scout(view, _hidden(view, thought.move)), 1)]
            if round(points, 1) > 0:
                told.append(say("pointsweeper-why-scout", points=points))
            return sentences(told) if told else say("core-suggested")
        case Claiming() as move, Claimed() as found:
            hidden = _hidden(view, thought.move)
            text = _claimed(view, move, found, hidden)
            reason = next(_of_claim(view, thought, move.kind, hidden), None)
            return sentences([reason, text]) if reason else text
        case _, Passed():
            return say("pointsweeper-why-pass", price=view.board.price(view.viewer))
        case _, Won():
            return say("pointsweeper-why-won")
    return say("pointsweeper-why-first" if thought.move == "first" else "core-suggested")


def _hidden(view: View[Board], move: Move) -> set[Square]:
    """The hidden squares that a scout sees, or that a claim passes."""
    minefield = view.board.minefields[-1]
    return set(minefield.open(reached(move, minefield.white == view.seat)))


def _claimed(view: View[Board], move: Claiming, found: Claimed, hidden: set[Square]) -> Text:
    """What the claim should bring."""
    said = {"start": move.start, "end": move.end, "points": found.points}
    if found.sure or next(_proofs(*_now(view), hidden), None):
        return say("pointsweeper-why-safe", **said)
    mined = 1 if 0 < found.mine < _HARDLY else estimate(found.mine) if found.mine else 0
    return say("pointsweeper-why-claim", **said, percent=mined)


def _unseen(new: int, sees: int) -> Text:
    if new == sees:
        return say("pointsweeper-why-unseen", all=sees)
    return say("pointsweeper-why-new", new=new, all=sees)


def _of_scout(view: View[Board], sees: set[Square]) -> Iterator[Text]:
    """What the scout looks at that is not known."""
    minefield, seat = _now(view)
    if minefield.hands[1 - seat].done:
        yield say("pointsweeper-why-alone", other=Who(1 - seat))
    before = minefield.scouts(seat)
    new = sees.difference(minefield.safe, *(scout.squares for scout in before))
    if 2 * len(new) >= len(sees):
        yield _unseen(len(new), len(sees))
    halved = list(_halved(minefield, before, sees))
    if halved:
        scout, both, suspects = min(halved, key=lambda entry: abs(2 * entry[1] - entry[2]))
        assert scout.rest
        yield say(
            "pointsweeper-why-splits",
            mines=scout.rest.mines,
            piece=NAMES[scout.kind],
            square=scout.square,
            both=both,
            all=suspects,
        )
    if new:
        yield _unseen(len(new), len(sees))


def _halved(
    minefield: Minefield, before: Iterable[Scout], sees: set[Square]
) -> Iterator[tuple[Scout, int, int]]:
    """Earlier scouts that still see mines; at how many of the squares where these can be the new
    one looks again, and how many there are."""
    for scout in before:
        suspects = minefield.suspects(scout)
        both = len(suspects & sees)
        if scout.rest and scout.rest.mines and 0 < both < len(suspects):
            yield scout, both, len(suspects)


def _of_claim(
    view: View[Board], thought: Thought, kind: Kind, hidden: set[Square]
) -> Iterator[Text]:
    """What proves the path safe; else why this claim is dared, or made with this piece."""
    minefield, seat = _now(view)
    yield from _proofs(minefield, seat, hidden)
    if _behind(view.board, seat):
        yield say("pointsweeper-why-behind")
    if isinstance(thought.findings, Claimed) and thought.findings.mine and (thought.worth or 0) > 0:
        yield say("pointsweeper-why-price", price=view.board.price(view.viewer))
    for other in reversed(DEARER[DEARER.index(kind) + 1 :]):
        if minefield.hands[seat].left(other):
            ways = paths(other, minefield.white == seat).values()
            if any(set(minefield.open(way)) == hidden for way in ways):
                names = {"piece": NAMES[kind], "other": NAMES[other]}
                yield Text("pointsweeper-why-thrifty", names)
    yield from _rich(minefield, seat, hidden)
    yield from _next_best(thought)


def _rich(minefield: Minefield, seat: Seat, hidden: set[Square]) -> Iterator[Text]:
    """A scout that still sees many points a square, on this path too."""
    rich = []
    for scout in minefield.scouts(seat):
        left = set(minefield.open(scout.squares))
        if scout.rest and left & hidden and scout.rest.points >= _RICH * len(left):
            rich.append((scout.rest.points / len(left), scout, len(left), len(left & hidden)))
    if rich:
        _, scout, n, both = max(rich, key=lambda entry: entry[0])
        assert scout.rest
        said = {"square": scout.square, "points": scout.rest.points, "n": n, "both": both}
        yield Text("pointsweeper-why-rich", {"piece": NAMES[scout.kind], **said})


def _next_best(thought: Thought) -> Iterator[Text]:
    """The best other claim, to compare with."""
    if thought.worth is None or thought.next_best is None:
        return
    other, worth = thought.next_best
    move = read(other)
    if round(worth, 1) < round(thought.worth, 1) and isinstance(move, Claiming):
        said = {"worth": float(thought.worth), "other": float(worth)}
        yield say("pointsweeper-why-best", start=move.start, end=move.end, **said)


def _proofs(minefield: Minefield, seat: Seat, hidden: set[Square]) -> Iterator[Text]:
    """What proves that none of these squares has a mine, the plainest proof first."""
    scouts = minefield.scouts(seat)
    for scout in scouts:
        if scout.rest and not scout.rest.mines and hidden <= set(scout.squares):
            piece = NAMES[scout.kind]
            yield say("pointsweeper-why-clear", piece=piece, square=scout.square)
    if any(isinstance(act, Claim) and hidden <= set(act.path) for act in minefield.acts):
        yield say("pointsweeper-why-claimed")
    if hidden <= minefield.safe:
        yield say("pointsweeper-why-ticked")
    for one in scouts:
        for other in scouts:
            if hidden <= minefield.safe | _difference(minefield, one, other):
                pieces = {"piece": NAMES[one.kind], "square": one.square}
                others = {"other": NAMES[other.kind], "there": other.square}
                yield Text("pointsweeper-why-same-mines", {**pieces, **others})


def _difference(minefield: Minefield, one: Scout, other: Scout) -> set[Square]:
    """The squares of the first scout that can't have a mine, since all its mines lie among those of
    the second."""
    wide, narrow = minefield.suspects(one), minefield.suspects(other)
    same = one.rest and other.rest and one.rest.mines == other.rest.mines
    return wide - narrow if same and narrow < wide else set()


def _behind(board: Board, seat: Seat) -> bool:
    """Would the seat lose by a pass?"""
    final = board.number == BOARDS and board.minefields[-1].hands[1 - seat].done
    return final and board.score(seat) < board.score(1 - seat)


def _now(view: View[Board]) -> tuple[Minefield, Seat]:
    return view.board.minefields[-1], view.viewer
