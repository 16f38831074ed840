"""What is left to be done so that people see a table as it is: one rule for every place.

Pure: from the table, what Discord shows of it, and what is known of its readers, to the operations
that are left. Whatever is known only after trying (closed direct messages, a message that somebody
has deleted) changes what is seen or known of the readers, and so the next plan.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from bot.message.board import board_target, stripped_sheet
from bot.message.direct import lobby_target, own_target
from bot.message.made import read_in
from bot.message.parts import Sheet, Target
from bot.message.seat import farewell_sheet, past_sheet
from bot.message.words import tell
from bot.screen.seen import NO_TURN, Board, Dm, Gathering, Place, Posted, Seen
from bot.table.table import Table
from games.core import Move, say

BELOW = say("bot-below")
"""What an earlier turn's message says that somebody has pressed."""


@dataclass(frozen=True)
class Tokens:
    """Where the bot is not: what can be done by the tokens of interactions there."""

    edits: frozenset[int] = frozenset()
    """The messages that one of them reaches."""
    turns: frozenset[int] = frozenset()
    """The messages on which the newest may show another turn, if it can't post a new one."""
    posts: bool = False
    """Can a message be posted that everybody there sees?"""
    pressed: frozenset[int] = frozenset()
    """The messages that somebody has pressed although their turn has passed."""


@dataclass(frozen=True)
class Readers:
    """What is known of the people at a table and of the ways to them, read beforehand."""

    languages: Mapping[int, str] = field(default_factory=dict)
    """By person; the others read the table's."""
    by_mention: frozenset[int] = frozenset()
    """Who wants to be told of their turns in the channel."""
    pings: bool = True
    """May turns notify people in this server?"""
    present: frozenset[int] = frozenset()
    """Who has just opened the table there, and need not be told."""
    tokens: Tokens = Tokens()


@dataclass(frozen=True)
class Post:
    """Post a new message at a place."""

    place: Place
    target: Target
    pings: tuple[int, ...] = ()
    """The people that it notifies."""
    silent: bool = False
    """Does it notify nobody, not even the person that a direct message is for?"""


@dataclass(frozen=True)
class Edit:
    """Bring the message at a place up to date."""

    place: Place
    old: Posted
    target: Target
    instead: bool = False
    """Has Discord refused a new message for what it is to show?"""


@dataclass(frozen=True)
class Strip:
    """Take the controls off a message, which shows nothing from then on. It is done when Discord
    refuses it, too."""

    place: Place | None
    """Where it says farewell; None: it has passed already."""
    old: Posted
    sheet: Sheet
    ahead: bool = False
    """Is it its place's message still, until the next one is posted?"""


Operation = Post | Edit | Strip


def plan(table: Table, seen: Seen, readers: Readers) -> Iterator[Operation]:
    """What is left to be done. Empty: Discord shows the table as it is.

    The direct messages come first, since the channel mentions whoever they don't reach; what has
    passed comes last.

    >>> lobby = Table(id=1, guild=1, channel=7, game_id="bushwhacked", host=1)
    >>> [post] = plan(lobby, Seen(), Readers())
    >>> post.place, post.target.turn
    (Board(), -1)

    >>> shown = noted(lobby, post, Posted(7, 100))
    >>> list(plan(lobby, Seen({Board(): shown}), Readers()))
    []

    >>> from bot.table.lobby import join
    >>> from bot.table.player import Player
    >>> [edit] = plan(join(lobby, Player(2, "Bob")), Seen({Board(): shown}), Readers())
    >>> edit.old is shown
    True
    """
    for place in places(table, seen):
        yield from _at(table, place, seen, readers)
    yield from strips(table, seen, readers)


def places(table: Table, seen: Seen) -> Iterator[Place]:
    """Where a table shows something, or has."""
    if unbegun(table):
        yield from map(Gathering, dict.fromkeys([*here(table), *_shown_to(seen)]))
    elif table.match and (table.reach == "direct" or _beside(table)):
        yield from map(Dm, range(len(table.players)))
    if table.reach != "direct":
        yield Board()


def strips(table: Table, seen: Seen, readers: Readers) -> Iterator[Strip]:
    """What has passed and still has controls. Where the bot is not, some of it can't be reached any
    more: it loses them when somebody presses it."""
    for old in (*seen.passed, *_lobbies(table, seen)):
        if table.reach != "answers" or old.message in readers.tokens.edits:
            yield Strip(None, old, _stripped(table, old, readers))


def lead_on(
    table: Table, seen: Seen, readers: Readers, message: int, beginning: Move
) -> Edit | None:
    """Show in this message how a move goes on; None if it is none of the table's now, or of another
    turn."""
    place = seen.place_of(message)
    if place is None or isinstance(place, Gathering):
        return None
    old = seen.now[place]
    target = _target(_read_by(table, place, readers), place, old, beginning)
    if target.on(old.turn, old.call):
        return Edit(place, old, target)
    refused = seen.refused.get(place) == target.turn
    return Edit(place, old, target, instead=True) if refused else None


def strip_ahead(
    table: Table, seen: Seen, readers: Readers, post: Post, message: int
) -> Strip | None:
    """Take the controls off a pressed message before the one is posted that comes in its place: so
    the press is answered at once, and nothing is left to do about it. None if it is another one, or
    keeps its controls."""
    old = seen.now.get(post.place)
    if old is None or old.message != message or post.place in seen.deleted:
        return None
    passed = next(iter(seen.left_at(post.place)), None)
    return Strip(post.place, old, _stripped(table, passed, readers), ahead=True) if passed else None


def here(table: Table) -> list[int]:
    """The people at a table in direct messages before its match: who sits there or is invited."""
    people = (*table.players, *table.invited) if table.alive else ()
    return [player.id for player in people if player.id > 0]


def unbegun(table: Table) -> bool:
    """Is it shown in direct messages as a lobby, or as one that has closed?"""
    return table.reach == "direct" and table.match is None and table.stage != "playing"


def waits_for_somebody(table: Table) -> bool:
    """Is the table's next message one that somebody has to see? Where the bot is not, nothing is
    posted while only computers have to move."""
    if table.stage != "playing" or not table.computers:
        return True
    return len(table.computers) < len(table.to_move)


def mentioned(table: Table, sheet: Sheet, readers: Readers) -> tuple[int, ...]:
    """Whom a new message of the channel notifies.

    If the server's owner does not want it to, it notifies nobody of turns. Nor does it notify
    people who get a direct message. Where the bot is not, it notifies only people at the table.
    """
    if table.reach == "answers":
        seated = {player.id for player in table.players}
        return tuple(person for person in sheet.pings if person in seated)
    if table.stage == "lobby":
        return sheet.pings
    if not readers.pings:
        return ()
    if table.stage != "playing" or not table.game.rules.private or table.called:
        return sheet.pings
    reachable = {player.id for player in table.players if player.reachable}
    return tuple(p for p in sheet.pings if p not in reachable or p in readers.by_mention)


# --- one place -----------------------------------------------------------------------------------


def _at(table: Table, place: Place, seen: Seen, readers: Readers) -> Iterator[Operation]:
    old = seen.now.get(place)
    read = _read_by(table, place, readers)
    if farewell := _farewell(read, place):
        if old:
            yield Strip(place, old, farewell)
    elif seen.owes(place, table.revision):
        target = _target(read, place, old)
        if seen.refused.get(place) == target.turn:
            yield from _instead(place, target, seen)
            return
        if old and place not in seen.deleted and target.on(old.turn, old.call):
            if (old.rests and target.rests) or old.key == target.sheet.key:
                return
            if _edited(table, old, readers):
                yield Edit(place, old, target)
                return
            if table.stage != "lobby":
                return
        elif not _wanted(table, place, old):
            return
        yield from _anew(table, place, target, seen, readers)


def _anew(
    table: Table, place: Place, target: Target, seen: Seen, readers: Readers
) -> Iterator[Operation]:
    """A new message; where it can't be posted, what can be done instead."""
    old, silent = seen.now.get(place), False
    if isinstance(place, Board):
        if table.reach != "answers" or readers.tokens.posts:
            pings = mentioned(table, target.sheet, readers)
            yield Post(place, target, tuple(p for p in pings if p not in readers.present))
        elif old and old.message in readers.tokens.turns:  # notifies nobody, but all can see it
            yield Edit(place, old, target)
        return
    if isinstance(place, Dm):
        silent = table.reach == "channel" and table.players[place.seat].id in readers.by_mention
    yield Post(place, target, silent=silent)


def _instead(place: Place, target: Target, seen: Seen) -> Iterator[Edit]:
    """Where Discord has refused a new message in a channel, the one before shows the turn, so that
    people can go on below it: a press may have been answered by taking its controls off."""
    old = seen.now.get(place) if isinstance(place, Board) else None
    if old is None or place in seen.deleted or target.on(old.turn, old.call):
        return
    if target.turn != old.stays and target.sheet.key != old.key:
        yield Edit(place, old, target, instead=True)


def _target(table: Table, place: Place, old: Posted | None, beginning: Move = "") -> Target:
    match place:
        case Board():
            return board_target(table, old, beginning)
        case Dm(seat):
            if old and old.thrown != table.thrown.get(seat, 0):
                old = replace(old, since=0)
            return own_target(table, seat, old, beginning)
        case Gathering(person):
            return lobby_target(table, person, old)


def noted(table: Table, shown: Post | Edit, message: Posted) -> Posted:
    """The note that this message shows what an operation was to show."""
    target, sheet, seat = shown.target, shown.target.sheet, getattr(shown.place, "seat", None)
    return replace(
        message,
        turn=target.turn,
        call=target.call,
        key=sheet.key,
        text=sheet.text if target.passes else "",
        alt=sheet.alt if target.passes else "",
        since=target.since,
        told=target.told,
        rests=target.rests,
        loose=target.loose,
        revision=table.revision,
        stays=NO_TURN,
        thrown=0 if seat is None else table.thrown.get(seat, 0),
    )


def _read_by(table: Table, place: Place, readers: Readers) -> Table:
    """The table as a place's readers read it. A seat's message is in the language of whoever sits
    there, or sat there first."""
    if isinstance(place, Board):
        return table
    person = table.finishers[place.seat].id if isinstance(place, Dm) else place.person
    return read_in(table, readers.languages.get(person, table.spoken))


def _stripped(table: Table, old: Posted, readers: Readers) -> Sheet:
    """A message that has passed, without its controls."""
    if old.seat is not None and table.match:
        return past_sheet(_read_by(table, Dm(old.seat), readers), old.text, old.alt)
    below = old.message in readers.tokens.pressed
    return stripped_sheet(table, old.text, old.alt, tell(table, BELOW) if below else "")


def _farewell(table: Table, place: Place) -> Sheet | None:
    """What a place says last: to whoever has left a lobby, or whose seat a computer has taken."""
    if isinstance(place, Gathering) and place.person not in here(table):
        return lobby_target(table, place.person, None).sheet
    if isinstance(place, Dm) and table.players[place.seat].level:
        return farewell_sheet(table)
    return None


def _edited(table: Table, old: Posted, readers: Readers) -> bool:
    return table.reach != "answers" or old.message in readers.tokens.edits


def _wanted(table: Table, place: Place, old: Posted | None) -> bool:
    """May there have to be a new message at this place?

    Whoever can't be written to is tried again each time their turn comes, and at the end of a match
    that is shown nowhere else.
    """
    if isinstance(place, Board):
        return table.reach != "answers" or waits_for_somebody(table)
    if isinstance(place, Gathering) or old or table.players[place.seat].reachable:
        return True
    acting = table.stage == "playing" and place.seat in table.to_move
    return acting or (table.reach == "direct" and not table.alive)


def _beside(table: Table) -> bool:
    """Are there direct messages beside the channel's?"""
    return table.reach == "channel" and table.game.rules.private


def _lobbies(table: Table, seen: Seen) -> list[Posted]:
    """What still shows the lobby of a match that has begun."""
    begun = table.reach == "direct" and not unbegun(table)
    shown = seen.now.items() if begun else ()
    return [old for place, old in shown if isinstance(place, Gathering)]


def _shown_to(seen: Seen) -> list[int]:
    return [place.person for place in seen.now if isinstance(place, Gathering)]
