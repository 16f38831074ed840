"""What we send and what we take, held against Discord's own description of its API."""

from __future__ import annotations

import asyncio
import functools
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from local_discord import World, payloads
from local_discord.rest import app
from tests.local_discord.scene import (
    Clock,
    Scene,
    api,
    button,
    row,
    scene,
    select,
    text,
    v2,
    wired,
)
from tests.local_discord.test_files import GALLERY, PNG, upload
from tests.local_discord.test_fuzz import COMMAND, FUZZ, MESSAGE, junk, places, spoiled

DESCRIPTION = Path(__file__).parents[3] / "shared/discord/openapi.json"
pytestmark = pytest.mark.skipif(not DESCRIPTION.exists(), reason="no API description here")

JSON_TYPES: dict[str, tuple[type, ...]] = {
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "array": (list,),
    "object": (dict,),
    "null": (type(None),),
}


@functools.cache
def description() -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(DESCRIPTION.read_text())
    return loaded


def schema(name: str) -> dict[str, Any]:
    found: dict[str, Any] = description()["components"]["schemas"][name]
    return found


def wrong(value: Any, wanted: dict[str, Any], path: str) -> list[str]:
    """Where a value departs from a schema: the part of JSON Schema that Discord uses."""
    if "$ref" in wanted:
        name = wanted["$ref"].rsplit("/", 1)[1]
        number = name == "SnowflakeType" and isinstance(value, int)  # taken where a bot sends it
        return [] if number else wrong(value, schema(name), path)
    found = [e for part in wanted.get("allOf", []) for e in wrong(value, part, path)]
    for union in ("oneOf", "anyOf"):
        if options := wanted.get(union):
            tries = [wrong(value, option, path) for option in options]
            if all(tries):
                nearest = min(tries, key=len)
                found += nearest
    types = wanted.get("type", [])
    names = [types] if isinstance(types, str) else types
    if names and not any(_is(value, name) for name in names):
        return [*found, f"{path}: {value!r} is no {names}"]
    if "enum" in wanted and value is not None and value not in wanted["enum"]:
        found.append(f"{path}: {value!r} is not one of {wanted['enum']}")
    if value != wanted.get("const", value):
        found.append(f"{path}: {value!r} is not {wanted['const']}")
    if not _fits(value, wanted):
        found.append(f"{path}: {value!r} is too much or too little")
    if isinstance(value, dict):
        found += _wrong_fields(value, wanted, path)
    if isinstance(value, list) and "items" in wanted:
        for index, element in enumerate(value):
            found += wrong(element, wanted["items"], f"{path}[{index}]")
    return found


def _fits(value: Any, wanted: dict[str, Any]) -> bool:
    size, unit = value, "imum"
    if isinstance(value, str | list):
        size, unit = len(value), "Length" if isinstance(value, str) else "Items"
    if isinstance(value, list) and wanted.get("uniqueItems") and len(set(map(str, value))) < size:
        return False
    limits = wanted.get(f"min{unit}"), wanted.get(f"max{unit}")
    low, high = limits if isinstance(size, int | float) else (None, None)
    return (low is None or size >= low) and (high is None or size <= high)


def _is(value: Any, name: str) -> bool:
    if isinstance(value, bool):
        return name == "boolean"
    return isinstance(value, JSON_TYPES[name])


def _wrong_fields(value: dict[str, Any], wanted: dict[str, Any], path: str) -> list[str]:
    found = [f"{path}.{n} is missing" for n in wanted.get("required", []) if n not in value]
    for name, inner in wanted.get("properties", {}).items():
        if name in value:
            found += wrong(value[name], inner, f"{path}.{name}")
    return found


def check(value: Any, name: str) -> None:
    assert wrong(value, schema(name), name) == []


async def test_messages(still: Scene) -> None:
    everything = v2(
        {"type": 17, "components": [text("a"), {"type": 14}, GALLERY], "accent_color": 5},
        {"type": 9, "components": [text("b")], "accessory": button("x")},
        {"type": 13, "file": {"url": "attachment://log.txt"}},
        row(select()),
        row({"type": 5, "custom_id": "p"}),
        row({"type": 2, "style": 5, "label": "a", "url": "https://example.org"}),
    )
    files = ("board.png", PNG), ("log.txt", b"log")
    async with api(still) as client:
        path = f"/channels/{still.channel.id}/messages"
        sent = (await client.post(path, **upload(everything, *files))).json()
        check(sent, "MessageResponse")
        for component in sent["components"]:
            kinds = {17: "Container", 9: "Section", 13: "File", 1: "ActionRow"}
            check(component, f"{kinds[component['type']]}ComponentResponse")
        plain = (await client.post(path, **upload({"content": "a"}, ("a.txt", b"a")))).json()
        check(plain, "MessageResponse")
        check(plain["attachments"][0], "MessageAttachmentResponse")
        reply = {"content": "b", "message_reference": {"message_id": plain["id"]}}
        check((await client.post(path, json=reply)).json(), "MessageResponse")
        with still.world.expected(50035):
            check((await client.post(path, json={"content": 5})).json(), "ErrorResponse")


async def test_servers_channels_people(still: Scene) -> None:
    async with api(still) as client:

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


async def test_commands_and_callbacks(crypt: Scene) -> None:
    ping = {"name": "ping", "description": "Answer", "options": []}
    async with wired(crypt) as (wire, http, url):
        path = f"{url}/applications/{crypt.application.id}/commands"
        async with http.put(path, json=[ping]) as answer:
            for command in await answer.json():
                check(command, "ApplicationCommandResponse")
        task = asyncio.create_task(crypt.anna.command("ping", crypt.channel))
        one = await wire.until("INTERACTION_CREATE")
        path = f"{url}/interactions/{one['id']}/{one['token']}/callback?with_response=1"
        async with http.post(path, json={"type": 4, "data": v2(row(button()))}) as answer:
            check(await answer.json(), "InteractionCallbackResponse")
        reply = await task
        assert reply.message is not None
        pressed = asyncio.create_task(crypt.bob.press(reply.message, "Press"))
        two = await wire.until("INTERACTION_CREATE")
        check(two["message"], "MessageResponse")
        check(two["member"], "GuildMemberResponse")
        path = f"{url}/interactions/{two['id']}/{two['token']}/callback?with_response=1"
        async with http.post(path, json={"type": 7, "data": {"components": []}}) as answer:
            assert (await answer.json())["code"] == 50006
        async with http.post(path, json={"type": 7, "data": v2(text("b"))}) as answer:
            check(await answer.json(), "InteractionCallbackResponse")
        await pressed


FAR = st.sampled_from(["x" * 101, "x" * 9000, -1, 26, 1 << 31, 1 << 60, [], [None] * 50, {}])


@FUZZ
@given(path=st.sampled_from(places(MESSAGE)), value=junk | FAR)
async def test_what_messages_must_not_be(path: tuple[Any, ...], value: Any) -> None:
    still, payload = scene(World(clock=Clock())), spoiled(MESSAGE, path, value)
    async with api(still) as client:
        answer = await client.post(f"/channels/{still.channel.id}/messages", json=payload)
    assert answer.is_error or wrong(payload, schema("MessageCreateRequest"), "") == []


@FUZZ
@given(path=st.sampled_from(places(COMMAND)), value=junk | FAR)
async def test_what_commands_must_not_be(path: tuple[Any, ...], value: Any) -> None:
    still, payload = scene(World(clock=Clock())), spoiled(COMMAND, path, value)
    async with api(still) as client:
        answer = await client.put(f"/applications/{still.application.id}/commands", json=[payload])
    described = payload | {"default_member_permissions": None}  # strings, the documentation says
    assert answer.is_error or wrong(described, schema("ApplicationCommandUpdateRequest"), "") == []


def test_routes_are_discords() -> None:
    known = {_shape(path) for path in description()["paths"]}
    assert {_shape(route.path) for route in app.everything()} <= known


def _shape(path: str) -> str:
    return "/".join("{}" if part.startswith("{") else part for part in path.split("/"))


def test_times_have_a_zone() -> None:
    assert payloads.time(1_800_000_000.0) == "2027-01-15T08:00:00+00:00"
