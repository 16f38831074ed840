"""What every press needs to know about people is read from the database only now and then."""

from __future__ import annotations

from bot.data import recent
from bot.data.people import People
from bot.data.preferences import PersonSettings, ServerSettings
from bot.data.store import Store


async def test_what_another_process_changes_counts_after_some_seconds(store: Store) -> None:
    now = 100.0
    here, elsewhere = People(store.engine, lambda: now), People(store.engine)
    await here.set_person(1, "Ann", PersonSettings())
    assert await here.language(1) == ("auto", None)
    assert (await here.person(1)).turns == "dm"
    assert (await here.server(5)).pings
    await elsewhere.set_person(1, "Ann", PersonSettings(language="de", turns="mention"))
    await elsewhere.set_server(5, ServerSettings(pings=False))
    assert (await here.server(5)).pings
    now += recent.LIFE
    assert await here.language(1) == ("de", None)
    assert (await here.person(1)).turns == "mention"
    assert not (await here.server(5)).pings


async def test_what_is_changed_here_counts_at_once(store: Store) -> None:
    people = People(store.engine)
    await people.set_person(1, "Ann", PersonSettings())
    assert await people.language(1) == ("auto", None)
    await people.keep_locale(1, "ru")
    assert await people.language(1) == ("auto", "ru")
    await people.set_person(1, "Ann", PersonSettings(language="de"))
    assert await people.language(1) == ("de", "ru")
    await people.forget(1, -99)
    assert await people.language(1) == ("auto", None)


def test_only_so_many_are_kept() -> None:
    kept = recent.Recent[str](most=2)
    for id in (1, 2, 3):
        kept.keep(id, str(id))
    assert [kept.get(id) for id in (1, 2, 3)] == [None, "2", "3"]
