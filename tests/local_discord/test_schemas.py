"""What we send and what we take, held against Discord's own description of its API."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from local_discord import World, payloads
from local_discord.rest import app
from tests.local_discord.bench import PING, Bench
from tests.local_discord.description import check, description, schema, wrong
from tests.local_discord.fuzz import COMMAND, FAR, FUZZ, MESSAGE, junk, places, spoiled
from tests.local_discord.scene import (
    GALLERY,
    PNG,
    Cast,
    Client,
    Clock,
    api,
    button,
    row,
    scene,
    select,
    text,
    upload,
    v2,
)


async def test_messages(still: Cast, client: Client) -> None:
    everything = v2(
        {"type": 17, "components": [text("a"), {"type": 14}, GALLERY], "accent_color": 5},
        {"type": 9, "components": [text("b")], "accessory": button("x")},
        {"type": 13, "file": {"url": "attachment://log.txt"}},
        row(select()),
        row({"type": 5, "custom_id": "p"}),
        row({"type": 2, "style": 5, "label": "a", "url": "https://example.org"}),
    )
    files = ("board.png", PNG), ("log.txt", b"log")
    sent = (await client.post(still.messages, **upload(everything, *files))).json()
    check(sent, "MessageResponse")
    for component in sent["components"]:
        kinds = {17: "Container", 9: "Section", 13: "File", 1: "ActionRow"}
        check(component, f"{kinds[component['type']]}ComponentResponse")
    plain = (await client.post(still.messages, **upload({"content": "a"}, ("a.txt", b"a")))).json()
    check(plain, "MessageResponse")
    check(plain["attachments"][0], "MessageAttachmentResponse")
    reply = {"content": "b", "message_reference": {"message_id": plain["id"]}}
    replied = (await client.post(still.messages, json=reply)).json()
    check(replied, "MessageResponse")
    again = {"content": "c", "message_reference": {"message_id": replied["id"]}}
    referenced = (await client.post(still.messages, json=again)).json()["referenced_message"]
    assert referenced["message_reference"]["message_id"] == plain["id"]
    assert "referenced_message" not in referenced
    with still.world.expected(50035):
        check((await client.post(still.messages, json={"content": 5})).json(), "ErrorResponse")


async def test_servers_channels_people(still: Cast, client: Client) -> None:
    async def get(path: str, name: str) -> None:
        check((await client.get(path)).json(), name)

    await get(f"/guilds/{still.guild.id}", "GuildWithCountsResponse")
    await get(f"/guilds/{still.guild.id}/members/{still.anna.id}", "GuildMemberResponse")
    await get(f"/channels/{still.channel.id}", "GuildChannelResponse")
    await get("/users/@me", "UserPIIResponse")
    await get(f"/users/{still.anna.id}", "UserResponse")
    await get("/gateway/bot", "GatewayBotResponse")
    await get("/applications/@me", "PrivateApplicationResponse")
    thread = {"name": "t", "type": 11}
    made = (await client.post(f"/channels/{still.channel.id}/threads", json=thread)).json()
    check(made, "ThreadResponse")
    await get(f"/guilds/{still.guild.id}/threads/active", "ThreadsResponse")
    dm = await client.post("/users/@me/channels", json={"recipient_id": str(still.anna.id)})
    check(dm.json(), "PrivateChannelResponse")
    for role in (await client.get(f"/guilds/{still.guild.id}/roles")).json():
        check(role, "GuildRoleResponse")


@pytest.mark.wire
async def test_commands_and_callbacks(crypt: Cast, b: Bench) -> None:
    _, made = await b.call("PUT", crypt.commands, [PING])
    for command in made:
        check(command, "ApplicationCommandResponse")
    _, told = await b.answer(await b.ping(), {"type": 4, "data": v2(row(button()))})
    check(told, "InteractionCallbackResponse")
    message = (await b.reply()).message
    assert message
    two = await b.begins(crypt.bob.press(message, "Press"))
    check(two["message"], "MessageResponse")
    check(two["member"], "GuildMemberResponse")
    with crypt.world.expected(50006):
        assert (await b.answer(two, {"type": 7, "data": {"components": []}}))[1]["code"] == 50006
    _, told = await b.answer(two, {"type": 7, "data": v2(text("b"))})
    check(told, "InteractionCallbackResponse")


@FUZZ
@given(path=st.sampled_from(places(MESSAGE)), value=junk | FAR)
async def test_what_messages_must_not_be(path: tuple[Any, ...], value: Any) -> None:
    """What is refused leaves nothing behind, and what is taken can be edited."""
    still, payload = scene(World(clock=Clock())), spoiled(MESSAGE, path, value)
    async with api(still) as client:
        channel = still.messages
        answer = await client.post(channel, json=payload)
        assert answer.status_code in (200, 400)
        assert answer.is_error or wrong(payload, schema("MessageCreateRequest"), "") == []
        assert len(still.anna.look(still.channel)) == answer.is_success
        for message in still.anna.look(still.channel):
            assert (await client.patch(f"{channel}/{message.id}", json=MESSAGE)).is_success
            assert message.buttons[0].label == "Press"


MENU = {
    "name": "Profile",
    "type": 2,
    "name_localizations": {"ru": "Мой профиль"},
    "contexts": [0, 1],
    "integration_types": [0],
    "default_member_permissions": "0",
}


@pytest.mark.parametrize("command", [COMMAND, MENU], ids=["slash", "menu"])
@FUZZ
@given(data=st.data(), value=junk | FAR)
async def test_what_commands_must_not_be(
    command: dict[str, Any], data: st.DataObject, value: Any
) -> None:
    path = data.draw(st.sampled_from(places(command)))
    still, payload = scene(World(clock=Clock())), spoiled(command, path, value)
    async with api(still) as client:
        answer = await client.put(still.commands, json=[payload])
    described = payload | {"default_member_permissions": None}  # strings, the documentation says
    assert answer.status_code in (200, 400)
    assert answer.is_error or wrong(described, schema("ApplicationCommandUpdateRequest"), "") == []
    assert len(still.application.commands) == answer.is_success
    still.anna.commands(still.channel)


def test_routes_are_discords() -> None:
    known = {_shape(path) for path in description()["paths"]} | {"/oauth2/token"}  # OAuth2's own
    assert {_shape(route.path) for route in app.everything()} <= known


def _shape(path: str) -> str:
    return "/".join("{}" if part.startswith("{") else part for part in path.split("/"))


def test_times_have_a_zone() -> None:
    assert payloads.time(1_800_000_000.0) == "2027-01-15T08:00:00+00:00"


# --- any body, anywhere ---------------------------------------------------------------------------


@FUZZ
@given(body=junk, method=st.sampled_from(["POST", "PATCH", "PUT"]), data=st.data())
async def test_any_body_anywhere(body: Any, method: str, data: st.DataObject) -> None:
    still = scene(World(clock=Clock()))
    message = still.anna.say(still.channel, "a")
    paths = [
        f"/channels/{still.channel.id}",
        still.messages,
        f"/channels/{still.channel.id}/messages/{message.id}",
        f"/channels/{still.channel.id}/messages/{message.id}/threads",
        f"/channels/{still.channel.id}/threads",
        still.commands,
        "/users/@me/channels",
        "/interactions/1/x/callback",
        f"/webhooks/{still.application.id}/x",
    ]
    async with api(still) as client:
        answer = await client.request(method, data.draw(st.sampled_from(paths)), json=body)
    assert answer.status_code < 500
