"""Pictures that never change are drawn once."""

from __future__ import annotations

import pytest
from PIL import Image

from bot.live.skew import Skew
from bot.live.studio import Studio
from bot.message.parts import sheet
from games.core import Page

pytestmark = pytest.mark.lite


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
