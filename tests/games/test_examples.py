"""The examples in the docstrings of what everything is made of are true."""

from __future__ import annotations

import doctest
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = [
    path.relative_to(ROOT) for room in ("bot", "games") for path in (ROOT / room).rglob("*.py")
]
MODULES = sorted(
    ".".join(path.with_suffix("").parts)
    for path in FILES
    if ">>> " in (ROOT / path).read_text("utf-8")
)


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_are_true(module: str) -> None:
    found = doctest.testmod(import_module(module))
    assert found.attempted > 0
    assert found.failed == 0
