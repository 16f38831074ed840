"""What Discord shows of a table, by place, as far as is noted. Knows no Discord, no clock."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Annotated

from pydantic import Field

from games.core import Seat

LOBBY, NO_TURN = -1, -2
"""The turn of a lobby; and what stands for a turn that no message is for."""
NOTHING = -1
"""The revision of a message of which nobody knows what it shows."""
KEPT = 20
"""How many earlier messages are known, where nothing reaches them."""


@dataclass(frozen=True)
class Board:
    """The channel's message."""


@dataclass(frozen=True)
class Dm:
    """A seat's direct message."""

    seat: Seat


@dataclass(frozen=True)
class Gathering:
    """What shows somebody the lobby of a table that is nowhere but in direct messages."""

    person: int


Place = Board | Dm | Gathering
"""Where a table shows something."""


@dataclass(frozen=True)
class Posted:
    """A message that shows a table."""

    channel: int
    message: int
    turn: int = LOBBY
    """The turn it is for."""
    key: Annotated[str, Field(exclude=True)] = ""
    """A digest of what it shows; empty if nobody knows, as after a start."""
    text: str = ""
    """The part of its text that stays when the turn has passed."""
    alt: str = ""
    """The part of its picture's description that stays."""
    picture: Annotated[int, Field(exclude=True)] = 0
    """The attachment that is its picture; 0 if nobody knows."""
    call: int = 0
    """The call within the turn (see `Target`)."""
    since: int | None = None
    """The first note it tells; `told` is the one after the last. None: it was posted by a version
    of the bot that did not store this."""
    told: int | None = None
    rests: bool = False
    """See `Target`; so is `loose`."""
    loose: bool = False
    revision: int = NOTHING
    """The table's, when the message was last brought up to date."""
    mark: int = 0
    """By which it can be known again (`bot.screen.marks`)."""
    stays: int = NO_TURN
    """The turn that it can't show instead of a new message: Discord has refused both."""
    thrown: int = 0
    """How many moves its seat had thrown away: their notes are gone, too."""
    seat: Seat | None = None
    """Whose direct message it was, if its turn has passed."""

    @property
    def doubted(self) -> Posted:
        """The same message, now that nobody knows what it shows."""
        return replace(self, key="", picture=0, rests=False, revision=NOTHING)

    @property
    def outdated(self) -> Posted:
        """The same message as one of a turn that has passed, so that a new one is posted."""
        return replace(self.doubted, turn=NO_TURN, loose=False)


@dataclass(frozen=True)
class Seen:
    """What Discord shows of a table. Each change makes the next one.

    >>> seen = Seen().posted(Board(), Posted(7, 100)).posted(Board(), Posted(7, 101, turn=0))
    >>> seen.now[Board()].message, [old.message for old in seen.passed], seen.number(Board())
    (101, [100], 2)
    """

    now: Mapping[Place, Posted] = field(default_factory=dict)
    """The message at each place."""
    passed: tuple[Posted, ...] = ()
    """Earlier messages that still have their controls, the oldest first."""
    posts: Mapping[str, int] = field(default_factory=dict)
    """How many posts have been noted at a place (by its code): the next one's number."""
    refused: Mapping[Place, int] = field(default_factory=dict)
    """For which turn Discord has refused a message. It is not asked again for that turn."""
    deleted: frozenset[Place] = frozenset()
    """Where somebody has deleted the message. What it told is still known."""
    excused: bool = False
    """Were people told that Discord does not let the bot show the table, since it was shown last?
    """

    def owes(self, place: Place, revision: int) -> bool:
        """May the message at a place have to change for this revision of the table?

        At the revision that it shows, it differs only while somebody chooses a move in it.
        """
        old = self.now.get(place)
        return old is None or place in self.deleted or old.revision != revision

    def number(self, place: Place) -> int:
        """The number of the next post at a place."""
        return self.posts.get(code_of(place), 0)

    def place_of(self, message: int) -> Place | None:
        """The place whose message this is."""
        return next((place for place, it in self.now.items() if it.message == message), None)

    def left_at(self, place: Place) -> tuple[Posted, ...]:
        """What loses its controls under a newer message; not a seat's that was only looked at."""
        old = self.now.get(place)
        if old is None or old.loose or (isinstance(place, Dm) and not old.alt):
            return ()
        return (_of(place, old),)

    def knows(self, message: int) -> bool:
        """Is this a message of the table's, at a place or passed?"""
        return any(it.message == message for it in (*self.now.values(), *self.passed))

    def posted(self, place: Place, posted: Posted) -> Seen:
        """There is a new message at a place. The one before has passed."""
        passed = self.left_at(place) if place not in self.deleted else ()
        # somebody may have pressed it before it was known again after a crash
        earlier = (it for it in self.passed if it.message != posted.message)
        return replace(
            self._allowed(place),
            now={**self.now, place: posted},
            passed=(*earlier, *passed)[-KEPT:],
            posts=self._counted(place),
            deleted=self.deleted - {place},
        )

    def late(self, place: Place, old: Posted | None) -> Seen:
        """A message for a turn that has passed turns up at a place; None: it was deleted before."""
        passed = self.passed if old is None else (*self.passed, _of(place, old))
        return replace(self, passed=passed, posts=self._counted(place))

    def edited(self, place: Place, before: Posted, after: Posted) -> Seen:
        """An edit has ended. If somebody has doubted the message meanwhile, it is doubted still."""
        return self._allowed(place)._edited(place, before, after)

    def stepped(self, place: Place, before: Posted, picture: int) -> Seen:
        """The message asks how a move goes on, until the table changes."""
        return self._edited(place, before, replace(before, key="", picture=picture, rests=False))

    def instead(self, place: Place, before: Posted, after: Posted) -> Seen:
        """The message at a place shows a turn for which Discord has refused a new one. It is still
        the earlier turn's: as soon as that is allowed, a new one is posted."""
        kept = {
            name: getattr(after, name) for name in ("key", "picture", "loose", "revision", "stays")
        }
        return self._edited(place, before, replace(before, **kept))

    def stripped(self, old: Posted) -> Seen:
        """A message has no controls any more, and shows nothing."""
        now = {place: it for place, it in self.now.items() if it.message != old.message}
        passed = tuple(it for it in self.passed if it.message != old.message)
        refused = {p: turn for p, turn in self.refused.items() if p in now or p not in self.now}
        return replace(self, now=now, passed=passed, refused=refused)

    def bared(self, message: int, picture: int) -> Seen:
        """The message at a place has no controls any more. It stays there until the next one is
        posted: if the table comes back to its turn before, it is edited."""
        place = self.place_of(message)
        if place is None:
            return self
        return self._with({place: replace(self.now[place].doubted, picture=picture, loose=True)})

    def unknown(self, posted: Posted) -> Seen:
        """Somebody has pressed a message that nobody knows of."""
        return replace(self, passed=(*self.passed, posted)[-KEPT:])

    def without(self, place: Place) -> Seen:
        """A place's message is left as it is."""
        return replace(self, now={p: it for p, it in self.now.items() if p != place})

    def gone(self, place: Place) -> Seen:
        """Somebody has deleted the message at a place."""
        return replace(self, deleted=self.deleted | {place})

    def refuses(self, place: Place, turn: int, call: int = 0) -> Seen:
        """Discord refuses to show this turn at a place. A seat's message of an earlier one, or from
        before this call, has passed."""
        refused, old = {**self.refused, place: turn}, self.now.get(place)
        if old is None or (old.turn, old.call) == (turn, call) or not isinstance(place, Dm):
            return replace(self, refused=refused)
        now = {other: it for other, it in self.now.items() if other != place}
        passed = (*self.passed, *self.left_at(place))
        return replace(self, now=now, passed=passed, refused=refused)

    def stuck(self, place: Place, turn: int) -> Seen:
        """Nor may the message at a place be changed for this turn."""
        return self._with({place: replace(self.now[place], stays=turn)})

    def allowed(self, places: Collection[Place]) -> Seen:
        """What was refused there may be tried again."""
        there = [place for place in self.refused if place in places and place in self.now]
        owing = {p: replace(self.now[p], revision=NOTHING, stays=NO_TURN) for p in there}
        return self._with(owing)._allowed(*places)

    def doubted(self, places: Collection[Place]) -> Seen:
        """Nobody knows what the messages at these places show, nor whether they are there."""
        return self._with({p: it.doubted for p, it in self.now.items() if p in places})

    def outdated(self, place: Place) -> Seen:
        """The message at a place is to be replaced by a new one."""
        return self._with({place: self.now[place].outdated} if place in self.now else {})

    def showing(self, revision: int) -> Seen:
        """Every message shows this revision of the table, but where Discord refuses that."""
        known = ((p, it) for p, it in self.now.items() if p not in self.refused)
        shown = {place: replace(it, revision=revision) for place, it in known}
        excused = self.excused and Board() in self.refused
        return replace(self, now={**self.now, **shown}, excused=excused)

    def within(self, places: Collection[Place]) -> Seen:
        """Without what was refused to people who have left a lobby, or whose match has begun: a
        finished table would name them for ever."""
        kept = {
            p: t for p, t in self.refused.items() if p in places or not isinstance(p, Gathering)
        }
        return replace(self, refused=kept)

    def _edited(self, place: Place, before: Posted, after: Posted) -> Seen:
        old = self.now.get(place)
        if old is None or old.message != after.message:
            return self
        shown = after if old is before else after.doubted
        if old.turn == NO_TURN != before.turn:
            shown = shown.outdated
        return self._with({place: shown})

    def _with(self, new: Mapping[Place, Posted]) -> Seen:
        return replace(self, now={**self.now, **new})

    def _allowed(self, *places: Place) -> Seen:
        return replace(self, refused={p: t for p, t in self.refused.items() if p not in places})

    def _counted(self, place: Place) -> Mapping[str, int]:
        return {**self.posts, code_of(place): self.number(place) + 1}


def _of(place: Place, old: Posted) -> Posted:
    return replace(old, seat=place.seat) if isinstance(place, Dm) else old


def code_of(place: Place) -> str:
    """A place as text. It names nobody who has left a lobby."""
    match place:
        case Dm(seat):
            return f"dm {seat}"
        case Gathering(person):
            return f"lobby {sha256(str(person).encode()).hexdigest()[:8]}"
    return "board"
