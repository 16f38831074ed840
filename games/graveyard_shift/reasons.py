"""Why a move is good: what it brings, threatens, prevents or prepares, as the position shows it,
and what the search thinks of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from games.core import Move, Seat, Text, Thought, View, Who, all_of, estimate, say, sentences
from games.graveyard_shift.board import Board
from games.graveyard_shift.findings import Ahead, Forced, Only
from games.graveyard_shift.rounds import GRAVES, KINDS, ROOM, Kind, Round, kind_of
from games.graveyard_shift.told import named
from games.squares import Square, place

_HOPELESS = 1e-9
"""A move that is worth less has lost the round, as the search has seen."""
_FAR = 3
"""Steps that are many on this map."""


def why(view: View[Board], thought: Thought) -> Text:
    """What the move brings, and what the search thinks of it if that is clear."""
    now, me = view.board.round, view.board.round.acting
    after = now.play(thought.move)
    if after.winner == me:
        return say("graveyard-shift-why-wins")
    found, judged = list(_reasons(now, thought.move, after)), _judged(thought, Who(1 - me))
    told = [*found[:1], judged] if judged else found[:2]
    return sentences(told) if len(told) > 1 else told[0] if told else _alike(thought)


def _judged(thought: Thought, other: Who) -> Text | None:
    """What the search has found decided, or clearly better than all else."""
    match thought.findings:
        case Forced(turns=turns):
            return say("graveyard-shift-why-forced", turns=turns, other=other)
        case Only(turns=turns):
            return say("graveyard-shift-why-only", turns=turns, other=other)
        case Ahead(turns=turns) if all(worth < _HOPELESS for _, worth in thought.considered):
            return say("graveyard-shift-why-lost", turns=turns, other=other)
    if thought.worth is None or thought.next_best is None or _unclear(thought):
        return None
    chance, following = estimate(thought.worth), estimate(thought.next_best[1])
    if following >= chance:
        return None
    return say("graveyard-shift-why-ahead", chance=chance, next=following)


def _unclear(thought: Thought) -> bool:
    """Is it not known how likely the round is won after this move, or after the next best?"""
    moves = {thought.move, *(thought.next_best or ())[:1]}
    return isinstance(thought.findings, Ahead) and not moves.isdisjoint(thought.findings.repeats)


def _alike(thought: Thought) -> Text:
    """For a move that is about as good as others, and does nothing that can be named."""
    if thought.worth is None or _unclear(thought):
        return say("core-suggested")
    chance = estimate(thought.worth)
    if thought.next_best is None:
        return say("graveyard-shift-why-alone", chance=chance)
    return say("graveyard-shift-why-alike", chance=chance)


def _reasons(now: Round, move: Move, after: Round) -> Iterator[Text]:
    """What the move does, what matters most first."""
    match move.split():
        case ["take", kind]:
            yield from _of_taking(now, kind_of(kind))
        case ["return", kind, square]:
            yield from _of_returning(now, kind_of(kind), square)
        case _ if after.turn == now.turn and (after.again or not after.loose):
            yield from _at_once(now, after)
        case _ if not after.loose:
            yield from _of_standing(now, after)


def _at_once(now: Round, after: Round) -> Iterator[Text]:
    """A delivery, or an attack (GS-20, GS-21)."""
    other = Who(1 - now.turn)
    if after.stage == "take" and not after.again:
        yield say("graveyard-shift-why-deliver", parts=named(after.wanted()))
    elif after.stage == "take":
        yield say("graveyard-shift-why-attack", other=other)
        yield say("graveyard-shift-why-deliver", parts=named(after.wanted()))
    elif brought := bringing(after, now.turn):
        yield say("graveyard-shift-why-attack-brings", other=other, parts=named(brought))
    else:
        yield say("graveyard-shift-why-attack", other=other)


def _of_standing(now: Round, after: Round) -> Iterator[Text]:
    """What has changed once the other player has the turn."""
    me, other = now.turn, Who(1 - now.turn)
    stopped = set(bringing(now, 1 - me)) - set(soon(after, 1 - me))
    if stopped:
        yield say("graveyard-shift-why-stops", other=other, parts=named(_in_order(stopped)))
    threat = bringing(after, me)
    if threat:
        yield say("graveyard-shift-why-threatens", parts=named(threat))
    if squares := _saved(now, after):
        yield say("graveyard-shift-why-safe", other=other, squares=all_of(squares))
    if not threat:
        yield from _of_coming(now, after)


def _of_coming(now: Round, after: Round) -> Iterator[Text]:
    """How the pawn comes to what its player needs."""
    me, here = now.turn, after.pawns[now.turn]
    needed = needs(after, me)
    if here and (parts := _in_order(needed.intersection(after.stack(here)))):
        yield say("graveyard-shift-why-onto", parts=named(parts))
    elif here and (nearest := _nearest(after, here, needed)):
        steps, square, kind = nearest
        before = now.pawns[me]
        was = _nearest(now, before, needed) if before else None
        if was is None or steps < was[0]:
            part = named([kind])
            yield say("graveyard-shift-why-nearer", steps=steps, part=part, square=square)


def _of_taking(now: Round, kind: Kind) -> Iterator[Text]:
    """One of several parts of a delivery."""
    others = [other for other in now.wanted() if other != kind]
    if others and not _on_graves(now, kind) and all(_on_graves(now, other) for other in others):
        yield say("graveyard-shift-why-rarer", parts=named(others))


def _of_returning(now: Round, kind: Kind, square: Square) -> Iterator[Text]:
    """Where a part is put back."""
    me, other = now.acting, Who(1 - now.acting)
    mine, theirs = kind in needs(now, me), kind in needs(now, 1 - me)
    pawn = now.pawns[1 - me]
    if not mine and not theirs:
        yield say("graveyard-shift-why-useless")
    elif mine and not theirs and square in GRAVES:
        yield say("graveyard-shift-why-keeps", square=square)
    elif theirs and not mine and square not in GRAVES:
        yield say("graveyard-shift-why-keeps-away", other=other, square=square)
    elif theirs and pawn and (steps := _steps(pawn, square)) >= _FAR:
        yield say("graveyard-shift-why-far", other=other, steps=steps)


def needs(now: Round, seat: Seat) -> frozenset[Kind]:
    """The kinds that the seat has not collected."""
    return frozenset(KINDS) - frozenset(now.collected[seat])


def bringing(now: Round, seat: Seat) -> tuple[Kind, ...]:
    """What the seat still needs and could bring to a gate with one movement, if it were its turn
    now."""
    turned = _turned(now, seat)
    then = map(turned.play, turned.moves()) if turned.stage == "move" else ()
    brought = [after.wanted() for after in then if _brings(after, seat)]
    return _in_order(kind for parts in brought for kind in parts)


def soon(now: Round, seat: Seat) -> frozenset[Kind]:
    """The same, extra turns included (GS-20)."""
    turned, found = _turned(now, seat), set[Kind]()
    if turned.stage not in ("enter", "move"):
        return frozenset()
    for after in map(turned.play, turned.moves()):
        if _brings(after, seat):
            found.update(after.wanted())
        elif after.turn == seat and not after.loose:
            found |= soon(after, seat)
    return frozenset(found)


def _brings(after: Round, seat: Seat) -> bool:
    return after.turn == seat and after.stage == "take"


def attackable(now: Round, seat: Seat) -> bool:
    """Could the other player end on this seat's pawn, if it were their turn now?"""
    here, turned = now.pawns[seat], _turned(now, 1 - seat)
    if here is None or turned.stage not in ("enter", "move"):
        return False
    return any(after.path[-1:] == (here,) for after in map(turned.play, turned.moves()))


def _turned(now: Round, seat: Seat) -> Round:
    """The same position, with the turn to this seat."""
    return replace(now, turn=seat, acting=seat, again=False)


def _saved(now: Round, after: Round) -> tuple[Square, ...]:
    """Where the pawn could have gone and would be attacked, if it is safe where it is now."""
    if after.pawns[now.turn] is None or attackable(after, now.turn):
        return ()
    then = [other for other in map(now.play, now.moves()) if other.turn != now.turn]
    ends = {other.path[-1] for other in then if not other.loose and attackable(other, now.turn)}
    return tuple(sorted(ends))


def _nearest(now: Round, here: Square, needed: Iterable[Kind]) -> tuple[int, Square, Kind] | None:
    """How many steps it is to the nearest part of these kinds."""
    parts = [(_steps(here, square), square, kind) for square in ROOM for kind in now.stack(square)]
    return min((part for part in parts if part[2] in needed), default=None)


def _on_graves(now: Round, kind: Kind) -> bool:
    return any(kind in now.stack(square) for square in GRAVES)


def _steps(a: Square, b: Square) -> int:
    (x, y), (u, v) = place(a), place(b)
    return abs(x - u) + abs(y - v)


def _in_order(kinds: Iterable[Kind]) -> tuple[Kind, ...]:
    found = set(kinds)
    return tuple(kind for kind in KINDS if kind in found)
