"""Why a move is good: what it brings, threatens, prevents or prepares, as the position shows it,
and what the search thinks of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from games.core import Move, Seat, Text, Thought, View, Who, all_of, estimate, say, sentences
from games.graveyard_shift.mind.findings import Ahead, Forced, Lost, Only
from games.graveyard_shift.rules.known.board import Board
from games.graveyard_shift.rules.known.moves import Enter, Return, Take, read
from games.graveyard_shift.rules.known.rounds import Round
from games.graveyard_shift.rules.known.told import named
from games.graveyard_shift.rules.known.yard import ENTRANCES, GRAVES, KINDS, ROOM, Kind
from games.squares import Square, distance

_HOPELESS = 1e-9
"""A move that is worth less has lost the round, as the search has seen."""
_FAR = 3
"""Steps that are many on this map."""
_ANSWERS = 300
"""Positions of the other player's turn that are looked at before something is said to be certain.
"""


def why(view: View[Board], thought: Thought) -> Text:
    """What the move brings; and what the search thinks of it, if that is decided or if there is
    nothing more to say."""
    now, me = view.board.round, view.board.round.acting
    after = now.play(thought.move)
    if after.winner == me:
        return say("graveyard-shift-why-wins")
    found, other = list(_reasons(now, thought.move, after)), Who(1 - me)
    if isinstance(thought.findings, Lost):
        told = _lost(thought.findings, after, me, found)
    elif decided := _decided(thought, other):
        told = [*found[:1], decided]
    else:
        told = found[:2] if found[1:] else [*found, *_better(thought)]
    return sentences(told) if len(told) > 1 else told[0] if told else _alike(thought)


def _decided(thought: Thought, other: Who) -> Text | None:
    """What the search has found decided."""
    match thought.findings:
        case Forced(turns=turns):
            return say("graveyard-shift-why-forced", turns=turns, other=other)
        case Only(turns=turns):
            return say("graveyard-shift-why-only", turns=turns, other=other)
        case Ahead() if all(worth < _HOPELESS for _, worth in thought.considered):
            return say("graveyard-shift-why-lost", other=other) if thought.considered else None
    return None


def _lost(lost: Lost, after: Round, me: Seat, found: list[Text]) -> list[Text]:
    """Why nothing helps any more; else what holds out longest, and which mistake may still
    help."""
    other = Who(1 - me)
    if lost.turns == 2 and after.acting == 1 - me:
        parts = named(_in_order(needs(after, 1 - me)))
        return [say("graveyard-shift-why-too-late", other=other, parts=parts)]
    told = [say("graveyard-shift-why-loses", other=other, turns=lost.turns)]
    if lost.sooner < lost.turns:
        told.append(say("graveyard-shift-why-longest", sooner=lost.sooner))
    if 0 < lost.right < lost.answers:
        answers, right = lost.answers, lost.right
        told.append(say("graveyard-shift-why-trap", other=other, answers=answers, right=right))
    return told if 0 < lost.right < lost.answers else [*found[:1], *told]


def _better(thought: Thought) -> Iterator[Text]:
    """By how much it is better than all else."""
    if thought.worth is None or thought.next_best is None or _unclear(thought):
        return
    chance, following = estimate(thought.worth), estimate(thought.next_best[1])
    if following < chance:
        yield say("graveyard-shift-why-ahead", chance=chance, next=following)


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
    match read(move):
        case Take(kind):
            yield from _of_taking(now, kind)
        case Return(kind, square):
            yield from _of_returning(now, kind, square)
        case Enter() if after.turn != now.turn:
            yield from _of_entering(now, after)
        case _ if after.turn == now.turn and (after.again or not after.loose):
            yield from _at_once(now, after)
        case _ if not after.loose:
            yield from _of_standing(now, after)


def _at_once(now: Round, after: Round) -> Iterator[Text]:
    """A delivery, or an attack (GS-20, GS-21)."""
    me, other = now.turn, Who(1 - now.turn)
    if after.stage == "take":
        if after.again:
            yield say("graveyard-shift-why-attack", other=other, stack="no")
        wanted, theirs = after.wanted(), len(needs(after, 1 - me))
        parts, n, mine = named(wanted), len(wanted), len(needs(after, me)) - 1
        said = {"parts": parts, "n": n, "mine": mine, "other": other, "theirs": theirs}
        yield Text("graveyard-shift-why-deliver", said)
    elif brought := bringing(after, me):
        yield say("graveyard-shift-why-attack-brings", other=other, parts=named(brought))
    else:
        stack = "yes" if after.stack(after.path[-1]) else "no"
        yield say("graveyard-shift-why-attack", other=other, stack=stack)


def _of_entering(now: Round, after: Round) -> Iterator[Text]:
    """The gate is safe, and near to what its player needs."""
    yield from _of_safety(now, after)
    me = now.turn
    near = {gate: _beside(now, gate, needs(now, me)) for gate in now.entries()}
    here = after.pawns[me]
    assert here
    if not near[here]:
        yield from _of_coming(now, after)
        return
    fewer = [gate for gate in ENTRANCES if len(near.get(gate, near[here])) < len(near[here])]
    said = {"square": here, "parts": named(near[here]), "n": len(near[here]), "fewer": len(fewer)}
    gates = all_of(sorted(fewer)) if fewer else say("graveyard-shift-nothing")
    yield Text("graveyard-shift-why-gate", {**said, "gates": gates})


def _beside(now: Round, gate: Square, needed: frozenset[Kind]) -> tuple[Kind, ...]:
    """What of these kinds lies one step from the gate."""
    near = (now.stack(square) for square in ROOM if distance(gate, square) == 1)
    return _in_order(needed.intersection(kind for stack in near for kind in stack))


def _of_standing(now: Round, after: Round) -> Iterator[Text]:
    """What has changed once the other player has the turn."""
    me, other = now.turn, Who(1 - now.turn)
    stopped = set(bringing(now, 1 - me)) - set(soon(after, 1 - me))
    if stopped:
        yield say("graveyard-shift-why-stops", other=other, parts=named(_in_order(stopped)))
    threat = bringing(after, me)
    if threat:
        yield _of_threat(now, after, threat)
    yield from _of_safety(now, after)
    if not threat:
        yield from _of_coming(now, after)
    if not stopped:
        yield from _of_danger(now, after)


def _of_threat(now: Round, after: Round, threat: tuple[Kind, ...]) -> Text:
    """The next turn's delivery: can it be prevented, and does another move prepare one?"""
    me, other = now.turn, Who(1 - now.turn)
    then = [play for play in map(now.play, now.moves()) if play.path != after.path]
    alone = not any(play.turn == me or play.loose or bringing(play, me) for play in then)
    sure = "yes" if _certain(after, me) else "no"
    said = {"parts": named(threat), "n": len(threat), "other": other, "sure": sure}
    return Text("graveyard-shift-why-threatens", {**said, "alone": "yes" if alone else "no"})


def _of_safety(now: Round, after: Round) -> Iterator[Text]:
    if squares := _saved(now, after):
        other = Who(1 - now.turn)
        yield say("graveyard-shift-why-safe", other=other, squares=all_of(squares))


def _of_danger(now: Round, after: Round) -> Iterator[Text]:
    """What the other player could bring to a gate at once after another move."""
    me, left = now.turn, soon(after, 1 - now.turn)
    then = [play for play in map(now.play, now.moves()) if play.turn != me and not play.loose]
    parts = frozenset[Kind]().union(*(soon(play, 1 - me) for play in then))
    if parts > left:
        denied = named(_in_order(parts - left))
        yield say("graveyard-shift-why-denies", other=Who(1 - me), parts=denied)


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
    """One of several parts of a delivery: the one that will be hardest to get later."""
    others = {other: _on_graves(now, other) for other in now.wanted() if other != kind}
    n = _on_graves(now, kind)
    if others and n < min(others.values()):
        parts = named(_in_order(others))
        yield say("graveyard-shift-why-rarer", n=n, parts=parts, others=len(others))
    elif others and {n} == set(others.values()):
        yield say("graveyard-shift-why-even", n=n)


def _of_returning(now: Round, kind: Kind, square: Square) -> Iterator[Text]:
    """Where a part is put back."""
    me, other = now.acting, Who(1 - now.acting)
    mine, theirs = kind in needs(now, me), kind in needs(now, 1 - me)
    here, pawn = now.pawns[me], now.pawns[1 - me]
    away, near = (distance(p, square) if p else 0 for p in (pawn, here))
    if not mine and not theirs:
        yield say("graveyard-shift-why-useless")
    elif mine and not theirs and square in GRAVES:
        yield say("graveyard-shift-why-keeps", square=square)
    elif theirs and not mine and square not in GRAVES:
        yield say("graveyard-shift-why-keeps-away", other=other, square=square)
    elif theirs and away >= _FAR:
        yield say("graveyard-shift-why-far", other=other, steps=away)
    elif mine and theirs and here and not pawn and near < _FAR:
        yield say("graveyard-shift-why-yours", other=other, steps=near)
    elif mine and theirs and square not in GRAVES:
        yield say("graveyard-shift-why-deep", square=square)
    elif theirs and set(GRAVES).issuperset(now.room()):
        yield say("graveyard-shift-why-all-near", other=other)


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


def _certain(now: Round, seat: Seat) -> bool:
    """Can the seat bring something next turn, whatever the other player does in this one? Every
    answer is tried, or else nothing is said."""
    todo, left = [now], _ANSWERS
    while todo and left:
        position, left = todo.pop(), left - 1
        if position.over:
            return False
        if position.turn != seat:
            todo += map(position.play, position.moves())
        elif not bringing(position, seat):
            return False
    return not todo


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
    parts = [
        (distance(here, square), square, kind) for square in ROOM for kind in now.stack(square)
    ]
    return min((part for part in parts if part[2] in needed), default=None)


def _on_graves(now: Round, kind: Kind) -> int:
    """On how many graves such a part lies, one step from a gate."""
    return sum(kind in now.stack(square) for square in GRAVES)


def _in_order(kinds: Iterable[Kind]) -> tuple[Kind, ...]:
    found = set(kinds)
    return tuple(kind for kind in KINDS if kind in found)
