"""What a bot may do where, and what it is told otherwise."""

from __future__ import annotations

from typing import Any

import pytest

from local_discord import Permission
from local_discord.kinds import POSTS, ChannelType
from tests.local_discord.scene import Cast, Client, Clock, button, row, text, upload, v2

P = Permission
HELLO = {"content": "hello"}


@pytest.mark.parametrize(
    ("denied", "payload", "code"),
    [
        (P.VIEW_CHANNEL, {"json": HELLO}, 50001),
        (P.SEND_MESSAGES, {"json": HELLO}, 50013),
        (P.EMBED_LINKS, {"json": {"embeds": [{"title": "a"}]}}, 50013),
        (P.ATTACH_FILES, upload({}, ("a.txt", b"hi")), 50013),
    ],
)
async def test_sending(
    still: Cast, client: Client, denied: Permission, payload: dict[str, Any], code: int
) -> None:
    still.channel.deny(still.application.user, denied)
    answer = await client.post(still.messages, **payload)
    assert (answer.status_code, answer.json()["code"]) == (403, code)


async def test_a_role_and_a_person(still: Cast) -> None:
    mute = still.guild.role("mute")
    still.channel.deny(mute, P.SEND_MESSAGES)
    still.world.servers.set_roles(still.guild, still.anna, mute)
    with pytest.raises(ValueError, match="can't write"):
        still.anna.say(still.channel, "hm")
    still.channel.allow(still.anna, P.SEND_MESSAGES)
    assert still.anna.say(still.channel, "hm") in still.bob.look(still.channel)


async def test_hidden_channels(still: Cast) -> None:
    still.anna.say(still.channel, "psst")
    still.channel.deny(still.bob, P.VIEW_CHANNEL)
    assert still.bob.look(still.channel) == []
    assert still.bob.channels(still.guild) == []
    with pytest.raises(ValueError, match="can't write"):
        still.bob.say(still.channel, "what?")


async def test_10003_10004_10008_unknown_things(still: Cast, client: Client) -> None:
    for path, code in [
        ("/channels/5", 10003),
        ("/guilds/5", 10004),
        (f"/channels/{still.channel.id}/messages/5", 10008),
        (f"/guilds/{still.guild.id}/members/5", 10007),
        ("/users/5", 10013),
    ]:
        answer = await client.get(path)
        assert (answer.status_code, answer.json()["code"]) == (404, code)


async def test_401_wrong_token(still: Cast, client: Client) -> None:
    client.headers["Authorization"] = "Bot nobody"
    with still.world.expected(0):
        assert (await client.get("/users/@me")).status_code == 401


async def test_404_unknown_route(still: Cast, client: Client) -> None:
    with still.world.expected(0):
        assert (await client.get("/guilds/1/nonsense")).status_code == 404


async def test_messages_of_others(still: Cast, client: Client) -> None:
    message = still.anna.say(still.channel, "mine")
    path = f"/channels/{still.channel.id}/messages/{message.id}"
    with still.world.expected(50005):
        assert (await client.patch(path, json=HELLO)).json()["code"] == 50005
    assert (await client.delete(path)).json()["code"] == 50013
    assert (await client.get(path)).json()["content"] == ""  # no message content intent
    still.channel.allow(still.application.user, P.MANAGE_MESSAGES)
    assert (await client.delete(path)).status_code == 204
    assert message.deleted
    assert still.anna.look(still.channel) == []


async def test_history(still: Cast, client: Client) -> None:
    still.anna.say(still.channel, f"{still.application.user.mention} hi")
    assert [m["content"] for m in (await client.get(still.messages)).json()] == [
        f"{still.application.user.mention} hi"
    ]
    still.channel.deny(still.application.user, P.READ_MESSAGE_HISTORY)
    assert (await client.get(still.messages)).json() == []
    reply = HELLO | {"message_reference": {"message_id": str(still.channel.id)}}
    assert (await client.post(still.messages, json=reply)).json()["code"] == 160002


async def test_who_is_notified(still: Cast, client: Client) -> None:
    ping = f"{still.anna.mention} {still.bob.mention} @everyone"
    await client.post(still.messages, json={"content": ping})
    await client.post(still.messages, json={"content": ping, "allowed_mentions": {"parse": []}})
    only = {"allowed_mentions": {"users": [str(still.bob.id)]}}
    body = (await client.post(still.messages, json=v2(text(ping)) | only)).json()
    await client.patch(f"{still.messages}/{body['id']}", json=v2(text(still.anna.mention)))
    pinged = [m.pings for m in still.anna.look(still.channel)]
    assert pinged == [{still.anna, still.bob}, set(), {still.bob}]


async def test_v2_stays_v2(still: Cast, client: Client) -> None:
    old = (await client.post(still.messages, json=HELLO)).json()["id"]
    with still.world.expected(50035):
        turned = await client.patch(f"{still.messages}/{old}", json=v2(text("new")))
        assert "content" in turned.json()["errors"]
    turned = await client.patch(f"{still.messages}/{old}", json=v2(text("new")) | {"content": None})
    assert turned.json()["flags"] == 32768
    with still.world.expected(50035):
        back = await client.patch(f"{still.messages}/{old}", json={"flags": 0})
        assert "flags" in back.json()["errors"]
    with still.world.expected(50035):
        assert (await client.patch(f"{still.messages}/{old}", json=HELLO)).status_code == 400
    again = await client.patch(f"{still.messages}/{old}", json={"components": [row(button())]})
    assert again.is_success
    (message,) = still.anna.look(still.channel)
    assert [b.label for b in message.buttons] == ["Press"]


EMBED = {"embeds": [{"title": "a"}]}


@pytest.mark.parametrize(
    ("old", "rest", "wrong"),
    [
        (HELLO, {"content": None}, ""),
        (HELLO, {}, "content"),
        (HELLO, {"content": ""}, "content"),
        (EMBED, {"embeds": []}, ""),
        (EMBED, {}, "embeds"),
        (EMBED, {"embeds": None}, "embeds"),
        (EMBED, EMBED, "embeds"),
        (v2(text("a")), {"content": None, "embeds": []}, ""),
        (v2(text("a")), {"content": ""}, "content"),
    ],
)
async def test_an_edit_to_v2_empties_the_rest_or_is_refused(
    still: Cast, client: Client, old: dict[str, Any], rest: dict[str, Any], wrong: str
) -> None:
    before = (await client.post(still.messages, json=old)).json()["id"]
    answer = await client.patch(f"{still.messages}/{before}", json=v2(text("b")) | rest)
    assert answer.is_success == (not wrong)
    assert not wrong or wrong in answer.json()["errors"]
    assert [one.code for one in still.world.violations] == ([50035] if wrong else [])
    still.world.violations.clear()


async def test_a_time_out_leaves_only_reading(still: Cast, client: Client, clock: Clock) -> None:
    bot, path = still.application.user, still.messages
    message = (await client.post(path, json=HELLO)).json()
    still.guild.time_out(bot, 600, told=False)
    member = (await client.get(f"/guilds/{still.guild.id}/members/{bot.id}")).json()
    assert member["communication_disabled_until"].startswith("20")
    assert (await client.post(path, json=HELLO)).json()["code"] == 50013
    edit = await client.patch(f"{path}/{message['id']}", json={"content": "b"})
    assert edit.json()["code"] == 50013
    assert (await client.get(path)).is_success
    clock.now += 601
    assert (await client.post(path, json=HELLO)).is_success
    still.guild.time_out(bot, 600)
    still.guild.time_out(bot, 0)
    assert (await client.post(path, json=HELLO)).is_success


@pytest.mark.parametrize("kind", [ChannelType.VOICE, ChannelType.STAGE, *POSTS, ChannelType.NEW])
async def test_where_else_people_write(still: Cast, client: Client, kind: ChannelType) -> None:
    place = still.guild.channel("elsewhere", kind)
    answer = await client.post(f"/channels/{place.id}/messages", json=HELLO)
    assert answer.is_success != (kind in POSTS)
    thread = await client.post(f"/channels/{place.id}/threads", json={"name": "t", "type": 11})
    assert thread.json()["code"] == 50024
    if kind in POSTS:
        assert answer.json()["code"] == 50008
        post = still.world.threads.start(place, still.anna, {"name": "post"}, None)
        assert (await client.post(f"/channels/{post.id}/messages", json=HELLO)).is_success
    still.world.violations.clear()
