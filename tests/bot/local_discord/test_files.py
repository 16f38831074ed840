"""Uploads: what is kept, where it is shown, what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.bot.local_discord.scene import Scene, api, text, v2

PNG = b"\x89PNG\r\n\x1a\n" + bytes(8) + (40).to_bytes(4) + (30).to_bytes(4) + bytes(20)
GALLERY = {"type": 12, "items": [{"media": {"url": "attachment://board.png"}}]}


def upload(payload: dict[str, Any], *files: tuple[str, bytes]) -> dict[str, Any]:
    """Form data as discord.py sends it."""
    parts = {f"files[{n}]": (*file, "application/octet-stream") for n, file in enumerate(files)}
    return {"data": {"payload_json": json.dumps(payload)}, "files": parts}


async def test_a_picture_in_components(still: Scene) -> None:
    listed = [{"id": 0, "filename": "board.png", "description": "A board"}]
    async with api(still) as client:
        path = f"/channels/{still.channel.id}/messages"
        payload = v2(GALLERY) | {"attachments": listed}
        body = (await client.post(path, **upload(payload, ("board.png", PNG)))).json()
        media = body["components"][0]["items"][0]["media"]
        (message,) = still.anna.look(still.channel)
        (attachment,) = message.attachments
        assert (attachment.filename, attachment.bytes) == ("board.png", PNG)
        assert attachment.description == "A board"
        assert media["url"] == attachment.url
        assert (media["width"], media["height"], media["content_type"]) == (40, 30, "image/png")
        assert body["attachments"] == []  # Discord lists only what components do not show
        served = await client.get(attachment.url.replace("http://127.0.0.1", "http://local"))
        assert served.content == PNG
        assert served.headers["content-type"] == "image/png"
    still.world.check()


async def test_an_edit_replaces_or_keeps_pictures(still: Scene) -> None:
    async with api(still) as client:
        path = f"/channels/{still.channel.id}/messages"
        body = (await client.post(path, **upload(v2(GALLERY), ("board.png", PNG)))).json()
        (message,) = still.anna.look(still.channel)
        (first,) = message.attachments
        path += f"/{body['id']}"
        assert (await client.patch(path, json=v2(text("hm"), GALLERY))).status_code == 200
        assert message.attachments == [first]
        payload = v2(GALLERY) | {"attachments": [{"id": 0}]}
        assert (await client.patch(path, **upload(payload, ("board.png", PNG + b"2")))).is_success
        assert [a.bytes for a in message.attachments] == [PNG + b"2"]
        assert message.attachments != [first]
        assert (await client.patch(path, json=v2(text("gone")))).is_success
        assert message.attachments == []
    still.world.check()


async def test_legacy_messages_list_their_files(still: Scene) -> None:
    async with api(still) as client:
        path = f"/channels/{still.channel.id}/messages"
        body = (await client.post(path, **upload({"content": "a"}, ("a.txt", b"hi")))).json()
        (listed,) = body["attachments"]
        assert (listed["filename"], listed["size"]) == ("a.txt", 2)
        assert listed["content_type"].startswith("text/plain")
        kept = {"content": "b", "attachments": [listed]}
        assert (await client.patch(f"{path}/{body['id']}", json=kept)).is_success
        dropped = {"content": "b", "attachments": []}
        assert (await client.patch(f"{path}/{body['id']}", json=dropped)).is_success
    (message,) = still.anna.look(still.channel)
    assert message.attachments == []
    still.world.check()


async def test_50035_a_file_that_no_component_shows(still: Scene) -> None:
    async with api(still) as client:
        path = f"/channels/{still.channel.id}/messages"
        with still.world.expected(50035):
            answer = await client.post(path, **upload(v2(text("a")), ("board.png", PNG)))
    assert "attachments" in answer.json()["errors"]


async def test_50035_eleven_files(still: Scene) -> None:
    async with api(still) as client:
        path = f"/channels/{still.channel.id}/messages"
        with still.world.expected(50035):
            files = [(f"{n}.txt", b"hi") for n in range(11)]
            answer = await client.post(path, **upload({"content": "a"}, *files))
    assert "attachments" in answer.json()["errors"]


@pytest.mark.parametrize("sizes", [(10 * 1024 * 1024 + 1,), (9 * 1024 * 1024,) * 3])
async def test_40005_too_large(still: Scene, sizes: tuple[int, ...]) -> None:
    async with api(still) as client:
        path = f"/channels/{still.channel.id}/messages"
        with still.world.expected(40005):
            files = [(f"{n}.bin", bytes(size)) for n, size in enumerate(sizes)]
            answer = await client.post(path, **upload({"content": "a"}, *files))
    assert answer.status_code == 413
