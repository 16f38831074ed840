"""What more stones would do, for all squares at once. Squares are masks (see `grid`)."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from games.bushwhacked.rules.known.grid import BITS, GROUND, surrounded

_ROW = BITS["A2"].bit_length() - BITS["A1"].bit_length()


def beside(mask: int) -> int:
    """The squares next to these."""
    return mask << 1 | mask >> 1 | mask << _ROW | mask >> _ROW


def between(attackers: int) -> int:
    """Where at least two of the four neighbours are attackers."""
    right, left = attackers << 1, attackers >> 1
    up, down = attackers << _ROW, attackers >> _ROW
    return right & left | up & down | (right | left) & (up | down)


def captures(stones: int, targets: int, empty: int) -> int:
    """The empty squares where one more of these stones captures one of the targets."""
    return empty & (beside(between(stones) & targets) | _piercing(stones, targets, empty))


def _piercing(stones: int, targets: int, empty: int) -> int:
    """The squares that complete a piercing shape (BW-22), found from its inside."""
    found = 0
    for along, across in ((1, _ROW), (-1, _ROW), (_ROW, 1), (-_ROW, 1)):
        inside = empty & _moved(targets, -2 * along)
        if not inside:
            continue
        head = inside & _moved(stones, -along)
        left, right = stones << across, stones >> across
        found |= (head & left) << across | (head & right) >> across
        found |= _moved(inside & left & right, along)
    return found


def open_to(attackers: int, targets: int, empty: int, stones: int) -> int:
    """The targets that so many more attackers (1 to 3) could capture in one turn."""
    room = attackers | empty
    near = between(attackers) if stones == 1 else beside(attackers) if stones == 2 else targets
    found = surrounded(room) & near
    for along, across in ((1, _ROW), (_ROW, 1)):
        inside = empty & room << across & room >> across
        up, down = inside & room >> along, inside & room << along
        if stones < 3 and (up or down):
            left, right = attackers << across, attackers >> across
            either, both = left | right, left & right
            if stones == 1:
                up &= attackers >> along & either | both
                down &= attackers << along & either | both
            else:
                up &= attackers >> along | either
                down &= attackers << along | either
        found |= up << 2 * along | down >> 2 * along
    return found & targets


@cache
def shapes(target: int) -> tuple[tuple[int, int], ...]:
    """Every way to capture a stone on this square: what attackers must hold, and what must be
    empty."""
    around = [bit for bit in BITS.values() if bit & beside(target)]
    found = [(sum(three), 0) for three in combinations(around, 3)]
    for along, across in ((1, _ROW), (-1, _ROW), (_ROW, 1), (-_ROW, 1)):
        head, inside = _moved(target, -along), _moved(target, -2 * along)
        need = head | inside << across | inside >> across
        if (need | inside) & GROUND == need | inside and inside:
            found.append((need, inside))
    return tuple(found)


def captors(target: int, attackers: int, stones: int, empty: int) -> int:
    """The stones whose shape captures this target: its neighbours if they surround it (BW-21), else
    the three play stones of an arrow (BW-22)."""
    around = beside(target) & attackers
    if around.bit_count() >= 3:
        return around
    arrows = (need for need, inside in shapes(target) if inside and inside & empty)
    return next(need for need in arrows if need & stones == need)


def _moved(mask: int, by: int) -> int:
    return mask << by if by > 0 else mask >> -by


@cache
def rings(bases: int) -> tuple[int, ...]:
    """The four squares around each base."""
    return tuple(beside(bit) for bit in BITS.values() if bases & bit)
