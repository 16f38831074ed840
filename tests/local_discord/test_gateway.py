"""The gateway, spoken by hand: greeting, intents, what comes, what is refused."""

from __future__ import annotations

import contextlib
import time
import zlib
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import orjson
import pytest

from local_discord import serve
from tests.local_discord.scene import Cast, Wire, wired

pytestmark = pytest.mark.wire

GUILDS, MEMBERS, CONTENT = 1, 1 << 1, 1 << 15


@contextlib.asynccontextmanager
async def gateway(scene: Cast, query: str = "") -> AsyncIterator[aiohttp.ClientWebSocketResponse]:
    """A bare websocket to a served scene."""
    async with (
        serve(scene.world) as address,
        aiohttp.ClientSession() as session,
        session.ws_connect(address.gateway + query) as socket,
    ):
        yield socket


async def test_hello_ready_guild_heartbeat(crypt: Cast) -> None:
    async with wired(crypt) as (wire, _, _):
        hello, ready, guild = wire.events
        assert hello["d"]["heartbeat_interval"] == 41250
        assert ready["d"]["user"]["id"] == str(crypt.application.user.id)
        assert ready["d"]["guilds"] == [{"id": str(crypt.guild.id), "unavailable": True}]
        assert guild["d"]["member_count"] == 3
        assert [m["user"]["username"] for m in guild["d"]["members"]] == ["Skulduggery"]
        assert (ready["s"], guild["s"]) == (1, 2)
        await wire.send(1, 2)
        assert (await wire.next())["op"] == 11


async def test_an_acknowledgement_takes_its_time(crypt: Cast) -> None:
    """One that is there at once, discord.py counts for the heartbeat before."""
    async with wired(crypt) as (wire, _, _):
        sent = time.monotonic()
        await wire.send(1, 2)
        assert (await wire.next())["op"] == 11
        assert time.monotonic() - sent > 0.04


async def test_zlib_stream(crypt: Cast) -> None:
    async with gateway(crypt, "?compress=zlib-stream") as socket:
        unzip = zlib.decompressobj()
        packed = await socket.receive_bytes()
        assert packed.endswith(b"\x00\x00\xff\xff")
        assert orjson.loads(unzip.decompress(packed))["op"] == 10
        await socket.send_json({"op": 2, "d": {"token": crypt.application.token, "intents": 1}})
        assert orjson.loads(unzip.decompress(await socket.receive_bytes()))["t"] == "READY"


@pytest.mark.parametrize(
    ("payload", "code"),
    [
        ({"op": 2, "d": {"token": "wrong", "intents": 1}}, 4004),
        ({"op": 2, "d": {"token": None, "intents": GUILDS | CONTENT}}, 4014),
        ({"op": 2, "d": {"token": None, "intents": GUILDS | MEMBERS}}, 4014),
        ({"op": 2, "d": {"token": None, "intents": 1 << 30}}, 4013),
        ({"op": 3, "d": {}}, 4003),
        ({"d": {}}, 4002),
    ],
)
async def test_refused(crypt: Cast, payload: dict[str, Any], code: int) -> None:
    if payload["d"].get("token", "") is None:
        payload = payload | {"d": payload["d"] | {"token": crypt.application.token}}
    async with gateway(crypt) as socket:
        await socket.receive_json()
        with crypt.world.expected("gateway"):
            await socket.send_json(payload)
            assert (await socket.receive()).data == code


async def test_intents_decide_what_comes(crypt: Cast) -> None:
    crypt.application.privileged_intents = MEMBERS
    async with gateway(crypt) as socket:
        wire = Wire(socket)
        await wire.identify(crypt, GUILDS | MEMBERS)
        await wire.until("GUILD_CREATE")
        crypt.anna.say(crypt.channel, "not for you")
        carl = crypt.world.person("Carl")
        crypt.guild.join(carl)
        added = await wire.next()
        assert (added["t"], added["d"]["user"]["global_name"]) == ("GUILD_MEMBER_ADD", "Carl")
        await wire.send(8, {"guild_id": str(crypt.guild.id), "query": "", "limit": 0})
        chunk = await wire.until("GUILD_MEMBERS_CHUNK")
        assert len(chunk["members"]) == 4


async def test_message_contents_are_left_out(crypt: Cast) -> None:
    async with wired(crypt) as (wire, _, _):
        crypt.anna.say(crypt.channel, "between us")
        assert (await wire.until("MESSAGE_CREATE"))["content"] == ""
        mention = crypt.application.user.mention
        crypt.anna.say(crypt.channel, f"{mention} listen")
        assert (await wire.until("MESSAGE_CREATE"))["content"] == f"{mention} listen"
        direct = crypt.anna.open_dm(crypt.application)
        crypt.anna.say(direct, "hello")
        assert (await wire.until("MESSAGE_CREATE"))["content"] == "hello"


async def test_servers_come_and_go(crypt: Cast) -> None:
    async with wired(crypt) as (wire, _, _):
        tomb = crypt.world.guild("The Tomb")
        crypt.world.install(crypt.application, tomb)
        assert (await wire.until("GUILD_CREATE"))["name"] == "The Tomb"
        channel = tomb.channel("stairs")
        assert (await wire.until("CHANNEL_CREATE"))["name"] == "stairs"
        channel.deny(crypt.application.user, 1 << 10)
        hidden = await wire.until("CHANNEL_UPDATE")
        assert hidden["permission_overwrites"][0]["deny"] == str(1 << 10)
        tomb.leave(crypt.application.user)
        assert (await wire.until("GUILD_DELETE")) == {"id": str(tomb.id)}
