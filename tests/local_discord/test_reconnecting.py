"""An unmodified discord.py bot whose connection, answers or process get lost."""

from __future__ import annotations

import asyncio

import aiohttp
import discord
import pytest

from local_discord.patience import LONG
from tests.local_discord.scene import Cast, make_bot, running

pytestmark = pytest.mark.wire

CALLBACK = "/interactions/{webhook_id}/{webhook_token}/callback"


async def test_a_dropped_connection_resumes(crypt: Cast) -> None:
    bot = make_bot()
    resumed = asyncio.Event()

    @bot.event
    async def on_resumed() -> None:
        resumed.set()

    @bot.tree.command(description="Answer")
    async def ping(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("pong")

    async with running(crypt, bot):
        for fault in (crypt.world.faults.drop_gateway, crypt.world.faults.ask_to_reconnect):
            fault()
            reply = await crypt.anna.command("ping", crypt.channel)  # replayed on resuming
            assert reply.message is not None
            await asyncio.wait_for(resumed.wait(), LONG)
            resumed.clear()


async def test_a_lost_answer_is_repeated_and_refused(crypt: Cast) -> None:
    bot = make_bot()
    codes: list[int] = []

    @bot.tree.command(description="Answer")
    async def ping(interaction: discord.Interaction) -> None:
        try:
            await interaction.response.send_message("pong")
        except discord.HTTPException as error:
            codes.append(error.code)

    async with running(crypt, bot):
        crypt.world.faults.lose("POST", CALLBACK)
        with crypt.world.expected(40060):
            reply = await crypt.anna.command("ping", crypt.channel)
            await crypt.world.wait(lambda: codes)
        assert reply.message is not None
        assert codes == [40060]


async def test_a_connection_breaks_before_or_after_a_request_is_executed(crypt: Cast) -> None:
    bot, route = make_bot(), "/channels/{channel_id}/messages"
    faults, seen = crypt.world.faults, list[int]()
    async with running(crypt, bot):
        for lost in (False, True):
            faults.break_off("POST", route, lost=lost)
            with pytest.raises(aiohttp.ClientError):
                await bot.get_partial_messageable(crypt.channel.id).send("once")
            seen.append(len(crypt.channel.messages))
    assert seen == [0, 1]


async def test_a_repeated_interaction_is_heard_twice_and_a_429_tried_again(crypt: Cast) -> None:
    bot = make_bot()
    ids: list[int] = []

    @bot.tree.command(description="Answer")
    async def ping(interaction: discord.Interaction) -> None:
        ids.append(interaction.id)
        assert isinstance(interaction.channel, discord.TextChannel)
        if len(ids) == 1:
            await interaction.response.send_message("pong")
            await interaction.channel.send("once more")

    async with running(crypt, bot):
        crypt.world.faults.duplicate_next_interaction()
        route = "/channels/{channel_id}/messages"
        crypt.world.faults.add("POST", route, 429, retry_after=0.2)
        await crypt.anna.command("ping", crypt.channel)
        await crypt.world.settled()  # waits for the repetition too
        assert ids[0] == ids[1]
        assert [m.content for m in crypt.anna.look(crypt.channel)] == ["pong", "once more"]
        statuses = [r.status for r in crypt.world.requests.log if r.route == route]
        assert statuses == [429, 200]
