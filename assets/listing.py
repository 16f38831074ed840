"""Pictures for Discord's app directory in every language: a game, its goal, its board."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

from PIL import Image

from assets.drawn import view_of
from games import GAMES, pen
from games.core import LANGUAGES, Game, View

FOLDER = Path(__file__).parent / "listing"
SIZE = 1280, 720
BOARD = 640
"""Width and height of the board, in pixels."""
WORDS, ROOM = 60, 500
"""Where the words begin, and how wide they may be, in pixels."""
TITLE, GOAL = 56, 38
"""Sizes of the letters."""


def make() -> None:
    """Write all of them: `<language>-<game>.png`."""
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES.values():
        view = view_of(game)
        for language in LANGUAGES:
            picture = slide(game, replace(view, language=language), language)
            (FOLDER / f"{language}-{game.id}.png").write_bytes(pen.png(picture))


def slide(game: Game[Any], view: View[Any], language: str) -> Image.Image:
    """The picture of a game with its title and goal in this language."""
    image = Image.new("RGB", SIZE, pen.rgb(pen.INK))
    board = game.looks.draw(view).convert("RGBA").convert("RGB")
    board.thumbnail((BOARD, BOARD), Image.Resampling.LANCZOS)
    left = SIZE[0] - BOARD - 40 + (BOARD - board.width) // 2
    image.paste(board, (left, (SIZE[1] - board.height) // 2))
    title, goal = (text.in_(language) for text in (game.title, game.aim))
    pen.write(image, (WORDS, 120), title, TITLE, bold=True, anchor="lm")
    for n, line in enumerate(_lines(goal)):
        pen.write(image, (WORDS, 215 + 52 * n), line, GOAL, pen.MIST, anchor="lm")
    pen.write(image, (WORDS, SIZE[1] - 70), "Skulduggery", 34, pen.MIST, anchor="lm")
    return image


def _lines(text: str) -> list[str]:
    """The text, in lines that fit beside the board."""
    lines = [""]
    for word in text.split():
        if pen.width_of(f"{lines[-1]} {word}", GOAL) > ROOM:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines
