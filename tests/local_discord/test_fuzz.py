"""Whatever a bot sends, it gets an answer that Discord could give, and the world stays whole."""

from __future__ import annotations

import copy
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from local_discord import World
from tests.local_discord.scene import Clock, api, button, row, scene, select, text, v2
from tests.sample import examples

MESSAGE = v2(
    {"type": 17, "components": [text("a"), {"type": 14, "spacing": 1}], "accent_color": 5},
    {"type": 9, "components": [text("b")], "accessory": button("x", emoji={"name": "💀"})},
    {"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}}]},
    row(select(min_values=1, max_values=2, placeholder="Move")),
    row({"type": 5, "custom_id": "p", "default_values": [{"id": "1", "type": "user"}]}),
) | {"allowed_mentions": {"parse": ["users"], "roles": ["1"]}, "attachments": [], "tts": False}
OPTION = {"type": 3, "name": "move", "description": "d", "choices": [{"name": "a", "value": "b"}]}
COMMAND = {
    "name": "play",
    "description": "Play",
    "name_localizations": {"ru": "ход"},
    "contexts": [0, 1],
    "default_member_permissions": "0",
    "options": [{"type": 1, "name": "sub", "description": "d", "options": [OPTION]}],
}
scalars = st.none() | st.booleans() | st.integers(-9, 40000) | st.text(max_size=5)
junk = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["type", "id", "url", "components"]), inner, max_size=3)
    ),
    max_leaves=5,
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of everything in a payload."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    found = []
    for key, inner in pairs:
        found.append((*path, key))
        if isinstance(inner, dict | list):
            found += places(inner, (*path, key))
    return found


def spoiled(payload: Any, path: tuple[Any, ...], value: Any) -> Any:
    result = node = copy.deepcopy(payload)
    for step in path[:-1]:
        node = node[step]
    node[path[-1]] = value
    return result


FUZZ = settings(max_examples=examples(40), deadline=None, suppress_health_check=list(HealthCheck))


@FUZZ
@given(path=st.sampled_from(places(MESSAGE)), value=junk)
async def test_messages(path: tuple[Any, ...], value: Any) -> None:
    still = scene(World(clock=Clock()))
    async with api(still) as client:
        channel = f"/channels/{still.channel.id}/messages"
        answer = await client.post(channel, json=spoiled(MESSAGE, path, value))
        assert answer.status_code in (200, 400)
        assert len(still.anna.look(still.channel)) == (answer.status_code == 200)
        for message in still.anna.look(still.channel):
            assert (await client.patch(f"{channel}/{message.id}", json=MESSAGE)).is_success
            assert message.buttons[0].label == "Press"


@FUZZ
@given(path=st.sampled_from(places(COMMAND)), value=junk)
async def test_commands(path: tuple[Any, ...], value: Any) -> None:
    still = scene(World(clock=Clock()))
    async with api(still) as client:
        address = f"/applications/{still.application.id}/commands"
        answer = await client.put(address, json=[spoiled(COMMAND, path, value)])
        assert answer.status_code in (200, 400)
        assert len(still.application.commands) == (answer.status_code == 200)
        still.anna.commands(still.channel)


@FUZZ
@given(body=junk, method=st.sampled_from(["POST", "PATCH", "PUT"]), data=st.data())
async def test_any_body_anywhere(body: Any, method: str, data: st.DataObject) -> None:
    still = scene(World(clock=Clock()))
    message = still.anna.say(still.channel, "a")
    paths = [
        f"/channels/{still.channel.id}",
        f"/channels/{still.channel.id}/messages",
        f"/channels/{still.channel.id}/messages/{message.id}",
        f"/channels/{still.channel.id}/messages/{message.id}/threads",
        f"/channels/{still.channel.id}/threads",
        f"/applications/{still.application.id}/commands",
        "/users/@me/channels",
        "/interactions/1/x/callback",
        f"/webhooks/{still.application.id}/x",
    ]
    async with api(still) as client:
        answer = await client.request(method, data.draw(st.sampled_from(paths)), json=body)
    assert answer.status_code < 500
