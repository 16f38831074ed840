"""The pictures that README and the app directory show are made from the product as it is: `make
pictures` makes them again."""

from __future__ import annotations

import json
from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from assets import drawn, listing, page
from games import GAMES, pen
from games.core import LANGUAGES

pytestmark = pytest.mark.long
AGAIN = "run `make pictures`, and look at what it made"


@pytest.mark.parametrize("game", list(GAMES))
def test_each_games_pictures_are_of_today(game: str) -> None:
    view = drawn.view_of(GAMES[game])
    assert same(GAMES[game].looks.draw(view), f"{game}.png"), AGAIN
    for language in LANGUAGES:
        slide = listing.slide(GAMES[game], replace(view, language=language), language)
        assert same(slide, f"listing/{language}-{game}.png"), AGAIN


async def test_the_pages_pictures_say_what_the_product_says() -> None:
    made = json.loads((page.FOLDER / "page.json").read_text(encoding="utf-8"))
    assert await page.words() == made, AGAIN


def same(image: Image.Image, name: str) -> bool:
    """Does the file show this picture, with its round corners?"""
    with Image.open(page.FOLDER / name) as shown, Image.open(BytesIO(pen.png(image))) as now:
        there, here = shown.convert("RGBA"), now.convert("RGBA")
    return there.tobytes() == here.tobytes()
