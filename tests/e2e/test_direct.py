"""Tables in direct messages: no channel, each person's message holds everything."""

from __future__ import annotations

from random import Random

from tests.e2e.driver import alt, answer, named, press_something, whisper
from tests.e2e.harbour import challenges
from tests.e2e.scene import Scene
from tests.e2e.talk import Talk


async def test_a_match_from_the_first_message_to_the_rematch(scene: Scene, talk: Talk) -> None:
    """Nobody else has anything to do with it."""
    random, people = Random(1), {person.id: person for person in (scene.anna, scene.bob)}
    await talk(f"""
        {challenges("Anna")}
        Bob: /find
        Bob: #find.take
    """)
    [table] = await scene.bot.tables.tables_of(scene.anna.id)
    scene.bot.router.on_message = lambda _: True
    mine = answer(await scene.cleo.command("help", scene.channel))
    for action in ("more", "board"):
        reply = await scene.cleo.forge(mine, named(scene.dm(scene.anna), action))
        assert "That table is gone." in whisper(reply)
    for ply in range(6):
        if ply == 3:
            await scene.restart()
            await scene.settle()
        now = await scene.bot.tables.look(table.id)
        person = people[now.players[now.to_move[0]].id]
        await press_something(person, scene.dm(person), random)
        await scene.settle()
    assert [m for m in scene.cleo.look(scene.channel) if not m.ephemeral] == []
    first = scene.bob.look(scene.bob.dm)[0]
    again = answer(await scene.bob.message_command("Board again", first))
    await talk("Bob in DM: /board")
    assert alt(again) == alt(talk.shown[scene.bob])
    await talk("""
        Bob in DM: /resign
        Bob in DM: #resigned
        Anna: DM → Anna** wins | [Rematch] | [Replay]
        Bob: DM → Anna** wins | [Rematch] | [Replay]
        Anna in DM: Rematch
        Bob: DM → would like to play with you
        Bob in DM: #rematch
    """)
    ended = await scene.bot.tables.look(table.id)
    assert (ended.stage, ended.reach) == ("over", "direct")
    [now] = await scene.bot.tables.tables_of(scene.anna.id)
    assert (now.stage, now.reach, now.id > table.id) == ("playing", "direct", True)
