"""A seat's own board in direct messages: what they call and keep, choosing in steps, marks."""

from __future__ import annotations

import asyncio

from tests.e2e.driver import answer, laid, whisper
from tests.e2e.scene import Scene
from tests.e2e.talk import Talk


async def test_a_turn_calls_once_and_a_past_message_stays_as_it_is(
    scene: Scene, talk: Talk
) -> None:
    """What is pressed on an older one says that the board has moved on."""
    await laid(scene)
    await talk("Anna: My secret board → [Skip]")
    offered = await scene.anna.suggest("play", scene.channel, focus="move", move="up")
    assert {"move up 1", "dig up"} <= {move for _, move in offered}
    assert await scene.cleo.suggest("play", scene.channel, focus="move", move="up") == []
    skip = next(b.custom_id or "" for b in scene.dm(scene.anna).buttons if b.label == "Skip")
    await scene.after(scene.anna.press(scene.dm(scene.anna), "Skip"))
    assert scene.board().pings == set()
    assert scene.dm(scene.bob).pings == {scene.bob}
    past = scene.dm(scene.anna)
    before = past.text, past.attachments
    assert [b.label for b in past.buttons] == ["Go to the table", "Mark squares"]
    await scene.after(scene.bob.press(scene.dm(scene.bob), "Skip"))
    assert (past.text, past.attachments) == before
    dm = scene.dm(scene.anna)
    assert dm is not past
    scene.bot.router.on_message = lambda _: True
    late = await scene.after(scene.anna.forge(dm, skip))  # which was on its way
    assert "moved on" in whisper(late)
    await talk("Anna: Skip → The board has moved on since. | **Bob** skips")
    asked = answer(await scene.anna.press(dm, next(b for b in dm.buttons if "west" in b.label)))
    presses = [scene.anna.press(asked, "Play it anyway") for _ in range(2)]
    first, second = await scene.after(asyncio.gather(*presses))
    assert asked.deleted  # by the first press
    assert whisper(first if second.deferred else second) == "That's done already."


async def test_marks_are_seen_by_their_owner_alone_and_survive_a_restart(
    scene: Scene, talk: Talk
) -> None:
    """Several at once are typed in any form, or entered below ones own board."""
    await laid(scene)
    await talk("Anna: /mark square=a1 B2, c3; mark=ab")
    await scene.anna.command("mark", scene.channel, square=" a1;C3 ")
    await talk("""
        Anna: /mark square=a1 z9; mark=plot? → A1 to H8
        Anna: /mark square=c3; mark=obstacle?
    """)
    marked = talk.shown[scene.anna].attachments[0].bytes
    await talk("""
        restart
        Anna: /board
    """)
    assert talk.shown[scene.anna].attachments[0].bytes == marked
    picture = scene.dm(scene.anna).attachments[0].bytes
    await talk("Anna in DM: Mark squares {Squares=c3 d4; Mark=plot?}")
    assert scene.dm(scene.anna).attachments[0].bytes != picture
    marks = {"B2": "ab", "C3": "plot?", "D4": "plot?"}
    assert (await scene.table()).marks == {0: marks}
    dm = scene.dm(scene.anna)
    for person in (scene.anna, scene.bob):
        await scene.after(person.press(scene.dm(person), "Skip"))
    talk.shown[scene.anna] = dm  # about a turn that is over
    await talk("""
        Anna: Mark squares {Squares=c3; Mark=Remove my marks here} → **Your turn.**
        Anna: ⋯ → secret, so nothing can be taken back
    """)
    assert (await scene.table()).marks == {0: {"B2": "ab", "D4": "plot?"}}
    assert [b.label for b in dm.buttons] == ["Go to the table", "Mark squares"]
