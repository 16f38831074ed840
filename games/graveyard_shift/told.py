"""What everybody is told of a move."""

from __future__ import annotations

from collections.abc import Iterable

from games.core import Move, Text, Who, say
from games.graveyard_shift.rounds import Kind, Round

NAMES = {
    "brain": say("brain"),
    "heart": say("heart"),
    "chest": say("chest"),
    "legs": say("legs"),
}
POINTS = {"N": say("north"), "E": say("east"), "S": say("south"), "W": say("west")}


def names(parts: Iterable[Kind]) -> tuple[Text, ...]:
    """The parts in words, as a value of a `Text`."""
    return tuple(NAMES[part] for part in parts)


def told(before: Round, move: Move, after: Round) -> tuple[Text, ...]:
    """The sentences that tell of a move between two positions of a round."""
    who = Who(before.acting)
    match move.split():
        case ["enter", square]:
            entered = say("{who} enters at {square}.", who=who, square=square)
            return (entered, *_attack(before, after))
        case ["move", way]:
            return (_movement(before, way), *_attack(before, after), *_leftovers(before, after))
        case ["take", kind]:
            return _taking(before, kind, after)
        case ["return", kind, square]:
            text = "{who} puts the {kind} back on {square}."
            return (say(text, who=who, kind=NAMES[kind], square=square),)
    raise ValueError(move)


def _movement(before: Round, way: str) -> Text:
    here = before.pawns[before.turn]
    assert here is not None
    cart, track = before.stack(here), before.track(way)
    values = {"who": Who(before.turn), "way": POINTS[way], "square": track[-1]}
    if not cart:
        return Text("{who} walks {way} to {square}.", values)
    if len(cart) == 1:
        return Text("{who} carts the {part} {way} to {square}.", {**values, "part": NAMES[cart[0]]})
    if len(track) == 1:
        template = "{who} carts a stack {way} to {square}: {parts}."
        return Text(template, {**values, "parts": names(cart)})
    drops = tuple(
        say("the {kind} on {square}", kind=NAMES[kind], square=square)
        for kind, square in zip(cart, track[:-1], strict=False)
    )
    kept = tuple(say("the {kind}", kind=NAMES[kind]) for kind in cart[len(drops) :])
    return Text(
        "{who} carts a stack {way}, loses {drops} and ends on {square} with {parts}.",
        {**values, "drops": drops, "parts": kept},
    )


def _attack(before: Round, after: Round) -> tuple[Text, ...]:
    """GS-20, seen by both pawns standing on the end of the movement."""
    if before.pawns[1 - before.turn] != after.path[-1]:
        return ()
    text = "{who} gets the drop on {other} and takes another turn!"
    return (say(text, who=Who(before.turn), other=Who(1 - before.turn)),)


def _leftovers(before: Round, after: Round) -> tuple[Text, ...]:
    if not after.loose:
        return ()
    text = "{who}'s master needs none of this. To put back: {parts}; {other} goes first."
    who, other = Who(before.turn), Who(after.acting)
    return (say(text, who=who, parts=names(after.loose), other=other),)


def _taking(before: Round, kind: str, after: Round) -> tuple[Text, ...]:
    values = {"who": Who(before.turn), "kind": NAMES[kind]}
    if not after.loose:
        return (Text("{who} takes the {kind}.", values),)
    values |= {"parts": names(after.loose), "other": Who(after.acting)}
    text = "{who} takes the {kind}. To put back: {parts}; {other} goes first."
    return (Text(text, values),)
