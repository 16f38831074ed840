"""Whoever has a plan is told of it once, whoever plays it and whatever happens meanwhile."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from bot.cogs.plans.ahead import Ahead
from bot.cogs.plans.plan import MOST, Plan, PlanNews
from bot.cogs.plans.sheets import plan_sheet
from bot.cogs.plans.store import Owned
from tests.bot.test_plans import ANNA, BOB, CLEO, House, house, robbers, said

__all__ = ["house", "robbers"]


async def untold(house: House) -> list[Owned]:
    return [owned for owned in (await house.plans.of(1)).values() if owned.told]


async def test_two_plans_that_are_alike_are_told_apart(robbers: House) -> None:
    """Else Discord would take the second message for the first."""
    told = list[PlanNews]()
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


async def test_with_long_names_all_lines_are_listed_too(house: House) -> None:
    table = await house.begin("bushwhacked", ANNA, BOB, CLEO, 14)
    long = tuple(replace(player, name="*_W~" * 8) for player in table.players)
    table, random = replace(table, players=long), Random(4)
    mover = table.playing.state.acting[0]
    plan = Plan.new(table, (mover + 3) % 4)
    while len(plan.draft) < MOST:
        ahead = Ahead.at(table, plan.seat)
        while not ahead.answered:
            assert ahead.asked is not None
            ahead = ahead.after(ahead.asked, random.choice(ahead.moves))
        plan = plan.with_line(ahead.line)
    text = said(plan_sheet(table, plan))
    assert text.count("\n- ") == MOST
    assert "Not confirmed yet" in text
