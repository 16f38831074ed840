"""Discord's own description of its API, cut to what the tests hold the local Discord against.

Source: https://github.com/discord/discord-api-spec (MIT). A newer one is taken over with
`python -m tests.local_discord.description openapi.json`.
"""

from __future__ import annotations

import functools
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HERE = Path(__file__).with_name("openapi.json")
JSON_TYPES: dict[str, tuple[type, ...]] = {
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "array": (list,),
    "object": (dict,),
    "null": (type(None),),
}


@functools.cache
def description() -> dict[str, Any]:
    """The names of all paths, and the schemas that are used."""
    loaded: dict[str, Any] = json.loads(HERE.read_text())
    return loaded


def schema(name: str) -> dict[str, Any]:
    found: dict[str, Any] = description()["schemas"][name]
    return found


def wrong(value: Any, wanted: dict[str, Any], path: str) -> list[str]:
    """Where a value departs from a schema: the part of JSON Schema that Discord uses."""
    if "$ref" in wanted:
        name = wanted["$ref"].rsplit("/", 1)[1]
        number = name == "SnowflakeType" and isinstance(value, int)  # taken where a bot sends it
        return [] if number else wrong(value, schema(name), path)
    found = [e for part in wanted.get("allOf", []) for e in wrong(value, part, path)]
    for union in ("oneOf", "anyOf"):
        if options := wanted.get(union):
            tries = [wrong(value, option, path) for option in options]
            if all(tries):
                nearest = min(tries, key=len)
                found += nearest
    types = wanted.get("type", [])
    names = [types] if isinstance(types, str) else types
    if names and not any(_is(value, name) for name in names):
        return [*found, f"{path}: {value!r} is no {names}"]
    if "enum" in wanted and value is not None and value not in wanted["enum"]:
        found.append(f"{path}: {value!r} is not one of {wanted['enum']}")
    if value != wanted.get("const", value):
        found.append(f"{path}: {value!r} is not {wanted['const']}")
    if not _fits(value, wanted):
        found.append(f"{path}: {value!r} is too much or too little")
    if isinstance(value, dict):
        found += _wrong_fields(value, wanted, path)
    if isinstance(value, list) and "items" in wanted:
        for index, element in enumerate(value):
            found += wrong(element, wanted["items"], f"{path}[{index}]")
    return found


def _fits(value: Any, wanted: dict[str, Any]) -> bool:
    size, unit = value, "imum"
    if isinstance(value, str | list):
        size, unit = len(value), "Length" if isinstance(value, str) else "Items"
    if isinstance(value, list) and wanted.get("uniqueItems") and len(set(map(str, value))) < size:
        return False
    limits = wanted.get(f"min{unit}"), wanted.get(f"max{unit}")
    low, high = limits if isinstance(size, int | float) else (None, None)
    return (low is None or size >= low) and (high is None or size <= high)


def _is(value: Any, name: str) -> bool:
    if isinstance(value, bool):
        return name == "boolean"
    return isinstance(value, JSON_TYPES[name])


def _wrong_fields(value: dict[str, Any], wanted: dict[str, Any], path: str) -> list[str]:
    found = [f"{path}.{n} is missing" for n in wanted.get("required", []) if n not in value]
    for name, inner in wanted.get("properties", {}).items():
        if name in value:
            found += wrong(value[name], inner, f"{path}.{name}")
    return found


def check(value: Any, name: str) -> None:
    assert wrong(value, schema(name), name) == []


def cut(whole: dict[str, Any]) -> str:
    """The part of the whole description that tests here name, with a line for each schema."""
    schemas, kept = whole["components"]["schemas"], {}
    tests = "".join(path.read_text() for path in HERE.parent.rglob("*.py"))
    names = [name for name in schemas if f'"{name}"' in tests]
    while names:
        name = names.pop()
        if name not in kept:
            kept[name] = _without_words(schemas[name])
            names += _references(kept[name])
    lines = (f"{json.dumps(name)}: {json.dumps(kept[name])}" for name in sorted(kept))
    body = ",\n".join(lines)
    return f'{{"paths": {json.dumps(sorted(whole["paths"]))},\n"schemas": {{\n{body}\n}}}}\n'


def _without_words(schema: Any) -> Any:
    """A schema without what only people read."""
    if isinstance(schema, list):
        return [_without_words(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    words = ("description", "title")
    said = [n for n in words if isinstance(schema.get(n), str)]
    return {name: _without_words(part) for name, part in schema.items() if name not in said}


def _references(schema: Any) -> Iterator[str]:
    """The names of the schemas that one leads to."""
    if isinstance(schema, dict) and "$ref" in schema:
        yield schema["$ref"].rsplit("/", 1)[1]
    parts = schema.values() if isinstance(schema, dict) else schema
    for part in parts if isinstance(schema, dict | list) else ():
        yield from _references(part)


if __name__ == "__main__":
    HERE.write_text(cut(json.loads(Path(sys.argv[1]).read_text())))
