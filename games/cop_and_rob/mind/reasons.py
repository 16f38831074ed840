"""Why a move is good: a rule to play by, what the search counted, and the same number after the
best move elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from games.cop_and_rob.mind.chase import COP, SIDE, Chase
from games.cop_and_rob.mind.findings import Outlook, Stand
from games.cop_and_rob.mind.judgement import FAR, WEIGHTS, rooms
from games.cop_and_rob.mind.lookahead import Lookahead
from games.cop_and_rob.rules.known.board import Board
from games.cop_and_rob.rules.known.cards import OTHER, called
from games.cop_and_rob.rules.known.legal import ending
from games.cop_and_rob.rules.known.moves import Cell, first, name, where
from games.core import Budget, Move, Text, Thought, View, judged, say, sentences

_CLOSE = 4
"""So many cards apart, the roads are close to each other."""
_FEW = 3
"""So few ways out may soon be gone."""
_MUCH = 1.05
"""So many times the room is worth a word."""
_TRIED = 6
"""With so many other places the move is compared, the best first, until something is better."""


def why(view: View[Board], thought: Thought) -> Text:
    """What the search found out about the move, and what it thinks of it."""
    board, move = view.board, thought.move
    if board.card is None:
        return say("cop-and-rob-why-role", role=move)
    end = ending(board.streets.play(board.role, move))
    if end and end[0] == board.role:
        return say("cop-and-rob-why-wins", reason=end[1])
    if isinstance(thought.findings, Stand):
        return _standing(view, thought, thought.findings)
    found = _ways(board, move) if end else _only(view, move) or _played(view, thought)
    if found is None or not thought.considered:
        return found or judged(thought)
    return sentences([found, judged(thought)])


def _only(view: View[Board], move: Move) -> Text | None:
    """Every other move loses at once."""
    board, others = view.board, [other for other in view.legal if other != move]
    ends = [ending(board.streets.play(board.role, other)) for other in others]
    lost = all(end and end[0] != board.role for end in ends)
    return say("cop-and-rob-why-only") if ends and lost else None


@dataclass(frozen=True)
class _After:
    """What is counted after a move."""

    outlook: Outlook
    ways: tuple[int, int]
    """How many ways out the player has, and the other."""
    rooms: tuple[int, int]
    """How many empty cells each of them gets to first."""

    @classmethod
    def of(cls, board: Board, move: Move) -> _After:
        role, side = board.role, SIDE[board.role]
        ahead = Lookahead(board, WEIGHTS, Budget.nodes(1).begin())
        free = ahead.chase.settled(1 - side) if first(move) == "cover" else ahead.chase
        streets = board.streets.play(role, move)
        ways, room = streets.ways_out, rooms(Chase.of(streets))
        return cls(
            ahead.outlook(free.play(side, move)),
            (len(ways[role]), len(ways[OTHER[role]])),
            (room[1], room[0]) if side == COP else room,
        )


def _played(view: View[Board], thought: Thought) -> Text | None:
    """The most telling reason to play a card like this."""
    board, move, found = view.board, thought.move, thought.findings
    if not isinstance(found, Outlook):
        return _ways(board, move)
    after = _After.of(board, move)
    others = [(other, _After.of(board, other)) for other in _others(view, thought)]
    compared = (
        told
        for much in (_MUCH, 1.0)
        for other, elsewhere in others
        for told in _compared(board, move, after, other, elsewhere, much)
    )
    best = _late(board, found) or next(compared, None) or _before(board, after)
    return best or _alike(board, move, after, others) or _alone(board, move, found)


def _ranked(view: View[Board], thought: Thought) -> list[Move]:
    """All other moves, the best first as far as they were searched."""
    found = thought.findings
    first = [found.instead[0]] if isinstance(found, Outlook | Stand) and found.instead else []
    ranked = (*first, *(move for move, _ in thought.considered), *view.legal)
    return [move for move in dict.fromkeys(ranked) if move != thought.move]


def _others(view: View[Board], thought: Thought) -> list[Move]:
    """Other moves that don't end the match: the best on each other cell, then the card turned
    another way."""
    board, cell = view.board, where(thought.move)
    seen, turned = dict[Cell | None, Move](), list[Move]()
    for other in _ranked(view, thought):
        if ending(board.streets.play(board.role, other)):
            continue
        if where(other) == cell:
            turned.append(other)
        else:
            seen.setdefault(where(other), other)
    return [*list(seen.values())[:_TRIED], *turned[:2]]


def _where(board: Board, move: Move, other: Move) -> str:
    """The other place, as a message names it."""
    cell = where(other)
    if cell is None:
        return "discard"
    return "turned" if cell == where(move) else name(cell)


def _compared(
    board: Board, move: Move, after: _After, other: Move, elsewhere: _After, much: float
) -> Iterator[Text]:
    """What is better after this move than after the other, the most telling first."""
    role, theirs, cell = board.role, OTHER[board.role], _where(board, move, other)
    fleeing, found, outlook = role == "rob", after.outlook, elsewhere.outlook
    card = "super" if board.card == "super" else "dead_end" if board.card == "dead_end" else "road"
    if _less(found.joining, outlook.joining, fleeing):
        yield say(
            "cop-and-rob-why-joining-than",
            role=role,
            n=found.joining,
            deck=found.deck,
            other=outlook.joining,
            cell=cell,
        )
    apart = _less(outlook.apart, found.apart, fleeing)
    closer = say(
        "cop-and-rob-why-apart-than", role=role, n=found.apart, other=outlook.apart, cell=cell
    )
    mine, his = zip(after.ways, elsewhere.ways, strict=True)
    more = say("cop-and-rob-why-ways-than", n=mine[0], other=mine[1], cell=cell)
    if apart and min(found.apart, outlook.apart) <= _CLOSE:
        yield closer
    if mine[0] > mine[1] and mine[1] <= _FEW:
        yield more
    if his[0] < his[1]:
        said = {"role": theirs, "n": his[0], "other": his[1], "cell": cell}
        yield Text("cop-and-rob-why-takes-than", said)
    room, crowd = zip(after.rooms, elsewhere.rooms, strict=True)
    if room[0] > much * room[1]:
        said = {"role": theirs, "card": card, "n": room[0], "other": room[1], "cell": cell}
        yield Text("cop-and-rob-why-room-than", said)
    if crowd[1] > much * crowd[0]:
        said = {"role": theirs, "n": crowd[0], "other": crowd[1], "cell": cell}
        yield Text("cop-and-rob-why-crowd-than", said)
    if apart:
        yield closer
    if mine[0] > mine[1]:
        yield more


def _less(one: int, other: int, wanted: bool) -> bool:
    """Is it less, or more if that is wanted?"""
    return one < other if wanted else one > other


def _late(board: Board, found: Outlook) -> Text | None:
    """Cop has too few cards left to reach Rob's road. With supercards to come that's not sure: one
    of them could open a shorter way."""
    if found.apart <= found.deck or board.unseen["cop"]["super"]:
        return None
    return say("cop-and-rob-why-late", role=board.role, n=found.apart, deck=found.deck)


def _before(board: Board, after: _After) -> Text | None:
    """What is better after the move than before it."""
    role, theirs, ways = board.role, OTHER[board.role], board.streets.ways_out
    mine, his = after.ways
    if his < len(ways[theirs]):
        return say("cop-and-rob-why-takes", role=theirs, n=his, other=len(ways[theirs]))
    if mine > len(ways[role]):
        return say("cop-and-rob-why-more", n=mine, other=len(ways[role]))
    return None


def _alike(
    board: Board, move: Move, after: _After, others: list[tuple[Move, _After]]
) -> Text | None:
    """Where another place is as good by all that is counted."""
    for other, elsewhere in others:
        found, outlook = after.outlook, elsewhere.outlook
        same = (found.joining, found.apart) == (outlook.joining, outlook.apart)
        if same and after.ways == elsewhere.ways:
            cell, role = _where(board, move, other), board.role
            said = {"role": role, "n": after.ways[0], "apart": found.apart, "cell": cell}
            return Text("cop-and-rob-why-alike", said)
    return None


def _alone(board: Board, move: Move, found: Outlook) -> Text | None:
    """What can be said about the move without another one to compare it with."""
    if found.joining:
        return say("cop-and-rob-why-joining", role=board.role, n=found.joining, deck=found.deck)
    better = _less(found.before, found.apart, board.role == "rob")
    if better and max(found.apart, found.before) <= FAR:
        return say("cop-and-rob-why-apart", role=board.role, n=found.apart, before=found.before)
    return _ways(board, move)


def _ways(board: Board, move: Move) -> Text | None:
    after, role, other = board.streets.play(board.role, move), board.role, OTHER[board.role]
    if after.ways_out == board.streets.ways_out:
        return None
    mine, theirs = len(after.ways_out[role]), len(after.ways_out[other])
    return say("cop-and-rob-why-ways", mine=mine, other=other, theirs=theirs)


def _standing(view: View[Board], thought: Thought, stand: Stand) -> Text:
    """What a supercard could do to whoever stands there, and in other places."""
    board = view.board
    card = called("super", OTHER[board.role])
    if not stand.supercards:
        return say("cop-and-rob-why-nowhere", card=card)
    others = _places(view, thought)
    most = max((keeps for _, keeps in others), default=stand.keeps)
    worse = next(((move, keeps) for move, keeps in others if keeps < stand.keeps), None)
    if most > stand.keeps:
        return say("cop-and-rob-why-keeps", n=stand.keeps, card=card)
    if worse is None:
        return say("cop-and-rob-why-anywhere", n=stand.keeps, card=card)
    cell = where(worse[0])
    return say(
        "cop-and-rob-why-keeps-than",
        n=stand.keeps,
        other=worse[1],
        card=card,
        move=first(worse[0]),
        cell=name(cell) if cell else "",
    )


def _places(view: View[Board], thought: Thought) -> list[tuple[Move, int]]:
    """The other places, and how many ways out are left there at least; the best first."""
    ahead = Lookahead(view.board, WEIGHTS, Budget.nodes(1).begin())
    chase, side = ahead.chase, SIDE[view.board.role]
    places = [(move, chase.play(side, move).pawns[side]) for move in _ranked(view, thought)]
    return [(move, ahead.stand(square).keeps) for move, square in places]
