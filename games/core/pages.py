"""Rulebooks: `rulebook/<language>.md` in a game's folder, a page by heading, pictures by name."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, partial
from importlib.resources import files
from typing import TYPE_CHECKING

from games.core.languages import ENGLISH, PSEUDO
from games.core.pseudo import strange

if TYPE_CHECKING:
    from PIL.Image import Image

Pictures = Mapping[str, Callable[[], "Image"]]
Lettered = Mapping[str, Callable[[str], "Image"]]
"""Pictures that hold words, and so depend on the language."""
_PAGE = re.compile(r"^# +(.+)$", re.MULTILINE)
_PICTURE = re.compile(r"^!\[(.*)\]\(([\w-]+)\)$", re.MULTILINE)


@dataclass(frozen=True)
class Page:
    """One page of a rulebook: Discord markdown, and a picture drawn by the game itself."""

    title: str
    text: str
    picture: Callable[[], Image] | None = field(default=None, repr=False)
    alt: str = ""


def rulebook(
    package: str, pictures: Pictures, lettered: Lettered | None = None
) -> Callable[[str], tuple[Page, ...]]:
    """The pages of a game's package by language; in English where it has none in that one.

    `# Title` begins a page, `![What it shows](name)` on a line of its own is its picture.
    """
    folder = files(package) / "rulebook"

    @cache
    def pages(language: str) -> tuple[Page, ...]:
        path = folder / f"{language}.md"
        if not path.is_file():
            path = folder / f"{ENGLISH}.md"
        drawn = {name: partial(draw, language) for name, draw in (lettered or {}).items()}
        found = _pages(path.read_text("utf-8"), {**pictures, **drawn})
        return tuple(map(_strange, found)) if language == PSEUDO else found

    return pages


def _pages(text: str, pictures: Pictures) -> tuple[Page, ...]:
    _, *parts = _PAGE.split(text)
    return tuple(
        _page(title, body, pictures) for title, body in zip(parts[::2], parts[1::2], strict=True)
    )


def _strange(page: Page) -> Page:
    return Page(strange(page.title), strange(page.text), page.picture, strange(page.alt))


def _page(title: str, body: str, pictures: Pictures) -> Page:
    picture = _PICTURE.search(body)
    if picture is None:
        return Page(title.strip(), body.strip())
    words = f"{body[: picture.start()].rstrip()}\n\n{body[picture.end() :].lstrip()}"
    return Page(title.strip(), words.strip(), pictures[picture[2]], picture[1])
