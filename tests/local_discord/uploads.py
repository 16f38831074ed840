"""Files as discord.py sends them."""

from __future__ import annotations

import json
from typing import Any

PNG = b"\x89PNG\r\n\x1a\n" + bytes(8) + (40).to_bytes(4) + (30).to_bytes(4) + bytes(20)


def picture(name: str) -> dict[str, Any]:
    """A gallery of one uploaded picture."""
    return {"type": 12, "items": [{"media": {"url": f"attachment://{name}"}}]}


GALLERY = picture("board.png")


def upload(payload: dict[str, Any], *files: tuple[str, bytes]) -> dict[str, Any]:
    """Form data as discord.py sends it."""
    parts = {f"files[{n}]": (*file, "application/octet-stream") for n, file in enumerate(files)}
    return {"data": {"payload_json": json.dumps(payload)}, "files": parts}
