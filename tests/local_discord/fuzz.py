"""Payloads, and how they are spoiled."""

from __future__ import annotations

import copy
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from tests.local_discord.scene import button, row, select, text, v2
from tests.sample import anything, examples

MESSAGE = v2(
    {"type": 17, "components": [text("a"), {"type": 14, "spacing": 1}], "accent_color": 5},
    {"type": 9, "components": [text("b")], "accessory": button("x", emoji={"name": "💀"})},
    {"type": 12, "items": [{"media": {"url": "https://example.org/a.png"}}]},
    row(select(min_values=1, max_values=2, placeholder="Move")),
    row({"type": 5, "custom_id": "p", "default_values": [{"id": "1", "type": "user"}]}),
) | {"allowed_mentions": {"parse": ["users"], "roles": ["1"]}, "attachments": [], "tts": False}
OPTION = {"type": 3, "name": "move", "description": "d", "choices": [{"name": "a", "value": "b"}]}
COMMAND = {
    "name": "play",
    "description": "Play",
    "name_localizations": {"ru": "ход"},
    "contexts": [0, 1],
    "default_member_permissions": "0",
    "options": [{"type": 1, "name": "sub", "description": "d", "options": [OPTION]}],
}


scalars = st.none() | st.booleans() | st.integers(-9, 40000) | anything(5)


junk = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.sampled_from(["type", "id", "url", "components"]), inner, max_size=3)
    ),
    max_leaves=5,
)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of everything in a payload."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value)
    found = []
    for key, inner in pairs:
        found.append((*path, key))
        if isinstance(inner, dict | list):
            found += places(inner, (*path, key))
    return found


def spoiled(payload: Any, path: tuple[Any, ...], value: Any) -> Any:
    result = node = copy.deepcopy(payload)
    for step in path[:-1]:
        node = node[step]
    node[path[-1]] = value
    return result


FUZZ = settings(max_examples=examples(40), deadline=None, suppress_health_check=list(HealthCheck))
FAR = st.sampled_from(["x" * 101, "x" * 9000, -1, 26, 1 << 31, 1 << 60, [], [None] * 50, {}])
