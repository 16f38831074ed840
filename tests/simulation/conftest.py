"""What every run needs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.simulation.ready import ready


@pytest.fixture(autouse=True)
def _ready() -> Iterator[None]:
    with ready():
        yield
