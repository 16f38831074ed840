"""Sessions: how fast shards may identify, how sessions end, resume and are cut off."""

from __future__ import annotations

import pytest

from local_discord import SessionLimits, World, serve
from local_discord.gateway import gateway
from tests.local_discord.net import INVALID_SESSION, heard, net, places, sixteen
from tests.local_discord.scene import Clock, api

pytestmark = pytest.mark.wire

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


async def test_without_rate_limits_all_may_begin_at_once() -> None:
    async with net(World(rate_limits=False)) as at:
        for _ in range(3):
            await at.shard(0, 1)
        assert at.world.gateway.starts.refused == 0
    async with net(World(rate_limits=False, sessions=SessionLimits())) as at:
        await at.shard(0, 2)
        assert await (await at.identify(1, 2)).next() == INVALID_SESSION


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


async def test_one_shard_is_told_to_go_and_the_other_is_not() -> None:
    async with net(sixteen()) as at:
        zero, one = await at.shard(0, 2), await at.shard(1, 2)
        at.world.faults.ask_to_reconnect(shard=1)
        assert (await one.next())["op"] == 7
        at.world.faults.invalidate_sessions(shard=1)
        assert await one.next() == INVALID_SESSION
        assert [s.shard for s in at.world.gateway.of(at.cast.application)] == [(0, 2)]
        at.cast.anna.say(at.cast.channel, "hello")
        assert (await zero.next())["t"] == "MESSAGE_CREATE"


async def test_a_process_that_starts_again_gives_its_session_up() -> None:
    async with net(sixteen()) as at:
        wire = await at.shard(0, 1)
        at.world.faults.drop_gateway()
        at.world.skip(5)
        await at.shard(0, 1)
        assert await (await at.resume(wire)).next() == INVALID_SESSION
