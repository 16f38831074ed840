"""What one of the bot's messages holds at Discord: its picture, its controls, whom it notifies."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import discord

from bot.message.parts import PICTURE


class Kept:
    """A picture that a message has already and shall keep when it is edited: `attachments` holds
    "all attachments that should be present after edit" (Discord, Edit Message)."""

    def __init__(self, id: int) -> None:
        self.id = id

    def to_dict(self) -> dict[str, Any]:
        """What discord.py asks of its own attachments."""
        return {"id": str(self.id), "filename": PICTURE}


def picture_of(message: discord.Message | None) -> int:
    """The attachment that one of the bot's messages shows as its picture; 0 if Discord does not
    say."""
    if message is None:
        return 0
    shown = [gallery.items[0].media.attachment_id for gallery in _galleries(message.components)]
    listed = [file.id for file in message.attachments if file.filename == PICTURE]
    return next(filter(None, (*shown, *listed)), 0)


def alt_of(message: discord.Message) -> str:
    """The description of a message's picture; empty if it has none."""
    found = (item.description for one in _galleries(message.components) for item in one.items)
    return next(filter(None, found), "")


def _galleries(components: Iterable[Any]) -> Iterator[discord.MediaGalleryComponent]:
    for component in components:
        if isinstance(component, discord.MediaGalleryComponent):
            yield component
        yield from _galleries(getattr(component, "children", ()))


def custom_ids(components: Iterable[Any]) -> Iterator[str]:
    """The custom ids of all controls of a message."""
    for part in filter(None, components):
        if id := getattr(part, "custom_id", None):
            yield id
        yield from custom_ids([*getattr(part, "children", ()), getattr(part, "accessory", None)])


def only(people: tuple[int, ...]) -> discord.AllowedMentions:
    """Notify these people and nobody else."""
    users = [discord.Object(person) for person in people]
    return discord.AllowedMentions(everyone=False, roles=False, users=users)
