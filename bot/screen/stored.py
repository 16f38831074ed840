"""What Discord shows of a table, as it is stored with it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Annotated

from pydantic import ConfigDict, Field, TypeAdapter

from bot.screen.seen import Board, Dm, Gathering, Place, Posted, Seen
from games.core import Seat


@dataclass
class _Refused:
    """`Seen.refused`."""

    board: int | None = None
    dms: dict[Seat, int] = field(default_factory=dict)
    lobby: dict[int, int] = field(default_factory=dict)


@dataclass
class _Stored:
    """The same as JSON. `letters`: so direct messages are called since the first version."""

    __pydantic_config__ = ConfigDict(serialize_by_alias=True, defer_build=True)

    board: Posted | None = None
    passed: Posted | None = None
    """Up to 1.10 the newest of `older`."""
    older: list[Posted] = field(default_factory=list)
    dms: Annotated[dict[Seat, Posted], Field(alias="letters")] = field(default_factory=dict)
    lobby: dict[int, Posted] = field(default_factory=dict)
    excused: bool = False
    posts: dict[str, int] = field(default_factory=dict)
    refused: _Refused = field(default_factory=_Refused)


_STORED = TypeAdapter(_Stored)


def write(seen: Seen) -> str:
    """What is seen, as it is stored."""
    now = seen.now
    stored = _Stored(
        board=now.get(Board()),
        older=list(seen.passed),
        dms={place.seat: it for place, it in now.items() if isinstance(place, Dm)},
        lobby={place.person: it for place, it in now.items() if isinstance(place, Gathering)},
        excused=seen.excused,
        posts=dict(seen.posts),
        refused=_Refused(
            seen.refused.get(Board()),
            {place.seat: it for place, it in seen.refused.items() if isinstance(place, Dm)},
            {p.person: it for p, it in seen.refused.items() if isinstance(p, Gathering)},
        ),
    )
    return _STORED.dump_json(stored).decode()


def read(stored: str) -> Seen:
    """What is seen, from what is stored. Raises `ValueError` if that is damaged.

    >>> from bot.screen.seen import LOBBY
    >>> seen = Seen().posted(Dm(0), Posted(7, 100, turn=3)).refuses(Gathering(5), LOBBY)
    >>> read(write(seen)) == seen
    True
    """
    it = _STORED.validate_json(stored)
    now: dict[Place, Posted] = {Board(): it.board} if it.board else {}
    now |= {Dm(seat): posted for seat, posted in it.dms.items()}
    now |= {Gathering(person): posted for person, posted in it.lobby.items()}
    passed = [*it.older, *([it.passed] if it.passed else [])]
    no = it.refused
    refused: dict[Place, int] = {} if no.board is None else {Board(): no.board}
    refused |= {Dm(seat): turn for seat, turn in no.dms.items()}
    refused |= {Gathering(person): turn for person, turn in no.lobby.items()}
    return Seen(
        {place: _unknown(posted) for place, posted in now.items()},
        tuple(map(_unknown, passed)),
        it.posts,
        refused,
        excused=it.excused,
    )


def _unknown(posted: Posted) -> Posted:
    """What a message shows is known only to the process that has shown it. (Up to 1.10 its digest
    was stored.)"""
    return replace(posted, key="", picture=0)
