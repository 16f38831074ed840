"""Which language is whose, and what is stored about it."""

from __future__ import annotations

import json

import pytest
import sqlalchemy as sa

from bot.cogs.standing.store.careers import Careers
from bot.data import schema
from bot.data.people import People
from bot.data.preferences import PersonSettings
from bot.data.rows import row_of
from bot.data.store import Store
from bot.live.languages import Languages, of_table
from bot.message.made import read_in
from bot.table.late import EVERYBODY
from bot.table.player import DELETED, Player
from tests.bot.tables import GUILD, finish, loaded, saved
from tests.databases import write


@pytest.mark.parametrize(
    ("chosen", "community", "spoken"),
    [
        ("auto", None, "ru"),
        ("auto", "de", "de"),
        ("auto", "en-GB", "en"),
        ("auto", "fr", "en"),
        ("de", "fr", "de"),
        ("xx", None, "ru"),
    ],
)
def test_what_a_channel_reads(chosen: str, community: str | None, spoken: str) -> None:
    assert of_table(chosen, community, opener="ru") == spoken


async def test_who_never_pressed_anything_reads_what_the_table_does_and_who_chose_that(
    store: Store,
) -> None:
    languages = Languages(People(store.engine))
    assert await languages.of(7, "ru") == "ru"
    assert await languages.met(7, "fr") == "en"
    assert await languages.of(7, "ru") == "en"
    assert await languages.met(7, "de") == "de"
    assert await languages.of(7, "ru") == "de"
    await languages._people.set_person(7, "Ann", PersonSettings(language="ru"))
    assert await languages.met(7, "de") == "ru"  # what one has chosen goes before


async def test_only_of_who_is_stored_is_kept_what_discord_says(store: Store) -> None:
    people = People(store.engine)
    languages = Languages(people)
    await languages.met(1, "ru")
    await languages.keep(1)
    assert await people.language(1) == ("auto", None)
    await people.set_person(1, "Ann", PersonSettings(language="de"))
    await languages.keep(1)
    assert await people.language(1) == ("de", "ru")
    await people.forget(1, -99)
    assert await people.language(1) == ("auto", None)


async def test_a_language_that_is_gone_counts_as_never_chosen(store: Store) -> None:
    people = People(store.engine)
    await people.set_person(1, "Ann", PersonSettings(language="qps", reminders="off"))
    assert await Languages(people).met(1, "ru") == "ru"
    assert (await people.person(1)).reminders == "off"


async def test_the_ending_and_the_language_are_stored_with_a_table(store: Store) -> None:
    table = await finish(store, [1, 2], loser=1)
    closed = read_in(table.changed(language="ru", ending=EVERYBODY), "de")
    await saved(store, table, closed, 0.0)
    again = await loaded(store, table.id)
    assert (again.language, again.ending, again.spoken) == ("ru", EVERYBODY, "ru")


@pytest.mark.parametrize(
    ("stored", "told"),
    [
        ("The host closed it.", "The host closed it."),
        (json.dumps({"id": "bot-ending-empty"}), "Alle haben den Tisch verlassen."),
        (json.dumps({"id": "bot-from-the-future"}), None),
        ("", None),
    ],
)
async def test_an_ending_of_another_version(store: Store, stored: str, told: str | None) -> None:
    table = await finish(store, [1, 2], loser=1)
    facts = json.loads(row_of(table)["facts"]) | {"ending": stored}
    del facts["language"]
    update = sa.update(schema.tables).values(facts=json.dumps(facts))
    await write(store.engine, update)
    found = await loaded(store, table.id)
    assert found.language == "en"
    ending = read_in(found, "de").ending
    assert (ending and ending.in_("de")) == told


async def test_why_a_match_was_over_is_read_in_any_language(store: Store) -> None:
    await finish(store, [1, 2], loser=1, game="graverobber", turns=0)
    careers = Careers(store.engine)
    [entry] = (await careers.history(GUILD, 1, 0)).entries
    names = [player.name for player in entry.players]
    assert entry.reason.say(names, "de") == "P1 hat aufgegeben"
    # as the version before writes it
    await write(store.engine, sa.update(schema.matches).values(why=None))
    [entry] = (await careers.history(GUILD, 1, 0)).entries
    assert entry.reason.say(names, "de") == "P1 resigned"


def test_computers_and_the_deleted_have_names_in_every_language() -> None:
    computers = [Player(-n, f"Computer {n} (hard)", "hard") for n in (1, 2)]
    assert computers[1].called("ru", computers) == "Компьютер 2 (сильный)"
    assert computers[1].called("ru", [Player(9, "Ann"), computers[1]]) == "Компьютер (сильный)"
    assert Player(-9, DELETED).called("de") == "Gelöschte Person"
    assert Player(9, "Ann").called("de") == "Ann"
