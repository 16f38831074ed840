"""Tables in direct messages: no channel, each person's message holds everything."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from bot.data.absences import Absence, Absences
from bot.live import hands
from bot.live.held import Held
from bot.live.presence import WHOLE
from bot.table.direct import DELIVERY
from bot.table.facts import Facts
from bot.table.player import Player
from bot.table.table import Table
from games import GAMES
from local_discord import Message, Person
from tests.e2e.driver import alone, named, press_something, pressed, resigned, whisper
from tests.e2e.scene import Scene
from tests.sample import sample

TABLES = [(game.id, n) for game in GAMES.values() for n in {2, max(game.rules.seats)}]
OPEN = "cop_and_rob"
"""A game without secret boards."""
SECRET = "graverobber"


@pytest.fixture(autouse=True)
def tried_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever presses is written to at once, however short a time ago they could not be."""
    monkeypatch.setattr(hands, "GATHERING", 0)


async def posted(scene: Scene, game: str, *people: Person) -> Table:
    """A table in direct messages where these people sit."""
    players = tuple(Player(person.id, person.name) for person in people)
    lobby = Table(
        id=0,
        guild=0,
        channel=0,
        game_id=game,
        host=players[0].id,
        players=players,
        wanted=len(players),
        opened=scene.bot.tables.now(),
    )
    return await scene.bot.tables.open_direct(lobby, scene.world.new_id())


async def opened(scene: Scene, game: str, *people: Person) -> int:
    """The same, once everybody has been written to: its id."""
    table = await posted(scene, game, *people)
    await scene.settle()
    return table.id


async def the_table(scene: Scene, id: int) -> Table:
    return await scene.bot.tables.look(id)


def at(scene: Scene, table: Table, seat: int) -> Person:
    everybody = (scene.anna, scene.bob, scene.cleo, scene.dora)
    return next(p for p in everybody if p.id == table.players[seat].id)


async def turn(scene: Scene, id: int, random: Random) -> None:
    """Somebody whose turn it is presses until a move is played."""
    table = await the_table(scene, id)
    person = at(scene, table, random.choice(table.playing.state.acting))
    await press_something(person, scene.dm(person), random)
    await scene.settle()


def labels(message: Message) -> list[str]:
    return [button.label for button in message.buttons]


@pytest.mark.parametrize(("game", "seats"), sample(TABLES, 2))
async def test_a_match_from_the_first_message_to_the_last(
    scene: Scene, game: str, seats: int
) -> None:
    random = Random(f"{game} {seats}")
    people = [scene.anna, scene.bob, scene.cleo, scene.dora][:seats]
    id = await opened(scene, game, *people)
    for ply in range(8):
        if ply == 4:
            await scene.restart()
            await scene.settle()
        await turn(scene, id, random)
    assert all(scene.dm(person).attachments for person in people)
    assert scene.anna.look(scene.channel) == []
    for person in people[1:]:
        await resigned(scene, person, person.dm)
    table = await the_table(scene, id)
    assert (table.stage, table.reach) == ("over", "direct")
    for person in people:
        assert "Anna** wins" in scene.dm(person).text
        assert {"Rematch", "Replay"} <= set(labels(scene.dm(person)))


async def test_messages_tell_the_others_moves_and_each_reads_their_own_language(
    scene: Scene,
) -> None:
    scene.anna.locale, scene.bob.locale = "de", "ru"
    for person in (scene.anna, scene.bob):
        await person.command("help", scene.channel)
    id = await opened(scene, OPEN, scene.anna, scene.bob)
    await turn(scene, id, Random(1))
    table = await the_table(scene, id)
    for person, mine, theirs in (
        (scene.anna, "Du bist am Zug", "Am Zug: **Bob**"),
        (scene.bob, "Твой ход", "Ход: **Anna**"),
    ):
        acts = table.seat_of(person.id) in table.playing.state.acting
        assert (mine if acts else theirs) in scene.dm(person).text


async def test_it_does_not_begin_before_everybody_has_a_message(scene: Scene) -> None:
    scene.bot.hands.retries = (60.0,)
    scene.bob.close_dms()
    table = await posted(scene, OPEN, scene.anna, scene.bob)
    live = await scene.bot.tables.live(table.id)
    await scene.world.wait(lambda: "I can't DM **Bob**" in "".join(said(scene.anna)))
    assert live.table.match is None
    scene.bob.open_dms()
    scene.bot.tables.visit(table.id, scene.bob.id)  # as if Bob had pressed something there
    await scene.settle()
    assert (await the_table(scene, table.id)).stage == "playing"
    assert scene.dm(scene.bob).attachments


async def test_an_earlier_absence_of_the_bot_gives_nobody_more_time(scene: Scene) -> None:
    now = scene.bot.tables.now()
    await Absences(scene.bot.store.engine).keep([Absence(WHOLE, now - 7200, now - 3600)])
    await scene.restart()
    table = await posted(scene, OPEN, scene.anna, scene.bob)
    lobby = await the_table(scene, table.id)
    assert lobby.match is None
    assert (lobby.deadline or 0) < now + 2 * DELIVERY


def said(person: Person) -> list[str]:
    return [message.text for message in person.look(person.dm)]


async def test_waiting_for_a_message_to_arrive_costs_nothing(scene: Scene) -> None:
    scene.bob.close_dms()
    table = await posted(scene, OPEN, scene.anna, scene.bob)
    await scene.world.wait(lambda: "I can't DM **Bob**" in "".join(said(scene.anna)))
    await scene.settle()
    for _ in range(5):
        scene.bot.tables.visit(table.id, scene.anna.id)
        await scene.settle()
    assert len([r for r in scene.world.requests.log if r.status == 403]) == 1
    scene.bob.open_dms()
    scene.bot.tables.visit(table.id, scene.bob.id)


async def test_after_ten_minutes_without_an_answer_it_closes_and_says_so(scene: Scene) -> None:
    scene.bot.hands.retries = (60.0,)
    scene.bob.close_dms()
    table = await posted(scene, OPEN, scene.anna, scene.bob)
    await scene.world.wait(lambda: "I can't DM **Bob**" in "".join(said(scene.anna)))

    async def late(held: Held) -> None:
        await held.save(replace(held.table, deadline=1.0).changed(), None)

    await scene.bot.tables.change(table.id, late)
    await scene.bot.clock.tick()
    await scene.settle()
    assert (await the_table(scene, table.id)).stage == "closed"
    assert "I couldn't DM Bob, so the match didn't begin." in scene.dm(scene.anna).text
    assert labels(scene.dm(scene.anna)) == []


async def test_whoever_closes_their_messages_stops_no_clock(scene: Scene) -> None:
    id, random = await opened(scene, SECRET, scene.anna, scene.bob), Random(5)
    scene.bob.close_dms()
    for person in (scene.anna, scene.bob):
        board = await person.command("board", scene.channel)
        assert board.message
        await pressed(person, board.message, "random")
        await scene.settle()
        ready = next(b.label for b in board.message.buttons if "Ready" in b.label)
        await person.press(board.message, ready)
        await scene.settle()
    for _ in range(3):
        table = await the_table(scene, id)
        person = at(scene, table, table.playing.state.acting[0])
        board = await person.command("board", scene.channel)
        assert board.message
        await press_something(person, board.message, random)
        await scene.settle()
    live = await scene.bot.tables.live(id)
    assert live.shown == live.table.revision
    assert "I can't DM **Bob** right now." in scene.dm(scene.anna).text
    assert live.table.deadline
    games = await scene.bob.command("mygames", scene.channel)
    assert "Graverobber" in whisper(games)


async def test_of_two_rematches_the_second_joins_the_first(scene: Scene) -> None:
    id = await opened(scene, OPEN, scene.anna, scene.bob)
    await resigned(scene, scene.bob, scene.bob.dm)
    ends = [scene.dm(person) for person in (scene.anna, scene.bob)]
    await pressed(scene.anna, ends[0], "rematch")
    await scene.settle()
    assert "would like to play with you" in scene.dm(scene.bob).text
    await pressed(scene.bob, ends[1], "rematch")
    await scene.settle()
    [again] = await scene.bot.tables.tables_of(scene.anna.id)
    assert (again.stage, again.reach, again.id > id) == ("playing", "direct", True)


async def test_against_the_computer_in_a_direct_message(scene: Scene) -> None:
    dm = scene.anna.open_dm(scene.application)
    await scene.anna.command("newgame", dm, game=OPEN)
    await scene.settle()
    await alone(scene.anna, scene.dm(scene.anna))
    await scene.settle()
    [table] = await scene.bot.tables.tables_of(scene.anna.id)
    assert (table.stage, table.lone) == ("playing", table.seat_of(scene.anna.id))
    live, mine = await scene.bot.tables.live(table.id), table.lone

    def answered() -> bool:
        return any(seat != mine for seat, _ in live.table.playing.log)

    while not answered():  # whoever wins the lot and takes Rob has another turn first
        await turn(scene, table.id, Random(3))
        await scene.world.wait(lambda: answered() or mine in live.table.to_move)


async def test_nobody_else_has_anything_to_do_with_it(scene: Scene) -> None:
    await opened(scene, OPEN, scene.anna, scene.bob)
    scene.bot.router.on_message = lambda _: True
    board = scene.dm(scene.anna)
    mine = (await scene.cleo.command("help", scene.channel)).message
    assert mine
    for action in ("more", "board"):
        reply = await scene.cleo.forge(mine, named(board, action))
        assert "That table is gone." in whisper(reply)


def test_facts_of_before_have_a_channel() -> None:
    facts = Facts(id=1, guild=2, channel=3, game_id=OPEN, host=1)
    assert (facts.reach, facts.casual, facts.wanted) == ("channel", False, 0)
