"""The page while its server, its socket or an answer is lost; and when there is no more of it."""

from __future__ import annotations

import json
import re

import pytest
from playwright.async_api import Route, expect

from bot.data.database import sqlite
from bot.data.store import Store
from bot.playground import Play
from bot.table.table import Table
from local_discord import Channel, Message, Person
from tests.e2e.driver import answer, does, named, pressed
from tests.e2e.page.conftest import person, where
from tests.e2e.page.house import Board, House
from tests.e2e.process import ForkedBot
from tests.games.golden import walk

pytestmark = pytest.mark.asyncio(loop_scope="package")

GAME = "graveyard_shift"


async def test_the_bot_is_killed_and_a_move_gets_through_once_when_it_is_back(
    house: House, play: Play, bot: ForkedBot, channel: str
) -> None:
    anna, bob, there = person(play, "Anna"), person(play, "Bob"), where(play, channel)
    await anna.command("newgame", there, game=GAME)
    await offered(play, bob, there, "join")
    await pressed(bob, newest(bob, there), "join")
    await play.world.settled()
    await pressed(anna, newest(anna, there), "start")
    await offered(play, anna, there, "more")
    board = newest(anna, there)
    id = int(named(board, "more").split(":")[1])
    table = await stored(play, id)
    match = table.playing
    [seat] = match.state.acting
    mover = anna if table.players[seat].id == anna.id else bob
    handed = await pressed(mover, answer(await pressed(mover, board, "more")), "page")
    await play.world.settled()
    [beside] = handed.followups
    [link] = beside.buttons
    page = await house.tab(mover.name)
    await page.goto(str(link.url))  # in `make play` it leads straight in
    opened = Board(page, id)
    await opened.ready()
    await page.locator("#confirm").set_checked(False)
    await bot.kill()
    await expect(page.locator("#link")).to_have_text("Reconnecting…")
    move = match.state.legal(seat)[0]
    await opened.play(match, move, seat)
    await expect(opened.says).to_have_text(re.compile("^That didn't get through"))
    await bot.start()
    await expect(opened.says).not_to_have_text(re.compile("^That didn't get through"))
    await expect(page.locator("#link")).to_have_text("")
    assert (await stored(play, id)).playing.log == match.play(seat, move).with_forced.log


async def offered(play: Play, person: Person, channel: Channel, action: str) -> None:
    """Wait until the newest message in a channel has the button that does this."""
    await play.world.wait(
        lambda: any(
            does(button.custom_id, action)
            for message in person.look(channel)[-1:]
            for button in message.buttons
            if button.custom_id
        )
    )


def newest(person: Person, channel: Channel) -> Message:
    """The newest message in a channel that everybody sees."""
    return [message for message in person.look(channel) if not message.ephemeral][-1]


async def stored(play: Play, id: int) -> Table:
    async with Store.open(sqlite(play.database)) as store:
        found = await store.load(id)
    assert found
    return found[0]


async def test_a_move_whose_answer_is_lost_is_played_once(house: House) -> None:
    match = walk(GAME)[0]
    table = await house.table(match)
    [seat] = match.state.acting
    board = await house.open(house.people[seat], table)
    sent = list[str]()

    async def lose(route: Route) -> None:
        request = route.request
        if request.method != "POST":
            return await route.continue_()
        sent.append(json.loads(request.post_data or "")["key"])
        if len(sent) > 1:
            return await route.continue_()
        await route.fetch()  # it is done,
        await route.abort()  # but nobody hears of it

    await board.page.route(re.compile(f"/t/{table}$"), lose)
    move = match.state.legal(seat)[0]
    await board.play(match, move, seat)
    await house.follows(table, 0)
    await expect(board.says).not_to_have_text(re.compile("Playing|didn't get through"))
    await board.page.unroute_all()
    assert len(sent) == 2
    assert len(set(sent)) == 1
    played = await house.match(table)
    assert played.log == match.play(seat, move).with_forced.log
    assert await board.page.locator("#told").inner_text() == ""


@pytest.mark.long
async def test_without_sockets_the_page_asks_by_itself(house: House) -> None:
    match = walk(GAME)[0]
    table = await house.table(match)
    [seat] = match.state.acting
    await (await house.tab("Cleo")).route_web_socket(
        re.compile("/feed$"), lambda line: line.close()
    )
    watcher = await house.open(house.people[2], table, watches=True)
    await expect(watcher.page.locator("#watching")).to_be_visible()
    mover = await house.open(house.people[seat], table)
    before = str(await watcher.page.locator("#image").get_attribute("src"))
    await mover.play(match, match.state.legal(seat)[0], seat)
    await expect(watcher.page.locator("#image")).not_to_have_attribute("src", before)
    await expect(watcher.page.locator("#link")).to_have_text("")


@pytest.mark.long
async def test_a_page_that_has_ended_and_a_link_that_was_used_say_so(house: House) -> None:
    table = await house.table(walk(GAME)[0])
    board = await house.open(house.people[0], table)
    used = board.link
    await house.scene.bot.sessions.end(house.people[0].id)
    await board.press("Offer a draw")
    await expect(board.page.locator("#door")).to_contain_text("This page is closed.")
    await board.page.reload()
    await expect(board.page.locator("#door")).to_contain_text("This page is closed.")
    await board.page.goto(used)
    await expect(board.page.locator("#door")).to_contain_text("This link doesn't work any more.")
    await expect(board.page.locator("#door-opens")).not_to_be_visible()
    assert "#" not in board.page.url
    again = await house.open(house.people[0], table)  # another link in the same tab
    await again.ready()
