"""Reviews of finished matches on the local Discord."""

from __future__ import annotations

import re
from typing import Any

import pytest
import sqlalchemy as sa

from bot.cogs.records import reviewing
from bot.data import schema
from bot.live.workers import Worker
from games import projector
from games.core import Budget
from local_discord import Message, Permission, Person, Reply
from tests.e2e.driver import alt, pressed, resigned, seated, shown
from tests.e2e.finished import LAYOUTS, NOT_SEEN, changed, typed
from tests.e2e.scene import Scene


@pytest.fixture(autouse=True)
def worked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The records that were reviewed. Each review counts only a little, so a test takes moments."""
    monkeypatch.setattr(reviewing, "BUDGET", Budget.nodes(5_000))
    texts, do = list[str](), Worker.do

    async def doing(self: Worker, person: int, work: Any, *args: Any, **more: Any) -> Any:
        if work is projector.reviewed:
            texts.append(args[0])
        return await do(self, person, work, *args, **more)

    monkeypatch.setattr(Worker, "do", doing)
    return texts


async def played(scene: Scene) -> Message:
    """A match in which Anna does not make her most promising moves; returns the result's
    message."""
    await seated(scene, "graverobber", [scene.anna, scene.bob], Sides="the host is Red")
    turns = ("move right 5", "skip", "move left 1", "skip")
    for n, move in enumerate((*LAYOUTS, *turns)):
        await typed(scene, (scene.anna, scene.bob)[n % 2], move)
    await resigned(scene, scene.bob)
    return scene.board()


async def overview(scene: Scene, asked: Reply) -> Message:
    """What the person is shown once the review is made."""
    assert asked.failed is None
    await scene.world.wait(lambda: bool(asked.message and asked.message.text))
    return shown(asked)


async def kept(scene: Scene) -> list[str]:
    """All reviews that are stored."""
    async with scene.bot.store.engine.reading() as connection:
        return list((await connection.execute(sa.select(schema.reviews.c.review))).scalars())


async def store(scene: Scene, review: str) -> None:
    """Change the stored review, and let the bot read it again."""
    async with scene.bot.store.engine.begin() as connection:
        await connection.execute(sa.update(schema.reviews).values(review=review))
    await scene.restart()


async def test_a_button_below_the_result_leads_through_every_choice(scene: Scene) -> None:
    result = await played(scene)
    message = await overview(scene, await scene.cleo.press(result, "Review"))
    assert "Review: Graverobber" in message.text
    assert re.search(r"\*\*Anna\*\*: [1-9]\d% accurate", message.text)
    assert "**Bob**: no choices" in message.text
    assert "turning point, by **Anna**" in message.text
    await changed(scene, scene.cleo.choose(message, "Whose choices", "Anna"))
    assert "choice 1 of 2" in message.text
    assert "What **Anna** saw" in message.text
    assert re.search(r"the other piece is here: \d+%: [A-H][1-8]", alt(message))
    assert "C5" in alt(message)  # her own Windmill
    assert "E2" not in alt(message)  # and Bob's, which she did not know
    await changed(scene, scene.cleo.press(message, "▶️"))
    assert "choice 2 of 2" in message.text
    await changed(scene, scene.cleo.press(message, "⏮️"))
    assert "choice 1 of 2" in message.text
    await changed(scene, scene.cleo.press(message, "Overview"))
    assert "turning point" in message.text
    assert message.attachments == []
    await changed(scene, scene.cleo.press(message, "Turning point"))
    assert "choice 1 of 2" in message.text
    assert scene.board() is result
    scene.dora.locale = "de"
    german = await overview(scene, await pressed(scene.dora, result, "review"))
    assert "Analyse: Grabräuber" in german.text
    assert "accurate" not in german.text


@pytest.mark.twice
async def test_it_outlives_a_restart_and_is_not_made_again(scene: Scene, worked: list[str]) -> None:
    result = await played(scene)
    message = await overview(scene, await scene.anna.press(result, "Review"))
    before = message.text
    await scene.restart()
    await changed(scene, scene.anna.press(message, "Turning point"))
    assert "C5" in alt(message)
    again = await overview(scene, await scene.bob.command("review", scene.channel, match=1))
    assert again.text == before
    assert len(worked) == 1


# --- who may see it ------------------------------------------------------------------------------


async def refused(scene: Scene, person: Person, where: Any, **options: Any) -> str:
    reply = await person.command("review", where, **options)
    await scene.world.wait(lambda: bool(reply.message or reply.followups))
    return (reply.message or reply.followups[0]).text


@pytest.mark.twice
async def test_only_who_may_see_the_replay_sees_it(scene: Scene) -> None:
    await played(scene)
    other = scene.guild.channel("tavern")
    await scene.world.settled()
    message = await overview(scene, await scene.cleo.command("review", other, match=1))
    before = message.text
    scene.channel.deny(scene.cleo, Permission.VIEW_CHANNEL)
    await scene.world.settled()
    assert NOT_SEEN in await refused(scene, scene.cleo, other, match=1)
    pressing = await scene.cleo.press(message, "Turning point")
    await scene.world.wait(lambda: bool(pressing.message or pressing.followups))
    assert message.text == before
    assert "turning point" in (await overview(scene, await _ask(scene, scene.dora, other))).text
    assert NOT_SEEN in await refused(
        scene, scene.dora, scene.dora.open_dm(scene.application), match=1
    )


async def _ask(scene: Scene, person: Person, where: Any) -> Reply:
    return await person.command("review", where, match=1)


@pytest.mark.long
async def test_never_of_a_running_match(scene: Scene, worked: list[str]) -> None:
    assert "No match has been finished" in await refused(scene, scene.anna, scene.channel)
    result = await played(scene)
    await scene.anna.press(result, "Rematch")
    await scene.settle()
    await pressed(scene.bob, scene.board(), "join")
    await scene.settle()
    await pressed(scene.anna, scene.board(), "start")
    await scene.settle()
    for asked in ({}, {"match": 2}):
        assert "still running" in await refused(scene, scene.anna, scene.channel, **asked)
    dm = scene.dm(scene.anna)
    forged = await scene.anna.forge(dm, "t:2:review.0.0")
    assert "C5" not in (forged.message.text if forged.message else "")
    assert worked == []
    message = await overview(scene, await scene.cleo.press(result, "Review"))  # of the match before
    assert "turning point" in message.text
