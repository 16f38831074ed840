"""Clocks: how they are written, what a turn and a reserve are, when time is called."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime

import pytest
import sqlalchemy as sa
from discord.utils import time_snowflake
from hypothesis import given
from hypothesis import strategies as st

from bot.cogs.people.sheets import games_sheet
from bot.data.people import People
from bot.live.background import Background
from bot.live.computers import Computers
from bot.live.thinkers import Thinkers
from bot.message.board import board_sheet, watch_sheet
from bot.message.lobby import lobby_sheet
from bot.message.parts import Sheet
from bot.message.seat import seat_sheet
from bot.press.acts import Acts
from bot.press.choosing import Matches
from bot.press.lateness import taken
from bot.table import clocks, controls
from bot.table import lobby as lobbies
from bot.table.clocks import CLOCKS, LONGEST, SHORTEST, kind, pace, read
from bot.table.late import expire, in_time, play_on
from bot.table.table import Table
from bot.times import GRACE, TAKEN
from bot.web.doing import Browser
from bot.web.page import texts_of
from games.core import Pace, Refused
from tests.bot.house import House, Page
from tests.bot.matches import ANNA, BOB, CLEO, NOW, lobby, move, refused, started
from tests.databases import write

HOUR, DAY = 3600, 86_400
turns = st.integers(SHORTEST, LONGEST)
reserves = st.integers(0, LONGEST)


# --- reading and writing -------------------------------------------------------------------------


@given(turns, reserves)
def test_every_time_in_seconds_is_stored_so_that_it_can_be_read(turn: int, left: int) -> None:
    stored = read(f"{turn}s", f"{left} S")
    assert pace(stored) == Pace(move=turn, bank=left)
    assert read(stored) == stored


@pytest.mark.parametrize(
    ("turn", "left", "stored"),
    [
        ("1d + 3d", "", "1d+3d"),
        (" 1D ", "3D", "1d+3d"),
        ("90m", "0", "1h30m"),
        ("1 d 12 h", "", "1d12h"),
        ("60s", "", "1m"),
        ("1д", "3ч", "1d+3h"),
        ("2t", "", "2d"),
        ("none", "", "none"),
        ("Ohne Uhr", "", "none"),
        ("нет", "", "none"),
        *((clock, "", clock) for clock in CLOCKS),
    ],
)
def test_what_people_type(turn: str, left: str, stored: str) -> None:
    assert read(turn, left) == stored


@pytest.mark.parametrize(
    ("turn", "left", "why"),
    [
        ("9s", "", "10 seconds"),
        ("15d", "", "14 days"),
        ("0", "", "10 seconds"),
        ("14d1s", "", "14 days"),
        ("1d", "15d", "up to 14 days"),
        ("1d", "1d+1d", "up to 14 days"),
        ("1d", "-3d", "“-3d”"),
        ("1d", "2y", "“2y”"),
        ("", "", "as a time"),
        ("soon", "", "“soon”"),
        ("5", "", "“5”"),
        ("1.5h", "", "“1.5h”"),
        ("none", "3d", "“none”"),
        ("9" * 5000 + "d", "", "as a time"),
        ("٥m", "", "as a time"),
    ],
)
def test_what_is_no_clock(turn: str, left: str, why: str) -> None:
    refused(lambda: read(turn, left), why)


def test_from_a_day_a_turn_on_it_is_slow() -> None:
    told = {clock: kind(pace(clock)) for clock in ("none", "23h59m59s", "1h+14d", "1d", "14d")}
    assert list(told.values()) == ["none", "quick", "quick", "slow", "slow"]


def test_a_clock_in_words() -> None:
    said = [clocks.words("1d12h+1h").in_(language) for language in ("en", "de", "ru")]
    assert said == [
        "1 day 12 hours a turn + 1 hour in reserve",
        "1 Tag 12 Stunden pro Zug + 1 Stunde Reserve",
        "1 день 12 часов на ход + 1 час про запас",
    ]


# --- a press on its way --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ago", "counts"), [(0.0, True), (4.9, True), (5.1, False), (-0.1, False), (3600, False)]
)
def test_a_press_counts_from_when_discord_took_it_if_the_clocks_agree(
    ago: float, counts: bool
) -> None:
    press = time_snowflake(datetime.fromtimestamp(NOW - ago, UTC))
    assert taken(press, NOW) == pytest.approx(NOW - ago if counts else NOW, abs=0.002)


def test_what_a_page_asks_counts_from_when_the_server_read_it() -> None:
    asked = Browser(-1, 1, "en", read=NOW - 60)
    assert (asked.taken(NOW), asked.taken(NOW - 61)) == (NOW - 60, NOW - 61)


class Sent(Page):
    """A press that Discord took some seconds ago."""

    def __init__(self, person: int, id: int, ago: float) -> None:
        super().__init__(person, id)
        self.ago = ago

    def taken(self, now: float) -> float:
        return now - self.ago


async def press(house: House, id: int, ago: float) -> Table:
    """Whoever has the turn plays, by a press that was taken so many seconds ago."""
    table = await house.look(id)
    seat = table.playing.state.acting[0]
    port = Sent(table.players[seat].id, int(house.now * 10), ago)
    matches = Matches(house.tables, People(house.tables.store.engine))
    async with matches.asker(id, port) as asker:
        await asker.play([table.playing.state.legal(seat)[0]], sure=True)
    return await house.look(id)


async def test_a_press_taken_in_time_is_played_and_a_later_one_is_refused(house: House) -> None:
    id = await house.seat()
    await house.passes(HOUR + TAKEN - 1)
    assert (await house.look(id)).playing.log == ()
    with pytest.raises(Refused) as late:
        await press(house, id, TAKEN - 2)
    assert late.value.text.id == "bot-time-over"
    table = await press(house, id, TAKEN - 1)
    assert len(table.playing.log) == 1
    assert table.deadline == house.now + HOUR  # the other player's time begins when it arrives


async def test_time_is_called_when_no_press_can_be_on_its_way(house: House) -> None:
    id = await house.seat()
    await house.passes(HOUR + GRACE - 0.5)
    assert not (await house.look(id)).decided
    assert await house.store.next_due(0, [*house.tables.presence.own]) == NOW + HOUR + GRACE
    await house.passes(0.5)
    assert (await house.look(id)).decided


async def test_time_is_called_no_earlier_where_an_older_version_stored_when_to_look(
    house: House,
) -> None:
    id = await house.seat()
    await write(house.store.engine, sa.text(f"UPDATE tables SET due = {NOW + HOUR}"))
    await house.passes(HOUR + 1)
    assert not (await house.look(id)).decided
    await house.passes(GRACE - 1)
    assert (await house.look(id)).decided


async def test_who_is_out_of_time_does_nothing_else_either(house: House) -> None:
    id = await house.seat()
    seat = (await house.look(id)).playing.state.acting[0]
    late, other = (Sent(person.id, person.id, 0) for person in (ANNA, BOB))
    if seat:
        late, other = other, late
    computers = Computers(house.tables, Background(), Thinkers(0, []))
    acts = Acts(house.tables, computers, People(house.store.engine))
    await house.passes(HOUR + 1)
    with pytest.raises(Refused) as told:
        await acts.do(controls.Resign(id), late)
    assert told.value.text.id == "bot-time-over"
    await acts.do(controls.Resign(id), other)  # who waits may do so
    assert (await house.look(id)).stage == "over"


async def test_time_that_is_given_back_counts_before_a_press_is_refused(house: House) -> None:
    id = await house.seat()
    await house.passes(HOUR - 100)
    house.now += 1000  # killed here
    house = await house.again()
    await house.passes(90)
    assert len((await press(house, id, 0)).playing.log) == 1


def test_only_whom_the_match_waits_for_can_be_too_late() -> None:
    table = started("graveyard_shift", clock="1h")
    seat, now = table.playing.state.acting[0], NOW + HOUR + 1
    refused(lambda: in_time(table, seat, now), "ran out before")
    in_time(table, 1 - seat, now)
    in_time(table, seat, now - 1)
    in_time(replace(table, deadline=None), seat, now)
    in_time(expire(table, now), seat, now + 2 * DAY)
    in_time(lobby("graveyard_shift"), 0, now + 2 * DAY)


# --- what people are told ------------------------------------------------------------------------


def text(sheet: Callable[..., Sheet], *about: object) -> str:
    return texts_of(sheet(*about))


def test_a_lobby_and_a_list_of_tables_tell_quick_from_slow() -> None:
    for clock, word in {"5m": "Quick", "1d+3d": "Slow", "none": ""}.items():
        table = lobbies.set_clock(lobby("graveyard_shift", BOB), clock, by=1)
        told = f"{word}: " if word else ""
        assert f"-# {told}{clocks.words(clock).say(())}. " in text(lobby_sheet, table)
        listed = text(games_sheet, [table], 1, 0, "en")
        assert [f"({kind})" in listed for kind in ("quick", "slow")] == [
            word == "Quick",
            word == "Slow",
        ]


def test_a_turns_message_tells_both_ends_and_in_words_the_reserves() -> None:
    table = started("graveyard_shift", clock="1h+2h")
    table = move(table, NOW + HOUR + 600)
    seat, began = table.playing.state.acting[0], int(NOW) + HOUR + 600
    ends = f"<t:{began + HOUR}:R>; of the reserve: <t:{began + 3 * HOUR}:R>"
    assert ends in text(board_sheet, table, 0)
    assert ends in text(seat_sheet, table, seat)
    names = [f"**{name}**" for name in table.names]
    left = {1 - seat: "1 hour 50 minutes", seat: "2 hours"}
    told = ", ".join(f"{names[s]} {left[s]}" for s in (0, 1))
    assert f"In reserve: {told}" in text(watch_sheet, table)
    empty = replace(table, banks={**table.banks, seat: 0.0}).started_anew(NOW)
    assert f"Time runs out <t:{int(NOW) + HOUR}:R>." in text(board_sheet, empty, 0)


def test_when_time_has_run_out_the_channel_tells_how_much_there_was() -> None:
    table = expire(started("graveyard_shift", clock="1d+3d"), NOW + 4 * DAY)
    assert table.forfeit
    name = f"**{table.names[table.forfeit.seat]}**"
    line = f"-# {name} had 1 day for that turn, plus 3 days in reserve: all of it is used up."
    assert text(board_sheet, table, 0).count(line) == 1
    goes_on = play_on(table, 1 - table.forfeit.seat, NOW + 4 * DAY)
    assert f"{name} ran out of time: " in text(board_sheet, goes_on, 0), "once the choice is made"
    assert line in text(board_sheet, goes_on, 0)
    goes_on = move(goes_on, NOW + 4 * DAY)
    assert name not in text(board_sheet, goes_on, len(goes_on.view(None).notes) - 1)
    over = expire(table, NOW + 6 * DAY)
    assert text(board_sheet, over, 0).count(line) == 1
    table = expire(started("bushwhacked", BOB, CLEO, clock="1h"), NOW + HOUR)
    told = text(board_sheet, table, 0)
    assert "had 1 hour for that turn." in told
    table = move(table, NOW + HOUR, "place")
    assert "for that turn" not in text(board_sheet, table, 0)
