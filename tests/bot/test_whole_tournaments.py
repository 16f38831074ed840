"""Whole tournaments: few meet again, byes and sides are fair, and nobody finds a better pairing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import networkx as nx
import pytest
from caissify_pairings import generate_pairings

from bot.cogs.tournaments.pairing import rounds_for
from bot.cogs.tournaments.scoring import standings
from bot.cogs.tournaments.tournament import BYE
from tests.bot.swiss import Pairs, Swiss, met
from tests.sample import sample

Value = tuple[int, int, int, int]


@pytest.mark.parametrize("seed", sample(range(24), 6))
def test_a_whole_tournament(seed: int) -> None:
    """Everybody is paired once, few meet again, and the bye goes where it should."""
    swiss = Swiss(seed, seed + 2 - seed // 23, computer=seed % 3 == 0)
    for pairs in swiss.rounds(rounds_for(seed + 2) + 3, come_and_go=seed % 4 != 3):
        there = swiss.there()
        robots = {entrant.number for entrant in swiss.entrants if entrant.level} or {BYE}
        assert Counter(number for pair in pairs for number in pair) == Counter(
            there | (robots if len(there) % 2 else set())
        )
        fewest = {number: _repeats(swiss, there - {number}) for number in there}
        again = len(met(pairs) & {pair for pair in swiss.met() if pair <= there})
        if len(there) % 2 == 0:
            assert again == _repeats(swiss, there)
            continue
        free = pairs[-1][0]
        assert pairs[-1][1] in robots
        assert again == fewest[free] == min(fewest.values())
        candidates = [number for number in there if fewest[number] == again]
        assert _merit(swiss, free) == min(_merit(swiss, number) for number in candidates)


def _repeats(swiss: Swiss, numbers: set[int]) -> int:
    """How many have to meet again if these people, an even number, are paired."""
    graph = nx.Graph()
    graph.add_nodes_from(numbers)
    graph.add_edges_from(
        pair for pair in combinations(numbers, 2) if frozenset(pair) not in swiss.met()
    )
    return len(numbers) // 2 - len(nx.max_weight_matching(graph, maxcardinality=True))


def _merit(swiss: Swiss, number: int) -> tuple[int, int]:
    return swiss.byes(number), swiss.points(number)


@pytest.mark.parametrize("people_", [4, 5, 6, 7, 8])
def test_no_other_pairing_is_better(people_: int) -> None:
    """All pairings of few people, one after the other."""
    for seed in range(6):
        swiss = Swiss(seed, people_)
        for pairs in swiss.rounds(people_, come_and_go=seed > 2):
            if len(swiss.there()) < 9:
                best = min(_value(swiss, other) for other in _pairings(sorted(swiss.there())))
                assert _value(swiss, pairs) == best


def _pairings(numbers: list[int]) -> Iterator[Pairs]:
    """All ways to pair these people."""
    if len(numbers) % 2:
        numbers = [BYE, *numbers]
    if not numbers:
        yield ()
        return
    one, *others = numbers
    for two in others:
        for rest in _pairings([number for number in others if number != two]):
            yield ((two, one), *rest)


def _value(swiss: Swiss, pairs: Pairs) -> Value:
    """What speaks against these pairs: meeting again, the bye, different points."""
    points = {entrant.number: swiss.points(entrant.number) for entrant in swiss.entrants}
    real = [pair for pair in pairs if BYE not in pair]
    left = sum((pair for pair in pairs if BYE in pair), start=())
    return (
        len(met(tuple(real)) & swiss.met()),
        sum(swiss.byes(number) for number in left),
        sum(points[number] for number in left if number != BYE),
        sum((points[one] - points[two]) ** 2 for one, two in real),
    )


@pytest.mark.parametrize(("people_", "seed"), [(8, 1), (9, 2), (13, 3), (16, 4), (21, 5)])
def test_a_second_opinion_finds_nothing_better(people_: int, seed: int) -> None:
    """The Dutch system of chess, on the same history."""
    swiss = Swiss(seed, people_)
    for pairs in swiss.rounds(rounds_for(people_)):
        theirs = _dutch(swiss)
        assert len(theirs) == len(pairs)
        assert _value(swiss, pairs) <= _value(swiss, theirs)
        ours, others = (
            sum(abs(swiss.points(one) - swiss.points(two)) for one, two in found if two != BYE)
            for found in (pairs, theirs)
        )
        assert ours <= others


def _dutch(swiss: Swiss) -> Pairs:
    """The next round, by the other library."""
    found = generate_pairings(
        "dutch",
        [
            {
                "id": number,
                "name": str(number),
                "score": swiss.points(number) / 2,
                "rating": 2000 - number,
                "starting_number": number,
                "color_hist": ["white" if side > 0 else "black" for side in swiss.sides(number)],
                "float_history": ["none"] * swiss.round,
                "bye_count": swiss.byes(number),
            }
            for number in swiss.there()
        ],
        {(min(pair), max(pair)) for pair in swiss.met() if BYE not in pair},
        swiss.round + 1,
        rounds_for(len(swiss.there())),
    )
    return tuple((pair["white_id"], pair["black_id"] or BYE) for pair in found)


@pytest.mark.parametrize("count", [8, 16, 23, 24])
def test_sides_are_even_where_points_leave_a_choice(count: int) -> None:
    swiss = Swiss(count, count, drawn=True)
    for _ in swiss.rounds(rounds_for(count)):
        pass
    for number in range(1, count + 1):
        sides = swiss.sides(number)
        assert abs(sum(sides)) <= 1
        assert all(abs(sum(sides[at : at + 3])) < 3 for at in range(len(sides)))


def test_sides_are_nearly_even_in_most_tournaments() -> None:
    uneven = Counter[int]()
    for seed in range(20):
        swiss = Swiss(seed, 12 + seed % 5)
        for _ in swiss.rounds(4):
            pass
        uneven.update(abs(sum(swiss.sides(number))) for number in swiss.there())
    assert uneven[0] + uneven[1] > 0.9 * uneven.total()


@pytest.mark.parametrize("count", [*range(2, 10), 16, 17, 25])
def test_so_many_rounds_make_nobody_meet_twice(count: int) -> None:
    swiss = Swiss(count, count)
    seen = set[frozenset[int]]()
    for pairs in swiss.rounds(rounds_for(count)):
        assert not met(pairs) & seen
        seen |= met(pairs)
    assert swiss.round == rounds_for(count)


@pytest.mark.long
@pytest.mark.parametrize("count", [127, 128])
def test_128_people_over_seven_rounds(count: int) -> None:
    """With given results: nobody meets twice, and the stored points are those of the standings."""
    swiss = Swiss(count, count)
    for pairs in swiss.rounds(7):
        assert not met(pairs) & swiss.met()
        assert len(pairs) == 64
    assert swiss.round == 7
    lines = standings(swiss.entrants, swiss.history)
    assert {line.entrant.number: line.points for line in lines} == {
        number: swiss.points(number) for number in swiss.there()
    }
    shuffled = swiss.random.sample(swiss.history, len(swiss.history))
    assert standings(swiss.entrants[::-1], shuffled) == lines
    assert [line.place for line in lines] == sorted(line.place for line in lines)
