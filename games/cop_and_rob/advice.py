"""Why a move is good: a rule to play by, what the search counted, and the same number after the
best move elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

from games.cop_and_rob.board import Board
from games.cop_and_rob.cards import OTHER, Role, called
from games.cop_and_rob.chase import Chase
from games.cop_and_rob.findings import Outlook, Stand
from games.cop_and_rob.judgement import FAR, rooms
from games.cop_and_rob.moves import ending
from games.cop_and_rob.numbers import circled, numbers
from games.cop_and_rob.streets import Streets, cell_of
from games.core import Move, Text, Thought, View, judged, say, sentences

_CLOSE = 4
"""So many cards apart, the roads are close to each other."""
_FEW = 3
"""So few ways out may soon be gone."""

_MUCH = 1.05
"""So many times the room is worth a word."""


def why(view: View[Board], thought: Thought) -> Text:
    """What the search found out about the move, and what it thinks of it."""
    board, move = view.board, thought.move
    if board.card is None:
        return say("core-suggested")
    end = ending(board.streets.play(board.role, move))
    if end and end[0] == board.role:
        return say("cop-and-rob-why-wins", reason=end[1])
    found = _ways(board, move) if end else _found(board, thought)
    if found is None or not thought.considered:
        return found or judged(thought)
    return sentences([found, judged(thought)])


def _found(board: Board, thought: Thought) -> Text | None:
    """The most telling of its findings, if one tells anything."""
    match thought.findings:
        case Stand() as stand:
            return _standing(board, stand)
        case Outlook(instead=(other, outlook)) as found:
            compared = _compared(board, thought.move, found, other, outlook)
            return next(compared, None) or _alone(board, thought.move, found)
        case Outlook() as found:
            return _alone(board, thought.move, found)
    return _ways(board, thought.move)


def _compared(
    board: Board, move: Move, found: Outlook, other: Move, outlook: Outlook
) -> Iterator[Text]:
    """What is better after this move than after the other, the most telling first."""
    role, theirs = board.role, OTHER[board.role]
    if ending(board.streets.play(role, other)):
        return
    fleeing = role == "rob"
    cell = circled(numbers(board)[cell_of(other.split()[1])])
    if _less(found.joining, outlook.joining, fleeing):
        yield say(
            "cop-and-rob-why-joining-than",
            role=role,
            n=found.joining,
            deck=found.deck,
            other=outlook.joining,
            cell=cell,
        )
    here, there = (board.streets.play(role, m) for m in (move, other))
    after, instead = here.ways_out, there.ways_out
    apart = _less(outlook.apart, found.apart, fleeing)
    closer = say(
        "cop-and-rob-why-apart-than", role=role, n=found.apart, other=outlook.apart, cell=cell
    )
    mine = len(after[role]), len(instead[role])
    his = len(after[theirs]), len(instead[theirs])
    more = say("cop-and-rob-why-ways-than", n=mine[0], other=mine[1], cell=cell)
    fewer = say("cop-and-rob-why-takes-than", role=theirs, n=his[0], other=his[1], cell=cell)
    if apart and min(found.apart, outlook.apart) <= _CLOSE:
        yield closer
    if mine[0] > mine[1] and mine[1] <= _FEW:
        yield more
    if his[0] < his[1]:
        yield fewer
    room, crowd = zip(_rooms(here, role), _rooms(there, role), strict=True)
    if room[0] > _MUCH * room[1]:
        yield say("cop-and-rob-why-room-than", role=theirs, n=room[0], other=room[1], cell=cell)
    if crowd[1] > _MUCH * crowd[0]:
        yield say("cop-and-rob-why-crowd-than", role=theirs, n=crowd[0], other=crowd[1], cell=cell)
    if apart:
        yield closer
    if mine[0] > mine[1]:
        yield more


def _rooms(streets: Streets, role: Role) -> tuple[int, int]:
    """How many empty cells this role gets to first, and how many the other."""
    rob, cop = rooms(Chase.of(streets))
    return (rob, cop) if role == "rob" else (cop, rob)


def _less(one: int, other: int, wanted: bool) -> bool:
    """Is it less, or more if that is wanted?"""
    return one < other if wanted else one > other


def _alone(board: Board, move: Move, found: Outlook) -> Text | None:
    """What can be said about the move without another one to compare it with."""
    if found.joining:
        return say("cop-and-rob-why-joining", role=board.role, n=found.joining, deck=found.deck)
    if found.apart != found.before and max(found.apart, found.before) <= FAR:
        return say("cop-and-rob-why-apart", role=board.role, n=found.apart, before=found.before)
    return _ways(board, move)


def _ways(board: Board, move: Move) -> Text | None:
    after, role, other = board.streets.play(board.role, move), board.role, OTHER[board.role]
    if after.ways_out == board.streets.ways_out:
        return None
    mine, theirs = len(after.ways_out[role]), len(after.ways_out[other])
    return say("cop-and-rob-why-ways", mine=mine, other=other, theirs=theirs)


def _standing(board: Board, stand: Stand) -> Text:
    """What a supercard could do to whoever stands there."""
    card = called("super", OTHER[board.role])
    if not stand.supercards:
        return say("cop-and-rob-why-nowhere", card=card)
    if stand.instead is None or stand.keeps < stand.instead[1].keeps:
        return say("cop-and-rob-why-keeps", n=stand.keeps, card=card)
    move, other = stand.instead
    words = move.split()
    cell = circled(numbers(board)[cell_of(words[1])]) if words[1:] else ""
    if stand.keeps == other.keeps:
        return say("cop-and-rob-why-keeps-same", n=stand.keeps, card=card, move=words[0], cell=cell)
    return say(
        "cop-and-rob-why-keeps-than",
        n=stand.keeps,
        other=other.keeps,
        card=card,
        move=words[0],
        cell=cell,
    )
