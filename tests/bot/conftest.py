"""A PostgreSQL for the tests that need one whatever the others play on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.databases import ON_POSTGRES, started


@pytest.fixture(scope="session")
def postgres() -> Iterator[None]:
    """It runs, and its programs are found."""
    if ON_POSTGRES:
        yield
        return
    stop = started()
    yield
    stop()
