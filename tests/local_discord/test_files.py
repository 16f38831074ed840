"""Uploads: what is kept, where it is shown, what is refused."""

from __future__ import annotations

import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from local_discord import Message
from local_discord.model import Attachment
from tests.local_discord.scene import GALLERY, PNG, Cast, Client, api, picture, text, upload, v2


async def test_a_picture_in_components(still: Cast, client: Client) -> None:
    listed = [{"id": 0, "filename": "board.png", "description": "A board"}]
    payload = v2(GALLERY) | {"attachments": listed}
    body = (await client.post(still.messages, **upload(payload, ("board.png", PNG)))).json()
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


@contextlib.asynccontextmanager
async def pictured(
    still: Cast, payload: dict[str, Any] | None = None
) -> AsyncIterator[tuple[httpx.AsyncClient, str, Message]]:
    """A message with a picture, and its path."""
    async with api(still) as client:
        sent = await client.post(
            still.messages, **upload(payload or v2(GALLERY), ("board.png", PNG))
        )
        (message,) = still.anna.look(still.channel)
        yield client, f"{still.messages}/{sent.json()['id']}", message


async def served(client: httpx.AsyncClient, attachment: Attachment) -> int:
    """The status of a file's address."""
    address = attachment.url.replace("http://127.0.0.1", "http://local")
    return (await client.get(address)).status_code


OLD, NEW, OTHER = ("board.png", PNG), ("new.png", PNG), ("board.png", PNG + b"2")
BOTH = v2(GALLERY, picture("new.png"))
KEPT = {
    "it says nothing of files": (v2(text("hm"), GALLERY), None, [OLD]),
    "it says that of files nothing is said": ({"attachments": None}, None, [OLD]),
    "it lists both": (BOTH | {"attachments": [{"id": "{old}"}, {"id": 0}]}, NEW, [OLD, NEW]),
    "it lists its own": (v2(GALLERY) | {"attachments": [{"id": 0}]}, OTHER, [OTHER]),
    "it lists its own by name": (
        v2(GALLERY) | {"attachments": [{"id": "0", "filename": "board.png"}]},
        OTHER,
        [OTHER],
    ),
    "no component shows it any more": (v2(text("gone")), None, []),
}
"""An edit, its new file, and what the message has then."""


async def edited(
    client: httpx.AsyncClient, path: str, payload: Any, new: tuple[str, bytes] | None
) -> httpx.Response:
    return await client.patch(path, **(upload(payload, new) if new else {"json": payload}))


@pytest.mark.parametrize(("payload", "new", "left"), KEPT.values(), ids=KEPT)
async def test_what_an_edit_keeps(
    still: Cast, payload: Any, new: tuple[str, bytes] | None, left: list[tuple[str, bytes]]
) -> None:
    async with pictured(still) as (client, path, message):
        (first,) = message.attachments
        listed = json.loads(json.dumps(payload).replace("{old}", str(first.id)))
        assert (await edited(client, path, listed, new)).is_success
        assert [(a.filename, a.bytes) for a in message.attachments] == left
        assert (first in message.attachments) == (OLD in left)
        assert await served(client, first) == (200 if OLD in left else 404)


@pytest.mark.parametrize(
    ("payload", "new"),
    [
        (v2(GALLERY) | {"attachments": []}, None),
        (BOTH | {"attachments": [{"id": 0}]}, NEW),
        (v2(GALLERY), OLD),
    ],
    ids=["taken away", "only the new one is listed", "the new one is not listed"],
)
async def test_50035_an_edit_that_shows_a_file_that_is_not_there(
    still: Cast, payload: Any, new: tuple[str, bytes] | None
) -> None:
    async with pictured(still) as (client, path, message):
        with still.world.expected(50035):
            answer = await edited(client, path, payload, new)
        assert "components" in answer.json()["errors"]
        assert [a.filename for a in message.attachments] == ["board.png"]


async def test_a_new_file_that_is_not_listed_takes_the_place_of_the_old_with_nothing(
    still: Cast,
) -> None:
    async with pictured(still, {"content": "a"}) as (client, path, message):
        new = upload({"content": "b"}, ("new.png", PNG))
        assert (await client.patch(path, **new)).is_success
        assert (message.content, message.attachments) == ("b", [])


async def test_a_legacy_message_keeps_the_files_that_an_edit_lists(
    still: Cast, client: Client
) -> None:
    body = (await client.post(still.messages, **upload({"content": "a"}, ("a.txt", b"hi")))).json()
    (listed,) = body["attachments"]
    assert (listed["filename"], listed["size"]) == ("a.txt", 2)
    assert listed["content_type"].startswith("text/plain")
    kept = {"content": "b", "attachments": [listed]}
    assert (await client.patch(f"{still.messages}/{body['id']}", json=kept)).is_success
    assert [a.filename for a in still.anna.look(still.channel)[0].attachments] == ["a.txt"]
    dropped = {"content": "b", "attachments": []}
    assert (await client.patch(f"{still.messages}/{body['id']}", json=dropped)).is_success
    (message,) = still.anna.look(still.channel)
    assert message.attachments == []


@pytest.mark.parametrize(
    ("code", "payload", "files"),
    [
        (50035, v2(text("a")), [OLD]),
        (50035, {"content": "a"}, [(f"{n}.txt", b"hi") for n in range(11)]),
        (40005, {"content": "a"}, [("0.bin", bytes(20 * 1024 * 1024 + 1))]),
        (40005, {"content": "a"}, [(f"{n}.bin", bytes(9 * 1024 * 1024)) for n in range(3)]),
    ],
    ids=["no component shows it", "eleven", "one is too large", "together they are"],
)
async def test_what_cannot_be_sent(
    still: Cast, client: Client, code: int, payload: Any, files: list[tuple[str, bytes]]
) -> None:
    with still.world.expected(code):
        answer = await client.post(still.messages, **upload(payload, *files))
    assert code == 40005 or "attachments" in answer.json()["errors"]
    assert answer.status_code == (413 if code == 40005 else 400)
