"""A tournament of 128 people."""

from __future__ import annotations

from random import Random

import pytest

from bot.cogs.tournaments.scoring import standings
from bot.cogs.tournaments.store.results import decide
from bot.cogs.tournaments.tournament import Terms
from bot.live.held import Held
from bot.table.player import Player
from tests.e2e.cup import Cup, by_hand, met, played
from tests.e2e.scene import Scene

pytestmark = [pytest.mark.long, pytest.mark.dear]
__all__ = ["by_hand"]
PEOPLE, ROUNDS, PLAYED = 128, 7, 3
"""The round that is played on the wire is neither the first nor the last."""


WHOLE = 8
"""Every eighth of its matches is played to the end; the others are soon resigned."""


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """No waiting between two threads."""
    monkeypatch.setattr("bot.live.events.SPACING", 1e-6)


async def resigned(scene: Scene, table: int, random: Random) -> None:
    """One of the two gives up, if it is not over."""

    async def work(held: Held) -> None:
        if held.table.stage == "playing":
            seat = random.choice((0, 1))
            await held.save(held.table.resign(seat, scene.bot.tables.now()), None)

    await scene.bot.tables.change(table, work)


@pytest.mark.usefixtures("at_once")
async def test_nobody_meets_twice_and_the_standings_are_those_of_the_results(scene: Scene) -> None:
    people = [scene.world.person(f"P{n}") for n in range(PEOPLE)]
    scene.guild.join(*people)
    cup = await Cup.open(scene, (), Terms(most=PEOPLE))
    for person in people:
        await cup.store.register(cup.id, Player(person.id, person.name), 0.0)
    await cup.store.start(cup.id, scene.bot.tables.now())
    random, given = Random(5), dict[int, int]()
    for number in range(1, ROUNDS + 1):
        field = await cup.tick(times=1)
        assert field.tournament.round == number
        assert len(field.round) == PEOPLE // 2
        if number == PLAYED:
            while any(one.table is None for one in field.round):
                field = await cup.tick(times=1)
            for n, one in enumerate(field.round):
                assert one.table
                if n % WHOLE:
                    await played(scene, one.table, random, 10)
                    await resigned(scene, one.table, random)
                else:
                    await played(scene, one.table, random, level="easy")
            continue
        async with scene.bot.store.engine.begin() as connection:
            for one in field.round:
                first = random.choice((0, 1, 2))
                given[one.id] = first
                halves = first, 2 - first
                await decide(connection, cup.id, one.id, halves, "played", ())
    while field.tournament.stage != "over":
        field = await cup.tick(times=1)
    assert len(set(met(field))) == len(met(field)) == ROUNDS * PEOPLE // 2
    assert {p.id: p.first_points for p in field.pairings if p.id in given} == given
    lines = standings(field.entrants, field.pairings)
    points = dict.fromkeys(range(1, PEOPLE + 1), 0)
    for one in field.pairings:
        points[one.first] += one.first_points or 0
        points[one.second] += one.second_points or 0
    assert {line.entrant.number: line.points for line in lines} == points
