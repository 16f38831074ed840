"""Whatever a bot sends, it gets an answer that Discord could give, and the world stays whole."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from local_discord import World
from tests.local_discord.fuzz import FUZZ, junk
from tests.local_discord.scene import Clock, api, scene


@FUZZ
@given(body=junk, method=st.sampled_from(["POST", "PATCH", "PUT"]), data=st.data())
async def test_any_body_anywhere(body: Any, method: str, data: st.DataObject) -> None:
    still = scene(World(clock=Clock()))
    message = still.anna.say(still.channel, "a")
    paths = [
        f"/channels/{still.channel.id}",
        f"/channels/{still.channel.id}/messages",
        f"/channels/{still.channel.id}/messages/{message.id}",
        f"/channels/{still.channel.id}/messages/{message.id}/threads",
        f"/channels/{still.channel.id}/threads",
        f"/applications/{still.application.id}/commands",
        "/users/@me/channels",
        "/interactions/1/x/callback",
        f"/webhooks/{still.application.id}/x",
    ]
    async with api(still) as client:
        answer = await client.request(method, data.draw(st.sampled_from(paths)), json=body)
    assert answer.status_code < 500
