"""Plans: entered, confirmed, played in the change that sets them off, and gone without a trace."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest
import pytest_asyncio
import sqlalchemy as sa

from bot.cogs.plans.ahead import Ahead, stamp
from bot.cogs.plans.follow import PlansFollow
from bot.cogs.plans.plan import MOST, Plan, PlanNews, Position
from bot.cogs.plans.planning import Planning
from bot.cogs.plans.sheets import AddLine, Clear, Confirm, Delete, GoOnFrom, Typed, plan_sheet
from bot.cogs.plans.store import Owned, Plans, write
from bot.data import schema
from bot.data.store import Store
from bot.errors import Stale
from bot.live.held import Held
from bot.live.tables import Tables
from bot.table import lobby as lobbies
from bot.table import offers
from bot.table.controls import OpenPlan
from bot.table.ids import Control, Draft, Step
from bot.table.table import Table
from games.core import Refused
from tests.bot.matches import ready, seated, text_of

ANNA, BOB, CLEO = 11, 12, 13
NOW = 1000.0


class House:
    """A process with plans. Its clock stands still."""

    def __init__(self, store: Store) -> None:
        self.store = Store(store.engine)
        self.tables = Tables(self.store, lambda: NOW, Random(1))
        self.tables.others = lambda: True
        self.plans = Plans(store.engine)
        self.following = PlansFollow(self.plans)
        self.tables.follows.append(self.following)
        self.planning = Planning(self.tables, self.plans)

    async def begin(self, game: str, *people: int, **options: str) -> Table:
        """A match of these people. What lies on secret boards is drawn."""
        side = "Red" if game == "graverobber" else "lot"
        await self.tables.create(seated(game, *people, side=side, options=options), 1)
        begun = lobbies.start(await self.tables.look(1), people[0], Random(3), NOW)
        table = ready(begun, NOW)
        async with self.tables.hold(1) as held:
            await held.save(table, None)
        return table

    async def now(self) -> Table:
        return await self.tables.look(1)

    async def log(self) -> Sequence[tuple[int, str]]:
        """What was played after the set-up."""
        match = (await self.now()).playing
        return list(match.log[match.laid :])

    async def play(self, person: int, *moves: str) -> None:
        async with self.tables.hold(1) as held:
            await held.save(held.table.play(held.table.seat_for(person), moves, NOW), None)

    async def do(self, person: int, control: Control, typed: str = "") -> str:
        """Somebody uses a control of their plan; returns what the message then says."""
        return text_of(await self.planning.do(1, person, "en", control, typed))

    async def plan(self, person: int, *lines: str) -> None:
        """Somebody types a plan and confirms it."""
        await self.do(person, Typed(1), "\n".join(lines))
        await self.do(person, Confirm(1, await self.stamp(person)))

    async def of(self, person: int) -> Plan | None:
        found = (await self.plans.of(1)).values()
        return next((owned.plan for owned in found if owned.person == person), None)

    async def stamp(self, person: int) -> str:
        table = await self.now()
        plan = await self.of(person) or Plan.new(table, table.seat_for(person))
        return stamp(plan if plan.at == Position.of(table) else plan.carried(table))

    async def rows(self) -> int:
        async with self.store.engine.reading() as connection:
            query = sa.select(sa.func.count()).select_from(schema.plans)
            return (await connection.execute(query)).scalar_one()


@pytest_asyncio.fixture
async def house(store: Store) -> House:
    return House(store)


@pytest_asyncio.fixture
async def robbers(house: House) -> House:
    """Graverobber, after Anna's first turn: Bob moves, Anna waits."""
    await house.begin("graverobber", ANNA, BOB)
    await house.play(ANNA, "skip")
    return house


async def test_a_plan_is_played_in_the_change_that_sets_it_off(robbers: House) -> None:
    told = await robbers.do(ANNA, Typed(1), "if skip: dig left")
    assert "If **P12** plays **Skip**, you play **⛏ Dig west**." in told
    assert "Not confirmed yet" in told
    assert "Confirmed." in await robbers.do(ANNA, Confirm(1, await robbers.stamp(ANNA)))
    before = await robbers.now()
    await robbers.play(BOB, "skip")
    assert (await robbers.log())[1:] == [(1, "skip"), (0, "dig left")]
    after = await robbers.now()
    assert after.playing.state.acting == (1,)
    assert after.deadline == before.deadline  # Bob's next turn began at the same moment
    (owned,) = (await robbers.plans.of(1)).values()
    assert [told.answer for told in owned.told] == [((0, "dig left"),)]
    assert owned.plan.empty
    await robbers.plans.told(1, owned)
    assert await robbers.rows() == 0


PEOPLE = {"Anna": ANNA, "Bob": BOB}


async def happens(house: House, line: str) -> None:
    """Somebody plays, plans, types without confirming, or deletes a line."""
    who, how, text = line.split(" ", 2)
    person = PEOPLE[who]
    match how:
        case "plays":
            await house.play(person, text)
        case "plans":
            await house.plan(person, *text.split(" / "))
        case "types":
            await house.do(person, Typed(1), text)
        case _:
            await house.do(person, Delete(1, await house.stamp(person), int(text)))


@pytest.mark.parametrize(
    ("story", "log", "rows"),
    [
        (["Anna types if skip: dig left", "Bob plays skip"], "Bob skip", 0),  # it is not confirmed
        (["Anna plans if skip: dig left", "Bob plays dig up"], "Bob dig up", 0),
        (  # a tree goes on with what was played
            [
                "Anna plans if skip: skip if dig up: skip / if skip: skip if dig down: dig up",
                *("Bob plays skip", "Bob plays dig down"),
            ],
            "Bob skip, Anna skip, Bob dig down, Anna dig up",
            1,
        ),
        (  # two answer each other
            ["Anna plans if skip: skip", "Bob plans skip if skip: dig left", "Bob plays skip"],
            "Bob skip, Anna skip, Bob dig left",
            2,
        ),
        # made in one's own turn it waits until that is played
        (["Bob plans skip if skip: dig up"], "", 1),
        (["Bob plans skip if skip: dig up", "Bob plays skip"], "Bob skip", 1),
        (
            ["Bob plans skip if skip: dig up", "Bob plays skip", "Anna plays skip"],
            "Bob skip, Anna skip, Bob dig up",
            1,
        ),
        (["Bob plans skip if skip: dig up", "Bob plays dig up"], "Bob dig up", 0),  # something else
        (  # a deleted line is gone even before the rest is confirmed
            ["Anna plans if skip: dig left / if dig up: skip", "Anna deletes 0", "Bob plays skip"],
            "Bob skip",
            0,
        ),
    ],
)
async def test_what_is_planned_is_played_when_it_happens_and_only_then(
    robbers: House, story: list[str], log: str, rows: int
) -> None:
    """`rows`: how many plans are left, with what their owners have not been told."""
    for line in story:
        await happens(robbers, line)
    names = {person: name for name, person in PEOPLE.items()}
    players = (await robbers.now()).players
    played = [f"{names[players[seat].id]} {move}" for seat, move in (await robbers.log())[1:]]
    assert (", ".join(played), await robbers.rows()) == (log, rows)


async def test_another_answer_replaces_the_one_before(robbers: House) -> None:
    await robbers.plan(ANNA, "if skip: skip if dig up: dig left", "if dig up: skip")
    await robbers.plan(ANNA, "if skip: dig left")
    plan = await robbers.of(ANNA)
    assert plan
    assert [line[-1][1] for line in plan.lines] == ["skip", "dig left"]


async def test_controls_of_an_earlier_moment_change_nothing(robbers: House) -> None:
    await robbers.do(ANNA, AddLine(1, await robbers.stamp(ANNA)))
    old = await robbers.stamp(ANNA)
    await robbers.play(BOB, "skip")
    told = await robbers.do(ANNA, Step(Draft(1, old), "dig left"))
    assert "moved on" in told
    assert len(await robbers.log()) == 2
    for control in (Confirm(1, old), Clear(1, old), Delete(1, old, 0), GoOnFrom(1, old, 0)):
        assert "moved on" in await robbers.do(ANNA, control)


async def test_a_plan_is_pressed_together(robbers: House) -> None:
    assert "What might **P12** play?" in await robbers.do(
        ANNA, AddLine(1, await robbers.stamp(ANNA))
    )
    at = Draft(1, await robbers.stamp(ANNA))
    assert "What will you play then?" in await robbers.do(ANNA, Step(at, "skip"))
    at = Draft(1, await robbers.stamp(ANNA))
    assert "you play **Skip**" in await robbers.do(ANNA, Step(at, "skip"))
    again = await robbers.do(ANNA, GoOnFrom(1, await robbers.stamp(ANNA), 0))
    assert "you play **Skip**" in again
    assert "What might **P12** play?" in again
    assert "Say what you'll play" in await robbers.do(ANNA, Delete(1, await robbers.stamp(ANNA), 0))
    assert await robbers.rows() == 1  # the line that is being entered
    await robbers.do(ANNA, Clear(1, await robbers.stamp(ANNA)))
    assert await robbers.rows() == 0


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("dig left", "A line goes like this"),
        ("if skip", "A line goes like this"),
        ("if skip: dig left if skip: skip", "dig"),
        ("if hop: dig left", "hop"),
        ("if skip; skip: dig left", "that turn is over"),
        ("if move up 1: dig left", "edge"),
        ("\n".join(["if skip: dig left"] * (MOST + 1)), "20 lines"),
        ("x" * 10_000, "1,500"),
        ("  ", "Type a move"),
        ("if dig up: skip " * 6, "5 answers"),
    ],
)
async def test_what_cannot_be_planned_is_refused_and_nothing_is_added(
    robbers: House, typed: str, told: str
) -> None:
    with pytest.raises(Refused) as refused:
        await robbers.do(ANNA, Typed(1), typed)
    names = ["P11", "P12"]
    assert told in refused.value.text.say(names)
    assert await robbers.rows() == 0


async def test_a_plan_ends_with_a_takeback(house: House) -> None:
    table = await house.begin("graveyard_shift", ANNA, BOB)
    first, second = (table.players[seat].id for seat in (table.playing.state.acting[0], 0))
    second = BOB if first == ANNA else ANNA
    await house.play(first, "enter A1")
    await house.plan(first, "if enter D4: move N")
    async with house.tables.hold(1) as held:
        seat = held.table.seat_for(first)
        await held.save(offers.takeback(held.table, seat), None)
    async with house.tables.hold(1) as held:
        seat = held.table.seat_for(second)
        await held.save(offers.answer(held.table, seat, True, NOW), None)
    assert await house.rows() == 0
    await house.play(first, "enter A1")
    await house.play(second, "enter D4")
    assert len(await house.log()) == 2


async def test_with_three_players_a_condition_is_what_all_others_play(house: House) -> None:
    table = await house.begin("bushwhacked", ANNA, BOB, CLEO)
    order = [(table.playing.state.acting[0] + n) % 3 for n in range(3)]
    people = [table.players[seat].id for seat in order]
    await house.play(people[0], "place A1")
    await house.plan(people[0], "if place B1; place C1: place E1")
    await house.play(people[1], "place B1")
    await house.play(people[2], "place C1")
    assert [move for _, move in await house.log()] == [
        "place A1",
        "place B1",
        "place C1",
        "place E1",
    ]


async def test_where_the_next_card_is_not_turned_up_nothing_can_be_planned(house: House) -> None:
    await house.begin("cop_and_rob", ANNA, BOB, roles="random")
    for person in (ANNA, BOB):
        assert "turned up" in await house.do(person, OpenPlan(1))


async def test_a_plan_that_can_not_be_played_ends_and_its_owner_is_told(robbers: House) -> None:
    table = await robbers.now()
    line = ((1, "skip"), (0, "move up 9"))
    plan = Plan(0, Position.of(table), (line,), (line,))
    async with robbers.tables.hold(1) as held:
        await held.beside(lambda connection: write(connection, 1, Owned(ANNA, plan)))
    await robbers.play(BOB, "skip")
    assert len(await robbers.log()) == 2
    (owned,) = (await robbers.plans.of(1)).values()
    assert owned.plan.empty
    assert owned.told[0].refused


async def test_a_move_made_without_knowing_a_new_plan_is_judged_again(robbers: House) -> None:
    other = House(robbers.store)

    async def play(held: Held) -> None:
        await held.save(held.table.play(1, ["skip"], NOW), None)

    async with other.tables.hold(1) as held:
        await robbers.plan(ANNA, "if skip: dig left")
        with pytest.raises(Stale):
            await play(held)
    await other.tables.change(1, play)
    assert (await robbers.log())[-1] == (0, "dig left")


async def test_a_plan_made_without_knowing_a_new_move_is_not_kept(robbers: House) -> None:
    other = House(robbers.store)
    async with robbers.tables.hold(1) as held:
        await other.play(BOB, "skip")
        plan = Plan.new(held.table, 0)
        with pytest.raises(Stale):
            await held.beside(lambda connection: write(connection, 1, Owned(ANNA, plan)))
    assert await robbers.rows() == 0


async def test_nobody_at_the_table_but_its_owner_has_the_plan(robbers: House) -> None:
    await robbers.plan(ANNA, "if skip: dig left")
    assert "Say what you'll play" in await robbers.do(BOB, OpenPlan(1))
    with pytest.raises(Refused):
        await robbers.do(CLEO, OpenPlan(1))


async def test_a_plan_rests_in_a_pause_and_can_be_deleted_there(robbers: House) -> None:
    await robbers.plan(ANNA, "if skip: dig left", "if dig up: skip")

    async def pause(held: Held) -> None:
        await held.save(offers.answer(offers.pause(held.table, 0, NOW), 1, True, NOW), None)

    await robbers.tables.change(1, pause)
    assert "If **P12** plays" in await robbers.do(ANNA, OpenPlan(1))
    with pytest.raises(Refused) as refused:
        await robbers.do(ANNA, AddLine(1, await robbers.stamp(ANNA)))
    assert refused.value.text.id == "bot-is-paused"
    await robbers.do(ANNA, Delete(1, await robbers.stamp(ANNA), 0))
    plan = await robbers.of(ANNA)
    assert plan
    assert len(plan.lines) == 1


async def test_what_can_be_planned_does_not_depend_on_secrets(robbers: House) -> None:
    """Two layouts that Bob could have: Anna is offered, refused and shown the same."""
    table = await robbers.now()
    shown = set[str]()
    for seed in range(5, 9):
        match = table.playing
        set_up = table.game.rules.set_up
        assert set_up
        start = replace(table, match=match.back_to(0))
        for seat, random in ((0, Random(0)), (1, Random(seed))):
            moves = set_up.random(start.view(seat), random)
            start = start.play(seat, [*moves, set_up.ready], NOW)
        swapped = start.play(0, ["skip"], NOW)
        ahead = Ahead.at(swapped, 0)
        shown.add(repr((ahead.moves, ahead.foreseen.view(0).board, ahead.unknown)))
    assert len(shown) == 1


# --- who is told -----------------------------------------------------------------------------


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
    text = text_of(plan_sheet(table, plan))
    assert text.count("\n- ") == MOST
    assert "Not confirmed yet" in text


async def test_a_menu_names_people_as_they_are_called(robbers: House) -> None:
    """Discord reads no markup there, so nothing is escaped."""
    table = await robbers.now()
    named = tuple(replace(player, name="*A_ <@1>") for player in table.players)
    table = replace(table, players=named)
    ahead = Ahead.at(table, 1 - table.playing.state.acting[0])
    while not ahead.answered:
        ahead = ahead.after(ahead.asked or 0, ahead.moves[0])
    sheet = plan_sheet(table, Plan.new(table, ahead.seat).with_line(ahead.line))
    items = (getattr(item, "item", item) for item in sheet.view.walk_children())
    menus = [option.label for item in items for option in getattr(item, "options", ())]
    assert menus
    for label in menus:
        assert "*A_ <@1>" in label
        assert "\\" not in label
