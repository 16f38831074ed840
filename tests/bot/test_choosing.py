"""The way to a move, and other actions at a table, by people who are not on Discord."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
import pytest_asyncio

from bot.data.people import People
from bot.data.preferences import PersonSettings
from bot.data.store import Store
from bot.errors import AlreadyDone, TooLate
from bot.live.background import Background
from bot.live.computers import Computers
from bot.live.tables import Tables
from bot.live.thinkers import Thinkers
from bot.press.acts import Acts
from bot.press.choosing import Matches, choose, choose_typed
from bot.table import controls, lobby
from bot.table import lobby as lobbies
from bot.table.confirm import Confirm, confirms, needs_confirming, slow
from bot.table.ids import Moment, Step
from bot.table.table import Table
from bot.table.timer import Forfeit
from games.core import RESIGN, Refused
from tests.bot.house import Page
from tests.bot.matches import seated

ANNA, BOB = 1, 2
NOW = 1000.0


class House:
    """A match of two."""

    def __init__(self, store: Store, game: str) -> None:
        self.tables, self.people = Tables(store, lambda: NOW, Random(1)), People(store.engine)
        self.matches = Matches(self.tables, self.people)
        computers = Computers(self.tables, Background(), Thinkers(0, []))
        self.acts = Acts(self.tables, computers, self.people)
        self.game = game

    async def begin(self) -> House:
        await self.tables.create(seated(self.game, ANNA, BOB), 1)
        async with self.tables.hold(1) as held:
            begun = lobbies.start(held.table, ANNA, Random(3), NOW)
            await held.save(begun, None)
        return self

    async def table(self) -> Table:
        return await self.tables.look(1)

    async def mover(self) -> tuple[int, Moment]:
        """Whoever has the turn, and their moment."""
        table = await self.table()
        seat = table.to_move[0]
        return table.players[seat].id, table.moment(seat)

    async def press(self, port: Page, step: Step[Moment]) -> list[Any]:
        async with self.matches.asker(1, port) as asker:
            await choose(asker, step)
        return port.told

    async def type(self, port: Page, text: str) -> list[Any]:
        async with self.matches.asker(1, port) as asker:
            await choose_typed(asker, text)
        return port.told


@pytest_asyncio.fixture
async def house(store: Store) -> AsyncIterator[House]:
    yield await House(store, "bushwhacked").begin()


async def test_a_move_is_stored_and_then_answered_and_once(house: House) -> None:
    person, moment = await house.mover()
    move = (await house.table()).view(moment.seat).legal[0]
    told = await house.press(Page(person, 7), Step(moment, move))
    assert told == [("played", (moment.seat, move))]
    assert (await house.table()).playing.log[-1] == (moment.seat, move)
    person, now = await house.mover()
    move = (await house.table()).view(now.seat).legal[0]
    with pytest.raises(AlreadyDone):
        await house.press(Page(person, 7), Step(now, move))
    assert (await house.mover())[1] == now


async def test_an_answer_that_nobody_would_hear_has_no_effect(house: House) -> None:
    person, moment = await house.mover()
    move = (await house.table()).view(moment.seat).legal[0]
    with pytest.raises(TooLate):
        await house.press(Page(person, 7, heard=False), Step(moment, move))
    assert (await house.mover())[1] == moment


async def test_a_control_of_before_shows_those_of_now(house: House) -> None:
    person, moment = await house.mover()
    move = (await house.table()).view(moment.seat).legal[0]
    await house.press(Page(person, 7), Step(moment, move))
    assert await house.press(Page(person, 8), Step(moment, move)) == ["moved on"]
    with pytest.raises(AlreadyDone):  # a second press of a move that was to be played in any case
        await house.press(Page(person, 9), Step(moment, move, sure=True))


class German(Page):
    """Somebody who reads German at a table that speaks English."""

    def reads(self, table: Table) -> Table:
        return replace(table, language="de")


async def test_whose_turn_it_is_not_may_not_move(house: House) -> None:
    person, moment = await house.mover()
    move = (await house.table()).view(moment.seat).legal[0]
    with pytest.raises(Refused, match="bot-their-turn"):
        await house.press(Page(ANNA + BOB - person, 7), Step(moment, move))
    stranger = German(99, 8)
    for press in (house.press(stranger, Step(moment, move)), house.acts.hint(1, stranger)):
        with pytest.raises(Refused, match="bot-not-at-table") as refused:
            await press
        assert refused.value.text.values["words"] == "In words"  # as the board says


async def test_a_beginning_leads_on_and_what_is_none_is_refused(house: House) -> None:
    person, moment = await house.mover()
    legal = (await house.table()).view(moment.seat).legal
    head = next(move for move in legal if " " in move).split(" ")[0] + " "
    assert await house.press(Page(person, 7), Step(moment, head)) == [("leads on", head)]
    with pytest.raises(Refused):
        await house.press(Page(person, 8), Step(moment, "fly"))
    with pytest.raises(Refused):
        await house.type(Page(person, 9), "fly")
    assert await house.press(Page(person, 10), Step(moment, "R A3 ")) == ["moved on"], "of 1.9.0"
    assert (await house.mover())[1] == moment


async def test_what_may_be_a_mistake_is_confirmed_first(store: Store) -> None:
    house = await House(store, "graverobber").begin()
    for _ in range(2):
        table = await house.table()
        seat, set_up = table.to_move[0], table.game.rules.set_up
        assert set_up
        laid = "; ".join([*set_up.random(table.view(seat), Random(2)), "ready"])
        await house.type(Page(table.players[seat].id, 10 + seat), laid)
    person, moment = await house.mover()
    await confirming(house, person)  # it is asked only once
    told = await house.press(Page(person, 20), Step(moment, "dig left"))
    assert told == [("confirm", "dig left", "graverobber-warn-edge")]
    told = await house.press(Page(person, 21), Step(moment, "dig left", sure=True))
    assert told == [("played", (moment.seat, "dig left"))]


async def confirming(house: House, person: int) -> None:
    await house.people.set_person(person, "Anna", PersonSettings(confirm="always"))


async def test_who_wants_it_confirms_what_they_press_and_nothing_typed(house: House) -> None:
    person, moment = await house.mover()
    await confirming(house, person)
    move, other = (await house.table()).view(moment.seat).legal[:2]
    for id in (7, 8):  # it can be asked for again
        assert await house.press(Page(person, id), Step(moment, move)) == [("leads on", move)]
        assert (await house.mover())[1] == moment
    sure = Step(moment, move, sure=True)
    assert await house.press(Page(person, 9), sure) == [("played", (moment.seat, move))]
    with pytest.raises(AlreadyDone):
        await house.press(Page(person, 10), sure)
    instead = Page(person, 11)  # the other of two messages that ask
    assert await house.press(instead, Step(moment, other, sure=True)) == ["moved on"]
    person, moment = await house.mover()  # the other player wants no such thing
    move = (await house.table()).view(moment.seat).legal[0]
    told = await house.press(Page(person, 12), Step(moment, move))
    assert told == [("played", (moment.seat, move))]
    person, moment = await house.mover()
    move = (await house.table()).view(moment.seat).legal[0]
    assert await house.type(Page(person, 13), move) == [("played", (moment.seat, move))]


async def test_offers_and_giving_up_are_told_where_no_board_shows_them(house: House) -> None:
    anna = Page(ANNA, 7)
    await house.acts.do(controls.Draw(1), anna)
    assert anna.told == ["bot-offer-asked"]
    with pytest.raises(Refused, match="bot-offer-not-yours"):
        await house.acts.do(controls.Accept(1), Page(ANNA, 8))
    bob = Page(BOB, 9)
    await house.acts.do(controls.Decline(1), bob)
    assert bob.told == ["bot-offer-you-decline"]
    await house.acts.do(controls.Resign(1), bob := Page(BOB, 10))
    assert bob.told == ["bot-you-resigned"]
    assert (await house.table()).stage == "over"


async def test_a_rematch_is_opened_where_it_was_played(house: House) -> None:
    await house.acts.do(controls.Resign(1), Page(BOB, 7))
    lobbies_opened = list[Table]()

    async def opens(lobby: Table) -> None:
        lobbies_opened.append(lobby)

    with pytest.raises(Refused, match="bot-control-gone"):
        await house.acts.rematch(1, BOB, 8, opens)
    await house.acts.rematch(1, BOB, 7, opens)
    [lobby] = lobbies_opened
    assert (lobby.game_id, lobby.host) == ("bushwhacked", BOB)


# --- a slip of the finger: which moves are confirmed ----------------------------------------------


def table(game: str = "bushwhacked", clock: str = "1d", pace: str = "") -> Table:
    return seated(game, 1, 2, clock=clock, options={"clock": pace} if pace else {})


@pytest.mark.parametrize(
    ("at", "is_slow"),
    [
        *((table(clock=clock), False) for clock in ("5m", "1h")),
        *((table(clock=clock), True) for clock in ("1d", "3d", "none")),
        (table("pointsweeper", pace="table"), True),
        (table("pointsweeper", pace="standard"), False),  # it comes before the table's clock
        *((table("pointsweeper", pace=pace), True) for pace in ("slow", "off")),
    ],
)
def test_a_match_is_slow_from_a_day_a_turn_on(at: Table, is_slow: bool) -> None:
    assert slow(at) is is_slow


@pytest.mark.parametrize(
    ("wanted", "clocks"), [("never", []), ("always", ["5m", "1d"]), ("slow", ["1d"])]
)
def test_who_confirms_where(wanted: Confirm, clocks: list[str]) -> None:
    assert [clock for clock in ("5m", "1d") if confirms(table(clock=clock), wanted)] == clocks


def needing(at: Table, seat: int) -> list[Any]:
    """The seat's moves that are to be confirmed."""
    view = at.view(seat)
    return [move for move in view.legal if needs_confirming(at, view, move)]


def test_of_a_set_up_only_ready_and_never_what_is_warned_about() -> None:
    laying = lobby.start(table("graverobber"), 1, Random(3), 0.0)
    set_up = laying.game.rules.set_up
    assert set_up
    for seat in (0, 1):
        assert needing(laying, seat) == []
        laying = laying.play(seat, set_up.random(laying.view(seat), Random(2)), 0.0)
        assert needing(laying, seat) == [set_up.ready]
        laying = laying.play(seat, [set_up.ready], 0.0)
    [seat] = laying.to_move
    view, warn = laying.view(seat), laying.game.teaching.warn
    warned = [move for move in view.legal if warn(view, move)]
    assert warned
    assert needing(laying, seat) == [move for move in view.legal if move not in warned]


def test_nothing_is_asked_where_the_table_would_refuse_the_move_anyway() -> None:
    running = lobby.start(table(), 1, Random(3), 0.0)
    [seat] = running.to_move
    assert needing(running, seat) == list(running.view(seat).legal)
    decided = running.changed(forfeit=Forfeit(1 - seat, 0.0, 0, RESIGN))
    assert needing(decided, seat) == []
