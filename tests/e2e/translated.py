"""What the bot tells Discord of its commands, translated once: each test begins with a bot of its
own, and to translate them for all of Discord's languages would be a tenth of what it does."""

from __future__ import annotations

import json
from typing import Any

from discord import app_commands

_told = dict[tuple[str, str], dict[str, Any]]()


def once() -> None:
    """From now on."""
    for kind in (app_commands.Command, app_commands.Group, app_commands.ContextMenu):
        _remember(kind)


def _remember(kind: type[Any]) -> None:
    translate = kind.get_translated_payload

    async def get_translated_payload(command: Any, tree: Any, translator: Any) -> dict[str, Any]:
        about = command.qualified_name, json.dumps(command.to_dict(tree))
        if about not in _told:
            _told[about] = await translate(command, tree, translator)
        return _told[about]

    kind.get_translated_payload = get_translated_payload
