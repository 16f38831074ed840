"""Calls on the wire: choosing them, being called, stopping them."""

from __future__ import annotations

import pytest
import sqlalchemy as sa

from bot.cogs.challenges.calling import STOOD
from bot.cogs.challenges.calls import Calls
from bot.data import schema
from games import GAMES
from games.core import say
from local_discord import Person, Reply
from tests.databases import found
from tests.e2e.driver import named, pressed, whisper
from tests.e2e.scene import Scene
from tests.own_data import unpacked

ALL = list(GAMES)
GAME = "bushwhacked"
NO_CHOICE = "That isn't one of the choices; please pick from the list."


@pytest.fixture(autouse=True)
def _still(scene: Scene) -> None:
    """Only the test looks for what is due."""
    scene.bot.background.loops["calling people to play"].cancel()


async def form(scene: Scene, person: Person) -> Reply:
    """The form, opened in `/me`."""
    me = (
        await person.command(say("bot-command-me").say((), person.locale[:2]), scene.channel)
    ).message
    assert me
    reply = await pressed(person, me, "calls")
    assert reply.modal
    return reply


async def wants(scene: Scene, person: Person, *games: str, may: str = "yes") -> str:
    """Somebody chooses these games in the form; what they are told."""
    opened = await form(scene, person)
    reply = await person.submit(opened.modal, {"games": list(games), "challenged": may})
    await scene.settle()
    return whisper(reply)


def stored(scene: Scene) -> set[tuple[int, str]]:
    return {(row[0], row[1]) for row in found(scene.database, "SELECT person, game FROM callees")}


async def somebody_wants_to_play(scene: Scene, host: Person, **more: object) -> None:
    """This person's challenge has stood long enough to call people."""
    opened = scene.bot.tables.now() - STOOD - 1
    values = {
        "person": host.id,
        "game": GAME,
        "terms": '{"clock": "1d+3d", "casual": true}',
        "language": "en",
        "points": 1066,
        "opened": opened,
        "until": opened + 86_400,
        **more,
    }
    async with scene.bot.store.engine.begin() as connection:
        await connection.execute(sa.insert(schema.challenges).values(values))
    cog = scene.bot.get_cog("Calls")
    assert isinstance(cog, Calls)
    await cog.calling.tick()
    await scene.settle()


async def test_whoever_wants_to_be_called_gets_one_direct_message(scene: Scene) -> None:
    told = await wants(scene, scene.anna, GAME, "graverobber")
    assert "I'll let you know when somebody wants to play Bushwhacked and Graverobber." in told
    assert "Others may challenge you." in told
    [welcome] = scene.anna.look(scene.anna.dm)
    assert (
        "I'll let you know here when somebody wants to play Bushwhacked and Graverobber"
        in welcome.text
    )
    assert [b.label for b in welcome.buttons] == ["Stop letting me know"]
    assert stored(scene) == {(scene.anna.id, GAME), (scene.anna.id, "graverobber")}
    again = await form(scene, scene.anna)
    kept = await scene.anna.submit(again.modal, {})  # it is filled from what is stored
    assert "Bushwhacked and Graverobber" in whisper(kept)
    await wants(scene, scene.anna, GAME)
    assert stored(scene) == {(scene.anna.id, GAME)}
    assert len(scene.anna.look(scene.anna.dm)) == 1
    await scene.anna.press(welcome, "Stop letting me know")
    assert "I won't let you know any more." in welcome.text
    assert stored(scene) == set()
    back = await scene.anna.press(welcome, "Let me know again…")
    await scene.anna.submit(back.modal, {"games": [GAME]})
    await scene.settle()
    assert stored(scene) == {(scene.anna.id, GAME)}


async def test_whoever_takes_no_messages_is_not_called(scene: Scene) -> None:
    scene.anna.close_dms()
    scene.cleo.block(scene.application.user)
    for person in (scene.anna, scene.cleo):
        assert "I can't DM you" in await wants(scene, person, GAME)
    assert stored(scene) == set()
    scene.anna.open_dms()
    assert "I'll let you know" in await wants(scene, scene.anna, GAME)
    assert stored(scene) == {(scene.anna.id, GAME)}


async def test_nobody_challenges_me_ends_the_calls_too(scene: Scene) -> None:
    await wants(scene, scene.anna, *ALL)
    told = await wants(scene, scene.anna, *ALL, may="no")
    assert "I won't let you know" in told
    assert "Nobody can challenge you." in told
    assert stored(scene) == set()
    assert not (await scene.bot.people.read_again(scene.anna.id)).challenged
    again = await form(scene, scene.anna)
    assert "Nobody can challenge you." in whisper(await scene.anna.submit(again.modal, {}))


@pytest.mark.parametrize(
    "values",
    [
        {"games": ["toy"], "challenged": "yes"},
        {"games": [GAME, "'; DROP TABLE callees"], "challenged": "yes"},
        {"games": [GAME], "challenged": "perhaps"},
        {"games": [GAME]},
        {"games": [GAME], "challenged": ""},
        {},
    ],
)
async def test_a_forged_form_changes_nothing(scene: Scene, values: dict[str, object]) -> None:
    opened = await form(scene, scene.anna)
    assert opened.modal
    assert whisper(await scene.anna.forge_form(opened.modal, values)) == NO_CHOICE
    assert stored(scene) == set()
    assert scene.anna.dm is None


async def test_a_game_that_is_forged_twice_counts_once(scene: Scene) -> None:
    opened = await form(scene, scene.anna)
    assert opened.modal
    await scene.anna.forge_form(opened.modal, {"games": [GAME] * 30, "challenged": "yes"})
    await scene.settle()
    assert stored(scene) == {(scene.anna.id, GAME)}


async def test_each_is_called_in_their_language_and_nobody_is_named(scene: Scene) -> None:
    words = {scene.anna: "Somebody wants to play", scene.bob: "Кто-то", scene.cleo: "Jemand will"}
    scene.bob.locale, scene.cleo.locale = "ru", "de"
    for person in words:
        await wants(scene, person, GAME)
    await somebody_wants_to_play(scene, scene.dora)
    for person, said in words.items():
        call = scene.dm(person)
        assert said in call.text
        assert "1066" in call.text
        assert not any(name in call.text for name in ("Dora", str(scene.dora.id), "The Crypt"))
        assert len(call.buttons) == 3
    english = scene.dm(scene.anna)
    assert "1 day a turn + 3 days in reserve · not rated · their rating: 1066" in english.text
    assert [b.label for b in english.buttons] == ["Play", "Not now", "Stop letting me know"]
    assert named(english, "find").startswith("t:0:find.take.")
    await scene.anna.press(english, "Not now")
    assert english.text.startswith("All right")
    await somebody_wants_to_play(scene, scene.anna)
    assert len(scene.anna.look(scene.anna.dm)) == 2  # nobody is called twice a day
    await scene.anna.press(english, "Stop letting me know")
    assert {person for person, _ in stored(scene)} == {scene.bob.id, scene.cleo.id}


async def test_whoever_is_called_plays_with_one_press(scene: Scene) -> None:
    await wants(scene, scene.bob, GAME)
    await wants(scene, scene.cleo, GAME)
    await somebody_wants_to_play(scene, scene.dora)
    first, second = scene.dm(scene.bob), scene.dm(scene.cleo)
    assert "You're in" in whisper(await scene.bob.press(first, "Play"))
    await scene.settle()
    [(id, stage)] = found(scene.database, "SELECT id, stage FROM tables")
    table = await scene.bot.tables.look(id)
    assert {p.id for p in table.players} == {scene.bob.id, scene.dora.id}
    assert (stage, table.reach, table.casual, table.clock) == ("playing", "direct", True, "1d+3d")
    assert "Somebody was quicker" in whisper(await scene.cleo.press(second, "Play"))


async def test_whoever_has_closed_their_messages_since_is_not_called_again(scene: Scene) -> None:
    for person in (scene.anna, scene.bob, scene.cleo):
        await wants(scene, person, GAME)
    scene.anna.close_dms()
    scene.bob.leave(scene.guild)
    await somebody_wants_to_play(scene, scene.dora)
    assert stored(scene) == {(scene.cleo.id, GAME)}
    assert "Somebody wants to play" in scene.dm(scene.cleo).text
    assert len(scene.anna.look(scene.anna.dm)) == 1


async def test_it_is_in_ones_data_and_goes_with_it(scene: Scene) -> None:
    await wants(scene, scene.anna, GAME)
    reply = await scene.anna.command("mydata", scene.channel)
    assert reply.message
    [call] = unpacked(reply.message.attachments[0].bytes)["callees"]
    assert call["game"] == GAME
    sure = await scene.anna.press(reply.message, "Delete my data")
    assert sure.message
    await scene.anna.press(sure.message, sure.message.buttons[0])
    await scene.settle()
    assert stored(scene) == set()
