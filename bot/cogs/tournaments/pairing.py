"""Who meets whom in a tournament's next round.

This runs in a worker process, since 128 people take half a second.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass
from itertools import combinations

from bot.cogs.tournaments.scoring import Score, scores_of, whole
from bot.cogs.tournaments.tournament import BYE, Entrant, Pairing


@dataclass(frozen=True)
class _Paired:
    """Somebody who is paired, and what counts of their rounds so far."""

    number: int
    points: int
    byes: int
    sides: tuple[bool, ...]
    """For each match that was played: did they sit first?"""
    met: Set[int]

    @property
    def balance(self) -> int:
        """How much more often they sat first than second."""
        return self.sides.count(True) - self.sides.count(False)

    def thrice(self, first: bool) -> bool:
        """Would they sit on this side for the third time in a row?"""
        return self.sides[-2:] == (first, first)


def paired(
    entrants: Sequence[Entrant], history: Sequence[Pairing], *, computer: bool
) -> tuple[tuple[int, int], ...]:
    """The next round of a Swiss tournament: who sits first and who second, the top board first.

    Last comes whoever has no opponent: they have `BYE`, or the computer if it plays. Nothing is
    paired when everybody has met everybody.

    Everybody is paired. Beyond that, each of these counts for more than all that follow:

    - Few meet again.
    - The bye goes to whoever has had the fewest, then to whoever has the fewest points. Half a bye
      and a match against a computer are byes, too.
    - Opponents have equal points, or nearly: the squares of the differences are small.
    - Few sit on the same side for the third time in a row.
    - Everybody sits first as often as second.
    - The better half of those with equal points meets the other half.
    """
    people = _ranked(entrants, history)
    if all(two.number in one.met for one, two in combinations(people, 2)):
        return ()
    matched = _matched(people)
    robot = next((e.number for e in entrants if e.level and e.there), BYE)
    nobody = robot if computer else BYE
    boards = sorted(
        ((people[i], people[j]) for i, j in matched if j < len(people)),
        key=lambda board: (-board[0].points, -board[1].points, board[0].number),
    )
    left = [(people[i].number, nobody) for i, j in matched if j == len(people)]
    return (*(_seated(one, two) for one, two in boards), *left)


def everybody(entrants: Sequence[Entrant]) -> tuple[tuple[int, int], ...]:
    """Each two once. Everybody sits first as often as second, give or take one.

    The order is that of rounds: nobody comes a second time before all have come once.
    """
    numbers = sorted(e.number for e in entrants if e.there and not e.level)
    count = len(numbers)
    turns = count - 1 + count % 2

    def turn(two: tuple[int, int]) -> int:
        """The circle method: who would meet themselves meets the last one of an even number."""
        i, j = two
        return (i + j if j < turns else 2 * i) % turns

    order = sorted(combinations(range(count), 2), key=turn)
    return tuple(
        (numbers[i], numbers[j]) if (j - i) % 2 else (numbers[j], numbers[i]) for i, j in order
    )


def rounds_for(people: int) -> int:
    """How many rounds suit: one person is left without a loss, and nobody has to meet twice."""
    if people < 2:
        return 0
    return min(max(3, (people - 1).bit_length()), people - 1 + people % 2)


def _ranked(entrants: Sequence[Entrant], history: Sequence[Pairing]) -> list[_Paired]:
    """Whom the next round pairs, the best first."""
    results = whole(history)
    scores = scores_of(results)
    coming = 1 + max((pairing.round for pairing in results if pairing.why != "late"), default=0)
    nobody = {BYE, *(entrant.number for entrant in entrants if entrant.level)}
    people = [
        _person(entrant.number, scores.get(entrant.number, ()), nobody)
        for entrant in entrants
        if entrant.there and not entrant.level and entrant.since <= coming
    ]
    return sorted(people, key=lambda person: (-person.points, person.number))


def _person(number: int, scores: Sequence[Score], nobody: Set[int]) -> _Paired:
    """What counts of somebody's rounds; `nobody` are the opponents that stand for a bye."""
    return _Paired(
        number=number,
        points=sum(score.points or 0 for score in scores),
        byes=len([score for score in scores if score.opponent in nobody]),
        sides=tuple(score.first for score in scores if score.played),
        met={score.opponent for score in scores},
    )


def _matched(people: Sequence[_Paired]) -> list[tuple[int, int]]:
    """The best matching, as places in that order. Behind the last one stands the bye, if needed.

    One number holds all criteria: the unit of each is greater than all that a round can have of
    those below it.
    """
    import networkx as nx  # noqa: PLC0415 - only the worker needs it

    count, groups = len(people), Counter(person.points for person in people)
    costs = {
        (i, j): _cost(people[i], people[j], j - i, groups) for i, j in combinations(range(count), 2)
    }
    if count % 2:
        costs |= {(i, count): _cost_of_bye(people[i], count - i) for i in range(count)}
    units = [count * max(column) + 1 for column in zip(*costs.values(), strict=True)]
    sums = dict.fromkeys(costs, 0)
    for two, cost in costs.items():
        for value, unit in zip(cost, units, strict=True):
            sums[two] = sums[two] * unit + value
    most = max(sums.values())
    graph = nx.Graph()
    graph.add_weighted_edges_from((i, j, most - total) for (i, j), total in sums.items())
    matching = nx.max_weight_matching(graph, maxcardinality=True)
    return sorted((min(two), max(two)) for two in matching)


def _cost(one: _Paired, two: _Paired, places: int, groups: Mapping[int, int]) -> tuple[int, ...]:
    """What speaks against this pair, the gravest first."""
    apart = one.points - two.points
    fold = 0 if apart else groups[one.points] // 2
    met = int(two.number in one.met)
    thrice, uneven = min(_strain(one, two), _strain(two, one))
    return met, 0, 0, apart**2, thrice, uneven, 0, (places - fold) ** 2


def _cost_of_bye(person: _Paired, from_last: int) -> tuple[int, ...]:
    """What speaks against this person's bye, in the same order. Among equals the last one has
    it."""
    return 0, person.byes, person.points, 0, 0, person.balance**2, from_last, 0


def _strain(first: _Paired, second: _Paired) -> tuple[int, int]:
    """How many would sit on a side for the third time in a row, and how uneven both would be."""
    return (
        [first.thrice(True), second.thrice(False)].count(True),
        (first.balance + 1) ** 2 + (second.balance - 1) ** 2,
    )


def _seated(one: _Paired, two: _Paired) -> tuple[int, int]:
    """Which of the two sits first. If both have sat alike, it alternates to the last time in which
    they sat on different sides; before that, odd and even numbers decide."""
    there, back = _strain(one, two), _strain(two, one)
    if there != back:
        return (one.number, two.number) if there < back else (two.number, one.number)
    for mine, theirs in zip(reversed(one.sides), reversed(two.sides), strict=False):
        if mine != theirs:
            return (two.number, one.number) if mine else (one.number, two.number)
    low, high = sorted((one.number, two.number))
    return (low, high) if low % 2 else (high, low)
