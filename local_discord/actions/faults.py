"""What can go wrong between Discord and a bot, on purpose."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from ..gateway.gateway import Gateway


@dataclass
class Fault:
    """What the next requests of a route are answered with instead of the truth."""

    method: str
    route: str
    status: int
    times: int
    lost: bool  # the request is executed first: only its answer is lost
    retry_after: float


@dataclass
class Faults:
    """Orders faults; each is used up by as many requests as it was ordered for."""

    gateway: Gateway
    _waiting: list[Fault] = field(default_factory=list)
    _duplicates: int = 0

    def add(
        self, method: str, route: str, status: int, times: int = 1, retry_after: float = 0.1
    ) -> None:
        """Answer requests of a route, like ``/channels/{channel_id}/messages``, with an error.

        They are not executed. 429 asks to come back after ``retry_after`` seconds.
        """
        self._waiting.append(Fault(method, route, status, times, False, retry_after))

    def lose(self, method: str, route: str, times: int = 1, status: int = 504) -> None:
        """Execute requests of a route, then answer as if they had failed."""
        self._waiting.append(Fault(method, route, status, times, True, 0.0))

    def duplicate_next_interaction(self) -> None:
        """Deliver the next interaction twice, with the same id."""
        self._duplicates += 1

    @property
    def broken(self) -> bool:
        """Whether the gateway is out of reach."""
        return self.gateway.broken

    def drop_gateway(self) -> None:
        """Break every bot's websocket; sessions can be resumed."""
        self._each(lambda session: session.drop())

    def break_gateway(self) -> None:
        """Break every bot's websocket and let none connect until it is mended."""
        self.gateway.broken = True
        self.drop_gateway()
        self.gateway.world.changed()

    def mend_gateway(self) -> None:
        """Let the bots that are trying to connect through."""
        self.gateway.broken = False
        self.gateway.world.changed()

    def ask_to_reconnect(self) -> None:
        """Ask every bot to reconnect and resume (opcode 7)."""
        self._each(lambda session: session.ask_to_reconnect())

    def invalidate_sessions(self, resumable: bool = False) -> None:
        """Tell every bot that its session is invalid (opcode 9), to be resumed or forgotten."""
        self._each(lambda session: session.invalidate(resumable))
        if not resumable:
            self.gateway.sessions.clear()

    def _each(self, act: Callable[..., None]) -> None:
        for session in list(self.gateway.sessions.values()):
            act(session)

    def take(self, method: str, route: str) -> Fault | None:
        """The fault that is due for a request, used up once."""
        for fault in self._waiting:
            if (fault.method, fault.route) == (method, route):
                fault.times -= 1
                if not fault.times:
                    self._waiting.remove(fault)
                return fault
        return None

    def take_duplicate(self) -> bool:
        """Whether this interaction is to be delivered twice."""
        due = self._duplicates > 0
        self._duplicates -= due
        return due
