"""What `make test` tries of many, and what it leaves to `make test-long`."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable
from typing import Any

import pytest
from hypothesis import strategies as st

MORE = int(os.environ.get("MORE", "1"))
"""How many times as many random examples are tried: `make test-long` asks for four, and runs
those of hypothesis once more."""
LETTERS = "".join(map(chr, range(0x600))) + "²٣०９１\u202e\ufeff🚩💀"
"""What people type, and what somebody might forge. (Of all letters that there are, hypothesis first
makes a table, a second of the processor in each worker of a fresh clone.)"""


def anything(most: int | None = None) -> st.SearchStrategy[str]:
    """Texts of these."""
    return st.text(LETTERS, max_size=most)


def examples(few: int) -> int:
    """How many examples hypothesis picks where `make test` tries so few."""
    return few * MORE


def sample(
    values: Iterable[Any], first: int = 1, others: pytest.MarkDecorator = pytest.mark.long
) -> list[Any]:
    """Parameters of which `make test` runs the first ones, and `make test-long` the others."""
    return [
        value if place < first else pytest.param(*_arguments(value), marks=others)
        for place, value in enumerate(values)
    ]


def repeated(items: Iterable[pytest.Item], alike: Collection[str]) -> list[pytest.Item]:
    """The cases that differ from an earlier one in nothing but the values of these parameters."""
    seen, found = set[str](), list[pytest.Item]()
    for item in items:
        values = item.callspec.params.items() if hasattr(item, "callspec") else ()
        others = [(name, value) for name, value in values if name not in alike]
        case = f"{item.nodeid.partition('[')[0]} {others}"
        if case in seen:
            found.append(item)
        seen.add(case)
    return found


def _arguments(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)
