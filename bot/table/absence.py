"""Time that is held against nobody: the bot, Discord or the place was away. Times are seconds since
1970."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Span(NamedTuple):
    """From a moment on and until another; infinite where it still goes on."""

    since: float
    until: float


def missing(spans: Iterable[Span], since: float, until: float) -> float:
    """How many seconds between two moments lie in one of the spans, or in several at once.

    None where the clock was put back, so that `until` comes before `since`.
    """
    seconds, reached = 0.0, since
    for span in sorted(spans):
        begin, end = max(span.since, reached), min(span.until, until)
        if end > begin:
            seconds, reached = seconds + end - begin, end
    return seconds
