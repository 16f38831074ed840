"""What was filled into a form."""

from __future__ import annotations

from typing import Any


def values_of(components: list[Any], name: str) -> list[str]:
    """A field's values, wherever it is in the form."""
    for component in components:
        if component.get("custom_id") == name:
            return [str(v) for v in component.get("values") or [component.get("value")] if v]
        inside = [component["component"]] if "component" in component else []
        if found := values_of(component.get("components", inside), name):
            return found
    return []
