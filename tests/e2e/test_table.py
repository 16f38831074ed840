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


# --- a seat's own board in direct messages --------------------------------------------------------


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
