"""Reviews of finished matches on the local Discord."""

from __future__ import annotations

from typing import Any

import pytest

from bot.cogs.records import reviewing
from bot.live.workers import Worker
from games import projector
from games.core import Budget
from local_discord import Message, Permission
from tests.e2e.driver import resigned, seated, whisper
from tests.e2e.finished import LAYOUTS, NOT_SEEN, typed
from tests.e2e.scene import Scene
from tests.e2e.talk import Talk


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


async def test_a_review_leads_through_every_choice_and_is_made_once(
    scene: Scene, talk: Talk, worked: list[str]
) -> None:
    """For those who may see the match."""
    result = await played(scene)
    scene.guild.channel("tavern")
    scene.dora.locale = "de"
    await talk("""
        Cleo in tavern: /review match=1 → Review: Graverobber | % accurate | **Bob**: no choices
        Cleo: Whose choices = Anna → choice 1 of 2 | What **Anna** saw | piece is here: | C5 | ~E2
        Cleo: ▶️ → choice 2 of 2
        restart
        Cleo: ⏮️ → choice 1 of 2
        Cleo: Overview → turning point, by **Anna** | ~C5
        Cleo: Turning point → choice 1 of 2 | C5
        Dora: Review → Analyse: Grabräuber | ~accurate
    """)
    assert len(worked) == 1
    assert scene.board() is result
    scene.channel.deny(scene.cleo, Permission.VIEW_CHANNEL)
    await scene.world.settled()
    for button in ("Overview", "▶️"):
        assert NOT_SEEN in whisper(await scene.cleo.press(talk.shown[scene.cleo], button))
