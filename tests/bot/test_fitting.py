"""A stored value that does not fit costs that value alone."""

from __future__ import annotations

import json
from typing import Any, TypeVar
from zoneinfo import ZoneInfo

import pytest
import sqlalchemy as sa
from pydantic import TypeAdapter

from bot.cogs.daily.days import moment
from bot.cogs.people.preferences import changed
from bot.cogs.plans.store import Plans
from bot.cogs.standing.store.careers import Careers
from bot.cogs.tournaments.store.rows import read as read_tournament
from bot.cogs.tournaments.tournament import Terms, Tournament
from bot.data import schema
from bot.data.people import People
from bot.data.preferences import PersonSettings, ServerSettings, zones
from bot.data.rows import SPARE
from bot.data.store import Store
from bot.errors import Unreadable
from bot.table.facts import Facts
from tests.bot.tables import finish, loaded
from tests.databases import ON_POSTGRES, write
from tests.own_data import everything

S = TypeVar("S", PersonSettings, ServerSettings)
ANNA, BOB, GUILD = 1001, 1002, 5
PERSON = PersonSettings(
    turns="mention",
    reminders="off",
    quiet_from=22,
    quiet_until=7,
    zone="Europe/Berlin",
    name_in_records=True,
    language="de",
    confirm="always",
    challenged=False,
)
SERVER = ServerSettings(channels=(6,), clock="1d+3d", pings=False, threads=True, language="ru")
OTHERS = {
    "zone": "localtime",
    "quiet_from": 24,
    "turns": "pigeon",
    "channels": "all",
    "clock": "9y",
}
"""What another machine or version might store; other fields get a list."""


async def stored(store: Store, table: sa.Table, id: int, values: Any) -> None:
    async with store.engine.begin() as connection:
        await connection.execute(sa.delete(table).where(table.c.id == id))
        row = {"id": id, "settings": values} | ({"name": "x"} if "name" in table.c else {})
        await connection.execute(sa.insert(table).values(row))


def without(settings: S, field: str) -> S:
    """These settings, one of them as if it had never been chosen."""
    return settings.model_copy(update={field: getattr(type(settings)(), field)})


async def test_a_persons_other_settings_stay_also_when_they_are_stored_again(store: Store) -> None:
    for field in PersonSettings.model_fields:
        values = PERSON.model_dump(mode="json") | {field: OTHERS.get(field, ["?"])}
        await stored(store, schema.people, ANNA, values)
        left, people = without(PERSON, field), People(store.engine)
        assert await people.person(ANNA) == left
        assert (await people.several([ANNA]))[ANNA] == left
        await people.set_person(ANNA, f"Anna, {field}", changed(left, {"quiet_until": "9"}))
        again = await People(store.engine).person(ANNA)
        assert again == left.model_copy(update={"quiet_until": 9})
        assert await store.name_of(ANNA) == f"Anna, {field}"  # the one seen last


async def test_a_servers_other_settings_stay(store: Store) -> None:
    for field in ServerSettings.model_fields:
        values = SERVER.model_dump(mode="json") | {field: OTHERS.get(field, ["?"])}
        await stored(store, schema.guilds, GUILD, values)
        assert await People(store.engine).server(GUILD) == without(SERVER, field)


@pytest.mark.parametrize("values", [[], "x", 1, None])
async def test_settings_of_another_shape_count_as_never_chosen(store: Store, values: Any) -> None:
    await stored(store, schema.people, ANNA, values)
    assert await People(store.engine).person(ANNA) == PersonSettings()


async def test_a_table_goes_on_without_what_it_does_not_need(store: Store) -> None:
    table = await finish(store, [ANNA, BOB], 0)
    row = schema.tables.c
    async with store.engine.reading() as connection:
        facts = json.loads((await connection.execute(sa.select(row.facts))).scalar_one())
    for field in Facts.__dataclass_fields__:
        odd = json.dumps(facts | {field: {"?": "?"}})
        await write(store.engine, sa.update(schema.tables).values(facts=odd))
        if field in SPARE:
            found = await loaded(store, table.id)
            assert found == type(found)(**vars(table) | {field: getattr(found, field)}), field
            [mine] = (await everything(store.engine, ANNA))["tables"]
            assert mine["game"] == table.game_id, field
            [line] = (await Careers(store.engine).history(table.guild, ANNA, 0)).entries
            assert line.table == table.id, field
        elif field not in ("ending", "id"):  # these are read from elsewhere, or as none
            with pytest.raises(Unreadable):
                await store.load(table.id)


@pytest.mark.parametrize("field", Terms.__dataclass_fields__)
def test_a_tournament_keeps_what_people_registered_for(field: str) -> None:
    class Row:
        game = "bushwhacked"
        terms = TypeAdapter(Terms).dump_json(Terms(clock="5m", most=8, length=60)).decode()

        def __getattr__(self, name: str) -> int:
            return 0

    row = Row()
    row.terms = json.dumps(json.loads(row.terms) | {field: ["?"]})
    tournament = read_tournament(row)
    if field in ("computers", "length", "most"):
        assert isinstance(tournament, Tournament)
        assert tournament.terms.clock == "5m"
    else:
        assert tournament is None


async def test_a_plan_that_can_not_be_read_stands_in_nobodys_way(store: Store) -> None:
    table = await finish(store, [ANNA, BOB], 0)
    plan = {"table_id": table.id, "seat": 0, "person": ANNA, "told": "[]", "rests": False}
    await write(store.engine, sa.insert(schema.plans).values(plan | {"plan": '{"seat": "x"}'}))
    assert await Plans(store.engine).of(table.id) == {}


def test_only_time_zones_that_every_machine_knows_are_offered() -> None:
    assert not {"localtime", "Factory", "posixrules"} & set(zones())
    assert {"UTC", "Europe/Berlin", "America/Argentina/Buenos_Aires"} <= set(zones())
    for zone in zones():
        ZoneInfo.no_cache(zone)


def test_a_post_in_a_time_zone_that_nobody_knows_comes_by_utc() -> None:
    for odd in ("localtime", "Mars/Olympus", "Europe", "../etc"):
        assert moment(19_000, 9, odd, 6) == moment(19_000, 9, "UTC", 6)


@pytest.mark.parametrize(
    "broken",
    [
        "tables SET facts = '{oops'",
        'tables SET facts = \'{"id": "oops"}\'',
        "tables SET deal = 'oops'",
        "tables SET deal = '{\"oops\": 1}'",
        "log SET ply = ply + 1000",
        'tables SET rules = 99, facts = \'{"rules": 99, "stage": "dreaming"}\'',
    ],
)
async def test_a_damaged_row_is_a_table_that_can_not_be_read(store: Store, broken: str) -> None:
    table = await finish(store, [ANNA, BOB], 0)
    if ON_POSTGRES and "oops'" in broken and "tables" in broken:
        return  # it takes only JSON there
    where = "id" if "tables" in broken else "table_id"
    async with store.engine.begin() as connection:
        statement = f"UPDATE {broken} WHERE {where} = {table.id}"
        await connection.exec_driver_sql(statement)
    with pytest.raises(Unreadable) as raised:
        await Store(store.engine).load(table.id)
    assert raised.value.newer == ("99" in broken)
    assert "oops" not in raised.value.text.say(())
