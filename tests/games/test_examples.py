"""The examples in the docstrings of what everything is made of are true."""

from __future__ import annotations

import doctest
from importlib import import_module

import pytest


@pytest.mark.parametrize(
    "module",
    [
        "bot.live.events",
        "bot.screen.plan",
        "bot.table.entered",
        "bot.table.touch",
        "games.core.printed",
        "games.core.text",
        "games.core.state",
        "games.core.match",
        "games.record",
    ],
)
def test_the_examples_are_true(module: str) -> None:
    found = doctest.testmod(import_module(module))
    assert found.attempted > 0
    assert found.failed == 0
