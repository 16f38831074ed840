"""What must be true of a table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.screen.seen import Board
from bot.screen.stored import read
from bot.table.controls import Rematch
from bot.table.ids import Moment, Step
from bot.table.table import Table
from games.core import TIMEOUT, Seat
from tests.simulation.discord import Channel, Message
from tests.simulation.sheets import LOOSE, moment, position
from tests.simulation.store import Saved

if TYPE_CHECKING:
    from tests.simulation.world import World

SHORT = 10.0
"""Seconds for which a shard may be away without giving anybody time back."""


def faults(world: World, table: Table) -> Iterator[str]:
    """What people don't see as it should be."""
    about = [m for m in world.messages() if m.sheet.table == table.id and not m.only]
    about = [m for m in about if not (m.spared or m.channel in world.bad)]
    for message in about:
        for control in () if message.gone else message.sheet.controls:
            if isinstance(control, Step) and not _fresh(table, control):
                yield f"old moves at message {message.id}: {control}"
    if world.tainted.get(table.id) == table.revision:  # the next change puts it right
        return
    if table.reach != "direct":
        yield from _board(world, table, about)
    if table.match and (table.reach == "direct" or _beside(table)):
        for seat, player in enumerate(table.players):
            if player.id > 0:
                yield from _dm(world, table, about, seat)
    if table.reach != "answers":
        yield from _notified(world, table)


def stuck(world: World, channel: Channel) -> Iterator[str]:
    """Where nothing new can be posted, the message that is there shows the table as it is."""
    owner = world.serving(channel.guild)
    for row in world.database.rows.values():
        live = owner.tables.in_hand(row.table.id) if owner else None
        if live and live.table.revision < row.table.revision:
            continue  # what is refused is not looked for, so a lost word of a change costs more
        noted = read(row.note.messages).now.get(Board())
        there = [m for m in channel.messages if noted and m.id == noted.message and not m.gone]
        if there and not _shows(row.table, there[0], None):
            yield f"nothing to go on with at table {row.table.id}: {there[0].sheet.shows}"


def _beside(table: Table) -> bool:
    return table.reach == "channel" and table.game.rules.private


def _fresh(table: Table, step: Step[Moment]) -> bool:
    playing = table.stage == "playing" and table.match is not None
    return playing and step.where == table.moment(step.where.seat)


def _board(world: World, table: Table, about: list[Message]) -> Iterator[str]:
    there = world.discord.channels[table.channel]
    boards = [m for m in about if m.channel == table.channel and m.sheet.place == "board"]
    if there.shut or there.id in world.bad:
        return
    refused = any(m.spared and m.sheet.table == table.id for m in there.messages)  # it is there
    if not (boards or refused) and table.reach != "answers":
        yield f"table {table.id} is not shown in its channel"
    if not boards or (table.reach == "answers" and _stuck(boards)):
        return  # where the bot is not, that needs a press, and there may be nothing to press
    for message in boards[:-1]:
        kinds = (LOOSE, Rematch) if table.reach == "answers" else LOOSE
        loose = all(isinstance(control, kinds) for control in message.sheet.controls)
        if not (loose or message.gone):
            yield f"old controls at message {message.id} of table {table.id}"
    if not _shows(table, boards[-1], None):
        shown = boards[-1].sheet.shows
        yield f"table {table.id} is not shown as it is: {shown} != {position(table)}"


def _stuck(boards: list[Message]) -> bool:
    return not any(message.sheet.controls and not message.gone for message in boards)


def _shows(table: Table, message: Message, seat: Seat | None) -> bool:
    if message.sheet.shows == position(table, seat):
        return True
    waits = bool(table.computers) and table.lone is not None
    return seat is None and message.sheet.text.startswith("waited") and waits


def _dm(world: World, table: Table, about: list[Message], seat: Seat) -> Iterator[str]:
    person = table.players[seat].id
    channel = world.discord.direct(person)
    theirs = [m for m in about if m.channel == channel and m.sheet.place == f"dm {seat}"]
    if person in world.discord.closed or not table.players[seat].reachable or channel in world.bad:
        return
    while theirs and theirs[-1].gone and not _shows(table, theirs[-1], seat):
        theirs.pop()  # deleted: it was replaced, or a crash lost its note and the one before serves
    for message in theirs[:-1]:
        if message.sheet.controls and not message.gone:
            yield f"old controls at message {message.id} of seat {seat}"
    acting = table.stage == "playing" and seat in table.to_move
    if (acting or not table.alive) and not (theirs and _shows(table, theirs[-1], seat)):
        shown = theirs[-1].sheet.shows if theirs else "nothing"
        yield f"seat {seat} of table {table.id} does not see it as it is: {shown}"


def _notified(world: World, table: Table) -> Iterator[str]:
    if table.stage != "playing" or table.match is None:
        return
    told = set[int]()
    for message in world.messages():
        if message.posted.table == table.id and message.posted.moment[:2] == moment(table)[:2]:
            told.update(message.notified)
    there = world.discord.channels.get(table.channel)
    saved = [s for s in world.database.saved if s.after.id == table.id and s.press is not None]
    here = [s.press for s in saved if moment(s.after)[:2] == moment(table)[:2]]
    told |= {pressed.person for pressed in world.discord.pressed.values() if pressed.id in here}
    for seat in table.to_move:
        person, reachable = table.players[seat].id, table.players[seat].reachable
        if table.reach == "direct" and (person in world.discord.closed or not reachable):
            continue  # whoever was closed when it came is tried again when they do something
        shut = there is not None and (there.shut or there.id in world.bad)
        if (
            person > 0
            and person not in told
            and not shut
            and world.discord.direct(person) not in world.bad
        ):
            yield f"{person} was not told that it is their turn at table {table.id}"


def hurried(world: World, saved: Saved) -> Iterator[str]:
    """Has somebody lost by a clock that ran while nobody could play?"""
    before, after = saved.before, saved.after
    if before.stage != "playing" or before.match is None or after.match is None:
        return
    late = [seat for seat, move in after.match.log[len(before.match.log) :] if move == TIMEOUT]
    if after.forfeit and not before.forfeit and not after.forfeit.silent:
        late = [after.forfeit.seat]
    for seat in late:
        now = moment(before)[:2]
        shown = world.first.get((after.id, now))
        turn = [
            s for s in world.database.saved if s.after.id == after.id and moment(s.after)[:2] == now
        ]
        # nobody tells the bot that somebody can be written to again
        deaf = before.players[seat].id in world.discord.closed
        deaf = deaf or not all(s.after.players[seat].reachable for s in turn)
        began = turn[0].at if deaf or shown is None else shown
        gaps = world.gaps.get(world.shard(before.guild).number, ())
        away = sum(_length(gap, began, saved.at) for gap in gaps)
        if saved.at - began - away < (before.pace.move or 0):
            yield f"seat {seat} of table {after.id} lost by a clock that should have stood still"


def _length(gap: list[float], since: float, until: float) -> float:
    begins, ends = max(gap[0], since), min(gap[-1] if len(gap) > 1 else until, until)
    return max(0.0, ends - begins) if ends - begins > SHORT else 0.0
