"""Whoever has a plan is told of it once, whoever plays it and whatever happens meanwhile."""

from __future__ import annotations

from bot.cogs.plans.plan import Told
from bot.cogs.plans.store import Owned
from tests.bot.test_plans import ANNA, BOB, House, house, robbers

__all__ = ["house", "robbers"]


async def untold(house: House) -> list[Owned]:
    return [owned for owned in (await house.plans.of(1)).values() if owned.told]


async def test_two_plans_that_are_alike_are_told_apart(robbers: House) -> None:
    """Else Discord would take the second message for the first."""
    told = list[Told]()
    for _ in range(2):
        await robbers.plan(ANNA, "if skip: skip")
        await robbers.play(BOB, "skip")
        (owned,) = await untold(robbers)
        told += owned.told
        await robbers.plans.told(1, owned)
    first, second = told
    assert (first.condition, first.answer) == (second.condition, second.answer)
    assert first.at != second.at


async def test_what_is_played_while_its_owner_is_being_told_is_told_alone(robbers: House) -> None:
    await robbers.plan(ANNA, "if skip: skip if dig up: skip")
    await robbers.play(BOB, "skip")
    (before,) = await untold(robbers)
    await robbers.play(BOB, "dig up")
    await robbers.plans.told(1, before)
    (after,) = await untold(robbers)
    assert [told.condition for told in after.told] == [((1, "dig up"),)]
    await robbers.plans.told(1, after)
    assert await robbers.rows() == 0
