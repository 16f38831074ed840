"""What farming gains and what honest people keep, under the previous rule and the present one:
`python -m tools.bench.trust`. Every number is worldwide, in points, and the same every time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from itertools import combinations
from math import exp, sqrt
from random import Random
from statistics import mean, median

from bot.data.meetings import Meetings
from bot.data.ratings import ALL, EVERYWHERE, RULE, Finished, Key
from bot.data.skill import Rating

PEOPLE, WEEKS, SEEDS = 20, 8, 5
"""How many honest people there are, for how many weeks each of them meets everybody else once a
week, and how many seeds this is tried with."""
STRENGTH, LUCK = 6.0, 25 / 6
"""How far people's true strengths differ, and their form from day to day: standard deviations on
OpenSkill's scale."""
DAY, MONTH = 86_400.0, 30
FARMER, HELPER, CROWD = 1_000, 2_000, 3_000
"""A newcomer who farms, the second account, the first of many accounts."""

RULES = (1, RULE)


class World:
    """Everybody's ratings under one rule."""

    def __init__(self, rule: int) -> None:
        self.rule = rule
        self.book = dict[Key, Rating]()
        self._met = Meetings()

    def play(self, winner: int, loser: int, day: float) -> None:
        """A match of two."""
        people, ended = (winner, loser), day * DAY
        match = Finished(
            table=0,
            guild=1,
            game="game",
            people=people,
            places=(1, 2),
            counts=(True, True),
            ended=ended,
            rule=self.rule,
        )
        self.book |= match.rate(self.book, self._met.count(match.leagues, people, ended))
        self._met.add(match.leagues, people, ended)

    def points(self, person: int) -> int:
        """A person's rating over all games, worldwide."""
        return self.book.get((EVERYWHERE, ALL, person), Rating()).points

    def after(self, wins: Sequence[tuple[int, int, float]], person: int) -> int:
        """A person's rating if these matches (winner, loser, day) followed."""
        world = deepcopy(self)
        for match in wins:
            world.play(*match)
        return world.points(person)


def strengths(seed: int) -> Mapping[int, float]:
    """How well the honest people really play."""
    random = Random(seed)
    return {person: random.gauss(25, STRENGTH) for person in range(1, PEOPLE + 1)}


def honest(rule: int, seed: int) -> World:
    """The world after weeks of round robins; the matches are the same under every rule."""
    world, true, random = World(rule), strengths(seed), Random(seed)
    pairs = list(combinations(true, 2))
    for week in range(WEEKS):
        random.shuffle(pairs)
        for number, (one, other) in enumerate(pairs):
            wins = random.random() < 1 / (1 + exp((true[other] - true[one]) / (sqrt(2) * LUCK)))
            day = 7 * (week + number / len(pairs))
            world.play(*((one, other) if wins else (other, one)), day)
    return world


def helper(farmer: int, day: float, months: int = 1) -> list[tuple[int, int, float]]:
    """Fifty wins a month over one second account."""
    return [
        (farmer, HELPER, day + MONTH * month + win / 10)
        for month in range(months)
        for win in range(50)
    ]


def fresh(farmer: int, day: float) -> list[tuple[int, int, float]]:
    """A win over each of a hundred fresh accounts."""
    return [(farmer, CROWD + n, day + n / 10) for n in range(100)]


def ring(farmer: int, day: float) -> list[tuple[int, int, float]]:
    """Five wins over each of ten accounts that have played each other twice, so that they are
    known."""
    crowd = range(CROWD, CROWD + 10)
    among = [(*pair, day) for pair in combinations(crowd, 2)]
    back = [(loser, winner, day) for winner, loser, day in among]
    return [*among, *back, *((farmer, one, day) for _ in range(5) for one in crowd)]


def correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Spearman's correlation of two lists of numbers for the same people."""
    n = len(one)
    ranks = [{value: rank for rank, value in enumerate(sorted(x))} for x in (one, other)]
    apart = sum((ranks[0][a] - ranks[1][b]) ** 2 for a, b in zip(one, other, strict=True))
    return 1 - 6 * apart / (n * (n * n - 1))


def farmed(world: World) -> Iterator[tuple[str, int]]:
    """What a newcomer gains by farming, and what an honest person in the middle of the list
    does."""
    ranked = sorted(range(1, PEOPLE + 1), key=world.points)
    middle, end = ranked[PEOPLE // 2], 7.0 * WEEKS
    yield "in the middle, honest", world.points(middle)
    for name, who in (("newcomer", FARMER), ("in the middle", middle)):
        yield f"{name} + 50 wins over a second account", world.after(helper(who, end), who)
        yield f"{name} + the same for 6 months", world.after(helper(who, end, 6), who)
        yield f"{name} + 100 fresh accounts", world.after(fresh(who, end), who)
        yield f"{name} + ring of 10 that makes itself known", world.after(ring(who, end), who)


def report() -> None:
    """Print everything, averaged over a few seeds."""
    worlds = {rule: [honest(rule, seed) for seed in range(SEEDS)] for rule in RULES}
    people = range(1, PEOPLE + 1)
    points = {rule: [[w.points(p) for p in people] for w in worlds[rule]] for rule in RULES}
    truth = [list(strengths(seed).values()) for seed in range(SEEDS)]
    found = {
        rule: {
            f"best of {PEOPLE} honest people": mean(map(max, points[rule])),
            "median of them": mean(map(median, points[rule])),
            **_averages([dict(farmed(world)) for world in worlds[rule]]),
        }
        for rule in RULES
    }
    print(f"Ratings after {WEEKS} weeks of round robins, and farming: rule 1 -> rule {RULE}")
    for name in found[RULE]:
        print(f"  {name:58}{' -> '.join(f'{found[rule][name]:5.0f}' for rule in RULES)}")
    right = [mean(map(correlation, points[rule], truth)) for rule in RULES]
    same = mean(map(correlation, points[RULES[0]], points[RULES[1]]))
    print(f"  ranks' correlation with true strengths: {right[0]:.3f} -> {right[1]:.3f}")
    print(f"  ranks' correlation between the rules: {same:.3f}")


def _averages(found: Sequence[Mapping[str, int]]) -> dict[str, float]:
    return {name: mean(one[name] for one in found) for name in found[0]}


if __name__ == "__main__":
    report()
