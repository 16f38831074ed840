"""The Discord bot: people, tables, time and storage."""

from importlib.resources import files

from games.core import add_room

add_room("bot", files(__name__) / "locale")
