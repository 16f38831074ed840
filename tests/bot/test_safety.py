"""Blocks and bars without Discord: who may not meet, what they read, what is stored of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

import pytest
import sqlalchemy as sa

from bot.cogs.safety import store as kept
from bot.cogs.safety.cog import A_DAY, DAY
from bot.cogs.safety.sheets import kept_sheet, report_sheet
from bot.cogs.safety.store import Keeper, Keeping, KeptOut, KeptPage, Met, met_at
from bot.data import schema
from bot.data.people import People
from bot.data.servers import Servers
from bot.data.store import Store
from bot.live.tables import Tables
from bot.press.often import Often
from bot.table import lobby as lobbies
from bot.table import rematch
from bot.table.apart import Apart
from bot.table.controls import MINE
from bot.table.player import Player
from bot.table.table import Table
from games.core import Refused, Text
from tests.bot.matches import seated
from tests.bot.tables import GUILD, OTHER, finish
from tests.own_data import everything

NAMES = ("Anna", "Bob", "Cleo", "Dora")
ANNA, BOB, CLEO, DORA = (Player(n, name) for n, name in enumerate(NAMES, 1))
NOBODY = -77
NOW = 1000.0
BLOCK = Apart(frozenset({(1, 2)}))
"""Anna has blocked Bob."""


def lobby(*players: Player, game: str = "bushwhacked") -> Table:
    return seated(game, *players, id=1, guild=GUILD)


def refused(change: Callable[[], object]) -> Text:
    with pytest.raises(Refused) as raised:
        change()
    return raised.value.text


# --- lobbies -------------------------------------------------------------------------------------


def test_whoever_is_kept_out_reads_what_a_full_lobby_says_word_for_word() -> None:
    four = [Player(n, f"P{n}") for n in range(11, 15)]
    full, barred = refused(lambda: lobbies.join(lobby(*four), BOB)), Apart(barred=frozenset({2}))
    assert refused(lambda: lobbies.join(lobby(ANNA), BOB, BLOCK)) == full
    assert refused(lambda: lobbies.join(lobby(CLEO, ANNA), BOB, BLOCK)) == full
    assert refused(lambda: lobbies.join(lobby(CLEO), BOB, barred)) == full
    full = refused(lambda: lobbies.invite(lobby(*four), BOB, by=11))
    assert refused(lambda: lobbies.invite(lobby(CLEO, ANNA), BOB, 3, BLOCK)) == full
    assert refused(lambda: lobbies.invite(lobby(CLEO, BOB), ANNA, 3, BLOCK)) == full
    assert refused(lambda: lobbies.invite(lobby(BOB), ANNA, 2, BLOCK)) == full
    assert refused(lambda: lobbies.invite(lobby(CLEO), BOB, 3, barred)) == full


def test_an_invitation_counts_as_sitting_there() -> None:
    table = lobbies.invite(lobby(CLEO), ANNA, by=3)
    assert refused(lambda: lobbies.join(table, BOB, BLOCK)).id == "bot-seats-taken"
    assert refused(lambda: lobbies.invite(table, BOB, 3, BLOCK)).id == "bot-seats-taken-or-kept"


def test_a_lobby_that_is_full_or_kept_for_others_says_so_to_everybody_alike() -> None:
    table = lobbies.invite(lobby(ANNA, game="graverobber"), CLEO, by=1)
    assert refused(lambda: lobbies.join(table, BOB, BLOCK)) == refused(
        lambda: lobbies.join(table, DORA)
    )


def test_whoever_has_blocked_somebody_is_told_so_and_only_they() -> None:
    sits = refused(lambda: lobbies.join(lobby(CLEO, BOB), ANNA, BLOCK))
    assert "Bob" in sits.say(())
    assert "blocked" in sits.say(())
    invited = refused(lambda: lobbies.invite(lobby(ANNA), BOB, 1, BLOCK))
    assert "You've blocked Bob" in invited.say(())


def test_others_and_computers_are_not_touched() -> None:
    table = lobbies.join(lobby(ANNA), CLEO, BLOCK)
    table = lobbies.add_computer(table, "easy", by=1)
    table = lobbies.invite(table, DORA, 1, BLOCK)
    assert [p.id for p in lobbies.join(table, DORA, BLOCK).players] == [1, 3, -1, 4]


def test_whoever_has_no_name_that_can_be_seen_is_listed_by_a_stand_in() -> None:
    page = KeptPage([KeptOut("key", 0.0, "\u3164", 1)], 0, 1)
    components = kept_sheet(MINE, page, "en").view.to_components()
    assert "1. Nameless" in str(components)


def over(*people: Player, game: str = "bushwhacked") -> Table:
    return replace(lobby(*people, game=game), stage="over")


def played_again(table: Table, by: int, apart: Apart) -> Table:
    return rematch.again(table, by, Random(1), NOW, apart)


def test_in_a_rematch_whoever_is_kept_out_does_not_come_along() -> None:
    for by in (1, 2):
        again = played_again(over(ANNA, BOB), by, BLOCK)
        assert (again.stage, [p.id for p in again.players], again.invited) == ("lobby", [by], ())
    by_cleo = played_again(over(CLEO, BOB, ANNA, DORA), 3, BLOCK)
    assert {p.id for p in by_cleo.invited} == {1, 4}
    both = Apart(frozenset({(1, 2), (2, 1)}))
    assert [p.id for p in played_again(over(CLEO, BOB, ANNA), 3, both).invited] == [1]


def test_a_rematch_without_the_only_guest_does_not_begin_against_the_computer() -> None:
    table = over(ANNA, BOB, Player(-1, "Computer 1 (easy)", "easy"))
    assert played_again(table, 2, BLOCK).stage == "lobby"


def test_nobody_begins_a_rematch_who_does_not_come_along() -> None:
    table = replace(over(ANNA, BOB, CLEO), first=1)
    assert played_again(table, 3, Apart()).first == 2  # who begins has moved on by one seat
    assert played_again(table, 3, BLOCK).first == 0


def test_whoever_the_server_keeps_out_opens_no_rematch_either() -> None:
    barred = Apart(barred=frozenset({2}))
    assert refused(lambda: played_again(over(ANNA, BOB), 2, barred)).id == "bot-seats-taken"
    assert played_again(over(ANNA, BOB), 1, barred).invited == ()


# --- what is stored ------------------------------------------------------------------------------


def blocks(store: Store) -> Keeping:
    return Keeping(store, schema.blocks)


def keeper(store: Store) -> Keeper:
    return Keeper(blocks(store), Keeping(store, schema.bars))


async def test_a_block_is_seen_at_once_by_every_process_either_way_round(store: Store) -> None:
    other = keeper(Store(store.engine))
    assert await other.apart(GUILD, [1, 2, 3]) == Apart()
    assert await blocks(store).add(1, 2, NOW)
    assert not await blocks(store).add(1, 2, NOW)
    for people in ([1, 2], [2, 3, 1]):
        assert await other.apart(GUILD, people) == BLOCK
    assert await other.apart(GUILD, [2, 3]) == Apart()
    assert await blocks(store).remove(1, await blocks(store).key(1, 2))
    assert await other.apart(GUILD, [1, 2]) == Apart()


async def test_a_join_is_judged_by_what_another_process_has_just_stored(store: Store) -> None:
    houses = [Tables(Store(store.engine), lambda: NOW, Random(1)) for _ in range(2)]
    for tables in houses:
        tables.others = lambda: True
        tables.keeps.append(keeper(tables.store))
    table = await houses[0].create(replace(lobby(ANNA), id=0), 1)
    seen = await houses[1].look(table.id)
    lobbies.join(seen, BOB, await houses[1].around(seen, BOB.id))
    await Keeping(houses[0].store, schema.blocks).add(1, 2, NOW)
    apart = await houses[1].around(seen, BOB.id, -1)
    assert refused(lambda: lobbies.join(seen, BOB, apart)).id == "bot-seats-taken"
    assert await houses[1].around(seen, -1, CLEO.id) == Apart()


async def test_a_server_keeps_somebody_out_of_its_own_tables(store: Store) -> None:
    await Keeping(store, schema.bars).add(GUILD, 2, NOW)
    assert (await keeper(store).apart(GUILD, [1, 2])).barred == {2}
    assert await keeper(store).apart(OTHER, [1, 2]) == Apart()


async def test_no_row_names_whom_it_is_about_nor_is_like_anothers(store: Store) -> None:
    person = 80351110224678912
    for owner in (1, 3):
        await blocks(store).add(owner, person, NOW)
    await Keeping(store, schema.bars).add(1, person, NOW)
    async with store.engine.reading() as connection:
        rows = [
            (await connection.execute(sa.select(t))).all() for t in (schema.blocks, schema.bars)
        ]
    codes = [row.who for found in rows for row in found]
    assert len(set(codes)) == 3
    assert str(person) not in str(rows)


async def test_it_stays_when_the_blocked_one_is_forgotten_and_goes_with_its_maker(
    store: Store,
) -> None:
    await finish(store, [1, 2], loser=2)
    await blocks(store).add(1, 2, NOW)
    people = People(store.engine)
    assert [row["made"] for row in (await everything(store.engine, 1))["blocks"]] == [NOW]
    assert (await everything(store.engine, 2))["blocks"] == []
    await people.forget(2, NOBODY)
    assert await keeper(store).apart(GUILD, [1, 2]) == BLOCK
    assert [one.name for one in (await blocks(store).page(1, 0)).people] == [None]
    await people.forget(1, NOBODY - 1)
    assert await keeper(store).apart(GUILD, [1, 2]) == Apart()


async def test_a_servers_bars_go_with_its_data(store: Store) -> None:
    await Keeping(store, schema.bars).add(GUILD, 2, NOW)
    servers = Servers(store.engine)
    assert (await servers.known())[0] == {GUILD}
    await servers.removed([GUILD], 0.0)
    await servers.delete(GUILD)
    assert await keeper(store).apart(GUILD, [2]) == Apart()


async def test_the_list_names_whom_one_has_met_the_newest_first(store: Store) -> None:
    await finish(store, [1, 2], loser=2)
    for n, person in enumerate((2, 999, 3)):
        await blocks(store).add(1, person, NOW + n)
    page = await blocks(store).page(1, 0)
    assert [(one.name, one.since - NOW) for one in page.people] == [(None, 2), (None, 1), ("P2", 0)]
    await Keeping(store, schema.bars).add(GUILD, 1, NOW)
    bars = await Keeping(store, schema.bars).page(GUILD, 0)
    assert [one.name for one in bars.people] == ["P1"]


async def test_whoever_was_met_nowhere_is_named_until_their_data_is_deleted(store: Store) -> None:
    await blocks(store).add(1, 999, NOW, "Zoe")
    page = await blocks(store).page(1, 0)
    assert [(one.name, one.person) for one in page.people] == [("Zoe", 999)]
    await People(store.engine).forget(999, NOBODY)
    page = await blocks(store).page(1, 0)
    assert [(one.name, one.person) for one in page.people] == [(None, None)]


async def test_the_list_is_bounded_and_has_pages(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "MOST", 25)
    for person in range(100, 125):
        await blocks(store).add(1, person, float(person))
    with pytest.raises(Refused, match="most"):
        await blocks(store).add(1, 99, NOW)
    assert not await blocks(store).add(1, 100, NOW)  # one who is on it already
    assert await blocks(store).add(2, 99, NOW)
    first, last, beyond = [await blocks(store).page(1, n) for n in (0, 1, 7)]
    assert (len(first.people), first.last, len(last.people)) == (20, 1, 5)
    assert beyond == last


# --- reports -------------------------------------------------------------------------------------


async def test_a_report_names_the_table_or_the_newest_that_both_sat_at(store: Store) -> None:
    first = await finish(store, [1, 2], loser=2)
    second = await finish(store, [1, 2], loser=2, game="cop_and_rob")
    other = await finish(store, [1, 3], loser=3)
    found = await met_at(store, 1, 2)
    assert found == Met(second.id, GUILD, second.channel, "cop_and_rob")
    assert (await met_at(store, 2, 1, first.id) or found).table == first.id
    assert (await met_at(store, 1, 2, other.id) or found).table == second.id
    assert await met_at(store, 2, 3) is None


def test_a_reports_words_can_do_nothing() -> None:
    words = "# big\n@everyone <@7> [x](https://evil.example) **b** `c`\n> q\u202e"
    by, about = Player(1, "**Anna** @here"), Player(2, "<@&5>")
    sheet = report_sheet(by, about, Met(12, 5, 6, "bushwhacked"), words)
    told = str(sheet.view.to_components())
    assert sheet.pings == ()
    for live in ("\\n# big", " @everyone", " <@7>", "https://evil", " **b", "\u202e", "**Anna** @"):
        assert live not in told
    for what in ("<@1> `1`", "<@2> `2`", "Table 12 (Bushwhacked)", "/channels/5/6"):
        assert what in told
    assert len(report_sheet(by, about, None, "*" * 5000).view.to_components()) == 1


def test_five_reports_a_day_and_what_is_lost_does_not_count() -> None:
    reported = Often(A_DAY, DAY)
    assert [reported.may(1, 1, NOW + n) for n in range(A_DAY + 1)] == [True] * A_DAY + [False]
    assert reported.may(2, 1, NOW)
    reported.give_back(2)
    reported.give_back(1)
    assert reported.may(1, 1, NOW + 10)
    assert not reported.may(1, 1, NOW + 11)
    assert reported.may(1, 1, NOW + 90_000)
