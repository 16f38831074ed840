"""Lobbies in direct messages: what each person reads, whoever they are by now."""

from __future__ import annotations

from random import Random

from bot.live.held import Held
from bot.table import lobby as lobbies
from bot.table.late import expire
from bot.table.player import Player
from bot.table.table import Table
from local_discord import Message, Person
from tests.databases import found
from tests.e2e.driver import press_something, pressed, resigned
from tests.e2e.scene import Scene

GAME = "bushwhacked"


def own(person: Person) -> Message:
    """The newest direct message that is no answer to a press."""
    return [message for message in person.look(person.dm) if not message.ephemeral][-1]


async def opened(scene: Scene, *people: Person, game: str = GAME) -> int:
    """A lobby where the first of these people sits and the others are invited."""
    host, *guests = (Player(person.id, person.name) for person in people)
    lobby = Table(
        id=0,
        guild=0,
        channel=0,
        game_id=game,
        host=host.id,
        players=(host,),
        invited=tuple(guests),
        wanted=len(people),
        opened=scene.bot.tables.now(),
    )
    table = await scene.bot.tables.open_direct(lobby, scene.world.new_id())
    await scene.settle()
    return table.id


async def does(scene: Scene, person: Person, action: str) -> None:
    await pressed(person, own(person), action)
    await scene.settle()


async def test_whoever_is_not_there_any_more_learns_no_names(scene: Scene) -> None:
    id = await opened(scene, scene.anna, scene.bob, scene.cleo)
    await does(scene, scene.cleo, "join")
    aside = await pressed(scene.cleo, own(scene.cleo), "host")
    assert aside.message
    await pressed(scene.cleo, aside.message, "leave")

    async def joins(held: Held) -> None:
        stranger = Player(scene.dora.id, "Dora")
        await held.save(lobbies.join(held.table, stranger), None)

    await scene.bot.tables.change(id, joins)
    await does(scene, scene.bob, "join")
    assert (await scene.bot.tables.look(id)).stage == "playing"
    assert "Dora" in own(scene.bob).text
    assert own(scene.cleo).text == "You're not playing at this table."


async def test_only_the_host_reads_that_somebody_declined(scene: Scene) -> None:
    await opened(scene, scene.anna, scene.bob, scene.cleo)
    await does(scene, scene.bob, "join")
    await does(scene, scene.cleo, "no")
    assert "Your invitation was declined." in own(scene.anna).text
    assert "declined" not in own(scene.bob).text
    assert "Waiting for 1 more player." in own(scene.bob).text


async def test_whoever_begins_reads_that_the_match_begins(scene: Scene) -> None:
    await opened(scene, scene.anna, scene.bob)
    await does(scene, scene.bob, "join")
    for person in (scene.anna, scene.bob):
        assert "The match begins." in own(person).text
        assert "Everything random is settled" in own(person).text


async def test_a_turn_played_anew_gets_a_message_of_its_own(scene: Scene) -> None:
    id, random = await opened(scene, scene.anna, scene.bob, game="graveyard_shift"), Random(4)
    await does(scene, scene.bob, "join")
    table = await scene.bot.tables.look(id)
    [seat] = table.to_move
    anna_begins = table.players[seat].id == scene.anna.id
    first, second = (scene.anna, scene.bob) if anna_begins else (scene.bob, scene.anna)
    for person in (first, second, first):
        await press_something(person, own(person), random)
        await scene.settle()
    more = await pressed(first, own(first), "more")
    assert more.message
    await pressed(first, more.message, "takeback")
    await scene.settle()
    before = own(first), own(second)
    await does(scene, second, "accept")
    assert "**Your turn.**" in own(first).text
    assert own(first) is not before[0]
    await press_something(first, own(first), random)
    await scene.settle()
    assert "**Your turn.**" in own(second).text
    assert own(second) is not before[1]


async def test_a_lobby_keeps_no_id_of_whoever_is_gone(scene: Scene) -> None:
    await opened(scene, scene.anna, scene.bob)
    await does(scene, scene.bob, "no")
    await scene.bot.tables.forget(scene.bob.id, -99)
    await scene.bot.people.forget(scene.bob.id, -99)
    await scene.settle()
    rows = found(scene.database, "SELECT * FROM tables")
    assert len(rows) == 1
    assert str(scene.bob.id) not in str(rows)


async def test_whoever_could_not_be_written_to_reads_the_end(scene: Scene) -> None:
    await opened(scene, scene.anna, scene.bob, scene.cleo)
    await does(scene, scene.bob, "join")
    scene.bob.close_dms()
    await does(scene, scene.cleo, "join")
    scene.bob.open_dms()
    for person in (scene.anna, scene.cleo):
        await resigned(scene, person, person.dm)
    assert "**Bob** wins" in own(scene.bob).text


async def test_after_a_computer_took_over_the_rematch_invites_whoever_sat_there(
    scene: Scene,
) -> None:
    id = await opened(scene, scene.anna, scene.bob, game="graveyard_shift")
    await does(scene, scene.bob, "join")
    seat = (await scene.bot.tables.look(id)).to_move[0]

    async def late(held: Held) -> None:
        await held.save(expire(held.table, scene.bot.tables.now() + 90_000), None)

    await scene.bot.tables.change(id, late)
    await scene.settle()
    players = (await scene.bot.tables.look(id)).players
    lost = next(p for p in (scene.anna, scene.bob) if p.id == players[seat].id)
    won = scene.bob if lost is scene.anna else scene.anna
    await does(scene, won, "playon")
    assert own(lost).text == "The computer now plays for you."
    await resigned(scene, won, won.dm)
    await does(scene, won, "rematch")
    assert "would like to play with you" in own(lost).text
