"""Several processes of one token: shards, what each hears, how fast they may identify."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import aiohttp
import pytest

from local_discord import Channel, Guild, SessionLimits, World, serve
from local_discord.gateway import gateway
from tests.local_discord.scene import Cast, Clock, Wire, api, scene

pytestmark = pytest.mark.wire

INVALID_SESSION = {"op": 9, "d": False, "s": None, "t": None}


@dataclass
class Net:
    """A served world; how a bot by hand comes to it."""

    cast: Cast
    http: str
    client: aiohttp.ClientSession
    stack: contextlib.AsyncExitStack

    @property
    def world(self) -> World:
        return self.cast.world

    async def connect(self, at: str = "") -> Wire:
        """A new websocket to one of the addresses."""
        url = (at or self.http).replace("http", "ws", 1) + "/gateway"
        return Wire(await self.stack.enter_async_context(self.client.ws_connect(url)))

    async def identify(self, number: int, count: int, at: str = "") -> Wire:
        """A client that has identified as a shard; what it is answered is still to be read."""
        wire = await self.connect(at)
        await wire.identify(self.cast, shard=[number, count])
        return wire

    async def shard(self, number: int, count: int, at: str = "") -> Wire:
        """A shard that was told of its servers."""
        wire = await self.identify(number, count, at)
        ready = await wire.until("READY")
        for _ in ready["guilds"]:
            await wire.until("GUILD_CREATE")
        return wire

    async def resume(self, broken: Wire, seq: int | None = None, at: str = "") -> Wire:
        """A client that has asked to go on where another one was."""
        wire = await self.connect(at)
        await wire.next()
        ready = next(e for e in broken.events if e["t"] == "READY")
        last = max(e["s"] or 0 for e in broken.events)
        await wire.send(
            6,
            {
                "token": self.cast.application.token,
                "session_id": ready["d"]["session_id"],
                "seq": last if seq is None else seq,
            },
        )
        return wire


def places(cast: Cast, count: int) -> list[tuple[Guild, Channel]]:
    """The scene's server and more of them, each of the next shard."""
    found = [(cast.guild, cast.channel)]
    for number in range(1, count):
        guild = cast.world.guild(str(number))
        found.append((guild, guild.channel("general")))
        cast.world.install(cast.application, guild)
        guild.join(cast.anna)
    return found


@contextlib.asynccontextmanager
async def net(world: World) -> AsyncIterator[Net]:
    cast = scene(world)
    async with (
        serve(world) as address,
        aiohttp.ClientSession() as client,
        contextlib.AsyncExitStack() as stack,
    ):
        yield Net(cast, address.http, client, stack)


def sixteen(**limits: Any) -> World:
    """A world in which sixteen shards may begin at once, whose clock stands still."""
    return World(clock=Clock(), sessions=SessionLimits(max_concurrency=16, **limits))


async def heard(wire: Wire, *channels: Channel) -> None:
    """The next messages that a shard is told of are those."""
    for channel in channels:
        assert (await wire.until("MESSAGE_CREATE"))["channel_id"] == str(channel.id)


# --- what each shard hears -------------------------------------------------------------------


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
        sent = [s.sent["MESSAGE_CREATE"] for s in at.world.gateway.of(cast.application)]
        assert sent == [2, 1, 1, 1]
    at.world.check()


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
    at.world.check()


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
    at.world.check()


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
    at.world.check()


async def test_ten_thousand_servers_are_spread_evenly() -> None:
    world = World()
    application = world.application("Bot")
    for number in range(10_000):
        world.install(application, world.guild(str(number)))
    shards = [(guild.id >> 22) % 16 for guild in world.guilds_of(application.user)]
    assert shards == [number % 16 for number in range(10_000)]
    assert len(world.guilds) == 10_000


# --- identifying -----------------------------------------------------------------------------


async def test_one_identify_in_five_seconds_for_each_key() -> None:
    clock = Clock()
    async with net(World(clock=clock, sessions=SessionLimits(max_concurrency=2))) as at:
        places(at.cast, 4)
        await at.shard(0, 4)
        await at.shard(1, 4)
        for number in (2, 3, 0):
            assert await (await at.identify(number, 4)).next() == INVALID_SESSION
        clock.now += 4.99
        late = await at.identify(2, 4)
        assert await late.next() == INVALID_SESSION
        clock.now += 0.01
        await at.shard(2, 4)
        await at.shard(3, 4)
        starts = at.world.gateway.starts
        assert [(s.shard[0], s.taken) for s in starts.log] == [
            *((0, True), (1, True), (2, False), (3, False), (0, False)),
            *((2, False), (2, True), (3, True)),
        ]
        assert starts.refused == 4
    at.world.check()


async def test_resuming_is_not_counted() -> None:
    async with net(World(clock=Clock())) as at:
        wire = await at.shard(0, 1)
        for _ in range(3):
            at.world.faults.drop_gateway()
            wire_again = await at.resume(wire)
            await wire_again.until("RESUMED")
        assert len(at.world.gateway.starts.log) == 1


async def test_what_discord_recommends_and_what_is_left() -> None:
    clock = Clock()
    limits = SessionLimits(shards=4, max_concurrency=16, starts=10)
    async with net(World(clock=clock, sessions=limits)) as at, api(at.cast) as client:
        for number in range(4):
            await at.shard(number, 4)
            clock.now += 60
        answer = (await client.get("/gateway/bot")).json()
        day = 24 * 3600 * 1000
        assert answer["shards"] == 4
        assert answer["session_start_limit"] == {
            "total": 10,
            "remaining": 6,
            "reset_after": day - 4 * 60_000,
            "max_concurrency": 16,
        }
        clock.now += day / 1000
        left = (await client.get("/gateway/bot")).json()["session_start_limit"]
        assert (left["remaining"], left["reset_after"]) == (10, 0)


async def test_who_identifies_too_often_in_a_day_loses_the_token() -> None:
    async with net(sixteen(starts=3)) as at:
        token = at.cast.application.token
        wires = [await at.shard(number, 4) for number in range(2)]
        assert await (await at.identify(1, 4)).next() == INVALID_SESSION  # it counts
        late = await at.connect()
        await late.next()
        with at.world.expected("gateway"):
            await late.send(2, {"token": token, "intents": 1, "shard": [3, 4]})
            for wire in (*wires, late):
                assert (await wire.socket.receive()).data == 4004
        assert at.cast.application.token != token
        assert not at.world.gateway.of(at.cast.application)


@pytest.mark.parametrize("shard", [[2, 2], [-1, 2], [0, 0], [0], 0, None, [0, "1"], [True, 2]])
async def test_invalid_shards(shard: object) -> None:
    async with net(sixteen()) as at:
        wire = await at.connect()
        with at.world.expected("gateway"):
            await wire.identify(at.cast, shard=shard)
            assert (await wire.socket.receive()).data == 4010


async def test_too_many_servers_for_a_shard() -> None:
    async with net(sixteen(most_guilds=2)) as at:
        places(at.cast, 5)
        with at.world.expected("gateway"):
            assert (await (await at.identify(0, 2)).socket.receive()).data == 4011
        await at.shard(1, 2)


# --- sessions end, resume, and are cut off ---------------------------------------------------


async def test_a_session_is_forgotten_after_a_few_minutes() -> None:
    async with net(sixteen()) as at:
        zero, one = await at.shard(0, 2), await at.shard(1, 2)
        at.world.faults.drop_gateway()
        at.world.skip(179)
        await (await at.resume(zero)).until("RESUMED")
        at.world.skip(2)
        assert await (await at.resume(one)).next() == INVALID_SESSION


async def test_what_was_confirmed_or_never_sent_cannot_be_resumed_from() -> None:
    async with net(sixteen()) as at:
        wire, other = await at.shard(0, 2), await at.shard(1, 2)
        await wire.send(1, 2)
        await wire.next()
        at.world.faults.drop_gateway()
        assert await (await at.resume(wire, seq=1)).next() == INVALID_SESSION
        with at.world.expected("gateway"):
            assert (await (await at.resume(other, seq=3)).socket.receive()).data == 4007
        assert not at.world.gateway.of(at.cast.application)


async def test_a_silent_client_loses_its_session(monkeypatch: pytest.MonkeyPatch) -> None:
    async with net(sixteen()) as at:
        monkeypatch.setattr(gateway, "HEARTBEAT_INTERVAL", 0.05)
        wire = await at.shard(0, 1)
        assert (await wire.socket.receive()).data == 4009
        assert await (await at.resume(wire)).next() == INVALID_SESSION


async def test_too_much_and_too_large() -> None:
    async with net(sixteen()) as at:
        wire, other = await at.shard(0, 2), await at.shard(1, 2)
        with at.world.expected("gateway") as met:
            for _ in range(120):
                await wire.send(3, {})
            assert (await wire.socket.receive()).data == 4008
            await other.send(3, {"status": "x" * 4096})
            assert (await other.socket.receive()).data == 4002
        assert len(met) == 2


async def test_one_shard_is_cut_off_while_the_others_go_on() -> None:
    async with net(sixteen()) as at:
        cast, two = at.cast, places(at.cast, 2)
        zero, one = await at.shard(0, 2), await at.shard(1, 2)
        at.world.faults.break_gateway(shard=1)
        assert (await one.socket.receive()).data == 4000
        connected = at.world.gateway.connected
        assert (connected(cast.application, 0), connected(cast.application, 1)) == (True, False)
        resuming, new = await at.resume(one), await at.identify(1, 2)
        for _, channel in two:
            cast.anna.say(channel, "hello")
        await heard(zero, cast.channel)
        await resuming.send(1, None)
        assert (await resuming.next())["op"] == 11  # it is there, but nobody answers
        assert not connected(cast.application, 1)
        assert len(at.world.gateway.starts.log) == 2
        await new.socket.close()
        at.world.faults.mend_gateway()
        await heard(resuming, two[1][1])
        await resuming.until("RESUMED")
    at.world.check()


async def test_one_process_is_cut_off_while_the_others_go_on() -> None:
    async with net(sixteen()) as at, serve(at.world) as other:
        cast, two = at.cast, places(at.cast, 2)
        zero, one = await at.shard(0, 2), await at.shard(1, 2, other.http)
        at.world.faults.break_gateway(at=other.http)
        assert (await one.socket.receive()).data == 4000
        assert at.world.gateway.connected(cast.application, at=at.http)
        assert not at.world.gateway.connected(cast.application, at=other.http)
        at.world.skip(5)
        heir = await at.shard(1, 2)
        for _, channel in two:
            cast.anna.say(channel, "hello")
        await heard(zero, cast.channel)
        await heard(heir, two[1][1])
        at.world.faults.mend_gateway(at=other.http)
        again = await at.resume(one, at=other.http)
        await heard(again, two[1][1])  # it was away, but its session was not
        await again.until("RESUMED")
    at.world.check()


async def test_a_process_that_starts_again_gives_its_session_up() -> None:
    async with net(sixteen()) as at:
        wire = await at.shard(0, 1)
        at.world.faults.drop_gateway()
        at.world.skip(5)
        await at.shard(0, 1)
        assert await (await at.resume(wire)).next() == INVALID_SESSION


# --- requests --------------------------------------------------------------------------------


async def test_all_processes_share_fifty_requests_a_second() -> None:
    clock = Clock()
    async with net(World(clock=clock)) as at, serve(at.world) as other:
        at.client.headers["Authorization"] = f"Bot {at.cast.application.token}"
        channels = [at.cast.guild.channel(str(n)) for n in range(52)]

        async def get(number: int) -> tuple[int, dict[str, Any], str | None]:
            http = (at.http, other.http)[number % 2]
            url = f"{http}/api/v10/channels/{channels[number].id}"
            async with at.client.get(url) as got:
                return got.status, await got.json(), got.headers.get("X-RateLimit-Scope")

        for number in range(50):
            assert (await get(number))[0] == 200
            clock.now += 0.01
        status, body, scope = await get(50)
        assert (status, scope) == (429, "global")
        assert body["global"]
        assert body["retry_after"] == pytest.approx(0.5, abs=0.001)
        clock.now += 0.505
        assert (await get(50))[0] == 200
        assert (await get(51))[0] == 429  # there is room for one in a hundredth of a second
        requests = at.world.requests
        assert requests.limited == 2
        assert requests.invalid == 2
        assert requests.addresses == {at.http: 27, other.http: 26}
