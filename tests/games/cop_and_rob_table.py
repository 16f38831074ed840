"""Positions of Cop & Rob, reached by dealing and playing."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator, Sequence
from functools import cache
from random import Random

from games.cop_and_rob import GAME
from games.cop_and_rob.rules.known.cards import DECK, OTHER, Kind, Role
from games.cop_and_rob.rules.known.legal import card_moves, ending
from games.cop_and_rob.rules.known.streets import WAYS, Streets
from games.cop_and_rob.rules.state import CopAndRobState, start
from games.core import Budget, Move

HOST = {"roles": "host"}
NAMES = ("Ann", "Bob")


def deck(*top: Kind) -> list[Kind]:
    """A whole deck with these cards on top."""
    rest = Counter(DECK)
    rest.subtract(top)
    return [*top, *rest.elements()]


def opened(rob: Sequence[Kind] = (), cop: Sequence[Kind] = ()) -> CopAndRobState:
    """A match at Rob's first turn, seat 0 being Rob, with these cards on top of the decks."""
    dealt = {"lots": [], "rob": deck(*rob), "cop": deck(*cop)}
    return start(dealt, 2, HOST).apply(0, "rob")


def play(state: CopAndRobState, *moves: str) -> CopAndRobState:
    """The position after the moves, each a legal one of the player to move."""
    for move in moves:
        (seat,) = state.acting
        assert state.refusal(seat, move) is None, (move, state.legal(seat))
        state = state.apply(seat, move)
    return state


JOINED = "cop-and-rob-ends-joined"


def random_match(seed: int) -> Iterator[tuple[CopAndRobState, Move]]:
    """The positions of a random match, and what is played in each."""
    random = Random(seed)
    kinds: list[Kind] = ["tee", "cross", "curve", "super"]
    state = opened(random.sample(kinds, 4), random.sample(kinds, 4))
    while not state.outcome:
        (seat,) = state.acting
        move = random.choice(state.legal(seat))
        yield state, move
        state = state.apply(seat, move)


def walk(streets: Streets) -> int | None:
    """The shortest way of Cop over empty cells, in cards, cell by cell."""
    ends = set(streets.open_exits(streets.uncovered("rob")))
    todo = deque((cell, 1) for cell in streets.ways_out["cop"])
    seen = set(streets.ways_out["cop"])
    while todo:
        (x, y), cards = todo.popleft()
        if (x, y) in ends:
            return cards
        for _, dx, dy, _ in WAYS:
            there = x + dx, y + dy
            if there not in seen and streets.is_empty(there) and cards < 8:
                seen.add(there)
                todo.append((there, cards + 1))
    return None


@cache
def findings(seed: int) -> Sequence[tuple[CopAndRobState, Move, object]]:
    """Thoughts of `hard` on the positions of a random match."""
    think, found = GAME.players.levels["hard"].think, list[tuple[CopAndRobState, Move, object]]()
    for state, _ in random_match(seed):
        view = state.view(state.acting[0])
        if len(view.legal) > 1:
            thought = think(view, Random(seed), Budget.nodes(60))
            found.append((state, thought.move, thought.findings))
    return found


def joins(streets: Streets, kind: Kind) -> bool:
    """Would Cop join the roads with such a card?"""
    ends = (ending(streets.play("cop", move)) for move in card_moves(streets, "cop", kind))
    return any(end and end[1].id == JOINED for end in ends)


def after_supercards(streets: Streets, role: Role) -> Iterator[Streets]:
    for move in card_moves(streets, OTHER[role], "super"):
        yield streets.play(OTHER[role], move)
