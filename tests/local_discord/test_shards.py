"""Several processes of one token: what each shard hears, and what they share."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
from discord import app_commands

from local_discord import World, serve
from local_discord.discord_py import running
from tests.local_discord.net import heard, net, places, sixteen
from tests.local_discord.scene import Clock, Wire, scene

pytestmark = pytest.mark.wire


async def test_each_shard_hears_of_its_own_servers_and_the_first_of_letters() -> None:
    async with net(sixteen()) as at:
        cast, four = at.cast, places(at.cast, 4)
        wires = [await at.shard(number, 4) for number in range(4)]
        for (guild, _), wire in zip(four, wires, strict=True):
            ready = next(e for e in wire.events if e["t"] == "READY")["d"]
            assert ready["guilds"] == [{"id": str(guild.id), "unavailable": True}]
            assert ready["shard"] == [wires.index(wire), 4]
        direct = cast.anna.open_dm(cast.application)
        cast.anna.say(direct, "hello")
        for _, channel in four:
            cast.anna.say(channel, "hello")
        await heard(wires[0], direct, cast.channel)
        for (_, channel), wire in list(zip(four, wires, strict=True))[1:]:
            await heard(wire, channel)
        sessions = at.world.gateway.of(cast.application)
        assert [s.sent["MESSAGE_CREATE"] for s in sessions] == [2, 1, 1, 1]
        for guild, _ in four[:2]:  # nobody may ask for the members of another shard's servers
            await wires[1].send(8, {"guild_id": str(guild.id), "query": "", "limit": 0})
        chunk = await wires[1].until("GUILD_MEMBERS_CHUNK")
        assert chunk["guild_id"] == str(four[1][0].id)
        assert sessions[1].sent["GUILD_MEMBERS_CHUNK"] == 1


async def test_one_shard_twice_and_another_count_beside_it() -> None:
    async with net(sixteen()) as at:
        cast, four = at.cast, places(at.cast, 4)
        old = await at.shard(1, 4)
        at.world.skip(5)
        new = await at.shard(1, 4)
        at.world.skip(5)
        half = await at.shard(1, 2)
        for _, channel in four:
            cast.anna.say(channel, "hello")
        await heard(half, four[1][1], four[3][1])
        await heard(old, four[1][1])
        await heard(new, four[1][1])
        await old.socket.close()
        await at.world.wait(lambda: len(at.world.gateway.of(cast.application)) == 2)
        cast.anna.say(four[1][1], "still here?")
        await heard(new, four[1][1])
        assert [s.sent["MESSAGE_CREATE"] for s in at.world.gateway.history] == [1, 2, 3]


async def test_what_two_processes_hear_only_one_may_answer() -> None:
    async with net(sixteen()) as at:
        cast = at.cast
        path = f"{at.http}/api/v10"
        at.client.headers["Authorization"] = f"Bot {cast.application.token}"
        command = [{"name": "ping", "description": "Answer"}]
        await at.client.put(f"{path}/applications/{cast.application.id}/commands", json=command)
        old = await at.shard(0, 2)
        at.world.skip(5)
        new = await at.shard(0, 1)
        statuses = []

        async def answer(wire: Wire) -> None:
            one = await wire.until("INTERACTION_CREATE")
            callback = f"{path}/interactions/{one['id']}/{one['token']}/callback"
            async with at.client.post(callback, json={"type": 4, "data": {"content": "a"}}) as got:
                statuses.append(got.status)

        asking = asyncio.create_task(cast.anna.command("ping", cast.channel))
        with at.world.expected(40060):
            await answer(old)
            await answer(new)
        assert (await asking).message
        assert statuses == [204, 400]


async def test_a_press_on_a_dead_shard_is_nobodys_fault() -> None:
    async with net(sixteen()) as at:
        cast = at.cast
        places(cast, 2)
        at.client.headers["Authorization"] = f"Bot {cast.application.token}"
        path = f"{at.http}/api/v10/applications/{cast.application.id}/commands"
        await at.client.put(path, json=[{"name": "ping", "description": "Answer"}])
        await at.shard(1, 2)
        reply = await cast.anna.command("ping", cast.channel)
        assert reply.failed == "The application did not respond"


async def test_what_happens_in_a_server_comes_after_the_server() -> None:
    async with net(sixteen()) as at:
        cast = at.cast
        many = places(cast, 300)
        wire = await at.identify(0, 1)
        await wire.until("READY")
        cast.anna.say(many[-1][1], "first")
        many[-2][0].leave(cast.application.user)
        new = at.world.guild("New")
        at.world.install(cast.application, new)
        for _ in range(303):
            await wire.next()
        told = [e["d"]["id"] for e in wire.events if e["t"] == "GUILD_CREATE"]
        assert sorted(told) == sorted(str(g.id) for g in [*(g for g, _ in many), new])
        order = [(e["t"], e["d"].get("guild_id") or e["d"]["id"]) for e in wire.events[2:]]
        for guild, event in ((many[-1][0], "MESSAGE_CREATE"), (many[-2][0], "GUILD_DELETE")):
            created = order.index(("GUILD_CREATE", str(guild.id)))
            assert created < order.index((event, str(guild.id)))
        assert [e["s"] for e in wire.events[1:]] == list(range(1, 305))


async def test_ten_thousand_servers_are_spread_evenly() -> None:
    world = World()
    application = world.application("Bot")
    for number in range(10_000):
        world.install(application, world.guild(str(number)))
    shards = [(guild.id >> 22) % 16 for guild in world.guilds_of(application.user)]
    assert shards == [number % 16 for number in range(10_000)]
    assert len(world.guilds) == 10_000


async def test_all_processes_share_fifty_requests_a_second() -> None:
    clock = Clock()
    async with net(World(clock=clock)) as at, serve(at.world) as other:
        at.client.headers["Authorization"] = f"Bot {at.cast.application.token}"
        channels = [at.cast.guild.channel(str(n)) for n in range(52)]

        async def get(number: int) -> tuple[int, dict[str, Any], tuple[str | None, ...]]:
            http = (at.http, other.http)[number % 2]
            url = f"{http}/api/v10/channels/{channels[number].id}"
            async with at.client.get(url) as got:
                told = (got.headers.get(f"X-RateLimit-{name}") for name in ("Scope", "Global"))
                return got.status, await got.json(), tuple(told)

        for number in range(50):
            assert (await get(number))[0] == 200
            clock.now += 0.01
        status, body, told = await get(50)
        assert (status, *told) == (429, "global", "true")
        assert body["global"]
        assert body["retry_after"] == pytest.approx(0.5, abs=0.001)
        clock.now += 0.505
        assert (await get(50))[0] == 200
        assert (await get(51))[0] == 429  # there is room for one in a hundredth of a second
        requests = at.world.requests
        assert requests.limited == 2
        assert requests.invalid == 2
        assert requests.addresses == {at.http: 27, other.http: 26}


class Half(discord.AutoShardedClient):
    """Two of four shards, written with discord.py."""

    def __init__(self, *shards: int) -> None:
        super().__init__(
            intents=discord.Intents.default(),
            shard_ids=list(shards),
            shard_count=4,
            guild_ready_timeout=0.02,
        )
        self.pressed: list[discord.Interaction] = []

    async def setup_hook(self) -> None:
        tree = app_commands.CommandTree(self)

        @tree.command(description="Answer")
        async def ping(interaction: discord.Interaction) -> None:
            self.pressed.append(interaction)
            await interaction.response.send_message("pong")

        await tree.sync()


async def at_once(*_: object, **__: object) -> None:
    """discord.py would wait five seconds, but here sixteen may identify."""


async def test_two_processes_with_two_of_four_shards_each(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord.Client, "before_identify_hook", at_once)
    cast = scene(sixteen())
    four = places(cast, 4)
    first, second = Half(0, 1), Half(2, 3)
    direct = cast.anna.open_dm(cast.application)
    async with running(first, cast.world, cast.application):
        async with running(second, cast.world, cast.application):
            for bot, mine in ((first, four[:2]), (second, four[2:])):
                assert {g.id for g in bot.guilds} == {guild.id for guild, _ in mine}
            for channel in (direct, *(channel for _, channel in four)):
                assert (await cast.anna.command("ping", channel)).message
            assert [i.guild_id for i in first.pressed] == [None, four[0][0].id, four[1][0].id]
            assert [i.guild_id for i in second.pressed] == [four[2][0].id, four[3][0].id]
        assert not cast.world.gateway.connected(cast.application, 2)
        assert (await cast.anna.command("ping", four[3][1])).failed
        assert (await cast.anna.command("ping", four[1][1])).message
    cast.world.check()
