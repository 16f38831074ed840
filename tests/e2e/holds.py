"""What must hold on every walk of the monkey, after each act and at its end."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.screen.ways import left
from bot.table import ids
from bot.times import FORTNIGHT
from games.core import DRAW, RESIGN, TIMEOUT, Refused, say
from local_discord import Message, Person
from tests.databases import found
from tests.games.oracles import oracle_of

if TYPE_CHECKING:
    from tests.e2e.monkey import Walk

WENT_WRONG = tuple(
    say("bot-went-wrong", error="~").in_(language).partition("~")[0]
    for language in ("en", "de", "ru")
)
LONGEST = 12
"""Almost weeks, in which the longest clock ends, with its reserve, days away and pauses."""


def check(walk: Walk) -> None:
    """Raises `AssertionError` with what does not hold."""
    if walk.faults:
        raise AssertionError(f"the log has an error: {walk.faults[0]}")
    for message in _messages(walk):
        now = message.content, message.components_json
        before, walk.read[message.id] = walk.read.get(message.id), now
        if before == now:
            continue
        if any(text in message.text for text in WENT_WRONG):
            raise AssertionError(f"somebody reads {message.text!r}")
        _own(walk, message)
        if before is None:
            _new(message)
    _one_board(walk)


def _own(walk: Walk, message: Message) -> None:
    """Nobody but who sits there can move for a seat from what only they see."""
    reader = message.only_for or next((p for p in message.channel.recipients if not p.bot), None)
    if reader is None or len(message.channel.recipients) > 2:
        return
    for at in _moments(message):
        live = walk.scene.bot.tables.in_hand(at.table)
        if live and live.table.stage == "playing":
            whose = live.table.players[at.seat].id
            assert whose == reader.id, f"{reader.name} may move for another: {message.text!r}"


def _new(message: Message) -> None:
    """Nobody is told the same twice, unasked."""
    if message.interaction or message.author.bot is False:
        return
    now = json.dumps([message.content, message.components_json])
    for other in message.channel.messages.values():
        same = other is not message and other.author is message.author and not other.interaction
        if same and message.text and json.dumps([other.content, other.components_json]) == now:
            raise AssertionError(f"told twice: {message.text!r}")


def _one_board(walk: Walk) -> None:
    """One message a table has moves that everybody sees."""
    for channel in walk.shared:
        live = [m for m in channel.messages.values() if not m.ephemeral and _moments(m)]
        tables = [_moments(m)[0].table for m in live]
        for message, table in zip(live[:-1], tables[:-1], strict=True):
            if tables.count(table) > 1:
                raise AssertionError(f"two messages have moves, this one too: {message.text!r}")


def _moments(message: Message) -> list[ids.Moment]:
    """The points in matches at which one can move from there."""
    controls = [b.custom_id or "" for b in message.buttons]
    controls += [s.custom_id for s in message.selects]
    steps = [ids.parse(id, [""]) for id in controls if id[:2] in ("g:", "s:")]
    return [s.where for s in steps if isinstance(s, ids.Step) and isinstance(s.where, ids.Moment)]


def _messages(walk: Walk) -> Iterator[Message]:
    for channel in (*walk.all_places.values(), *(p.dm for p in walk.people.values())):
        yield from channel.messages.values() if channel else ()


async def check_end(walk: Walk) -> None:
    """What is shown is what is stored; what was played obeys the rules; and what is left alone
    comes to its end."""
    bot = walk.scene.bot
    await walk.settle()
    for live in bot.tables.in_memory:
        if live.table.reach == "channel" and not live.refused:
            behind = left(live.table, live.seen)
            assert behind is None, f"table {live.table.id} is not shown as it is: {behind}"
    await _by_the_rules(walk)
    for person in walk.people.values():
        person.open_dms()
    for _ in range(LONGEST):
        await walk.wait(FORTNIGHT / 2 - 3600)
        await walk.settle()
        check(walk)
    for person in walk.people.values():
        await _over(walk, person)
    for (table,) in found(walk.scene.database, "SELECT table_id FROM challenges"):
        assert not table or (await bot.tables.look(table)).stage == "lobby", "a challenge stays"


async def _over(walk: Walk, person: Person) -> None:
    for table in await walk.scene.bot.tables.tables_of(person.id):
        timed = table.stage == "playing" and (table.deadline is not None or table.pause)
        if timed and not table.lenient:
            raise AssertionError(f"table {table.id} was left alone and does not end")


async def _by_the_rules(walk: Walk) -> None:
    """Every match, played again by the second engine of its game."""
    number = 0
    while True:
        number += 1
        try:
            table = await walk.scene.bot.tables.look(number)
        except Refused:
            return
        match = table.match
        if match is None or match.options.get("roles", "host") != "host":
            continue  # the oracle of Cop & Rob knows no other
        other = oracle_of(match.game.id).Oracle(match.deal, match.seats, match.options)
        for seat, move in match.log:
            if move in (RESIGN, TIMEOUT, DRAW):
                break
            legal = other.legal(seat)
            assert legal is None or move in legal, f"table {number}: {move} is not legal"
            other.play(seat, move)
        else:
            other.agree(match.state)
