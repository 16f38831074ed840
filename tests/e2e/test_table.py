"""Tables of Graverobber, and what people should not do to them."""

from __future__ import annotations

import asyncio
import re

import discord
import pytest

from bot.live.studio import Studio
from bot.message.parts import Sheet
from bot.times import HEARD, SLOW
from local_discord import Channel, Permission, Person, Reply
from local_discord.patience import PATIENCE
from tests.e2e.driver import (
    LAYOUT,
    answer,
    controls,
    labels,
    laid,
    pressed,
    resigned,
    seated,
    whisper,
)
from tests.e2e.scene import Scene
from tests.e2e.talk import Talk


async def test_who_may_not_create_threads_gets_none_from_the_bot(scene: Scene, talk: Talk) -> None:
    await talk("""
        Anna: /newgame game=graverobber
        Bob: /newgame game=graverobber → [Open a thread]
    """)
    scene.channel.deny(scene.bob, Permission.CREATE_PUBLIC_THREADS)
    await talk("""
        Bob: Open a thread → can't create threads
        Bob: /newgame game=graverobber → can't create threads
    """)
    assert scene.guild.threads == []


@pytest.mark.long
async def test_a_rematch_in_a_taken_channel_keeps_its_options_in_a_thread(
    scene: Scene, talk: Talk
) -> None:
    hour, red = "1 hour a turn", "the host is Red"
    await seated(scene, "graverobber", [scene.anna, scene.bob], Clock=hour, Sides=red)
    await resigned(scene, scene.bob)
    await talk("""
        Cleo: /newgame game=bushwhacked
        Anna: Rematch → a channel holds only one
        Anna: Open a thread
    """)
    [thread] = scene.guild.threads
    table = await scene.table(thread)
    assert table.clock == "1h"
    assert [player.name for player in table.invited] == ["Bob"]
    for button in ("My secret board", "In words"):
        await talk(f"Bob: {button} → **Match 1: Graverobber**, played by **Anna** and **Bob**.")
    old = next(m for m in scene.bob.look(scene.channel) if "My secret board" in labels(m))
    for person in (scene.bob, scene.cleo):  # no notation, no spectators
        more = answer(await person.press(old, "⋯"))
        about = ["Block or report…"] if person is scene.bob else []
        assert labels(more) == ["Rules", *about]


async def test_what_takes_long_is_acknowledged_first(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    await laid(scene)
    scene.bot.router.slow = 0.05
    painted, files = asyncio.Event(), Studio.files

    async def slow(studio: Studio, sheet: Sheet) -> list[discord.File]:
        await painted.wait()
        return await files(studio, sheet)

    monkeypatch.setattr(Studio, "files", slow)
    begun = await scene.acknowledged(
        scene.anna.press(scene.board(), "My secret board"),
        scene.anna.press(scene.dm(scene.anna), "Skip"),
        scene.bob.command("board", scene.channel),
    )
    painted.set()
    replies = await begun
    assert all(reply.deferred and not reply.failed for reply in replies)
    await scene.settle()
    assert replies[0].followups[0].ephemeral
    assert replies[1].updated
    assert replies[2].message
    assert replies[2].message.attachments
    assert "skips" in scene.board().text


async def test_a_missing_permission_is_named(scene: Scene, talk: Talk) -> None:
    bot = scene.application.user
    for taken, named in (
        (Permission.SEND_MESSAGES, "Send Messages"),
        (Permission.ATTACH_FILES, "Attach Files"),
    ):
        scene.channel.deny(bot, taken)
        await scene.world.settled()
        await talk(f"Anna: /newgame game=graverobber → in this channel: {named}. Somebody")
        scene.channel.allow(bot, taken)
    assert await scene.bot.tables.table_in(scene.channel.id) is None


async def test_a_restart_keeps_buttons_and_the_open_modal_alive(scene: Scene, talk: Talk) -> None:
    await seated(scene, "graverobber", [scene.anna, scene.bob])
    own = scene.dm(scene.anna)
    reply = await scene.anna.press(own, "Type it")
    wrong = await scene.anna.submit(reply.modal, {"Moves, separated by ;": "wm c5; grave c6"})
    assert re.search(r"C6|windmill", whisper(wrong), re.IGNORECASE)
    assert (await scene.table()).playing.log == ()
    reply = await scene.anna.press(own, "Type it")
    await scene.restart()
    await scene.after(scene.anna.submit(reply.modal, {"Moves, separated by ;": LAYOUT}))
    ready = next(b.label for b in own.buttons if "Ready" in b.label)
    await talk(f"""
        restart
        Anna: {ready}
        Bob: sees → Anna** is ready
    """)


# --- on a line that sends little ------------------------------------------------------------------


UPWARD = 16_000.0
"""Bytes a second: a bad mobile line."""


def paced(scene: Scene) -> None:
    """Discord waits as long as it does, and the line is thin; all of it stretched alike."""
    scene.world.deadline = HEARD * PATIENCE
    router = scene.bot.router
    router.heard = router.late = HEARD * PATIENCE
    router.slow = SLOW * PATIENCE
    scene.world.faults.line.upward = UPWARD / PATIENCE


async def press(scene: Scene, people: list[Person], channel: Channel) -> Reply:
    board = scene.board(channel=channel)
    mover = next(person for person in people if person in board.mentions)
    return await mover.press(board, controls(board)[0][0])


@pytest.mark.long
async def test_of_four_presses_at_once_none_fails(scene: Scene) -> None:
    people, channels = [scene.anna, scene.bob], [scene.guild.channel(name) for name in "abcd"]
    for channel in channels:
        await seated(scene, "graveyard_shift", people, channel)
    paced(scene)
    try:
        replies = await asyncio.gather(*(press(scene, people, channel) for channel in channels))
    finally:
        scene.world.faults.line.upward = 0
    await scene.settle()
    assert [reply.failed for reply in replies] == [None] * 4


@pytest.mark.long
async def test_a_picture_for_one_person_is_acknowledged_in_time_too(scene: Scene) -> None:
    await seated(scene, "pointsweeper", [scene.anna, scene.bob])
    board = scene.board()
    paced(scene)
    scene.world.faults.line.upward /= 4
    scene.bot._studio.line._paces.extend([1 / scene.world.faults.line.upward] * 4)  # known by now
    try:
        reply = await pressed(scene.anna, board, "mine")
    finally:
        scene.world.faults.line.upward = 0
    await scene.settle()
    assert answer(reply).attachments
