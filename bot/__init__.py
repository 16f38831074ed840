"""The Discord bot: people, tables, time and storage."""

import gc
from importlib.resources import files

# From the first import on, so many new objects bring a collection of garbage. Imports leave hardly
# any: to look through them at Python's 700 takes a sixth of the start and finds nothing.
gc.set_threshold(10_000)

from games.core import add_room  # noqa: E402 - only now

VERSION = "2.0.0"
"""CHANGELOG.md tells what is new in it."""

_HERE = files(__name__)
_SUBJECTS = sorted((_HERE / "cogs").iterdir(), key=lambda folder: folder.name)

add_room("bot", *(folder / "locale" for folder in (_HERE, _HERE / "web", *_SUBJECTS)))
