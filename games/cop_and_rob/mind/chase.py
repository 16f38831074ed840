"""The table as the search plays on it: packed, so that a card costs a few microseconds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeVar

from games.cop_and_rob.mind.region import FITS, Fit, Ground, Square, Squares, each
from games.cop_and_rob.rules.known.cards import ROLES, Exits, Kind, Role
from games.cop_and_rob.rules.known.moves import On, Place, read
from games.cop_and_rob.rules.known.streets import BANK, Streets
from games.core import Move
from games.notation import Word

T = TypeVar("T")
Side = int
"""A role as a number."""
ROB, COP = 0, 1
SIDE: dict[Role, Side] = {role: side for side, role in enumerate(ROLES)}

# What lies on a square is one byte: in bits 0 to 3 the exits of its card (N E S W), in bits 4 and 5
# whose card it is, in bits 6 and 7 whose supercard lies there, with or without a card beneath.
_OWNER = (0x10, 0x20)
_SUPER = (0x40, 0x80)
_COVERED = 0xC0
"""Is there a supercard?"""
_CARD = 0x3F
"""The card beneath it, if there is one."""
_BANK = 0x30
"""The bank is like a card of both without exits: no card beside it may have an exit to it."""


@dataclass(slots=True, eq=False)
class Chase:
    """Everything on the table.

    Where the pawn drives after a card is left open until it matters: that is when the other side
    covers a card (CR-12).
    """

    ground: Ground
    cards: bytearray
    """By square: a byte as described above; 0 if nothing is there."""
    empty: Squares
    robs: tuple[Square, ...]
    """Rob's road cards, covered ones too."""
    pawns: tuple[Square, Square]
    reach: tuple[Squares, Squares] = (0, 0)
    """The cards that each side can drive to (CR-7)."""
    ways: tuple[Squares, Squares] = (0, 0)
    """The cells that the ways out of each side lead to (CR-8)."""
    open: Squares = 0
    """The cells that open exits of Rob lead to, even of cards out of his reach: there Cop can join
    (CR-20)."""
    free: tuple[bool, bool] = (False, False)
    """Which side could still have driven elsewhere."""
    winner: Side | None = None

    @classmethod
    def of(cls, streets: Streets) -> Chase:
        ground = Ground((*streets.roads, *streets.supers))
        cards = bytearray(ground.size)
        cards[ground.square(BANK)] = _BANK
        for cell, road in streets.roads.items():
            cards[ground.square(cell)] = road.exits | _OWNER[SIDE[road.owner]]
        for cell, owner in streets.supers.items():
            cards[ground.square(cell)] |= _SUPER[SIDE[owner]]
        taken = sum(1 << square for square, card in enumerate(cards) if card)
        robs = (c for c, road in streets.roads.items() if road.owner == "rob")
        rob, cop = (ground.square(streets.pawns[role]) for role in ROLES)
        chase = cls(
            ground,
            cards,
            empty=ground.inside() & ~taken,
            robs=tuple(map(ground.square, robs)),
            pawns=(rob, cop),
        )
        chase._look(ROB)
        chase._look(COP)
        chase.winner = chase._won(chase._joined())
        return chase

    def discard(self, side: Side) -> Chase:
        """This side may drive, and all else is as before: the beginning of all that follows."""
        shared = self.empty, self.robs, self.pawns, self.reach, self.ways, self.open
        return Chase(self.ground, bytearray(self.cards), *shared, _with(self.free, side, True))

    def place(self, side: Side, square: Square, exits: Exits) -> Chase:
        """A road card is placed where it fits (CR-10)."""
        after = self.discard(side)
        cards, bit, owner = after.cards, 1 << square, _OWNER[side]
        cards[square] = exits | owner
        opened = 0
        joined = parted = False
        # Only what its exits meet can change, so the roads are not walked again unless it leads to
        # an own card out of reach. It fits: a card that its exit meets has an exit there too.
        for way, step, _ in self.ground.steps:
            if exits & way:
                there = cards[square + step]
                if not there:  # a way out
                    opened |= 1 << square + step
                elif there & _COVERED:  # a supercard: the road ends there
                    continue
                elif there & owner:
                    if not self.reach[side] >> square + step & 1:
                        parted = True
                elif side == COP or self.reach[COP] >> square + step & 1:
                    joined = True  # Cop's card must be in his reach (CR-20); a new one always is
        after._fill(square)
        after.ways = _with(after.ways, side, after.ways[side] | opened)
        after.reach = _with(self.reach, side, self.reach[side] | bit)
        if side == ROB:
            after.open |= opened
            after.robs = (*self.robs, square)
        if parted:  # a part of the road that had been cut off is connected again
            after._look(side)
            joined = after._joined()
        after.winner = after._won(joined)
        return after

    def block(self, side: Side, square: Square) -> Chase:
        """A supercard is laid on an empty cell."""
        after = self.discard(side)
        after.cards[square] = _SUPER[side]
        after._fill(square)
        after.winner = after._won(False)
        return after

    def _fill(self, square: Square) -> None:
        keep, (rob, cop) = ~(1 << square), self.ways
        self.empty &= keep
        self.open &= keep
        self.ways = rob & keep, cop & keep

    def cover(self, side: Side, square: Square) -> Chase:
        """A supercard is laid on a road card of the other side, which must be settled."""
        after = self.discard(side)
        after.cards[square] |= _SUPER[side]
        after._look(1 - side)
        after.winner = after._won(False)
        return after

    def lift(self, side: Side, square: Square) -> Chase:
        after = self.discard(side)
        after.cards[square] &= _CARD
        if not after.cards[square]:
            after.empty |= 1 << square
        after._look(ROB)
        after._look(COP)
        after.winner = after._won(after._joined())
        return after

    def settled(self, side: Side) -> Chase:
        """If the pawn was free to drive, it now stands where a supercard would cost its side
        least."""
        return self.standing(side, self.shelter(side)) if self.free[side] else self

    def standing(self, side: Side, square: Square) -> Chase:
        """The pawn stands on this card and stays."""
        after = self.discard(side)
        after.pawns = _with(self.pawns, side, square)
        after.free = _with(self.free, side, False)
        return after

    def play(self, side: Side, move: Move) -> Chase:
        """The table after a legal move."""
        match read(move):
            case Place(cell, exits):
                return self.place(side, self.ground.square(cell), exits)
            case On("block", cell):
                return self.block(side, self.ground.square(cell))
            case On("cover", cell):
                return self.cover(side, self.ground.square(cell))
            case On("lift", cell):
                return self.lift(side, self.ground.square(cell))
            case On("drive", cell):
                return self.standing(side, self.ground.square(cell))
            case Word("stay"):
                return self.standing(side, self.pawns[side])
        return self.discard(side)

    def fitting(self, square: Square) -> Fit:
        """Every card that fits here, with every way to turn it (CR-10)."""
        must = never = 0
        for way, step, facing in self.ground.steps:
            there = self.cards[square + step]
            if there & _CARD:
                if there & facing:
                    must |= way
                else:
                    never |= way
        return FITS[must][never]

    def placements(self, side: Side) -> Iterator[tuple[Square, Exits, Kind]]:
        """Every way to place any road card."""
        for square in each(self.ways[side]):
            for exits, kind in self.fitting(square):
                yield square, exits, kind

    def coverable(self, side: Side) -> list[Square]:
        """The cards of the other side that may be covered; it must be settled."""
        other = 1 - side
        return [c for c in each(self.reach[other]) if c != self.pawns[other]]

    def liftable(self, side: Side) -> list[Square]:
        """Where supercards of the other side lie."""
        theirs = _SUPER[1 - side]
        return [square for square, card in enumerate(self.cards) if card & theirs]

    def shelter(self, side: Side) -> Square:
        """Where the pawn should stand: where covering one card cuts off as few ways out as
        possible.

        A covered card cuts off all that lies beyond it, seen from the pawn. The road in reach,
        walked breadth first from the pawn, is nearly always a tree; the best place is its centroid,
        weighted by ways out: the card whose largest branch is smallest.
        """
        reach, ways, cards = self.reach[side], self.ways[side], self.cards
        order, parent = [self.pawns[side]], {self.pawns[side]: -1}
        steps = self.ground.steps
        beyond = dict[Square, int]()
        for here in order:  # grows meanwhile: breadth first
            exits, own = cards[here], 0
            for way, step, facing in steps:
                there = here + step
                if exits & way:
                    if ways >> there & 1:
                        own += 1
                    elif there not in parent and reach >> there & 1 and cards[there] & facing:
                        parent[there] = here
                        order.append(there)
            beyond[here] = own
        # From the leaves to the pawn: `beyond` becomes the ways out of a card's whole branch, and
        # `worst` those of the largest branch beyond it. The rest of the tree is a branch too.
        worst = dict.fromkeys(order, 0)
        for here in reversed(order):
            if (above := parent[here]) >= 0:
                beyond[above] += beyond[here]
                worst[above] = max(worst[above], beyond[here])
        whole = beyond[order[0]]
        return min(order, key=lambda here: max(worst[here], whole - beyond[here]))

    def _look(self, side: Side) -> None:
        """Finds again what is in reach of this side, and where its exits lead."""
        cards, owner, steps = self.cards, _OWNER[side], self.ground.steps
        todo = [self.pawns[side]]
        reach, ways = 1 << todo[0], 0
        while todo:
            here = todo.pop()
            exits = cards[here]
            for way, step, facing in steps:
                if not exits & way:
                    continue
                there = here + step
                found = cards[there]
                if not found:
                    ways |= 1 << there
                elif (
                    found & owner
                    and found & facing
                    and not (found & _COVERED or reach >> there & 1)
                ):
                    reach |= 1 << there
                    todo.append(there)
        self.reach = _with(self.reach, side, reach)
        self.ways = _with(self.ways, side, ways)
        if side == ROB:
            self.open = self._opened()

    def _opened(self) -> Squares:
        cards, found = self.cards, 0
        for here in self.robs:
            exits = cards[here]
            if not exits & _COVERED:
                for way, step, _ in self.ground.steps:
                    if exits & way and not cards[here + step]:
                        found |= 1 << here + step
        return found

    def _joined(self) -> bool:
        """Does an exit of Cop, within his reach, face an exit of an uncovered card of Rob?"""
        cards = self.cards
        for here in each(self.reach[COP]):
            for way, step, facing in self.ground.steps:
                there = cards[here + step]
                if (
                    cards[here] & way
                    and there & facing
                    and there & _OWNER[ROB]
                    and not there & _COVERED
                ):
                    return True
        return False

    def _won(self, joined: bool) -> Side | None:
        """The winner by CR-20 to CR-22, in this order."""
        if joined or not self.ways[ROB]:
            return COP
        return None if self.ways[COP] else ROB


def _with(pair: tuple[T, T], side: Side, item: T) -> tuple[T, T]:
    return (pair[0], item) if side else (item, pair[1])
