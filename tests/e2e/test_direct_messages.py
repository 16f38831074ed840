"""A seat's own board in direct messages: what they call and keep, choosing in steps, marks."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from local_discord import Reply
from tests.e2e.driver import laid, shown, whisper
from tests.e2e.scene import Scene


async def test_a_turn_calls_once_and_a_past_message_stays_as_it_is(scene: Scene) -> None:
    """What is pressed on an older one says that the board has moved on."""
    await laid(scene)
    reply = await scene.anna.press(scene.board(), "My secret board")
    old = reply.message
    assert old
    await scene.anna.press(scene.dm(scene.anna), "Skip")
    await scene.settle()
    assert f"Your turn, <@{scene.bob.id}>" in scene.board().text
    assert scene.board().pings == set()
    assert scene.dm(scene.bob).pings == {scene.bob}
    past = scene.dm(scene.anna)
    assert "**Anna** skips" in past.text
    assert f"continues in <#{scene.channel.id}>" in past.text
    assert [b.label for b in past.buttons] == ["Go to the table", "Mark squares"]
    before, picture = past.text, past.attachments
    await scene.bob.press(scene.dm(scene.bob), "Skip")
    await scene.settle()
    assert (past.text, past.attachments) == (before, picture)
    dm, board = scene.dm(scene.anna), scene.board()
    assert dm is not past
    assert dm.text.index("**Anna** skips") < dm.text.index("**Bob** skips")
    reply = await scene.anna.press(old, "Skip")
    assert reply.updated
    assert "The board has moved on since." in old.text
    assert "**Bob** skips" in old.text
    await scene.settle()
    assert scene.board() is board
    asked = await scene.anna.press(dm, next(b for b in dm.buttons if "west" in b.label))
    assert asked.message
    presses = [scene.anna.press(asked.message, "Play it anyway") for _ in range(2)]
    first, second = await asyncio.gather(*presses)
    await scene.settle()
    assert asked.message.deleted  # by the first press
    assert sorted([first.deferred, second.deferred]) == [False, True]
    assert whisper(first if second.deferred else second) == "That's done already."


async def marks(scene: Scene) -> Mapping[str, str]:
    """Anna's."""
    return (await scene.table()).marks.get(0, {})


async def test_marks_are_seen_by_their_owner_alone_and_survive_a_restart(scene: Scene) -> None:
    """Several at once are typed in any form, or entered below ones own board."""
    await laid(scene)

    async def mark(**options: str) -> Reply:
        return await scene.anna.command("mark", scene.channel, **options)

    for typed in ("a1 B2 c3", "A1, B2,C3", " a1;b2 ; c3 "):
        await mark(square=typed, mark="ab")
        assert await marks(scene) == {"A1": "ab", "B2": "ab", "C3": "ab"}
        await mark(square="a1 c3")
        assert await marks(scene) == {"B2": "ab"}
    for square in ("z9", "a1 z9"):
        assert "A1 to H8" in whisper(await mark(square=square, mark="plot?"))
    marked = shown(await mark(square="c3", mark="obstacle?")).attachments[0].bytes
    await scene.settle()
    await scene.restart()
    again = shown(await scene.anna.command("board", scene.channel))
    assert again.attachments[0].bytes == marked
    dm = scene.dm(scene.anna)
    picture = dm.attachments[0].bytes
    asked = await scene.anna.press(dm, "Mark squares")
    reply = await scene.anna.submit(asked.modal, {"Squares": "c3 d4", "Mark": "plot?"})
    assert reply.updated
    assert dm.attachments[0].bytes != picture
    assert await marks(scene) == {"B2": "ab", "C3": "plot?", "D4": "plot?"}
    await scene.anna.press(dm, "Skip")
    await scene.settle()
    await scene.bob.press(scene.dm(scene.bob), "Skip")
    await scene.settle()
    asked = await scene.anna.press(dm, "Mark squares")  # about a turn that is over
    answer = {"Squares": "c3", "Mark": "Remove my marks here"}
    assert whisper(await scene.anna.submit(asked.modal, answer))
    assert await marks(scene) == {"B2": "ab", "D4": "plot?"}
    assert [b.label for b in dm.buttons] == ["Go to the table", "Mark squares"]
    more = await scene.anna.press(scene.board(), "⋯")
    assert "secret, so nothing can be taken back" in whisper(more)
