"""The Discord bot: people, tables, time and storage."""

from importlib.resources import files

from games.core import add_room

VERSION = "2.0.0"
"""CHANGELOG.md tells what is new in it."""

_HERE = files(__name__)
_SUBJECTS = sorted((_HERE / "cogs").iterdir(), key=lambda folder: folder.name)

add_room("bot", *(folder / "locale" for folder in (_HERE, _HERE / "web", *_SUBJECTS)))
