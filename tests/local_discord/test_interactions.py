"""Interactions at the level of HTTP: deadlines, double answers, tokens, forms."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from local_discord import Message
from tests.local_discord.bench import (
    ASKED,
    SAY,
    Bench,
    asked,
    bench,
    modal,
)
from tests.local_discord.scene import (
    GALLERY,
    PNG,
    Cast,
    Clock,
    api,
    at,
    button,
    row,
    select,
    text,
    upload,
    v2,
)

pytestmark = pytest.mark.wire


async def test_what_an_interaction_carries(crypt: Cast, b: Bench) -> None:
    crypt.channel.deny(crypt.application.user, 1 << 11)
    one = await b.ping()
    assert one["type"] == 2
    assert one["data"]["name"] == "ping"
    assert one["member"]["user"]["global_name"] == "Anna"
    assert one["locale"] == "en-US"
    assert int(one["app_permissions"]) & 1 << 10
    assert not int(one["app_permissions"]) & 1 << 11
    assert one["attachment_size_limit"] == 20 * 1024 * 1024
    assert (one["context"], one["guild_id"]) == (0, str(crypt.guild.id))
    status, body = await b.answer(one, SAY)  # answering needs no permission to send
    assert status == 200
    assert body["resource"]["message"]["content"] == "hi"
    assert (await b.reply()).message in crypt.bob.look(crypt.channel)


async def test_10062_three_seconds(still: Cast, clock: Clock) -> None:
    async with bench(still) as b:
        one = await b.ping()
        with still.world.expected("unanswered"):
            clock.now += 3
            still.world.tick()
            assert (await b.reply()).failed == "The application did not respond"
        with still.world.expected(10062):
            assert (await b.answer(one, SAY))[1]["code"] == 10062
    assert still.anna.look(still.channel) == []


async def test_10062_wrong_token(crypt: Cast, b: Bench) -> None:
    one = await b.ping()
    with crypt.world.expected(10062):
        status, body = await b.answer(one | {"token": "forged"}, SAY)
    assert (status, body["code"]) == (404, 10062)


@pytest.mark.parametrize(
    ("payload", "path"),
    [
        ({"type": 6}, "type"),
        ({"type": 8, "data": {"choices": []}}, "type"),
        ({"type": 1}, "type"),
        ({"type": 99}, "type"),
        ({"type": 4, "data": {"content": "x" * 2001}}, "data.content"),
        ({"type": 4, "data": v2(row(button("")))}, "data.components.0.components.0.custom_id"),
        ({"type": 5, "data": {"flags": "64"}}, "data.flags"),
        ({"type": 5, "data": {"flags": 64 | 1 << 15}}, "data.flags"),
        ({"type": 5, "data": {"flags": 1 << 12}}, "data.flags"),
        (modal("a"), "data.components"),
        (asked(select(min_values=0)), f"{ASKED}.min_values"),
    ],
)
async def test_50035_leaves_it_open(
    crypt: Cast, b: Bench, payload: dict[str, Any], path: str
) -> None:
    one = await b.ping()
    with crypt.world.expected(50035):
        status, body = await b.answer(one, payload)
    assert status == 400
    assert at(body["errors"], path)
    assert (await b.answer(one, SAY))[0] == 200


async def test_ephemeral_answers(crypt: Cast, b: Bench) -> None:
    one = await b.ping()
    _, body = await b.answer(one, {"type": 4, "data": {"content": "psst", "flags": 64}})
    message = (await b.reply()).message
    assert message is not None
    assert message.ephemeral
    assert crypt.anna.look(crypt.channel) == [message]
    assert crypt.bob.look(crypt.channel) == []
    path = f"/channels/{crypt.channel.id}/messages/{body['resource']['message']['id']}"
    assert (await b.call("PATCH", path, {"content": "a"}))[1]["code"] == 10008
    assert (await b.hook("PATCH", one, "/messages/@original", {"content": "b"}))[0] == 200
    assert message.content == "b"
    assert (await b.hook("DELETE", one, "/messages/@original"))[0] == 204
    assert crypt.anna.look(crypt.channel) == []
    assert (await b.hook("GET", one, "/messages/@original"))[1]["code"] == 10008


async def test_deferring(crypt: Cast, b: Bench) -> None:
    one = await b.ping()
    status, body = await b.answer(one, {"type": 5, "data": {"flags": 64}})
    assert status == 200
    assert "resource" not in body
    assert body["interaction"]["response_message_loading"]
    (message,) = crypt.anna.look(crypt.channel)
    assert message.loading
    _, first = await b.hook("POST", one, payload={"content": "done"})
    assert first["id"] == str(message.id)  # takes the place of "is thinking"
    reply = await b.reply()
    assert (reply.deferred, reply.message, message.loading) == (True, message, False)
    assert message.ephemeral
    _, second = await b.hook("POST", one, payload={"content": "more"})
    assert second["id"] != first["id"]
    assert [m.content for m in reply.followups] == ["more"]
    path = f"/messages/{second['id']}"
    assert (await b.hook("PATCH", one, path, {"content": "most"}))[0] == 200
    assert [m.content for m in crypt.bob.look(crypt.channel)] == ["most"]


async def test_10015_follow_up_before_the_answer(crypt: Cast, b: Bench) -> None:
    one = await b.ping()
    with crypt.world.expected(10015):
        assert (await b.hook("POST", one, payload={"content": "a"}))[1]["code"] == 10015


async def test_50027_fifteen_minutes(still: Cast, clock: Clock) -> None:
    async with bench(still) as b:
        one = await b.ping()
        await b.answer(one, SAY)
        clock.now += 899
        edit = ("PATCH", one, "/messages/@original", {"content": "b"})
        assert (await b.hook(*edit))[0] == 200
        clock.now += 1
        with still.world.expected(50027):
            status, body = await b.hook(*edit)
        assert (status, body["code"]) == (401, 50027)


async def test_a_deferred_answer_may_come_for_fifteen_minutes(still: Cast, clock: Clock) -> None:
    async with bench(still) as b:
        one = await b.ping()
        await b.answer(one, {"type": 5})
        assert still.world.interactions.waiting()
        clock.now += 900
        with still.world.expected("unanswered"):
            assert (await b.reply()).failed == "The application did not respond"
        assert not still.world.interactions.waiting()


async def test_components_update_their_message(crypt: Cast, b: Bench) -> None:
    path = f"/channels/{crypt.channel.id}/messages"
    await b.call("POST", path, v2(text("a"), row(button("x"))))
    (message,) = crypt.bob.look(crypt.channel)
    one = await b.begins(crypt.bob.press(message, "Press"))
    assert one["data"] == {"custom_id": "x", "component_type": 2, "id": 3}
    assert one["message"]["components"][0]["content"] == "a"
    assert one["locale"] == "ru"
    await b.answer(one, {"type": 7, "data": {"components": [text("b")]}})
    reply = await b.reply()
    assert (reply.updated, reply.message, message.text) == (True, None, "b")
    two = await b.begins(crypt.bob.forge(message, "x"))
    await b.answer(two, {"type": 6})
    assert (await b.reply()).deferred
    assert (await b.hook("PATCH", two, "/messages/@original", v2(text("c"))))[0] == 200
    assert message.text == "c"
    assert (await b.reply()).updated
    three = await b.begins(crypt.bob.forge(message, "x"))
    await b.answer(three, SAY)
    answered = (await b.reply()).message
    assert answered is not None
    assert answered.reference is message


async def test_settled_waits_for_the_answer(crypt: Cast, b: Bench) -> None:
    one = await b.ping()
    settled = asyncio.create_task(crypt.world.settled(quiet=0.01))
    await b.answer(one, {"type": 5})
    assert not settled.done()
    await b.hook("PATCH", one, "/messages/@original", {"content": "a"})
    while (payload := await b.wire.next())["op"] != 1:
        pass  # asked for a heartbeat, to prove that all events were read
    assert payload["d"] is None
    assert not settled.done()
    await b.wire.send(1, b.wire.events[-2]["s"])
    await settled


async def test_nobody_online(crypt: Cast) -> None:
    async with bench(crypt):
        pass
    reply = await crypt.anna.command("ping", crypt.channel)
    assert reply.failed == "The application did not respond"


async def pressed(b: Bench) -> tuple[dict[str, Any], Message]:
    """Somebody presses a button below a picture; the interaction, and the message."""
    scene = b.scene
    async with api(scene) as client:
        path = f"/channels/{scene.channel.id}/messages"
        await client.post(path, **upload(v2(GALLERY, row(button())), ("board.png", PNG)))
    message = scene.anna.look(scene.channel)[-1]
    return await b.begins(scene.anna.press(message, "Press")), message


async def test_an_update_takes_away_the_files_it_does_not_list(crypt: Cast, b: Bench) -> None:
    one, message = await pressed(b)
    assert (await b.answer(one, {"type": 7, "data": v2(text("b"))}))[0] == 200
    assert (await b.reply()).updated
    assert message.attachments == []


async def test_an_update_keeps_the_files_it_lists(crypt: Cast, b: Bench) -> None:
    one, message = await pressed(b)
    (board,) = message.attachments
    listed = v2(text("b"), GALLERY) | {"attachments": [{"id": str(board.id)}]}
    assert (await b.answer(one, {"type": 7, "data": listed}))[0] == 200
    assert message.attachments == [board]


@pytest.mark.parametrize("attachments", [{}, {"attachments": None}, {"attachments": []}])
async def test_50035_an_update_that_shows_a_file_without_listing_it(
    crypt: Cast, b: Bench, attachments: dict[str, Any]
) -> None:
    one, message = await pressed(b)
    with crypt.world.expected(50035):
        data = v2(text("b"), GALLERY) | attachments
        status, body = await b.answer(one, {"type": 7, "data": data})
    media = body["errors"]["data"]["components"]["1"]["items"]["0"]["media"]["url"]
    code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
    assert (status, media["_errors"][0]["code"]) == (400, code)
    assert len(message.attachments) == 1
    assert (await b.answer(one, {"type": 6}))[0] == 200


async def test_after_a_deferral_an_edit_keeps_the_files(crypt: Cast, b: Bench) -> None:
    one, message = await pressed(b)
    (board,) = message.attachments
    assert (await b.answer(one, {"type": 6}))[0] == 200
    path = "/messages/@original"
    assert (await b.hook("PATCH", one, path, v2(text("b"), GALLERY)))[0] == 200
    assert message.attachments == [board]
    with crypt.world.expected(50035):
        data = v2(GALLERY) | {"attachments": []}
        assert (await b.hook("PATCH", one, path, data))[0] == 400
