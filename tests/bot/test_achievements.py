"""Achievements: who earns them, who does not, and that they can be computed again."""

from __future__ import annotations

import asyncio
import itertools
from argparse import Namespace
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import Mock

import pytest
import pytest_asyncio
import sqlalchemy as sa
from pydantic import SecretStr, TypeAdapter

import bot.cogs.achievements.recompute as again
from bot.__main__ import COMMANDS
from bot.cogs.achievements.achievement import Ended, achievements, decide, shown_by
from bot.cogs.achievements.follow import AchievementsFollow
from bot.cogs.achievements.picture import Medals
from bot.cogs.achievements.recompute import recompute
from bot.cogs.achievements.sheets import Honours
from bot.cogs.achievements.store import Achieved, Achievements
from bot.data import schema
from bot.data.people import People
from bot.data.rows import read
from bot.data.servers import Servers
from bot.data.store import Store
from bot.live.tables import Tables
from bot.message.ending import result_sheet
from bot.message.parts import LONGEST
from bot.settings import Settings
from bot.table import lobby as lobbies
from bot.table import offers
from bot.table.clocks import DAY
from bot.table.facts import Facts
from bot.table.late import expire, play_on
from bot.table.player import Player
from bot.table.table import Table
from bot.table.verdict import Result
from games import GAMES, pen
from games.core import LANGUAGES, Feat
from games.pen.text import width_of
from tests.bot.matches import seated
from tests.bot.tables import loaded
from tests.databases import migrated, write

GUILD, OTHER = 10, 20
ANNA, BOB, CLEO, DORA = 11, 12, 13, 14
NOW = 1000.0
Ending = Callable[[Table], Table]


class House:
    """A process in which matches earn achievements. Its clock stands still."""

    def __init__(self, store: Store, first: int = 1) -> None:
        self.store = store
        self.tables = Tables(store, lambda: NOW, Random(1))
        self.tables.others = lambda: True
        self.achievements = Achievements(store.engine)
        self.tables.follows.append(AchievementsFollow(self.achievements))
        self._numbers = itertools.count(first)

    async def begin(self, *people: int, turns: int, level: str = "", **more: Any) -> Table:
        """A match that has had so many turns of random moves."""
        number, game = next(self._numbers), more.pop("game", "cop_and_rob")
        others = (
            [Player(-n, "Computer", level) for n in range(1, len(people))] if level else people[1:]
        )
        more["options"] = {"cop_and_rob": {"roles": "host"}}.get(game, {})
        lobby = seated(game, people[0], *others, channel=number, **{"guild": GUILD} | more)
        created = await self.tables.create(lobby, number)
        random = Random(5)
        table = lobbies.start(created, people[0], random, NOW)
        while len(table.playing.turns) <= turns:
            [seat] = table.playing.state.acting
            table = table.play(seat, [random.choice(table.playing.state.legal(seat))], NOW)
        async with self.tables.hold(created.id) as held:
            await held.save(replace(table, clock=lobby.clock), None)
        return await self.tables.look(created.id)

    async def end(self, table: Table, ending: Ending) -> Table:
        """The match ends like this."""
        async with self.tables.hold(table.id) as held:
            await held.save(ending(held.table), None)
        return await self.tables.look(table.id)

    async def beats(self, winner: int, *losers: int, turns: int = 6, **more: Any) -> Table:
        """Somebody wins a match, since the others resign."""
        table = await self.begin(winner, *losers, turns=turns, **more)

        def resigned(table: Table) -> Table:
            for loser in losers:
                table = table.resign(table.seat_for(loser), NOW)
            return table

        return await self.end(table, resigned)

    async def of(self, person: int) -> list[str]:
        return sorted(one.key for one in await self.achievements.of(person))

    async def rows(self) -> list[tuple[Any, ...]]:
        query = sa.select(schema.achievements).order_by(*schema.achievements.primary_key)
        async with self.store.engine.reading() as connection:
            return [tuple(row) for row in await connection.execute(query)]

    async def computed_again(self) -> None:
        """To compute them again changes nothing."""
        stored = await self.rows()
        await recompute(self.store.engine)
        assert await self.rows() == stored

    async def forget_all(self) -> None:
        await write(self.store.engine, sa.delete(schema.achievements))


@pytest_asyncio.fixture
async def house(store: Store) -> House:
    return House(store)


async def test_the_first_win_is_one_and_its_message_says_so(house: House) -> None:
    table = await house.beats(ANNA, BOB)
    assert await house.of(ANNA) == ["first"]
    assert await house.of(BOB) == []
    (one,) = await house.achievements.of(ANNA)
    assert (one.table, one.at) == (table.id, table.ended)
    text = str(result_sheet(table, table.view(None), 0).view.to_components())
    assert "**P11** earns *Foot in the Door*: Win your first rated match." in text
    assert (
        await loaded(house.store, table.id)
    ).remarks == table.remarks  # a restart shows the same
    again = await house.beats(ANNA, BOB)
    assert again.remarks == ()
    assert (await house.achievements.of(ANNA))[0].table == table.id


async def test_nobody_earns_one_by_a_match_that_is_not_rated(house: House) -> None:
    await house.beats(ANNA, BOB, casual=True)
    await house.beats(ANNA, BOB, turns=1)
    await house.beats(ANNA, BOB, game="bushwhacked", turns=1)
    drawn = await house.begin(ANNA, BOB, turns=6)
    await house.end(drawn, lambda t: offers.answer(offers.draw(t, 0), 1, True, NOW))
    assert await house.rows() == []


async def test_ten_wins_against_two_people_are_none_and_against_three_they_are(
    house: House,
) -> None:
    for n in range(10):
        await house.beats(ANNA, (BOB, CLEO)[n % 2])
    assert await house.of(ANNA) == ["first"]
    await house.beats(ANNA, DORA)
    assert await house.of(ANNA) == ["first", "row", "ten"]
    stored = await house.rows()
    await house.forget_all()
    assert await recompute(house.store.engine, at_once=3) == 3
    assert await house.rows() == stored
    assert await recompute(house.store.engine) == 3
    assert await house.rows() == stored


async def test_whoever_ends_a_row_is_a_spoiler(house: House) -> None:
    for _ in range(5):
        await house.beats(ANNA, BOB)
    await house.beats(CLEO, ANNA)
    assert await house.of(CLEO) == ["first", "spoiler"]
    await house.beats(DORA, ANNA)
    assert await house.of(DORA) == ["first"]
    await house.computed_again()


async def test_a_match_of_four_that_the_rules_did_not_end_shows_nothing_of_the_game(
    house: House,
) -> None:
    table = await house.beats(ANNA, BOB, CLEO, DORA, game="bushwhacked", turns=40)
    assert await house.of(ANNA) == ["first", "four"]
    match = Ended.of(Result.counted(table))
    assert shown_by(match, table).keys == {"four"}
    assert shown_by(replace(match, people=match.people[:3]), table).keys == set()


async def test_nothing_comes_of_a_match_in_which_somebody_made_no_move(house: House) -> None:
    table = await house.begin(ANNA, BOB, CLEO, game="bushwhacked", turns=0)
    match = Ended(
        table=table.id,
        game="bushwhacked",
        ended=NOW,
        turns=40,
        people=(ANNA, BOB, CLEO),
        places=(1, 2, 3),
        counts=(True, True, True),
    )

    class Nothing:
        async def held(self, person: int) -> list[str]:
            raise AssertionError("nobody is asked about")

        numbers = others = in_a_row = held

    past: Any = Nothing()
    assert await decide(match, shown_by(match, table), past) == []


async def test_long_matches_count_only_if_they_are_slow(house: House) -> None:
    await house.beats(ANNA, BOB, game="bushwhacked", turns=50, clock="1h")
    assert await house.of(ANNA) == ["first"]
    await house.beats(ANNA, BOB, game="bushwhacked", turns=48, clock="1d")
    assert await house.of(ANNA) == ["first"]
    await house.beats(ANNA, BOB, game="bushwhacked", turns=50, clock="1d")
    assert await house.of(ANNA) == ["first", "letters"]


async def whole(house: House, level: str, winner: int = 0, **more: Any) -> Table:
    """A match against a computer that the rules end."""
    for seed in range(99):
        table = await house.begin(ANNA, -1, level=level, turns=0, **more)
        random, before = Random(seed), table
        while table.stage == "playing":
            [seat] = table.playing.state.acting
            table = table.play(seat, [random.choice(table.playing.state.legal(seat))], NOW)
        outcome = table.match and table.match.state.outcome
        assert outcome
        if outcome.places[winner] == 1 and outcome.places.count(1) == 1:
            return await house.end(before, partial(lambda ended, _: ended, table))
    raise AssertionError("nobody wins like this")


async def test_computed_again_is_what_each_match_earned_as_it_ended_though_few_are_played_through(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    random, pairs = Random(8), list(itertools.permutations((ANNA, BOB, CLEO, DORA), 2))
    for n, game in enumerate([*GAMES] * 5):
        begun = await house.begin(*random.choice(pairs), game=game, turns=0)
        table = replace(begun, takebacks=int(n % 7 == 0))
        while table.stage == "playing":
            seat = table.playing.state.acting[0]
            move = random.choice(table.playing.state.legal(seat))
            over = len(table.playing.log) > 60 + 9 * n
            table = table.resign(seat, NOW) if over else table.play(seat, [move], NOW)
        await house.end(begun, partial(lambda ended, _: ended, table))
    stored, replayed = await house.rows(), Mock(wraps=read)
    assert len({key.split(".")[0] for _, key, *_ in stored if "." in key}) > 1
    monkeypatch.setattr(again, "read", replayed)
    await house.forget_all()
    await recompute(house.store.engine, at_once=3)
    assert await house.rows() == stored
    assert replayed.call_count < 25 / 4


@pytest.mark.parametrize(
    ("level", "winner", "takebacks", "earned"),
    [
        ("expert", 0, 0, ["computer"]),
        ("hard", 0, 0, []),
        ("expert", 1, 0, []),
        ("expert", 0, 1, []),
    ],
)
async def test_only_the_strongest_computer_is_worth_beating(
    house: House, level: str, winner: int, takebacks: int, earned: list[str]
) -> None:
    await whole(house, level, winner, takebacks=takebacks)
    assert await house.of(ANNA) == earned
    assert len(await house.rows()) == len(earned)
    await recompute(house.store.engine)
    assert await house.of(ANNA) == earned


async def test_two_processes_that_end_matches_at_once_agree_on_the_first(store: Store) -> None:
    houses = House(store), House(Store(store.engine), 100)
    first, second = [await house.begin(ANNA, BOB, turns=6) for house in houses]
    resigns: Ending = lambda table: table.resign(table.seat_for(BOB), NOW)  # noqa: E731
    await asyncio.gather(houses[0].end(first, resigns), houses[1].end(second, resigns))
    stored = await houses[0].rows()
    assert len(stored) == 1
    await recompute(store.engine)
    assert await houses[0].rows() == stored


async def test_the_command_finds_what_a_process_missed_that_knew_none(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = await migrated(tmp_path)
    async with Store.open(url) as store:
        house = House(store)
        await house.beats(ANNA, BOB)
        stored = await house.rows()
        await house.forget_all()
        settings = Settings(database_url=SecretStr(url))
        work = COMMANDS["achievements"].work
        assert await asyncio.to_thread(work, settings, Namespace()) == 0
        assert capsys.readouterr().out == "1 achievements\n"
        assert await house.rows() == stored


async def test_a_table_says_it_in_its_language_and_leaves_out_what_it_does_not_know(
    house: House,
) -> None:
    table = await house.beats(ANNA, BOB, language="de")
    text = str(result_sheet(table, table.view(None), 0).view.to_components())
    assert "**P11** erringt *Fuß in der Tür*: Gewinne deine erste gewertete Partie." in text
    facts = TypeAdapter(Facts)
    stored = facts.dump_json(table).decode().replace("bot-feat-earned", "bot-of-tomorrow")
    assert facts.validate_json(stored).remarks == ()


async def test_a_win_by_the_clock_is_one_once_whatever_a_computer_plays_then(house: House) -> None:
    table = await house.begin(ANNA, BOB, turns=6, clock="1d")
    [late] = table.playing.state.acting
    winner = table.players[1 - late].id
    table = await house.end(table, lambda t: expire(t.started_anew(NOW), NOW + 2 * DAY))
    assert table.stage == "playing"
    assert await house.of(winner) == ["first"]
    stored = await house.rows()
    table = await house.end(table, lambda t: play_on(t, 1 - late, NOW + 2 * DAY))
    told = table.remarks
    assert len(told) == 1
    over = await house.end(table, lambda t: t.resign(1 - late, NOW + 2 * DAY))
    assert (over.stage, over.remarks) == ("over", told)
    assert await house.rows() == stored
    await recompute(house.store.engine)
    assert await house.rows() == stored


async def test_a_deleted_person_keeps_them_without_a_name_also_when_computed_again(
    house: House,
) -> None:
    await house.beats(ANNA, BOB)
    await People(house.store.engine).forget(ANNA, -77)
    assert await house.of(ANNA) == []
    assert await house.of(-77) == ["first"]
    await house.computed_again()


async def test_whoever_is_deleted_while_it_is_computed_again_does_not_come_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, add = await house.beats(ANNA, BOB), again._Book.add

    async def and_forget(*of: Any) -> None:
        await add(*of)
        await People(house.store.engine).forget(ANNA, -77)

    monkeypatch.setattr(again._Book, "add", and_forget)
    await recompute(house.store.engine)
    assert await house.rows() == []
    monkeypatch.undo()
    await recompute(house.store.engine)
    assert await house.rows() == [(-77, "first", table.id, table.ended)]


async def test_a_server_that_goes_takes_the_matches_that_show_something(house: House) -> None:
    await house.beats(ANNA, BOB, guild=OTHER)
    servers = Servers(house.store.engine)
    await servers.removed([OTHER], NOW)
    await servers.delete(OTHER)
    assert await house.rows() == []
    await recompute(house.store.engine)
    assert await house.rows() == []
    await house.beats(ANNA, BOB)
    assert await house.of(ANNA) == ["first"]
    await house.computed_again()


async def test_what_can_not_be_played_through_any_more_stays(house: House) -> None:
    table = await house.beats(ANNA, BOB)
    row = {"person": ANNA, "achievement": "toy.late", "table_id": table.id, "at": NOW}
    await write(house.store.engine, sa.insert(schema.achievements).values(row))
    await recompute(house.store.engine)
    assert await house.of(ANNA) == ["first"]  # nothing in that match shows it
    async with house.store.engine.begin() as connection:
        await connection.execute(sa.insert(schema.achievements).values(row))
        gone = sa.update(schema.tables).values(rules=0)  # rules that are kept no more
        facts = sa.func.replace(schema.tables.c.facts, '"rules":1', '"rules":0')
        await connection.execute(gone.values(facts=facts))
    await recompute(house.store.engine)
    assert await house.of(ANNA) == ["first", "toy.late"]


# --- what people see -----------------------------------------------------------------------------


def honours(language: str, keys: Sequence[str]) -> Honours:
    return Honours(ANNA, "W" * 32, [Achieved(key, 7, NOW) for key in keys], language)


def test_there_are_ten_and_two_of_each_game_with_different_names() -> None:
    assert len(achievements()) == 10 + 2 * len(GAMES)
    assert all(len(key) <= 40 for key in achievements())
    for language in LANGUAGES:
        names = {named.title.in_(language) for named in achievements().values()}
        assert len(names) == len(achievements())


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_they_fit_into_their_picture_and_their_words(language: str) -> None:
    keys = list(achievements())
    image = Medals("W" * 32, keys, language).draw()
    written = {word.text for word in pen.words(image)}
    for named in achievements().values():
        name = named.title.in_(language)
        assert name in written, width_of(name, 38, bold=True)
    assert len(pen.png(image)) < 80_000
    for some in ([], keys[:7], keys):
        shown = honours(language, some)
        assert 100 < len(shown.sheet.alt) < 1024
        assert "…" not in shown.sheet.alt
        text = shown.words.view.to_components()[0]["components"][0]["content"]
        assert len(text) < LONGEST
        assert "…" not in text
        assert all(named.about.in_(language) in text for named in achievements().values())


@pytest.mark.parametrize(("name", "said"), [("🦊Anna", "Anna"), ("🦊🦊", "Nameless")])
def test_their_picture_calls_nobody_by_what_cant_be_drawn(name: str, said: str) -> None:
    assert said in {word.text for word in pen.words(Medals(name, (), "en").draw())}


def test_what_is_earned_leads_to_its_match_and_nothing_else_does() -> None:
    shown = honours("en", ["ten"])
    assert "t:7:replay" in str(shown.one("ten").view.to_components())
    assert "t:7:replay" not in str(shown.one("four").view.to_components())
    assert "Not yet." in str(shown.one("four").view.to_components())
    assert "t:7:replay" not in str(honours("en", ["of.tomorrow"]).sheet.view.to_components())


async def test_a_fault_in_what_a_game_is_proud_of_does_not_keep_its_match_from_ending(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> bool:
        raise ZeroDivisionError

    assert achievements()  # kept by the process: else it would be this game's for all that follow
    game = GAMES["cop_and_rob"]
    feats: tuple[Feat[Any], ...] = (Feat("broken", broken), game.feats[1])
    monkeypatch.setitem(GAMES, game.id, replace(game, feats=feats))
    table = await whole(house, "", 0)
    assert table.stage == "over"
    assert await house.of(ANNA) == ["first"]
    assert "the feat broken of cop_and_rob can't be judged" in caplog.text
