"""A log of the bots' requests and of what they did wrong."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from .errors import Json

_INVALID = frozenset({401, 403, 429})


@dataclass(frozen=True, slots=True)
class Request:
    """A request that was answered; ``route`` is the pattern, not the path."""

    method: str
    route: str
    status: int
    at: str = ""
    """The address of the world that it came to."""


@dataclass(frozen=True, slots=True, eq=False)
class Exchange:
    """What went over the wire: a bot's request with its answer, or an interaction (without a
    status)."""

    method: str
    route: str
    sent: object
    status: int = 0
    answer: bytes | memoryview = b""


KEPT = 60
"""How many of the last exchanges are kept in full."""


@dataclass
class Requests:
    """The requests since the last :meth:`clear`."""

    log: list[Request] = field(default_factory=list)
    #: The last exchanges in full.
    exchanges: deque[Exchange] = field(default_factory=lambda: deque(maxlen=KEPT))
    in_flight: int = 0
    answered_at: float = 0.0  # when the last one was answered, on the loop's clock

    @property
    def counts(self) -> Counter[tuple[str, str]]:
        """How many requests there were for each method and route."""
        return Counter((r.method, r.route) for r in self.log)

    def count(self, method: str | None = None, route: str | None = None) -> int:
        """How many requests there were of a method, of a route, or of both."""
        return sum(method in (None, r.method) and route in (None, r.route) for r in self.log)

    @property
    def limited(self) -> int:
        """How many requests were told to come back later (429)."""
        return sum(r.status == 429 for r in self.log)

    @property
    def invalid(self) -> int:
        """How many requests were answered 401, 403 or 429. Discord bans an internet address that
        sends 10,000 of them in ten minutes; all processes on a machine count together."""
        return sum(r.status in _INVALID for r in self.log)

    @property
    def addresses(self) -> Counter[str]:
        """How many requests came to each address: from each process, if each has an address of its
        own."""
        return Counter(r.at for r in self.log)

    def clear(self) -> None:
        """Forget the requests so far."""
        self.log.clear()


@dataclass(frozen=True)
class Violation:
    """Something that Discord would have refused, or that a bot must not do.

    ``code`` is Discord's JSON error code. ``"unanswered"`` means that a connected bot did not
    answer an interaction, ``"gateway"`` that a websocket was closed for a bad payload.
    """

    code: int | str
    message: str
    where: str
    errors: Json | None = None
    token: str = field(default="", repr=False)
    """The webhook's, where it came by one."""


class Violations(list[Violation]):
    """What the bots did wrong so far."""

    def check(self) -> None:
        """Raise :class:`AssertionError` if a bot did anything wrong."""
        if self:
            lines = [f"{v.where}: {v.code} {v.message} {v.errors or ''}" for v in self]
            raise AssertionError("\n".join(["the bot broke Discord's rules:", *lines]))

    @contextmanager
    def expected(self, code: int | str) -> Iterator[list[Violation]]:
        """Accept violations of a code inside the block; at least one must come."""
        start = len(self)
        met: list[Violation] = []
        yield met
        inside = self[start:]
        met += [v for v in inside if v.code == code]
        self[start:] = [v for v in inside if v.code != code]
        if not met:
            raise AssertionError(f"expected a violation with code {code}, there was none")
