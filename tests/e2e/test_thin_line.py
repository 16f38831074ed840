"""The bot on a line that sends little: what people press is acknowledged all the same."""

from __future__ import annotations

import asyncio

import pytest

from bot.times import HEARD, SLOW
from local_discord import Channel, Person, Reply
from local_discord.patience import PATIENCE
from tests.e2e.driver import controls, pressed, seated
from tests.e2e.scene import Scene

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
    assert reply.failed is None
    assert reply.message
    assert reply.message.attachments
