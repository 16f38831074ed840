"""`python -m games new NAME`: a game to begin with, which is a copy of `games/tools/skeleton` under
its own name. It is playable at once, and passes the tests that every game has to pass."""

from __future__ import annotations

import re
from collections.abc import Iterator
from keyword import iskeyword
from pathlib import Path

import games

SKELETON = Path(__file__).parent / "skeleton"
COPIED = {".py", ".ftl", ".md", ".json"}
NAME = re.compile(r"[a-z]{2,}(_[a-z]+)*")
LONGEST = 16
"""Longer names make ids that no line of code has room for."""
_LISTED = re.compile(r"(?<=^_NAMES = \(\n)(?:    \"\w+\",\n)+", re.MULTILINE)


def new(name: str, root: Path | None = None) -> Iterator[str]:
    """Makes the folder and the line in the registry, and tells what was done. `root`: the folder
    `games`. Raises `ValueError` if it can't have that name."""
    root = root or Path(games.__file__).parent
    _check(name, root)
    for file in sorted(SKELETON.rglob("*")):
        if file.suffix in COPIED:
            made = root / name / file.relative_to(SKELETON)
            made.parent.mkdir(parents=True, exist_ok=True)
            made.write_text(named(file.read_text("utf-8"), name), "utf-8")
    yield f"made {root / name}: Pebbles, until you change it"
    registry = root / "__init__.py"
    text = registry.read_text("utf-8")
    registry.write_text(_LISTED.sub(lambda found: f'{found[0]}    "{name}",\n', text), "utf-8")
    yield f"added a line to {registry}: games are offered in that order, the easiest first"
    yield f"play it: python -m games play {name}"
    yield "make it yours, room by room: docs/games.md"
    yield f"then make and list what it lacks: python -m games check {name} --make"


def _check(name: str, root: Path) -> None:
    if not NAME.fullmatch(name) or len(name) > LONGEST:
        raise ValueError(f"{name}: two to {LONGEST} small letters, words tied with _")
    if iskeyword(name):
        raise ValueError(f"{name}: a word of Python's own, so it can't be imported")
    taken = {path.stem for path in root.iterdir()}
    if name in taken or any(f"{name}_".startswith(f"{other}_") for other in taken):
        raise ValueError(f"{name}: games/ has that already")


def named(text: str, name: str) -> str:
    """A file of the skeleton under another name."""
    title = name.replace("_", " ").title()
    text = text.replace("SkeletonState", f"{title.replace(' ', '')}State")
    text = text.replace("skeleton-", f"{name.replace('_', '-')}-")
    return text.replace('"skeleton"', f'"{name}"').replace("Pebbles", title)
