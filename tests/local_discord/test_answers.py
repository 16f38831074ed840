"""Where the bot is not: nothing but answers reaches such a place, and not all of them."""

from __future__ import annotations

import asyncio

import pytest

from local_discord import Permission
from tests.local_discord.bench import (
    ANYWHERE,
    HELLO,
    PRESSED,
    SAY,
    Bench,
    elsewhere,
    everywhere,
    register,
    use,
)
from tests.local_discord.net import net, sixteen
from tests.local_discord.scene import Cast

P = Permission
EMBED = {"type": 4, "data": {"embeds": [{"title": "a"}]}}
CHANGED = {"type": 7, "data": {"content": "ho"}}


@pytest.mark.wire
async def test_50001_own_requests(crypt: Cast, b: Bench) -> None:
    _, there = elsewhere(crypt)
    group = crypt.world.group("Friends", crypt.anna, crypt.bob)
    await everywhere(b)
    for place in (there, group, crypt.world.dm(crypt.anna, crypt.bob)):
        one = await use(b, place)
        path = f"/channels/{place.id}"
        [message] = crypt.anna.look(place)
        for method, route, payload in (
            ("POST", "/messages", HELLO),
            ("PATCH", f"/messages/{message.id}", HELLO),
            ("DELETE", f"/messages/{message.id}", None),
            ("GET", f"/messages/{message.id}", None),
            ("GET", "/messages", None),
            ("POST", "/typing", None),
            ("GET", "", None),
        ):
            status, body = await b.call(method, path + route, payload)
            assert (status, body["code"]) == (403, 50001), route
        edited = await b.hook("PATCH", one, "/messages/@original", {"content": "by token"})
        assert (edited[0], message.text) == (200, "by token")


@pytest.mark.wire
async def test_40094_five_follow_ups(crypt: Cast, b: Bench) -> None:
    _, there = elsewhere(crypt)
    await everywhere(b)
    one = await use(b, there)
    for _ in range(4):
        assert (await b.hook("POST", one, payload=HELLO))[0] == 200
    status, last = await b.hook("POST", one, payload=HELLO | {"flags": 64})
    assert (status, last["flags"]) == (200, 64)
    await b.hook("DELETE", one, f"/messages/{last['id']}")  # makes no room
    crypt.world.skip(2.0)  # five in two seconds are the rate limit too
    with crypt.world.expected(40094):
        status, body = await b.hook("POST", one, payload=HELLO)
    assert (status, body["code"]) == (400, 40094)
    changed = await b.hook("PATCH", one, "/messages/@original", HELLO)
    assert changed[0] == 200  # only new ones count


@pytest.mark.wire
async def test_follow_ups_where_the_bot_is(crypt: Cast, b: Bench) -> None:
    crypt.world.limits.on = False
    await everywhere(b)
    one = await use(b, crypt.channel)
    for _ in range(7):
        assert (await b.hook("POST", one, payload=HELLO))[0] == 200


@pytest.mark.wire
async def test_a_completed_answer_counts(crypt: Cast, b: Bench) -> None:
    _, there = elsewhere(crypt)
    await everywhere(b)
    one = await use(b, there, {"type": 5})
    for _ in range(5):
        assert (await b.hook("POST", one, payload=HELLO))[0] == 200
    crypt.world.skip(2.0)
    with crypt.world.expected(40094):
        await b.hook("POST", one, payload=HELLO)
    assert len(crypt.bob.look(there)) == 5


@pytest.mark.wire
@pytest.mark.parametrize("denied", [P.USE_EXTERNAL_APPS, P.SEND_MESSAGES])
async def test_without_the_permission_all_is_ephemeral(crypt: Cast, b: Bench, denied: P) -> None:
    _, there = elsewhere(crypt)
    await everywhere(b)
    await use(b, there, PRESSED)
    [public] = crypt.bob.look(there)
    there.deny(there.guild.everyone, denied)  # type: ignore[union-attr]
    one = await use(b, there, None)
    status, told = await b.answer(one, SAY)
    assert status == 200
    assert told["interaction"]["response_message_ephemeral"] is True
    assert told["resource"]["message"]["flags"] == 64
    assert (await b.hook("POST", one, payload=HELLO))[1]["flags"] == 64
    assert crypt.bob.look(there) == [public]
    assert len(crypt.anna.look(there)) == 3
    deferred = await use(b, there, {"type": 5})
    assert (await b.hook("POST", deferred, payload=HELLO))[1]["flags"] & 64
    pressed = await b.begins(crypt.bob.press(public, "Press"))
    assert (await b.answer(pressed, CHANGED))[0] == 200  # what is public stays so
    assert crypt.anna.look(there)[0].text == "ho"
    crypt.world.install(crypt.application, there.guild)  # type: ignore[arg-type]
    there.allow(crypt.anna, P.SEND_MESSAGES)
    await use(b, there)
    assert crypt.bob.look(there)[-1].text == "hi"


@pytest.mark.wire
async def test_a_persons_command_where_the_bot_is(crypt: Cast, b: Bench) -> None:
    """USE_EXTERNAL_APPS "only applies to apps not also installed to the server"."""
    await everywhere(b)
    await b.call("PUT", crypt.commands, [ANYWHERE | {"integration_types": [1]}])
    crypt.channel.deny(crypt.guild.everyone, P.USE_EXTERNAL_APPS | P.EMBED_LINKS)
    one = await use(b, crypt.channel, EMBED)
    assert one["authorizing_integration_owners"] == {"1": str(crypt.anna.id)}
    assert len(crypt.bob.look(crypt.channel)) == 1
    crypt.channel.deny(crypt.anna, P.SEND_MESSAGES)
    await use(b, crypt.channel)
    assert len(crypt.bob.look(crypt.channel)) == 1


@pytest.mark.wire
async def test_everyone_in_a_group(crypt: Cast, b: Bench) -> None:
    group = crypt.world.group("Friends", crypt.anna, crypt.bob)
    await everywhere(b)
    await use(b, group, {"type": 4, "data": {"content": "@everyone"}})
    quiet = {"content": "@everyone", "allowed_mentions": {"parse": []}}
    await use(b, group, {"type": 4, "data": quiet})
    assert [m.mention_everyone for m in crypt.bob.look(group)] == [True, False]


@pytest.mark.wire
async def test_the_persons_permissions(crypt: Cast, b: Bench) -> None:
    _, there = elsewhere(crypt)
    there.deny(crypt.anna, P.EMBED_LINKS)
    await everywhere(b)
    one = await use(b, there, None)
    status, refused = await b.answer(one, EMBED)
    assert (status, refused["code"]) == (403, 50013)
    hidden = {"type": 4, "data": EMBED["data"] | {"flags": 64}}  # type: ignore[operator]
    assert (await b.answer(one, hidden))[0] == 200


@pytest.mark.wire
async def test_50083_a_locked_thread(crypt: Cast, b: Bench) -> None:
    _, there = elsewhere(crypt)
    thread = crypt.world.threads.start(there, crypt.anna, {"name": "t", "type": 11}, None)
    await everywhere(b)
    one = await use(b, thread, PRESSED)
    message = crypt.bob.look(thread)[-1]
    assert thread.thread is not None
    thread.thread.archived = thread.thread.locked = True
    for answer in (SAY, CHANGED):
        pressed = await b.begins(crypt.bob.press(message, "Press"))
        status, body = await b.answer(pressed, answer)
        assert (status, body["code"]) == (400, 50083)
        assert (await b.answer(pressed, {"type": 6}))[0] == 200  # that writes nothing
    for method, path in (("POST", ""), ("PATCH", "/messages/@original")):
        assert (await b.hook(method, one, path, HELLO))[1]["code"] == 50083


@pytest.mark.wire
async def test_which_shard_hears_of_it() -> None:
    async with net(sixteen()) as at:
        cast = at.cast
        guild, there = elsewhere(cast)
        group = cast.world.group("Friends", cast.anna, cast.bob)
        cast.world.allow_user_install(cast.application)
        cast.anna.install(cast.application)
        await register(cast, ANYWHERE)
        wires = [await at.shard(number, 2) for number in (0, 1)]
        assert guild.id >> 22 & 1
        for place, wire in ((there, wires[1]), (group, wires[0])):
            acting = asyncio.create_task(cast.anna.command("ping", place))
            one = await wire.until("INTERACTION_CREATE")
            assert one["channel_id"] == str(place.id)
            path = f"{at.http}/api/v10/interactions/{one['id']}/{one['token']}/callback"
            async with at.client.post(path, json=SAY) as answer:
                assert answer.ok
            await acting
        sessions = at.world.gateway.of(cast.application)
        assert [s.sent["INTERACTION_CREATE"] for s in sessions] == [1, 1]
