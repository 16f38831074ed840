"""Rate limits, faults and the log of requests."""

from __future__ import annotations

import asyncio

from local_discord import World
from local_discord.errors import DMS_TOO_FAST
from tests.local_discord.scene import Cast, Client, Clock, api, scene

HELLO = {"content": "hello"}
ROUTE = "/channels/{channel_id}/messages"


async def test_five_messages_in_five_seconds(still: Cast, client: Client, clock: Clock) -> None:
    answers = [await client.post(still.messages, json=HELLO) for _ in range(6)]
    assert [a.status_code for a in answers] == [200] * 5 + [429]
    left = [a.headers["X-RateLimit-Remaining"] for a in answers[:5]]
    assert left == ["4", "3", "2", "1", "0"]
    late = answers[5]
    assert late.json() == {
        "message": "You are being rate limited.",
        "retry_after": 5.0,
        "global": False,
    }
    assert late.headers["Retry-After"] == "5"
    assert late.headers["Via"]
    assert late.headers["X-RateLimit-Scope"] == "user"
    assert late.headers["X-RateLimit-Bucket"] == answers[0].headers["X-RateLimit-Bucket"]
    other = still.guild.channel("other")
    assert (await client.post(f"/channels/{other.id}/messages", json=HELLO)).is_success
    edit = await client.patch(f"{still.messages}/{answers[0].json()['id']}", json={"content": "b"})
    assert edit.is_success  # edits have a bucket of their own
    clock.now += 5
    assert (await client.post(still.messages, json=HELLO)).is_success


async def test_an_enforced_nonce_posts_once(still: Cast, client: Client, clock: Clock) -> None:
    once = {"nonce": "a1", "enforce_nonce": True}

    async def post(**payload: object) -> str:
        clock.now += 1
        answer = await client.post(still.messages, json={**HELLO, **payload})
        return str(answer.json()["id"])

    first = await post(**once)
    assert await post(**once, content="other words") == first
    assert [m.content for m in still.channel.messages.values()] == ["hello"]
    assert await post(nonce="a1") != first
    second = await post(nonce="a2", enforce_nonce=True)
    assert second != first
    assert await post() != await post()
    clock.now += 1
    still.world.messages.delete(still.channel.messages[int(second)])
    gone = await client.post(still.messages, json={**HELLO, "nonce": "a2", "enforce_nonce": True})
    assert (gone.status_code, gone.json()["code"]) == (404, 10008)
    clock.now += 300
    assert await post(**once) != first


async def test_without_limits(clock: Clock) -> None:
    free = scene(World(clock=clock, rate_limits=False))
    async with api(free) as client:
        path = f"/channels/{free.channel.id}/messages"
        answers = [await client.post(path, json=HELLO) for _ in range(60)]
    assert {a.status_code for a in answers} == {200}
    assert int(answers[-1].headers["X-RateLimit-Remaining"]) > 1000


async def test_ordered_faults(still: Cast, client: Client) -> None:
    still.world.faults.add("POST", ROUTE, 502, times=2)
    still.world.faults.add("POST", ROUTE, 429, retry_after=0.5)
    still.world.faults.lose("POST", ROUTE)
    answers = [await client.post(still.messages, json=HELLO) for _ in range(5)]
    assert [a.status_code for a in answers] == [502, 502, 429, 504, 200]
    assert answers[2].json()["retry_after"] == 0.5
    assert answers[2].headers["Via"]
    assert "<html>" in answers[0].text  # not what a client reads as JSON
    assert len(still.anna.look(still.channel)) == 2  # the lost one was executed


async def test_of_messages_older_than_an_hour_three_are_edited_in_six_seconds(
    still: Cast, client: Client, clock: Clock
) -> None:
    old, other = [(await client.post(still.messages, json=HELLO)).json()["id"] for _ in range(2)]
    clock.now += 3601
    new = (await client.post(still.messages, json=HELLO)).json()["id"]
    asked = (old, other, old, new, other)
    answers = [await client.patch(f"{still.messages}/{id}", json={"content": "b"}) for id in asked]
    assert [a.status_code for a in answers] == [200, 200, 200, 200, 429]
    late = answers[-1].json()
    assert (late["code"], late["retry_after"], late["global"]) == (30046, 6.0, False)
    assert answers[-1].headers["Via"]
    clock.now += 6
    assert (await client.patch(f"{still.messages}/{old}", json={"content": "c"})).is_success


async def test_an_ordered_refusal_names_its_error(still: Cast, client: Client) -> None:
    route = "/users/@me/channels"
    still.world.faults.refuse("POST", route, DMS_TOO_FAST)
    asked = {"recipient_id": str(still.anna.id)}
    refused, done = [await client.post(route, json=asked) for _ in range(2)]
    assert (refused.status_code, refused.json()["code"]) == (403, 40003)
    assert done.is_success


async def test_a_request_is_heard_only_after_the_latency(still: Cast, client: Client) -> None:
    path, world = still.messages, still.world
    world.faults.latency = 0.05
    sending = asyncio.create_task(client.post(path, json=HELLO))
    await world.wait(lambda: world.requests.in_flight or sending.done())
    assert not still.channel.messages
    assert (await sending).status_code == 200
    assert [e.sent for e in world.requests.exchanges] == [HELLO]
    assert len(still.channel.messages) == 1


async def test_on_a_thin_line_a_small_request_overtakes_a_large_one(
    still: Cast, client: Client
) -> None:
    path, world = still.messages, still.world
    world.faults.line.upward = 100_000
    form = {"data": {"payload_json": "{}"}, "files": {"files[0]": ("a.bin", bytes(400_000))}}
    large = asyncio.create_task(client.post(path, **form))  # type: ignore[arg-type]
    await world.wait(lambda: world.requests.in_flight)
    assert (await client.post(path, json=HELLO)).is_success
    assert not large.done()
    world.faults.line.upward = 0
    assert (await large).is_success


async def test_the_log(still: Cast, client: Client) -> None:
    body = (await client.post(still.messages, json=HELLO)).json()
    await client.patch(f"{still.messages}/{body['id']}", json={"content": "b"})
    await client.get("/users/5")
    assert still.world.requests.counts == {
        ("POST", ROUTE): 1,
        ("PATCH", ROUTE + "/{message_id}"): 1,
        ("GET", "/users/{user_id}"): 1,
    }
    assert still.world.requests.count("POST") == 1
    assert [r.status for r in still.world.requests.log] == [200, 200, 404]
    still.world.requests.clear()
    assert still.world.requests.count() == 0
