"""What a player can imagine under the hidden squares: whole boards that agree with its scouts.

If all boards can be counted, each is drawn as likely as any other. Else mines are drawn first, as
the scouts' counts of mines allow; a layout is as likely as its sums of points are, if these are
taken as normally distributed. Then values are drawn by Matheron's rule (Journel and Huijbregts,
Mining Geostatistics, 1978): tiles are shuffled and then corrected by what their sums miss. So these
values may be fractions.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, reduce
from operator import or_
from random import Random

from games.core import Meter
from games.pointsweeper.mind.counting import Ways
from games.pointsweeper.mind.gaussian import Gaussian, Mines
from games.pointsweeper.mind.unknown import VALUES, Unknown
from games.pointsweeper.rules.known.board import MINE, Mine
from games.squares import Square

Imagined = float | Mine
_UNIT, _LOWEST, _DIGITS = 4, -6, range(6)
"""To add values up for many boards at once, they are counted in quarters of points above -6, as
binary numbers of six digits: up to 9.75."""


@dataclass(frozen=True)
class Belief:
    """Equally likely boards. A set of boards is an integer: bit n stands for the nth board."""

    count: int
    columns: Mapping[Square, Sequence[Imagined]]
    """Hidden square -> what lies there on each board."""
    chances: Mapping[Square, float] | None = None
    """Hidden square -> the chance of a mine, if every board was counted."""

    @cached_property
    def mines(self) -> Mapping[Square, int]:
        """Hidden square -> the boards with a mine there."""
        return {s: _boards(tile == MINE for tile in c) for s, c in self.columns.items()}

    @cached_property
    def points(self) -> Mapping[Square, tuple[int, ...]]:
        """Hidden square -> for each binary digit of its value, the boards that have it."""
        return {s: tuple(_digits(c)) for s, c in self.columns.items()}

    def mined(self, squares: Iterable[Square]) -> int:
        """The boards with a mine on one of these squares."""
        return reduce(or_, (self.mines[square] for square in squares), 0)

    def total(self, square: Square, boards: int) -> float:
        """The sum of the points there on these boards; none of them has a mine there."""
        digits = self.points[square]
        raised = sum((boards & digits[n]).bit_count() << n for n in _DIGITS)
        return raised / _UNIT + _LOWEST * boards.bit_count()


def _boards(holds: Iterator[bool]) -> int:
    return int("".join("1" if true else "0" for true in holds)[::-1] or "0", 2)


def _digits(column: Sequence[Imagined]) -> Iterator[int]:
    raised = [0 if tile == MINE else _raised(tile) for tile in column]
    for n in _DIGITS:
        yield _boards(bool(value >> n & 1) for value in raised)


def _raised(value: float) -> int:
    return min(max(round((value - _LOWEST) * _UNIT), 0), (1 << len(_DIGITS)) - 1)


def imagine(unknown: Unknown, limit: int, random: Random, meter: Meter) -> Belief:
    """As many boards as the meter grants; each is a node. They are drawn from all boards if these
    can be counted with at most `limit` remainders (see `Ways`)."""
    ways = unknown.boards(limit)
    if ways.known:
        drawn = list(_drawn(unknown, ways, random, meter))
        chances = {square: float(mine) for square, mine in unknown.chances(ways).items()}
        return Belief(len(drawn), _columns(unknown, drawn), chances)
    drawn = list(_guessed(unknown, random, meter))
    return Belief(len(drawn), _columns(unknown, drawn))


def _columns(
    unknown: Unknown, drawn: Sequence[Sequence[Imagined]]
) -> Mapping[Square, Sequence[Imagined]]:
    squares = [square for region in unknown.regions for square in region.squares]
    return dict(zip(squares, zip(*drawn, strict=True), strict=True))


def _drawn(unknown: Unknown, ways: Ways, random: Random, meter: Meter) -> Iterator[list[Imagined]]:
    """Boards, region by region, each of all boards equally likely."""
    while not meter.spent():
        choices, left = ways.draw(random)
        meter.spend()
        seen: list[Imagined] = [VALUES[c] if c < len(VALUES) else MINE for c in choices]
        yield seen + _others(unknown, left, random)


def _others(unknown: Unknown, left: Sequence[int], random: Random) -> list[Imagined]:
    """What lies where no scout looked."""
    others = [region for region in unknown.regions if not region.seen]
    free = [not region.safe for region in others for _ in region.squares]
    mined = set(random.sample([n for n, may in enumerate(free) if may], left[len(VALUES)]))
    tiles = _tiles(left[: len(VALUES)], random)
    return [MINE if n in mined else tiles.pop() for n in range(len(free))]


def _tiles(caps: Sequence[int], random: Random) -> list[int]:
    """All tiles, shuffled. Two values are there once less; each pair is as likely as it has
    ways."""
    pairs = [(one, two) for one in range(len(caps)) for two in range(one)]
    rarer = random.choices(pairs, [caps[one] * caps[two] for one, two in pairs])[0]
    counts = [cap - 1 if n in rarer else cap for n, cap in enumerate(caps)]
    tiles = [VALUES[n] for n, count in enumerate(counts) for _ in range(count)]
    random.shuffle(tiles)
    return tiles


_ROUND, _DRAWN = 25, 50
"""How many layouts of mines are drawn at a time, and how many of these are used."""


def _guessed(unknown: Unknown, random: Random, meter: Meter) -> Iterator[list[Imagined]]:
    """Boards, region by region, nearly as likely as they should be."""
    gaussian = Gaussian(unknown)
    while not meter.spent():
        for mines in random.choices(*gaussian.drawn(random, _DRAWN), k=_ROUND):
            yield _valued(unknown, gaussian, mines, random)
            meter.spend()
            if meter.spent():
                return


def _valued(unknown: Unknown, gaussian: Gaussian, mines: Mines, random: Random) -> list[Imagined]:
    """A board with so many mines in each region, and with the scouts' sums."""
    tiles, missed, laid = _tiles(unknown.caps, random), [s.points for s in unknown.sums], []
    for region, number in zip(unknown.regions, mines, strict=True):
        values = [tiles.pop() for _ in range(len(region.squares) - number)]
        laid.append(values)
        for s in region.seen:
            missed[s] -= sum(values)
    board = list[Imagined]()
    for values, number, more in zip(laid, mines, gaussian.corrections(mines, missed), strict=True):
        cells: list[Imagined] = [*(value + more for value in values), *[MINE] * number]
        random.shuffle(cells)
        board += cells
    return board
