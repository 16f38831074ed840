"""Whoever says a sentence that no room has is shown its id: a test in which that happens fails."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from games.core.languages import UNKNOWN


class Unsaid(logging.Handler):
    """The ids that were said and that no room knows."""

    def __init__(self) -> None:
        super().__init__()
        self.ids = list[str]()

    def emit(self, record: logging.LogRecord) -> None:
        """What `games.core.languages` logs of such an id."""
        if record.msg == UNKNOWN:
            self.ids.append(record.getMessage())


@pytest.fixture(autouse=True)
def unsaid() -> Iterator[list[str]]:
    """Sentences that are nowhere: whoever runs into one is shown its id, and a test fails."""
    said, log = Unsaid(), logging.getLogger("games.core.languages")
    log.addHandler(said)
    yield said.ids
    log.removeHandler(said)
    assert said.ids == []
