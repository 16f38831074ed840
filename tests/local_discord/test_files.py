"""Uploads: what is kept, where it is shown, what is refused."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from local_discord import Message
from local_discord.model import Attachment
from tests.local_discord.scene import Cast, api, text, v2
from tests.local_discord.uploads import GALLERY, PNG, picture, upload


async def test_a_picture_in_components(still: Cast) -> None:
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


@contextlib.asynccontextmanager
async def pictured(
    still: Cast, payload: dict[str, Any] | None = None
) -> AsyncIterator[tuple[httpx.AsyncClient, str, Message]]:
    """A message with a picture, and its path."""
    async with api(still) as client:
        path = f"/channels/{still.channel.id}/messages"
        sent = await client.post(path, **upload(payload or v2(GALLERY), ("board.png", PNG)))
        (message,) = still.anna.look(still.channel)
        yield client, f"{path}/{sent.json()['id']}", message


async def served(client: httpx.AsyncClient, attachment: Attachment) -> int:
    """The status of a file's address."""
    address = attachment.url.replace("http://127.0.0.1", "http://local")
    return (await client.get(address)).status_code


async def test_an_edit_that_says_nothing_of_files_keeps_them(still: Cast) -> None:
    async with pictured(still) as (client, path, message):
        (first,) = message.attachments
        assert (await client.patch(path, json=v2(text("hm"), GALLERY))).is_success
        assert (await client.patch(path, json={"attachments": None})).is_success
        assert message.attachments == [first]
        assert await served(client, first) == 200
    still.world.check()


async def test_an_edit_keeps_the_files_it_lists(still: Cast) -> None:
    async with pictured(still) as (client, path, message):
        (first,) = message.attachments
        both = v2(GALLERY, picture("new.png"))
        listed = {"attachments": [{"id": str(first.id)}, {"id": 0}]}
        assert (await client.patch(path, **upload(both | listed, ("new.png", PNG)))).is_success
        assert [a.filename for a in message.attachments] == ["board.png", "new.png"]
        assert message.attachments[0] is first
    still.world.check()


@pytest.mark.parametrize("listed", [[{"id": 0}], [{"id": "0", "filename": "board.png"}]])
async def test_an_edit_takes_away_the_files_it_does_not_list(
    still: Cast, listed: list[dict[str, Any]]
) -> None:
    async with pictured(still) as (client, path, message):
        (first,) = message.attachments
        payload = v2(GALLERY) | {"attachments": listed}
        new = ("board.png", PNG + b"2")
        assert (await client.patch(path, **upload(payload, new))).is_success
        assert [a.bytes for a in message.attachments] == [PNG + b"2"]
        assert await served(client, first) == 404
    still.world.check()


async def test_a_file_that_no_component_shows_any_more_is_gone(still: Cast) -> None:
    async with pictured(still) as (client, path, message):
        (first,) = message.attachments
        assert (await client.patch(path, json=v2(text("gone")))).is_success
        assert message.attachments == []
        assert await served(client, first) == 404
    still.world.check()


async def test_50035_a_file_that_an_edit_has_taken_away_is_not_shown(still: Cast) -> None:
    async with pictured(still) as (client, path, message):
        with still.world.expected(50035):
            answer = await client.patch(path, json=v2(GALLERY) | {"attachments": []})
        assert "components" in answer.json()["errors"]
        with still.world.expected(50035):
            other = v2(GALLERY, picture("new.png")) | {"attachments": [{"id": 0}]}
            answer = await client.patch(path, **upload(other, ("new.png", PNG)))
        assert "components" in answer.json()["errors"]
        assert [a.filename for a in message.attachments] == ["board.png"]


async def test_50035_an_edit_that_does_not_list_its_new_file(still: Cast) -> None:
    async with pictured(still) as (client, path, message):
        with still.world.expected(50035):
            answer = await client.patch(path, **upload(v2(GALLERY), ("board.png", PNG)))
        assert "components" in answer.json()["errors"]
        assert len(message.attachments) == 1


async def test_a_new_file_that_is_not_listed_takes_the_place_of_the_old_with_nothing(
    still: Cast,
) -> None:
    async with pictured(still, {"content": "a"}) as (client, path, message):
        new = upload({"content": "b"}, ("new.png", PNG))
        assert (await client.patch(path, **new)).is_success
        assert (message.content, message.attachments) == ("b", [])
    still.world.check()


async def test_a_legacy_message_keeps_the_files_that_an_edit_lists(still: Cast) -> None:
    async with api(still) as client:
        path = f"/channels/{still.channel.id}/messages"
        body = (await client.post(path, **upload({"content": "a"}, ("a.txt", b"hi")))).json()
        (listed,) = body["attachments"]
        assert (listed["filename"], listed["size"]) == ("a.txt", 2)
        assert listed["content_type"].startswith("text/plain")
        kept = {"content": "b", "attachments": [listed]}
        assert (await client.patch(f"{path}/{body['id']}", json=kept)).is_success
        assert [a.filename for a in still.anna.look(still.channel)[0].attachments] == ["a.txt"]
        dropped = {"content": "b", "attachments": []}
        assert (await client.patch(f"{path}/{body['id']}", json=dropped)).is_success
    (message,) = still.anna.look(still.channel)
    assert message.attachments == []
    still.world.check()


async def test_50035_a_file_that_no_component_shows(still: Cast) -> None:
    async with api(still) as client:
        path = f"/channels/{still.channel.id}/messages"
        with still.world.expected(50035):
            answer = await client.post(path, **upload(v2(text("a")), ("board.png", PNG)))
    assert "attachments" in answer.json()["errors"]


async def test_50035_eleven_files(still: Cast) -> None:
    async with api(still) as client:
        path = f"/channels/{still.channel.id}/messages"
        with still.world.expected(50035):
            files = [(f"{n}.txt", b"hi") for n in range(11)]
            answer = await client.post(path, **upload({"content": "a"}, *files))
    assert "attachments" in answer.json()["errors"]


@pytest.mark.parametrize("sizes", [(20 * 1024 * 1024 + 1,), (9 * 1024 * 1024,) * 3])
async def test_40005_too_large(still: Cast, sizes: tuple[int, ...]) -> None:
    async with api(still) as client:
        path = f"/channels/{still.channel.id}/messages"
        with still.world.expected(40005):
            files = [(f"{n}.bin", bytes(size)) for n, size in enumerate(sizes)]
            answer = await client.post(path, **upload({"content": "a"}, *files))
    assert answer.status_code == 413
