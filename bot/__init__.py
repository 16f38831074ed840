"""The Discord bot: people, tables, time and storage."""

from importlib.resources import files

from games.core import add_room

VERSION = "2.0.0"
"""CHANGELOG.md tells what is new in it."""

add_room("bot", files(__name__) / "locale")
