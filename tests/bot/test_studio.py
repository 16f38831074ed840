"""Pictures that never change are drawn once; what was drawn long ago takes no memory."""

from __future__ import annotations

import asyncio

import pytest
from PIL import Image

from bot.live import heap
from bot.live import studio as room
from bot.live.skew import Skew
from bot.live.studio import Studio
from bot.message.parts import sheet
from games import pen
from games.core import Page


async def test_languages_share_a_picture_without_words() -> None:
    drawn = list[str]()

    def empty() -> Image.Image:
        drawn.append("once")
        return Image.new("RGB", (1, 1))

    studio, sent = Studio(Skew(None)), list[bytes]()
    for title in ("The attic", "Der Dachboden"):
        page = Page(title, "", empty, title)
        (file,) = await studio.files(sheet(None, title, draw=page, alt=page.alt))
        assert file.description == title
        sent.append(file.fp.read())
    assert drawn == ["once"]
    assert sent[0] == sent[1]


async def test_what_was_drawn_is_forgotten_when_nobody_has_asked_for_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    loop, forgotten, begun = asyncio.get_running_loop(), asyncio.Event(), list[str]()
    monkeypatch.setattr(room, "IDLE", 0.0)
    monkeypatch.setattr(room, "FORGETS", 0.0)
    monkeypatch.setattr(pen, "forget", lambda: begun.append("forgets"))

    def gave_back() -> None:
        begun.append("gives back")
        if "forgets" in begun:
            loop.call_soon_threadsafe(forgotten.set)

    monkeypatch.setattr(heap, "give_back", gave_back)
    studio = Studio(Skew(None))
    await studio.paint(lambda: Image.new("RGB", (1, 1)))
    await forgotten.wait()
    assert begun == ["gives back", "forgets", "gives back"]
