"""What everybody is told of a move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from games.core import Move, Text, Who, all_of, say
from games.graveyard_shift.rules.known.moves import Enter, Go, Return, Take, read
from games.graveyard_shift.rules.known.rounds import Round
from games.graveyard_shift.rules.known.yard import Kind, Stack
from games.squares import Square


def names(parts: Iterable[Kind]) -> tuple[Text, ...]:
    """The parts in words, as in a list."""
    return tuple(say("graveyard-shift-part", kind=kind) for kind in parts)


def named(parts: Iterable[Kind]) -> Text:
    """The parts in a sentence: `brain, heart and legs`."""
    return all_of(names(parts))


def loose(now: Round) -> Text:
    """The parts that must be put back, as each language puts it: `a brain and 2 hearts`."""
    parts = Counter(now.loose)
    return all_of([say("graveyard-shift-parts", kind=kind, n=n) for kind, n in parts.items()])


def told(before: Round, move: Move, after: Round) -> tuple[Text, ...]:
    """What a move between two positions of a round tells."""
    who = Who(before.acting)
    match read(move):
        case Enter(square):
            entered = say("graveyard-shift-enters", who=who, square=square)
            return (entered, *_attack(before, after))
        case Go(way):
            return (_movement(before, way), *_attack(before, after), *_leftovers(before, after))
        case Take(kind):
            return (_taking(before, kind, after),)
        case Return(kind, square):
            return (say("graveyard-shift-returns", who=who, kind=kind, square=square),)
    raise ValueError(move)


def _movement(before: Round, way: str) -> Text:
    here = before.pawns[before.turn]
    assert here is not None
    cart, track = before.stack(here), before.track(way)
    values = {"who": Who(before.turn), "way": way, "square": track[-1]}
    if not cart:
        return Text("graveyard-shift-walks", values)
    if len(cart) == 1:
        return Text("graveyard-shift-carts-part", {**values, "kind": cart[0]})
    if len(track) == 1:
        return Text("graveyard-shift-carts-stack", {**values, "parts": named(cart)})
    drops, kept = _sown(cart, track)
    return Text("graveyard-shift-carts-losing", {**values, "drops": drops, "parts": kept})


def _sown(cart: Stack, track: tuple[Square, ...]) -> tuple[Text, Text]:
    """What a stack drops on its way and where, and what is left at its end (GS-13)."""
    drops = [
        say("graveyard-shift-dropped", kind=kind, square=square)
        for kind, square in zip(cart, track[:-1], strict=False)
    ]
    kept = Counter(cart[len(drops) :])
    return all_of(drops), all_of([_kept(kind, n) for kind, n in kept.items()])


def _kept(kind: Kind, n: int) -> Text:
    """So many parts of a kind at the end of the way: `the legs`, `2 pairs of legs`."""
    if n == 1:
        return say("graveyard-shift-kept", kind=kind)
    return say("graveyard-shift-parts", kind=kind, n=n)


def _attack(before: Round, after: Round) -> tuple[Text, ...]:
    """An attack (GS-20): both pawns stand where the movement ended."""
    if before.pawns[1 - before.turn] != after.path[-1]:
        return ()
    return (say("graveyard-shift-attacks", who=Who(before.turn), other=Who(1 - before.turn)),)


def _leftovers(before: Round, after: Round) -> tuple[Text, ...]:
    if not after.loose:
        return ()
    who, other = Who(before.turn), Who(after.acting)
    nothing = "graveyard-shift-delivers-nothing"
    return (say(nothing, who=who, parts=loose(after), other=other),)


def _taking(before: Round, kind: str, after: Round) -> Text:
    who = Who(before.turn)
    if not after.loose:
        return say("graveyard-shift-takes", who=who, kind=kind)
    parts, other = loose(after), Who(after.acting)
    return say("graveyard-shift-takes-one", who=who, kind=kind, parts=parts, other=other)
