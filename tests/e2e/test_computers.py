"""Computer players at tables: against one, hints, matches to watch."""

from __future__ import annotations

import asyncio
from dataclasses import InitVar, dataclass, field
from random import Random
from typing import Any

import pytest

from bot.live.computers import Computers
from bot.table.question import ADVISER
from bot.table.table import Table
from games.core import Thought
from local_discord import Message
from tests.e2e.driver import answer, controls, press_something, pressed, resigned, shown, whisper
from tests.e2e.matches import against_computer, playing
from tests.e2e.scene import Scene

HINT = "Give me a hint"


@dataclass
class Adviser:
    """It answers when the test lets it."""

    monkeypatch: InitVar[pytest.MonkeyPatch]
    asked: int = 0
    thinks: asyncio.Event = field(default_factory=asyncio.Event)
    may_answer: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        think = Computers.think

        async def held(
            computers: Computers, of: Table, seat: int, level: str, *task: Any
        ) -> Thought:
            if level == ADVISER:
                self.asked += 1
                self.thinks.set()
                await self.may_answer.wait()
            return await think(computers, of, seat, level, *task)

        monkeypatch.setattr(Computers, "think", held)


def whispered(scene: Scene) -> list[Message]:
    """What only Anna sees in the channel."""
    return [m for m in scene.anna.look(scene.channel) if m.ephemeral]


async def hint(scene: Scene) -> Message:
    """What the computer would play; only Anna is told."""
    reply = await scene.anna.command("hint", scene.channel)
    await scene.world.wait(lambda: bool(reply.message and reply.message.buttons))
    return shown(reply)


async def moves(scene: Scene) -> int:
    return len((await scene.table()).playing.log)


@pytest.mark.long
async def test_a_secret_game_against_the_computer_in_a_message_of_ones_own(scene: Scene) -> None:
    random = Random(5)
    await against_computer(scene, "graverobber")
    own = shown(await scene.anna.press(scene.board(), "My secret board"))
    await scene.anna.press(own, "Random layout")
    await scene.anna.press(own, "Ready")
    for turn in range(3):
        await scene.settle()
        if turn == 1:
            await scene.restart()
        # a warning is a message of its own, and the match goes on in it
        own = whispered(scene)[-1]
        assert "Your turn." in own.text
        assert any(controls(own))
        before = await moves(scene)
        await press_something(scene.anna, own, random)
    await scene.settle()
    now = await scene.table()
    assert len(now.playing.log) > before
    assert any(now.players[seat].level for seat, _ in now.playing.log)
    assert all("<@-" not in m.text for m in scene.anna.look(scene.channel))
    reply = await pressed(scene.anna, scene.dm(scene.anna), "hint")
    await scene.world.wait(lambda: bool(reply.message and reply.message.buttons))
    assert reply.message
    before = await moves(scene)
    await scene.anna.press(reply.message, "Play this")
    await scene.settle()
    assert await moves(scene) > before
    assert [m for m in scene.anna.look(scene.anna.dm) if m.ephemeral] == []


async def test_a_hint_is_private_legal_played_by_its_button_and_goes_then(scene: Scene) -> None:
    await playing(scene, "cop_and_rob")
    told = whisper(await scene.anna.command("hint", scene.channel))
    assert "only for matches against the computer" in told
    await resigned(scene, scene.anna)
    await against_computer(scene, "graveyard_shift")
    assert HINT in [button.label for button in scene.board().buttons]  # she has finished no match
    offered = whispered(scene)  # a newcomer is offered a lesson
    given, before = await hint(scene), (await scene.table()).playing
    move = given.text.split("/play ")[1].strip("`")
    mine = (await scene.table()).seat_for(scene.anna.id)
    assert move in before.state.legal(mine)
    await scene.anna.press(given, "Play this")
    await scene.settle()
    assert (await scene.table()).playing.log[len(before.log)] == (mine, move)
    assert whispered(scene) == offered
    given = await hint(scene)
    await scene.anna.command("play", scene.channel, move=(await scene.table()).view(mine).legal[0])
    await scene.settle()
    log = await moves(scene)
    await scene.anna.press(given, "Play this")
    await scene.settle()
    assert await moves(scene) == log
    assert "The board has moved on since." in given.text


@pytest.mark.long
async def test_who_asks_again_and_again_has_one_thought_at_a_time(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who moves meanwhile is told that the board has moved on."""
    await against_computer(scene, "graveyard_shift")
    adviser = Adviser(monkeypatch)
    first = asyncio.create_task(scene.anna.command("hint", scene.channel))
    await adviser.thinks.wait()
    for _ in range(20):
        reply = await scene.anna.command("hint", scene.channel)
        assert "I'm still busy with your last request" in whisper(reply)
    assert adviser.asked == 1
    await press_something(scene.anna, scene.board(), Random(1))
    adviser.may_answer.set()
    reply = await first
    await scene.settle()
    assert whisper(reply) == "The board has moved on since."
    await hint(scene)
    assert adviser.asked == 2


@pytest.mark.twice
async def test_computers_alone_can_be_watched_to_the_end(scene: Scene) -> None:
    await scene.anna.command("newgame", scene.channel, game="graveyard_shift", watch="easy")
    await scene.bot.hands.settled()
    await scene.settle()
    now = await scene.table()
    assert now.stage == "over"
    assert "wins" in scene.board().text or "draw" in scene.board().text
    assert [button.label for button in scene.board().buttons] == ["Replay", "Review", "In words"]
    board = answer(await scene.anna.command("leaderboard", scene.channel))
    assert "Computer" not in board.text
